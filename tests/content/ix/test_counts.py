"""The numbers of Rise of Ix, checked against tables written out here, and a test for every definition."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from landsraad import Setup, SetupError, new_game
from landsraad.content import ix
from landsraad.content.box import Selection
from landsraad.content.registry import rules_for
from landsraad.engine.course.setup import RANDOM, new_state
from landsraad.engine.machine.terms import FACTION_NAMES, ICON_NAMES
from landsraad.engine.state.definitions import IMPERIUM, NO_COST, STARTER, Card, Intrigue, Tech

BOX = ix.brings(Selection(("base", "ix"), frozenset(("promo",))))
RULES = rules_for(("base", "ix"), False)
PROMO_RULES = rules_for(("base", "ix"), True)

# By id: copies, Persuasion cost, factions, Agent icons (a star marks those that infiltrate), does it unload?
CardRow = tuple[int, int | None, str, str, bool]

IMPERIUM_CARDS: dict[str, CardRow] = {
    "appropriate": (1, 5, "emperor", "landsraad spice_trade", False),
    "bounty_hunter": (1, 1, "", "city*", False),
    "choam_delegate": (1, 1, "", "spice_trade*", True),
    "court_intrigue": (1, 2, "emperor", "emperor*", False),
    "desert_ambush": (1, 3, "fremen", "spice_trade", False),
    "embedded_agent": (1, 5, "bene_gesserit", "landsraad*", False),
    "esmar_tuek": (1, 5, "guild", "city spice_trade", True),
    "freighter_fleet": (2, 2, "", "spice_trade", True),
    "full_scale_assault": (1, 8, "emperor", "emperor city", False),
    "guild_accord": (1, 6, "guild", "guild*", True),
    "guild_chief_administrator": (1, 4, "guild", "guild city spice_trade", False),
    "imperial_bashar": (1, 4, "emperor", "city", False),
    "imperial_shock_trooper": (1, 3, "emperor", "", False),
    "in_the_shadows": (2, 2, "bene_gesserit", "landsraad city", True),
    "ix_guild_compact": (1, 3, "guild", "guild", True),
    "ixian_engineer": (2, 5, "", "spice_trade", False),
    "jamis": (1, 2, "fremen", "fremen*", False),
    "landing_rights": (1, 4, "guild", "city", False),
    "local_fence": (1, 3, "", "city", False),
    "negotiated_withdrawal": (2, 4, "", "landsraad city spice_trade", False),
    "satellite_ban": (1, 5, "guild fremen", "guild fremen", False),
    "sayyadina": (1, 3, "bene_gesserit fremen", "bene_gesserit fremen", False),
    "shai_hulud": (1, 7, "fremen", "spice_trade", False),
    "spice_trader": (1, 4, "fremen", "city spice_trade", False),
    "treachery": (2, 6, "", "emperor guild bene_gesserit fremen", True),
    "truthsayer": (2, 3, "emperor bene_gesserit", "emperor bene_gesserit landsraad", False),
    "water_peddler": (1, 1, "", "", True),
    "web_of_power": (1, 4, "bene_gesserit", "bene_gesserit*", False),
    "weirding_way": (1, 3, "bene_gesserit", "city spice_trade", False),
}
PROMO_CARDS: dict[str, CardRow] = {
    "boundless_ambition": (1, 5, "", "emperor guild bene_gesserit fremen", True),
}
EPIC_CARD: CardRow = (1, None, "", "spice_trade", False)

# The times at which each Intrigue card can be played.
INTRIGUE_CARDS: dict[str, str] = {
    "advanced_weaponry": "plot combat",
    "blackmail": "combat",
    "cannon_turrets": "combat",
    "cull": "plot",
    "diversion": "plot",
    "expedite": "plot",
    "finesse": "plot combat",
    "glimpse_the_path": "plot",
    "grand_conspiracy": "endgame",
    "ixian_probe": "plot",
    "machine_culture": "plot endgame",
    "quid_pro_quo": "plot",
    "second_wave": "combat",
    "secret_forces": "plot",
    "strategic_push": "combat",
    "strongarm": "plot",
    "war_chest": "combat endgame",
}

# By id: spice, does it do something when acquired, when it is used, may a Rival take it?
TECH_TILES: dict[str, tuple[int, bool, str, bool]] = {
    "artillery": (1, False, "reveal", False),
    "chaumurky": (4, True, "ties", True),
    "detonation_devices": (3, False, "won", True),
    "disposal_facility": (3, True, "reveal", False),
    "flagship": (8, True, "flip", True),
    "holoprojectors": (3, False, "flip", False),
    "holtzman_engine": (6, False, "round_start endgame", True),
    "invasion_ships": (5, True, "flip", True),
    "memocorders": (2, True, "endgame", True),
    "minimic_film": (2, False, "reveal", False),
    "restricted_ordnance": (4, False, "reveal", False),
    "shuttle_fleet": (6, True, "round_start", True),
    "sonic_snoopers": (2, True, "spend", True),
    "spaceport": (5, True, "always", False),
    "spy_satellites": (4, False, "spend endgame", True),
    "training_drones": (3, False, "flip", True),
    "troop_transports": (2, False, "always", True),
    "windtraps": (2, True, "won", True),
}

# By id: House, complexity, may it lead a Rival?
LEADERS: dict[str, tuple[str, int, bool]] = {
    "armand_ecaz": ("ecaz", 2, False),
    "ilesa_ecaz": ("ecaz", 3, False),
    "rhombur_vernius": ("vernius", 1, True),
    "tessia_vernius": ("vernius", 4, False),
    "yuna_moritani": ("moritani", 2, False),
    "hundro_moritani": ("moritani", 1, True),
}

SPACES = {
    "dreadnought": "landsraad",
    "tech_negotiation": "landsraad",
    "smuggling": "spice_trade",
    "interstellar_shipping": "spice_trade",
}
COVERED = {"hall_of_oratory", "rally_troops", "secure_contract", "sell_melange"}
CONFLICTS = {"skirmish_ix_a": 1, "skirmish_ix_b": 1, "trade_monopoly": 2, "economic_supremacy": 3}


def row(card: Card) -> CardRow:
    """The table's row of a card."""
    cost = None if card.cost == NO_COST else int(card.cost)
    factions = " ".join(name for number, name in enumerate(FACTION_NAMES) if (card.factions >> number) & 1)
    icons = [
        name + "*" * int((card.infiltrates >> number) & 1)
        for number, name in enumerate(ICON_NAMES)
        if (card.icons >> number) & 1
    ]
    return int(card.copies), cost, factions, " ".join(icons), bool(card.unload)


