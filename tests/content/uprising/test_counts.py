"""The numbers of Uprising and its CHOAM module, checked against tables written out here."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad import Setup, new_game
from landsraad.content import uprising
from landsraad.content.box import Selection
from landsraad.content.registry import rules_for
from landsraad.engine.course.setup import RANDOM, new_state
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, FACTION_NAMES, ICON_NAMES
from landsraad.engine.state.definitions import IMPERIUM, NO_COST, RESERVE, STARTER, Card, Contract, Intrigue
from landsraad.engine.state.rules import Rules

PLAIN = rules_for(("uprising",), False)
CHOAM = rules_for(("uprising", "choam"), False)
MODULE = uprising.choam_brings(Selection(("uprising", "choam", "ix")))

# By id: copies, Persuasion cost, factions, Agent icons.
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
    "prepare_the_way": (8, 2, "bene_gesserit", "landsraad city"),
    "the_spice_must_flow": (10, 9, "guild", ""),
}
IMPERIUM_CARDS: dict[str, CardRow] = {
    "bene_gesserit_operative": (2, 3, "bene_gesserit", "bene_gesserit"),
    "branching_path": (1, 3, "bene_gesserit", "bene_gesserit city"),
    "calculus_of_power": (2, 3, "emperor", "city spy"),
    "captured_mentat": (1, 5, "", "landsraad spice_trade"),
    "chani_clever_tactician": (1, 5, "fremen", "fremen city spice_trade"),
    "corrinth_city": (1, 6, "emperor", "emperor landsraad"),
    "covert_operation": (1, 3, "", "spy"),
    "dangerous_rhetoric": (1, 3, "", "landsraad spy"),
    "desert_power": (1, 6, "fremen", "spice_trade"),
    "desert_survival": (2, 2, "fremen", "spice_trade"),
    "double_agent": (2, 3, "emperor guild", "landsraad city spice_trade"),
    "ecological_testing_station": (1, 3, "fremen", "fremen city"),
    "fedaykin_stilltent": (1, 2, "fremen", "spice_trade"),
    "guild_envoy": (1, 3, "guild", "emperor guild bene_gesserit fremen"),
    "guild_spy": (1, 3, "guild", "spy"),
    "hidden_missive": (1, 2, "bene_gesserit", "landsraad"),
    "imperial_spymaster": (1, 2, "emperor", "emperor spy"),
    "in_high_places": (1, 5, "emperor bene_gesserit", "emperor bene_gesserit"),
    "junction_headquarters": (1, 6, "guild", "landsraad city spice_trade"),
    "leadership": (1, 5, "fremen", "fremen spice_trade"),
    "long_live_the_fighters": (1, 7, "fremen", "fremen city"),
    "maker_keeper": (2, 2, "bene_gesserit fremen", "city"),
    "maula_pistol": (2, 3, "fremen", "city spice_trade"),
    "northern_watermaster": (1, 3, "fremen", "city"),
    "overthrow": (1, 8, "", "emperor guild bene_gesserit fremen"),
    "paracompass": (1, 4, "", "city"),
    "price_is_no_object": (1, 6, "emperor bene_gesserit", "emperor bene_gesserit"),
    "public_spectacle": (2, 4, "emperor", "spy"),
    "rebel_supplier": (2, 3, "fremen", "city"),
    "reliable_informant": (1, 2, "guild", "guild"),
    "sardaukar_coordination": (2, 4, "emperor", "emperor landsraad"),
    "sardaukar_soldier": (1, 1, "emperor", "city"),
    "shishakli": (1, 4, "fremen", "city spice_trade"),
    "smugglers_harvester": (2, 1, "guild", "spice_trade"),
    "smugglers_haven": (1, 4, "guild", "guild spice_trade"),
    "southern_elders": (1, 4, "bene_gesserit fremen", "bene_gesserit fremen"),
    "space_time_folding": (1, 1, "guild", "guild"),
    "spacing_guilds_favor": (2, 5, "guild", "guild spice_trade"),
    "spy_network": (1, 2, "emperor guild", ""),
    "steersman": (1, 8, "guild", "guild landsraad city spice_trade"),
    "stilgar_the_devoted": (1, 6, "fremen", "fremen city spice_trade"),
    "strike_fleet": (1, 5, "", "spy"),
    "subversive_advisor": (1, 5, "", "spy"),
    "treacherous_maneuver": (1, 5, "emperor", "emperor guild bene_gesserit fremen"),
    "tread_in_darkness": (2, 4, "bene_gesserit", "landsraad city spice_trade"),
    "truthtrance": (2, 4, "bene_gesserit", "emperor guild bene_gesserit fremen"),
    "undercover_asset": (1, 2, "emperor guild", "landsraad city spice_trade"),
    "unswerving_loyalty": (2, 1, "fremen", ""),
    "weirding_woman": (2, 1, "bene_gesserit", "city spice_trade"),
    "wheels_within_wheels": (1, 2, "emperor guild", "spy"),
}
CHOAM_CARDS: dict[str, CardRow] = {
    "cargo_runner": (1, 3, "guild", "landsraad city spice_trade"),
    "delivery_agreement": (1, 5, "guild", "city"),
    "interstellar_trade": (1, 7, "guild", "landsraad city spice_trade"),
    "priority_contracts": (1, 6, "guild", "landsraad spice_trade"),
}

# By id: copies, the times at which it can be played.
INTRIGUE_CARDS: dict[str, tuple[int, str]] = {
    "buy_access": (1, "plot"),
    "call_to_arms": (1, "plot"),
    "change_allegiances": (1, "plot"),
    "contingency_plan": (3, "plot combat"),
    "councilors_ambition": (1, "plot"),
    "crysknife": (1, "plot endgame"),
    "cunning": (1, "plot"),
    "depart_for_arrakis": (1, "plot"),
    "desert_mouse": (1, "plot endgame"),
    "detonation": (2, "plot"),
    "devour": (1, "combat"),
    "distraction": (2, "plot"),
    "find_weakness": (1, "combat"),
    "go_to_ground": (1, "combat"),
    "imperium_politics": (1, "plot"),
    "impress": (1, "combat"),
    "inspire_awe": (1, "plot"),
    "intelligence_report": (1, "plot"),
    "manipulate": (1, "plot"),
    "market_opportunity": (1, "plot"),
    "mercenaries": (1, "plot"),
    "opportunism": (1, "plot"),
    "ornithopter": (1, "plot endgame"),
    "questionable_methods": (1, "combat"),
    "secure_spice_trade": (1, "endgame"),
    "shaddams_favor": (1, "plot"),
    "shadow_alliance": (1, "endgame"),
    "sietch_ritual": (1, "plot"),
    "special_mission": (2, "plot"),
    "spice_is_power": (1, "combat"),
    "spring_the_trap": (1, "combat"),
    "strategic_stockpiling": (1, "plot"),
    "tactical_option": (1, "combat"),
    "unexpected_allies": (1, "plot"),
    "weirding_combat": (1, "combat"),
}
CHOAM_INTRIGUE: dict[str, tuple[int, str]] = {
    "backed_by_choam": (1, "plot combat"),
    "choam_profits": (1, "endgame"),
    "leverage": (1, "plot"),
    "reach_agreement": (1, "combat"),
}

# By id: level, battle icon, the space that is fought for.
CONFLICTS: dict[str, tuple[int, str, str]] = {
    "skirmish_crysknife": (1, "crysknife", ""),
    "skirmish_desert_mouse": (1, "desert_mouse", ""),
    "skirmish_ornithopter": (1, "ornithopter", ""),
    "choam_security": (2, "crysknife", ""),
    "protect_the_sietches": (2, "desert_mouse", ""),
    "secure_imperial_basin_uprising": (2, "desert_mouse", "imperial_basin"),
    "seize_spice_refinery": (2, "crysknife", "spice_refinery"),
    "shadow_contest": (2, "ornithopter", ""),
    "siege_of_arrakeen_uprising": (2, "ornithopter", "arrakeen"),
    "spice_freighters": (2, "crysknife", ""),
    "test_of_loyalty": (2, "ornithopter", ""),
    "trade_dispute": (2, "desert_mouse", ""),
    "battle_for_arrakeen_uprising": (3, "crysknife", "arrakeen"),
    "battle_for_imperial_basin_uprising": (3, "ornithopter", "imperial_basin"),
    "battle_for_spice_refinery": (3, "desert_mouse", "spice_refinery"),
    "propaganda": (3, "wild", ""),
}

# By id: House, complexity.
LEADERS: dict[str, tuple[str, int]] = {
    "feyd_rautha_harkonnen": ("harkonnen", 1),
    "gurney_halleck": ("atreides", 1),
    "lady_amber_metulli": ("metulli", 1),
    "lady_jessica": ("atreides", 2),
    "lady_margot_fenring": ("fenring", 1),
    "muaddib": ("atreides", 1),
    "princess_irulan": ("corrino", 2),
    "staban_tuek": ("", 3),
}
JESSICAS_BACK = {"reverend_mother_jessica": ("atreides", 2)}
CHOAM_LEADERS: dict[str, tuple[str, int]] = {"shaddam_corrino_iv": ("corrino", 2)}

# By id: Agent icon, is it a Combat space, the base spice of a Maker space, can it be controlled?
SPACES: dict[str, tuple[str, bool, int, bool]] = {
    "dutiful_service": ("emperor", False, 0, False),
    "sardaukar": ("emperor", False, 0, False),
    "deliver_supplies": ("guild", False, 0, False),
    "heighliner": ("guild", True, 0, False),
    "espionage": ("bene_gesserit", False, 0, False),
    "secrets": ("bene_gesserit", False, 0, False),
    "desert_tactics": ("fremen", True, 0, False),
    "fremkit": ("fremen", True, 0, False),
    "high_council": ("landsraad", False, 0, False),
    "imperial_privilege": ("landsraad", False, 0, False),
    "swordmaster": ("landsraad", False, 0, False),
    "assembly_hall": ("landsraad", False, 0, False),
    "gather_support": ("landsraad", False, 0, False),
    "accept_contract": ("spice_trade", False, 0, False),
    "shipping": ("spice_trade", False, 0, False),
    "arrakeen": ("city", True, 0, True),
    "spice_refinery": ("city", True, 0, True),
    "research_station": ("city", True, 0, False),
    "sietch_tabr": ("city", True, 0, False),
    "imperial_basin": ("spice_trade", True, 1, True),
    "hagga_basin": ("spice_trade", True, 2, False),
    "deep_desert": ("spice_trade", True, 4, False),
}

POSTS: list[set[str]] = [
    {"sardaukar", "dutiful_service"},
    {"heighliner", "deliver_supplies"},
    {"espionage", "secrets"},
    {"desert_tactics", "fremkit"},
    {"high_council", "imperial_privilege", "swordmaster"},
    {"assembly_hall", "gather_support"},
    {"shipping", "accept_contract"},
    {"sietch_tabr", "research_station"},
    {"research_station", "spice_refinery"},
    {"spice_refinery", "arrakeen"},
    {"imperial_basin"},
    {"hagga_basin"},
    {"deep_desert"},
]

# By id: battle icon, does its owner begin, with how many players?
OBJECTIVES: dict[str, tuple[str, bool, list[int]]] = {
    "desert_mouse_i": ("desert_mouse", True, [3, 4, 6]),
    "desert_mouse_ii": ("desert_mouse", False, [4, 6]),
    "crysknife_i": ("crysknife", False, [3, 4, 6]),
    "crysknife_ii": ("crysknife", False, [4, 6]),
    "ornithopter_i": ("ornithopter", False, [3]),
}

# By id: copies, what completes it.
CONTRACTS: dict[str, tuple[int, str]] = {
    "the_spice_must_flow": (1, "the_spice_must_flow"),
    "arrakeen_water": (1, "arrakeen"),
    "arrakeen_spy": (1, "arrakeen"),
    "deliver_supplies": (1, "deliver_supplies"),
    "espionage": (2, "espionage"),
    "harvest_3": (2, "3 spice"),
    "harvest_4": (1, "4 spice"),
    "heighliner_water": (1, "heighliner"),
    "heighliner_troops": (1, "heighliner"),
    "high_council_influence": (1, "high_council"),
    "high_council_solari": (1, "high_council"),
    "immediate": (1, ""),
    "research_station_spy": (1, "research_station"),
    "research_station_solari": (1, "research_station"),
    "sardaukar_draw": (1, "sardaukar"),
    "sardaukar_recall": (1, "sardaukar"),
    "spice_refinery_draw": (1, "spice_refinery"),
    "spice_refinery_water": (1, "spice_refinery"),
}
IX_CONTRACTS: dict[str, tuple[int, str]] = {
    "ix_dreadnought": (1, "dreadnought"),
    "ix_espionage": (1, "espionage"),
    "ix_harvest_3": (1, "3 spice"),
    "ix_harvest_4": (1, "4 spice"),
    "ix_heighliner": (1, "heighliner"),
    "ix_high_council": (1, "high_council"),
    "ix_interstellar_shipping": (1, "interstellar_shipping"),
    "ix_secrets": (1, "secrets"),
    "ix_smuggling": (1, "smuggling"),
    "ix_tech_negotiation": (1, "tech_negotiation"),
}


def row(card: Card) -> CardRow:
    """The table's row of a card."""
    cost = None if card.cost == NO_COST else int(card.cost)
    factions = " ".join(name for number, name in enumerate(FACTION_NAMES) if (card.factions >> number) & 1)
    icons = " ".join(name for number, name in enumerate(ICON_NAMES) if (card.icons >> number) & 1)
    return int(card.copies), cost, factions, icons


