"""The deck cards of Uprising and CHOAM: what each does in an Agent turn, revealed, acquired, discarded, trashed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import Table, seat
from tests.support.uprising import DULL_ROW, KEEPER, uprising

ICONS = {
    "emperor": {"dutiful_service", "sardaukar"},
    "guild": {"deliver_supplies", "heighliner"},
    "bene_gesserit": {"espionage", "secrets"},
    "fremen": {"desert_tactics", "fremkit"},
    "landsraad": {"high_council", "imperial_privilege", "swordmaster", "assembly_hall", "gather_support"},
    "city": {"arrakeen", "spice_refinery", "research_station", "sietch_tabr"},
    "spice_trade": {"imperial_basin", "hagga_basin", "deep_desert", "accept_contract", "shipping"},
}
BY_BENE_GESSERIT = "espionage_and_secrets"
BY_EMPEROR = "dutiful_service_and_sardaukar"
BY_FREMEN = "desert_tactics_and_fremkit"
BY_GUILD = "deliver_supplies_and_heighliner"


def turn_with(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A holds a card, and an Intrigue card that keeps A's turn open to its end."""
    mine = mine or seat()
    mine.hand = [card, *mine.hand]
    mine.intrigue = [*mine.intrigue, KEEPER]
    return uprising(A=mine, **more)


def agent_turn(card: str, space: str, mine: seat | None = None, **more: Any) -> Table:
    """A plays a card and sends an Agent with it."""
    return turn_with(card, mine, **more).play(card).to(space).plain()


