"""The numbers of the base box, checked against tables written out here, and a test for every definition."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from landsraad.content.registry import rules_for
from landsraad.engine.course.setup import RANDOM, new_state
from landsraad.engine.machine.terms import FACTION_NAMES, ICON_NAMES
from landsraad.engine.state.definitions import IMPERIUM, NO_COST, RESERVE, STARTER, Card, Intrigue

RULES = rules_for(("base",), True)
WITHOUT_PROMO = rules_for(("base",), False)

# By id: copies (of a starter card: in each deck), Persuasion cost, factions, Agent icons.
CardRow = tuple[int, int | None, str, str]

STARTER_CARDS: dict[str, CardRow] = {
    "convincing_argument": (2, None, "", ""),
    "dagger": (2, None, "", "landsraad"),
    "diplomacy": (1, None, "", "emperor guild bene_gesserit fremen"),
    "dune_the_desert_planet": (2, None, "", "spice_trade"),
    "reconnaissance": (1, None, "", "city"),
    "seek_allies": (1, None, "", "emperor guild bene_gesserit fremen"),
    "signet_ring": (1, None, "", "landsraad city spice_trade"),
}

RESERVE_CARDS: dict[str, CardRow] = {
    "arrakis_liaison": (8, 2, "fremen", "landsraad city"),
    "the_spice_must_flow": (10, 9, "", ""),
    "foldspace": (6, None, "", "emperor guild bene_gesserit fremen landsraad city spice_trade"),
}

IMPERIUM_CARDS: dict[str, CardRow] = {
    "arrakis_recruiter": (2, 2, "", "city"),
    "assassination_mission": (2, 1, "", ""),
    "bene_gesserit_initiate": (2, 3, "bene_gesserit", "landsraad city spice_trade"),
    "bene_gesserit_sister": (3, 3, "bene_gesserit", "bene_gesserit landsraad"),
    "carryall": (1, 5, "", "spice_trade"),
    "chani": (1, 5, "fremen", "fremen city spice_trade"),
    "choam_directorship": (1, 8, "", ""),
    "crysknife": (1, 3, "fremen", "fremen spice_trade"),
    "dr_yueh": (1, 1, "", "city"),
    "duncan_idaho": (1, 4, "", "city"),
    "fedaykin_death_commando": (2, 3, "fremen", "city spice_trade"),
    "firm_grip": (1, 4, "emperor", "emperor landsraad"),
    "fremen_camp": (2, 4, "fremen", "spice_trade"),
    "gene_manipulation": (2, 3, "bene_gesserit", "landsraad city"),
    "guild_administrator": (2, 2, "guild", "guild spice_trade"),
    "guild_ambassador": (1, 4, "guild", "landsraad"),
    "guild_bankers": (1, 3, "guild", "emperor guild landsraad"),
    "gun_thopter": (2, 4, "", "city spice_trade"),
    "gurney_halleck": (1, 6, "", "city"),
    "imperial_spy": (2, 2, "emperor", "emperor"),
    "kwisatz_haderach": (1, 8, "bene_gesserit", ""),
    "lady_jessica": (1, 7, "bene_gesserit", "bene_gesserit landsraad city spice_trade"),
    "liet_kynes": (1, 5, "emperor fremen", "fremen city"),
    "missionaria_protectiva": (2, 1, "bene_gesserit", "city"),
    "opulence": (1, 6, "emperor", "emperor"),
    "other_memory": (1, 4, "bene_gesserit", "city spice_trade"),
    "piter_de_vries": (1, 5, "", "landsraad city"),
    "power_play": (3, 5, "", "emperor guild bene_gesserit fremen"),
    "reverend_mother_mohiam": (1, 6, "emperor bene_gesserit", "emperor bene_gesserit"),
    "sardaukar_infantry": (2, 1, "emperor", ""),
    "sardaukar_legion": (2, 5, "emperor", "emperor landsraad"),
    "scout": (2, 1, "", "city spice_trade"),
    "shifting_allegiances": (2, 3, "", "landsraad spice_trade"),
    "sietch_reverend_mother": (1, 4, "bene_gesserit fremen", "bene_gesserit fremen"),
    "smugglers_thopter": (2, 4, "guild", "spice_trade"),
    "space_travel": (2, 3, "guild", "guild"),
    "spice_hunter": (2, 2, "fremen", "fremen spice_trade"),
    "spice_smugglers": (2, 2, "guild", "city"),
    "stilgar": (1, 5, "fremen", "fremen city spice_trade"),
    "test_of_humanity": (1, 3, "bene_gesserit", "bene_gesserit landsraad city"),
    "the_voice": (2, 2, "bene_gesserit", "city spice_trade"),
    "thufir_hawat": (1, 5, "", "emperor guild bene_gesserit fremen city spice_trade"),
    "worm_riders": (2, 6, "fremen", "city spice_trade"),
}

PROMO_CARDS: dict[str, CardRow] = {
    "jessica_of_arrakis": (1, 3, "bene_gesserit", "spice_trade"),
    "duncan_loyal_blade": (1, 5, "", "fremen city"),
}

# By id: copies, the times at which it can be played.
INTRIGUE_CARDS: dict[str, tuple[int, str]] = {
    "allied_armada": (1, "combat"),
    "ambush": (2, "combat"),
    "bindu_suspension": (1, "plot"),
    "bribery": (1, "plot"),
    "bypass_protocol": (1, "plot"),
    "calculated_hire": (1, "plot"),
    "charisma": (1, "plot"),
    "choam_shares": (1, "plot"),
    "corner_the_market": (1, "endgame"),
    "councilors_dispensation": (1, "plot"),
    "demand_respect": (1, "when_won"),
    "dispatch_an_envoy": (2, "plot"),
    "double_cross": (1, "plot"),
    "favored_subject": (1, "plot"),
    "guild_authorization": (1, "plot"),
    "infiltrate": (1, "plot"),
    "know_their_ways": (1, "plot"),
    "master_tactician": (3, "combat"),
    "plans_within_plans": (1, "endgame"),
    "poison_snooper": (2, "plot"),
    "private_army": (2, "combat"),
    "rapid_mobilization": (1, "plot"),
    "recruitment_mission": (1, "plot"),
    "refocus": (1, "plot"),
    "reinforcements": (1, "plot"),
    "secret_of_the_sisterhood": (1, "plot"),
    "staged_incident": (1, "combat"),
    "the_sleeper_must_awaken": (1, "plot"),
    "tiebreaker": (1, "combat endgame"),
    "to_the_victor": (1, "when_won"),
    "urgent_mission": (1, "plot"),
    "water_of_life": (1, "plot"),
    "water_peddlers_union": (1, "plot"),
    "windfall": (1, "plot"),
}

# By id: icon, is it a Combat space, base spice of a Maker space.
SPACES: dict[str, tuple[str, bool, int]] = {
    "conspire": ("emperor", False, 0),
    "wealth": ("emperor", False, 0),
    "heighliner": ("guild", True, 0),
    "foldspace": ("guild", False, 0),
    "selective_breeding": ("bene_gesserit", False, 0),
    "secrets": ("bene_gesserit", False, 0),
    "hardy_warriors": ("fremen", True, 0),
    "stillsuits": ("fremen", True, 0),
    "high_council": ("landsraad", False, 0),
    "mentat": ("landsraad", False, 0),
    "swordmaster": ("landsraad", False, 0),
    "rally_troops": ("landsraad", False, 0),
    "hall_of_oratory": ("landsraad", False, 0),
    "sell_melange": ("spice_trade", False, 0),
    "secure_contract": ("spice_trade", False, 0),
    "arrakeen": ("city", True, 0),
    "carthag": ("city", True, 0),
    "research_station": ("city", True, 0),
    "sietch_tabr": ("city", True, 0),
    "imperial_basin": ("spice_trade", True, 1),
    "hagga_basin": ("spice_trade", True, 2),
    "the_great_flat": ("spice_trade", True, 3),
}

LEADERS = {
    "baron_vladimir_harkonnen",
    "glossu_the_beast_rabban",
    "count_ilban_richese",
    "helena_richese",
    "duke_leto_atreides",
    "paul_atreides",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
}


def row(card: Card) -> CardRow:
    """The table's row of a card."""
    cost = None if card.cost == NO_COST else int(card.cost)
    factions = " ".join(name for number, name in enumerate(FACTION_NAMES) if (card.factions >> number) & 1)
    icons = " ".join(name for number, name in enumerate(ICON_NAMES) if (card.icons >> number) & 1)
    return int(card.copies), cost, factions, icons


