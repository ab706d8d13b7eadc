"""Through the Ages: A New Story of Civilization (2015), for two to four players."""

from aevum.games.through_the_ages.game import ThroughTheAges

GAME = ThroughTheAges()
