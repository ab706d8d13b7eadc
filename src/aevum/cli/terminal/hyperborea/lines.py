"""Hyperborea in sentences that can be read aloud."""

from collections.abc import Sequence

from aevum.games.hyperborea.ids import COLOUR_LETTERS, COLOURS
from aevum.games.hyperborea.land import CITY_NAMES, RUIN_NAMES, RUIN_PROGRAM, SITE_PROGRAM
from aevum.games.hyperborea.names import program_word, set_word
from aevum.games.hyperborea.sets import SET_NAMES, SET_PROGRAM
from aevum.kernel.game import View
from aevum.kernel.message import Msg, seat_name
from aevum.text import Words


class HyperboreaLines:
    """One view of the game, told in one language."""

    def __init__(self, words: Words, names: Sequence[str], view: View) -> None:
        self.words = words
        self.names = names
        self.view = view

    def say(self, msg: Msg) -> str:
        """Put a message into words."""
        return self.words.say(msg, self.names)

    def name(self, seat: int) -> str:
        """Name a seat, and say if it is the own one."""
        name = self.say(seat_name(seat))
        return self.say(Msg("hyperborea-you", name=name)) if seat == self.view["seat"] else name

    def colour(self, colour: str) -> str:
        """Name a colour."""
        return self.say(Msg(f"colour-{colour}"))

    def cube_letter(self, colour: str) -> str:
        """Give the letter of a colour in this language."""
        return self.say(Msg("hyperborea-colour-letters"))[COLOURS.index(colour)]

    def space_letter(self, letter: str) -> str:
        """Give the letter of a space in this language; a star takes any colour but grey."""
        return (self.say(Msg("hyperborea-colour-letters")) + "*")[COLOUR_LETTERS.index(letter)]

    def cubes(self, counts: dict[str, int]) -> str:
        """Write the cubes of an area as letters."""
        return "".join(self.cube_letter(colour) * n for colour, n in counts.items()) or "-"

    def cubes_told(self, counts: dict[str, int]) -> str:
        """Tell the cubes of an area."""
        told = [f"{n} {self.colour(colour)}" for colour, n in counts.items() if n]
        return ", ".join(told) or self.say(Msg("hyperborea-none"))

    def set_name(self, name: str) -> str:
        """Name a set of spaces."""
        return self.say(set_word(SET_NAMES.index(name)))

    def effect(self, name: str) -> str:
        """Tell what a set does."""
        return self.say(program_word(SET_PROGRAM[SET_NAMES.index(name)]))

    # The realm

    def board(self) -> list[str]:
        """Tell the round, the own hexes, those of the others, and what else lies face up."""
        own = self.view["seat"]
        lines = [self.round()]
        seats = [own] if own >= 0 else []
        seats += [seat for seat in range(self.view["seats"]) if seat != own]
        for seat in seats:
            held = [place for place in self.view["hexes"] if self.stands(seat, place)]
            if held:
                hexes = "; ".join(map(self.place, held))
                lines.append(self.say(Msg("hyperborea-held", seat=seat_name(seat), hexes=hexes)))
        lines += self.others()
        return lines + self.own() if own >= 0 else lines

    def round(self) -> str:
        """Tell the round, and whether the end is near."""
        ending = self.view["ending"] >= 0
        key = "hyperborea-last-round" if ending else "hyperborea-round"
        return self.say(Msg(key, n=self.view["round"], needed=self.view["conditions"]))

    def stands(self, seat: int, place: View) -> bool:
        """Say whether a seat has anything on a place."""
        if not place["face_up"]:
            return False
        inside = any(site["occupant"] == seat for site in place["sites"])
        return bool(place["figures"][seat] or place["fortresses"][seat] or inside)

    def others(self) -> list[str]:
        """Tell the hexes on which no player stands, and how many lie face down."""
        lines: list[str] = []
        free = [
            place
            for place in self.view["hexes"]
            if place["face_up"]
            and not any(self.stands(seat, place) for seat in range(self.view["seats"]))
        ]
        if free:
            hexes = "; ".join(map(self.place, free))
            lines.append(self.say(Msg("hyperborea-free", hexes=hexes)))
        hidden = [place["name"] for place in self.view["hexes"] if not place["face_up"]]
        if hidden:
            lines.append(self.say(Msg("hyperborea-fog", hexes=" ".join(hidden))))
        return lines

    def place(self, place: View) -> str:
        """Tell one hex: terrain, points, who stands there, and its cities and ruins."""
        parts = [
            self.say(
                Msg(
                    "hyperborea-hex",
                    hex=place["name"],
                    terrain=Msg(f"terrain-{place['terrain']}"),
                    n=place["points"],
                )
            )
        ]
        for seat in range(self.view["seats"]):
            figures, forts = place["figures"][seat], place["fortresses"][seat]
            who = seat_name(seat)
            if figures:
                parts.append(self.say(Msg("hyperborea-figures", seat=who, n=figures)))
            if forts:
                parts.append(self.say(Msg("hyperborea-fortresses", seat=who, n=forts)))
        parts += [self.site(place["name"], site) for site in place["sites"]]
        return ", ".join(parts)

    def site(self, name: str, site: View) -> str:
        """Tell one city or ruin and who stands in it."""
        where = f"{name} {site['number']}"
        if site["occupant"] == "ghost":
            who = Msg("hyperborea-ghost")
        elif site["occupant"] >= 0:
            who = seat_name(site["occupant"])
        else:
            who = Msg("hyperborea-nobody")
        if site["kind"] == "city":
            effect = program_word(SITE_PROGRAM[CITY_NAMES.index(site["city"])])
            city = Msg(f"city-{site['city']}")
            return self.say(Msg("hyperborea-city", site=where, city=city, effect=effect, who=who))
        back = Msg(f"back-{site['back']}")
        return self.say(Msg("hyperborea-ruin", site=where, back=back, n=site["tiles"], who=who))

    # The players

    def players(self) -> list[str]:
        """Tell how every player stands."""
        return [self.standing(player) for player in self.view["players"]]

    def standing(self, player: View) -> str:
        """Tell the numbers that decide the game."""
        return self.say(
            Msg(
                "hyperborea-player",
                seat=seat_name(player["seat"]),
                points=player["points"],
                gems=player["gems"],
                technologies=player["technologies"],
                figures=player["supply"],
                ghosts=player["ghosts"],
                graves=sum(player["graves"]),
                controlled=player["controlled"],
                cubes=self.cubes_told(player["available"]),
            )
        )

    def own(self) -> list[str]:
        """Tell the own cubes, levels, objectives and tiles."""
        player = self.view["players"][self.view["seat"]]
        lines = [
            self.say(
                Msg(
                    "hyperborea-cubes",
                    available=self.cubes_told(player["available"]),
                    unused=self.cubes_told(player["unused"]),
                    bag=self.cubes_told(player["bag"]),
                )
            ),
            self.say(
                Msg(
                    "hyperborea-levels",
                    levels=", ".join(
                        f"{self.colour(colour)} {level}"
                        for colour, level in player["levels"].items()
                    ),
                )
            ),
        ]
        if player["objectives"]:
            goals = ", ".join(self.say(Msg(f"objective-{goal}")) for goal in player["objectives"])
            lines.append(self.say(Msg("hyperborea-objectives", objectives=goals)))
        if player["tile"]:
            lines.append(self.say(Msg(f"faction-{player['tile']['name']}-text")))
        if "kept_tile" in player:
            lines.append(self.kept(player["kept_tile"]["name"]))
        return lines

    def kept(self, name: str) -> str:
        """Tell the ruin tile that was kept."""
        effect = program_word(RUIN_PROGRAM[RUIN_NAMES.index(name)])
        return self.say(Msg("hyperborea-kept", tile=Msg(f"ruin-{name}"), effect=effect))

    def sets(self, seat: int) -> list[str]:
        """Tell the sets of a seat: spaces, cubes and effect."""
        return [
            self.say(
                Msg(
                    "hyperborea-set",
                    set=set_word(SET_NAMES.index(shown["set"])),
                    spaces=" ".join(map(self.space_letter, shown["spaces"])),
                    cubes=", ".join(self.colour(cube) for cube in shown["cubes"] if cube)
                    or self.say(Msg("hyperborea-none")),
                    effect=self.effect(shown["set"]),
                )
            )
            for shown in self.view["players"][seat]["sets"]
        ]

    def market(self) -> list[str]:
        """Tell the technologies on offer and what they do."""
        return [
            self.say(
                Msg(
                    "hyperborea-offer",
                    technology=Msg(f"technology-{card['technology']}"),
                    points=card["points"],
                    effect=self.effect(card["technology"]),
                )
            )
            for deck in self.view["decks"]
            for card in deck["cards"]
        ]
