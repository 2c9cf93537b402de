"""House Hagal in the base box: every card, the decks, the difficulties, the leaders of Rivals and their signets."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad import Setup, SetupError, new_game
from landsraad.content.base.hagal import difficulties, hagal
from landsraad.content.registry import DIFFICULTIES, rules_for
from landsraad.engine.course.setup import RANDOM, new_state
from landsraad.engine.game import Game
from landsraad.engine.machine.advance import advance
from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])  # a person who has still something to do, so that the table waits
IDLE = seat(agents=0)  # a Rival that has done its turns

COPIES = {
    "conspire": 2,
    "wealth": 1,
    "heighliner": 1,
    "foldspace": 2,
    "selective_breeding": 2,
    "secrets": 1,
    "hardy_warriors": 1,
    "stillsuits": 2,
    "rally_troops": 2,
    "hall_of_oratory": 2,
    "carthag": 3,
    "harvest_spice": 5,
    "arrakeen_1p": 3,
    "arrakeen_2p": 3,
    "reshuffle": 1,
}


# --- The decks --------------------------------------------------------------------------------------------------------


def test_the_box_has_31_cards() -> None:
    """Fifteen different cards, 31 in all."""
    assert {card.id: card.copies for card in hagal()} == COPIES
    assert sum(COPIES.values()) == 31


def test_the_solo_deck_has_27_cards() -> None:
    """Without the four cards for two players."""
    g = new_game(Setup(players=1), seed=1).state
    found = Counter(g.rules.hagal[card].id for card in g.hagal_deck + g.hagal_discard)
    assert found == {id: n for id, n in COPIES.items() if id not in ("arrakeen_2p", "reshuffle")}
    assert sum(found.values()) == 27


def test_the_two_player_deck_has_28_cards() -> None:
    """Without the three cards for one player."""
    g = new_game(Setup(players=2), seed=1).state
    found = Counter(g.rules.hagal[card].id for card in g.hagal_deck + g.hagal_discard)
    assert found == {id: n for id, n in COPIES.items() if id != "arrakeen_1p"}
    assert sum(found.values()) == 28


@pytest.mark.parametrize("players", [3, 4])
def test_no_deck_for_three_and_four(players: int) -> None:
    """Three or four persons play without House Hagal."""
    g = new_game(Setup(players=players), seed=1).state
    assert g.hagal_deck == g.hagal_discard == ()
    assert len(g.players) == players


# --- The cards --------------------------------------------------------------------------------------------------------

# Card, space, faction of the Influence, troops to the garrison, troops to the Conflict.
FACES = [
    ("conspire", "conspire", "emperor", 2, 0),
    ("wealth", "wealth", "emperor", 0, 0),
    ("heighliner", "heighliner", "guild", 0, 3),
    ("foldspace", "foldspace", "guild", 0, 0),
    ("selective_breeding", "selective_breeding", "bene_gesserit", 0, 0),
    ("secrets", "secrets", "bene_gesserit", 0, 0),
    ("hardy_warriors", "hardy_warriors", "fremen", 0, 2),
    ("stillsuits", "stillsuits", "fremen", 0, 0),
    ("rally_troops", "rally_troops", "", 4, 0),
    ("hall_of_oratory", "hall_of_oratory", "", 1, 0),
    ("carthag", "carthag", "", 0, 1),
    ("arrakeen_1p", "arrakeen", "", 0, 1),
    ("arrakeen_2p", "arrakeen", "", 0, 1),
]

SWORDS = [
    ("conspire", 4),
    ("wealth", 3),
    ("heighliner", 6),
    ("foldspace", 1),
    ("selective_breeding", 2),
    ("secrets", 1),
    ("hardy_warriors", 5),
    ("stillsuits", 4),
    ("rally_troops", 3),
    ("hall_of_oratory", 0),
    ("carthag", 0),
    ("harvest_spice", 2),
    ("arrakeen_1p", 1),
    ("arrakeen_2p", 1),
]

SOLO_FACES = [face for face in FACES if face[0] != "arrakeen_2p"]
TWO_PLAYER_FACES = [face for face in FACES if face[0] != "arrakeen_1p"]


@pytest.mark.parametrize(("card", "space", "faction", "garrison", "conflict"), SOLO_FACES)
def test_an_agent_turn_of_a_rival(card: str, space: str, faction: str, garrison: int, conflict: int) -> None:
    """Solo: the Agent goes to the space, and only what the card shows is gained; the Rival had no troops at home."""
    rival = seat(leader="earl_memnon_thorvald", agents=1, garrison=0)
    table = given(persons=1, turn="B", hagal_deck=[card], A=WAITING, B=rival, C=IDLE)
    assert (table.B.on, table.B.agents, table.hagal_discard) == ([space], 0, [card])
    assert table.B.influence == {name: int(name == faction) for name in table.B.influence}
    assert (table.B.garrison, table.B.conflict, table.B.supply) == (garrison, conflict, 12 - garrison - conflict)
    assert (table.B.solari, table.B.water, table.B.vp, table.B.hand, table.B.intrigue) == (0, 0, 0, [], [])
    assert table.B.spice == (1 if card == "arrakeen_1p" else 0)


@pytest.mark.parametrize(("card", "space", "faction", "garrison", "conflict"), TWO_PLAYER_FACES)
def test_an_agent_turn_of_house_hagal(card: str, space: str, faction: str, garrison: int, conflict: int) -> None:
    """Two players: the same moves of Agent, Influence and troops, and never anything else."""
    table = given(persons=2, turn="C", hagal_deck=[card], A=WAITING, B=WAITING)
    assert (table.C.on, table.C.agents, table.hagal_discard) == ([space], 2, [card])
    assert table.C.influence == {name: int(name == faction) for name in table.C.influence}
    assert (table.C.garrison, table.C.conflict, table.C.supply) == (garrison, conflict, 12 - garrison - conflict)
    assert (table.C.solari, table.C.spice, table.C.water, table.C.vp, table.C.intrigue) == (0, 0, 0, 0, [])


@pytest.mark.parametrize(("card", "swords"), SWORDS)
def test_swords_in_combat(card: str, swords: int) -> None:
    """A troop and the swords of the card; nothing else on the card is used, nor a signet."""
    persons = 2 if card == "arrakeen_2p" else 1
    table = given(
        persons=persons,
        phase="rival_swords",
        hagal_deck=[card],
        bonus_spice={"hagga_basin": 1},
        A=seat(conflict=1, intrigue=["ambush"]),
        C=seat(leader="earl_memnon_thorvald" if persons == 1 else "", conflict=1),
    )
    view = table.C
    assert (table.asked, view.strength, table.hagal_discard) == ("combat", 2 + swords, [card])
    assert (view.conflict, view.on, view.spice, set(view.influence.values())) == (1, [], 0, {0})
    assert table.bonus_spice("hagga_basin") == 1


def test_combat_spaces_bring_troops_of_the_garrison() -> None:
    """Five of the cards, and Harvest Spice, send two troops of the garrison along with the recruits."""
    sent = {}
    for card, _, _, _, recruits in SOLO_FACES:
        rival = seat(leader="earl_memnon_thorvald", agents=1)
        table = given(persons=1, turn="B", hagal_deck=[card], A=WAITING, B=rival, C=IDLE)
        sent[card] = table.B.conflict - recruits
    assert {card for card, troops in sent.items() if troops == 2} == {
        *("heighliner", "hardy_warriors", "stillsuits", "carthag", "arrakeen_1p")
    }
    assert set(sent.values()) == {0, 2}


def harvest(persons: int, **bonus: int) -> Table:
    """Harvest Spice is revealed, Secrets is the card below it."""
    return given(
        persons=persons,
        turn="B" if persons == 1 else "C",
        bonus_spice=bonus,
        hagal_deck=["secrets", "harvest_spice"],
        A=WAITING,
        B=seat(agents=1) if persons == 1 else WAITING,
        C=IDLE if persons == 1 else seat(garrison=1),
    )


def test_harvest_spice_of_a_rival() -> None:
    """The most bonus spice counts, not the most spice; base and bonus are gained, two troops deployed."""
    table = harvest(1, imperial_basin=3, the_great_flat=2)
    assert (table.B.on, table.B.spice, table.B.conflict) == (["imperial_basin"], 4, 2)
    assert (table.bonus_spice("imperial_basin"), table.bonus_spice("the_great_flat")) == (0, 2)


def test_harvest_spice_of_house_hagal() -> None:
    """The bonus spice goes back to the bank; the one troop of the garrison is deployed."""
    table = harvest(2, imperial_basin=3, the_great_flat=2)
    assert (table.C.on, table.C.spice, table.C.conflict) == (["imperial_basin"], 0, 1)
    assert (table.bonus_spice("imperial_basin"), table.bonus_spice("the_great_flat")) == (0, 2)


@pytest.mark.parametrize("persons", [1, 2])
def test_harvest_spice_without_bonus_spice(persons: int) -> None:
    """The next card is revealed."""
    table = harvest(persons)
    assert table.hagal_discard == ["harvest_spice", "secrets"]
    assert (table.B if persons == 1 else table.C).on == ["secrets"]


def test_harvest_spice_costs_no_water() -> None:
    """The Great Flat costs a person 2 water; a Rival without water gains its 3 spice and the bonus."""
    table = harvest(1, the_great_flat=1)
    assert (table.B.on, table.B.spice, table.B.water) == (["the_great_flat"], 4, 0)


def test_reshuffle() -> None:
    """All cards go into a new deck, Reshuffle too; House Hagal then acts with another one."""
    table = given(
        persons=2, turn="C", hagal_deck=["wealth", "reshuffle"], hagal_discard=["carthag"], A=WAITING, B=WAITING
    )
    assert sorted(table.hagal_deck + table.hagal_discard) == ["carthag", "reshuffle", "wealth"]
    assert (table.C.agents, table.hagal_discard) == (2, table.C.on)
    assert table.C.on in (["carthag"], ["wealth"])


# --- Signets of Rivals ------------------------------------------------------------------------------------------------


def arrakeen(leader: str, **has: int) -> Table:
    """A Rival with a leader and no troops at home goes to Arrakeen; A has 3 Influence with the Guild, 2 elsewhere."""
    rival = seat(
        leader=leader,
        agents=1,
        garrison=0,
        solari=has.get("solari", 0),
        spice=has.get("spice", 0),
        influence={"emperor": has.get("emperor", 0), "guild": has.get("guild", 0), "fremen": has.get("fremen", 0)},
    )
    influence = {"emperor": 2, "guild": 3, "bene_gesserit": 2, "fremen": 2}
    person = seat(hand=["dagger"], influence=influence)
    alliances = {"fremen": "B"} if has.get("fremen", 0) >= 4 else None
    return given(persons=1, turn="B", hagal_deck=["arrakeen_1p"], alliances=alliances, A=person, B=rival, C=IDLE)


def test_memnons_signet() -> None:
    """Spice Hoard: 1 spice."""
    table = arrakeen("earl_memnon_thorvald")
    assert (table.decider, table.asked) == ("A", "turn")
    assert (table.B.spice, table.B.solari, table.B.water, table.B.conflict) == (1, 0, 0, 1)


def test_ilbans_signet() -> None:
    """Manufacturing: 1 Solari."""
    table = arrakeen("count_ilban_richese")
    assert (table.B.solari, table.B.spice, table.B.water, table.B.conflict) == (1, 0, 0, 1)


def test_arianas_signet() -> None:
    """Hidden Reservoir: 1 water."""
    table = arrakeen("countess_ariana_thorvald")
    assert (table.B.water, table.B.spice, table.B.solari, table.B.conflict) == (1, 0, 0, 1)


def test_rabbans_signet() -> None:
    """Brutality: 1 troop, with an Alliance 2; they come to the Conflict with the card's recruit."""
    table = arrakeen("glossu_the_beast_rabban")
    assert (table.B.conflict, table.B.garrison, table.B.supply) == (2, 0, 10)
    allied = arrakeen("glossu_the_beast_rabban", fremen=4)
    assert (allied.B.conflict, allied.B.garrison, allied.B.supply) == (3, 0, 9)


