"""The numbers of Immortality, checked against tables written out here, and a test for every definition."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from landsraad import Setup, SetupError, new_game
from landsraad.content import immortality
from landsraad.content.box import Selection
from landsraad.content.registry import rules_for
from landsraad.engine.course.rounds import vp_to_end
from landsraad.engine.course.setup import RANDOM, new_state
from landsraad.engine.machine.terms import FACTION_NAMES, ICON_NAMES
from landsraad.engine.state.definitions import IMPERIUM, NO_COST, RECLAIMED, STARTER, TLEILAXU, Card, Intrigue
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState, PlayerState
from tests.support.table import given, seat

BOX = immortality.brings(Selection(("base", "immortality"), frozenset(("promo",))))
RULES = rules_for(("base", "immortality"), False)
PROMO_RULES = rules_for(("base", "immortality"), True)

# By id: copies, Persuasion cost, factions, Agent icons, those it has under a condition, is it a graft card?
CardRow = tuple[int, int | None, str, str, str, bool]

IMPERIUM_CARDS: dict[str, CardRow] = {
    "bene_tleilax_lab": (1, 2, "", "city spice_trade", "", False),
    "bene_tleilax_researcher": (1, 4, "", "landsraad", "", True),
    "blank_slate": (1, 1, "", "landsraad city spice_trade", "emperor guild bene_gesserit fremen", False),
    "clandestine_meeting": (1, 4, "bene_gesserit", "", "", False),
    "corrupt_smuggler": (1, 3, "guild fremen", "guild spice_trade", "", False),
    "dissecting_kit": (2, 2, "", "landsraad city", "", True),
    "for_humanity": (1, 7, "bene_gesserit", "bene_gesserit landsraad spice_trade", "", False),
    "high_priority_travel": (2, 1, "guild", "landsraad spice_trade", "", False),
    "imperium_ceremony": (1, 6, "emperor guild", "emperor guild landsraad", "", False),
    "interstellar_conspiracy": (1, 4, "", "city", "", True),
    "keys_to_power": (1, 5, "guild bene_gesserit", "guild bene_gesserit landsraad", "", False),
    "lisan_al_gaib": (1, 4, "bene_gesserit fremen", "fremen city spice_trade", "", False),
    "long_reach": (1, 6, "bene_gesserit", "", "landsraad city spice_trade", False),
    "occupation": (1, 8, "guild", "emperor guild bene_gesserit fremen city spice_trade", "", False),
    "organ_merchants": (1, 3, "", "city spice_trade", "", False),
    "planned_coupling": (2, 3, "bene_gesserit", "bene_gesserit", "", True),
    "replacement_eyes": (1, 5, "", "city", "", True),
    "sardaukar_quartermaster": (1, 2, "emperor", "landsraad city", "", False),
    "shadout_mapes": (1, 2, "fremen", "fremen spice_trade", "", False),
    "show_of_strength": (1, 3, "emperor fremen", "", "landsraad spice_trade", False),
    "spiritual_fervor": (2, 3, "", "spice_trade", "", False),
    "stillsuit_manufacturer": (1, 5, "fremen", "fremen city", "", False),
    "throne_room_politics": (1, 4, "emperor bene_gesserit", "emperor", "", False),
    "tleilaxu_master": (2, 5, "", "landsraad spice_trade", "", False),
    "tleilaxu_surgeon": (1, 3, "", "emperor city", "", False),
}
EXPERIMENTATION: CardRow = (2, None, "", "spice_trade", "", False)

# By id: specimens, factions, Agent icons, is it a graft card?
TLEILAXU_CARDS: dict[str, tuple[int, str, str, bool]] = {
    "beguiling_pheromones": (3, "", "city spice_trade", True),
    "chairdog": (2, "", "city", True),
    "contaminator": (1, "fremen", "fremen", False),
    "corrino_genes": (1, "emperor", "emperor", False),
    "face_dancer": (2, "emperor guild fremen", "emperor guild fremen", True),
    "face_dancer_initiate": (1, "emperor guild fremen", "emperor guild fremen", True),
    "from_the_tanks": (2, "", "landsraad", False),
    "ghola": (3, "", "city", True),
    "guild_impersonator": (2, "guild", "guild", True),
    "industrial_espionage": (1, "", "landsraad", False),
    "scientific_breakthrough": (3, "", "landsraad city spice_trade", False),
    "slig_farmer": (2, "", "landsraad", True),
    "stitched_horror": (3, "", "city", True),
    "subject_x_137": (2, "", "landsraad spice_trade", False),
    "tleilaxu_infiltrator": (2, "", "city", True),
    "twisted_mentat": (4, "", "landsraad city", True),
    "unnatural_reflexes": (3, "", "spice_trade", True),
    "usurp": (4, "", "", True),
}
PROMO_CARDS = {"piter_genius_advisor": (3, "", "landsraad spice_trade", False)}

# By id: copies, the times at which it can be played.
INTRIGUE_CARDS: dict[str, tuple[int, str]] = {
    "breakthrough": (1, "plot"),
    "counterattack": (1, "plot combat"),
    "disguised_bureaucrat": (1, "plot"),
    "economic_positioning": (1, "combat endgame"),
    "gruesome_sacrifice": (2, "combat"),
    "harvest_cells": (2, "when_lost"),
    "illicit_dealings": (2, "plot"),
    "shadowy_bargain": (1, "plot endgame"),
    "study_melange": (1, "plot endgame"),
    "tleilaxu_puppet": (1, "plot endgame"),
    "vicious_talents": (2, "combat"),
}


def names(found: int, of: tuple[str, ...] | list[str]) -> str:
    """The names of a bit set."""
    return " ".join(name for number, name in enumerate(of) if (found >> number) & 1)


def row(card: Card) -> CardRow:
    """The table's row of a card of the Imperium deck."""
    cost = None if card.cost == NO_COST else int(card.cost)
    extras = " ".join(names(extra.icons, ICON_NAMES) for extra in card.extras)
    factions, icons = names(card.factions, FACTION_NAMES), names(card.icons, ICON_NAMES)
    return int(card.copies), cost, factions, icons, extras, bool(card.graft)