def pile(pile: int, rules: Rules) -> dict[str, CardRow]:
    """The rows of the cards of a pile."""
    return {card.id: row(card) for card in rules.cards if card.pile == pile}


def times(card: Intrigue) -> tuple[int, str]:
    """Copies of an Intrigue card, and the times at which it can be played."""
    effects = {"plot": card.plot, "combat": card.combat, "when_won": card.when_won, "endgame": card.endgame}
    return int(card.copies), " ".join(time for time, effect in effects.items() if effect is not None)


def asks(contract: Contract) -> tuple[int, str]:
    """Copies of a contract, and what completes it."""
    spice = f"{int(contract.harvest)} spice" if contract.harvest else ""
    assert len([what for what in (contract.location, contract.card, spice) if what]) <= 1
    return int(contract.copies), contract.location or contract.card or spice


def copies(rows: dict[str, CardRow]) -> int:
    """How many cards the rows are."""
    return sum(copies for copies, *_ in rows.values())


def test_starting_deck() -> None:
    """Every player starts with the same 10 cards."""
    assert pile(STARTER, PLAIN) == STARTER_CARDS
    assert copies(STARTER_CARDS) == 10
    named = ["gurney_halleck", "lady_jessica", "muaddib", "princess_irulan"]
    for player in new_state(PLAIN, 4, named, RANDOM, "ten cards").players:
        deck = Counter(PLAIN.cards[card].id for card in player.deck)
        assert deck == {id: copies for id, (copies, *_) in STARTER_CARDS.items()}


