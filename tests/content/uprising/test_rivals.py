"""The Rivals of Uprising: each card, what they gather, how they fight, the variants."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad import Setup, SetupError, new_game
from landsraad.content.uprising.rivals import rivals
from landsraad.engine.machine.terms import FACTION_NAMES
from tests.support.table import Table, given, seat
from tests.support.uprising import WAITING, solo, uprising

# What is printed on each card: the price of the third Agent, and the factions from the first to the last.
PRINTED = [
    ("staban_tuek", 9, ["guild", "fremen", "bene_gesserit", "emperor"]),
    ("lady_amber_metulli", 9, ["fremen", "emperor", "guild", "bene_gesserit"]),
    ("gurney_halleck", 8, ["fremen", "guild", "emperor", "bene_gesserit"]),
    ("lady_margot_fenring", 8, ["bene_gesserit", "emperor", "fremen", "guild"]),
    ("princess_irulan", 7, ["emperor", "bene_gesserit", "fremen", "guild"]),
    ("glossu_the_beast_rabban", 7, ["emperor", "guild", "bene_gesserit", "fremen"]),
    ("baron_vladimir_harkonnen", 6, ["guild", "emperor", "bene_gesserit", "fremen"]),
    ("lady_jessica", 6, ["bene_gesserit", "fremen", "guild", "emperor"]),
    ("feyd_rautha_harkonnen", 4, ["emperor", "bene_gesserit", "guild", "fremen"]),
    ("muaddib", 4, ["fremen", "bene_gesserit", "guild", "emperor"]),
]
POSTS = {
    "emperor": "dutiful_service_and_sardaukar",
    "guild": "deliver_supplies_and_heighliner",
    "bene_gesserit": "espionage_and_secrets",
    "fremen": "desert_tactics_and_fremkit",
}
ELSEWHERE = ["imperial_basin", "hagga_basin"]  # where two spies are


def holder(table: Table, faction: str) -> str:
    """The seat that has an Alliance, "" for nobody."""
    return next((seat for seat in "ABC" if faction in getattr(table, seat).alliances), "")


def test_what_is_printed() -> None:
    found = [(rival.id, rival.swordmaster, [FACTION_NAMES[f] for f in rival.priorities]) for rival in rivals()]
    assert found == PRINTED
    assert [rival.id for rival in rivals() if rival.streamlined] == ["lady_amber_metulli", "glossu_the_beast_rabban"]


@pytest.mark.parametrize(("rival", "cost", "priorities"), PRINTED)
def test_a_spy_goes_to_the_factions_in_order_of_priority(rival: str, cost: int, priorities: list[str]) -> None:
    """UR-17."""
    order = [POSTS[faction] for faction in priorities]
    for taken in range(3):
        person = seat(hand=["diplomacy"], spies=order[:taken])
        table = solo("espionage", A=person, rival=seat(rival=rival))
        assert table.B.spies == order[taken : taken + 1]


@pytest.mark.parametrize(("rival", "cost", "priorities"), PRINTED)
def test_the_third_agent_comes_for_so_many_resources(rival: str, cost: int, priorities: list[str]) -> None:
    """UR-20: with one less nothing happens; Solari go first, then spice, Intrigue cards, water."""
    short = solo("accept_contract_or_shipping_first", rival=seat(rival=rival, water=cost - 3))
    assert (short.B.swordmaster, short.B.solari, short.B.water) == (False, 2, cost - 3)
    rich = solo(
        "accept_contract_or_shipping_first", rival=seat(rival=rival, spice=1, water=cost - 3, intrigue=["devour"])
    )
    assert (rich.B.swordmaster, rich.B.solari, rich.B.spice, rich.B.intrigue, rich.B.water) == (True, 0, 0, [], 1)
    assert rich.B.agents == 1 or len(rich.B.on) == 2  # the third Agent has a turn at once, in this round


# --- Signets ----------------------------------------------------------------------------------------------------------


def signet(rival: str, **mine: Any) -> Table:
    """The Rival at Spice Refinery, without a troop at home: its signet alone."""
    more = {name: mine.pop(name) for name in ("A", "alliances") if name in mine}
    return solo("spice_refinery", rival=seat(rival=rival, garrison=0, **mine), **more)


def network(rival: str, **mine: Any) -> Table:
    """The Rival places its third spy with a card, then sends its Agent for a troop that stays at home."""
    more = {name: mine.pop(name) for name in ("A", "alliances") if name in mine}
    own = seat(rival=rival, garrison=0, spies=ELSEWHERE, **mine)
    table = solo("gather_support", "place_spy_city", rival=own, **more)
    assert table.B.spies == ["arrakeen_and_spice_refinery"]  # the new one stays (UR-18)
    return table


def test_staban_tuek() -> None:
    """1 spice; two troops."""
    assert (signet("staban_tuek").B.spice, signet("staban_tuek").B.conflict) == (1, 0)
    assert network("staban_tuek").B.garrison == 2 + 1


def test_lady_amber_metulli() -> None:
    """A troop; three troops."""
    assert signet("lady_amber_metulli").B.conflict == 1
    assert network("lady_amber_metulli").B.garrison == 3 + 1


def test_gurney_halleck() -> None:
    """A troop; Influence where he has most, among equals the first of his priorities."""
    assert signet("gurney_halleck").B.conflict == 1
    table = network("gurney_halleck", influence={"emperor": 1, "bene_gesserit": 2})
    assert table.B.influence == {"emperor": 1, "guild": 0, "bene_gesserit": 3, "fremen": 0}
    assert network("gurney_halleck").B.influence["fremen"] == 1
    assert network("gurney_halleck", influence={"guild": 1, "emperor": 1}).B.influence["guild"] == 2


def test_lady_margot_fenring() -> None:
    """1 Solari; Influence with the Bene Gesserit."""
    assert signet("lady_margot_fenring").B.solari == 1
    assert network("lady_margot_fenring").B.influence["bene_gesserit"] == 1


def test_princess_irulan() -> None:
    """A spy; Influence where she has least, and a troop."""
    assert signet("princess_irulan").B.spies == [POSTS["emperor"]]
    table = network("princess_irulan", influence={"emperor": 1, "bene_gesserit": 1})
    assert (table.B.influence, table.B.garrison) == ({"emperor": 1, "guild": 0, "bene_gesserit": 1, "fremen": 1}, 1 + 1)


def test_glossu_the_beast_rabban() -> None:
    """A troop, with an Alliance two; 2 Influence, for an Alliance if he can take one by it."""
    assert signet("glossu_the_beast_rabban").B.conflict == 1
    allied = signet("glossu_the_beast_rabban", influence={"fremen": 4}, alliances={"fremen": "B"})
    assert allied.B.conflict == 2
    assert network("glossu_the_beast_rabban").B.influence["emperor"] == 2
    table = network("glossu_the_beast_rabban", influence={"guild": 2, "fremen": 2, "bene_gesserit": 3})
    assert (table.B.influence["guild"], holder(table, "guild")) == (
        4,
        "B",
    )  # least of the three, and before the Fremen
    held = network(
        "glossu_the_beast_rabban",
        influence={"guild": 2, "fremen": 3},
        A=seat(hand=["diplomacy"], influence={"guild": 4, "fremen": 4}),
        alliances={"guild": "A", "fremen": "A"},
    )
    assert (held.B.influence["fremen"], holder(held, "fremen"), holder(held, "guild")) == (5, "B", "A")


def test_baron_vladimir_harkonnen() -> None:
    """An Intrigue card; 2 Solari and two troops."""
    assert len(signet("baron_vladimir_harkonnen").B.intrigue) == 1
    table = network("baron_vladimir_harkonnen")
    assert (table.B.solari, table.B.garrison) == (2, 2 + 1)


def test_lady_jessica() -> None:
    """Influence, for an Alliance if she can take one by it; 2 water."""
    assert signet("lady_jessica").B.influence["bene_gesserit"] == 1
    assert signet("lady_jessica", influence={"bene_gesserit": 1}).B.influence["fremen"] == 1
    table = signet("lady_jessica", influence={"emperor": 3})
    assert (table.B.influence["emperor"], holder(table, "emperor")) == (4, "B")
    assert network("lady_jessica").B.water == 2


def test_feyd_rautha_harkonnen() -> None:
    """Two troops; Influence where he has least."""
    assert signet("feyd_rautha_harkonnen").B.conflict == 2
    assert network("feyd_rautha_harkonnen", influence={"emperor": 1}).B.influence["bene_gesserit"] == 1


def test_muaddib() -> None:
    """Influence with the Fremen; Maker Hooks, no more Shield Wall, an Intrigue card."""
    assert signet("muaddib").B.influence["fremen"] == 1
    table = network("muaddib")
    assert (table.B.hooks, table.state.wall, len(table.B.intrigue)) == (True, False, 1)


# --- Spies ------------------------------------------------------------------------------------------------------------


def test_recruits_of_the_spy_network_fight_in_the_same_turn() -> None:
    """UR-15, UR-18: they come before the Agent is sent to a Combat space."""
    rival = seat(rival="lady_amber_metulli", garrison=0, spies=ELSEWHERE)
    table = solo("fremkit", "place_spy_city", rival=rival)
    assert (table.B.conflict, table.B.garrison) == (3, 0)


def test_a_third_spy_by_the_signet() -> None:
    """Irulan: her network comes in the midst of the card, and its troop is deployed."""
    table = solo("spice_refinery", rival=seat(rival="princess_irulan", garrison=0, spies=ELSEWHERE))
    assert (table.B.spies, table.B.conflict, table.B.influence["emperor"]) == ([POSTS["emperor"]], 1, 1)


def test_a_persons_agent_infiltrates_where_a_rival_stands() -> None:
    """Rivals' spies and Agents are met like any other's (UR-17)."""
    table = uprising(
        persons=1,
        A=seat(hand=["diplomacy", "dagger"], spies=[POSTS["emperor"]]),
        B=seat(agents=0, on=["dutiful_service"]),
    )
    table.play("diplomacy").to("dutiful_service")
    assert (table.A.on, table.A.spies) == (["dutiful_service"], [])


# --- What is gathered -------------------------------------------------------------------------------------------------


def test_r_340_a_rivals_swordmaster_makes_the_next_ones_cheaper() -> None:
    table = solo(
        "accept_contract_or_shipping_first",
        A=seat(hand=["diplomacy", "convincing_argument"], solari=6),
        rival=seat(spice=7),
    )
    assert (table.B.swordmaster, table.state.trained) == (True, True)


def test_what_a_person_lets_a_rival_pay_with_cannot_be_taken_back() -> None:
    """The bonus of a controlled space completes the price: Intrigue cards are seen as they are paid."""
    person = seat(hand=["dune_the_desert_planet", "dagger"])
    rival = seat(agents=0, spice=7, intrigue=["devour"])
    table = uprising(persons=1, control={"imperial_basin": "B"}, A=person, B=rival, C=seat(agents=0))
    table.play("dune_the_desert_planet")
    before = table.state.fixed
    table.to("imperial_basin")
    assert (table.B.swordmaster, table.B.intrigue, table.intrigue_discard) == (True, [], ["devour"])
    assert table.state.fixed > before


def test_before_the_third_agent_nothing_is_exchanged() -> None:
    """UR-21: 7 spice stay, until it comes; then each set is 1 VP."""
    before = solo("spice_refinery", rival=seat(spice=6, garrison=0))
    assert (before.B.spice, before.B.vp, before.B.swordmaster) == (7, 0, False)
    after = solo("spice_refinery", rival=seat(spice=6, garrison=0, swordmaster=True))
    assert (after.B.spice, after.B.vp) == (0, 1)


@pytest.mark.parametrize(
    ("has", "cards", "left"),
    [
        ({"solari": 6}, ["accept_contract_or_shipping_first"], {"solari": 1}),
        ({"water": 2, "influence": {"fremen": 2}}, ["sietch_tabr"], {"water": 0}),
        ({"intrigue": ["devour"] * 2}, ["assembly_hall"], {"intrigue": []}),
    ],
)
def test_what_is_exchanged_for_a_victory_point(has: dict[str, Any], cards: list[str], left: dict[str, Any]) -> None:
    """UR-21: 7 Solari, 3 water, 3 Intrigue cards."""
    table = solo(*cards, rival=seat(swordmaster=True, **has))
    assert table.B.vp == 1
    assert {name: getattr(table.B, name) for name in left} == left


def test_what_is_left_of_the_price_is_kept() -> None:
    """Nine of Staban's eleven resources, then an exchange of what is left where it makes a set."""
    table = solo("deep_desert", rival=seat(spice=12), bonus_spice={"deep_desert": 1})
    assert (table.B.swordmaster, table.B.spice, table.B.vp) == (True, 1, 1)


