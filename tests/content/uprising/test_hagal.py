"""The House Hagal deck of Uprising: every card, the decks, the levels of the solo game."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad import Setup, new_game
from landsraad.content.registry import DIFFICULTIES
from landsraad.content.uprising.hagal import difficulties, hagal
from tests.support.table import Table, seat
from tests.support.uprising import WAITING, solo, uprising

COPIES = {
    "place_spy_spice_trade": 1,
    "place_spy_city": 1,
    "place_spy_landsraad": 1,
    "assembly_hall": 1,
    "gather_support": 1,
    "gather_support_allied": 1,
    "accept_contract_or_shipping_first": 1,
    "accept_contract_or_shipping_third": 1,
    "sardaukar": 2,
    "dutiful_service": 1,
    "heighliner": 1,
    "deliver_supplies_or_heighliner": 2,
    "espionage": 2,
    "secrets": 1,
    "desert_tactics": 1,
    "fremkit": 2,
    "research_station": 2,
    "spice_refinery": 3,
    "arrakeen": 2,
    "sietch_tabr": 3,
    "hagga_basin_or_imperial_basin": 4,
    "deep_desert": 2,
    "reshuffle": 1,
}
COVERED_BY_IX = (
    *("assembly_hall", "gather_support", "gather_support_allied"),
    *("accept_contract_or_shipping_first", "accept_contract_or_shipping_third"),
)


def deck(setup: Setup) -> Counter[str]:
    """The whole House Hagal deck of a game."""
    g = new_game(setup, seed=1).state
    return Counter(g.rules.hagal[card].id for card in g.hagal_deck + g.hagal_discard)


# --- The decks --------------------------------------------------------------------------------------------------------


def test_the_box_has_37_cards() -> None:
    assert {card.id: card.copies for card in hagal(ix=False)} == COPIES
    assert sum(COPIES.values()) == 37


def test_with_one_person_reshuffle_is_left_out() -> None:
    assert deck(Setup(players=2, boxes=("uprising",))) == COPIES
    assert deck(Setup(players=1, boxes=("uprising",))) == {id: n for id, n in COPIES.items() if id != "reshuffle"}


@pytest.mark.parametrize(("players", "mark"), [(1, "1p"), (2, "2p")])
def test_rise_of_ix_takes_five_cards_out_and_brings_its_own(players: int, mark: str) -> None:
    """UR-34: no space of the base box is named."""
    found = deck(Setup(players=players, boxes=("uprising", "choam", "ix")))
    assert not set(COVERED_BY_IX) & set(found)
    new = {id: n for id, n in found.items() if id not in COPIES}
    of_two_spaces = {"interstellar_shipping": 1, "smuggling_or_interstellar_shipping": 1}
    assert new == of_two_spaces | (
        {"tech_negotiation_1p": 2, "dreadnought_1p": 2} if mark == "1p" else {"dreadnought_2p": 2}
    )
    names = {card.location for card in new_game(Setup(players=players, boxes=("uprising", "ix")), 1).rules.hagal}
    assert "foldspace" not in names


# --- Cards with one space ---------------------------------------------------------------------------------------------

# Card, space, faction of the Influence, troops to the garrison, troops to the Conflict.
FACES = [
    ("assembly_hall", "assembly_hall", "", 0, 0),
    ("gather_support", "gather_support", "", 1, 0),
    ("gather_support_allied", "gather_support", "", 1, 0),
    ("sardaukar", "sardaukar", "emperor", 2, 0),
    ("dutiful_service", "dutiful_service", "emperor", 0, 0),
    ("heighliner", "heighliner", "guild", 0, 3),
    ("espionage", "espionage", "bene_gesserit", 0, 0),
    ("secrets", "secrets", "bene_gesserit", 0, 0),
    ("desert_tactics", "desert_tactics", "fremen", 0, 1),
    ("fremkit", "fremkit", "fremen", 0, 0),
    ("research_station", "research_station", "", 0, 2),
    ("spice_refinery", "spice_refinery", "", 0, 0),
    ("arrakeen", "arrakeen", "", 0, 1),
]
SWORDS = {
    "place_spy_spice_trade": 2,
    "place_spy_city": 2,
    "place_spy_landsraad": 2,
    "assembly_hall": 0,
    "gather_support": 0,
    "gather_support_allied": 2,
    "accept_contract_or_shipping_first": 2,
    "accept_contract_or_shipping_third": 2,
    "sardaukar": 4,
    "dutiful_service": 2,
    "heighliner": 5,
    "deliver_supplies_or_heighliner": 1,
    "espionage": 2,
    "secrets": 1,
    "desert_tactics": 3,
    "fremkit": 1,
    "research_station": 2,
    "spice_refinery": 1,
    "arrakeen": 1,
    "sietch_tabr": 3,
    "hagga_basin_or_imperial_basin": 2,
    "deep_desert": 2,
}


@pytest.mark.parametrize(("card", "space", "faction", "garrison", "conflict"), FACES)
def test_an_agent_turn(card: str, space: str, faction: str, garrison: int, conflict: int) -> None:
    """The Agent goes to the space, and only what the card shows is gained (UR-10, UR-15)."""
    table = solo(card)
    assert (table.B.on, table.B.agents, table.hagal_discard) == ([space], 0, [card])
    assert table.B.influence == {name: int(name == faction) for name in table.B.influence}
    assert (table.B.garrison, table.B.conflict, table.B.supply) == (garrison, conflict, 12 - garrison - conflict)
    assert (table.B.solari, table.B.water, table.B.vp, table.B.hand) == (0, 0, 0, [])
    assert table.B.spice == int(card in ("spice_refinery", "arrakeen"))  # Staban Tuek's signet
    assert len(table.B.intrigue) == int(card == "assembly_hall")


@pytest.mark.parametrize(("card", "swords"), SWORDS.items())
def test_swords_in_combat(card: str, swords: int) -> None:
    """A troop and the swords of the card; nothing else on the card is used (UR-23)."""
    table = uprising(
        persons=1,
        phase="rival_swords",
        hagal_deck=[card],
        A=seat(conflict=1, intrigue=["devour"]),
        B=seat(),
        C=seat(conflict=1),
    )
    assert (table.C.strength, table.hagal_discard) == (2 + swords, [card])
    assert (table.C.conflict, table.C.on, table.C.spice, table.C.spies) == (1, [], 0, [])


def test_every_card_shows_swords_but_reshuffle() -> None:
    assert set(SWORDS) == set(COPIES) - {"reshuffle"}


def test_combat_spaces_bring_troops_of_the_garrison() -> None:
    """Two of three, also where the card recruits none (UR-15)."""
    sent = {card for card, *_, recruits in FACES if solo(card, rival=seat()).B.conflict == recruits + 2}
    assert sent == {"heighliner", "desert_tactics", "fremkit", "research_station", "spice_refinery", "arrakeen"}
    assert {card for card, *_ in FACES if solo(card, rival=seat()).B.conflict == 0} == {
        card for card, *_ in FACES
    } - sent


# --- Cards that place a spy -------------------------------------------------------------------------------------------

# Card, and the posts in the order in which it looks.
LOOKS = [
    ("place_spy_spice_trade", ["accept_contract_and_shipping", "imperial_basin", "hagga_basin", "deep_desert"]),
    (
        "place_spy_city",
        [
            "arrakeen_and_spice_refinery",
            "spice_refinery_and_research_station",
            "research_station_and_sietch_tabr",
        ],
    ),
    (
        "place_spy_landsraad",
        ["assembly_hall_and_gather_support", "high_council_and_imperial_privilege_and_swordmaster"],
    ),
]


@pytest.mark.parametrize(("card", "posts"), LOOKS)
def test_a_card_that_places_a_spy(card: str, posts: list[str]) -> None:
    """On the first post that is free, with none of them free nowhere; then another card sends the Agent (UR-8)."""
    for taken in range(len(posts) + 1):
        others = [seat(hand=["diplomacy"], spies=posts[:2][:taken]), seat(agents=0, spies=posts[2:taken])]
        table = solo("dutiful_service", card, A=others[0], C=others[1], rival=seat(garrison=0, spies=posts[4:taken]))
        assert table.B.spies == posts[taken : taken + 1]
        assert (table.B.on, table.B.agents) == (["dutiful_service"], 0)
        assert table.hagal_discard == [card, "dutiful_service"]


def test_place_spy_with_rise_of_ix() -> None:
    """The posts of its two boards come first (UR-34)."""
    for card, post in (
        ("place_spy_spice_trade", "interstellar_shipping_and_smuggling"),
        ("place_spy_landsraad", "tech_negotiation_and_dreadnought"),
    ):
        assert solo("sardaukar", card, boxes=("uprising", "ix")).B.spies == [post]


# --- Cards with a condition, or with two spaces -----------------------------------------------------------------------


def test_assembly_hall() -> None:
    """An Intrigue card; with 2 Emperor Influence also Influence with the first of its priorities."""
    poor = solo("assembly_hall", rival=seat(influence={"emperor": 1}))
    assert (len(poor.B.intrigue), poor.B.influence["guild"]) == (1, 0)
    rich = solo("assembly_hall", rival=seat(influence={"emperor": 2}))
    assert (len(rich.B.intrigue), rich.B.influence) == (1, {"emperor": 2, "guild": 1, "bene_gesserit": 0, "fremen": 0})


def test_gather_support_allied() -> None:
    """The second kind: with 2 Emperor Influence also Influence with the second of its priorities."""
    assert solo("gather_support_allied", rival=seat(influence={"emperor": 2})).B.influence["fremen"] == 1
    assert solo("gather_support_allied", rival=seat(influence={"emperor": 1})).B.influence["fremen"] == 0
    assert solo("gather_support", rival=seat(influence={"emperor": 2})).B.influence["fremen"] == 0


@pytest.mark.parametrize(
    ("card", "faction"),
    [("accept_contract_or_shipping_first", "guild"), ("accept_contract_or_shipping_third", "bene_gesserit")],
)
def test_accept_contract_or_shipping(card: str, faction: str) -> None:
    """With 2 Guild Influence Shipping and Influence by priority, else Accept Contract; 2 Solari, never a contract."""
    poor = solo(card, boxes=("uprising", "choam"), rival=seat(influence={"guild": 1}))
    assert (poor.B.on, poor.B.solari, poor.B.contracts) == (["accept_contract"], 2, [])
    assert sum(poor.B.influence.values()) == 1
    rich = solo(card, rival=seat(influence={"guild": 2}))
    before = {"emperor": 0, "guild": 2, "bene_gesserit": 0, "fremen": 0}
    assert (rich.B.on, rich.B.solari) == (["shipping"], 2)
    assert rich.B.influence == before | {faction: before[faction] + 1}


@pytest.mark.parametrize(
    ("conflict", "space"),
    [("skirmish_crysknife", "deliver_supplies"), ("shadow_contest", "deliver_supplies"), ("propaganda", "heighliner")],
)
def test_deliver_supplies_or_heighliner(conflict: str, space: str) -> None:
    """Deliver Supplies for Conflicts I and II, Heighliner with three troops for Conflicts III."""
    table = solo("deliver_supplies_or_heighliner", conflict=conflict)
    assert (table.B.on, table.B.influence["guild"], table.B.conflict) == ([space], 1, 3 if space == "heighliner" else 0)


def test_r_314_of_two_spaces_only_the_fitting_one_is_looked_at() -> None:
    """Accept Contract is taken, Shipping is free: the next card is revealed (UR-9)."""
    person = seat(hand=["diplomacy"], on=["accept_contract"])
    table = solo("sardaukar", "accept_contract_or_shipping_first", A=person)
    assert (table.B.on, table.hagal_discard) == (["sardaukar"], ["accept_contract_or_shipping_first", "sardaukar"])


def test_sietch_tabr() -> None:
    """With 2 Fremen Influence: Maker Hooks, a troop, 1 water; with less the next card is revealed."""
    table = solo("sietch_tabr", rival=seat(garrison=0, influence={"fremen": 2}))
    assert (table.B.on, table.B.hooks, table.B.conflict, table.B.water) == (["sietch_tabr"], True, 1, 1)
    early = solo("sardaukar", "sietch_tabr", rival=seat(garrison=0, influence={"fremen": 1}))
    assert (early.B.on, early.B.hooks) == (["sardaukar"], False)


def test_desert_tactics() -> None:
    """The Shield Wall goes if the Rival has Maker Hooks (UR-13)."""
    assert solo("desert_tactics").state.wall
    assert not solo("desert_tactics", rival=seat(hooks=True)).state.wall


def test_espionage() -> None:
    """A spy on the first free post of the factions in order of priority: Guild, Fremen, Bene Gesserit, Emperor."""
    order = [
        "deliver_supplies_and_heighliner",
        "desert_tactics_and_fremkit",
        "espionage_and_secrets",
        "dutiful_service_and_sardaukar",
    ]
    assert solo("espionage").B.spies == order[:1]
    person = seat(hand=["diplomacy"], spies=order[:2])
    assert solo("espionage", A=person).B.spies == order[2:3]
    crowd = solo("espionage", A=seat(hand=["diplomacy"], spies=order[:3]), C=seat(agents=0, spies=order[3:]))
    assert (crowd.B.on, crowd.B.spies) == (["espionage"], [])


def test_secrets() -> None:
    """Each opponent with four Intrigue cards loses one at random, the other Rival too (UR-12)."""
    person = seat(hand=["diplomacy"], intrigue=["devour"] * 4)
    table = solo("secrets", A=person, C=seat(agents=0, intrigue=["devour"] * 3))
    assert (table.A.intrigue, table.B.intrigue, len(table.C.intrigue)) == (["devour"] * 3, ["devour"], 3)


def test_spice_refinery() -> None:
    """The signet of the Rival card: Lady Amber Metulli recruits, and the troop comes along."""
    table = solo("spice_refinery", rival=seat(rival="lady_amber_metulli", garrison=0))
    assert (table.B.on, table.B.conflict, table.B.solari) == (["spice_refinery"], 1, 0)


def test_arrakeen() -> None:
    """Signet and troop; the controller gains its bonus, the person or the Rival itself (UR-10)."""
    table = solo("arrakeen", control={"arrakeen": "A"}, rival=seat(rival="feyd_rautha_harkonnen", garrison=0))
    assert (table.B.on, table.B.conflict, table.A.solari, table.B.solari) == (["arrakeen"], 3, 1, 0)
    assert solo("arrakeen", control={"arrakeen": "B"}).B.solari == 1


# --- Maker cards ------------------------------------------------------------------------------------------------------


def basins(hagga: int, imperial: int, rival: seat | None = None, **more: str) -> Table:
    bonus = {"hagga_basin": hagga, "imperial_basin": imperial}
    return solo("sardaukar", "hagga_basin_or_imperial_basin", rival=rival, bonus_spice=bonus, **more)


def test_hagga_basin_or_imperial_basin() -> None:
    """The one with more bonus spice, of equals Hagga Basin, and all spice of it (UR-14)."""
    assert (basins(1, 2).B.on, basins(1, 2).B.spice) == (["imperial_basin"], 3)
    assert (basins(2, 1).B.on, basins(2, 1).B.spice) == (["hagga_basin"], 4)
    assert (basins(1, 1).B.on, basins(1, 1).bonus_spice("imperial_basin")) == (["hagga_basin"], 1)
    assert basins(0, 0).B.on == ["sardaukar"]


def test_hagga_basin_or_imperial_basin_occupied() -> None:
    """Where the richer one is taken the other is not looked at."""
    person = seat(hand=["diplomacy"], on=["hagga_basin"])
    table = solo(
        "sardaukar", "hagga_basin_or_imperial_basin", A=person, bonus_spice={"hagga_basin": 2, "imperial_basin": 1}
    )
    assert (table.B.on, table.B.spice, table.bonus_spice("hagga_basin")) == (["sardaukar"], 0, 2)


def test_hagga_basin_or_imperial_basin_with_hooks() -> None:
    """The wall goes, a sandworm comes instead of the base spice; Imperial Basin has none to give."""
    hooked = basins(1, 0, seat(hooks=True, garrison=0))
    assert (hooked.B.on, hooked.B.spice, hooked.B.sandworms, hooked.state.wall) == (["hagga_basin"], 1, 1, False)
    imperial = basins(0, 1, seat(hooks=True, garrison=0))
    assert (imperial.B.spice, imperial.B.sandworms) == (2, 0)


def test_deep_desert() -> None:
    """4 spice, or with Maker Hooks two sandworms, beside the bonus spice; not without bonus spice."""
    bonus = {"deep_desert": 2}
    table = solo("deep_desert", bonus_spice=bonus)
    assert (table.B.on, table.B.spice, table.B.sandworms, table.bonus_spice("deep_desert")) == (
        ["deep_desert"],
        6,
        0,
        0,
    )
    hooked = solo("deep_desert", bonus_spice=bonus, rival=seat(hooks=True))
    assert (hooked.B.spice, hooked.B.sandworms, hooked.B.conflict) == (2, 2, 2)
    assert solo("sardaukar", "deep_desert").B.on == ["sardaukar"]


def test_deep_desert_behind_the_wall() -> None:
    """Sandworms that cannot come leave the base spice (UR-14)."""
    walled = solo(
        "deep_desert", bonus_spice={"deep_desert": 1}, conflict="siege_of_arrakeen_uprising", rival=seat(hooks=True)
    )
    assert (walled.B.spice, walled.B.sandworms) == (5, 0)


def test_a_leader_that_spies_on_a_maker_space_gains_by_a_rival() -> None:
    """R-250: Staban Tuek, with a spy at Deep Desert, when a Rival goes there."""
    person = seat(leader="staban_tuek", hand=["diplomacy"], spies=["deep_desert"])
    rival = seat(rival="lady_margot_fenring")
    table = solo("deep_desert", A=person, rival=rival, bonus_spice={"deep_desert": 1})
    assert table.A.spice == 1


def test_reshuffle() -> None:
    """With two people: all cards make a new deck, and the turn goes on."""
    table = uprising(
        persons=2,
        turn="C",
        hagal_deck=["sardaukar", "reshuffle"],
        hagal_discard=["fremkit"],
        A=WAITING,
        B=WAITING,
        C=seat(agents=1),
    )
    assert sorted(table.hagal_deck + table.hagal_discard) == ["fremkit", "reshuffle", "sardaukar"]
    assert table.C.on in (["sardaukar"], ["fremkit"])


# --- Levels -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", DIFFICULTIES)
def test_levels(level: str) -> None:
    """UR-6: troops, the person's Intrigue card, the variants, the Swordmaster."""
    game = new_game(Setup(players=1, boxes=("uprising",), difficulty=level), 1)
    easy, hard = level == "mercenary", level in ("mentat", "kwisatz_haderach")
    person, *rivals = game.state.players
    for rival in rivals:
        assert (rival.garrison, rival.supply, rival.water, rival.agents, rival.vp) == (
            0 if easy else 3,
            12 if easy else 9,
            1,
            2,
            0,
        )
        assert (rival.spies_in_supply(), rival.swordmaster, rival.intrigue, rival.influence) == (3, False, (), 0)
        assert rival.rival is not None
    assert (len(person.intrigue), person.garrison, person.solari, person.vp) == (int(easy), 3, 0, 0)
    assert game.rules.variants == (
        frozenset(("escalation", "expert_deployment", "smart_politics")) if hard else frozenset()
    )
    swordmaster = 1 << game.rules.space_number("swordmaster")
    assert bool(person.closed & swordmaster) == (level == "kwisatz_haderach")


def test_the_levels_are_those_of_the_base_box() -> None:
    assert tuple(level.id for level in difficulties()) == DIFFICULTIES
