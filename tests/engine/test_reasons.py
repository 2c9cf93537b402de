"""Why an action is refused: every code with its numbers, and that refusals are exact and change nothing."""

from __future__ import annotations

import random

import pytest

from landsraad import Game, IllegalAction, Setup, new_game, to_dict, why_not
from landsraad.text import texts
from tests.support.table import Table, given, seat

EXPENSIVE_ROW = ["opulence", "gurney_halleck", "worm_riders", "lady_jessica", "carryall"]


def reason(table: Table, action: str) -> tuple[str, str, int, int]:
    """Code, what it is about, how much there is and how much it takes."""
    found = why_not(table.state, table.rules.actions.number(action))
    assert found is not None, f"{action} is legal"
    return found.code, found.what, int(found.have), int(found.need)


def plotting(card: str, mine: seat | None = None, **more: str) -> Table:
    """A's turn with an Intrigue card to play or not, and a Dagger to play in any case."""
    mine = mine or seat()
    mine.hand, mine.intrigue = ["dagger", *mine.hand], [card, *mine.intrigue]
    return given(A=mine, B=seat(hand=["dagger"]), mentat=more.get("mentat", ""))


def revealing(card: str, mine: seat | None = None) -> Table:
    """A's Reveal turn with a card and 2 Persuasion to spend."""
    mine = mine or seat()
    mine.hand = [card, "convincing_argument"]
    return given(A=mine, B=seat(hand=["dagger"]), row=EXPENSIVE_ROW).reveal()


# --- Sending Agents ---------------------------------------------------------------------------------------------------


def test_occupied() -> None:
    """An Agent stands there: an opponent's or one's own."""
    table = given(
        A=seat(hand=["diplomacy"], on=["wealth"], agents=1), B=seat(hand=["dagger"], on=["foldspace"], agents=1)
    ).play("diplomacy")
    assert reason(table, "send:wealth") == ("occupied", "own", -1, -1)
    assert reason(table, "send:foldspace") == ("occupied", "enemy", -1, -1)


def test_no_agent() -> None:
    """No Agent waits on the leader."""
    table = plotting("windfall", seat(agents=0, on=["wealth", "carthag"]))
    assert reason(table, "play:dagger") == ("no_agent", "", -1, -1)


def test_no_agent_to_move() -> None:
    """Kwisatz Haderach finds no Agent, neither on the leader nor on the board."""
    table = plotting("windfall", seat(hand=["kwisatz_haderach"], agents=0))
    assert reason(table, "play:kwisatz_haderach") == ("no_agent", "", -1, -1)


def test_no_icon() -> None:
    """A card without icons sends no Agent, and a card without the icon sends none there."""
    table = given(A=seat(hand=["convincing_argument", "diplomacy"]), B=seat(hand=["dagger"]))
    assert reason(table, "play:convincing_argument") == ("no_icon", "", -1, -1)
    assert reason(table.play("diplomacy"), "send:carthag") == ("no_icon", "city", -1, -1)


def test_spaces_before_a_card() -> None:
    """P-17: before a card is chosen a space names the icon that it takes, held or not, or what bars it for all."""
    table = given(A=seat(hand=["diplomacy", "convincing_argument"]), B=seat(hand=["dagger"], on=["wealth"]))
    assert reason(table, "send:conspire") == ("cost", "spice", 0, 4)
    assert reason(table, "send:stillsuits") == ("card_first", "fremen", -1, -1)
    assert reason(table, "send:wealth") == ("occupied", "enemy", -1, -1)
    assert reason(table, "send:arrakeen") == ("no_card", "city", -1, -1)
    table = plotting("windfall", seat(hand=["diplomacy"], agents=0))
    assert reason(table, "send:stillsuits") == ("no_agent", "", -1, -1)


def test_cards_that_open_spaces() -> None:
    """Kwisatz Haderach needs no icon and passes enemies: every space takes it that its Agent can pay for."""
    table = given(A=seat(hand=["kwisatz_haderach"]), B=seat(hand=["dagger"], on=["arrakeen"]))
    assert reason(table, "send:arrakeen") == ("card_first", "city", -1, -1)
    assert reason(table, "send:conspire") == ("cost", "spice", 0, 4)