def reveal_turn(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A reveals a card."""
    return turn_with(card, mine, **more).reveal().plain()


def strength(card: str, mine: seat | None = None) -> int:
    """A's strength after a Reveal turn with a card; one troop when nothing is given."""
    return reveal_turn(card, mine or seat(conflict=1)).end_turn().A.strength


def buying(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A, who has 10 Persuasion, has acquired a card of the Row."""
    mine = mine or seat()
    mine.hand = [*mine.hand, *["convincing_argument"] * 4]
    table = turn_with("convincing_argument", mine, row=[card, *DULL_ROW[1:]], **more).reveal()
    return table.choose(f"buy:{card}")


def spied(card: str, mine: seat, **more: Any) -> Table:
    """A has gone to Hagga Basin with the spy icon of a card, has taken 2 spice there and keeps the spy."""
    mine.spies, mine.water = ["hagga_basin", *mine.spies], 1
    return agent_turn(card, "hagga_basin", mine, **more).choose("decline").resolve("space/hagga_basin")


def gathered(card: str, mine: seat, **more: Any) -> Table:
    """A has gone to Hagga Basin with a card, has recalled the spy there (no card is drawn), and has taken 2 spice."""
    mine.spies, mine.water = ["hagga_basin", *mine.spies], 1
    table = agent_turn(card, "hagga_basin", mine, **more).choose("recall_spy:hagga_basin")
    return table.resolve("space/hagga_basin")


def reach(card: str, *enemies: str, spies: list[str] | None = None) -> set[str]:
    """The spaces that a card reaches when nothing is too dear, with enemy Agents on some spaces."""
    influence = {"emperor": 2, "fremen": 2, "guild": 2}
    mine = seat(solari=10, spice=10, water=10, influence=influence, spies=spies or [])
    opponents = {"B": seat(hand=["diplomacy"], on=list(enemies)), "C": seat(hand=["diplomacy"], on=list(enemies))}
    table = turn_with(card, mine, **opponents).play(card)
    return set(table.offers("send") or table.A.on)  # a lone space is taken at once


PLAIN_ICONS = [
    ("dagger", "landsraad"),
    ("diplomacy", "emperor guild bene_gesserit fremen"),
    ("dune_the_desert_planet", "spice_trade"),
    ("reconnaissance", "city"),
    ("seek_allies", "emperor guild bene_gesserit fremen"),
    ("signet_ring", "landsraad city spice_trade"),
    ("prepare_the_way", "landsraad city"),
    ("bene_gesserit_operative", "bene_gesserit"),
    ("branching_path", "bene_gesserit city"),
    ("captured_mentat", "landsraad spice_trade"),
    ("chani_clever_tactician", "fremen city spice_trade"),
    ("corrinth_city", "emperor landsraad"),
    ("desert_power", "spice_trade"),
    ("desert_survival", "spice_trade"),
    ("double_agent", "landsraad city spice_trade"),
    ("ecological_testing_station", "fremen city"),
    ("fedaykin_stilltent", "spice_trade"),
    ("guild_envoy", "emperor guild bene_gesserit fremen"),
    ("hidden_missive", "landsraad"),
    ("in_high_places", "emperor bene_gesserit"),
    ("junction_headquarters", "landsraad city spice_trade"),
    ("leadership", "fremen spice_trade"),
    ("long_live_the_fighters", "fremen city"),
    ("maker_keeper", "city"),
    ("maula_pistol", "city spice_trade"),
    ("northern_watermaster", "city"),
    ("overthrow", "emperor guild bene_gesserit fremen"),
    ("paracompass", "city"),
    ("price_is_no_object", "emperor bene_gesserit"),
    ("rebel_supplier", "city"),
    ("reliable_informant", "guild"),
    ("sardaukar_coordination", "emperor landsraad"),
    ("sardaukar_soldier", "city"),
    ("shishakli", "city spice_trade"),
    ("smugglers_harvester", "spice_trade"),
    ("smugglers_haven", "guild spice_trade"),
    ("southern_elders", "bene_gesserit fremen"),
    ("space_time_folding", "guild"),
    ("spacing_guilds_favor", "guild spice_trade"),
    ("steersman", "guild landsraad city spice_trade"),
    ("stilgar_the_devoted", "fremen city spice_trade"),
    ("treacherous_maneuver", "emperor guild bene_gesserit fremen"),
    ("tread_in_darkness", "landsraad city spice_trade"),
    ("truthtrance", "emperor guild bene_gesserit fremen"),
    ("undercover_asset", "landsraad city spice_trade"),
    ("weirding_woman", "city spice_trade"),
]
SPY_ICONS = [
    ("calculus_of_power", "city"),
    ("covert_operation", ""),
    ("dangerous_rhetoric", "landsraad"),
    ("guild_spy", ""),
    ("imperial_spymaster", "emperor"),
    ("public_spectacle", ""),
    ("strike_fleet", ""),
    ("subversive_advisor", ""),
    ("wheels_within_wheels", ""),
]


def spaces_of(icons: str) -> set[str]:
    """The spaces with one of some icons."""
    return {space for icon in icons.split() for space in ICONS[icon]}


@pytest.mark.parametrize(("card", "icons"), PLAIN_ICONS)
def test_plain_icons_reach_free_spaces_only(card: str, icons: str) -> None:
    """All spaces of the icons, whatever one spies on; one with an enemy Agent is closed."""
    spaces = spaces_of(icons)
    assert reach(card, spies=["hagga_basin"]) == spaces
    taken = sorted(spaces)[0]
    assert reach(card, taken) == spaces - {taken}


@pytest.mark.parametrize(("card", "icons"), SPY_ICONS)
def test_the_spy_icon_reaches_the_spaces_next_to_own_spies(card: str, icons: str) -> None:
    """Besides the spaces of the other icons; without a spy on the board these alone."""
    spied = {"hagga_basin", "desert_tactics", "fremkit"}
    assert reach(card, spies=["hagga_basin", BY_FREMEN]) == spaces_of(icons) | spied
    if icons:
        assert reach(card) == spaces_of(icons)
    else:
        assert turn_with(card, seat(hand=["dagger"])).why_not(f"play:{card}") == "condition: no_space"


@pytest.mark.parametrize("card", ["convincing_argument", "the_spice_must_flow", "spy_network", "unswerving_loyalty"])
def test_cards_without_an_icon_send_no_agent(card: str) -> None:
    """They are only revealed, discarded or trashed."""
    assert turn_with(card, seat(hand=["dagger"])).why_not(f"play:{card}") == "no_icon"


# --- Starting deck and Reserve ----------------------------------------------------------------------------------------


def test_convincing_argument_revealed_gives_2_persuasion() -> None:
    """Revealed: 2 Persuasion."""
    assert reveal_turn("convincing_argument").A.persuasion == 2


def test_dagger_revealed_gives_a_sword() -> None:
    """Revealed: 1 sword and no Persuasion; its Agent box is empty."""
    assert strength("dagger") == 2 + 1
    assert reveal_turn("dagger").A.persuasion == 0
    assert agent_turn("dagger", "assembly_hall").offers("resolve") == []


def test_diplomacy_revealed_gives_1_persuasion() -> None:
    """Revealed: 1 Persuasion; its Agent box is empty."""
    assert reveal_turn("diplomacy").A.persuasion == 1
    assert agent_turn("diplomacy", "deliver_supplies").offers("resolve") == []


def test_dune_the_desert_planet_revealed_gives_1_persuasion() -> None:
    """Revealed: 1 Persuasion; its Agent box is empty."""
    assert reveal_turn("dune_the_desert_planet").A.persuasion == 1
    assert agent_turn("dune_the_desert_planet", "accept_contract").offers("resolve") == []


def test_reconnaissance_revealed_gives_1_persuasion() -> None:
    """Revealed: 1 Persuasion; its Agent box is empty."""
    assert reveal_turn("reconnaissance").A.persuasion == 1
    assert agent_turn("reconnaissance", "arrakeen").offers("resolve") == []


def test_seek_allies_trashes_itself() -> None:
    """It brings an Agent to a faction once; revealed it gives nothing."""
    table = agent_turn("seek_allies", "deliver_supplies")
    assert (table.A.in_play, table.trashed, table.A.influence["guild"]) == ([], ["seek_allies"], 1)
    table = reveal_turn("seek_allies")
    assert (table.A.persuasion, table.offers("resolve"), table.trashed) == (0, [], [])


def test_signet_ring_uses_the_leaders_right_ability() -> None:
    """Gurney Halleck recruits 1 troop; revealed: 1 Persuasion."""
    mine = seat(leader="gurney_halleck", garrison=3)
    assert agent_turn("signet_ring", "accept_contract", mine).A.garrison == 4
    assert reveal_turn("signet_ring").A.persuasion == 1


def test_prepare_the_way_draws_with_2_bene_gesserit_influence() -> None:
    """1 card; with 1 Influence none. Revealed: 2 Persuasion."""
    friend = seat(influence={"bene_gesserit": 2}, deck=["dagger"] * 2)
    assert agent_turn("prepare_the_way", "gather_support", friend).A.hand == ["dagger"]
    stranger = seat(influence={"bene_gesserit": 1}, deck=["dagger"])
    assert agent_turn("prepare_the_way", "gather_support", stranger).A.hand == []
    assert reveal_turn("prepare_the_way").A.persuasion == 2


def test_prepare_the_way_is_bought_and_goes_back_to_the_reserve() -> None:
    """2 Persuasion; trashed, it lies on its stack again."""
    table = reveal_turn("convincing_argument", reserve={"prepare_the_way": 8}).choose("buy:prepare_the_way")
    assert (table.A.persuasion, table.A.discard, table.reserve("prepare_the_way")) == (0, ["prepare_the_way"], 7)
    table = agent_turn("desert_survival", "imperial_basin", seat(hand=["prepare_the_way"]))
    table.resolve("card/desert_survival").choose("trash_hand:prepare_the_way")
    assert (table.trashed, table.reserve("prepare_the_way")) == ([], 9)


def test_the_spice_must_flow_is_a_vp_when_acquired() -> None:
    """9 Persuasion: 1 VP, which stays when the card is trashed; revealed: 1 spice."""
    table = reveal_turn("convincing_argument", seat(hand=["convincing_argument"] * 4)).choose("buy:the_spice_must_flow")
    assert (table.A.vp, table.A.persuasion, table.A.discard) == (1, 1, ["the_spice_must_flow"])
    assert reveal_turn("the_spice_must_flow").A.spice == 1
    table = agent_turn("desert_survival", "imperial_basin", seat(hand=["the_spice_must_flow"], vp=1))
    table.resolve("card/desert_survival").choose("trash_hand:the_spice_must_flow")
    assert table.A.vp == 1


# --- B and C ----------------------------------------------------------------------------------------------------------


def test_bene_gesserit_operative_places_a_spy() -> None:
    """On any post without a spy; it cannot be left."""
    other = seat(hand=["diplomacy"], spies=["hagga_basin"])
    table = agent_turn("bene_gesserit_operative", "secrets", seat(spies=["deep_desert"]), B=other)
    assert not table.can("end_turn")
    table.resolve("card/bene_gesserit_operative")
    assert len(table.offers("place_spy")) == 13 - 2
    table.choose("place_spy:imperial_basin")
    assert sorted(table.A.spies) == ["deep_desert", "imperial_basin"]


def test_bene_gesserit_operative_revealed_gives_2_more_persuasion_with_2_spies() -> None:
    """1 Persuasion, and 2 with two spies on the board."""
    assert reveal_turn("bene_gesserit_operative", seat(spies=["deep_desert", "hagga_basin"])).A.persuasion == 3
    assert reveal_turn("bene_gesserit_operative", seat(spies=["deep_desert"])).A.persuasion == 1


def test_branching_path_trashes_an_intrigue_card_with_the_alliance() -> None:
    """For an Intrigue card and 2 spice; the trashed one is out of the game. Revealed: 2 Persuasion."""
    mine = seat(intrigue=["buy_access"], influence={"bene_gesserit": 4})
    table = agent_turn("branching_path", "arrakeen", mine, alliances={"bene_gesserit": "A"}, intrigue_deck=["cunning"])
    assert table.can("end_turn")
    table.resolve("card/branching_path").choose("trash_intrigue:buy_access")
    assert (sorted(table.A.intrigue), table.A.spice) == (["cunning", KEEPER], 2)
    assert (table.intrigue_gone, table.intrigue_discard) == (["buy_access"], [])
    friend = seat(influence={"bene_gesserit": 4})
    assert not agent_turn("branching_path", "arrakeen", friend).can("resolve:card/branching_path")
    assert reveal_turn("branching_path").A.persuasion == 2


def test_calculus_of_power_may_trash_a_card() -> None:
    """One of the hand, the discard pile or in play, or none."""
    table = agent_turn("calculus_of_power", "spice_refinery", seat(hand=["dagger"]))
    assert table.can("end_turn")
    assert table.resolve("card/calculus_of_power").choose("trash_hand:dagger").trashed == ["dagger"]


def test_calculus_of_power_revealed_trashes_another_emperor_card_for_3_swords() -> None:
    """2 Persuasion; one in play, not itself, not one of another faction."""
    table = reveal_turn("calculus_of_power", seat(conflict=1, in_play=["sardaukar_soldier", "maula_pistol"]))
    assert table.A.persuasion == 2
    table.resolve("card/calculus_of_power.2")
    assert (table.trashed, table.A.strength) == (["sardaukar_soldier"], 2 + 3)
    alone = reveal_turn("calculus_of_power", seat(in_play=["maula_pistol"]))
    assert not alone.can("resolve:card/calculus_of_power.2")
    twins = reveal_turn("calculus_of_power", seat(hand=["calculus_of_power"]))
    assert twins.resolve("card/calculus_of_power.2").trashed == ["calculus_of_power"]


def test_captured_mentat_discards_for_an_intrigue_card_and_a_card() -> None:
    """1 card of the hand; with none it cannot be done."""
    mine = seat(hand=["diplomacy"], deck=["dagger"])
    table = agent_turn("captured_mentat", "imperial_basin", mine, intrigue_deck=["cunning"])
    table.resolve("card/captured_mentat")
    assert (table.A.discard, table.A.hand) == (["diplomacy"], ["dagger"])
    assert sorted(table.A.intrigue) == ["cunning", KEEPER]
    assert not agent_turn("captured_mentat", "imperial_basin").can("resolve:card/captured_mentat")


def test_captured_mentat_revealed_moves_an_influence() -> None:
    """1 Persuasion; lose 1 Influence for 1 Influence, the same faction allowed."""
    table = reveal_turn("captured_mentat", seat(influence={"guild": 1}))
    assert table.A.persuasion == 1
    table.resolve("card/captured_mentat.2")
    assert sorted(table.offers("influence")) == ["bene_gesserit", "emperor", "fremen", "guild"]
    table.choose("influence:fremen")
    assert (table.A.influence["guild"], table.A.influence["fremen"]) == (0, 1)
    assert not reveal_turn("captured_mentat").can("resolve:card/captured_mentat.2")


def test_chani_clever_tactician_draws_an_intrigue_card_with_3_units_in_the_conflict() -> None:
    """Troops and sandworms; two units are too few."""
    table = agent_turn("chani_clever_tactician", "accept_contract", seat(conflict=2, sandworms=1))
    assert len(table.A.intrigue) == 2
    table = agent_turn("chani_clever_tactician", "accept_contract", seat(conflict=2))
    assert len(table.A.intrigue) == 1


def test_chani_clever_tactician_counts_units_deployed_in_the_same_turn() -> None:
    """Two troops wait in the Conflict, the third is deployed."""
    table = agent_turn("chani_clever_tactician", "imperial_basin", seat(conflict=2, garrison=1))
    assert len(table.A.intrigue) == 1
    assert len(table.choose("deploy:1").A.intrigue) == 2


def test_chani_clever_tactician_revealed() -> None:
    """Exactly two troops retreat for 4 swords; 2 Persuasion with another Fremen card in play."""
    table = reveal_turn("chani_clever_tactician", seat(garrison=0, conflict=3, in_play=["maula_pistol"]))
    assert table.A.persuasion == 2
    table.resolve("card/chani_clever_tactician")
    assert (table.A.conflict, table.A.garrison, table.A.strength) == (1, 2, 2 + 4)
    weak = reveal_turn("chani_clever_tactician", seat(conflict=1, sandworms=1))
    assert (weak.A.persuasion, weak.can("resolve:card/chani_clever_tactician")) == (0, False)


def test_corrinth_city_pays_2_cards_and_5_solari_for_1_vp() -> None:
    """Both costs must be there at once."""
    mine = seat(hand=["dagger", "diplomacy", "reconnaissance"], solari=5)
    table = agent_turn("corrinth_city", "assembly_hall", mine).resolve("card/corrinth_city")
    table.choose("discard:dagger", "discard:diplomacy")
    assert (table.A.vp, table.A.solari, table.A.hand) == (1, 0, ["reconnaissance"])
    for lacking in (seat(hand=["dagger"], solari=5), seat(hand=["dagger", "diplomacy"], solari=4)):
        assert not agent_turn("corrinth_city", "assembly_hall", lacking).can("resolve:card/corrinth_city")


def test_corrinth_city_income_of_the_discards_does_not_pay() -> None:
    """3 Solari and a discard that would give some: not payable."""
    mine = seat(hand=["spacing_guilds_favor", "dagger"], solari=3)
    assert not agent_turn("corrinth_city", "assembly_hall", mine).can("resolve:card/corrinth_city")


def test_corrinth_city_revealed_gives_solari_or_a_council_seat() -> None:
    """5 Solari gained, or paid for a seat whose 2 Persuasion come at once; with a seat only the gain."""
    table = reveal_turn("corrinth_city", seat(solari=5)).resolve("card/corrinth_city")
    rich = table.copy().choose("choose:1")
    assert (rich.A.solari, rich.A.state.council, rich.A.persuasion) == (10, False, 0)
    table.choose("choose:2")
    assert (table.A.solari, table.A.state.council, table.A.persuasion) == (0, True, 2)
    for mine in (seat(solari=5, council=True), seat(solari=4)):
        assert reveal_turn("corrinth_city", mine).resolve("card/corrinth_city").A.solari == mine.solari + 5


def test_covert_operation_makes_each_opponent_discard() -> None:
    """Each chooses a card of its own hand; an empty hand has nothing to discard."""
    b = seat(hand=["diplomacy", "dagger"])
    mine = seat(spies=["hagga_basin"], water=1)
    table = agent_turn("covert_operation", "hagga_basin", mine, B=b, C=seat()).choose("decline")
    assert (table.decider, sorted(table.legal)) == ("B", ["discard:dagger", "discard:diplomacy"])
    table.choose("discard:dagger")
    assert (table.B.discard, table.B.hand, table.decider) == (["dagger"], ["diplomacy"], "A")


def test_covert_operation_revealed_places_2_spies() -> None:
    """One after the other, on different posts."""
    table = reveal_turn("covert_operation")
    assert not table.can("end_turn")
    table.resolve("card/covert_operation").choose("place_spy:hagga_basin")
    table.resolve("card/covert_operation.2")
    assert not table.can("place_spy:hagga_basin")
    table.choose("place_spy:deep_desert")
    assert sorted(table.A.spies) == ["deep_desert", "hagga_basin"]
    assert table.A.persuasion == 0


# --- D ----------------------------------------------------------------------------------------------------------------


def test_dangerous_rhetoric_gives_an_influence_and_trashes_itself() -> None:
    """Both, with a faction of choice; revealed: 1 Persuasion and 1 sword."""
    table = agent_turn("dangerous_rhetoric", "gather_support")
    table.resolve("card/dangerous_rhetoric").choose("influence:fremen")
    assert (table.A.influence["fremen"], table.A.in_play, table.trashed) == (1, [], ["dangerous_rhetoric"])
    assert reveal_turn("dangerous_rhetoric").A.persuasion == 1
    assert strength("dangerous_rhetoric") == 2 + 1


def test_dangerous_rhetoric_does_not_trash_itself_before_it_gives_the_influence() -> None:
    """Beside a space that may trash a card its two effects are still one, so that neither ends the other."""
    mine = seat(water=1, spies=["desert_tactics_and_fremkit"])
    table = agent_turn("dangerous_rhetoric", "desert_tactics", mine).choose("decline").plain()
    assert table.offers("resolve") == ["space/desert_tactics.2", "card/dangerous_rhetoric"]
    table.resolve("card/dangerous_rhetoric").choose("influence:guild")
    assert (table.A.influence["guild"], table.trashed) == (1, ["dangerous_rhetoric"])


def test_desert_power_gives_2_spice_on_a_maker_space() -> None:
    """Besides the 1 of Imperial Basin; none elsewhere."""
    assert agent_turn("desert_power", "imperial_basin").A.spice == 1 + 2
    assert agent_turn("desert_power", "accept_contract").A.spice == 0


def test_desert_power_revealed_gives_persuasion_or_a_sandworm() -> None:
    """2 Persuasion, or with Maker Hooks 1 water for a sandworm: one of them."""
    table = reveal_turn("desert_power", seat(hooks=True, water=1))
    assert table.A.persuasion == 0
    table.resolve("card/desert_power")
    plain = table.copy().choose("choose:1")
    assert (plain.A.persuasion, plain.A.sandworms, plain.A.water) == (2, 0, 1)
    table.choose("choose:2")
    assert (table.A.persuasion, table.A.sandworms, table.A.water, table.A.strength) == (0, 1, 0, 3)


@pytest.mark.parametrize(
    ("mine", "conflict"),
    [
        (seat(water=1), "skirmish_desert_mouse"),
        (seat(hooks=True), "skirmish_desert_mouse"),
        (seat(hooks=True, water=1), "seize_spice_refinery"),
    ],
    ids=["no hooks", "no water", "Shield Wall"],
)
def test_desert_power_revealed_without_a_sandworm(mine: seat, conflict: str) -> None:
    """Without Hooks, water or a Conflict that sandworms can come to only the Persuasion is left."""
    table = reveal_turn("desert_power", mine, conflict=conflict)
    table.resolve("card/desert_power")
    assert (table.A.persuasion, table.A.sandworms, table.A.water) == (2, 0, mine.water)


def test_desert_survival_may_trash_a_card() -> None:
    """Or none; revealed: 1 Persuasion and 1 sword."""
    table = agent_turn("desert_survival", "imperial_basin", seat(discard=["dagger"]))
    assert table.can("end_turn")
    assert table.resolve("card/desert_survival").choose("trash_discard:dagger").trashed == ["dagger"]
    assert reveal_turn("desert_survival").A.persuasion == 1
    assert strength("desert_survival") == 2 + 1


def test_double_agent_places_a_spy_by_the_space_beside_enemy_spies() -> None:
    """On a post next to the space visited, an enemy's spy there or not, but not beside an own one."""
    enemy = seat(hand=["diplomacy"], spies=["arrakeen_and_spice_refinery", "hagga_basin"])
    table = agent_turn("double_agent", "spice_refinery", B=enemy).resolve("card/double_agent")
    assert sorted(table.offers("place_spy")) == ["arrakeen_and_spice_refinery", "spice_refinery_and_research_station"]
    table.choose("place_spy:arrakeen_and_spice_refinery")
    assert table.A.spies == ["arrakeen_and_spice_refinery"]
    assert "arrakeen_and_spice_refinery" in table.B.spies
    mine = seat(spies=["hagga_basin"], water=1)
    table = agent_turn("double_agent", "hagga_basin", mine).choose("decline")
    assert not table.can("resolve:card/double_agent")


def test_double_agent_revealed() -> None:
    """Revealed: 1 Persuasion and 1 sword."""
    assert reveal_turn("double_agent").A.persuasion == 1
    assert strength("double_agent") == 2 + 1


# --- E to H -----------------------------------------------------------------------------------------------------------


def test_ecological_testing_station_pays_2_water_for_2_cards() -> None:
    """Once; with 1 water not at all."""
    mine = seat(water=4, deck=["dagger"] * 5)
    table = agent_turn("ecological_testing_station", "spice_refinery", mine).resolve("card/ecological_testing_station")
    assert (table.A.water, len(table.A.hand)) == (2, 2)
    assert not table.can("resolve:card/ecological_testing_station")
    poor = agent_turn("ecological_testing_station", "spice_refinery", seat(water=1, deck=["dagger"] * 5))
    assert not poor.can("resolve:card/ecological_testing_station")


def test_ecological_testing_station_revealed_gives_water_with_a_fremen_bond() -> None:
    """1 Persuasion; 1 water with another Fremen card in play."""
    table = reveal_turn("ecological_testing_station", seat(in_play=["maula_pistol"]))
    assert (table.A.persuasion, table.A.water) == (1, 1)
    assert reveal_turn("ecological_testing_station", seat(in_play=["guild_envoy"])).A.water == 0


def test_fedaykin_stilltent_recruits_on_a_maker_space() -> None:
    """1 troop there; elsewhere none. Revealed: 1 water."""
    assert agent_turn("fedaykin_stilltent", "imperial_basin", seat(garrison=3)).A.garrison == 4
    assert agent_turn("fedaykin_stilltent", "accept_contract", seat(garrison=3)).A.garrison == 3
    assert reveal_turn("fedaykin_stilltent").A.water == 1


def test_guild_envoy_must_discard_and_draws_2_for_a_guild_card() -> None:
    """A card of the Guild brings two; another one nothing; the turn does not end before."""
    mine = seat(hand=["space_time_folding", "diplomacy"], deck=["dagger", "dagger"])
    table = agent_turn("guild_envoy", "deliver_supplies", mine)
    assert not table.can("end_turn")
    table.resolve("card/guild_envoy")
    guild = table.copy().choose("discard:space_time_folding")
    assert (guild.A.hand, guild.A.discard) == (["diplomacy", "dagger", "dagger"], ["space_time_folding"])
    table.choose("discard:diplomacy")
    assert (table.A.hand, table.A.discard) == (["space_time_folding"], ["diplomacy"])


def test_guild_envoy_waits_for_a_card_to_discard() -> None:
    """With an empty hand there is nothing to discard; a card drawn on the space must be."""
    table = agent_turn("guild_envoy", "fremkit", seat(deck=["diplomacy"]))
    assert table.legal == ["resolve:space/fremkit"]
    table.resolve("space/fremkit").resolve("card/guild_envoy")
    assert (table.A.hand, table.A.discard) == ([], ["diplomacy"])
    assert agent_turn("guild_envoy", "deliver_supplies").legal == ["end_turn"]
    assert reveal_turn("guild_envoy").A.persuasion == 1


def test_guild_spy_acquired_places_a_spy() -> None:
    """Acquired: 1 spy."""
    assert buying("guild_spy").choose("place_spy:hagga_basin").A.spies == ["hagga_basin"]


def test_guild_spy_discards_to_draw() -> None:
    """1 card, and for a card of the Guild an Intrigue card besides."""
    mine = seat(hand=["space_time_folding", "diplomacy"], deck=["dagger"])
    table = spied("guild_spy", mine).resolve("card/guild_spy")
    guild = table.copy().choose("discard:space_time_folding")
    assert (sorted(guild.A.hand), len(guild.A.intrigue)) == (["dagger", "diplomacy"], 2)
    table.choose("discard:diplomacy")
    assert (sorted(table.A.hand), len(table.A.intrigue)) == (["dagger", "space_time_folding"], 1)
    assert not spied("guild_spy", seat()).can("resolve:card/guild_spy")


def test_guild_spy_revealed_gives_influence_where_spies_are_for_the_spice_must_flow() -> None:
    """2 Persuasion; acquired this turn: 1 Influence with each faction spied on, once."""
    mine = seat(hand=["convincing_argument"] * 4, spies=[BY_EMPEROR, BY_FREMEN, "hagga_basin"])
    table = reveal_turn("guild_spy", mine)
    assert (table.A.persuasion, table.can("resolve:card/guild_spy.2")) == (2 + 8, False)
    table.choose("buy:the_spice_must_flow").resolve("card/guild_spy.2")
    assert table.A.influence == {"emperor": 1, "guild": 0, "bene_gesserit": 0, "fremen": 1}
    assert not table.can("resolve:card/guild_spy.2")


def test_hidden_missive_with_2_bene_gesserit_influence() -> None:
    """1 troop and 1 card; with 1 Influence nothing. Revealed: 1 Persuasion and 1 sword."""
    friend = seat(influence={"bene_gesserit": 2}, deck=["dagger"] * 2, garrison=3)
    table = agent_turn("hidden_missive", "assembly_hall", friend)
    assert (table.A.garrison, table.A.hand) == (4, ["dagger"])
    stranger = seat(influence={"bene_gesserit": 1}, deck=["dagger"], garrison=3)
    table = agent_turn("hidden_missive", "assembly_hall", stranger)
    assert (table.A.garrison, table.A.hand) == (3, [])
    assert reveal_turn("hidden_missive").A.persuasion == 1
    assert strength("hidden_missive") == 2 + 1


# --- I to N -----------------------------------------------------------------------------------------------------------


def test_imperial_spymaster_draws_an_intrigue_card_after_a_recall() -> None:
    """A spy recalled this turn: 1 Intrigue card; else none. Revealed: 1 Persuasion and 1 sword."""
    assert len(gathered("imperial_spymaster", seat()).A.intrigue) == 2
    assert len(spied("imperial_spymaster", seat()).A.intrigue) == 1
    assert reveal_turn("imperial_spymaster").A.persuasion == 1
    assert strength("imperial_spymaster") == 2 + 1


def test_in_high_places_acquired_places_a_spy() -> None:
    """Acquired: 1 spy."""
    assert buying("in_high_places").choose("place_spy:hagga_basin").A.spies == ["hagga_basin"]


def test_in_high_places_draws_and_places_a_spy_with_another_sister_in_play() -> None:
    """Another Bene Gesserit card in play: a card and a spy; alone nothing, though it is one itself."""
    mine = seat(in_play=["truthtrance"], deck=["dagger"] * 2)
    table = agent_turn("in_high_places", "dutiful_service", mine)
    table.resolve("card/in_high_places")
    table.choose("place_spy:hagga_basin")
    assert (table.A.hand, table.A.spies) == (["dagger"], ["hagga_basin"])
    alone = agent_turn("in_high_places", "dutiful_service", seat(in_play=["dagger"], deck=["dagger"]))
    assert (alone.A.hand, alone.offers("resolve")) == ([], [])


def test_in_high_places_revealed_recalls_2_spies_for_3_persuasion() -> None:
    """2 Persuasion, and 3 more for exactly two spies."""
    table = reveal_turn("in_high_places", seat(spies=["hagga_basin", "deep_desert", BY_GUILD]))
    table.resolve("card/in_high_places.2").choose("recall_spy:hagga_basin", "recall_spy:deep_desert")
    assert (table.A.persuasion, table.A.spies) == (5, [BY_GUILD])
    one = reveal_turn("in_high_places", seat(spies=["hagga_basin"]))
    assert (one.A.persuasion, one.can("resolve:card/in_high_places.2")) == (2, False)


def test_junction_headquarters_trashes_an_intrigue_card_for_a_vp_with_the_alliance() -> None:
    """With the Guild's Alliance: an Intrigue card and 2 spice for 1 VP."""
    mine = seat(intrigue=["buy_access"], spice=2, influence={"guild": 4})
    table = agent_turn("junction_headquarters", "accept_contract", mine, alliances={"guild": "A"})
    table.resolve("card/junction_headquarters").choose("trash_intrigue:buy_access")
    assert (table.A.vp, table.A.spice, table.intrigue_gone) == (1, 0, ["buy_access"])
    poor = seat(spice=1, influence={"guild": 4})
    table = agent_turn("junction_headquarters", "accept_contract", poor, alliances={"guild": "A"})
    assert not table.can("resolve:card/junction_headquarters")
    friend = seat(spice=2, influence={"guild": 4})
    table = agent_turn("junction_headquarters", "accept_contract", friend, alliances={"guild": "B"})
    assert not table.can("resolve:card/junction_headquarters")


def test_junction_headquarters_revealed() -> None:
    """1 Persuasion, 1 water, 1 troop."""
    table = reveal_turn("junction_headquarters", seat(garrison=3))
    assert (table.A.persuasion, table.A.water, table.A.garrison) == (1, 1, 4)


def test_leadership_draws_for_each_sandworm() -> None:
    """Two own sandworms in the Conflict: two cards; none: none."""
    mine = seat(sandworms=2, deck=["dagger"] * 4)
    assert len(agent_turn("leadership", "imperial_basin", mine).A.hand) == 2
    mine = seat(conflict=2, deck=["dagger"] * 4)
    assert agent_turn("leadership", "imperial_basin", mine).A.hand == []


def test_leadership_revealed_gives_a_sword_for_each_other_card_with_swords() -> None:
    """2 Persuasion, 1 sword, and 1 for each other revealed card that gave any; cards of Agent turns do not count."""
    mine = seat(hand=["maula_pistol", "dagger", "diplomacy"], in_play=["dagger"], conflict=1)
    table = reveal_turn("leadership", mine)
    assert table.A.persuasion == 2 + 1 + 1
    table.resolve("card/leadership.3").end_turn()
    assert table.A.strength == 2 + (1 + 2) + 1 + 1


def test_leadership_does_not_count_a_card_that_gives_persuasion_instead() -> None:
    """Desert Power gives no sword; Undercover Asset does once its swords are chosen."""
    table = reveal_turn("leadership", seat(hand=["desert_power", "undercover_asset"], conflict=1))
    early = table.copy().resolve("card/leadership.3")
    assert early.A.strength == 2 + 1
    table.resolve("card/undercover_asset").choose("choose:2").resolve("card/leadership.3")
    assert table.A.strength == 2 + (1 + 1) + 2


def test_long_live_the_fighters_sorts_the_top_3_cards() -> None:
    """One is drawn, one discarded, one trashed."""
    mine = seat(deck=["convincing_argument", "dagger", "diplomacy", "reconnaissance"])
    table = agent_turn("long_live_the_fighters", "spice_refinery", mine).resolve("card/long_live_the_fighters")
    assert sorted(table.legal) == ["keep:dagger", "keep:diplomacy", "keep:reconnaissance"]
    table.choose("keep:diplomacy")
    assert sorted(table.legal) == ["discard:dagger", "discard:reconnaissance"]
    table.choose("discard:dagger")
    assert (table.A.hand, table.A.discard, table.trashed) == (["diplomacy"], ["dagger"], ["reconnaissance"])
    assert table.A.deck == ["convincing_argument"]


def test_long_live_the_fighters_needs_3_cards_in_the_deck() -> None:
    """With two nothing happens, and the discard pile is not shuffled. Revealed: 2 Persuasion and 3 swords."""
    mine = seat(deck=["dagger", "diplomacy"], discard=["dagger"])
    table = agent_turn("long_live_the_fighters", "spice_refinery", mine)
    assert (table.offers("resolve"), table.A.deck) == ([], ["dagger", "diplomacy"])
    assert reveal_turn("long_live_the_fighters").A.persuasion == 2
    assert strength("long_live_the_fighters") == 2 + 3


def test_maker_keeper_pays_by_influence() -> None:
    """2 Bene Gesserit Influence: 1 water; 2 Fremen: 1 spice; each for itself. Revealed: 2 Persuasion."""
    both = agent_turn("maker_keeper", "arrakeen", seat(influence={"bene_gesserit": 2, "fremen": 2}))
    assert (both.A.water, both.A.spice) == (1, 1)
    sister = agent_turn("maker_keeper", "arrakeen", seat(influence={"bene_gesserit": 2, "fremen": 1}))
    assert (sister.A.water, sister.A.spice) == (1, 0)
    fremen = agent_turn("maker_keeper", "arrakeen", seat(influence={"bene_gesserit": 1, "fremen": 2}))
    assert (fremen.A.water, fremen.A.spice) == (0, 1)
    assert reveal_turn("maker_keeper").A.persuasion == 2


def test_maula_pistol_draws_a_card() -> None:
    """1 card; revealed: 1 Persuasion and 1 sword."""
    assert agent_turn("maula_pistol", "imperial_basin", seat(deck=["dagger"] * 2)).A.hand == ["dagger"]
    assert reveal_turn("maula_pistol").A.persuasion == 1
    assert strength("maula_pistol") == 2 + 1


def test_northern_watermaster_gives_water() -> None:
    """1 water; revealed: 1 Persuasion, and 2 spice with another Fremen card in play."""
    assert agent_turn("northern_watermaster", "arrakeen").A.water == 1
    table = reveal_turn("northern_watermaster", seat(hand=["maula_pistol"]))
    assert (table.A.persuasion, table.A.spice) == (1 + 1, 2)
    assert reveal_turn("northern_watermaster").A.spice == 0


# --- O to R -----------------------------------------------------------------------------------------------------------


def test_overthrow_gives_2_influence_with_the_faction_visited() -> None:
    """In place of 1; acquired: an Intrigue card."""
    assert agent_turn("overthrow", "deliver_supplies").A.influence["guild"] == 2
    assert len(buying("overthrow").A.intrigue) == 2


def test_overthrow_revealed() -> None:
    """2 Persuasion, 2 swords, 1 troop."""
    table = reveal_turn("overthrow", seat(garrison=3))
    assert (table.A.persuasion, table.A.garrison) == (2, 4)
    assert strength("overthrow") == 2 + 2


def test_paracompass_gives_2_solari() -> None:
    """Agent: 2 Solari."""
    assert agent_turn("paracompass", "arrakeen").A.solari == 2


@pytest.mark.parametrize(
    ("council", "swordmaster", "persuasion"), [(False, False, 0), (False, True, 0), (True, False, 2), (True, True, 3)]
)
def test_paracompass_revealed(council: bool, swordmaster: bool, persuasion: int) -> None:
    """2 Persuasion with a Council seat, 1 more with the Swordmaster besides; the seat itself gives 2."""
    table = reveal_turn("paracompass", seat(council=council, swordmaster=swordmaster))
    assert table.A.persuasion == persuasion + 2 * council


def test_price_is_no_object_acquires_a_card_for_solari() -> None:
    """Its cost in Solari, into the hand; its acquire box is used; it may be left."""
    table = agent_turn("price_is_no_object", "dutiful_service", seat(solari=7), row=["desert_power", *DULL_ROW[1:]])
    assert (table.A.solari, table.can("end_turn")) == (7 + 2, True)
    table.resolve("card/price_is_no_object")
    assert sorted(table.offers("acquire")) == [
        "desert_power",
        "long_live_the_fighters",
        "prepare_the_way",
        "the_spice_must_flow",
    ]
    table.choose("acquire:the_spice_must_flow")
    assert (table.A.solari, table.A.vp, table.A.hand) == (0, 1, ["the_spice_must_flow"])
    poor = agent_turn("price_is_no_object", "secrets", seat(solari=1))
    assert not poor.can("resolve:card/price_is_no_object")


def test_price_is_no_object_acquires_the_card_set_aside_at_its_full_cost() -> None:
    """Manipulate makes it cheaper for Persuasion alone."""
    mine = seat(hand=["price_is_no_object"], solari=4, intrigue=["manipulate", KEEPER])
    table = uprising(A=mine, row=["desert_power", *DULL_ROW[1:]])
    table.intrigue("manipulate").choose("set_aside:desert_power")
    table.play("price_is_no_object").to("dutiful_service").resolve("card/price_is_no_object")
    table.choose("claim:desert_power")
    assert (table.A.hand, table.A.solari, table.A.state.set_aside) == (["desert_power"], 4 + 2 - 6, ())


def test_price_is_no_object_gives_2_solari_acquired_and_revealed() -> None:
    """Acquired: 2 Solari; revealed: 2 Persuasion and 2 Solari."""
    assert buying("price_is_no_object").A.solari == 2
    table = reveal_turn("price_is_no_object")
    assert (table.A.persuasion, table.A.solari) == (2, 2)


def test_public_spectacle_gives_an_influence_after_a_recall() -> None:
    """A spy recalled this turn: 1 Influence of choice; else none."""
    table = gathered("public_spectacle", seat(spice=0)).resolve("card/public_spectacle").choose("influence:emperor")
    assert table.A.influence["emperor"] == 1
    assert not spied("public_spectacle", seat()).can("resolve:card/public_spectacle")


def test_public_spectacle_revealed_places_a_spy() -> None:
    """1 Persuasion and 1 spy."""
    table = reveal_turn("public_spectacle")
    assert table.A.persuasion == 1
    assert table.resolve("card/public_spectacle.2").choose("place_spy:hagga_basin").A.spies == ["hagga_basin"]


def test_rebel_supplier_recruits_after_a_recall() -> None:
    """A spy recalled this turn: 2 troops; else none. Revealed: 1 spice and 1 sword."""
    by_arrakeen = "arrakeen_and_spice_refinery"
    table = agent_turn("rebel_supplier", "arrakeen", seat(spies=[by_arrakeen], garrison=3))
    kept = table.copy().choose("decline")
    assert kept.A.garrison == 3 + 1
    assert table.choose(f"recall_spy:{by_arrakeen}").A.garrison == 3 + 1 + 2
    assert reveal_turn("rebel_supplier").A.spice == 1
    assert strength("rebel_supplier") == 2 + 1


def test_reliable_informant_places_a_spy_by_another_faction() -> None:
    """Next to a space of the Emperor, the Bene Gesserit or the Fremen; with none of them free nowhere."""
    table = agent_turn("reliable_informant", "deliver_supplies").resolve("card/reliable_informant")
    assert sorted(table.offers("place_spy")) == sorted([BY_EMPEROR, BY_BENE_GESSERIT, BY_FREMEN])
    assert table.choose(f"place_spy:{BY_FREMEN}").A.spies == [BY_FREMEN]
    enemy = seat(hand=["diplomacy"], spies=[BY_EMPEROR, BY_BENE_GESSERIT, BY_FREMEN])
    assert not agent_turn("reliable_informant", "deliver_supplies", B=enemy).can("resolve:card/reliable_informant")


def test_reliable_informant_revealed() -> None:
    """1 Persuasion and 1 Solari."""
    table = reveal_turn("reliable_informant")
    assert (table.A.persuasion, table.A.solari) == (1, 1)


# --- S ----------------------------------------------------------------------------------------------------------------


def test_sardaukar_coordination_lets_recruits_be_deployed_anywhere() -> None:
    """The two troops of Gather Support, none of the garrison."""
    table = agent_turn("sardaukar_coordination", "gather_support", seat(garrison=3))
    assert table.offers("deploy") == ["1", "2"]
    table.choose("deploy:2")
    assert (table.A.conflict, table.A.garrison, table.offers("deploy")) == (2, 3, [])
    assert agent_turn("sardaukar_coordination", "assembly_hall", seat(garrison=3)).offers("deploy") == []


def test_sardaukar_coordination_revealed_counts_revealed_emperor_cards() -> None:
    """2 Persuasion; 1 sword for each, itself too, not for those in play from Agent turns."""
    assert reveal_turn("sardaukar_coordination").A.persuasion == 2
    assert strength("sardaukar_coordination") == 2 + 1
    mine = seat(hand=["undercover_asset", "truthtrance"], in_play=["sardaukar_soldier"], conflict=1)
    table = reveal_turn("sardaukar_coordination", mine).resolve("card/undercover_asset").choose("choose:2")
    assert table.end_turn().A.strength == 2 + 2 + 2


def test_sardaukar_soldier_trashed_draws_an_intrigue_card() -> None:
    """Its Agent box is empty; trashed: an Intrigue card. Revealed: 1 Persuasion and 1 sword."""
    assert agent_turn("sardaukar_soldier", "arrakeen").offers("resolve") == []
    table = agent_turn("desert_survival", "imperial_basin", seat(hand=["sardaukar_soldier"]))
    table.resolve("card/desert_survival").choose("trash_hand:sardaukar_soldier")
    assert (table.trashed, len(table.A.intrigue)) == (["sardaukar_soldier"], 2)
    assert reveal_turn("sardaukar_soldier").A.persuasion == 1
    assert strength("sardaukar_soldier") == 2 + 1


def test_shishakli_trashes_a_card_to_draw_one() -> None:
    """Trash a card: draw one; or neither."""
    table = agent_turn("shishakli", "imperial_basin", seat(hand=["dagger"], deck=["diplomacy"] * 2))
    assert table.can("end_turn")
    table.resolve("card/shishakli").choose("trash_hand:dagger")
    assert (table.trashed, table.A.hand) == (["dagger"], ["diplomacy"])


def test_shishakli_revealed_gives_fremen_influence_with_a_bond() -> None:
    """2 swords; 1 Fremen Influence with another Fremen card in play."""
    assert strength("shishakli") == 2 + 2
    assert reveal_turn("shishakli", seat(in_play=["maula_pistol"])).A.influence["fremen"] == 1
    assert reveal_turn("shishakli", seat(in_play=["dagger"])).A.influence["fremen"] == 0


def test_smugglers_harvester_gives_1_spice_on_a_maker_space() -> None:
    """Besides the 1 of Imperial Basin; none elsewhere. Revealed: 1 Persuasion."""
    assert agent_turn("smugglers_harvester", "imperial_basin").A.spice == 1 + 1
    assert agent_turn("smugglers_harvester", "accept_contract").A.spice == 0
    assert reveal_turn("smugglers_harvester").A.persuasion == 1


def test_smugglers_haven_pays_4_spice_for_1_vp() -> None:
    """4 spice; 3 are too few."""
    table = agent_turn("smugglers_haven", "deliver_supplies", seat(spice=4)).resolve("card/smugglers_haven")
    assert (table.A.vp, table.A.spice) == (1, 0)
    assert not agent_turn("smugglers_haven", "deliver_supplies", seat(spice=3)).can("resolve:card/smugglers_haven")


def test_smugglers_haven_revealed_gives_spice_with_a_spy_on_a_maker_space() -> None:
    """1 Persuasion; 2 spice with a spy on a Maker space."""
    table = reveal_turn("smugglers_haven", seat(spies=["imperial_basin"]))
    assert (table.A.persuasion, table.A.spice) == (1, 2)
    assert reveal_turn("smugglers_haven", seat(spies=[BY_GUILD])).A.spice == 0


def test_southern_elders_recruits_with_another_sister_in_play() -> None:
    """Another Bene Gesserit card in play: 2 troops; with a Fremen card none."""
    assert agent_turn("southern_elders", "fremkit", seat(in_play=["truthtrance"], garrison=3)).A.garrison == 5
    assert agent_turn("southern_elders", "fremkit", seat(in_play=["maula_pistol"], garrison=3)).A.garrison == 3


def test_southern_elders_revealed() -> None:
    """1 water; 2 Persuasion with another Fremen card in play."""
    table = reveal_turn("southern_elders", seat(in_play=["maula_pistol"]))
    assert (table.A.water, table.A.persuasion) == (1, 2)
    assert reveal_turn("southern_elders", seat(in_play=["truthtrance"])).A.persuasion == 0


def test_space_time_folding_discards_to_draw() -> None:
    """1 card, for a card of the Guild two. Revealed: 1 Persuasion."""
    mine = seat(hand=["guild_envoy", "diplomacy"], deck=["dagger"] * 3)
    table = agent_turn("space_time_folding", "deliver_supplies", mine).resolve("card/space_time_folding")
    guild = table.copy().choose("discard:guild_envoy")
    assert sorted(guild.A.hand) == ["dagger", "dagger", "diplomacy"]
    assert sorted(table.choose("discard:diplomacy").A.hand) == ["dagger", "guild_envoy"]
    assert not agent_turn("space_time_folding", "deliver_supplies").can("resolve:card/space_time_folding")
    assert reveal_turn("space_time_folding").A.persuasion == 1


def test_spacing_guilds_favor_draws_a_card() -> None:
    """Agent: 1 card; revealed: 2 Persuasion, and 3 spice for 1 Influence of choice."""
    assert agent_turn("spacing_guilds_favor", "imperial_basin", seat(deck=["dagger"] * 2)).A.hand == ["dagger"]
    table = reveal_turn("spacing_guilds_favor", seat(spice=3))
    assert table.A.persuasion == 2
    table.resolve("card/spacing_guilds_favor.2").choose("influence:bene_gesserit")
    assert (table.A.spice, table.A.influence["bene_gesserit"]) == (0, 1)
    assert not reveal_turn("spacing_guilds_favor", seat(spice=2)).can("resolve:card/spacing_guilds_favor.2")


def test_spacing_guilds_favor_discarded_gives_2_spice() -> None:
    """Discarded from the hand; the clean-up of the Reveal turn is no discarding."""
    mine = seat(hand=["spacing_guilds_favor"], deck=["dagger", "dagger"])
    table = agent_turn("guild_envoy", "deliver_supplies", mine).resolve("card/guild_envoy")
    assert (table.A.spice, table.A.discard) == (2, ["spacing_guilds_favor"])
    table = reveal_turn("spacing_guilds_favor").end_turn()
    assert (table.A.spice, table.A.discard) == (0, ["spacing_guilds_favor"])


def test_spy_network_acquired_places_a_spy() -> None:
    """Acquired: 1 spy."""
    assert buying("spy_network").choose("place_spy:hagga_basin").A.spies == ["hagga_basin"]


def test_spy_network_revealed_recalls_a_spy_for_an_intrigue_card() -> None:
    """2 Persuasion, 1 sword; with two spies on the board one of them for an Intrigue card."""
    table = reveal_turn("spy_network", seat(spies=["hagga_basin", "deep_desert"]))
    assert table.A.persuasion == 2
    table.resolve("card/spy_network.3").choose("recall_spy:deep_desert")
    assert (table.A.spies, len(table.A.intrigue)) == (["hagga_basin"], 2)
    assert strength("spy_network") == 2 + 1
    assert not reveal_turn("spy_network", seat(spies=["hagga_basin"])).can("resolve:card/spy_network.3")


def test_steersman_acquired_gives_guild_influence() -> None:
    """Acquired: 1 Guild Influence."""
    assert buying("steersman").A.influence["guild"] == 1


def test_steersman_draws_and_recalls_another_agent() -> None:
    """A card, and an Agent from the board, not the one just sent; without another one the card alone."""
    mine = seat(on=["secrets", "fremkit"], agents=1, deck=["dagger"])
    table = agent_turn("steersman", "accept_contract", mine)
    table.resolve("card/steersman.2")
    assert sorted(table.legal) == ["recall:fremkit", "recall:secrets"]
    table.choose("recall:secrets")
    assert (sorted(table.A.on), table.A.agents) == (["accept_contract", "fremkit"], 1)
    alone = agent_turn("steersman", "deliver_supplies", seat(deck=["dagger"] * 2))
    assert (alone.A.hand, alone.A.on, alone.offers("resolve")) == (["dagger"], ["deliver_supplies"], [])


def test_steersman_revealed() -> None:
    """2 Persuasion and 2 spice."""
    table = reveal_turn("steersman")
    assert (table.A.persuasion, table.A.spice) == (2, 2)


def test_stilgar_the_devoted_recruits_2_troops() -> None:
    """Agent: 2 troops."""
    assert agent_turn("stilgar_the_devoted", "accept_contract", seat(garrison=3)).A.garrison == 5


def test_stilgar_the_devoted_revealed_counts_fremen_cards_in_play() -> None:
    """2 Persuasion for each, itself and those of Agent turns too."""
    assert reveal_turn("stilgar_the_devoted", seat(in_play=["shishakli", "dagger"])).A.persuasion == 4
    assert reveal_turn("stilgar_the_devoted", seat(hand=["shishakli"])).A.persuasion == 4
    assert reveal_turn("stilgar_the_devoted").A.persuasion == 2


def test_strike_fleet_acquired_places_a_spy() -> None:
    """Acquired: 1 spy."""
    assert buying("strike_fleet").choose("place_spy:hagga_basin").A.spies == ["hagga_basin"]


def test_strike_fleet_recruits_after_a_recall() -> None:
    """A spy recalled this turn: 3 troops; else none. Revealed: 1 Persuasion and 3 swords."""
    assert gathered("strike_fleet", seat(garrison=3)).A.garrison == 6
    assert spied("strike_fleet", seat(garrison=3)).A.garrison == 3
    assert reveal_turn("strike_fleet").A.persuasion == 1
    assert strength("strike_fleet") == 2 + 3


def test_subversive_advisor_acquired_places_a_spy() -> None:
    """Acquired: 1 spy."""
    assert buying("subversive_advisor").choose("place_spy:hagga_basin").A.spies == ["hagga_basin"]


def test_subversive_advisor_gives_2_influence_and_trashes_itself_on_a_factions_space() -> None:
    """In place of 1; elsewhere neither happens. Revealed: 1 Persuasion."""
    table = agent_turn("subversive_advisor", "deliver_supplies", seat(spies=[BY_GUILD])).choose("decline").plain()
    assert (table.A.influence["guild"], table.trashed) == (2, ["subversive_advisor"])
    table = spied("subversive_advisor", seat())
    assert (table.A.in_play, table.trashed) == (["subversive_advisor"], [])
    assert reveal_turn("subversive_advisor").A.persuasion == 1


# --- T to W -----------------------------------------------------------------------------------------------------------


def test_treacherous_maneuver_trashes_2_cards_for_2_influence() -> None:
    """Itself and an Emperor card of the hand; one in play does not pay; it may be left."""
    mine = seat(hand=["sardaukar_soldier", "dagger"], in_play=["public_spectacle"])
    table = agent_turn("treacherous_maneuver", "deliver_supplies", mine)
    left = table.copy().end_turn()
    assert (left.A.influence["guild"], left.trashed) == (1, [])
    table.resolve("card/treacherous_maneuver").choose("trash_hand:sardaukar_soldier")
    assert sorted(table.trashed) == ["sardaukar_soldier", "treacherous_maneuver"]
    assert (table.A.influence["guild"], table.A.hand, table.A.in_play) == (2, ["dagger"], ["public_spectacle"])
    mine = seat(hand=["dagger"], in_play=["public_spectacle"])
    table = agent_turn("treacherous_maneuver", "deliver_supplies", mine)
    assert not table.can("resolve:card/treacherous_maneuver")


def test_treacherous_maneuver_revealed() -> None:
    """1 Persuasion and an Intrigue card."""
    table = reveal_turn("treacherous_maneuver")
    assert (table.A.persuasion, len(table.A.intrigue)) == (1, 2)


def test_tread_in_darkness_trashes_and_draws_with_another_sister_in_play() -> None:
    """Another Bene Gesserit card in play: a card may be trashed, a card is drawn; alone neither."""
    mine = seat(hand=["dagger"], deck=["diplomacy"] * 2, in_play=["truthtrance"])
    table = agent_turn("tread_in_darkness", "gather_support", mine)
    table.resolve("card/tread_in_darkness").choose("trash_hand:dagger").plain()
    assert (table.trashed, table.A.hand) == (["dagger"], ["diplomacy"])
    alone = agent_turn("tread_in_darkness", "gather_support", seat(hand=["dagger"], deck=["diplomacy"]))
    assert (alone.A.hand, alone.offers("resolve")) == (["dagger"], [])


def test_tread_in_darkness_revealed() -> None:
    """2 Persuasion and 1 sword."""
    assert reveal_turn("tread_in_darkness").A.persuasion == 2
    assert strength("tread_in_darkness") == 2 + 1


def test_truthtrance_revealed_gives_1_persuasion() -> None:
    """Its Agent box is empty; revealed: 1 Persuasion."""
    assert reveal_turn("truthtrance").A.persuasion == 1
    assert agent_turn("truthtrance", "deliver_supplies").offers("resolve") == []


def test_undercover_asset_needs_no_influence() -> None:
    """Sietch Tabr, Imperial Privilege and Shipping without Influence; costs and Agents still count."""
    rich = seat(solari=10, spice=10, water=10)
    table = turn_with("undercover_asset", rich, B=seat(hand=["diplomacy"], on=["shipping"])).play("undercover_asset")
    assert table.can("send:sietch_tabr")
    assert table.can("send:imperial_privilege")
    assert table.why_not("send:shipping") == "occupied: enemy"
    table = turn_with("undercover_asset").play("undercover_asset")
    assert table.can("send:sietch_tabr")
    assert table.why_not("send:imperial_privilege") == "cost: solari, have 0, need 3"
    assert not turn_with("signet_ring", rich).play("signet_ring").can("send:sietch_tabr")


def test_undercover_asset_revealed_places_a_spy_or_gives_2_swords() -> None:
    """One of the two."""
    table = reveal_turn("undercover_asset", seat(conflict=1)).resolve("card/undercover_asset")
    spy = table.copy().choose("choose:1", "place_spy:hagga_basin")
    assert (spy.A.spies, spy.A.strength) == (["hagga_basin"], 2)
    table.choose("choose:2")
    assert (table.A.spies, table.A.strength) == ([], 4)


def test_unswerving_loyalty_revealed_recruits() -> None:
    """1 Persuasion and 1 troop; without a Fremen bond no more."""
    table = reveal_turn("unswerving_loyalty", seat(garrison=3, conflict=1, in_play=["dagger"]))
    table.resolve("card/unswerving_loyalty.2")
    assert (table.A.persuasion, table.A.garrison, table.offers("resolve")) == (1, 4, [])


def test_unswerving_loyalty_revealed_moves_a_troop_with_a_fremen_bond() -> None:
    """One troop is deployed, or one retreats, or none."""
    table = reveal_turn("unswerving_loyalty", seat(garrison=3, conflict=2, in_play=["maula_pistol"]))
    assert table.resolve("card/unswerving_loyalty.2").can("end_turn")
    table.resolve("card/unswerving_loyalty.3")
    deployed = table.copy().choose("choose:1")
    assert deployed.offers("deploy") == ["0", "1"]
    deployed.choose("deploy:1")
    assert (deployed.A.garrison, deployed.A.conflict) == (3, 3)
    table.choose("choose:2")
    assert table.offers("retreat") == ["0", "1"]
    table.choose("retreat:1")
    assert (table.A.garrison, table.A.conflict) == (5, 1)


def test_weirding_woman_returns_to_the_hand_with_another_sister_in_play() -> None:
    """Another Bene Gesserit card in play: back to the hand, to be used again this round; alone it stays in play."""
    table = agent_turn("weirding_woman", "imperial_basin", seat(in_play=["truthtrance"]))
    assert (table.A.hand, table.A.in_play) == (["weirding_woman"], ["truthtrance"])
    assert agent_turn("weirding_woman", "imperial_basin").A.in_play == ["weirding_woman"]


def test_weirding_woman_revealed() -> None:
    """1 Persuasion and 1 sword."""
    assert reveal_turn("weirding_woman").A.persuasion == 1
    assert strength("weirding_woman") == 2 + 1


def test_wheels_within_wheels_pays_by_influence() -> None:
    """2 Emperor Influence: 2 Solari; 2 Guild: 1 spice; each for itself, besides the 2 of Hagga Basin."""
    both = spied("wheels_within_wheels", seat(influence={"emperor": 2, "guild": 2}))
    assert (both.A.solari, both.A.spice) == (2, 2 + 1)
    emperor = spied("wheels_within_wheels", seat(influence={"emperor": 2, "guild": 1}))
    assert (emperor.A.solari, emperor.A.spice) == (2, 2)
    guild = spied("wheels_within_wheels", seat(influence={"emperor": 1, "guild": 2}))
    assert (guild.A.solari, guild.A.spice) == (0, 2 + 1)


def test_wheels_within_wheels_revealed_places_a_spy() -> None:
    """1 Persuasion and 1 spy."""
    table = reveal_turn("wheels_within_wheels")
    assert table.A.persuasion == 1
    assert table.resolve("card/wheels_within_wheels.2").choose("place_spy:hagga_basin").A.spies == ["hagga_basin"]


# --- The CHOAM module -------------------------------------------------------------------------------------------------

TWO = ["espionage", "harvest_3"]
FOUR = [*TWO, "harvest_4", "immediate"]
CHOAM = ("uprising", "choam")


def test_cargo_runner_draws_by_completed_contracts() -> None:
    """With two completed 1 card, with four 2, with one none. Revealed: 1 Persuasion."""
    for done, cards in ((FOUR, 2), (TWO + TWO[:1], 1), (TWO, 1), (TWO[:1], 0)):
        mine = seat(contracts_done=done, contracts=TWO, deck=["dagger"] * 3)
        assert len(agent_turn("cargo_runner", "imperial_basin", mine, boxes=CHOAM).A.hand) == cards
    assert reveal_turn("cargo_runner", boxes=CHOAM).A.persuasion == 1


def test_delivery_agreement_discards_to_take_a_contract() -> None:
    """1 card; with an empty hand it cannot be done."""
    market: dict[str, Any] = {"contract_market": ["harvest_3", "espionage"], "contract_stack": ["harvest_4"]}
    table = agent_turn("delivery_agreement", "spice_refinery", seat(hand=["dagger"]), boxes=CHOAM, **market)
    assert table.can("end_turn")
    table.resolve("card/delivery_agreement").choose("contract:espionage")
    assert (table.A.contracts, table.A.discard) == (["espionage"], ["dagger"])
    assert sorted(table.contract_market) == ["harvest_3", "harvest_4"]
    empty = agent_turn("delivery_agreement", "arrakeen", boxes=CHOAM)
    assert not empty.can("resolve:card/delivery_agreement")


def test_delivery_agreement_revealed_gives_spice_or_becomes_a_vp() -> None:
    """1 spice; with four completed contracts it may be trashed for 1 VP instead."""
    table = reveal_turn("delivery_agreement", seat(contracts_done=FOUR), boxes=CHOAM)
    table.resolve("card/delivery_agreement")
    spice = table.copy().choose("choose:1")
    assert (spice.A.spice, spice.A.vp, spice.trashed) == (1, 0, [])
    table.choose("choose:2")
    assert (table.A.spice, table.A.vp, table.trashed) == (0, 1, ["delivery_agreement"])
    few = reveal_turn("delivery_agreement", seat(contracts_done=FOUR[:3]), boxes=CHOAM)
    few.resolve("card/delivery_agreement")
    assert (few.A.spice, few.A.vp) == (1, 0)


def test_interstellar_trade_acquired_takes_a_contract() -> None:
    """Acquired: 1 contract."""
    market: dict[str, Any] = {"contract_market": ["harvest_3", "espionage"], "contract_stack": []}
    table = buying("interstellar_trade", boxes=CHOAM, **market).choose("contract:harvest_3")
    assert (table.A.contracts, table.contract_market) == (["harvest_3"], ["espionage"])


def test_interstellar_trade_gives_an_influence() -> None:
    """Agent: 1 Influence of choice; revealed: 1 Persuasion for each completed contract."""
    table = agent_turn("interstellar_trade", "imperial_basin", boxes=CHOAM).resolve("card/interstellar_trade")
    assert table.choose("influence:guild").A.influence["guild"] == 1
    mine = seat(contracts_done=FOUR, contracts=["espionage"])
    assert reveal_turn("interstellar_trade", mine, boxes=CHOAM).resolve("card/interstellar_trade").A.persuasion == 4


def test_priority_contracts_takes_a_contract() -> None:
    """Agent: 1 contract."""
    market: dict[str, Any] = {"contract_market": ["harvest_3", "espionage"], "contract_stack": []}
    table = agent_turn("priority_contracts", "imperial_basin", boxes=CHOAM, **market)
    table.resolve("card/priority_contracts").choose("contract:espionage")
    assert table.A.contracts == ["espionage"]


def test_priority_contracts_revealed_gives_spice_or_becomes_a_vp() -> None:
    """2 spice; with four completed contracts it may be trashed for 1 VP instead."""
    table = reveal_turn("priority_contracts", seat(contracts_done=FOUR), boxes=CHOAM)
    table.resolve("card/priority_contracts")
    spice = table.copy().choose("choose:1")
    assert (spice.A.spice, spice.A.vp, spice.trashed) == (2, 0, [])
    table.choose("choose:2")
    assert (table.A.spice, table.A.vp, table.trashed) == (0, 1, ["priority_contracts"])
    few = reveal_turn("priority_contracts", seat(contracts_done=FOUR[:3]), boxes=CHOAM)
    assert few.resolve("card/priority_contracts").A.spice == 2
