"""Why an action of Uprising is refused: every new code with its numbers."""

from __future__ import annotations

from typing import Any

from landsraad import why_not
from tests.support.table import Table, given, seat
from tests.support.uprising import DULL_ROW, KEEPER

POSTS = [
    "dutiful_service_and_sardaukar",
    "espionage_and_secrets",
    "desert_tactics_and_fremkit",
]


def reason(table: Table, action: str) -> tuple[str, str, int, int]:
    """Code, what it is about, how much there is and how much it takes."""
    found = why_not(table.state, table.rules.actions.number(action))
    assert found is not None, f"{action} is legal"
    return found.code, found.what, int(found.have), int(found.need)


def uprising(mine: seat, **more: Any) -> Table:
    """A's turn, or a later moment; an Intrigue card keeps a turn open."""
    mine.intrigue = [*mine.intrigue, KEEPER]
    more.setdefault("B", seat(hand=["diplomacy"]))
    more.setdefault("boxes", ("uprising",))
    return given(A=mine, row=DULL_ROW, **more)


def sent(card: str, space: str, mine: seat | None = None, **more: Any) -> Table:
    """A has sent an Agent with a card."""
    mine = mine or seat()
    mine.hand = [card, *mine.hand]
    return uprising(mine, **more).play(card).to(space)


