"""The deck cards of Rise of Ix: what each does in an Agent turn, revealed, acquired, discarded, trashed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])  # an opponent who has still something to do, so that the table waits
DULL_ROW = ["opulence", "opulence", "opulence", "opulence", "opulence"]
EMPEROR_SPACES = {"conspire", "wealth"}
GUILD_SPACES = {"heighliner", "foldspace"}
BENE_GESSERIT_SPACES = {"selective_breeding", "secrets"}
FREMEN_SPACES = {"hardy_warriors", "stillsuits"}
FACTION_SPACES = EMPEROR_SPACES | GUILD_SPACES | BENE_GESSERIT_SPACES | FREMEN_SPACES
LANDSRAAD_SPACES = {"high_council", "mentat", "swordmaster", "dreadnought", "tech_negotiation"}
CITY_SPACES = {"arrakeen", "carthag", "research_station", "sietch_tabr"}
SPICE_TRADE_SPACES = {"imperial_basin", "hagga_basin", "the_great_flat", "smuggling", "interstellar_shipping"}
ICONS = {
    "emperor": EMPEROR_SPACES,
    "guild": GUILD_SPACES,
    "bene_gesserit": BENE_GESSERIT_SPACES,
    "fremen": FREMEN_SPACES,
    "landsraad": LANDSRAAD_SPACES,
    "city": CITY_SPACES,
    "spice_trade": SPICE_TRADE_SPACES,
}


def ix(**more: Any) -> Table:
    """A table with Rise of Ix."""
    more.setdefault("B", WAITING)
    more.setdefault("row", DULL_ROW)
    return given(boxes=("base", "ix"), **more)


def turn_with(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A holds a card, and an Intrigue card that keeps A's turn open to its end."""
    mine = mine or seat()
    mine.hand = [card, *mine.hand]
    mine.intrigue = [*mine.intrigue, "ambush"]
    return ix(A=mine, **more)


def agent_turn(card: str, space: str, mine: seat | None = None, **more: Any) -> Table:
    """A plays a card and sends an Agent with it."""
    return turn_with(card, mine, **more).play(card).to(space).plain()


