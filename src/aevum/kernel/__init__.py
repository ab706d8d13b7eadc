"""The small engine under every game: chance, actions, frames, state. It knows no game noun."""