def test_the_barons_signet() -> None:
    """Scheme: the person decides whether the Rival pays 1 Solari for an Intrigue card, if it has any."""
    table = arrakeen("baron_vladimir_harkonnen", solari=2)
    assert (table.decider, table.asked, table.legal) == ("A", "may", ["accept", "decline"])
    refused = table.copy().choose("decline")
    assert (refused.B.solari, refused.B.intrigue, refused.B.conflict) == (2, [], 1)
    table.choose("accept")
    assert (table.B.solari, len(table.B.intrigue), table.B.conflict) == (1, 1, 1)
    assert (table.A.intrigue, table.asked) == ([], "turn")
    poor = arrakeen("baron_vladimir_harkonnen")
    assert (poor.asked, poor.B.intrigue, poor.B.conflict) == ("turn", [], 1)


def test_letos_signet() -> None:
    """Prudent Diplomacy: 1 spice for Influence where an opponent is ahead, there with the one it has least of."""
    table = arrakeen("duke_leto_atreides", spice=1, emperor=1, fremen=2)
    assert (table.decider, table.asked) == ("A", "may")
    refused = table.copy().choose("decline")
    assert (refused.B.spice, refused.B.influence["guild"]) == (1, 0)
    table.choose("accept")
    assert (table.decider, table.asked) == ("A", "choose_faction")
    assert table.offers("influence") == ["guild", "bene_gesserit"]
    table.choose("influence:guild")
    assert (table.B.spice, table.B.influence["guild"], table.B.conflict) == (0, 1, 1)
    assert arrakeen("duke_leto_atreides").asked == "turn"


