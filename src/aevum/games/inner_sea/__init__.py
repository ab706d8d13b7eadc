"""Ancient Civilizations of the Inner Sea (2019), for one to six players."""

from aevum.games.inner_sea.game import InnerSeaGame

GAME = InnerSeaGame()