def pile(number: int, cards: list[Card]) -> dict[str, CardRow]:
    """The table of the cards of a pile."""
    return {card.id: row(card) for card in cards if card.pile == number}


def times(card: Intrigue) -> str:
    """The times at which an Intrigue card can be played."""
    effects = {"plot": card.plot, "combat": card.combat, "when_won": card.when_won, "endgame": card.endgame}
    return " ".join(time for time, effect in effects.items() if effect is not None)


def test_starting_deck() -> None:
    """Every player starts with the same 10 cards."""
    assert pile(STARTER, RULES.cards) == STARTER_CARDS
    assert sum(copies for copies, *_ in STARTER_CARDS.values()) == 10
    for player in new_state(RULES, 4, [], RANDOM, "ten cards").players:
        deck = Counter(RULES.cards[card].id for card in player.deck)
        assert deck == {id: copies for id, (copies, *_) in STARTER_CARDS.items()}


def test_reserve() -> None:
    """Three stacks, 24 cards."""
    assert pile(RESERVE, RULES.cards) == RESERVE_CARDS
    assert sum(copies for copies, *_ in RESERVE_CARDS.values()) == 24


def test_imperium_deck() -> None:
    """43 different cards, 67 in all, 5 of them in the Row."""
    assert pile(IMPERIUM, WITHOUT_PROMO.cards) == IMPERIUM_CARDS
    assert len(IMPERIUM_CARDS) == 43
    assert sum(copies for copies, *_ in IMPERIUM_CARDS.values()) == 67
    g = new_state(WITHOUT_PROMO, 3, [], RANDOM, "sixty-seven cards")
    assert len(g.row) == 5
    assert len(g.imperium_deck) == 62