def times(card: Intrigue) -> str:
    """The times at which an Intrigue card can be played."""
    effects = {"plot": card.plot, "combat": card.combat, "when_won": card.when_won, "endgame": card.endgame}
    return " ".join(time for time, effect in effects.items() if effect is not None)


def uses(tile: Tech) -> str:
    """When a tile is used."""
    effects = {
        "ties": tile.wins_ties,
        "won": tile.scuttles or tile.when_won is not None,
        "reveal": bool(tile.reveal),
        "flip": tile.flip is not None,
        "round_start": tile.round_start is not None,
        "spend": tile.spend is not None,
        "endgame": tile.endgame is not None,
        "always": tile.to_deck or tile.transports,
    }
    return " ".join(use for use, has in effects.items() if has)


def test_imperium_cards() -> None:
    """29 different cards, 35 in all, and one promotional card."""
    rows = {card.id: row(card) for card in BOX.cards}
    assert rows == IMPERIUM_CARDS | PROMO_CARDS
    assert (len(IMPERIUM_CARDS), sum(copies for copies, *_ in IMPERIUM_CARDS.values())) == (29, 35)
    assert {card.pile for card in BOX.cards} == {IMPERIUM}
    g = new_state(RULES, 3, [], RANDOM, "102 cards")
    assert (len(g.row), len(g.imperium_deck)) == (5, 67 + 35 - 5)
    assert len(new_state(PROMO_RULES, 3, [], RANDOM, "105 cards").imperium_deck) == 69 + 36 - 5


def test_epic_card() -> None:
    """Control the Spice takes the place of one Dune, the Desert Planet in every deck of an epic game only."""
    epic = rules_for(("base", "ix"), epic=True)
    card = next(card for card in epic.cards if card.id == "control_the_spice")
    assert (card.pile, row(card)) == (STARTER, EPIC_CARD)
    for player in new_state(epic, 3, [], RANDOM, "epic").players:
        deck = Counter(epic.cards[number].id for number in player.deck)
        assert (deck["control_the_spice"], deck["dune_the_desert_planet"], deck.total()) == (1, 1, 10)
    plain = new_state(RULES, 3, [], RANDOM, "plain").players[0]
    assert [RULES.cards[number].id for number in plain.deck].count("dune_the_desert_planet") == 2
    assert "control_the_spice" not in [card.id for card in RULES.cards]


def test_intrigue_cards() -> None:
    """17 cards, one copy of each; 57 with the base box."""
    assert {card.id: times(card) for card in BOX.intrigue} == INTRIGUE_CARDS
    assert {card.copies for card in BOX.intrigue} == {1}
    assert len(INTRIGUE_CARDS) == 17
    assert len(new_state(RULES, 3, [], RANDOM, "57 cards").intrigue_deck) == 40 + 17


def test_tech_tiles() -> None:
    """18 tiles, 12 of them marked for Rivals; three stacks of 6."""
    tiles = {t.id: (int(t.cost), t.acquire is not None, uses(t), bool(t.rival)) for t in BOX.tech}
    assert tiles == TECH_TILES
    assert (len(TECH_TILES), sum(marked for *_, marked in TECH_TILES.values())) == (18, 12)
    stacks = new_state(RULES, 3, [], RANDOM, "18 tiles").tech_stacks
    assert [len(stack) for stack in stacks] == [6, 6, 6]
    assert len({tile for stack in stacks for tile in stack}) == 18


