"""Games that are over: who won, how well people play, and what everybody may read."""