def test_promotional_cards() -> None:
    """Two cards more, where they are wanted."""
    assert pile(IMPERIUM, RULES.cards) == IMPERIUM_CARDS | PROMO_CARDS
    assert len(new_state(RULES, 3, [], RANDOM, "sixty-nine cards").imperium_deck) == 64


def test_intrigue_deck() -> None:
    """34 different cards, 40 in all."""
    assert {card.id: (int(card.copies), times(card)) for card in RULES.intrigue} == INTRIGUE_CARDS
    assert len(INTRIGUE_CARDS) == 34
    assert sum(copies for copies, _ in INTRIGUE_CARDS.values()) == 40
    assert len(new_state(RULES, 3, [], RANDOM, "forty cards").intrigue_deck) == 40


def test_conflict_cards() -> None:
    """18 cards: 4 of level I, 10 of level II, 4 of level III; a game uses 1, 5 and 4, the dearest at the bottom."""
    assert Counter(conflict.level for conflict in RULES.conflicts) == {1: 4, 2: 10, 3: 4}
    deck = new_state(RULES, 3, [], RANDOM, "ten conflicts").conflict_deck
    assert [RULES.conflicts[number].level for number in deck] == [3, 3, 3, 3, 2, 2, 2, 2, 2, 1]
    assert len(set(deck)) == 10


def test_leaders() -> None:
    """The 8 leaders."""
    assert {leader.id for leader in RULES.leaders} == LEADERS
    assert len(RULES.leaders) == 8


def test_spaces() -> None:
    """22 spaces, 10 of them Combat spaces, 3 Maker spaces."""
    board = {s.id: (ICON_NAMES[s.icon], s.combat, int(s.maker)) for s in RULES.spaces}
    assert board == SPACES
    assert len(RULES.spaces) == 22
    assert sum(space.combat for space in RULES.spaces) == 10
    assert sum(space.maker > 0 for space in RULES.spaces) == 3


def test_ids_are_unique() -> None:
    """Within its kind no two definitions share an id."""
    for ids in (
        [card.id for card in RULES.cards],
        [card.id for card in RULES.intrigue],
        [conflict.id for conflict in RULES.conflicts],
        [leader.id for leader in RULES.leaders],
        [space.id for space in RULES.spaces],
    ):
        assert len(ids) == len(set(ids))


def test_every_definition_has_a_test() -> None:
    """Each card, Intrigue card, space, leader and Conflict has a test named after it, in the file of its kind."""
    kinds = {
        "test_cards.py": [card.id for card in RULES.cards],
        "test_intrigue.py": [card.id for card in RULES.intrigue],
        "test_conflicts.py": [conflict.id for conflict in RULES.conflicts],
        "test_leaders.py": [leader.id for leader in RULES.leaders],
        "test_spaces.py": [space.id for space in RULES.spaces],
    }
    for file, ids in kinds.items():
        text = (Path(__file__).parent / file).read_text(encoding="utf-8")
        untested = [id for id in ids if not re.search(rf"^def test_{id}(_\w+)?\(", text, re.MULTILINE)]
        assert untested == [], f"no test in {file}"