def test_cost() -> None:
    """A space's Solari, spice or water cannot be paid: how much there is, how much it takes."""
    table = given(A=seat(hand=["dagger"], solari=3), B=seat(hand=["dagger"])).play("dagger")
    assert reason(table, "send:swordmaster") == ("cost", "solari", 3, 8)
    table = given(A=seat(hand=["diplomacy"], spice=1), B=seat(hand=["dagger"])).play("diplomacy")
    assert reason(table, "send:conspire") == ("cost", "spice", 1, 4)
    assert reason(table, "send:hardy_warriors") == ("cost", "water", 0, 1)


def test_cost_of_cards() -> None:
    """So it is with the cost of an Intrigue card and of a card's effect; Influence may be a cost too."""
    assert reason(plotting("bribery", seat(solari=1)), "intrigue:bribery") == ("cost", "solari", 1, 2)
    table = plotting("the_sleeper_must_awaken", seat(spice=3))
    assert reason(table, "intrigue:the_sleeper_must_awaken") == ("cost", "spice", 3, 4)
    table = plotting("water_of_life", seat(spice=1))
    assert reason(table, "intrigue:water_of_life") == ("cost", "water", 0, 1)
    table = given(A=seat(hand=["shifting_allegiances"], intrigue=["ambush"], spice=2), B=seat(hand=["dagger"]))
    table.play("shifting_allegiances").to("secure_contract")
    assert reason(table, "resolve:card/shifting_allegiances") == ("cost", "influence", 0, 1)


def test_influence() -> None:
    """A space that needs Influence: with whom, how much there is, how much it takes."""
    table = given(A=seat(hand=["reconnaissance"], influence={"fremen": 1}), B=seat(hand=["dagger"]))
    assert reason(table.play("reconnaissance"), "send:sietch_tabr") == ("influence", "fremen", 1, 2)


def test_influence_for_a_card() -> None:
    """A card's effect that needs Influence."""
    table = given(
        A=seat(hand=["smugglers_thopter"], intrigue=["ambush"], influence={"guild": 1}), B=seat(hand=["dagger"])
    )
    table.play("smugglers_thopter").to("secure_contract")
    assert reason(table, "resolve:card/smugglers_thopter") == ("influence", "guild", 1, 2)


def test_already_seated() -> None:
    """The High Council is for once a game."""
    table = given(A=seat(hand=["dagger"], solari=5, council=True), B=seat(hand=["dagger"])).play("dagger")
    assert reason(table, "send:high_council") == ("already_seated", "", -1, -1)


def test_already_trained() -> None:
    """The Swordmaster is for once a game."""
    table = given(A=seat(hand=["dagger"], solari=8, swordmaster=True), B=seat(hand=["dagger"])).play("dagger")
    assert reason(table, "send:swordmaster") == ("already_trained", "", -1, -1)


def test_forbidden_by_a_mark() -> None:
    """The Voice closes a space to opponents."""
    table = given(A=seat(hand=["the_voice", "dagger"]), B=seat(hand=["diplomacy"]))
    table.play("the_voice").to("secure_contract").choose("mark:wealth").play("diplomacy")
    assert reason(table, "send:wealth") == ("forbidden", "mark", -1, -1)


def test_forbidden_purchase() -> None:
    """Persuasion does not buy Foldspace."""
    assert reason(revealing("stilgar"), "buy:foldspace") == ("forbidden", "not_for_sale", -1, -1)


def test_forbidden_deployment() -> None:
    """Troops are not deployed from a space that is no Combat space."""
    table = given(A=seat(hand=["dagger"], intrigue=["ambush"]), B=seat(hand=["dagger"]))
    table.play("dagger").to("hall_of_oratory")
    assert reason(table, "deploy:1") == ("forbidden", "not_combat_space", -1, -1)


def test_condition_no_space() -> None:
    """No space that the card's icons reach is open."""
    table = given(A=seat(hand=["dagger", "diplomacy"]), B=seat(hand=["dagger"], on=["hall_of_oratory"], agents=1))
    assert reason(table, "play:dagger") == ("condition", "no_space", -1, -1)