def test_reserve() -> None:
    """Two stacks, 18 cards: no Foldspace, no Arrakis Liaison."""
    assert pile(RESERVE, PLAIN) == pile(RESERVE, CHOAM) == RESERVE_CARDS
    assert copies(RESERVE_CARDS) == 18


def test_imperium_deck() -> None:
    """69 cards, 4 of them of the CHOAM module, 5 in the Row."""
    assert pile(IMPERIUM, PLAIN) == IMPERIUM_CARDS
    assert pile(IMPERIUM, CHOAM) == IMPERIUM_CARDS | CHOAM_CARDS
    assert (len(IMPERIUM_CARDS), len(CHOAM_CARDS)) == (50, 4)
    assert (copies(IMPERIUM_CARDS), copies(CHOAM_CARDS)) == (65, 4)
    for rules, cards in ((PLAIN, 65), (CHOAM, 69)):
        g = new_state(rules, 3, [], RANDOM, "sixty-nine cards")
        assert (len(g.row), len(g.imperium_deck)) == (5, cards - 5)


def test_intrigue_deck() -> None:
    """44 cards, 4 of them of the CHOAM module."""
    assert {card.id: times(card) for card in PLAIN.intrigue} == INTRIGUE_CARDS
    assert {card.id: times(card) for card in CHOAM.intrigue} == INTRIGUE_CARDS | CHOAM_INTRIGUE
    assert (len(INTRIGUE_CARDS), len(CHOAM_INTRIGUE)) == (35, 4)
    assert sum(copies for copies, _ in INTRIGUE_CARDS.values()) == 40
    assert len(new_state(PLAIN, 3, [], RANDOM, "forty cards").intrigue_deck) == 40
    assert len(new_state(CHOAM, 3, [], RANDOM, "forty-four cards").intrigue_deck) == 44