def times(card: Intrigue) -> str:
    """The times at which an Intrigue card can be played."""
    effects = {"plot": card.plot, "combat": card.combat, "when_lost": card.when_lost, "endgame": card.endgame}
    assert card.when_won is None
    return " ".join(time for time, effect in effects.items() if effect is not None)


def deck(rules: Rules, player: PlayerState) -> Counter[str]:
    """A player's deck, with what begins in the discard pile."""
    return Counter(rules.cards[card].id for card in player.deck)


def fresh(rules: Rules, players: int = 3) -> GameState:
    """A game as it is set up."""
    return new_state(rules, players, [], RANDOM, "fresh")


def test_imperium_cards() -> None:
    """25 different cards, 30 in all (IM-1)."""
    cards = {card.id: row(card) for card in BOX.cards if card.pile == IMPERIUM}
    assert cards == IMPERIUM_CARDS
    assert sum(copies for copies, *_ in IMPERIUM_CARDS.values()) == 30
    g = fresh(RULES)
    assert (len(g.row), len(g.imperium_deck)) == (5, 67 + 30 - 5)


def test_tleilaxu_cards() -> None:
    """18 of one copy each, one promotional card, and Reclaimed Forces; none has a cost in Persuasion (IM-5, IM-25)."""
    cards = [card for card in BOX.cards if card.pile == TLEILAXU]
    rows = {c.id: (int(c.specimens), *row(c)[2:4], bool(c.graft)) for c in cards}
    assert rows == TLEILAXU_CARDS | PROMO_CARDS
    assert len(TLEILAXU_CARDS) == 18
    assert {(card.copies, card.cost) for card in cards} == {(1, NO_COST)}
    assert [(card.id, card.specimens, card.copies) for card in RULES.reclaimed] == [("reclaimed_forces", 3, 1)]
    assert {card.pile for card in BOX.cards} == {IMPERIUM, TLEILAXU, RECLAIMED}
    for players in (1, 2, 3, 4):  # nothing is scaled (IM-76)
        g = new_game(Setup(players=players, boxes=("base", "immortality"), leader_mode="choose"), "row").state
        assert (len(g.tleilaxu_row), len(g.tleilaxu_deck), g.tleilaxu_spice) == (2, 16, 2)
    assert len(fresh(PROMO_RULES).tleilaxu_deck) == 17