# --- Troops -----------------------------------------------------------------------------------------------------------


def test_no_units_in_the_garrison() -> None:
    """The garrison has fewer troops."""
    table = given(A=seat(hand=["diplomacy"], garrison=1), B=seat(hand=["dagger"])).play("diplomacy").to("stillsuits")
    assert reason(table, "deploy:2") == ("no_units", "garrison", 1, 2)


def test_no_units_in_the_conflict() -> None:
    """The Conflict has fewer own troops."""
    table = given(phase="combat", A=seat(conflict=2, intrigue=["staged_incident"]), B=seat(conflict=1))
    assert reason(table, "intrigue:staged_incident") == ("no_units", "conflict", 2, 3)
    assert reason(revealing("scout"), "resolve:card/scout.3") == ("no_units", "conflict", 0, 1)


def test_limit() -> None:
    """Only 2 troops of the garrison go with an Agent."""
    table = given(A=seat(hand=["diplomacy"]), B=seat(hand=["dagger"])).play("diplomacy").to("stillsuits")
    assert reason(table, "deploy:3") == ("limit", "deploy", 2, 3)


# --- Reveal turn ------------------------------------------------------------------------------------------------------


def test_persuasion() -> None:
    """Persuasion is short: how much there is, how much it takes."""
    assert reason(revealing("diplomacy"), "buy:gurney_halleck") == ("persuasion", "", 3, 6)
    assert reason(revealing("diplomacy"), "buy:the_spice_must_flow") == ("persuasion", "", 3, 9)


def test_not_held() -> None:
    """A card that is not in the hand, not among the Intrigue cards, not in the market, not set aside."""
    table = given(A=seat(hand=["dagger"]), B=seat(hand=["diplomacy"], intrigue=["ambush"]))
    assert reason(table, "play:diplomacy") == ("not_held", "hand", -1, -1)
    assert reason(table, "intrigue:ambush") == ("not_held", "intrigue", -1, -1)
    table = revealing("diplomacy")
    assert reason(table, "buy:scout") == ("not_held", "market", -1, -1)
    assert reason(table, "claim:opulence") == ("not_held", "set_aside", -1, -1)


def test_not_held_by_an_empty_reserve() -> None:
    """A Reserve stack that is used up is not in the market."""
    table = given(
        A=seat(hand=["convincing_argument"] * 2),
        B=seat(hand=["dagger"]),
        row=["scout", "carryall", "opulence", "stilgar", "chani"],
        reserve={"arrakis_liaison": 0},
    ).reveal()
    assert reason(table, "buy:arrakis_liaison") == ("not_held", "market", -1, -1)


# --- Moments ----------------------------------------------------------------------------------------------------------


def test_not_now() -> None:
    """It is a matter of another moment, which the reason names: a Combat card in a turn, a purchase, a pass."""
    table = plotting("ambush")
    for action in ("buy:the_spice_must_flow", "claim:opulence", "pass", "deploy:1", "end_turn"):
        assert reason(table, action)[:2] in (("not_now", action.split(":")[0]), ("not_held", "set_aside")), action
    assert reason(table, "intrigue:ambush") == ("not_now", "combat_card", -1, -1)
    assert reason(table, "influence:fremen") == ("not_now", "asked", -1, -1)
    acting = plotting("windfall", seat(hand=["dagger", "diplomacy"])).play("dagger").to("hall_of_oratory")
    for action in ("play:diplomacy", "send:wealth", "reveal"):
        assert reason(acting, action) == ("not_now", action.split(":")[0], -1, -1)
    fighting = given(phase="combat", A=seat(conflict=1, intrigue=["ambush", "windfall"]), B=seat(conflict=1))
    assert reason(fighting, "intrigue:windfall") == ("not_now", "plot_card", -1, -1)


def test_not_now_start_of_turn() -> None:
    """Bindu Suspension is for the start of a turn."""
    table = plotting("bindu_suspension", seat(intrigue=["windfall"])).intrigue("windfall")
    assert reason(table, "intrigue:bindu_suspension") == ("not_now", "start_of_turn", -1, -1)