def test_spice_is_saved_for_tech_with_rise_of_ix() -> None:
    """UR-22: in the solo game, under Conflicts I and II; with two people there is nothing to save for."""
    ix = ("uprising", "ix")
    rival = seat(spice=6, garrison=0, swordmaster=True)
    assert solo("spice_refinery", boxes=ix, rival=rival).B.spice == 7
    assert solo("spice_refinery", boxes=ix, rival=rival, conflict="propaganda").B.vp == 1
    two = uprising(
        persons=2,
        turn="C",
        boxes=ix,
        hagal_deck=["spice_refinery"],
        A=WAITING,
        C=seat(spice=6, swordmaster=True, agents=1),
    )
    assert (two.C.spice, two.C.vp) == (0, 1)


# --- Influence --------------------------------------------------------------------------------------------------------


def test_a_rival_scores_at_2_and_takes_no_bonus_at_4() -> None:
    """UR-16, R-322."""
    assert solo("dutiful_service", rival=seat(influence={"emperor": 1})).B.vp == 1
    table = solo("heighliner", rival=seat(influence={"guild": 3}))
    assert (table.B.vp, table.B.solari, holder(table, "guild")) == (1, 0, "B")


# --- Combat -----------------------------------------------------------------------------------------------------------


def fought(conflict: str, rival: seat, *, persons: int = 1, **more: Any) -> Table:
    """The last Conflict of a game, which the automated opponent wins; A has lost it."""
    name = "B" if persons == 1 else "C"
    rival.conflict = rival.conflict or 4
    seats = {"A": seat(conflict=1, hand=["diplomacy"]), name: rival}
    rest = {"C": seat(), "conflict_deck": [], **seats, **more}
    return uprising(persons=persons, phase="rewards", conflict=conflict, **rest)


