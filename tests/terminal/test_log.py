"""The log in words: whom a line is about, and rows of things that are not broken."""

from __future__ import annotations

import io

from rich.console import Console

from landsraad import Setup
from landsraad.engine.machine.events import Event
from landsraad.engine.machine.rng import Rng
from landsraad.engine.machine.terms import NOBODY
from landsraad.terminal.items import Items
from landsraad.terminal.log import log_lines
from landsraad.terminal.seating import seating_of
from landsraad.terminal.story import Story
from landsraad.terminal.table import Painter
from landsraad.terminal.words import words
from landsraad.text import texts

SETUP = Setup(players=3, leaders=("paul_atreides", "helena_richese", "duke_leto_atreides"))


def told(*events: tuple[str, int, int]) -> list[str]:
    """The lines of some events: kind, seat, number."""
    story = Story(SETUP, "1")
    source = story.game.rules.setup_source
    story.events = [(0, Event(kind, seat, source, number, 0, NOBODY)) for kind, seat, number in events]
    painter = Painter(texts("en"), words("en"), seating_of(["random"] * 3, ["Ada", "Bo", "Cy"]))
    return [line.said for line in log_lines(painter, story, NOBODY)]


def test_whose_turn_it_is_need_not_be_said_again() -> None:
    lines = told(("turn", 0, 0), ("recruit", 0, 2), ("shuffle_intrigue", NOBODY, 0), ("deploy", 0, 1))
    assert lines == ["Turn: Ada", "recruits 2 troops", "The Intrigue deck is shuffled anew", "deploys 1 troop"]


def test_after_a_line_about_another_seat_it_is_said_again() -> None:
    """Else a card that somebody plays in Combat would seem to be played by whoever played before."""
    lines = told(("turn", 0, 0), ("recruit", 0, 2), ("gain_solari", 1, 1), ("deploy", 0, 1), ("strength", 0, 2))
    assert lines == ["Turn: Ada", "recruits 2 troops", "Bo gains 1 Solari", "Ada deploys 1 troop", "strength 2"]


def test_cards_in_a_row_are_not_parted_by_what_their_names_have() -> None:
    """A comma would make one card of two, or two of one: "Dune, the Desert Planet"."""
    cards = {card.id: int(card.number) for card in SETUP.rules().cards}
    names = ("dune_the_desert_planet", "dagger", "dune_the_desert_planet")
    lines = told(("turn", 0, 0), *(("reveal", 0, cards[id]) for id in names))
    assert lines[1] == "reveals Dune, the Desert Planet · Dagger · Dune, the Desert Planet"


def test_combat_has_a_heading_and_who_passes_is_told() -> None:
    """Every seat gets the same: those who have to pass in this combat pass, the last of them ends it."""
    story = Story(SETUP, "combat")
    rng = Rng(3)
    while (asked := story.game.decision) is None or asked.kind != "combat" or "pass" not in story.game.legal_actions():
        assert asked is not None, "no combat in the whole game"
        story.apply(story.game.legal()[rng.below(len(story.game.legal()))])
    assert story.events[-1][1].kind == "combat_phase"
    assert [event.kind for _, event in story.events].count("combat_phase") == story.game.state.round
    who = asked.seat
    story.play("pass")
    kinds = [(event.kind, int(event.seat)) for taken, event in story.events if taken == len(story.game.history)]
    assert kinds[0] == ("pass", who)
    painter = Painter(texts("en"), words("en"), seating_of(["random"] * 3, ["Ada", "Bo", "Cy"]))
    lines = [line.said for line in log_lines(painter, story, NOBODY)]
    heading = len(lines) - 1 - lines[::-1].index("Phase 3: Combat")
    assert lines[heading + 1] == f"{('Ada', 'Bo', 'Cy')[who]} passes"


