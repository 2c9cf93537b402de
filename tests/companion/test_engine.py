"""Agent turns and whole rounds of Rivals as the engine plays them: the companion, told the same, comes to the same."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Final

import pytest

from landsraad.api import new_game
from landsraad.companion import Companion, Setup, facts
from landsraad.companion.tech import NO_TILE
from landsraad.content.setup import Setup as TableSetup
from landsraad.engine.definitions import LAST_LEVEL
from landsraad.engine.hagal import RivalSwords, RivalTurn
from landsraad.engine.node import Frame
from landsraad.engine.state import GameState, PlayerState
from landsraad.engine.tech import open_tiles
from landsraad.engine.terms import FACTION_NAMES

BOXES: Final = ("base", "ix")
RIVAL: Final = 2  # whose turn it is; its seat in the engine has the same number
PEOPLE: Final = 0


class Twin:
    """A table of the engine and the same table in the companion, before a turn of the second Rival.

    chance   decides how the table stands: resources, units, tiles, Agents, the freighter
    """

    def __init__(self, players: int, leaders: tuple[str, ...], difficulty: str, chance: random.Random) -> None:
        setup = TableSetup(players=players, boxes=BOXES, difficulty=difficulty, rival_leaders=leaders)
        self.g = new_game(setup, chance.randrange(1000)).state
        self.ours = Companion(Setup(players, difficulty, list(BOXES), list(leaders), "7"))
        self.solo = players == 1
        self.number = RIVAL if self.solo else 1
        self.seat = RIVAL
        self._lay_out(chance)
        self._tell()

    def _lay_out(self, chance: random.Random) -> None:
        g = self.g
        self.ours.state.round = chance.choice((1, 5, 9))
        level = self.ours.known.levels[self.ours.state.round - 1]
        g.conflict = next(number for number, conflict in enumerate(g.rules.conflicts) if conflict.level == level)
        g.bonus_spice = tuple(chance.randrange(4) for _ in g.bonus_spice)
        g.alliances = (-1,) * len(FACTION_NAMES)
        for player in g.players:
            for faction in range(len(FACTION_NAMES)):
                player.set_influence(faction, chance.randrange(4))
            player.spaces = sum(1 << space.number for space in g.rules.spaces if chance.random() < 0.06)
        rival = g.players[self.seat]
        rival.agents = 2
        rival.freighter = chance.randrange(3)
        rival.supply, rival.garrison, rival.conflict = chance.choice(((9, 3, 0), (2, 6, 3), (0, 8, 4), (8, 1, 2)))
        rival.dreadnoughts, rival.dreadnoughts_home = chance.choice(((2, 0), (1, 1), (0, 2)))
        if self.solo:
            g.players[1].conflict, g.players[1].dreadnoughts_conflict = chance.randrange(3), chance.randrange(2)
            rival.solari, rival.spice, rival.water = (chance.randrange(n) for n in (7, 7, 3))
            self._deal_tiles(rival, chance)

    def _deal_tiles(self, rival: PlayerState, chance: random.Random) -> None:
        g = self.g
        marked = [int(tile.number) for tile in g.rules.tech if tile.rival]
        rival.tech = tuple(chance.sample(marked, 3))
        rival.tech_flipped = sum(1 << tile for tile in rival.tech if chance.random() < 0.3)
        rival.negotiators = min(2, int(rival.supply))
        rival.supply -= rival.negotiators
        g.tech_stacks = tuple(tuple(tile for tile in stack if tile not in rival.tech) for stack in g.tech_stacks)

    def _tell(self) -> None:
        """The companion learns what it can know."""
        g, state = self.g, self.ours.state
        state.deck, state.discard, state.rng = list(g.hagal_deck), list(g.hagal_discard), str(g.rng.state)
        for seat, player in enumerate(g.players):
            for space in g.rules.spaces:
                if (player.spaces >> space.number) & 1:
                    state.taken[space.id] = seat if self.solo else int(seat == self.seat)
        for number, mine in enumerate(state.rivals, start=1):
            player = g.players[number if self.solo else self.seat]
            mine.influence = {name: int(player.influence_of(n)) for n, name in enumerate(FACTION_NAMES)}
            mine.agents = int(player.agents)
            mine.supply, mine.garrison, mine.conflict = units(player)
            mine.dreadnoughts = dreadnoughts(player)
            mine.freighter, mine.negotiators = int(player.freighter), int(player.negotiators)
            mine.solari, mine.spice, mine.water = resources(player)
            mine.intrigue, mine.vp = len(player.intrigue), int(player.vp)
        for tile in g.players[self.seat].tech:
            state.tiles[g.rules.tech[tile].id] = self.number
            if (g.players[self.seat].tech_flipped >> tile) & 1:
                state.turned.append(g.rules.tech[tile].id)

    def play(self) -> None:
        """The turn, in both. What people choose is chosen in the same way."""
        g = self.g
        bonus = ",".join(map(str, g.bonus_spice))
        strength = int(g.players[PEOPLE].strength())
        offered = [g.rules.tech[tile].id for tile in open_tiles(g)]
        g.active = self.seat
        g.stack = []
        RivalTurn().run(g, Frame(g.rules.steps.rival_turn, self.seat, g.rules.setup_source))
        while g.stack:
            frame = g.stack.pop()
            options = frame.node.run(g, frame)
            if options is not None:
                frame.node.answer(g, frame, options[0])
        self.ours.do(f"reveal:{self.number}")
        while (ask := self.ours.state.ask) is not None:
            self.ours.do(
                {
                    "place": "place",
                    "bonus": f"bonus:{bonus}",
                    "alliance": "yes",
                    "signet": "yes",
                    "pass": "yes",
                    "strength": f"strength:{strength}",
                    "tile": f"tile:{self._open_one(ask.among, offered)}",
                    "raise": f"faction:{next(iter(ask.among), None)}",
                    "faction": f"faction:{next(iter(ask.among), None)}",
                }[ask.kind]
            )

    def _open_one(self, among: list[str], offered: list[str]) -> str:
        """The dearest open tile; among equals that of the topmost stack."""
        can_pay = [id for id in offered if id in among]
        return max(can_pay, key=lambda id: self.ours.known.tile(id).cost, default=NO_TILE)


def units(player: PlayerState) -> tuple[int, int, int]:
    """Troops by zone."""
    return int(player.supply), int(player.garrison), int(player.conflict)


def dreadnoughts(player: PlayerState) -> dict[str, int]:
    """Dreadnoughts by zone."""
    return {
        "supply": int(player.dreadnoughts),
        "garrison": int(player.dreadnoughts_home),
        "conflict": int(player.dreadnoughts_conflict),
    }


def resources(player: PlayerState) -> tuple[int, int, int]:
    """Solari, spice, water."""
    return int(player.solari), int(player.spice), int(player.water)


def compare(twin: Twin) -> None:
    """Both tables stand alike."""
    g, state = twin.g, twin.ours.state
    player, mine = g.players[twin.seat], state.rivals[twin.number - 1]
    assert state.taken[g.rules.spaces[g.turn.space].id] == twin.number
    assert mine.agents == player.agents
    assert (mine.supply, mine.garrison, mine.conflict) == units(player)
    assert mine.dreadnoughts == dreadnoughts(player)
    assert (mine.freighter, mine.negotiators) == (player.freighter, player.negotiators)
    assert (mine.solari, mine.spice, mine.water) == resources(player)
    assert (mine.intrigue, mine.vp) == (len(player.intrigue), player.vp)
    assert [mine.influence[name] for name in FACTION_NAMES] == [player.influence_of(n) for n in range(4)]
    assert tuple(state.deck) == g.hagal_deck
    owned = [id for id, holder in state.tiles.items() if holder == twin.number]
    assert owned == [g.rules.tech[tile].id for tile in player.tech]
    turned = {g.rules.tech[tile].id for tile in player.tech if (player.tech_flipped >> tile) & 1}
    assert set(state.turned) & set(owned) == turned


@pytest.mark.parametrize("seed", range(150))
def test_a_turn_in_the_solo_game_with_ix(seed: int) -> None:
    chance = random.Random(seed)
    leaders = ("earl_memnon_thorvald", chance.choice(("rhombur_vernius", "hundro_moritani", "glossu_the_beast_rabban")))
    twin = Twin(1, leaders, chance.choice(("sardaukar", "mentat")), chance)
    twin.play()
    compare(twin)


@pytest.mark.parametrize("seed", range(50))
def test_a_turn_in_the_game_of_two_with_ix(seed: int) -> None:
    twin = Twin(2, (), "", random.Random(seed))
    twin.play()
    compare(twin)


# --- Variants --------------------------------------------------------------------------------------------------------

LEADERS: Final = ("rhombur_vernius", "duke_leto_atreides")


@pytest.mark.parametrize("epic", [False, True])
@pytest.mark.parametrize("escalation", [False, True])
@pytest.mark.parametrize("round_number", range(1, 11))
def test_swords_are_those_of_the_engine(round_number: int, escalation: bool, epic: bool) -> None:
    """As many cards, the same swords, in the same order, at each level (B-177, Brutal Escalation)."""
    table = TableSetup(
        players=1, boxes=BOXES, difficulty="mentat", rival_leaders=LEADERS, epic=epic, escalation=escalation
    )
    g = new_game(table, round_number).state
    ours = Companion(Setup(1, "mentat", list(BOXES), list(LEADERS), "7", epic, escalation))
    state = ours.state
    state.round = round_number
    state.deck, state.discard, state.rng = list(g.hagal_deck), list(g.hagal_discard), str(g.rng.state)
    level = ours.known.levels[round_number - 1]
    g.conflict = next(number for number, conflict in enumerate(g.rules.conflicts) if conflict.level == level)
    g.first_player = round_number % 3
    for number, rival in enumerate(state.rivals, start=1):
        g.players[number].conflict = rival.conflict = number
    RivalSwords().run(g, Frame(g.rules.steps.rival_turn, PEOPLE, g.rules.setup_source))
    events = ours.do("combat")
    assert [rival.swords for rival in ours.state.rivals] == [int(g.players[number].swords) for number in (1, 2)]
    assert (tuple(ours.state.deck), tuple(ours.state.discard)) == (g.hagal_deck, g.hagal_discard)
    cards = 4 if escalation and level == LAST_LEVEL else 2
    assert sum(event.kind == "card" for event in events) == cards


@pytest.mark.parametrize("difficulty", ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"])
def test_an_epic_game_begins_as_in_the_engine(difficulty: str) -> None:
    """Conflicts, what Rivals start with, what the person is told to take (R-194)."""
    setup = TableSetup(players=1, boxes=BOXES, leader_mode="choose", difficulty=difficulty, rival_leaders=LEADERS)
    usual, g = (new_game(replace(setup, epic=epic), 3).state for epic in (False, True))
    ours = Companion(Setup(1, difficulty, list(BOXES), list(LEADERS), "7", epic=True))
    assert ours.known.levels == [g.rules.conflicts[number].level for number in reversed(g.conflict_deck)]
    for number, rival in enumerate(ours.state.rivals, start=1):
        player = g.players[number]
        assert (rival.supply, rival.garrison, rival.conflict) == units(player)
        assert (rival.water, rival.intrigue) == (player.water, len(player.intrigue))
    epic = facts(BOXES).epic
    assert epic is not None
    person = g.players[PEOPLE]
    assert person.garrison == epic.garrison
    assert len(person.intrigue) - len(usual.players[PEOPLE].intrigue) == epic.intrigue
    cards, before = (Counter(own_cards(table)) for table in (g, usual))
    assert cards - before == {epic.card: 1}
    assert before - cards == {epic.instead_of: 1}


def own_cards(g: GameState) -> list[str]:
    """The ids of the person's cards."""
    person = g.players[PEOPLE]
    return [g.rules.cards[number].id for number in person.deck + person.hand]