@pytest.mark.parametrize(("board", "leader"), [("base", "paul_atreides"), ("uprising", "muaddib")])
def test_experimentation(board: str, leader: str) -> None:
    """Both copies take the places of Dune, the Desert Planet in every deck; the deck stays at ten (IM-2, IM-64)."""
    rules = rules_for((board, "immortality"), False)
    card = next(card for card in rules.cards if card.id == "experimentation")
    assert (card.pile, row(card)) == (STARTER, EXPERIMENTATION)
    player = new_state(rules, 3, [leader], RANDOM, "experiments").players[0]
    cards = deck(rules, player)
    assert (cards["experimentation"], cards["dune_the_desert_planet"], cards.total()) == (2, 0, 10)
    assert player.discard == ()


@pytest.mark.parametrize(("board", "leader"), [("base", "paul_atreides"), ("uprising", "muaddib")])
def test_control_the_spice_begins_in_the_discard_pile(board: str, leader: str) -> None:
    """Of an epic game: it takes no place of a starting card (IM-53)."""
    rules = rules_for((board, "ix", "immortality"), False, epic=True)
    for player in new_state(rules, 3, [leader], RANDOM, "epic").players[:1]:
        cards = deck(rules, player)
        assert (cards["experimentation"], cards["control_the_spice"], cards.total()) == (2, 0, 10)
        assert [rules.cards[card].id for card in player.discard] == ["control_the_spice"]


@pytest.mark.parametrize(
    ("players", "epic", "start", "goal"),
    [
        (1, False, 0, 11),
        (2, False, 0, 11),
        (3, False, 0, 11),
        (4, False, 0, 10),
        (1, True, 0, 12),
        (3, True, 0, 12),
        (4, True, 0, 12),
    ],
)
def test_go_to_11(players: int, epic: bool, start: int, goal: int) -> None:
    """11 VP end the game; with four all begin at 0 and play to 10; the epic game keeps its 12 (IM-54, IM-55)."""
    boxes = ("base", "ix", "immortality")
    setup = Setup(players=players, boxes=boxes, leader_mode="choose", go_to_11=True, epic=epic)
    g = new_game(setup, "eleven").state
    assert {g.players[seat].vp for seat in range(players)} == {start}
    assert vp_to_end(g) == goal


@pytest.mark.parametrize(("players", "vp", "over"), [(3, 10, False), (3, 11, True), (4, 9, False), (4, 10, True)])
def test_go_to_11_ends_the_game(players: int, vp: int, over: bool) -> None:
    """Looked at in the Recall, as always."""
    table = given(
        boxes=("base", "immortality"),
        players=players,
        variants=("go_to_11",),
        phase="recall",
        conflict_deck=["skirmish_b"],
        A=seat(vp=vp, hand=["dagger"], deck=["dagger"] * 5),
    )
    assert table.game.over == over


def test_go_to_11_with_six() -> None:
    """Allies begin at 0, Commanders at 4, and 10 VP end the game (IM-66)."""
    boxes = ("uprising", "choam", "immortality")
    g = new_game(Setup(players=6, boxes=boxes, leader_mode="choose", go_to_11=True), "eleven").state
    assert [player.vp for player in g.players] == [4, 0, 0, 4, 0, 0]
    assert vp_to_end(g) == 10
    plain = new_game(Setup(players=6, boxes=boxes, leader_mode="choose"), "eleven").state
    assert [player.vp for player in plain.players] == [4, 1, 1, 4, 1, 1]


def test_commanders_keep_their_decks() -> None:
    """Experimentation is for the Allies (IM-66)."""
    boxes = ("uprising", "choam", "immortality")
    g = new_game(Setup(players=6, boxes=boxes, leader_mode="choose"), "six").state
    for number, player in enumerate(g.players):
        experiments = [g.rules.cards[card].id for card in player.deck + player.hand].count("experimentation")
        assert experiments == (0 if g.is_commander(number) else 2)


def test_intrigue_cards() -> None:
    """11 different cards, 15 in all; 55 with the base box."""
    assert {card.id: (int(card.copies), times(card)) for card in BOX.intrigue} == INTRIGUE_CARDS
    assert sum(copies for copies, _ in INTRIGUE_CARDS.values()) == 15
    assert len(fresh(RULES).intrigue_deck) == 40 + 15