def test_letos_signet_needs_an_opponent_ahead() -> None:
    """Level with everybody or ahead on every track: nobody is asked, no spice is paid."""
    rival = seat(leader="duke_leto_atreides", agents=1, garrison=0, spice=1)
    table = given(persons=1, turn="B", hagal_deck=["arrakeen_1p"], A=WAITING, B=rival, C=IDLE)
    assert (table.asked, table.B.spice, table.B.conflict) == ("turn", 1, 1)


def test_left_abilities_of_rivals_are_not_used() -> None:
    """Rabban starts with nothing extra, the Baron keeps no tokens, Ariana harvests all spice."""
    rivals = ["glossu_the_beast_rabban", "baron_vladimir_harkonnen"]
    g = new_state(rules_for(("base",), False, "mercenary"), 1, ["paul_atreides"], RANDOM, "solo", rivals)
    rabban = g.players[1]
    assert (rabban.solari, rabban.spice, rabban.water) == (0, 0, 1)
    advance(g)
    table = Table(Game(g, []))
    assert (table.asked, table.C.state.tokens) == ("turn", 0)
    ariana = seat(leader="countess_ariana_thorvald", agents=1)
    harvested = given(
        persons=1, turn="B", bonus_spice={"hagga_basin": 1}, hagal_deck=["harvest_spice"], A=WAITING, B=ariana, C=IDLE
    )
    assert harvested.B.spice == 3


