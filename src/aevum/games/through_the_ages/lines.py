"""A position of Through the Ages told in sentences that can be read aloud."""

from collections.abc import Sequence

from aevum.games.through_the_ages.names import card_key, card_text
from aevum.games.through_the_ages.shown import AgesView, Civilization, EventBack, Technology
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import CARDS
from aevum.games.through_the_ages.view import view
from aevum.kernel.message import Argument, Msg, seat_name
from aevum.kernel.state import NOBODY


def lines(g: Ages, seat: int) -> list[Msg]:
    """Tell a position as far as a seat may know it, and what the cards at hand do."""
    shown = view(g, seat)
    first, *others = board(shown)
    return [first, *question(g, seat), *others, *texts(shown)]


def question(g: Ages, seat: int) -> list[Msg]:
    """Tell what the seat is asked, or who decides."""
    if g.asked == NOBODY:
        return []
    if g.asked == seat:
        return [g.stack[-1].prompt(g)]
    return [Msg("line-asked", seat=seat_name(g.asked))]


def board(shown: AgesView) -> list[Msg]:
    """Tell the age, the card row, the own civilization, the events and all players."""
    own = [*civilization(shown, shown["seat"]), *hands(shown)] if shown["seat"] >= 0 else []
    return [age(shown), *row(shown), *own, *events(shown), *players(shown)]


def named(cards: Sequence[str]) -> Argument:
    """Name cards side by side; say so if there are none."""
    return [Msg(card_key(card)) for card in cards] or Msg("ages-none")


# The table


def age(shown: AgesView) -> Msg:
    """Tell the age, the round and what is left of the decks."""
    civil, military = shown["civil_deck"], shown["military_deck"]
    return Msg("ages-age", age=shown["age"], round=shown["round"], civil=civil, military=military)


def row(shown: AgesView) -> list[Msg]:
    """Tell the card row, the cheapest places first."""
    return [
        Msg(
            "ages-place",
            n=place["place"],
            card=Msg(card_key(place["card"])),
            cost=place.get("cost", 0),
        )
        for place in shown["row"]
        if place["card"]
    ]


def events(shown: AgesView) -> list[Msg]:
    """Tell the events that wait and those that have been, and the tactics to copy."""
    told = [Msg("ages-tactics", cards=named(shown["common_tactics"]))]
    for key, deck in (("current", shown["current_events"]), ("future", shown["future_events"])):
        if deck:
            told.append(Msg(f"ages-{key}", n=len(deck), cards=[back(one) for one in deck]))
    if shown["next_event"]:
        told.append(Msg("ages-next-event", card=Msg(card_key(shown["next_event"]))))
    if shown["past_events"]:
        past = shown["past_events"]
        told.append(Msg("ages-past", n=len(past), cards=named(past)))
    return told


def back(event: EventBack) -> Msg:
    """Tell the back of an event: its age, who prepared it, and its name if it is the own one."""
    if event["card"]:
        return Msg("ages-event-own", age=event["age"], card=Msg(card_key(event["card"])))
    if event["by"] < 0:
        return Msg("ages-event-set-up", age=event["age"])
    return Msg("ages-event-by", age=event["age"], seat=seat_name(event["by"]))


# The players


def players(shown: AgesView) -> list[Msg]:
    """Tell how every player stands, the others with their civilization and their open cards."""
    told: list[Msg] = []
    for player in shown["players"]:
        told += standing(player)
        if player["seat"] != shown["seat"]:
            told += civilization(shown, player["seat"])
            told.append(Msg("ages-hand", cards=named(player["hand"])))
    return told


def standing(player: Civilization) -> list[Msg]:
    """Tell the numbers that decide the game, the next production and the actions left."""
    seat = seat_name(player["seat"])
    after = player["next"]
    production = Msg("ages-next", food=after["food"], resources=after["resources"])
    return [
        Msg(
            "ages-player",
            seat=seat,
            culture=player["culture"],
            culture_rating=player["culture_rating"],
            science=player["science"],
            science_rating=player["science_rating"],
            strength=player["strength"],
            food=player["food"],
            resources=player["resources"],
            happiness=player["happiness"],
            discontent=player["discontent"],
            military_cards=player["military_hand_size"],
        ),
        Msg("ages-uprising", seat=seat) if after["is_uprising"] else production,
        Msg(
            "ages-actions",
            civil=player["civil"],
            civils=player["civil_total"],
            military=player["military"],
            militaries=player["military_total"],
        ),
    ]