def test_a_rival_wins_a_conflict() -> None:
    """UR-24: reward, control, Conflict card, and a pair of battle icons for 1 VP."""
    table = fought("siege_of_arrakeen_uprising", seat(trophies=["ornithopter_i"], garrison=0))
    assert (table.controller("arrakeen"), table.B.vp) == ("B", 1)
    assert len(table.B.state.trophies_matched) == 2
    assert table.B.solari + table.B.spice >= 2


def test_a_contract_as_a_reward_is_2_solari() -> None:
    """UR-19."""
    table = fought("choam_security", seat(garrison=0), boxes=("uprising", "choam"))
    assert (table.B.solari, table.B.contracts, table.B.influence["guild"]) == (2, [], 1)


def test_a_spy_as_a_reward_goes_by_priority() -> None:
    assert fought("test_of_loyalty", seat(garrison=0)).B.spies == [POSTS["guild"]]


@pytest.mark.parametrize(
    ("conflict", "has", "vp"),
    [
        ("spice_freighters", {"spice": 3}, 1),
        ("spice_freighters", {"spice": 2}, 0),
        ("battle_for_imperial_basin_uprising", {"spice": 4}, 2),
        ("battle_for_spice_refinery", {"solari": 5}, 1),
        ("battle_for_spice_refinery", {"solari": 6}, 2),
        ("battle_for_arrakeen_uprising", {"spies": ELSEWHERE}, 2),
        ("battle_for_arrakeen_uprising", {"spies": ELSEWHERE[:1]}, 1),
    ],
)
def test_a_victory_point_for_a_payment_is_always_bought(conflict: str, has: dict[str, Any], vp: int) -> None:
    """UR-26: nobody is asked."""
    table = fought(conflict, seat(rival="staban_tuek", garrison=0, **has))
    assert table.B.vp == vp
    assert not table.B.spies or vp == 1