@pytest.mark.parametrize("leader", ["paul_atreides", "helena_richese"])
def test_two_leaders_cannot_lead_a_rival(leader: str) -> None:
    """The setup is refused with the leader's name; for the person they can be chosen."""
    with pytest.raises(SetupError, match=f"{leader} cannot lead a Rival"):
        Setup(players=1, rival_leaders=(leader, "earl_memnon_thorvald")).rules()
    table = Table(new_game(Setup(players=1, leaders=(leader,)), seed=1))
    assert table.A.state.leader is not None
    assert table.A.state.leader.id == leader


@pytest.mark.parametrize("leader_mode", ["random", "draft"])
def test_no_rival_gets_one_of_them(leader_mode: str) -> None:
    """In many games neither is dealt to a Rival, nor can the person give it to one."""
    for seed in range(60):
        table = Table(new_game(Setup(players=1, leader_mode=leader_mode), seed=seed))
        while table.asked == "choose_leader":
            automated = table.state.is_automated(table.state.stack[-1].seat)
            forbidden = {"paul_atreides", "helena_richese"} & set(table.offers("leader"))
            assert not (automated and forbidden)
            table.choose(table.legal[0])
        leaders = [state.leader.id for state in table.state.players[1:] if state.leader is not None]
        assert len(leaders) == 2
        assert not {"paul_atreides", "helena_richese"} & set(leaders)


