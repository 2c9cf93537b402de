"""The companion with Immortality: the Rivals' tokens on the Tleilaxu track, and the cards of the Tleilaxu Row."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

from landsraad.api import new_game
from landsraad.companion import Companion, Setup
from landsraad.companion.desk import desk
from landsraad.companion.words import CompanionMessages, companion_messages
from landsraad.content.setup import Setup as TableSetup
from landsraad.engine.course.rivals import RivalTurn
from landsraad.engine.machine.node import Frame
from landsraad.engine.machine.terms import NOBODY
from landsraad.terminal.hagal_clock import Clocks
from landsraad.terminal.hagal_panel import Panel
from landsraad.text import LANGUAGES
from tests.companion.twin import owned, tell

BASE = (["base", "immortality"], ["earl_memnon_thorvald", "glossu_the_beast_rabban"])
UPRISING = (["uprising", "immortality"], ["staban_tuek", "gurney_halleck"])
START, FIRST_POINT, LAST = 0, 4, 7


def game_of(table: tuple[list[str], list[str]], *cards: str, **more: Any) -> Companion:
    """A solo game in which these cards are revealed first."""
    boxes, leaders = table
    game = Companion(Setup(1, "mercenary", boxes, leaders, "7", **more))
    ids = [card.id for card in game.rules.hagal]
    game.state.hagal_deck = tuple(ids.index(card) for card in reversed(cards))
    return game


def told(game: Companion, *commands: str) -> list[tuple[str, int]]:
    """What is told of the token, the Row and what they bring, with their numbers."""
    events = [event for command in commands for event in game.do(command)]
    kinds = ("tleilaxu", "row_left", "row_right", "gain", "vp", "recruit", "send")
    return [(event.kind, event.n) for event in events if event.kind in kinds]


@pytest.mark.parametrize(("side", "row"), [("left", [("row_left", 0)]), ("right", [("row_right", 0)]), ("plain", [])])
def test_a_carthag_card_moves_the_token_and_takes_a_card_from_the_row(side: str, row: list[tuple[str, int]]) -> None:
    """Not which card it was: that is seen on the table alone (IM-57, IM-58)."""
    game = game_of(BASE, f"carthag_1p_{side}")
    events = told(game, "reveal:1", "place")
    assert events[1:] == [("recruit", 1), ("tleilaxu", 1), *row]
    assert game.state.players[1].tleilaxu == 1
    say = companion_messages("en")
    names = [say.name("card", card.id) for card in game.rules.cards if card.specimens > 0]
    assert not [line for line in desk(say, game).last for name in names if name in line.text]


def test_two_steps_bring_what_is_on_both_spaces() -> None:
    """An Intrigue card on the second space, and the token of the other Rival stays (IM-15)."""
    game = game_of(BASE, "research_station_1p_tleilaxu")
    assert told(game, "reveal:1", "place")[1:] == [("tleilaxu", 1), ("tleilaxu", 2), ("gain", 1)]
    assert [int(player.tleilaxu) for player in game.state.players] == [START, 2, START]


@pytest.mark.parametrize(("answer", "spice"), [("yes", [("gain", 2)]), ("no", [])])
def test_whether_the_spice_still_lies_on_the_track_is_asked_once(answer: str, spice: list[tuple[str, int]]) -> None:
    """A person may have been there before; the Victory Point comes either way (IM-15)."""
    game = game_of(BASE, "carthag_1p_plain", "research_station_1p_tleilaxu")
    for rival in (1, 2):
        game.state.players[rival].tleilaxu = FIRST_POINT - rival
    game.do("reveal:1")
    game.do("place")
    assert game.ask is not None
    assert (game.ask.kind, game.ask.n) == ("track_spice", 2)
    assert told(game, answer) == [("tleilaxu", FIRST_POINT), ("vp", 1), *spice]
    assert told(game, "reveal:2", "place")[1:] == [("tleilaxu", 3), ("tleilaxu", FIRST_POINT), ("vp", 1)]


def test_at_the_end_of_the_track_nothing_happens() -> None:
    game = game_of(BASE, "carthag_1p_left")
    game.state.players[1].tleilaxu = LAST
    assert told(game, "reveal:1", "place")[1:] == [("recruit", 1), ("row_left", 0)]


def test_on_the_board_of_uprising_carthag_sends_nobody() -> None:
    """The rest of the card is carried out, and another card is revealed for the Agent (IM-65)."""
    game = game_of(UPRISING, "carthag_right", "arrakeen")
    game.do("reveal:1")
    assert game.ask is not None
    assert (game.ask.kind, game.ask.space) == ("place", "arrakeen")
    kinds = [event.kind for event in game.events[-1]]
    assert kinds == ["card", "tleilaxu", "row_right", "card"]


@pytest.mark.parametrize("table", [BASE, UPRISING])
@pytest.mark.parametrize("seed", range(10))
def test_a_turn_is_the_engines(table: tuple[list[str], list[str]], seed: int) -> None:
    """The companion, told the same, comes to the same."""
    chance = random.Random(seed)
    boxes, leaders = table
    setup = TableSetup(players=1, boxes=tuple(boxes), difficulty="mercenary", rival_leaders=tuple(leaders))
    g = new_game(setup, seed).state
    ours = Companion(Setup(1, "mercenary", boxes, leaders, "7"))
    g.alliances = (-1,) * 4
    for seat in (1, 2):
        g.players[seat].tleilaxu = chance.randrange(LAST)
        ours.state.players[seat].tleilaxu = g.players[seat].tleilaxu
    front = next(n for n, card in enumerate(g.rules.hagal) if card.id.endswith(("plain", "left", "right", "tleilaxu")))
    g.hagal_deck = (*g.hagal_deck, chance.randrange(front, len(g.rules.hagal)))
    tell(ours, g)
    ours.state.conflict = g.conflict
    spice = g.tleilaxu_spice
    g.active, g.stack = 1, []
    RivalTurn().run(g, Frame(g.rules.steps.rival_turn, 1, g.rules.setup_source))
    while g.stack:
        frame = g.stack.pop()
        options = frame.node.run(g, frame)
        if options is not None:
            frame.node.answer(g, frame, options[0])
    ours.do("reveal:1")
    bonus = ",".join("0" for _ in g.rules.makers)
    while (ask := ours.ask) is not None:
        first = str(next(iter(ask.among), ""))
        ours.do({"place": "place", "bonus": f"bonus:{bonus}", "raise": f"faction:{first}"}.get(ask.kind, "yes"))
    mine, theirs = ours.state.players[1], g.players[1]
    assert (mine.tleilaxu, len(mine.intrigue), mine.vp) == (theirs.tleilaxu, len(theirs.intrigue), theirs.vp)
    assert owned(mine) == owned(theirs)
    assert ours.state.tleilaxu_spice == g.tleilaxu_spice <= spice


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_what_lies_on_the_table(language: str) -> None:
    """Tokens, the Row and its spice, what is out of the deck; and what is asked, in every language."""
    say = companion_messages(language)
    solo = desk(say, game_of(UPRISING, "carthag_left"))
    lines = [line for part in solo.setting_up for line in part.lines]
    assert say.say("companion-setup-track") in lines
    assert say.say("companion-layout-fewer", name=say.name("hagal", "research_station"), n=1) in lines
    two = Companion(Setup(2, boxes=BASE[0], seed="7"))
    lines = [line for part in desk(say, two).setting_up for line in part.lines]
    assert say.say("companion-setup-no-track") in lines
    assert any(say.name("box", "immortality") in line and say.say("companion-layout-all") in line for line in lines)
    game = game_of(BASE, "carthag_1p_left")
    game.state.players[1].tleilaxu = FIRST_POINT - 1
    game.do("reveal:1")
    game.do("place")
    shown = desk(say, game)
    assert shown.question is not None
    assert [choice.command for choice in shown.question.choices] == ["yes", "no"]
    assert "2" in shown.question.text
    assert shown.card is not None
    assert len(shown.card.effects) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_where_the_tokens_are(language: str) -> None:
    """With two persons the Rival has none, and there is no line (IM-57, IM-59)."""
    say = companion_messages(language)
    game = game_of(BASE, "research_station_1p_tleilaxu")
    game.do("reveal:1")
    game.do("place")
    assert [rival.tleilaxu for rival in game.table.rivals] == [2, START]
    line = next(line for line in printed(say, game) if say.say("companion-tleilaxu") in line)
    assert line.split()[-2:] == ["2", str(START)]
    two = Companion(Setup(2, boxes=BASE[0], seed="7"))
    assert [rival.tleilaxu for rival in two.table.rivals] == [NOBODY]
    assert not any(say.say("companion-tleilaxu") in line for line in printed(say, two))


def printed(say: CompanionMessages, game: Companion) -> list[str]:
    """The lines of the table in the terminal."""
    screen = io.StringIO()
    Panel(say, Console(file=screen, width=120), Clocks(game.setup.players)).print_table(game)
    return screen.getvalue().splitlines()


def test_a_game_to_eleven() -> None:
    """The solo game goes to 11 (IM-54, IM-60)."""
    game = game_of(BASE, go_to_11=True)
    game.do("gain:1:vp:10")
    assert not game.table.ends
    game.do("gain:1:vp:1")
    assert game.table.ends
