"""Agent turns and whole rounds of Rivals as the engine plays them: the companion, told the same, comes to the same."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Final

import pytest

from landsraad.api import new_game
from landsraad.companion import Companion, Setup
from landsraad.companion.playing import NO_TILE
from landsraad.content.ix import EPIC_SWAPS, epic_card
from landsraad.content.setup import Setup as TableSetup
from landsraad.engine.course.rivals import RivalSwords, RivalTurn
from landsraad.engine.course.setup import EPIC_GARRISON, EPIC_INTRIGUE
from landsraad.engine.ix.tech import open_tiles
from landsraad.engine.machine.node import Frame
from landsraad.engine.machine.terms import FACTION_NAMES, NOBODY
from landsraad.engine.state.definitions import LAST_LEVEL
from landsraad.engine.state.state import GameState, PlayerState
from tests.companion.twin import PEOPLE, owned, tell

BOXES: Final = ("base", "ix")
RIVAL: Final = 2  # whose turn it is; its seat in the engine has the same number


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
        tell(self.ours, self.g)
        self.ours.state.conflict = self.g.conflict

    def _lay_out(self, chance: random.Random) -> None:
        g = self.g
        level = chance.choice((1, 2, 3))
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
        while (ask := self.ours.ask) is not None:
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
        costs = {tile.id: int(tile.cost) for tile in self.g.rules.tech}
        return max((id for id in offered if id in among), key=lambda id: costs[id], default=NO_TILE)


def compare(twin: Twin) -> None:
    """Both tables stand alike."""
    g, ours = twin.g, twin.ours
    assert ours.table.taken[g.rules.spaces[g.turn.space].id] == twin.number
    assert owned(ours.state.players[twin.seat]) == owned(g.players[twin.seat])
    assert ours.state.hagal_deck == g.hagal_deck


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
    for _ in range(1, round_number):
        ours.do("round")
    level = ours.table.level
    assert level == levels(g)[round_number - 1]
    tell(ours, g)
    g.conflict = next(number for number, conflict in enumerate(g.rules.conflicts) if conflict.level == level)
    g.first_player = round_number % 3
    for number in (1, 2):
        g.players[number].conflict = ours.state.players[number].conflict = number
    RivalSwords().run(g, Frame(g.rules.steps.rival_turn, PEOPLE, g.rules.setup_source))
    events = ours.do("combat")
    assert [rival.swords for rival in ours.table.rivals] == [int(g.players[number].swords) for number in (1, 2)]
    assert (ours.state.hagal_deck, ours.state.hagal_discard) == (g.hagal_deck, g.hagal_discard)
    cards = 4 if escalation and level == LAST_LEVEL else 2
    assert sum(event.kind == "card" for event in events) == cards


@pytest.mark.parametrize("difficulty", ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"])
def test_an_epic_game_begins_as_in_the_engine(difficulty: str) -> None:
    """Conflicts, what Rivals start with, what the person is told to take (R-194)."""
    setup = TableSetup(players=1, boxes=BOXES, leader_mode="choose", difficulty=difficulty, rival_leaders=LEADERS)
    usual, g = (new_game(replace(setup, epic=epic), 3).state for epic in (False, True))
    ours = Companion(Setup(1, difficulty, list(BOXES), list(LEADERS), "7", epic=True))
    assert levels(ours.state) == levels(g) == [2] * 5 + [3] * 5
    for number, rival in enumerate(ours.table.rivals, start=1):
        player = g.players[number]
        assert (rival.supply, rival.garrison, rival.conflict) == (player.supply, player.garrison, player.conflict)
        assert (rival.water, rival.intrigue) == (player.water, len(player.intrigue))
    person = g.players[PEOPLE]
    assert person.garrison == EPIC_GARRISON
    assert len(person.intrigue) - len(usual.players[PEOPLE].intrigue) == EPIC_INTRIGUE
    cards, before = (Counter(own_cards(table)) for table in (g, usual))
    assert cards - before == {epic_card().id: 1}
    assert before - cards == {EPIC_SWAPS: 1}


def levels(g: GameState) -> list[int]:
    """The levels of this Conflict and of those to come."""
    coming = [*([] if g.conflict == NOBODY else [g.conflict]), *reversed(g.conflict_deck)]
    return [int(g.rules.conflicts[number].level) for number in coming]


def own_cards(g: GameState) -> list[str]:
    """The ids of the person's cards."""
    person = g.players[PEOPLE]
    return [g.rules.cards[number].id for number in person.deck + person.hand]