def test_a_sandworm_doubles_the_reward_and_the_payment() -> None:
    """UR-25: twice Influence where the Rival has least, twice 3 spice for 1 VP."""
    rival = seat(garrison=0, spice=7, conflict=1, sandworms=1, influence={"emperor": 1})
    table = fought("spice_freighters", rival)
    assert (table.B.spice, table.B.influence["guild"], table.B.influence["fremen"]) == (1, 1, 1)
    assert table.B.vp == 2


def test_trashing_means_nothing_to_a_rival() -> None:
    table = fought("trade_dispute", seat(garrison=0), first="B")
    assert (table.B.solari, table.B.water, table.decider) == (2, 1, "A")  # who may trash for the second place


def test_two_factions_of_propaganda() -> None:
    """The two with least Influence, by priority (UR-16)."""
    table = fought("propaganda", seat(garrison=0, influence={"guild": 1}))
    assert table.B.influence == {"emperor": 0, "guild": 1, "bene_gesserit": 1, "fremen": 1}


def test_a_wild_icon_makes_a_pair_at_the_end() -> None:
    table = uprising(persons=1, phase="endgame", B=seat(trophies=["propaganda", "ornithopter_i"]))
    assert (table.B.vp, table.state.over) == (1, True)


def test_a_rival_defends_what_it_controls() -> None:
    """The troop always comes."""
    table = uprising(
        persons=1,
        phase="round_start",
        conflict_deck=["siege_of_arrakeen_uprising"],
        control={"arrakeen": "C"},
        A=seat(hand=["diplomacy"]),
        B=seat(agents=0),
        C=seat(agents=0),
        first="A",
    )
    assert table.C.conflict == 1


