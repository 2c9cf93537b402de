"""What observations hold: all that a seat sees, nothing that it does not, where the layout says."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from landsraad import Game, Setup, View, new_game
from landsraad.content.registry import BOXES
from landsraad.content.setup import VARIANTS, box_sets, players_of
from landsraad.engine.machine.rng import Rng
from landsraad.engine.save import to_dict
from landsraad.engine.state.state import GameState, PlayerState, TurnState
from landsraad.envs import aec_env, layout_of, observe, segments
from landsraad.envs.aec import LandsraadAEC
from landsraad.envs.arrays import high
from landsraad.envs.shape import STANDARD, standard_text
from landsraad.lab import twins
from landsraad.sight.layout import (
    DECISIONS,
    LATER_OF_SEAT,
    LATER_OF_TABLE,
    ROOM_FOR_DECISIONS,
    SEAT,
    TABLE,
    TRACKS,
    TURN,
    Layout,
)
from tests.properties.test_any_moment import SETUPS

EVERY = 7  # decisions: observations are compared
RESEARCHING = [
    Setup(boxes=("base", "immortality")),
    Setup(players=1, boxes=("base", "immortality"), difficulty="mercenary"),
    Setup(players=3, boxes=("base", "ix", "uprising", "choam", "immortality")),
    Setup(players=6, boxes=("uprising", "choam", "immortality")),
]
SEEN = [*SETUPS, *RESEARCHING]
PLAYED = [Setup(players=players, boxes=boxes) for boxes in box_sets() for players in players_of(boxes)]


def named(setup: Setup) -> str:
    return f"{'+'.join(setup.boxes)} {setup.players}"


def told_by(array: bytes, layout: Layout, name: str) -> dict[str, int]:
    """What a segment of an observation says, by its entries, but for zeros."""
    segment = layout.segments[layout.index[name]]
    values = array[segment.start : segment.start + len(segment.entries)]
    return {segment.entries[at]: value for at, value in enumerate(values) if value}


def part(g: GameState, seat: int, layout: Layout, name: str) -> dict[str, int]:
    """The same for what a seat sees now."""
    return told_by(observe(g, seat).tobytes(), layout, name)


# --- The layout -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", PLAYED, ids=named)
def test_segments_have_no_gaps(setup: Setup) -> None:
    layout = layout_of(setup)
    place = 0
    for segment in layout.segments:
        assert segment.start == place
        assert len(segment.entries) == len(segment.high) > 0
        assert min(segment.high) > 0
        place += len(segment.entries)
    assert place == layout.size == len(high(layout))
    assert len(layout.index) == len(layout.segments)


@pytest.mark.parametrize("players", [4, 6])
def test_a_new_box_only_appends(players: int) -> None:
    """The boxes in the order of their age: with one more box all that was there stays where it was."""
    ages = list(BOXES)
    sets = [boxes for boxes in box_sets() if players in players_of(boxes)]
    compared = 0
    for some, more in combinations(sets, 2):
        newer = set(more) - set(some)
        if set(some) < set(more) and min(map(ages.index, newer)) > max(map(ages.index, some)):
            before, after = layout_of(Setup(players=players, boxes=some)), layout_of(Setup(players=players, boxes=more))
            assert after.segments[: len(before.segments)] == before.segments
            compared += 1
    assert compared >= (5 if players == 4 else 0)


def test_variants_move_nothing() -> None:
    """Nor does it matter in which order boxes are named."""
    for boxes in box_sets():
        layout = layout_of(Setup(boxes=boxes)).segments
        assert layout_of(Setup(boxes=boxes[::-1])).segments == layout
        for id, variant in VARIANTS.items():
            if variant.fits(boxes, 4):
                changed: dict[str, bool] = {id: True}
                assert layout_of(Setup(boxes=boxes, **changed)).segments == layout  # type: ignore[arg-type] # by name


def test_the_shipped_layouts_are_those_of_this_version() -> None:
    """What moves a place takes a new version (landsraad.sight.layout), then `python -m tests.envs.layouts`."""
    assert STANDARD.read_text("utf-8") == standard_text()
    for data in json.loads(STANDARD.read_text("utf-8")):
        layout = layout_of(Setup(boxes=tuple(data["boxes"]), players=data["players"]))
        assert (data["version"], data["size"]) == (layout.version, layout.size)


def test_every_kind_of_decision_has_its_place() -> None:
    """One that is new takes the next free place."""
    for setup in PLAYED:
        variants: dict[str, bool] = {id: True for id, row in VARIANTS.items() if row.fits(setup.boxes, setup.players)}
        rules = Setup(players=setup.players, boxes=setup.boxes, **variants).rules()  # type: ignore[arg-type] # by name
        assert {node.asks() for node in rules.nodes} <= set(DECISIONS)
    assert len(set(DECISIONS)) == len(DECISIONS) < ROOM_FOR_DECISIONS


# Fields that stand in an observation by another name, or as parts of something; and those that tell nothing of what is
# to come, or that nobody sees.
ELSEWHERE = {
    *("kind", "phase", "first_player", "active", "extra_turns", "mentat", "control", "warships", "alliances"),
    *("leader", "rival", "spaces", "influence", "mark", "tokens", "snoopers", "tech", "ally", "arrows", "spies"),
    *("icons", "card", "space", "discount_card", "deploy_closed", "stack", "tray", "players", "turn", "options"),
    *(
        "leader_pool",
        "tech_gone",
        "warships_new",
        "contract_market",
        "contracts_aside",
        "conflicts_past",
        "bonus_spice",
    ),
    *("intrigue_discard", "intrigue_gone", "hagal_discard", "throne_row", "row", "reserve", "removed", "closed"),
    *("contracts", "contracts_done", "trophies", "trophies_matched", "tech_flipped", "known_hand", "ahead_card"),
    *("discard", "in_play", "revealed", "set_aside", "face_up", "acquired", "mentat_promised"),
    *("research", "tleilaxu", "tleilaxu_row", "tleilaxu_spice", "grafted", "icons_on", "coming_back"),
    "combat_cards_by",
}
NOT_SEEN = {
    *("rules", "rng", "listener", "chance", "told", "fixed", "winner", "ranking", "ledger", "sword_sources"),
}


def test_every_field_of_the_state_is_seen() -> None:
    """A new field gets a place in the observation, or is named here."""
    numbers = {name for names in (TABLE, TURN, SEAT, LATER_OF_TABLE, LATER_OF_SEAT) for name, _ in names}
    fields = {*GameState.fields(), *PlayerState.fields(), *TurnState.fields()}
    assert fields - numbers - ELSEWHERE == NOT_SEEN
    assert fields >= ELSEWHERE


# --- What they hold ---------------------------------------------------------------------------------------------------


def test_the_own_seat_comes_first() -> None:
    game = new_game(Setup(), 1)
    for seat in range(4):
        array = segments(observe(game, seat), layout_of())
        assert [int(array[f"{place}.numbers"][0]) for place in range(4)] == [(seat + place) % 4 for place in range(4)]


def test_what_a_seat_sees() -> None:
    """Its own hand, of the others how many cards they hold and which are theirs; the open cards; who is asked what."""
    game = new_game(Setup(), 1)
    g, layout, rules = game.state, layout_of(), game.rules
    seat, other = g.decider(), (g.decider() + 1) % 4

    def ids(cards: tuple[int, ...]) -> dict[str, int]:
        return {rules.cards[card].id: cards.count(card) for card in set(cards)}

    own, theirs = g.players[seat], g.players[other]
    assert part(g, seat, layout, "base.cards.0.hand") == ids(own.hand)
    assert part(g, seat, layout, "base.cards.0.hidden") == ids(own.deck)
    assert part(g, seat, layout, "base.cards.1.hand") == {}
    assert part(g, seat, layout, "base.cards.1.hidden") == ids(theirs.hand + theirs.deck)
    assert part(g, seat, layout, "base.cards.row") == ids(g.row)
    assert part(g, seat, layout, "1.numbers")["hand"] == 5
    assert part(g, seat, layout, "decision") == {"turn": 1}
    assert part(g, seat, layout, "phase") == {"player_turns": 1}
    assert part(g, seat, layout, "0.numbers")["asked"] == 1
    assert "asked" not in part(g, other, layout, "0.numbers")
    assert part(g, seat, layout, "base.leaders.0.leads") == {own.leader.id: 1} if own.leader else False
    game.play("play:dagger")
    game.play("send:high_council" if "send:high_council" in game.legal_actions() else game.legal_actions()[0])
    stands = {rules.spaces[space].id: 1 for space in range(len(rules.spaces)) if (own.spaces >> space) & 1}
    assert part(g, other, layout, "base.spaces.3.agent") == stands
    assert len(stands) == 1


def ids_of(g: GameState, kind: str, numbers: Iterable[int]) -> dict[str, int]:
    """Things by their ids, with how often they are there."""
    things = getattr(g.rules, kind)
    return dict(Counter(things[number].id for number in numbers if number >= 0))


def members(bits: int) -> list[int]:
    return [number for number in range(64) if (bits >> number) & 1]


def zones(g: GameState, seat: int) -> Iterator[tuple[str, str, dict[str, int]]]:
    """What each zone must hold, read off the state: the kind, the zone, the things in it."""
    rules, own, turn = g.rules, g.players[seat], g.turn
    for kind, zone, numbers in (
        *(("cards", "row", g.row), ("cards", "throne", g.throne_row), ("cards", "removed", g.removed)),
        *(("cards", "ahead", own.ahead), ("cards", "sent", [turn.card]), ("cards", "acquired", turn.acquired)),
        *(("cards", "discounted", [turn.discount_card]), ("intrigue", "held", own.intrigue)),
        *(("intrigue", "discard", g.intrigue_discard), ("intrigue", "gone", g.intrigue_gone)),
        *(("conflicts", "current", [g.conflict]), ("conflicts", "past", g.conflicts_past)),
        *(("leaders", "pool", g.leader_pool), ("spaces", "went", [turn.space]), ("tech", "gone", g.tech_gone)),
        *(("tech", "open", [stack[-1] for stack in g.tech_stacks if stack]), ("hagal", "discard", g.hagal_discard)),
        *(("contracts", "market", g.contract_market), ("contracts", "aside", g.contracts_aside)),
        *(("contracts", "dealt", own.contracts_dealt), ("cards", "grafted", [turn.grafted])),
    ):
        yield kind, zone, ids_of(g, kind, numbers)
    yield "cards", "reserve", {card.id: n for card, n in zip(rules.reserve, g.reserve, strict=True) if n}
    yield "cards", "tleilaxu_row", {rules.cards[card].id: place for place, card in enumerate(g.tleilaxu_row, start=1)}
    yield (
        "tleilaxu",
        "spice",
        {space.id: g.tleilaxu_spice for space in rules.tleilaxu if space.spice and g.tleilaxu_spice},
    )
    yield "spaces", "bonus_spice", {maker.id: n for maker, n in zip(rules.makers, g.bonus_spice, strict=True) if n}
    other = seat
    for place in range(len(g.players)):
        player = g.players[other]
        controls = [space.number for space, owner in zip(rules.controlled, g.control, strict=True) if owner == other]
        ships = [space.number for space, owner in zip(rules.controlled, g.warships, strict=True) if owner == other]
        won = [[rules.source_ids[n] for n in pile] for pile in (player.trophies, player.trophies_matched)]
        for kind, zone, numbers in (
            *(("cards", "discard", player.discard), ("cards", "in_play", player.in_play)),
            *(("cards", "revealed", player.revealed), ("cards", "set_aside", player.set_aside)),
            *(("cards", "returned", [player.ahead_card]), ("intrigue", "face_up", player.face_up)),
            *(("leaders", "leads", [] if player.leader is None else [player.leader.number]),),
            *(("rivals", "leads", [] if player.rival is None else [player.rival.number]),),
            *(("spaces", "agent", members(player.spaces)), ("spaces", "closed", members(player.closed))),
            *(("spaces", "marked", [player.mark]), ("spaces", "controls", controls), ("spaces", "warship", ships)),
            *(("posts", "spy", members(player.spies)), ("tech", "owned", player.tech)),
            *(("tech", "flipped", members(player.tech_flipped)), ("contracts", "held", player.contracts)),
            *(("contracts", "done", player.contracts_done), ("cards", "coming_back", player.coming_back)),
            *(("research", "token", [player.research]), ("tleilaxu", "token", [player.tleilaxu])),
        ):
            yield kind, f"{place}.{zone}", ids_of(g, kind, numbers)
        yield "cards", f"{place}.hand", ids_of(g, "cards", player.hand if place == 0 else player.known_hand)
        for kind, source in (("conflicts", "conflict/"), ("objectives", "objective/")):
            for zone, pile in zip(("won", "matched"), won, strict=True):
                met = [id.removeprefix(source) for id in pile if id.startswith(source)]
                yield kind, f"{place}.{zone}", dict.fromkeys(met, 1)
        other = int(g.seat_after(other))


def check_zones(g: GameState, seat: int, layout: Layout) -> None:
    """Every zone holds what the state says, over all boxes together."""
    array = observe(g, seat).tobytes()
    for kind, zone, things in zones(g, seat):
        found: dict[str, int] = {}
        for group in layout.groups:
            name = f"{group.box}.{kind}.{zone}"
            if name in layout.index:
                found |= told_by(array, layout, name)
        assert found == things, f"{kind}.{zone}"


def check_numbers(g: GameState, seat: int, layout: Layout) -> None:
    """Every number that is a field of the state is that of its name."""
    array = observe(g, seat).tobytes()
    holders: list[tuple[str, Any]] = [("table", g), ("turn", g.turn)]
    other = seat
    for place in range(len(g.players)):
        holders.append((f"{place}.numbers", g.players[other]))
        for box in [group.box for group in layout.groups if f"{group.box}.table" in layout.index]:
            holders += [(f"{box}.table", g), (f"{box}.table", g.turn), (f"{box}.{place}.numbers", g.players[other])]
        other = int(g.seat_after(other))
    for name, holder in holders:
        segment = layout.segments[layout.index[name]]
        told = told_by(array, layout, name)
        for entry, most in zip(segment.entries, segment.high, strict=True):
            value = getattr(holder, entry, None)
            if isinstance(value, tuple):
                value = sum(map(len, value)) if entry == "tech_stacks" else len(value)
            if isinstance(value, int):
                assert told.get(entry, 0) == min(int(value), most), f"{name}.{entry}"
        if segment.entries_name == "seat":
            for track in range(len(g.rules.factions)):
                assert told.get(f"influence_{TRACKS[track]}", 0) == holder.influence_of(track)
                leads = g.alliances[track] != -1 and g.players[g.alliances[track]] is holder
                assert told.get(f"alliance_{TRACKS[track]}", 0) == leads


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(len(SEEN)))
def test_every_name_says_what_is_there(number: int) -> None:
    game, rng = new_game(SEEN[number], f"named {number}"), Rng(3)
    layout = layout_of(SEEN[number])
    while not game.over:
        if len(game.history) % 30 == 0:
            for seat in (0, len(game.state.players) - 1):
                check_zones(game.state, seat, layout)
                check_numbers(game.state, seat, layout)
        options = game.legal()
        game.apply(options[rng.below(len(options))])


@pytest.mark.parametrize("setup", PLAYED, ids=named)
def test_a_view_and_the_true_state_give_the_same(setup: Setup) -> None:
    """In moments of a random game, for every seat; and no number is above its highest value."""
    game, rng = new_game(setup, "views"), Rng(7)
    highest = high(layout_of(setup))
    while not game.over and len(game.history) < 150:
        if len(game.history) % EVERY == 0 or game.state.round == 0:
            for seat in range(len(game.state.players)):
                array = observe(game, seat)
                assert (array == observe(View(game, seat))).all()
                assert (array <= highest).all()
        options = game.legal()
        game.apply(options[rng.below(len(options))])


@pytest.mark.compiled
@pytest.mark.parametrize("setup", PLAYED, ids=named)
def test_they_stay_the_same_in_whole_games(setup: Setup) -> None:
    """The same up to the end of games, with all variants that fit."""
    variants = {id: True for id, row in VARIANTS.items() if row.fits(setup.boxes, setup.players)}
    leaders = "random" if setup.players == 6 else "draft"
    setup = Setup(players=setup.players, boxes=setup.boxes, leader_mode=leaders, **variants)  # type: ignore[arg-type] # by name
    highest = high(layout_of(setup))
    game, rng = new_game(setup, "whole"), Rng(9)
    while not game.over:
        for seat in range(len(game.state.players)):
            array = observe(game, seat)
            assert (array == observe(View(game, seat))).all()
            assert (array <= highest).all()
        options = game.legal()
        game.apply(options[rng.below(len(options))])
    assert observe(game, 0).any()


# --- No leaks ---------------------------------------------------------------------------------------------------------


def told(env: LandsraadAEC, g: GameState, seat: int) -> tuple[bytes, ...]:
    """All that an environment tells a seat at a moment of a game."""
    env.reset(seed=1)
    env.game = Game(g, [])
    env.infos = {agent: {"action_mask": np.zeros(0, np.int8)} for agent in env.agents}
    env._select()
    agent = env.possible_agents[seat]
    seen = env.observe(agent)
    return seen["observation"].tobytes(), seen["action_mask"].tobytes(), env.infos[agent]["action_mask"].tobytes()


def compare(setup: Setup, seed: str) -> int:
    """Compare twin worlds in moments of a random game; returns how many were not the same world."""
    env = aec_env(setup)
    game, rng = new_game(setup, seed), Rng(1 + len(seed))
    different = 0
    while not game.over:
        if len(game.history) % EVERY == 0 or game.state.round == 0:
            for seat in range(setup.players):
                other = twins.twin(game.state, seat, rng).state
                different += to_dict(other) != to_dict(game.state)
                assert told(env, game.state, seat) == told(env, other, seat)
        options = game.legal()
        game.apply(options[rng.below(len(options))])
    return different


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(len(SEEN)))
def test_twin_worlds_look_alike(number: int) -> None:
    """Every box, every mix: what a seat is told is the same in all worlds that it cannot tell apart."""
    assert compare(SEEN[number], f"observed {number}") > (5 if SEEN[number].players == 1 else 20)


@pytest.mark.parametrize("setup", [Setup(), Setup(players=3, boxes=("base", "ix", "uprising", "choam"))], ids=named)
def test_twin_worlds_look_alike_for_short(setup: Setup) -> None:
    assert compare(setup, "observed") > 20


def test_a_spectator_has_no_observation() -> None:
    game = new_game(Setup(), 1)
    for seen, seat in ((game, None), (game, -1), (View(game, -1), None)):
        with pytest.raises(ValueError, match="name one"):
            observe(seen, seat)
    with pytest.raises(ValueError, match="no seat 4"):
        observe(game, 4)
