"""Lessons: every guided first game can be played as it was recorded, and left at any moment."""

from importlib.resources import files
from pathlib import Path

import pytest

import aevum
from aevum.kernel.errors import BadRecord, BadTable
from aevum.kernel.message import Msg
from aevum.kernel.state import State
from aevum.record import Record
from aevum.server.lesson import LEARNER, Lesson, lesson_of, numbers_on
from aevum.server.messages.tables import Remark
from aevum.text import Words, languages
from tests.server.kit import Guest, Message, Served

GAMES = aevum.game_names()
FEWEST, MOST = 15, 25
"""So many remarks fill about five minutes."""
FEWEST_LATER = 10
"""A later chapter may be shorter."""

AGES = "through_the_ages"

LATER = 9
"""After so many actions of the lesson of Tempus its person is asked."""


def lesson(game: str) -> Lesson:
    """Find the lesson of a game."""
    found = lesson_of(game)
    assert isinstance(found, Lesson), f"{game} has no lesson: {found}"
    return found


def remarks_by_chapter(given: Lesson) -> list[list[Remark]]:
    """Sort the remarks of a lesson into its chapters."""
    ends = [*[chapter.at for chapter in given.chapters[1:]], len(given.record.moves) + 1]
    return [
        [remark for remark in given.remarks if chapter.at <= remark.at < end]
        for chapter, end in zip(given.chapters, ends, strict=True)
    ]


def open_lesson(served: Served, game: str, chapter: int = 1) -> Message:
    """Open a table for a chapter of a lesson."""
    answer = served.http.post(f"/api/lessons/{game}/{chapter}")
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    return opened


def answer(guest: Guest, text: str) -> None:
    """Give an answer and wait until the person is asked again."""
    texts = [one["text"] for one in guest.now["position"]["choices"]]
    played = guest.play(texts.index(text))
    assert played["type"] == "done", played
    guest.until_revision(played["rev"])
    guest.until_asked(LEARNER)


def other_answer(guest: Guest, expected: str) -> str:
    """Find an answer that is not the one the lesson expects."""
    options = guest.now["position"]["choices"]
    return next(str(one["text"]) for one in options if one["text"] != expected)


# The records


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_lesson_can_be_played_again(game: str) -> None:
    record = lesson(game).record

    state = record.replay(verify=True)

    assert not state.is_over
    assert state.asked == LEARNER, "the person goes on where the lesson ends"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_about_five_minutes_and_so_does_each_further_chapter(game: str) -> None:
    first, *later = remarks_by_chapter(lesson(game))

    assert FEWEST <= len(first) <= MOST
    assert all(FEWEST_LATER <= len(remarks) <= MOST for remarks in later)


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_begins_with_a_remark_and_after_the_end_of_the_one_before(game: str) -> None:
    given = lesson(game)
    chapters = remarks_by_chapter(given)

    assert [remarks[0].at for remarks in chapters] == [chapter.at for chapter in given.chapters]
    assert given.chapters[0].at == 0
    assert sum(len(remarks) for remarks in chapters) == len(given.remarks)


def test_the_lesson_of_through_the_ages_goes_on_to_governments_colonies_and_war() -> None:
    given = lesson(AGES)
    answers = [
        {text.partition(" ")[0] for text in given.course().answers[remarks[0].at : remarks[-1].at]}
        for remarks in remarks_by_chapter(given)
    ]

    assert {"take", "increase", "build", "attack", "prepare", "play"} <= answers[0]
    assert {"stage", "revolution"} <= answers[1]
    assert {"bid", "send", "develop", "upgrade", "play"} <= answers[2]
    assert {"attack", "copy", "pick"} <= answers[3]
    assert "attack war_over_technology 2" in given.course().answers


@pytest.mark.parametrize("game", GAMES)
def test_every_remark_is_made_when_the_person_is_asked(game: str) -> None:
    given = lesson(game)
    moments = [remark.at for remark in given.remarks]

    asked = [given.record.replay(at).asked for at in sorted(set(moments))]

    assert moments == sorted(moments)
    assert moments[0] == 0
    assert moments[-1] == len(given.record.moves)
    assert set(asked) == {LEARNER}


@pytest.mark.parametrize("game", GAMES)
def test_no_remark_is_made_where_there_is_but_one_answer(game: str) -> None:
    given = lesson(game)

    for at in {remark.at for remark in given.remarks}:
        assert len(given.record.replay(at).legal()) > 1


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_remark_can_be_said(game: str, lang: str) -> None:
    said = (files(f"aevum.games.{game}") / "text" / f"{lang}.ftl").read_text("utf-8")
    keys = [remark.key for remark in lesson(game).remarks]
    words = Words(lang, game)

    written = [line.split(" = ")[0] for line in said.splitlines() if line.startswith("lesson-")]

    assert sorted(keys) == sorted(written), "each once, and none without a moment"
    for remark in lesson(game).remarks:
        assert "{" not in words.say(Msg(remark.key, **remark.args))
    assert all(words.say(Msg(chapter.key)) for chapter in lesson(game).chapters)