# --- Two people -------------------------------------------------------------------------------------------------------


def test_the_rival_sits_after_the_first_player() -> None:
    """UR-7: first player, Rival, second player, whoever has the marker."""
    for first, order in (("A", "ACB"), ("B", "BCA")):
        table = given(
            boxes=("uprising",),
            persons=2,
            first=first,
            turn=first,
            hagal_deck=["fremkit"] * 3,
            A=seat(hand=["diplomacy"] * 2),
            B=seat(hand=["diplomacy"] * 2),
            C=seat(agents=1),
        )
        assert [" ABC"[1 + seat] for seat in table.state.turn_order()] == list(order)
        table.play("diplomacy").to("dutiful_service")
        while table.asked != "turn":
            table.choose(table.legal[-1])
        assert (table.C.on, table.decider) == (["fremkit"], order[2])


def test_the_rival_goes_on_when_the_first_player_has_revealed() -> None:
    """UR-7."""
    table = given(
        boxes=("uprising",),
        persons=2,
        hagal_deck=["sardaukar", "fremkit", "espionage"],
        A=seat(revealed=True),
        B=seat(hand=["diplomacy"]),
        C=seat(agents=2),
        turn="C",
    )
    table.reveal()
    while table.state.phase != 3 and table.C.agents:
        table.choose(table.legal[-1])
    assert table.C.agents == 0


def test_a_rival_of_two_scores_and_can_win() -> None:
    """It is ranked like a player (UR-33)."""
    table = uprising(persons=2, phase="endgame", A=seat(vp=8), B=seat(vp=7), C=seat(vp=11))
    assert table.ranking == ["C", "A", "B"]


