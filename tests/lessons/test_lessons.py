"""Every lesson, played at a table in this process: each step as it is shown, told in every language."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest

from landsraad import View
from landsraad.lessons import LESSONS, PLACE_KINDS, Lesson, Step
from landsraad.table import learning, play, showing, teaching
from landsraad.table.deeds import Learn
from landsraad.table.learning import open_lesson
from landsraad.table.loading import load_table
from landsraad.table.refusals import Refused
from landsraad.table.table import Table
from landsraad.table.tables import Tables
from landsraad.text import LANGUAGES
from landsraad.text.messages import PARTS, messages
from landsraad.text.said import Said, tell
from tests.table.memory import Here, Json, MemoryStorage

WORDS = (*PARTS, "lessons")
ALL = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


class Pupil:
    """Somebody who takes a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._storage = MemoryStorage()
        self._tables = Tables(self._storage, Here())

    async def begin(self) -> None:
        """Sit down."""
        table = await open_lesson(self.lesson.id, "", "me", self._storage, Here())
        await self.come_back(table.id)

    async def come_back(self, id: str) -> None:
        """The table is loaded anew, and the others play until the lesson has something to say."""
        table = await load_table(id, self._storage, Here())
        assert table is not None
        table.options = replace(table.options, bot_pause=0)
        self.table: Table = table
        await self.wait()

    async def wait(self) -> None:
        """Let the others play."""
        from landsraad.table.going_on import go_on

        go_on(self.table)
        if self.table.bots is not None:
            await self.table.bots

    @property
    def shown(self) -> Json | None:
        """What the lesson shows."""
        data: Json = showing.game(self.table, self.lesson.seat).data
        found: Json | None = data["lesson"]
        return found

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[teaching.step_of(self.table, self.lesson)]

    @property
    def view(self) -> View:
        """What the learner sees."""
        return View(self.table.playing().game, self.lesson.seat)

    async def go_on(self, leave: bool = False) -> None:
        """Next, or Skip."""
        assert self.shown is not None
        await learning.go_on(self.table, self.lesson.seat, Learn(self.shown["step"], leave))
        await self.wait()

    async def act(self, *actions: str) -> None:
        """Play."""
        await play.act(self.table, self.lesson.seat, self.table.playing().n, list(actions))
        await self.wait()


def taught(test: Callable[[Pupil], Coroutine[Any, Any, None]], lesson: Lesson) -> None:
    """Run a test with a pupil who has sat down."""

    async def run() -> None:
        pupil = Pupil(lesson)
        await pupil.begin()
        await test(pupil)

    asyncio.run(run())


# --- What is said -----------------------------------------------------------------------------------------------------


@ALL
def test_every_step_can_be_played_and_says_what_is_so(lesson: Lesson) -> None:
    async def test(pupil: Pupil) -> None:
        for number, step in enumerate(lesson.steps):
            shown = pupil.shown
            assert shown is not None
            assert (shown["step"], shown["steps"], shown["moves"]) == (number, len(lesson.steps), list(step.moves))
            assert shown["said"] is not None, f"{step.id} is never due"
            check_words(pupil)
            check_places(pupil)
            if step.moves:
                await pupil.act(*step.moves)
            else:
                await pupil.go_on()
            await pupil.come_back(pupil.table.id)
        assert pupil.shown is None
        assert pupil.table.phase == ("over" if lesson.id == "winning" else "playing")

    taught(test, lesson)


def check_words(pupil: Pupil) -> None:
    """In every language the numbers of the sentence are values of the view, and all of it is there."""
    values = pupil.step.values(pupil.view)
    said = Said(f"lesson-{pupil.lesson.id}-{pupil.step.id}", **values)
    numbers = {str(value) for value in values.values() if isinstance(value, int)}
    for language in LANGUAGES:
        text = tell(messages(language, WORDS), said, lambda seat: f"Seat {seat}")
        assert set(re.findall(r"\d+", text)) <= numbers, text
        assert len(text) < 330, f"{language}: too long for a bubble: {text}"


def check_places(pupil: Pupil) -> None:
    """What the step looks at lies on the table, as the learner sees it."""
    g = pupil.view.state
    mine = g.players[pupil.lesson.seat]
    there = {
        "space": {space.id for space in g.rules.spaces},
        "post": {post.id for post in g.rules.posts},
        "faction": set(g.rules.factions),
        "hand": {g.rules.cards[card].id for card in mine.hand},
        "seat": {str(seat) for seat in range(len(g.players))},
        "market": {""} | {g.rules.cards[card].id for card in g.row},
        "research": {place.id for place in g.rules.research},
        "tleilaxu_row": {""} | {g.rules.cards[card].id for card in g.tleilaxu_row},
    }
    for place in pupil.step.look:
        kind, _, id = place.partition("/")
        assert kind in PLACE_KINDS
        assert id in there.get(kind, {""}), place