def test_conflict_cards() -> None:
    """16 cards: 3 of level I, 9 of level II, 4 of level III; a game uses 1, 5 and 4, the dearest at the bottom."""
    found = {card.id: (int(card.level), BATTLE_ICON_NAMES[card.battle_icon], card.location) for card in PLAIN.conflicts}
    assert found == CONFLICTS
    assert Counter(level for level, *_ in CONFLICTS.values()) == {1: 3, 2: 9, 3: 4}
    deck = new_state(PLAIN, 3, [], RANDOM, "ten conflicts").conflict_deck
    assert [PLAIN.conflicts[number].level for number in deck] == [3, 3, 3, 3, 2, 2, 2, 2, 2, 1]
    assert len(set(deck)) == 10


def test_leaders() -> None:
    """Nine, one of them with the CHOAM module only; one sheet has two sides, and the back of it is not dealt."""
    found = {leader.id: (leader.house, int(leader.complexity)) for leader in PLAIN.leaders}
    assert found == LEADERS | JESSICAS_BACK
    found = {leader.id: (leader.house, int(leader.complexity)) for leader in CHOAM.leaders}
    assert found == LEADERS | JESSICAS_BACK | CHOAM_LEADERS
    assert len(LEADERS) + len(CHOAM_LEADERS) == 9
    g = new_game(Setup(players=4, boxes=("uprising", "choam"), leader_mode="choose"), "all leaders").state
    assert {CHOAM.leaders[number].id for number in g.leader_pool} == {*LEADERS, *CHOAM_LEADERS}