def test_a_person_chooses_the_cards_of_rivals() -> None:
    """Leaders first, then the Rivals, from all ten; the second one from the other nine."""
    game = new_game(Setup(players=1, boxes=("uprising",), leader_mode="choose"), 1)
    game.play("leader:lady_jessica")
    decision = game.decision
    assert decision is not None
    assert (decision.kind, decision.seat, len(game.legal())) == ("choose_rival", 0, 10)
    for choice in ("rival:lady_jessica", "rival:muaddib"):
        game.play(choice)
    assert [player.rival.id for player in game.state.players if player.rival is not None] == ["lady_jessica", "muaddib"]


def test_named_rivals() -> None:
    game = new_game(Setup(players=1, boxes=("uprising",), rival_leaders=("muaddib", "staban_tuek")), 1)
    assert [player.rival and player.rival.id for player in game.state.players] == [None, "muaddib", "staban_tuek"]
    of_two = new_game(Setup(players=2, boxes=("uprising",), rival_leaders=("muaddib",)), 1).state.players[2]
    assert of_two.rival is not None
    assert of_two.rival.id == "muaddib"


@pytest.mark.parametrize(
    ("message", "setup"),
    [
        ("unknown Rival 'paul_atreides'", {"rival_leaders": ("paul_atreides", "muaddib")}),
        ("a Rival is named twice", {"rival_leaders": ("muaddib", "muaddib")}),
        ("1 Rival is named; in this game 2 play along", {"rival_leaders": ("muaddib",)}),
        ("2 Rivals are named; in this game 1 plays along", {"players": 2, "rival_leaders": ("muaddib", "staban_tuek")}),
        (
            "muaddib is no Rival for the variant streamlined",
            {"players": 2, "streamlined": True, "rival_leaders": ("muaddib",)},
        ),
        ("a difficulty belongs to the solo game", {"players": 2, "difficulty": "mentat"}),
        ("no Rival can be named", {"players": 3, "rival_leaders": ("muaddib",)}),
        ("streamlined the number of players can be 2", {"streamlined": True}),
        ("smart_politics the number of players can be 1, 2", {"players": 4, "smart_politics": True}),
        ("escalation needs the box uprising", {"boxes": ("base", "ix"), "players": 2, "escalation": True}),
    ],
)
def test_setups_that_cannot_be_played(message: str, setup: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match=message):
        Setup(**{"players": 1, "boxes": ("uprising",), **setup}).rules()


# --- Variants ---------------------------------------------------------------------------------------------------------


def test_streamlined_rivals() -> None:
    """UR-28: no VP and no rank, but Alliances are taken away; after the third Agent nothing is gathered."""
    two = {"persons": 2, "variants": ("streamlined",), "B": WAITING}
    rival = seat(rival="lady_amber_metulli", agents=1, influence={"guild": 4}, garrison=0)
    person = seat(hand=["diplomacy"], influence={"guild": 4})
    table = uprising(turn="C", hagal_deck=["heighliner"], alliances={"guild": "A"}, A=person, C=rival, **two)
    assert (holder(table, "guild"), table.C.vp, table.A.vp) == ("C", 0, -1)
    for swordmaster, spice in ((False, 6), (True, 0)):
        mine = seat(rival="lady_amber_metulli", agents=1, garrison=0, swordmaster=swordmaster)
        found = uprising(turn="C", hagal_deck=["deep_desert"], bonus_spice={"deep_desert": 2}, A=WAITING, C=mine, **two)
        assert (found.C.spice, found.bonus_spice("deep_desert"), found.C.on) == (spice, 0, ["deep_desert"])
    drawn = uprising(turn="C", hagal_deck=["assembly_hall"], A=WAITING, C=seat(agents=1, swordmaster=True), **two)
    assert drawn.C.intrigue == []
    ended = uprising(persons=2, variants=("streamlined",), phase="endgame", A=seat(vp=3), B=seat(vp=5), C=seat())
    assert ended.ranking == ["B", "A"]
    cards = {
        new_game(Setup(players=2, boxes=("uprising",), streamlined=True), n).state.players[2].rival for n in range(12)
    }
    assert {card.id for card in cards if card is not None} == {"lady_amber_metulli", "glossu_the_beast_rabban"}


