"""Reports of finished games agree with the games."""

from __future__ import annotations

import pytest

from landsraad import Event, Game, Record, Setup, new_game, replay
from landsraad.bots import make_bots
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.state import GameState, PlayerState
from landsraad.lab.match import play_out
from landsraad.record import BrokenRecord
from landsraad.report import RESOURCES, Report, SeatRound, Unfinished, make_report
from tests.golden.make import FOLDER, GAMES

PLAYED_NOW = {
    "trash-1": Setup(players=3),  # a card is trashed by the action that ends a round
    "hagal": Setup(players=2),
    "rivals": Setup(players=1, difficulty="sardaukar"),
    "six": Setup(players=6, boxes=("uprising", "choam")),
    "rivals-ix": Setup(players=1, boxes=("base", "ix"), epic=True, escalation=True),
    "immortality": Setup(boxes=("base", "immortality")),
    "rivals-immortality": Setup(players=1, boxes=("uprising", "immortality")),
}
BOTS = ["random"] * 6
STARTING_DECK = 10


def record_of(name: str) -> Record:
    """A recorded game, or one that bots play now."""
    if name in GAMES:
        return Record.load(FOLDER / f"{name}.json")
    setup = PLAYED_NOW[name]
    game = play_out(new_game(setup, name), make_bots(BOTS[: setup.players], 1))
    return Record.of(game, setup, name, ["Alia"])


@pytest.fixture(params=[*sorted(GAMES), *PLAYED_NOW])
def finished(request: pytest.FixtureRequest) -> tuple[Record, Game, Report]:
    """A finished game."""
    record = record_of(request.param)
    return record, replay(record), make_report(record)


def rows_of(report: Report, seat: int) -> list[SeatRound]:
    return [row.seats[seat] for row in report.rounds]


def test_the_last_row_is_the_end_of_the_game(finished: tuple[Record, Game, Report]) -> None:
    """Rounds, ranks, Victory Points, Influence; cards and resources from what is counted round by round."""
    _, game, report = finished
    g = game.state
    assert [row.round for row in report.rounds] == list(range(1, g.round + 1))
    assert [seat.rank for seat in report.seats] == [
        g.ranking.index(seat) + 1 if seat in g.ranking else 0 for seat in range(len(g.players))
    ]
    for seat, player in enumerate(g.players):
        rows = rows_of(report, seat)
        assert rows[-1].vp == player.vp
        assert list(rows[-1].influence.values()) == [player.influence_of(i) for i in range(len(g.rules.factions))]
        bought = sum(len(row.acquired) - len(row.trashed) for row in rows)
        assert rows[-1].deck == (0 if g.is_automated(seat) else STARTING_DECK + bought)


def test_the_books_balance(finished: tuple[Record, Game, Report]) -> None:
    """What a seat was set up with, and gained, less what it spent, is what it has at the end."""
    record, game, report = finished
    begun = replay(record, 0)
    while any(player.leader is None for player in begun.state.players[: record.setup.players]):
        begun.play(record.actions[len(begun.history)])
    for seat, player in enumerate(game.state.players):
        for name in RESOURCES:
            flow = sum(row.gained[name] - row.spent[name] for row in rows_of(report, seat))
            assert getattr(begun.state.players[seat], name) + flow == getattr(player, name), (seat, name)


def test_vp_influence_and_cards_are_those_of_each_rounds_end(finished: tuple[Record, Game, Report]) -> None:
    """The action that ends a round is looked at from both sides: what it did before the next round began is in the row
    of the old one, and what it did later is not."""
    record, _, report = finished
    game = replay(record, 0)
    listener = game.listen()
    for action in record.actions:
        before = game.copy().state
        game.play(action)
        events = listener.take()
        begins = [event.kind == "round" and event.a > 1 for event in events]
        if True not in begins:
            continue
        earlier, later = events[: begins.index(True)], events[begins.index(True) :]
        rows = report.rounds[later[0].a - 2].seats
        for seat, (row, old, now) in enumerate(zip(rows, before.players, game.state.players, strict=True)):
            assert row.vp == now.vp - sum(event.a for event in later if event.kind == "vp" and event.seat == seat)
            assert row.influence == influence_after(before, old, [event for event in earlier if event.seat == seat])
            assert row.deck == cards_of(old) + sum(
                (event.kind == "acquire") - (event.kind == "trash") for event in earlier if event.seat == seat
            )


def influence_after(g: GameState, player: PlayerState, events: list[Event]) -> dict[str, int]:
    """Influence by faction after some events of a seat."""
    influence = {name: player.influence_of(i) for i, name in enumerate(g.rules.factions)}
    for event in events:
        if event.kind == "influence":
            influence[g.rules.factions[event.a]] = event.b
    return influence


def cards_of(player: PlayerState) -> int:
    """The number of cards that a seat owns."""
    piles = (player.deck, player.hand, player.discard, player.in_play, player.revealed, player.ahead)
    return sum(map(len, piles))


def test_strengths_are_those_that_the_rewards_were_given_for(finished: tuple[Record, Game, Report]) -> None:
    """The strengths are counted from units and swords; the engine says them of the seats that are rewarded."""
    record, _, report = finished
    game = replay(record, 0)
    listener = game.listen()
    number = max(1, int(game.state.round))
    placed: dict[tuple[int, int], tuple[int, int]] = {}
    for action in record.actions:
        game.play(action)
        for event in listener.take():
            if event.kind == "round":
                number = event.a
            elif event.kind == "place":
                placed[number, event.seat] = (event.a, event.b)
    assert placed
    for row in report.rounds:
        won = [seat for seat, had in enumerate(row.seats) if had.place == 1]
        assert ([row.winner] if row.winner is not None else []) == won
        for seat, had in enumerate(row.seats):
            if had.place:
                assert placed[row.round, seat] == (had.place, had.strength)
            else:
                assert (row.round, seat) not in placed
    for row in report.rounds:
        losers = [had.strength for had in row.seats if not had.place]
        rewarded = [had.strength for had in row.seats if had.place]
        assert max(losers, default=0) <= min(rewarded, default=0)


def test_conflicts_leaders_and_names() -> None:
    """Every Conflict of the game in order; names as recorded, and empty where nothing was."""
    record = record_of("hagal")
    g = replay(record).state
    report = make_report(record)
    past = [g.rules.conflicts[number].id for number in (*g.conflicts_past, g.conflict) if number != NOBODY]
    assert [row.conflict for row in report.rounds] == past
    assert [seat.name for seat in report.seats] == ["Alia", "", ""]
    assert [seat.leader for seat in report.seats] == [player.leader.id if player.leader else "" for player in g.players]


def test_rivals_are_named_by_their_cards() -> None:
    """A Rival of Uprising has a card, and no leader."""
    record = record_of("uprising-1-greedy")
    against = [player.rival.id for player in replay(record).state.players if player.rival]
    assert [seat.leader for seat in make_report(record).seats][1:] == against


def test_only_a_finished_game_has_a_report() -> None:
    record = record_of("base-3-random")
    record.actions = record.actions[:-1]
    with pytest.raises(BrokenRecord, match="the result differs"):
        make_report(record)
    record.result = None
    with pytest.raises(Unfinished):
        make_report(record)
    record.actions.append("fly:moon")
    with pytest.raises(BrokenRecord, match="action"):
        make_report(record)