def test_not_now_before_agent() -> None:
    """Dispatch an Envoy comes before the Agent's card is chosen."""
    table = plotting("dispatch_an_envoy").play("dagger").to("hall_of_oratory")
    assert reason(table, "intrigue:dispatch_an_envoy") == ("not_now", "before_agent", -1, -1)


def test_not_now_effects_left() -> None:
    """A turn does not end while something in it must still be done."""
    table = given(A=seat(hand=["the_voice"], intrigue=["windfall"]), B=seat(hand=["dagger"]))
    table.play("the_voice").to("arrakeen")
    assert reason(table, "end_turn") == ("not_now", "effects_left", -1, -1)


def test_not_now_game_over() -> None:
    """Nothing can be done when the game is over."""
    table = given(phase="endgame")
    assert table.asked == ""
    assert reason(table, "reveal") == ("not_now", "game_over", -1, -1)


def test_once() -> None:
    """The Baron turns up his tokens once a game."""
    masterstroke = "resolve:leader/baron_vladimir_harkonnen.3"
    mine = seat(
        leader="baron_vladimir_harkonnen",
        hand=["diplomacy"],
        spice=6,
        tokens=["emperor", "fremen"],
        intrigue=["ambush"],
    )
    table = given(A=mine, B=seat(hand=["dagger"])).play("diplomacy").to("heighliner").plain()
    assert reason(table.choose("deploy:3"), masterstroke) == ("condition", "deployed_this_turn", 3, 4)
    table = given(A=mine, B=seat(hand=["dagger"])).play("diplomacy").to("heighliner").plain()
    assert reason(table.choose("deploy:4", masterstroke), masterstroke) == ("once", "", -1, -1)


# --- Conditions -------------------------------------------------------------------------------------------------------


def test_condition_council_seat() -> None:
    """Councilor's Dispensation needs a High Council seat."""
    table = plotting("councilors_dispensation")
    assert reason(table, "intrigue:councilors_dispensation") == ("condition", "council_seat", -1, -1)


def test_condition_mentat_away() -> None:
    """Calculated Hire needs the Mentat at home."""
    table = plotting("calculated_hire", seat(spice=1), mentat="B")
    assert reason(table, "intrigue:calculated_hire") == ("condition", "mentat_away", -1, -1)


def test_condition_opponent_in_conflict() -> None:
    """Double Cross needs an opponent's troop in the Conflict; one's own do not count."""
    table = plotting("double_cross", seat(solari=1, conflict=2))
    assert reason(table, "intrigue:double_cross") == ("condition", "opponent_in_conflict", -1, -1)


def test_condition_no_agent_on_board() -> None:
    """Urgent Mission needs an Agent to call back."""
    table = plotting("urgent_mission")
    assert reason(table, "intrigue:urgent_mission") == ("condition", "no_agent_on_board", -1, -1)


def test_condition_no_card_to_acquire() -> None:
    """Bypass Protocol needs a card that is cheap enough."""
    table = given(
        A=seat(hand=["dagger"], intrigue=["bypass_protocol"]),
        B=seat(hand=["dagger"]),
        row=EXPENSIVE_ROW,
        reserve={"arrakis_liaison": 0},
    )
    assert reason(table, "intrigue:bypass_protocol") == ("condition", "no_card_to_acquire", -1, -1)


def test_condition_no_card_to_trash() -> None:
    """Selective Breeding needs a card to trash; Seek Allies has just trashed itself, and it was the last."""
    table = given(A=seat(hand=["seek_allies"], intrigue=["ambush"], spice=2), B=seat(hand=["dagger"]))
    table.play("seek_allies").to("selective_breeding")
    table.resolve("card/seek_allies")
    assert reason(table, "resolve:space/selective_breeding") == ("condition", "no_card_to_trash", -1, -1)


def test_condition_alliance() -> None:
    """An Alliance of a faction, or any."""
    table = revealing("firm_grip", seat(influence={"emperor": 3}))
    assert reason(table, "resolve:card/firm_grip") == ("condition", "alliance_emperor", -1, -1)
    table = given(phase="combat", A=seat(conflict=2, spice=2, intrigue=["allied_armada"]), B=seat(conflict=1))
    assert reason(table, "intrigue:allied_armada") == ("condition", "alliance_any", -1, -1)