def test_brutal_escalation() -> None:
    """UR-29: two cards under a Conflict III, with two people too."""
    for persons, conflict, swords in ((1, "propaganda", 8), (2, "propaganda", 8), (2, "shadow_contest", 5)):
        table = uprising(
            persons=persons,
            variants=("escalation",),
            phase="rival_swords",
            conflict=conflict,
            hagal_deck=["sietch_tabr", "heighliner"],
            A=seat(conflict=1, intrigue=["devour"]),
            B=seat(),
            C=seat(conflict=1),
        )
        assert table.C.strength == 2 + swords


def expert(conflict: str, mine: int, theirs: int, card: str = "research_station", **own: Any) -> Table:
    rival = seat(conflict=mine, garrison=3, **own)
    person = seat(hand=["diplomacy"], conflict=theirs)
    return solo(
        card, variants=("expert_deployment",), conflict=conflict, A=person, rival=rival, bonus_spice={"deep_desert": 1}
    )


def test_expert_deployment() -> None:
    """UR-30: three units ahead of everybody, no troops; under a Conflict III all that can."""
    held = expert("shadow_contest", 4, 1)
    assert (held.B.conflict, held.B.garrison) == (4, 5)
    assert (expert("shadow_contest", 3, 1).B.conflict, expert("propaganda", 4, 1).B.conflict) == (7, 8)


def test_expert_deployment_looks_after_the_sandworms() -> None:
    """They come all the same, and count."""
    table = expert("shadow_contest", 1, 0, card="deep_desert", hooks=True)
    assert (table.B.sandworms, table.B.conflict, table.B.garrison) == (2, 1, 3)


def politics(card: str, mine: int, theirs: int, alliance: str = "") -> list[str]:
    """Where the Rival goes: with the card, or with the one below it."""
    faction = {"dutiful_service": "emperor", "secrets": "bene_gesserit", "fremkit": "fremen"}.get(card, "guild")
    table = solo(
        "research_station",
        card,
        variants=("smart_politics",),
        conflict="skirmish_crysknife",
        A=seat(hand=["diplomacy"], influence={faction: theirs}),
        rival=seat(influence={faction: mine}),
        alliances={faction: alliance} if alliance else None,
    )
    return list(table.B.on)


@pytest.mark.parametrize("card", ["dutiful_service", "deliver_supplies_or_heighliner", "secrets", "fremkit"])
def test_smart_politics(card: str) -> None:
    """UR-31: safe with the Alliance and a lead of 1, or hopeless with 2 Influence and 2 behind."""
    space = card.removesuffix("_or_heighliner")
    assert politics(card, 5, 4, "B") == ["research_station"]
    assert politics(card, 4, 4, "B") == [space]
    assert politics(card, 2, 4) == ["research_station"]
    assert politics(card, 2, 3) == [space]
    assert politics(card, 1, 4) == [space]


def test_smart_politics_is_for_these_cards_alone() -> None:
    assert politics("heighliner", 2, 4) == ["heighliner"]


@pytest.mark.parametrize(("variants", "least", "most"), [((), 0, 0), (("dice",), 1, 2)])
def test_dice_based_imperium_row_churn(variants: tuple[str, ...], least: int, most: int) -> None:
    """UR-32: after the person's Reveal turn up to two cards of the Row go."""
    table = uprising(persons=1, variants=variants, A=seat(hand=["diplomacy"]), B=seat(agents=0), C=seat(agents=0))
    table.reveal()
    while table.state.round == 2:
        table.choose(table.legal[-1])
    assert least <= len(table.trashed) <= most