def test_research_track() -> None:
    """21 places without the start, in eight columns; a marker in the fourth and the eighth (IM-10, IM-11)."""
    columns = Counter(int(place.column) for place in RULES.research)
    assert columns == {0: 1, 1: 1, 2: 2, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3}
    assert {(int(place.column), int(place.marker)) for place in RULES.research if place.marker} == {(4, 1), (8, 2)}
    reached = {int(place.column): int(place.reached) for place in RULES.research}
    assert [reached[column] for column in range(9)] == [0, 0, 0, 0, 1, 1, 1, 1, 2]
    for place in RULES.research:
        ways = [RULES.research[number] for number in place.next]
        assert all(way.column == place.column + 1 and abs(int(way.row - place.row)) <= 1 for way in ways)
        assert len(ways) == len(place.ways)


def test_tleilaxu_track() -> None:
    """Seven spaces after the start."""
    assert [space.number for space in RULES.tleilaxu] == list(range(8))
    assert [int(space.spice) for space in RULES.tleilaxu] == [0, 0, 0, 0, 2, 0, 0, 0]


@pytest.mark.parametrize("board", ["base", "uprising"])
def test_the_research_station_lies_over_the_printed_one(board: str) -> None:
    """As many spaces as before, in the same order (IM-6, IM-63)."""
    covered, plain = rules_for((board, "immortality"), False), rules_for((board,), False)
    assert [space.id for space in covered.spaces] == [space.id for space in plain.spaces]
    assert [post.id for post in covered.posts] == [post.id for post in plain.posts]
    number = covered.space_number("research_station")
    station, printed = covered.spaces[number], plain.spaces[number]
    assert (station.icon, station.combat) == (printed.icon, printed.combat)
    assert covered.costs[number] == plain.costs[number] == (0, 0, 2)
    assert len(station.effects) == 2


def test_it_brings_nothing_else() -> None:
    """No leaders, Conflicts, tiles, contracts, objectives, posts."""
    for field in ("leaders", "conflicts", "tech", "contracts", "first_contracts", "objectives", "posts", "tracks"):
        assert getattr(BOX, field) == []


def test_the_box_needs_a_board() -> None:
    """Immortality alone is no game, nor is its variant without it."""
    for setup in (Setup(boxes=("immortality",)), Setup(go_to_11=True)):
        with pytest.raises(SetupError):
            setup.rules()


def test_all_boxes_together() -> None:
    """All cards are shuffled together, both side boards are used (IM-61)."""
    rules = rules_for(("uprising", "choam", "base", "ix", "immortality"), False)
    g = fresh(rules, 4)
    assert len(g.imperium_deck) + 5 == 65 + 67 + 35 + 4 + 30
    assert (len(g.tech_stacks), len(g.tleilaxu_row)) == (3, 2)
    assert all(player.tleilaxu == 0 and player.dreadnoughts == 2 for player in g.players)


def test_ids_are_unique() -> None:
    """Within its kind no two definitions share an id, the other boxes' included."""
    rules = rules_for(("uprising", "choam", "base", "ix", "immortality"), True)
    for ids in (
        [card.id for card in rules.cards],
        [card.id for card in rules.intrigue],
        [space.id for space in rules.spaces],
        [place.id for place in rules.research],
        [space.id for space in rules.tleilaxu],
    ):
        assert len(ids) == len(set(ids))


def test_every_definition_has_a_test() -> None:
    """Each card and Intrigue card has a test named after it, in the file of its kind."""
    here = Path(__file__).parent
    kinds = {
        "test_cards.py": [*IMPERIUM_CARDS, "experimentation"],
        "test_tleilaxu.py": [*TLEILAXU_CARDS, *PROMO_CARDS, "reclaimed_forces"],
        "test_intrigue.py": list(INTRIGUE_CARDS),
        "test_spaces.py": ["research_station"],
    }
    for file, ids in kinds.items():
        text = (here / file).read_text(encoding="utf-8")
        untested = [id for id in ids if not re.search(rf"^def test_{id}(_\w+)?\(", text, re.MULTILINE)]
        assert untested == [], f"no test in {file}"