def test_a_remark_tells_the_numbers_of_the_tables_that_are_loaded() -> None:
    ages = aevum.game(AGES)

    assert numbers_on("iron", ages)["science_cost"] == 5
    assert numbers_on("", ages) == {}
    with pytest.raises(BadTable, match="no table has the card plastic"):
        numbers_on("plastic", ages)


@pytest.mark.parametrize("game", GAMES)
def test_the_person_has_the_first_seat_and_guides_have_the_others(game: str) -> None:
    chairs = lesson(game).chairs()

    assert [chair.kind for chair in chairs] == ["here"] + ["bot"] * (len(chairs) - 1)
    assert {chair.bot for chair in chairs[1:]} == {"guide"}


# At the table


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_lesson_comes_to_its_end(served: Served, game: str) -> None:
    opened = open_lesson(served, game)
    answers = served.http.get(f"/api/lessons/{game}").json()["answers"]

    with served.guest(opened["table"], opened["key"]) as guest:
        guest.until_asked(LEARNER)
        while (at := guest.now["position"]["at"]) < len(answers):
            assert guest.now["lesson"] == at
            answer(guest, answers[at])

        assert guest.now["position"]["at"] == guest.now["lesson"] == len(answers)
        assert guest.now["position"]["asked"] == LEARNER


@pytest.mark.parametrize("chapter", [2, 3, 4])
def test_a_person_can_begin_with_any_chapter(served: Served, chapter: int) -> None:
    opened = open_lesson(served, AGES, chapter)
    given = lesson(AGES)
    at = given.chapters[chapter - 1].at

    with served.guest(opened["table"], opened["key"]) as guest:
        guest.until_asked(LEARNER)

        assert guest.now["position"]["at"] == guest.now["lesson"] == at
        assert guest.now["undo_steps"] == 0, "what the record has played is not taken back"
        answer(guest, given.record.moves[at].text)
        assert guest.now["lesson"] == guest.now["position"]["at"] > at


def test_a_person_comes_back_to_where_the_lesson_was_left(served: Served) -> None:
    given = lesson("tempus")
    opened = served.http.post(f"/api/lessons/tempus/1/{LATER}").json()

    with served.guest(opened["table"], opened["key"]) as guest:
        guest.until_asked(LEARNER)

        assert guest.now["position"]["at"] == guest.now["lesson"] == LATER
        answer(guest, given.record.moves[LATER].text)
        assert guest.now["lesson"] > LATER
    beyond = served.http.post(f"/api/lessons/tempus/1/{len(given.record.moves) + 1}")
    assert beyond.status_code == 404


def test_there_is_no_chapter_after_the_last(served: Served) -> None:
    for game, chapter in (("tempus", 2), (AGES, 5), (AGES, 0)):
        refused = served.http.post(f"/api/lessons/{game}/{chapter}")

        assert (refused.status_code, refused.json()["reason"]["key"]) == (
            404,
            "web-refused-chapter",
        )


def test_who_follows_the_lesson_may_confirm_a_whole_set(served: Served) -> None:
    opened = open_lesson(served, "inner_sea")
    answers = lesson("inner_sea").course().answers
    disks = [text for text in answers[:8] if text.startswith("deploy")]

    with served.guest(opened["table"], opened["key"]) as guest:
        guest.until_asked(LEARNER)
        while (at := guest.now["position"]["at"]) < answers.index(disks[0]):
            answer(guest, answers[at])
        now = {"rev": guest.now["rev"], "seat": LEARNER}
        members = guest.now["position"]["asked_set"]["start"]["members"]
        by_text = {member["text"]: member["action"] for member in members}
        done = guest.ask("confirm", chosen=[by_text[text] for text in disks], **now)
        guest.until_revision(done["rev"])

        assert len(disks) == 5
        assert guest.now["lesson"] == guest.now["position"]["at"] >= at + len(disks)


@pytest.mark.parametrize("game", GAMES)
def test_who_departs_from_the_lesson_is_told_and_can_play_on(served: Served, game: str) -> None:
    opened = open_lesson(served, game)
    answers = served.http.get(f"/api/lessons/{game}").json()["answers"]

    with served.guest(opened["table"], opened["key"]) as guest:
        guest.until_asked(LEARNER)
        answer(guest, other_answer(guest, answers[0]))
        assert guest.now["lesson"] == 0
        for _ in range(12):
            answer(guest, guest.now["position"]["choices"][0]["text"])

        assert guest.now["lesson"] == 0
        assert guest.now["position"]["at"] > 12