def test_spaces() -> None:
    """22 spaces: 10 Combat spaces, 3 Maker spaces, 3 that can be controlled."""
    found = {
        space.id: (ICON_NAMES[space.icon], bool(space.combat), int(space.maker), space.control is not None)
        for space in PLAIN.spaces
    }
    assert found == SPACES
    assert len(SPACES) == 22
    assert sum(combat for _, combat, _, _ in SPACES.values()) == 10
    assert len(PLAIN.makers) == len(PLAIN.controlled) == 3


def test_observation_posts() -> None:
    """13 posts."""
    assert {frozenset(post.spaces) for post in PLAIN.posts} == {frozenset(post) for post in POSTS}
    assert len(PLAIN.posts) == len(POSTS) == 13


def test_objectives() -> None:
    """Five; three are used with three players, four with four, in each game one whose owner begins."""
    found = {goal.id: (BATTLE_ICON_NAMES[goal.battle_icon], goal.first, goal.players) for goal in PLAIN.objectives}
    assert found == OBJECTIVES
    for players in (3, 4):
        used = [first for _, first, numbers in OBJECTIVES.values() if players in numbers]
        assert (len(used), sum(used)) == (players, 1)


def test_contracts() -> None:
    """20 contracts, and 10 that come with Rise of Ix."""
    assert {contract.id: asks(contract) for contract in MODULE.contracts} == CONTRACTS
    assert {contract.id: asks(contract) for contract in MODULE.first_contracts} == IX_CONTRACTS
    assert (len(CONTRACTS), sum(copies for copies, _ in CONTRACTS.values())) == (18, 20)
    assert sum(copies for copies, _ in IX_CONTRACTS.values()) == 10
    g = new_game(Setup(players=3, boxes=("uprising", "choam"), leaders=tuple(LEADERS)[:3]), "contracts").state
    assert (len(g.contract_market), len(g.contract_stack), g.contracts_aside) == (2, 18, ())
    assert PLAIN.contracts == []


@pytest.mark.parametrize("players", [3, 4])
def test_starting_pieces(players: int) -> None:
    """1 water, 3 troops of 12, two Agents, three spies in the supply; 1 VP with four players; the wall stands."""
    g = new_game(Setup(players=players, boxes=("uprising",)), "pieces").state
    for player in g.players:
        assert (player.water, player.solari, player.spice, player.agents) == (1, 0, 0, 2)
        assert (player.garrison, player.supply, player.spies_in_supply(), player.spies) == (3, 9, 3, 0)
        assert (player.sandworms, player.hooks, player.influence) == (0, False, 0)
        assert player.vp == (1 if players == 4 else 0)
    assert g.wall
    assert not g.trained


def test_ids_are_unique() -> None:
    """Within its kind no two definitions share an id, with all boxes mixed."""
    rules = rules_for(("base", "ix", "uprising", "choam"), True, old_conflicts=True)
    for ids in (
        [card.id for card in rules.cards],
        [card.id for card in rules.intrigue],
        [conflict.id for conflict in rules.conflicts],
        [leader.id for leader in rules.leaders],
        [space.id for space in rules.spaces],
        [post.id for post in rules.posts],
        [objective.id for objective in rules.objectives],
        [contract.id for contract in rules.contracts],
    ):
        assert len(ids) == len(set(ids))