def test_leaders() -> None:
    """Six, who join the eight of the base box."""
    leaders = {leader.id: (leader.house, int(leader.complexity), leader.may_be_rival) for leader in BOX.leaders}
    assert leaders == LEADERS
    assert len(RULES.leaders) == 8 + 6


def test_conflict_cards() -> None:
    """Two of level I, one each of II and III; a game still uses 1, 5 and 4 of 6, 11 and 5."""
    assert {conflict.id: conflict.level for conflict in BOX.conflicts} == CONFLICTS
    assert Counter(conflict.level for conflict in RULES.conflicts) == {1: 6, 2: 11, 3: 5}
    deck = new_state(RULES, 3, [], RANDOM, "ten conflicts").conflict_deck
    assert [RULES.conflicts[number].level for number in deck] == [3, 3, 3, 3, 2, 2, 2, 2, 2, 1]
    assert all(conflict.location == "" for conflict in BOX.conflicts)


def test_spaces() -> None:
    """Four new spaces in place of four of the base board: 22 as before."""
    assert {space.id: ICON_NAMES[space.icon] for space in BOX.spaces} == SPACES
    board = {space.id for space in RULES.spaces}
    assert len(board) == 22
    assert not board & COVERED
    assert set(SPACES) <= board
    assert sum(space.combat for space in RULES.spaces) == 10


def test_shipping_track_and_dreadnoughts() -> None:
    """Three levels with rewards; two dreadnoughts in each supply; freighters at the bottom."""
    assert len(RULES.shipping) == 3
    for player in new_state(RULES, 4, [], RANDOM, "dreadnoughts").players:
        assert (player.dreadnoughts, player.dreadnoughts_home, player.freighter, player.negotiators) == (2, 0, 0, 0)


def test_house_hagal_cards() -> None:
    """Nine cards; 7 of them in the solo game, 5 with two persons; four cards of the base box leave."""
    cards = [(card.location, int(card.mark), int(card.copies), int(card.swords)) for card in BOX.hagal]
    assert sum(copies for _, _, copies, _ in cards) == 9
    assert Counter({(place, mark, swords): copies for place, mark, copies, swords in cards if mark}) == {
        ("tech_negotiation", 1, 0): 2,
        ("dreadnought", 1, 3): 2,
        ("dreadnought", 2, 3): 2,
    }
    shipping = [card for card in BOX.hagal if card.location == "interstellar_shipping"]
    assert sorted(card.swords for card in shipping) == [2, 2, 3]
    others = [card.otherwise.location for card in shipping if card.otherwise is not None]
    assert sorted(others) == ["foldspace", "smuggling"]
    base_deck = {1: 31 - 3 - 1, 2: 31 - 3}
    for persons, new in ((1, 7), (2, 5)):
        g = new_game(Setup(players=persons, boxes=("base", "ix"), leader_mode="choose"), "hagal").state
        assert len(g.hagal_deck) + len(g.hagal_discard) == base_deck[persons] - 4 + new


def test_the_box_needs_the_base_box() -> None:
    """Rise of Ix alone, and its variants without it, are no games."""
    for setup in (Setup(boxes=("ix",)), Setup(epic=True), Setup(players=1, dice=True)):
        with pytest.raises(SetupError):
            setup.rules()


def test_ids_are_unique() -> None:
    """Within its kind no two definitions share an id, the base box's included."""
    for ids in (
        [card.id for card in PROMO_RULES.cards],
        [card.id for card in PROMO_RULES.intrigue],
        [conflict.id for conflict in PROMO_RULES.conflicts],
        [leader.id for leader in PROMO_RULES.leaders],
        [space.id for space in PROMO_RULES.spaces],
        [tile.id for tile in PROMO_RULES.tech],
        [card.id for card in PROMO_RULES.hagal],
    ):
        assert len(ids) == len(set(ids))


def test_every_definition_has_a_test() -> None:
    """Each card, Intrigue card, tile, space, leader and Conflict has a test named after it, in the file of its kind."""
    kinds = {
        "test_cards.py": [*(card.id for card in BOX.cards), "control_the_spice"],
        "test_intrigue.py": [card.id for card in BOX.intrigue],
        "test_tech.py": [tile.id for tile in BOX.tech],
        "test_conflicts.py": [conflict.id for conflict in BOX.conflicts],
        "test_leaders.py": [leader.id for leader in BOX.leaders],
        "test_spaces.py": [space.id for space in BOX.spaces],
    }
    for file, ids in kinds.items():
        text = (Path(__file__).parent / file).read_text(encoding="utf-8")
        untested = [id for id in ids if not re.search(rf"^def test_{id}(_\w+)?\(", text, re.MULTILINE)]
        assert untested == [], f"no test in {file}"