def test_a_card_that_was_played_is_not_looked_for_in_the_hand() -> None:
    """Not even where the hand holds another copy of it."""

    async def test(pupil: Pupil) -> None:
        while pupil.step.id != "deploy":
            await pupil.go_on()
        card, space = pupil.step.look
        assert looked_at(pupil) == [card, space]
        await pupil.act(*pupil.step.moves[:2])
        assert looked_at(pupil) == [space]

    taught(test, LESSONS["winning"])


def looked_at(pupil: Pupil) -> list[str]:
    assert pupil.shown is not None
    return [f"{place['kind']}/{place['id']}" for place in pupil.shown["look"]]


@ALL
def test_no_number_stands_in_the_words(lesson: Lesson) -> None:
    """Whatever number is told is a value."""
    for language in LANGUAGES:
        told = messages(language, WORDS)
        ids = {f"lesson-{lesson.id}", f"lesson-{lesson.id}.about"}
        ids |= {f"lesson-{lesson.id}-{step.id}" for step in lesson.steps}
        assert {id for id in told.ids if re.match(rf"lesson-{lesson.id}\b(?!_)", id)} == ids


# --- What is done otherwise -------------------------------------------------------------------------------------------


@ALL
def test_all_else_is_kindly_refused(lesson: Lesson) -> None:
    async def test(pupil: Pupil) -> None:
        refused = 0
        while pupil.shown is not None:
            legal = pupil.table.playing().game.legal_actions()
            for action in legal if pupil.step.moves else ():
                if not pupil.step.takes(action) or (action == pupil.step.moves[-1] and pupil.step.owes(legal)):
                    with pytest.raises(Refused) as error:
                        await pupil.act(action)
                    assert error.value.code == "lesson"
                    refused += 1
            await pupil.go_on()
        assert refused > 0

    taught(test, lesson)


@ALL
def test_whatever_is_let_through_the_lesson_goes_on(lesson: Lesson) -> None:
    """What a step lets through besides its own moves, once of each kind; from there to the end by Skip."""
    tried: set[tuple[str, str]] = set()

    async def test(pupil: Pupil) -> None:
        otherwise = False
        while pupil.shown is not None:
            number = pupil.shown["step"]
            for move in () if otherwise else pupil.step.moves:
                legal = pupil.table.playing().game.legal_actions()
                early = [action for action in legal if ends_early(pupil.step, action, move, legal)]
                ways = {(pupil.step.id, action.partition(":")[0]): action for action in legal if besides(pupil, action)}
                ways |= {(pupil.step.id, action): action for action in early}
                new = sorted(ways.keys() - tried)
                otherwise = bool(new)
                if otherwise:
                    tried.add(new[0])
                    await pupil.act(ways[new[0]])
                    break
                await pupil.act(move)
            if pupil.shown is not None and pupil.shown["step"] == number:
                await pupil.go_on()

    before = -1
    while len(tried) > before:
        before = len(tried)
        taught(test, lesson)
    assert {step for step, _ in tried} == {step.id for step in lesson.steps if lets_through(step)}


def besides(pupil: Pupil, action: str) -> bool:
    return action not in pupil.step.moves and pupil.step.takes(action)


def ends_early(step: Step, action: str, move: str, legal: list[str]) -> bool:
    """Does it end the step although this move of it, which may be left out, has not been done?"""
    return action == step.moves[-1] != move and not step.owes(legal)


def lets_through(step: Step) -> bool:
    """Does it let through more than the `send:` that belongs to a card with one way to go?"""
    return any(not pattern.startswith("send:") for pattern in step.also)


@ALL
def test_a_step_taken_back_is_the_present_one_again(lesson: Lesson) -> None:
    async def test(pupil: Pupil) -> None:
        back = 0
        while pupil.shown is not None:
            number, step = pupil.shown["step"], pupil.step
            await pupil.go_on()
            undo = showing.game(pupil.table, lesson.seat).data["undo"]
            if step.moves and undo["allowed"] and pupil.shown is not None and pupil.shown["said"] is not None:
                await play.undo(pupil.table, lesson.seat, pupil.table.playing().n, "point")
                assert pupil.shown["step"] <= number
                back += 1
                await pupil.go_on()
                while pupil.shown is not None and pupil.shown["step"] <= number:
                    await pupil.go_on()
        assert back > 0 or lesson.id != "first_round"

    taught(test, lesson)


def test_who_leaves_plays_on() -> None:
    async def test(pupil: Pupil) -> None:
        await pupil.go_on()
        await pupil.go_on(leave=True)
        assert pupil.shown is None
        assert pupil.table.options.lesson == ""
        await pupil.act(pupil.table.playing().game.legal_actions()[0])

    taught(test, next(iter(LESSONS.values())))


def test_a_press_that_comes_twice_goes_on_once() -> None:
    async def test(pupil: Pupil) -> None:
        await pupil.go_on()
        with pytest.raises(Refused, match="gone on"):
            await learning.go_on(pupil.table, pupil.lesson.seat, Learn(0))

    taught(test, next(iter(LESSONS.values())))


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(Refused) as error:
        asyncio.run(open_lesson("nothing", "", "me", MemoryStorage(), Here()))
    assert error.value.code == "not_found"
