"""What the engine reports: in which order, and from which source."""

from __future__ import annotations

import pytest

from tests.support.table import Table, given, seat


def reported(table: Table, kind: str, *actions: str) -> list[tuple[str, str, int, int]]:
    """The events of a kind while actions are taken: seat, source and the two numbers of each."""
    listener = table.game.listen()
    table.choose(*actions)
    return [
        ("ABCD"[event.seat], table.rules.source_ids[event.source], int(event.a), int(event.b))
        for event in listener.take()
        if event.kind == kind
    ]


@pytest.mark.parametrize("first", ["A", "B", "C", "D"])
def test_the_first_place_is_reported_first(first: str) -> None:
    """Whoever has the First Player marker: winner, second, third; their strengths are those of the Combat (B-117)."""
    table = given(
        players=4,
        phase="combat",
        first=first,
        conflict_deck=[],
        A=seat(conflict=1, intrigue=["ambush"]),
        B=seat(conflict=4),
        C=seat(conflict=2),
        D=seat(conflict=3),
    )
    conflict = "conflict/skirmish_a"
    assert reported(table, "place", "pass") == [("B", conflict, 1, 8), ("D", conflict, 2, 6), ("C", conflict, 3, 4)]


def test_equal_places_are_reported_from_the_first_player_clockwise() -> None:
    """Two tie for first (B-118) and a third one takes the third reward: in the order of their rewards (B-122)."""
    table = given(
        players=4,
        phase="combat",
        first="C",
        conflict_deck=[],
        A=seat(conflict=3, intrigue=["ambush"]),
        B=seat(conflict=1),
        D=seat(conflict=3),
    )
    assert [(who, place) for who, _, place, _ in reported(table, "place", "pass")] == [("D", 2), ("A", 2), ("B", 3)]


@pytest.mark.parametrize("boxes", [("base",), ("base", "ix"), ("uprising",)])
def test_persuasion_of_a_seat_on_the_high_council_comes_from_there(boxes: tuple[str, ...]) -> None:
    """Each Reveal turn's 2 Persuasion of the seat name the space it was taken on (B-76)."""
    table = given(boxes=boxes, A=seat(council=True, hand=["dagger"]), B=seat(hand=["dagger"]))
    assert reported(table, "persuasion", "reveal") == [("A", "space/high_council", 2, 0)]


def test_what_a_card_promised_for_winning_comes_from_that_card() -> None:
    """Strategic Push names itself, not the Conflict that was won."""
    table = given(
        boxes=("base", "ix"),
        phase="combat",
        conflict="guild_bank_raid",
        conflict_deck=[],
        A=seat(conflict=2, intrigue=["strategic_push"]),
        B=seat(conflict=1),
    )
    gained = reported(table, "gain_solari", "intrigue:strategic_push")
    assert gained == [
        ("A", "conflict/guild_bank_raid", 6, 0),
        ("B", "conflict/guild_bank_raid", 4, 0),
        ("A", "intrigue/strategic_push", 2, 0),
    ]


def test_who_passes_in_the_endgame_is_reported() -> None:
    """As in Combat: who has played a card only goes on."""
    table = given(
        phase="endgame",
        A=seat(intrigue=["tiebreaker", "plans_within_plans"], influence={"emperor": 3, "guild": 3, "fremen": 3}),
        B=seat(intrigue=["tiebreaker"]),
        C=seat(intrigue=["tiebreaker"]),
    )
    passes = reported(table, "pass", "intrigue:plans_within_plans", "pass", "pass", "intrigue:tiebreaker")
    assert passes == [("B", "setup", 0, 0)]


def test_phases_are_reported_as_they_begin() -> None:
    """The Combat before its first card, also where nobody holds one, and the end of the game before the ranking."""
    table = given(
        players=3, conflict_deck=[], A=seat(hand=["dagger"], conflict=1), B=seat(revealed=True), C=seat(revealed=True)
    )
    listener = table.game.listen()
    table.reveal()
    phases = ("combat_phase", "place", "endgame_phase", "game_over")
    assert [event.kind for event in listener.take() if event.kind in phases] == list(phases)