# --- Difficulties -----------------------------------------------------------------------------------------------------


def test_the_four_difficulties() -> None:
    """From the easiest to the hardest: garrison and Intrigue of Rivals, third Agents, care, the Swordmaster."""
    assert DIFFICULTIES == ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
    told = [
        (level.rival_garrison, level.rival_intrigue, level.swordmaster_round, level.careful, level.swordmaster)
        for level in difficulties()
    ]
    assert told == [(0, 0, 5, False, True), (3, 1, 4, False, True), (3, 1, 3, True, True), (3, 1, 3, True, False)]


@pytest.mark.parametrize(
    ("difficulty", "mentat"), [("mercenary", 2), ("sardaukar", 5), ("mentat", 5), ("kwisatz_haderach", 5)]
)
def test_the_price_of_the_mentat(difficulty: str, mentat: int) -> None:
    """Exactly so many Solari open the Mentat; Duke Leto pays one less, at every level."""

    def sees_mentat(leader: str, solari: int) -> bool:
        person = seat(leader=leader, hand=["dagger", "diplomacy"], solari=solari)
        table = given(persons=1, difficulty=difficulty, A=person).play("dagger")
        return "mentat" in table.offers("send")

    assert sees_mentat("paul_atreides", mentat)
    assert not sees_mentat("paul_atreides", mentat - 1)
    assert sees_mentat("duke_leto_atreides", mentat - 1)


@pytest.mark.parametrize(
    ("difficulty", "solari", "spice"),
    [("mercenary", 1, 1), ("sardaukar", 0, 0), ("mentat", 0, 0), ("kwisatz_haderach", 0, 0)],
)
def test_what_the_person_starts_with(difficulty: str, solari: int, spice: int) -> None:
    """1 water always, 1 Solari and 1 spice more at the easiest level; Rabban's own resources come on top."""
    for leader, extra in (("paul_atreides", 0), ("glossu_the_beast_rabban", 1)):
        rivals = ("earl_memnon_thorvald", "count_ilban_richese")
        setup = Setup(players=1, difficulty=difficulty, leaders=(leader,), rival_leaders=rivals)
        table = Table(new_game(setup, seed=1))
        assert (table.A.solari, table.A.spice, table.A.water) == (solari + extra, spice + extra, 1)
        assert (table.A.vp, table.A.garrison, len(table.A.hand)) == (0, 3, 5)


def test_the_easiest_level_is_played_when_none_is_named() -> None:
    """A solo setup without a difficulty is a game of mercenaries; other games have none."""
    solo = Setup(players=1).rules().difficulty
    assert solo is not None
    assert solo.id == "mercenary"
    assert Setup(players=2).rules().difficulty is None
    assert rules_for(("base",), False).difficulty is None


def test_setups_that_cannot_be_played() -> None:
    """An unknown level, a level or Rivals' leaders for more persons, one leader for two Rivals, the same for both."""
    wrong = {
        "unknown difficulty 'easy'; known: mercenary": Setup(players=1, difficulty="easy"),
        "belongs to the solo game": Setup(players=2, difficulty="mentat"),
        "1 Rival is named; in this game 2 play along": Setup(players=1, rival_leaders=("earl_memnon_thorvald",)),
        "named twice": Setup(players=1, rival_leaders=("earl_memnon_thorvald", "earl_memnon_thorvald")),
        "solo game": Setup(players=3, rival_leaders=("earl_memnon_thorvald", "count_ilban_richese")),
    }
    for message, setup in wrong.items():
        with pytest.raises(SetupError, match=message):
            setup.rules()
