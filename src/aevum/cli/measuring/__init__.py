"""How fast the games are, and how fast other engines are beside them."""