def civilization(shown: AgesView, seat: int) -> list[Msg]:
    """Tell what a civilization is made of."""
    player = shown["players"][seat]
    technologies = [technology(one) for one in player["technologies"]]
    told = [
        Msg("ages-technologies", cards=technologies, unused=player["unused_workers"]),
        Msg(
            "ages-rule",
            government=Msg(card_key(player["government"])),
            leader=named([player["leader"]] if player["leader"] else []),
            specials=named(player["specials"]),
        ),
        Msg(
            "ages-banks",
            blue=player["blue_bank"],
            yellow=player["yellow_bank"],
            consumption=player["consumption"],
            corruption=player["corruption"],
        ),
    ]
    if player["increase_cost"] >= 0:
        told.append(Msg("ages-next-worker", n=player["increase_cost"]))
    return [*told, *glory(player), *diplomacy(shown, player)]


def technology(one: Technology) -> Msg:
    """Name a technology with its workers and blue tokens."""
    card, workers = Msg(card_key(one["card"])), one["workers"]
    if one["tokens"]:
        return Msg("ages-store", card=card, n=workers, tokens=one["tokens"])
    return Msg("ages-workers", card=card, n=workers)


def glory(player: Civilization) -> list[Msg]:
    """Tell the wonders, finished, ruined and not yet built, and the colonies."""
    told: list[Msg] = []
    whole = [wonder["card"] for wonder in player["wonders"] if not wonder["is_ruined"]]
    ruins = [wonder["card"] for wonder in player["wonders"] if wonder["is_ruined"]]
    if whole:
        told.append(Msg("ages-wonders", cards=named(whole)))
    if ruins:
        told.append(Msg("ages-ruins", cards=named(ruins)))
    if player["wonder"]:
        card, costs = Msg(card_key(player["wonder"])), player["stage_costs"]
        told.append(Msg("ages-building", card=card, n=player["stages"], costs=costs))
    if player["colonies"]:
        told.append(Msg("ages-colonies", cards=named(player["colonies"])))
    return told


def diplomacy(shown: AgesView, player: Civilization) -> list[Msg]:
    """Tell the tactic of a player, and the pacts and wars it is in, whoever began them."""
    seat = player["seat"]
    told: list[Msg] = []
    if player["tactic"]:
        told.append(Msg("ages-tactic", card=Msg(card_key(player["tactic"]))))
    for other in shown["players"]:
        if other["pact"] and seat in (other["seat"], other["pact_partner"]):
            partner = other["pact_partner"] if other["seat"] == seat else other["seat"]
            card = Msg(card_key(other["pact"]))
            told.append(Msg("ages-pact", card=card, other=seat_name(partner)))
    for other in shown["players"]:
        if other["war"] and seat in (other["seat"], other["war_target"]):
            card, rival = Msg(card_key(other["war"])), seat_name(other["war_target"])
            told.append(Msg("ages-war", card=card, seat=seat_name(other["seat"]), other=rival))
    return told


# The own cards


def hands(shown: AgesView) -> list[Msg]:
    """Tell the own cards."""
    player = shown["players"][shown["seat"]]
    return [
        Msg("ages-hand", cards=named(player["hand"])),
        Msg("ages-military", cards=named(player["military_hand"])),
    ]


def texts(shown: AgesView) -> list[Msg]:
    """Tell what the cards do that are in the own hands or can be taken."""
    if shown["seat"] < 0:
        return []
    player = shown["players"][shown["seat"]]
    row = [place["card"] for place in shown["row"] if place["card"]]
    known = dict.fromkeys([*player["hand"], *player["military_hand"], *row])
    return [
        Msg("ages-card", card=Msg(card_key(name)), text=card_text(CARDS.index(name)))
        for name in known
    ]