def test_who_takes_the_departure_back_follows_the_lesson_again(served: Served) -> None:
    opened = open_lesson(served, "tempus")
    first = lesson("tempus").record.moves[0].text

    with served.guest(opened["table"], opened["key"]) as guest:
        guest.until_asked(LEARNER)
        answer(guest, first)
        answer(guest, other_answer(guest, "from i6"))
        departed = guest.now["lesson"]
        undone = guest.ask("undo", rev=guest.now["rev"], seat=LEARNER, to="step")
        guest.until_revision(undone["rev"])

        assert departed == 1
        assert guest.now["lesson"] == guest.now["position"]["at"] == 1


def test_an_ordinary_table_is_no_lesson(served: Served) -> None:
    record = lesson("tempus").record
    greedy = {"kind": "bot", "bot": "greedy"}
    table, key = served.open(
        {"kind": "here"}, greedy, greedy, seed=record.seed, options=record.options
    )

    with served.guest(table, key) as guest:
        guest.until_asked(LEARNER)

        assert guest.now["lesson"] == -1


def test_a_guide_sits_at_no_other_table(served: Served) -> None:
    guide = {"kind": "bot", "bot": "guide"}
    record = lesson("tempus").record
    table, key = served.open(
        {"kind": "here"}, guide, guide, seed=record.seed, options=record.options
    )

    with served.guest(table, key) as guest:
        welcome = guest.until("welcome")
        guest.until_asked(LEARNER)

        assert [chair["bot"] for chair in welcome["chairs"]] == ["", "greedy", "greedy"]
        assert guest.now["lesson"] == -1


def test_after_the_lesson_the_guides_play_on(served: Served) -> None:
    opened = open_lesson(served, "tempus")
    record = lesson("tempus").record

    with served.guest(opened["table"], opened["key"]) as guest:
        guest.until_asked(LEARNER)
        while (at := guest.now["position"]["at"]) < len(record.moves):
            answer(guest, record.moves[at].text)
        later: set[int] = set()
        while not later > {LEARNER}:
            answer(guest, guest.now["position"]["choices"][-1]["text"])
            later = {entry["seat"] for entry in guest.log if entry["at"] > len(record.moves)}

        assert guest.now["lesson"] == len(record.moves)


# Over HTTP


def test_the_start_page_learns_which_games_have_a_lesson(served: Served) -> None:
    cards = served.http.get("/api/games").json()

    assert {card["name"]: card["no_lesson"] for card in cards} == dict.fromkeys(GAMES, None)


def test_the_start_page_learns_the_chapters_of_a_lesson(served: Served) -> None:
    cards = served.http.get("/api/games").json()

    for card in cards:
        titles = [chapter.key for chapter in lesson(card["name"]).chapters]
        assert card["chapters"] == titles


def test_the_guide_is_no_bot_to_choose(served: Served) -> None:
    cards = served.http.get("/api/games").json()

    assert all("guide" not in card["bots"] for card in cards)


def test_there_is_no_lesson_of_a_game_that_there_is_not(served: Served) -> None:
    for ask in (served.http.get, served.http.post):
        refused = ask("/api/lessons/chess")

        assert refused.status_code == 400
        assert refused.json()["reason"]["key"] == "web-refused-game"


def test_a_lesson_stays_with_other_tables_as_long_as_it_replays(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = lesson("tempus").record.game
    lesson_of.cache_clear()
    monkeypatch.setattr(type(game), "tables_hash", lambda _game: "corrected")

    found = served.http.get("/api/lessons/tempus")

    monkeypatch.undo()
    lesson_of.cache_clear()
    assert found.status_code == 200


def departs(_record: Record, *, verify: bool) -> State:
    """Replay nothing, as with tables that lead elsewhere."""
    assert verify
    raise BadRecord("line 9: action 1, 'take 3', is not legal here")


def is_missing(_game: str) -> Lesson:
    """Read nothing, as from a folder that is not whole."""
    raise FileNotFoundError("remarks.csv")


@pytest.mark.parametrize(
    "fault",
    [
        ("aevum.server.lesson.Record.replay", departs, "web-refused-lesson-departs"),
        ("aevum.server.lesson.read_lesson", is_missing, "web-refused-lesson-unreadable"),
    ],
)
def test_a_lesson_that_cannot_be_given_says_why_and_is_noted(
    served: Served,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: tuple[str, object, str],
) -> None:
    broken, put, reason = fault
    lesson_of.cache_clear()
    monkeypatch.setattr(broken, put)

    cards = served.http.get("/api/games").json()
    refused = served.http.post("/api/lessons/tempus")

    monkeypatch.undo()
    lesson_of.cache_clear()
    assert {card["no_lesson"]["key"] for card in cards} == {reason}
    assert (refused.status_code, refused.json()["reason"]["key"]) == (404, reason)
    assert "the lesson of tempus" in caplog.text


def test_a_game_that_never_had_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.server.lesson.files", lambda _package: Path("nowhere"))
    lesson_of.cache_clear()

    found = lesson_of("tempus")

    lesson_of.cache_clear()
    assert found == Msg("web-refused-no-lesson")