def reveal_turn(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A reveals a card."""
    return turn_with(card, mine, **more).reveal().plain()


def strength(card: str, mine: seat) -> int:
    """A's strength after a Reveal turn with a card."""
    return reveal_turn(card, mine).end_turn().A.strength


def buying(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A, who has 10 Persuasion, has acquired a card of the Row."""
    mine = mine or seat()
    mine.hand = [*mine.hand, *["convincing_argument"] * 4]
    table = turn_with("convincing_argument", mine, row=[card, *DULL_ROW[1:]], **more).reveal()
    return table.choose(f"buy:{card}")


def discarding(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A discards a card for Truthsayer; the deck has one Dagger."""
    mine = mine or seat()
    mine.hand = [*mine.hand, card]
    mine.deck = ["dagger"]
    table = agent_turn("truthsayer", "wealth", mine, **more).resolve("card/truthsayer")
    return table.choose(f"discard:{card}") if table.asked == "discard" else table


def trashing(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A trashes a card of the hand with Jamis."""
    mine = mine or seat()
    mine.hand = [*mine.hand, card]
    return agent_turn("jamis", "stillsuits", mine, **more).resolve("card/jamis").choose(f"trash_hand:{card}")


def reach(card: str, *enemies: str) -> set[str]:
    """The spaces that a card reaches when nothing is too dear, with enemy Agents on some spaces."""
    mine = seat(solari=10, spice=10, water=10, influence={"fremen": 2, "guild": 2})
    opponents = {"B": seat(hand=["diplomacy"], on=list(enemies)), "C": seat(hand=["diplomacy"], on=list(enemies))}
    table = turn_with(card, mine, **opponents).play(card)
    return set(table.offers("send") or table.A.on)  # a lone space is taken at once


@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("appropriate", "landsraad spice_trade"),
        ("desert_ambush", "spice_trade"),
        ("esmar_tuek", "city spice_trade"),
        ("freighter_fleet", "spice_trade"),
        ("full_scale_assault", "emperor city"),
        ("guild_chief_administrator", "guild city spice_trade"),
        ("imperial_bashar", "city"),
        ("in_the_shadows", "landsraad city"),
        ("ix_guild_compact", "guild"),
        ("ixian_engineer", "spice_trade"),
        ("landing_rights", "city"),
        ("local_fence", "city"),
        ("negotiated_withdrawal", "landsraad city spice_trade"),
        ("satellite_ban", "guild fremen"),
        ("sayyadina", "bene_gesserit fremen"),
        ("shai_hulud", "spice_trade"),
        ("spice_trader", "city spice_trade"),
        ("treachery", "emperor guild bene_gesserit fremen"),
        ("truthsayer", "emperor bene_gesserit landsraad"),
        ("weirding_way", "city spice_trade"),
        ("boundless_ambition", "emperor guild bene_gesserit fremen"),
    ],
)
def test_plain_icons_reach_free_spaces_only(card: str, icons: str) -> None:
    """All spaces of the icons; one with an enemy Agent is closed."""
    spaces: set[str] = set().union(*(ICONS[icon] for icon in icons.split()))
    assert reach(card) == spaces
    taken = sorted(spaces)[0]
    assert reach(card, taken) == spaces - {taken}


@pytest.mark.parametrize(
    ("card", "icon"),
    [
        ("bounty_hunter", "city"),
        ("choam_delegate", "spice_trade"),
        ("court_intrigue", "emperor"),
        ("embedded_agent", "landsraad"),
        ("guild_accord", "guild"),
        ("jamis", "fremen"),
        ("web_of_power", "bene_gesserit"),
    ],
)
def test_infiltrating_icons_pass_enemies(card: str, icon: str) -> None:
    """Free spaces of the icon and those where enemies stand, but no space of another icon."""
    assert reach(card) == ICONS[icon]
    assert reach(card, *ICONS[icon]) == ICONS[icon]


@pytest.mark.parametrize("card", ["imperial_shock_trooper", "water_peddler"])
def test_cards_without_an_icon_send_no_agent(card: str) -> None:
    """They are only revealed, discarded or trashed."""
    assert turn_with(card, seat(hand=["dagger"])).why_not(f"play:{card}") == "no_icon"


# --- A to C -----------------------------------------------------------------------------------------------------------


def test_appropriate_acquired_moves_the_freighter() -> None:
    """Acquired: a freighter icon."""
    assert buying("appropriate").choose("freighter:advance").A.state.freighter == 1


def test_appropriate_buys_tech_with_solari_or_spice() -> None:
    """With 2 Emperor Influence: a tile, the whole price in Solari or in spice."""
    stacks = [["chaumurky"], [], []]
    friend = {"emperor": 2}
    mine = seat(solari=4, spice=4, supply=0, influence=friend)
    table = agent_turn("appropriate", "tech_negotiation", mine, tech_stacks=stacks).resolve("card/appropriate")
    spice = table.copy().choose("choose:1", "tech:chaumurky")
    assert (spice.A.spice, spice.A.solari, spice.A.tech) == (0, 4, ["chaumurky"])
    table.choose("choose:2", "tech:chaumurky")
    assert (table.A.spice, table.A.solari, table.A.tech) == (4, 0, ["chaumurky"])
    mixed = agent_turn("appropriate", "dreadnought", seat(solari=6, spice=3, influence=friend), tech_stacks=stacks)
    assert not mixed.can("resolve:card/appropriate")
    stranger = seat(solari=4, spice=4, influence={"emperor": 1})
    assert not agent_turn("appropriate", "smuggling", stranger, tech_stacks=stacks).can("resolve:card/appropriate")


def test_appropriate_revealed_gives_2_persuasion() -> None:
    """Revealed: 2 Persuasion."""
    assert reveal_turn("appropriate").A.persuasion == 2


def test_bounty_hunter_gains_2_solari_where_an_enemy_stands() -> None:
    """An enemy Agent on the space it went to: 2 Solari; on an empty space none."""
    enemy = seat(hand=["diplomacy"], on=["arrakeen"])
    assert agent_turn("bounty_hunter", "arrakeen", B=enemy).A.solari == 2
    assert agent_turn("bounty_hunter", "carthag", B=enemy).A.solari == 0


def test_bounty_hunter_revealed() -> None:
    """Revealed: 1 Persuasion and 1 sword."""
    assert reveal_turn("bounty_hunter").A.persuasion == 1
    assert strength("bounty_hunter", seat(conflict=1)) == 2 + 1


def test_choam_delegate_has_an_empty_agent_box() -> None:
    """Only the space gives something."""
    table = agent_turn("choam_delegate", "smuggling")
    assert (table.A.solari, table.offers("resolve")) == (1, ["space/smuggling.2"])


def test_choam_delegate_gives_3_solari_revealed_discarded_trashed() -> None:
    """Unload: 3 Solari each way."""
    assert reveal_turn("choam_delegate").A.solari == 3
    assert discarding("choam_delegate").A.solari == 3 + 2  # 2 of Wealth
    assert trashing("choam_delegate").A.solari == 3


def test_court_intrigue_exchanges_an_intrigue_card() -> None:
    """One goes under the deck, one is drawn; it may be left."""
    mine = seat(intrigue=["bribery"])
    table = agent_turn("court_intrigue", "wealth", mine, intrigue_deck=["charisma", "windfall"])
    kept = table.copy().end_turn()
    assert sorted(kept.A.intrigue) == ["ambush", "bribery"]
    table.resolve("card/court_intrigue").choose("return_intrigue:bribery")
    assert sorted(table.A.intrigue) == ["ambush", "windfall"]
    assert [table.rules.intrigue[card].id for card in table.state.intrigue_deck] == ["bribery", "charisma"]


def test_court_intrigue_revealed() -> None:
    """Revealed: 1 Persuasion and 1 sword."""
    assert reveal_turn("court_intrigue").A.persuasion == 1
    assert strength("court_intrigue", seat(conflict=1)) == 2 + 1


# --- D to F -----------------------------------------------------------------------------------------------------------


def test_desert_ambush_makes_enemy_units_retreat() -> None:
    """As many enemy units, troops or dreadnoughts, as troops were deployed this turn."""
    b = seat(hand=["diplomacy"], garrison=0, conflict=1, dreadnoughts_conflict=1)
    c = seat(hand=["diplomacy"], garrison=0, conflict=2)
    table = agent_turn("desert_ambush", "imperial_basin", seat(garrison=2), B=b, C=c)
    assert not table.can("resolve:card/desert_ambush")
    table.choose("deploy:2").resolve("card/desert_ambush")
    assert sorted(table.legal) == ["decline", "target:2", "target:3", "target_dreadnought:2"]
    table.choose("target_dreadnought:2", "target:3")
    assert (table.B.state.dreadnoughts_conflict, table.B.state.dreadnoughts_home, table.B.conflict) == (0, 1, 1)
    assert (table.C.conflict, table.C.garrison) == (1, 1)
    assert table.asked == "agent_effects"


def test_desert_ambush_does_not_count_dreadnoughts_deployed() -> None:
    """A deployed dreadnought is no troop."""
    b = seat(hand=["diplomacy"], conflict=2)
    table = agent_turn("desert_ambush", "imperial_basin", seat(garrison=0, dreadnoughts_home=1), B=b)
    table.choose("deploy_dreadnought:1")
    assert not table.can("resolve:card/desert_ambush")


def test_desert_ambush_revealed() -> None:
    """Revealed: 1 Persuasion and 1 sword."""
    assert reveal_turn("desert_ambush").A.persuasion == 1
    assert strength("desert_ambush", seat(conflict=1)) == 2 + 1


def test_embedded_agent_moves_the_freighter_twice_with_another_sister_in_play() -> None:
    """Another Bene Gesserit card in play: two freighter icons; alone none."""
    mine = seat(in_play=["truthsayer"], supply=0)
    table = agent_turn("embedded_agent", "tech_negotiation", mine)
    table.resolve("card/embedded_agent").choose("freighter:advance")
    table.resolve("card/embedded_agent.2").choose("freighter:advance")
    assert table.A.state.freighter == 2
    alone = agent_turn("embedded_agent", "tech_negotiation", seat(supply=0))
    assert alone.offers("resolve") == []


def test_embedded_agent_revealed() -> None:
    """Revealed: 1 Persuasion and an Intrigue card."""
    table = reveal_turn("embedded_agent")
    assert (table.A.persuasion, len(table.A.intrigue)) == (1, 1 + 1)


def test_esmar_tuek_pays_1_spice_for_influence_and_a_card() -> None:
    """1 spice: 1 Guild Influence and 1 card."""
    mine = seat(spice=1, deck=["scout"])
    table = agent_turn("esmar_tuek", "smuggling", mine).resolve("card/esmar_tuek")
    assert (table.A.spice, table.A.influence["guild"], table.A.hand) == (0, 1, ["scout"])
    assert not agent_turn("esmar_tuek", "smuggling").can("resolve:card/esmar_tuek")


def test_esmar_tuek_gives_spice_and_solari_revealed_discarded_trashed() -> None:
    """Unload: 2 spice and 2 Solari each way."""
    for table, more in (
        (reveal_turn("esmar_tuek"), 0),
        (discarding("esmar_tuek"), 2),  # 2 Solari of Wealth
        (trashing("esmar_tuek"), 0),
    ):
        assert (table.A.spice, table.A.solari) == (2, 2 + more)


def test_freighter_fleet_moves_the_freighter_revealed_discarded_trashed() -> None:
    """Unload: a freighter icon each way; its Agent box is empty."""
    assert agent_turn("freighter_fleet", "imperial_basin").offers("resolve") == []
    revealed = reveal_turn("freighter_fleet").resolve("card/freighter_fleet").choose("freighter:advance")
    assert revealed.A.state.freighter == 1
    for table in (discarding("freighter_fleet"), trashing("freighter_fleet")):
        if table.asked == "may":
            table.choose("accept")
        assert table.choose("freighter:advance").A.state.freighter == 1


def test_full_scale_assault_acquired_commissions_a_dreadnought() -> None:
    """Acquired: a dreadnought, if one likes; nothing with none in the supply."""
    assert buying("full_scale_assault").choose("accept").A.state.dreadnoughts_home == 1
    assert buying("full_scale_assault").choose("decline").A.state.dreadnoughts_home == 0
    assert buying("full_scale_assault", seat(dreadnoughts_home=2)).A.state.dreadnoughts_home == 2


def test_full_scale_assault_recruits_2_troops() -> None:
    """Agent: 2 troops."""
    assert agent_turn("full_scale_assault", "wealth", seat(garrison=3)).A.garrison == 5


def test_full_scale_assault_revealed_gives_3_swords_per_dreadnought() -> None:
    """2 Persuasion; 3 swords for each own dreadnought in the Conflict, not for one at home."""
    assert reveal_turn("full_scale_assault").A.persuasion == 2
    assert strength("full_scale_assault", seat(dreadnoughts_conflict=2)) == 2 * (3 + 3)
    assert strength("full_scale_assault", seat(conflict=1, dreadnoughts_home=1)) == 2


# --- G to I -----------------------------------------------------------------------------------------------------------


def test_guild_accord_makes_heighliner_2_spice_cheaper() -> None:
    """4 spice are enough for it, 3 are not; an enemy there does not block."""
    table = agent_turn("guild_accord", "heighliner", seat(spice=4, garrison=3))
    assert (table.A.spice, table.A.garrison) == (0, 3 + 5)
    assert "heighliner" not in turn_with("guild_accord", seat(spice=3)).play("guild_accord").offers("send")
    enemy = seat(hand=["diplomacy"], on=["heighliner"])
    assert agent_turn("guild_accord", "heighliner", seat(spice=4), B=enemy).A.on == ["heighliner"]


def test_guild_accord_gives_water_and_spice_with_the_alliance() -> None:
    """Unload: 1 water, and 3 spice with the Guild's Alliance, revealed, discarded or trashed."""
    plain = reveal_turn("guild_accord")
    assert (plain.A.water, plain.A.spice) == (1, 0)
    ally = {"guild": "A"}

    def friend() -> seat:
        return seat(influence={"guild": 4})

    for table, water in (
        (reveal_turn("guild_accord", friend(), alliances=ally), 1),
        (discarding("guild_accord", friend(), alliances=ally), 1),
        (trashing("guild_accord", friend(), alliances=ally), 1 + 1),  # 1 of Stillsuits
    ):
        assert (table.A.water, table.A.spice) == (water, 3)


def test_guild_chief_administrator_discards_to_trash() -> None:
    """Discard a card: a card may be trashed, the discarded one too."""
    mine = seat(hand=["dagger", "scout"])
    table = agent_turn("guild_chief_administrator", "smuggling", mine).resolve("card/guild_chief_administrator")
    table.choose("discard:dagger")
    kept = table.copy().choose("decline")
    assert (kept.A.discard, kept.trashed) == (["dagger"], [])
    table.choose("accept", "trash_discard:dagger")
    assert (table.A.discard, table.trashed, table.A.hand) == ([], ["dagger"], ["scout"])


def test_guild_chief_administrator_revealed() -> None:
    """Revealed: 1 Persuasion and a freighter icon."""
    table = reveal_turn("guild_chief_administrator")
    assert table.A.persuasion == 1
    table.resolve("card/guild_chief_administrator.2").choose("freighter:advance")
    assert table.A.state.freighter == 1


def test_imperial_bashar_recruits_or_trashes() -> None:
    """One of the two."""
    table = agent_turn("imperial_bashar", "carthag", seat(hand=["dagger"], garrison=0)).resolve("card/imperial_bashar")
    troop = table.copy().choose("choose:1").plain()
    assert (troop.A.garrison, troop.trashed) == (2, [])
    table.choose("choose:2")
    if table.asked == "may":
        table.choose("accept")
    table.choose("trash_hand:dagger").plain()
    assert (table.A.garrison, table.trashed) == (1, ["dagger"])


def test_imperial_bashar_revealed_counts_other_cards_with_swords() -> None:
    """1 Persuasion, 2 swords and 1 for each other revealed card that gave swords."""
    assert reveal_turn("imperial_bashar").A.persuasion == 1
    assert strength("imperial_bashar", seat(conflict=1)) == 2 + 2
    others = seat(conflict=1, hand=["dagger", "jamis", "diplomacy"], in_play=["dagger"])
    assert strength("imperial_bashar", others) == 2 + 2 + (1 + 1) + (2 + 1)


def test_imperial_bashar_counts_full_scale_assault_with_a_dreadnought() -> None:
    """Full-Scale Assault gives swords with a dreadnought in the Conflict, and none without."""
    with_ship = seat(dreadnoughts_conflict=1, hand=["full_scale_assault"])
    assert strength("imperial_bashar", with_ship) == 3 + 2 + (3 + 1)
    without = seat(conflict=1, hand=["full_scale_assault"])
    assert strength("imperial_bashar", without) == 2 + 2


def test_imperial_shock_trooper_is_stronger_with_an_agent_at_the_emperors() -> None:
    """1 Persuasion, 2 swords, 3 more with an own Agent on an Emperor space."""
    assert reveal_turn("imperial_shock_trooper").A.persuasion == 1
    assert strength("imperial_shock_trooper", seat(conflict=1, on=["mentat"])) == 2 + 2
    assert strength("imperial_shock_trooper", seat(conflict=1, on=["wealth"])) == 2 + 2 + 3


def test_in_the_shadows_discards_for_influence() -> None:
    """With 2 Bene Gesserit Influence: discard a card for 1 Influence with one of the other three."""
    mine = seat(hand=["dagger"], influence={"bene_gesserit": 2}, supply=0)
    table = agent_turn("in_the_shadows", "tech_negotiation", mine).resolve("card/in_the_shadows")
    assert sorted(table.legal) == ["influence:emperor", "influence:fremen", "influence:guild"]
    table.choose("influence:guild")
    assert (table.A.influence["guild"], table.A.discard) == (1, ["dagger"])
    stranger = seat(hand=["dagger"], influence={"bene_gesserit": 1}, supply=0)
    assert not agent_turn("in_the_shadows", "tech_negotiation", stranger).can("resolve:card/in_the_shadows")


def test_in_the_shadows_gives_influence_revealed_discarded_trashed() -> None:
    """Unload: 1 Bene Gesserit Influence each way."""
    for table in (reveal_turn("in_the_shadows"), discarding("in_the_shadows"), trashing("in_the_shadows")):
        assert table.A.influence["bene_gesserit"] == 1


def test_ix_guild_compact_discards_2_cards_for_a_dreadnought() -> None:
    """Two cards; with one in hand it cannot be done."""
    table = agent_turn("ix_guild_compact", "foldspace", seat(hand=["dagger", "scout", "diplomacy"]))
    table.resolve("card/ix_guild_compact").choose("discard:dagger", "discard:scout")
    assert (table.A.state.dreadnoughts_home, table.A.hand) == (1, ["diplomacy"])
    assert not agent_turn("ix_guild_compact", "foldspace", seat(hand=["dagger"])).can("resolve:card/ix_guild_compact")


def test_ix_guild_compact_negotiates_twice_revealed_discarded_trashed() -> None:
    """Unload: two tech negotiations each way, each optional."""
    table = reveal_turn("ix_guild_compact", seat(supply=5))
    assert table.can("end_turn")
    table.resolve("card/ix_guild_compact").resolve("card/ix_guild_compact.2")
    assert (table.A.state.negotiators, table.A.supply) == (2, 3)
    for table in (discarding("ix_guild_compact", seat(supply=5)), trashing("ix_guild_compact", seat(supply=5))):
        while table.asked == "may":
            table.choose("accept")
        assert (table.A.state.negotiators, table.A.supply) == (2, 3)


def test_ixian_engineer_acquires_tech() -> None:
    """Agent: a tile at full price."""
    table = agent_turn("ixian_engineer", "smuggling", seat(spice=2), tech_stacks=[["windtraps"], [], []])
    table.resolve("card/ixian_engineer").choose("tech:windtraps")
    assert (table.A.tech, table.A.spice) == (["windtraps"], 0)


def test_ixian_engineer_revealed_becomes_1_vp_with_3_tiles() -> None:
    """Trash it for 1 VP with three tiles; not with two."""
    three = ["windtraps", "chaumurky", "spaceport"]
    table = reveal_turn("ixian_engineer", seat(tech=three)).resolve("card/ixian_engineer")
    assert (table.A.vp, table.trashed, table.A.in_play) == (1, ["ixian_engineer"], [])
    assert not reveal_turn("ixian_engineer", seat(tech=three[:2])).can("resolve:card/ixian_engineer")


# --- J to S -----------------------------------------------------------------------------------------------------------


def test_jamis_trashes_a_card() -> None:
    """Agent: a card may be trashed; revealed: 1 Persuasion, 2 swords."""
    table = agent_turn("jamis", "stillsuits", seat(hand=["dagger"]))
    assert table.can("end_turn")
    assert table.resolve("card/jamis").choose("trash_hand:dagger").trashed == ["dagger"]
    assert reveal_turn("jamis").A.persuasion == 1
    assert strength("jamis", seat(conflict=1)) == 2 + 2


def test_landing_rights_moves_the_freighter() -> None:
    """Agent: a freighter icon; revealed: 2 Persuasion."""
    table = agent_turn("landing_rights", "arrakeen").resolve("card/landing_rights").choose("freighter:advance")
    assert table.A.state.freighter == 1
    assert reveal_turn("landing_rights").A.persuasion == 2


def test_local_fence_trades_spice_for_solari_or_back() -> None:
    """2 spice for 5 Solari, or 5 Solari for 4 spice."""
    table = agent_turn("local_fence", "carthag", seat(spice=2, solari=5))
    table.resolve("card/local_fence")
    sold = table.copy().choose("choose:1")
    assert (sold.A.spice, sold.A.solari) == (0, 10)
    bought = table.copy().choose("choose:2")
    assert (bought.A.spice, bought.A.solari) == (6, 0)


def test_local_fence_trades_once() -> None:
    """One of the two exchanges, not one after the other."""
    table = agent_turn("local_fence", "carthag", seat(spice=2))
    table.resolve("card/local_fence")
    assert (table.A.spice, table.A.solari) == (0, 5)
    assert table.offers("resolve") == []


def test_local_fence_revealed_gives_2_persuasion() -> None:
    """Revealed: 2 Persuasion."""
    assert reveal_turn("local_fence").A.persuasion == 2


def test_negotiated_withdrawal_acquired_recruits() -> None:
    """Acquired: 1 troop."""
    assert buying("negotiated_withdrawal", seat(garrison=3)).A.garrison == 4


def test_negotiated_withdrawal_revealed_retreats_3_units_for_influence() -> None:
    """2 Persuasion; three units, troops or dreadnoughts, back to the garrison for 1 Influence of choice."""
    table = reveal_turn("negotiated_withdrawal", seat(garrison=0, conflict=2, dreadnoughts_conflict=1))
    assert table.A.persuasion == 2
    table.resolve("card/negotiated_withdrawal.2")
    if table.asked == "retreat_units":
        table.choose("retreat:2")
    table.choose("influence:emperor")
    assert (table.A.garrison, table.A.state.dreadnoughts_home, table.A.strength) == (2, 1, 0)
    assert table.A.influence["emperor"] == 1
    two = reveal_turn("negotiated_withdrawal", seat(conflict=2))
    assert not two.can("resolve:card/negotiated_withdrawal.2")


def test_satellite_ban_discards_for_spice_and_water() -> None:
    """Discard a card: 1 spice and 1 water."""
    table = agent_turn("satellite_ban", "foldspace", seat(hand=["dagger"])).resolve("card/satellite_ban")
    assert (table.A.spice, table.A.water) == (1, 1)
    assert not agent_turn("satellite_ban", "foldspace").can("resolve:card/satellite_ban")


def test_satellite_ban_revealed_retreats_2_troops() -> None:
    """1 Persuasion; up to two troops retreat, no dreadnoughts."""
    table = reveal_turn("satellite_ban", seat(garrison=0, conflict=3, dreadnoughts_conflict=1))
    assert table.A.persuasion == 1
    table.resolve("card/satellite_ban.2")
    assert table.legal == ["retreat:0", "retreat:1", "retreat:2"]
    table.choose("retreat:2")
    assert (table.A.conflict, table.A.garrison, table.A.state.dreadnoughts_conflict) == (1, 2, 1)


def test_sayyadina_pays_3_water_for_1_vp() -> None:
    """3 water: 1 VP; 2 are too few."""
    table = agent_turn("sayyadina", "secrets", seat(water=3)).resolve("card/sayyadina")
    assert (table.A.vp, table.A.water) == (1, 0)
    assert not agent_turn("sayyadina", "secrets", seat(water=2)).can("resolve:card/sayyadina")


def test_sayyadina_revealed_gives_3_persuasion_with_a_fremen_bond() -> None:
    """Another Fremen card in play: 3 Persuasion; alone none."""
    assert reveal_turn("sayyadina", seat(in_play=["jamis"])).A.persuasion == 3
    assert reveal_turn("sayyadina", seat(in_play=["truthsayer"])).A.persuasion == 0


def test_shai_hulud_acquired_may_trash_a_card() -> None:
    """Acquired: a card may be trashed."""
    table = buying("shai_hulud", seat(discard=["dagger"]))
    kept = table.copy().choose("decline")
    assert kept.trashed == []
    assert table.choose("accept", "trash_discard:dagger").trashed == ["dagger"]


def test_shai_hulud_trashes_a_card_for_2_troops() -> None:
    """Trash a card: 2 troops; or neither."""
    table = agent_turn("shai_hulud", "smuggling", seat(hand=["dagger"], garrison=3))
    left = table.copy().end_turn()
    assert (left.A.garrison, left.trashed) == (3, [])
    table.resolve("card/shai_hulud").choose("trash_hand:dagger")
    assert (table.A.garrison, table.trashed) == (5, ["dagger"])


def test_shai_hulud_revealed_gives_5_swords_with_a_fremen_bond() -> None:
    """Another Fremen card in play: 5 swords; alone none."""
    assert strength("shai_hulud", seat(conflict=1, in_play=["jamis"])) == 2 + 5
    assert strength("shai_hulud", seat(conflict=1)) == 2


def test_spice_trader_discards_for_2_spice() -> None:
    """With 2 Fremen Influence: discard a card for 2 spice."""
    mine = seat(hand=["dagger"], influence={"fremen": 2})
    assert agent_turn("spice_trader", "smuggling", mine).resolve("card/spice_trader").A.spice == 2
    stranger = seat(hand=["dagger"], influence={"fremen": 1})
    assert not agent_turn("spice_trader", "smuggling", stranger).can("resolve:card/spice_trader")


def test_spice_trader_revealed() -> None:
    """Revealed: 2 Persuasion and 1 sword."""
    assert reveal_turn("spice_trader").A.persuasion == 2
    assert strength("spice_trader", seat(conflict=1)) == 2 + 1


# --- T to W -----------------------------------------------------------------------------------------------------------


def test_treachery_gives_2_influence_and_trashes_itself() -> None:
    """2 Influence in place of 1; its Unload brings 2 troops of the supply to the Conflict."""
    table = agent_turn("treachery", "secrets", seat(garrison=3))
    assert (table.A.influence["bene_gesserit"], table.A.in_play, table.trashed) == (2, [], ["treachery"])
    assert (table.A.conflict, table.A.garrison, table.A.supply) == (2, 3, 7)


def test_treachery_deploys_2_troops_revealed_discarded_trashed() -> None:
    """2 troops each way, straight to the Conflict, as far as the supply has them."""
    revealed = reveal_turn("treachery", seat(supply=1))
    if revealed.can("resolve:card/treachery"):
        revealed.resolve("card/treachery")
    assert (revealed.A.conflict, revealed.A.supply) == (1, 0)
    assert discarding("treachery").A.conflict == 2
    assert trashing("treachery").A.conflict == 2


def test_treachery_revealed_must_deploy() -> None:
    """The turn does not end before the troops are in the Conflict, whether one likes it or not."""
    table = reveal_turn("treachery", seat(garrison=3), row=["chani", *DULL_ROW[1:]])
    assert table.A.conflict == 2 or not table.can("end_turn")
    if table.A.conflict == 0:
        table.resolve("card/treachery")
    assert (table.A.conflict, table.A.garrison) == (2, 3)


def test_truthsayer_discards_to_draw() -> None:
    """Discard a card: draw one; revealed: 1 Persuasion, 1 sword."""
    mine = seat(hand=["dagger"], deck=["scout"])
    table = agent_turn("truthsayer", "wealth", mine).resolve("card/truthsayer")
    assert (table.A.hand, table.A.discard) == (["scout"], ["dagger"])
    assert not agent_turn("truthsayer", "wealth", seat(deck=["scout"])).can("resolve:card/truthsayer")
    assert reveal_turn("truthsayer").A.persuasion == 1
    assert strength("truthsayer", seat(conflict=1)) == 2 + 1


def test_water_peddler_gives_water_acquired_revealed_discarded_trashed() -> None:
    """1 water each way."""
    assert buying("water_peddler").A.water == 1
    assert reveal_turn("water_peddler").A.water == 1
    assert discarding("water_peddler").A.water == 1
    assert trashing("water_peddler").A.water == 1 + 1  # 1 of Stillsuits


def test_web_of_power_pays_by_influence() -> None:
    """2 Emperor Influence: 2 Solari; 2 Guild: a card; 2 Fremen: 1 water; each for itself."""
    full = seat(influence={"emperor": 2, "guild": 2, "fremen": 2}, deck=["scout"])
    table = agent_turn("web_of_power", "secrets", full)
    assert (table.A.solari, table.A.hand, table.A.water) == (2, ["scout"], 1)
    little = seat(influence={"emperor": 1, "guild": 1, "fremen": 2}, deck=["scout"])
    table = agent_turn("web_of_power", "secrets", little)
    assert (table.A.solari, table.A.hand, table.A.water) == (0, [], 1)


def test_web_of_power_revealed() -> None:
    """Revealed: 1 Persuasion and 1 Influence of choice."""
    table = reveal_turn("web_of_power")
    assert table.A.persuasion == 1
    assert table.resolve("card/web_of_power.2").choose("influence:guild").A.influence["guild"] == 1


def test_weirding_way_takes_another_turn() -> None:
    """Right after this turn an Agent or a Reveal turn; it may be left."""
    table = agent_turn("weirding_way", "smuggling", seat(hand=["dagger"]))
    assert table.copy().end_turn().decider == "B"
    table.resolve("card/weirding_way").end_turn()
    assert (table.decider, table.asked, table.can("play:dagger")) == ("A", "turn", True)
    again = table.copy().play("dagger").to("tech_negotiation")
    if again.can("resolve:space/tech_negotiation") and not again.can("end_turn"):
        again.resolve("space/tech_negotiation")
    assert again.end_turn().decider == "B"
    assert table.reveal().end_turn().decider == "B"


def test_weirding_way_revealed() -> None:
    """Revealed: 1 Persuasion and 2 swords."""
    assert reveal_turn("weirding_way").A.persuasion == 1
    assert strength("weirding_way", seat(conflict=1)) == 2 + 2


# --- Promotional card and epic game -----------------------------------------------------------------------------------


def test_boundless_ambition_uses_the_leaders_signet() -> None:
    """Agent: the right ability, 1 spice for Earl Memnon Thorvald."""
    assert agent_turn("boundless_ambition", "wealth", seat(leader="earl_memnon_thorvald")).A.spice == 1


def test_boundless_ambition_acquires_a_card_revealed_discarded_trashed() -> None:
    """Unload: a card that costs 5 or less for nothing, each way."""
    row = ["chani", "opulence", "opulence", "opulence", "opulence"]
    revealed = reveal_turn("boundless_ambition", row=row, imperium_deck=["scout"])
    revealed.resolve("card/boundless_ambition")
    assert sorted(revealed.offers("acquire")) == ["arrakis_liaison", "chani"]
    assert revealed.choose("acquire:chani").A.discard == ["chani"]
    discarded = discarding("boundless_ambition", row=row, imperium_deck=["scout"]).choose("acquire:chani")
    assert sorted(discarded.A.discard) == ["boundless_ambition", "chani"]
    trashed = trashing("boundless_ambition", row=row, imperium_deck=["scout"]).choose("acquire:chani")
    assert (trashed.A.discard, trashed.trashed) == (["chani"], ["boundless_ambition"])


def test_control_the_spice_trashes_and_recruits_for_1_spice() -> None:
    """Agent: 1 spice; a card may be trashed, and 1 troop comes."""
    mine = seat(hand=["dagger"], spice=1, garrison=3)
    table = agent_turn("control_the_spice", "smuggling", mine, epic=True).resolve("card/control_the_spice")
    kept = table.copy().choose("decline")
    assert (kept.A.garrison, kept.trashed, kept.A.spice) == (4, [], 0)
    table.choose("accept", "trash_hand:dagger")
    assert (table.A.garrison, table.trashed) == (4, ["dagger"])
    assert not agent_turn("control_the_spice", "smuggling", epic=True).can("resolve:card/control_the_spice")


def test_control_the_spice_revealed() -> None:
    """Revealed: 1 Persuasion and 1 spice."""
    table = reveal_turn("control_the_spice", epic=True)
    assert (table.A.persuasion, table.A.spice) == (1, 1)
