"""What so many players a day mean: assumptions with their reasons, and what follows from them."""

from typing import Final, NamedTuple

HOURS: Final = (
    *(0.012, 0.008, 0.005, 0.004, 0.004, 0.006, 0.012, 0.020, 0.027, 0.032, 0.036, 0.040),
    *(0.044, 0.044, 0.042, 0.044, 0.048, 0.056, 0.072, 0.096, 0.118, 0.104, 0.076, 0.050),
)
"""The share of a day's moves in each hour: people of one continent play after work."""

DAY: Final = 86_400
HOUR: Final = 3600


class Habits(NamedTuple):
    """What people do; everything else follows."""

    players: float = 100_000
    live: float = 0.3
    """So many sit down for an hour; the others play by days, as people far apart do."""
    live_minutes: float = 60
    live_pause: float = 20
    """So many seconds pass between two decisions of a person who sits at a live table of three:
    a decision is one click, and a turn is five to ten of them in a few seconds."""
    tables_by_days: float = 3
    turns_by_days: float = 1.5
    """So many turns a day are played at each of them."""
    decisions_a_turn: float = 7
    """The mean of the kept games, sets and picks counted one by one."""
    seats: float = 3
    bots: float = 0.5
    """So many answers of bots come to one of a person: half of the live tables have one or two."""
    strong: float = 0.2
    """So many of them are asked of the strongest level, the others of `medium`."""
    reviews: float = 0.05
    """So many games are looked at with the coach afterwards."""
    told: float = 0.5
    """So many of the turns by days are told to somebody who is away and wants to know."""
    burst: float = 1.5
    """Within the busiest hour the busiest minute has so much more than the others."""


class Costs(NamedTuple):
    """What was measured, on one core of the machine of `docs/performance.md`."""

    move_ms: float = 0.75
    """Processor time of a server for one move, at the pace of people."""
    line_kb: float = 300
    """Memory of a table that is set up, with the browsers at it."""
    moves_a_process: float = 1000
    """So many moves a second one process answers before people feel it."""
    event_bytes: float = 350
    """A decision in PostgreSQL, with its index and its part of the snapshots (`sizes`)."""
    sqlite_bytes: float = 245
    """The same in SQLite."""
    medium_ms: float = 5
    strong_ms: float = 20
    review_seconds: float = 3
    decisions_a_game: float = 700
    sent_kb: float = 4


class Day(NamedTuple):
    """What follows for a day."""

    moves: float
    """Of people."""
    bots: float
    busiest: float
    """Moves a second in the busiest minute, those of bots too."""
    mean: float
    games: float
    tables_live: float
    """At which people sit in the busiest hour."""
    tables_by_days: float
    notices: float
    rows: float
    gigabytes: float
    bot_cores: float
    """In the busiest minute."""
    coach_cores: float
    """In the busiest hour."""
    move_cores: float
    processes: float
    memory: float
    """Gigabytes for tables that are set up in the busiest hour."""
    megabits: float


def reckon(habits: Habits, costs: Costs) -> Day:
    """Reckon a day."""
    sat = habits.players * habits.live
    away = habits.players - sat
    by_days = away * habits.tables_by_days
    turns = by_days * habits.turns_by_days
    live_moves = sat * habits.live_minutes * 60 / habits.live_pause
    moves = live_moves + turns * habits.decisions_a_turn
    bots = moves * habits.bots
    everything = moves + bots
    busiest = everything * max(HOURS) / HOUR * habits.burst
    games = everything / costs.decisions_a_game
    live_now = sat * max(HOURS) * habits.live_minutes / 60 / habits.seats
    bot_ms = habits.strong * costs.strong_ms + (1 - habits.strong) * costs.medium_ms
    own_bots = bots * max(HOURS) / HOUR * habits.burst
    reviews = games * habits.reviews * max(HOURS) / HOUR
    return Day(
        moves=moves,
        bots=bots,
        busiest=busiest,
        mean=everything / DAY,
        games=games,
        tables_live=live_now,
        tables_by_days=by_days / habits.seats,
        notices=turns * habits.told,
        rows=everything,
        gigabytes=everything * costs.event_bytes / 1e9,
        bot_cores=own_bots * bot_ms / 1000,
        coach_cores=reviews * costs.review_seconds,
        move_cores=busiest * costs.move_ms / 1000,
        processes=busiest / costs.moves_a_process,
        memory=(live_now + turns / habits.seats * max(HOURS)) * costs.line_kb / 1e6,
        megabits=busiest * costs.sent_kb * 8 / 1000,
    )
