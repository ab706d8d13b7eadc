"""The view of Tempus rebuilt from the numbers of a tensor and the printed tables alone."""

from aevum.games.tempus.era_ids import ERAS, FLIGHT
from aevum.games.tempus.ids import ACTIONS, TERRAINS
from aevum.games.tempus.island import WIDTH, Island, is_on_grid
from aevum.games.tempus.names import card_name, cell_name
from aevum.games.tempus.shown import Doing, ShownHex, ShownPlayer, TempusView
from aevum.games.tempus.tables import RECONSTRUCTED, tile_name, tile_terrains
from aevum.games.tempus.view import show_row, show_tile
from tests.learning.reading import Reading

HEX = ("row", "column", "terrain", "coastal", "owner", "tokens", "city")


def cards(reading: Reading, name: str) -> list[str]:
    """List cards by name, each as often as it was counted."""
    (counts,) = reading.rows(name)
    return [card_name(card) for card, count in enumerate(counts) for _ in range(count)]


class Rebuilt:
    """A position as far as a tensor tells it."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.table = reading.row("table")
        self.doing = reading.row("doing")
        self.seat = self.table["seat"] - 1
        self.seats = self.table["seats"]
        self.hexes = {name: [row[0] for row in reading.rows(f"hex_{name}")] for name in HEX}
        land = zip(self.hexes["row"], self.hexes["column"], strict=True)
        self.cells = [row * WIDTH + column for row, column in land if row > 0]

    def absolute(self, seen: int) -> int:
        """Number a seat as the table does; nobody is -1."""
        return (self.seat + seen - 1) % self.seats if seen > 0 else -1

    def hex_name(self, one_more: int) -> str:
        """Name a hex that is told as one more than its number; none has no name."""
        return cell_name(self.cells[one_more - 1]) if one_more > 0 else ""

    def view(self) -> TempusView:
        """Rebuild the whole view."""
        numbers = self.table
        return {
            "game": "tempus",
            "seat": self.seat,
            "seats": self.seats,
            "asked": self.absolute(numbers["asked"]),
            "is_over": numbers["is_over"] == 1,
            "round": numbers["round"],
            "start_seat": self.absolute(numbers["start_seat"]),
            "hexes": [self.hex(place) for place in range(len(self.cells))],
            "tiles": [
                show_tile(tile - 1, row * WIDTH + column, rotation)
                for tile, row, column, rotation in self.tiles()
            ],
            "lakes": self.lakes(),
            "players": [self.player(other) for other in range(self.seats)],
            "pile": numbers["pile"],
            "discard": cards(self.reading, "discard"),
            "doing": self.procedures(),
            "reconstructed": dict(RECONSTRUCTED),
        }

    def tiles(self) -> list[list[int]]:
        """Read the tiles that lie."""
        return self.reading.rows("tiles")[: self.table["tiles"]]

    def lakes(self) -> list[list[str]]:
        """Find the lakes of the finished island by laying it again."""
        island = Island()
        for tile, row, column, rotation in self.tiles():
            island = island.with_tile(tile - 1, row * WIDTH + column, rotation)
        if self.doing["lay_tile"] > 0:
            return []
        island.classify()
        return [[cell_name(island.cells[place]) for place in shore] for shore in island.lakes]

    def hex(self, place: int) -> ShownHex:
        """Rebuild what is shown of a hex."""
        read = {name: numbers[place] for name, numbers in self.hexes.items()}
        return {
            "name": cell_name(self.cells[place]),
            "terrain": TERRAINS[read["terrain"]],
            "coastal": read["coastal"] == 1,
            "on_grid": is_on_grid(self.cells[place]),
            "owner": self.absolute(read["owner"]),
            "tokens": read["tokens"],
            "city": read["city"],
        }

    def player(self, other: int) -> ShownPlayer:
        """Rebuild what is shown of a board."""
        row = self.reading.row("players", (other - self.seat) % self.seats)
        shown: ShownPlayer = {
            "seat": other,
            "era": ERAS[row["era"]],
            "action_tokens": row["action_tokens"],
            "supply": row["supply"],
            "city_supply": [row["city_2"], row["city_3"], row["city_4"]],
            "hand_size": row["hand_size"],
            "controlled": row["hexes"],
            "cities": row["cities"],
            "points": row["points"],
        }
        if row["era"] < FLIGHT:
            shown["row"] = show_row(row["era"])
        if other == self.seat:
            shown["hand"] = cards(self.reading, "hand")
        return shown

    def procedures(self) -> list[Doing]:
        """Rebuild the unfinished procedures, the outermost first."""
        now, found = self.doing, list[Doing]()
        if now["lay_tile"] > 0:
            found.append(self.laying())
        if now["settling"] > 0:
            places = [now[f"settle_{n}"] for n in (1, 2, 3) if now[f"settle_{n}"] > 0]
            found.append({"kind": "settle", "hexes": [self.hex_name(place) for place in places]})
        if now["turn_seat"] > 0:
            action = ACTIONS[now["turn_action"] - 1] if now["turn_action"] > 0 else ""
            seat = self.absolute(now["turn_seat"])
            found.append({"kind": "turn", "seat": seat, "action": action})
        if now["move"] > 0:
            start = self.hex_name(now["move_start"])
            found.append({"kind": "move", "start": start, "left": now["move_left"]})
        if now["target"] > 0:
            found.append(self.fight())
        if now["progress_at"] > 0:
            points = self.reading.column("players", "card_points")
            own = [points[(other - self.seat) % self.seats] for other in range(self.seats)]
            aside = cards(self.reading, "own_cards_aside")
            found.append({"kind": "progress", "card_points": own, "aside": aside})
        return found

    def laying(self) -> Doing:
        """Rebuild the tile that is about to be laid."""
        tile, row, column = (self.doing[name] - 1 for name in ("lay_tile", "lay_row", "lay_column"))
        return {
            "kind": "lay-tile",
            "tile": tile_name(tile),
            "terrains": [TERRAINS[terrain] for terrain in tile_terrains(tile)],
            "centre": cell_name(row * WIDTH + column) if row >= 0 else "",
            "laid": self.doing["laid"],
        }

    def fight(self) -> Doing:
        """Rebuild a fight."""
        now = self.doing
        shown: Doing = {
            "kind": "fight",
            "attacker": self.absolute(now["attacker"]),
            "defender": self.absolute(now["defender"]),
            "source": self.hex_name(now["source"]),
            "target": self.hex_name(now["target"]),
            "terrain": TERRAINS[now["terrain"] - 1] if now["terrain"] > 0 else "",
            "attack_cards": now["attack_cards"],
            "defence_cards": cards(self.reading, "defence_cards"),
        }
        if now["attacker"] == 1:
            shown["own_attack_cards"] = cards(self.reading, "own_attack_cards")
        return shown