def revealed(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A has revealed a card."""
    mine = mine or seat()
    mine.hand = [card, *mine.hand]
    return uprising(mine, **more).reveal()


def plotting(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A's turn with an Intrigue card."""
    mine = mine or seat()
    mine.hand, mine.intrigue = ["dagger", *mine.hand], [card]
    return uprising(mine, **more)


def at_end(card: str, mine: seat, **more: Any) -> Table:
    """The end of the game with an Endgame card, and another one that can be played."""
    mine.intrigue, mine.trophies = [card, "desert_mouse"], ["desert_mouse_i", *mine.trophies]
    return uprising(mine, phase="endgame", **more)


# --- Spies ------------------------------------------------------------------------------------------------------------


def test_condition_no_post() -> None:
    """All posts that a spy may go to have one."""
    enemy = seat(hand=["diplomacy"], spies=POSTS)
    table = sent("reliable_informant", "deliver_supplies", B=enemy)
    assert reason(table, "resolve:card/reliable_informant") == ("condition", "no_post", -1, -1)


def test_condition_no_post_with_an_empty_supply() -> None:
    """No spy that could be recalled would open one."""
    enemy = seat(hand=["diplomacy"], spies=POSTS)
    mine = seat(spies=["hagga_basin", "deep_desert", "imperial_basin"])
    table = sent("reliable_informant", "deliver_supplies", mine, B=enemy)
    assert reason(table, "resolve:card/reliable_informant") == ("condition", "no_post", -1, -1)


def test_cost_spies() -> None:
    """Two spies to be recalled: how many are on the board."""
    table = revealed("in_high_places", seat(spies=["hagga_basin"]))
    assert reason(table, "resolve:card/in_high_places.2") == ("cost", "spies", 1, 2)


def test_condition_spies_on_board() -> None:
    """Spy Network needs two."""
    table = revealed("spy_network", seat(spies=["hagga_basin"]))
    assert reason(table, "resolve:card/spy_network.3") == ("condition", "spies_on_board", 1, 2)


def test_condition_spies_on_maker() -> None:
    """Smuggler's Haven needs a spy next to a Maker space."""
    table = revealed("smugglers_haven", seat(spies=POSTS[:1]))
    assert reason(table, "resolve:card/smugglers_haven.2") == ("condition", "spies_on_maker", -1, -1)


def test_condition_recalled_spy() -> None:
    """Public Spectacle needs a spy recalled this turn."""
    table = sent("public_spectacle", "fremkit", seat(spies=[POSTS[2]])).choose("decline")
    assert reason(table, "resolve:card/public_spectacle") == ("condition", "recalled_spy", -1, -1)


def test_condition_spies_on_faction() -> None:
    """Guild Spy, The Spice Must Flow acquired: no faction is spied on."""
    table = revealed("guild_spy", seat(hand=["convincing_argument"] * 4, spies=["hagga_basin"]))
    assert reason(table, "resolve:card/guild_spy.2") == ("condition", "acquired_this_turn", -1, -1)
    table.choose("buy:the_spice_must_flow")
    assert reason(table, "resolve:card/guild_spy.2") == ("condition", "spies_on_faction", -1, -1)


# --- Sandworms --------------------------------------------------------------------------------------------------------


def test_condition_wall_gone() -> None:
    """A card that could only destroy the wall; the troops of Detonation have gone too."""
    table = plotting("detonation", seat(garrison=0), wall=False)
    assert reason(table, "intrigue:detonation") == ("condition", "wall_gone", -1, -1)


def test_condition_no_sandworm_in_conflict() -> None:
    """Muad'Dib needs one in his Reveal turn."""
    table = revealed("dagger", seat(leader="muaddib"))
    assert reason(table, "resolve:leader/muaddib") == ("condition", "sandworm_in_conflict", -1, -1)


def test_forbidden_deployment_of_shaddam() -> None:
    """In the turn of his Signet Ring nothing is deployed."""
    mine = seat(leader="shaddam_corrino_iv", garrison=3)
    table = sent("signet_ring", "imperial_basin", mine, boxes=("uprising", "choam"))
    assert reason(table, "deploy:1") == ("forbidden", "no_deployment", -1, -1)


# --- Contracts --------------------------------------------------------------------------------------------------------


def test_condition_completed_contracts() -> None:
    """CHOAM Profits needs four."""
    mine = seat(contracts_done=["espionage"], contracts=["harvest_3"])
    table = at_end("choam_profits", mine, boxes=("uprising", "choam"))
    assert reason(table, "intrigue:choam_profits") == ("condition", "completed_contracts", 1, 4)


def test_condition_gained_spice() -> None:
    """Leverage needs spice gained this turn."""
    table = plotting("leverage", seat(spice=3), boxes=("uprising", "choam"))
    assert reason(table, "intrigue:leverage") == ("condition", "gained_spice", -1, -1)


def test_not_held_contract() -> None:
    """A contract that is not open cannot be taken."""
    table = sent(
        "diplomacy",
        "dutiful_service",
        boxes=("uprising", "choam"),
        contract_market=["espionage", "harvest_3"],
        contract_stack=["harvest_4"],
    ).resolve("space/dutiful_service")
    assert reason(table, "contract:harvest_4") == ("not_held", "market", -1, -1)


# --- Other conditions -------------------------------------------------------------------------------------------------


def test_condition_fully_trained() -> None:
    """Feyd's token is at the right end."""
    mine = seat(leader="feyd_rautha_harkonnen", training=7)
    table = sent("signet_ring", "imperial_basin", mine)
    assert reason(table, "resolve:leader/feyd_rautha_harkonnen") == ("condition", "fully_trained", -1, -1)


def test_condition_strength() -> None:
    """Gurney needs 6."""
    table = revealed("dagger", seat(leader="gurney_halleck", conflict=2))
    assert reason(table, "resolve:leader/gurney_halleck") == ("condition", "strength", 5, 6)


def test_condition_swordmaster() -> None:
    """The second line of Paracompass needs the Swordmaster besides the seat."""
    table = revealed("paracompass", seat(council=True))
    assert reason(table, "resolve:card/paracompass.2") == ("condition", "swordmaster", -1, -1)


def test_condition_sent_to_maker() -> None:
    """Desert Power needs a Maker space."""
    table = sent("desert_power", "accept_contract")
    assert reason(table, "resolve:card/desert_power") == ("condition", "sent_to_maker", -1, -1)


def test_condition_sent_to_faction() -> None:
    """Subversive Advisor trashes itself after a visit to a faction."""
    table = sent("subversive_advisor", "hagga_basin", seat(spies=["hagga_basin"], water=1)).choose("decline")
    assert reason(table, "resolve:card/subversive_advisor") == ("condition", "sent_to_faction", -1, -1)


def test_condition_deck_too_small() -> None:
    """Long Live the Fighters looks at three cards."""
    table = sent("long_live_the_fighters", "spice_refinery", seat(deck=["dagger", "dagger"]))
    assert reason(table, "resolve:card/long_live_the_fighters") == ("condition", "deck_too_small", 2, 3)


def test_condition_another_card_of_a_faction() -> None:
    """One in hand for Treacherous Maneuver, one in play for Calculus of Power."""
    table = sent("treacherous_maneuver", "deliver_supplies", seat(hand=["dagger"]))
    found = reason(table, "resolve:card/treacherous_maneuver")
    assert found == ("condition", "another_emperor_in_hand", -1, -1)
    table = revealed("calculus_of_power")
    assert reason(table, "resolve:card/calculus_of_power.2") == ("condition", "another_emperor_in_play", -1, -1)


def test_condition_no_intrigue_card() -> None:
    """Imperial Privilege trashes one; the cards for Corrinth City keep the turn open."""
    mine = seat(hand=["corrinth_city", "dagger", "dagger"], solari=8, influence={"emperor": 2})
    table = given(boxes=("uprising",), A=mine, B=seat(hand=["diplomacy"])).play("corrinth_city")
    table.to("imperial_privilege")
    assert reason(table, "resolve:space/imperial_privilege") == ("condition", "no_intrigue", -1, -1)


def test_condition_no_battle_icon() -> None:
    """Crysknife needs a face-up card with its icon or the wild one."""
    table = at_end("crysknife", seat(trophies=["ornithopter_i"]))
    assert reason(table, "intrigue:crysknife") == ("condition", "no_crysknife", -1, -1)


def test_condition_opponents_alliance() -> None:
    """Shadow Alliance needs an opponent's."""
    table = at_end("shadow_alliance", seat(influence={"guild": 4}), alliances={"guild": "A"})
    assert reason(table, "intrigue:shadow_alliance") == ("condition", "opponents_alliance", -1, -1)


def test_cost_influence() -> None:
    """Opportunism loses two."""
    table = plotting("opportunism", seat(influence={"guild": 1}, solari=2))
    assert reason(table, "intrigue:opportunism") == ("cost", "influence", 1, 2)


def test_no_units_to_retreat() -> None:
    """Chani's two troops: how many are in the Conflict; a sandworm is none."""
    table = revealed("chani_clever_tactician", seat(conflict=1, sandworms=1))
    assert reason(table, "resolve:card/chani_clever_tactician") == ("no_units", "conflict", 1, 2)