def test_condition_another_card_in_play() -> None:
    """A Fremen Bond needs another Fremen card in play."""
    table = revealing("crysknife")
    assert reason(table, "resolve:card/crysknife.2") == ("condition", "another_fremen_in_play", -1, -1)


def test_condition_nobody_ahead() -> None:
    """Leto's Prudent Diplomacy needs an opponent who is ahead."""
    mine = seat(leader="duke_leto_atreides", hand=["signet_ring"], spice=1, intrigue=["ambush"])
    table = given(A=mine, B=seat(hand=["dagger"])).play("signet_ring").to("secure_contract")
    assert reason(table, "resolve:leader/duke_leto_atreides") == ("condition", "nobody_ahead", -1, -1)


def test_condition_of_endgame_cards() -> None:
    """Plans Within Plans and Corner the Market: how many tracks or copies there are, how many it takes."""
    table = given(
        phase="endgame",
        A=seat(
            intrigue=["plans_within_plans", "corner_the_market", "tiebreaker"],
            influence={"guild": 3, "fremen": 3, "emperor": 2},
            deck=["the_spice_must_flow"],
        ),
        B=seat(deck=["the_spice_must_flow"]),
    )
    assert reason(table, "intrigue:plans_within_plans") == ("condition", "influence_on_tracks", 2, 3)
    assert reason(table, "intrigue:corner_the_market") == ("condition", "owns_copies", 1, 2)


# --- Refusals in general ----------------------------------------------------------------------------------------------


def test_refusal_names_action_reason_and_what_is_legal() -> None:
    """The error tells what was tried, why it fails and what could be chosen."""
    table = given(A=seat(hand=["dagger"], solari=2), B=seat(hand=["dagger"])).play("dagger")
    with pytest.raises(IllegalAction) as caught:
        table.game.play("send:high_council")
    assert caught.value.action == "send:high_council"
    assert caught.value.why == "cost: solari, have 2, need 5"
    assert caught.value.legal == ["send:mentat", "send:hall_of_oratory"]


def test_unknown_action_is_refused() -> None:
    """A text or a number that is in no catalogue is refused like the rest."""
    game = new_game(Setup(players=3), seed=1)
    before = to_dict(game.state)
    with pytest.raises(IllegalAction, match="no such action"):
        game.play("play:lasgun")
    for number in (-1, len(game.rules.actions)):
        with pytest.raises(IllegalAction, match="no such action"):
            game.apply(number)
    assert to_dict(game.state) == before


def check_every_action(game: Game) -> None:
    """Exactly the legal actions have no reason against them; all others are refused and change nothing."""
    legal = game.legal()
    before = to_dict(game.state)
    history = game.history[:]
    for action in range(len(game.rules.actions)):
        found = why_not(game.state, action)
        assert found is None or texts("en").why(found)
        assert (found is None) == (action in legal), game.rules.actions.texts[action]
        if found is not None:
            with pytest.raises(IllegalAction) as caught:
                game.apply(action)
            assert caught.value.why == str(found)
    assert to_dict(game.state) == before
    assert game.history == history
    for action in legal:
        after = game.copy()
        after.apply(action)
        assert to_dict(after.state) != before, f"{game.rules.actions.texts[action]} does nothing"


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("seed", "players", "boxes"),
    [
        (1, 3, ("base",)),
        (2, 4, ("base",)),
        (3, 4, ("base",)),
        (4, 3, ("uprising",)),
        (5, 4, ("uprising", "choam")),
        (6, 3, ("uprising", "choam", "base", "ix")),
    ],
)
def test_every_action_is_legal_or_refused_with_a_reason(seed: int, players: int, boxes: tuple[str, ...]) -> None:
    """Through random games: whatever is not legal has a reason, and trying it changes nothing."""
    game = new_game(Setup(players=players, boxes=boxes, leader_mode="draft", promo=True), seed=seed)
    dice = random.Random(seed)
    kinds: dict[str, int] = {}
    while game.decision is not None:
        kind = game.decision.kind
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] <= 5 or dice.random() < 0.03:
            check_every_action(game)
        game.apply(dice.choice(game.legal()))
    assert game.over
    check_every_action(game)