def test_the_endgame_has_a_heading_and_who_passes_is_told() -> None:
    """Passing there is logged as in Combat; a seat that has played a card only goes on."""
    story = Story(SETUP, "endgame")
    rng = Rng(3)
    while (asked := story.game.decision) is None or asked.kind != "endgame":
        if asked is None:
            story = Story(SETUP, f"endgame {rng.below(1 << 20)}")
        else:
            story.apply(story.game.legal()[rng.below(len(story.game.legal()))])
    who = asked.seat
    story.play("pass")
    painter = Painter(texts("en"), words("en"), seating_of(["random"] * 3, ["Ada", "Bo", "Cy"]))
    lines = [line.said for line in log_lines(painter, story, NOBODY)]
    assert lines.count("End of the game") == 1
    endgame = lines[lines.index("End of the game") + 1 :]
    assert f"{('Ada', 'Bo', 'Cy')[who]} passes" in endgame


def test_old_turns_of_a_leader_who_turned_over_carry_the_name_of_the_side_that_was_up() -> None:
    setup = Setup(players=3, boxes=("uprising", "choam"), leaders=("lady_jessica", "muaddib", "gurney_halleck"))
    story = Story(setup, "1")
    rules = story.game.rules
    front, back = (rules.leader_number(id) for id in ("lady_jessica", "reverend_mother_jessica"))
    story.game.state.players[0].leader = rules.leaders[back]
    told = [("turn", 0, 0), ("recruit", 0, 2), ("other_side", 0, back), ("draw", 0, 1), ("turn", 1, 0), ("turn", 0, 0)]
    source = rules.first_leader + front
    story.events = [(0, Event(kind, seat, source, number, 0, NOBODY)) for kind, seat, number in told]
    painter = Painter(texts("en"), words("en"), seating_of(["random"] * 3, []))
    assert [line.said for line in log_lines(painter, story, NOBODY)] == [
        "Turn: Lady Jessica",
        "recruits 2 troops (Lady Jessica)",
        "turns the Leader over: Reverend Mother Jessica",
        "draws 1 card (Lady Jessica)",
        "Turn: Muad'Dib",
        "Turn: Reverend Mother Jessica",
    ]


def rows(things: list[str], width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    console.print(Items("Row", things))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def test_a_row_is_broken_between_things() -> None:
    assert rows(["Hall of Oratory", "High Council", "Rally Troops"], 80) == [
        "Row: Hall of Oratory · High Council · Rally Troops"
    ]
    assert rows(["Hall of Oratory", "High Council", "Rally Troops"], 36) == [
        "Row: Hall of Oratory ·",
        "  High Council · Rally Troops",
    ]


def test_a_row_needs_no_title() -> None:
    console = Console(file=io.StringIO(), width=24)
    console.print(Items("", ["garrison 3", "spies in the supply 2"]))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().splitlines() == ["garrison 3 ·", "  spies in the supply 2"]


def test_a_line_that_a_thing_fills_has_no_room_for_a_sign_after_it() -> None:
    assert rows(["Hall of Oratory", "Hall"], 20) == ["Row: Hall of Oratory", "  Hall"]


def test_a_thing_wider_than_the_screen_is_broken() -> None:
    assert rows(["Hall of Oratory"], 12) == ["Row: Hall of", "Oratory"]


def test_a_tie_is_explained_and_the_last_round_announced() -> None:
    """The terminal tells the moments that the browser shows, where no line says the same."""
    said: list[str] = []
    for seed in ("ties", "more", "still more"):
        story = Story(SETUP, seed)
        rng = Rng(5)
        while not story.game.over:
            story.apply(story.game.legal()[rng.below(len(story.game.legal()))])
        painter = Painter(texts("en"), words("en"), seating_of(["random"] * 3, ["Ada", "Bo", "Cy"]))
        lines = log_lines(painter, story, NOBODY)
        assert sum("this round is the last" in line.said for line in lines) == 1
        said += [line.said for line in lines if line.kind == "combat"]
    assert any(" tie for " in line or "nobody wins" in line for line in said)
