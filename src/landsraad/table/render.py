"""A game as a seat may see it, as JSON data: view, decision, reasons, undo, end (docs/messages.md)."""

from __future__ import annotations

from typing import Any

from landsraad import Game, Reason, View, to_dict, why_not
from landsraad.engine import actions
from landsraad.engine.combat import places
from landsraad.engine.endgame import COMPARED, standing
from landsraad.engine.outlook import Outlook, outlooks
from landsraad.engine.rounds import vp_to_end
from landsraad.engine.spaces import space_obstacle
from landsraad.engine.state import GameState
from landsraad.engine.terms import NOBODY
from landsraad.engine.tray import plain_rows, row_action
from landsraad.engine.turn import destinations
from landsraad.text.play import nth_choice


def render_view(game: Game, viewer: int) -> dict[str, Any]:
    """`view`, `hidden` and `decision` for a seat, or for a spectator (-1)."""
    seen = View(game.state, viewer)
    cards = game.rules.cards
    return {
        "view": _state(seen.state),
        "hidden": [[cards[card].id for card in zone] for zone in seen.hidden_cards],
        "decision": render_decision(game, viewer),
    }


def render_open(game: Game) -> dict[str, Any]:
    """The same with nothing hidden but chance, for finished games."""
    state = _state(game.state)
    state["rng"] = 0
    state["chance"] = None
    asked = game.state.decider()
    decision = None if asked == NOBODY else render_decision(game, asked)
    return {"view": state, "hidden": [[] for _ in game.state.players], "decision": decision}


def _state(g: GameState) -> dict[str, Any]:
    """A state, with what follows from it: where the game ends, and each seat's strength and place in the Conflict."""
    state = to_dict(g)
    state["vp_to_end"] = int(vp_to_end(g.rules))
    strengths = [int(player.strength()) for player in g.players]
    for player, strength, place in zip(state["players"], strengths, places(strengths), strict=True):
        player["strength"] = strength
        player["place"] = place
    return state


def render_decision(game: Game, viewer: int) -> dict[str, Any] | None:
    """What is asked; choices and reasons only for the seat that is asked."""
    asked = game.decision
    if asked is None:
        return None
    frame = game.state.stack[-1]
    decision: dict[str, Any] = {
        "id": 0,  # the caller knows how many actions came before the game's own
        "seat": asked.seat,
        "kind": asked.kind,
        "source": asked.source,
        "node": frame.node.path,
    }
    if asked.seat == viewer:
        decision["nth"] = nth_choice(game)
        decision["options"] = game.legal_actions()
        decision["tray"] = _tray(game.state, asked.seat) if asked.kind in ("agent_effects", "reveal_effects") else []
        decision["follow"] = _follow(game.state, asked.seat) if asked.kind == "turn" else {}
        decision["outlook"] = [_outlook(way) for way in outlooks(game.state)]
        decision["why"] = reasons(game.state, asked.seat, asked.kind)
    return decision


def _outlook(way: Outlook) -> dict[str, int]:
    return {"troops": way.troops, "dreadnoughts": way.dreadnoughts, "strength": way.strength, "place": way.place}


def render_reason(reason: Reason) -> dict[str, Any]:
    """A reason as JSON data."""
    return {"code": reason.code, "what": reason.what, "have": int(reason.have), "need": int(reason.need)}


def _tray(g: GameState, seat: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    plain = plain_rows(g, seat)
    for row in g.tray:
        reason = row.node.obstacle(g, seat, row.source)
        rows.append(
            {
                "action": g.rules.actions.texts[row_action(g, row)],
                "node": row.node.path,
                "source": g.rules.source_ids[row.source],
                "optional": row.node.optional,
                "unasked": row.node.late or row in plain,
                "reason": None if reason is None else render_reason(reason),
            }
        )
    return rows


def _follow(g: GameState, seat: int) -> dict[str, list[str]]:
    catalogue = g.rules.actions
    found: dict[str, list[str]] = {}
    for action in g.options:
        if catalogue.family[action] == actions.PLAY:
            spaces = int(destinations(g, seat, g.rules.cards[catalogue.param[action]]))
            found[catalogue.texts[action]] = [s.id for s in g.rules.spaces if (spaces >> s.number) & 1]
    return found


# --- Reasons ----------------------------------------------------------------------------------------------------------


def reasons(g: GameState, seat: int, kind: str) -> dict[str, dict[str, Any]]:
    """By action text: why what people would try cannot be done now."""
    found: dict[str, dict[str, Any]] = {}
    for action in _tempting(g, seat):
        reason = why_not(g, action)
        if reason is not None:
            found[g.rules.actions.texts[action]] = render_reason(reason)
    reach = _reach_of_hand(g, seat) if kind == "turn" else 0
    for space in g.rules.spaces:
        action = g.rules.actions.action(actions.SEND, space.number)
        reason = _bars(g, seat, space.number, reach) if kind == "turn" else why_not(g, action)
        if reason is not None:
            found[g.rules.actions.texts[action]] = render_reason(reason)
    return found


def _tempting(g: GameState, seat: int) -> list[int]:
    """Hand, market and Intrigue cards as actions."""
    player = g.players[seat]
    catalogue = g.rules.actions
    reserve = [int(card.number) for card in g.rules.reserve]
    found = [catalogue.action(actions.PLAY, card) for card in sorted(set(player.hand))]
    found += [catalogue.action(actions.BUY, card) for card in [*g.row, *reserve]]
    found += [catalogue.action(actions.INTRIGUE, card) for card in sorted(set(player.intrigue))]
    return found


def _reach_of_hand(g: GameState, seat: int) -> int:
    reach = 0
    for card in g.players[seat].hand:
        reach |= int(g.rules.cards[card].reach)
    for space in g.rules.spaces:
        if (g.turn.icons >> space.icon) & 1:
            reach |= 1 << int(space.number)
    return reach


def _bars(g: GameState, seat: int, number: int, reach: int) -> Reason | None:
    """What bars a space at the choice of a turn, whatever card is played."""
    if g.players[seat].agents == 0:
        return Reason("no_agent")
    hand = [g.rules.cards[card] for card in g.players[seat].hand]
    goes_through = g.turn.ignores_enemies or any(card.moves_any_agent for card in hand)
    past_requirements = any(card.ignores_requirements for card in hand)
    reason = space_obstacle(g, seat, g.rules.spaces[number], goes_through, past_requirements)
    if reason is not None:
        return reason
    return None if (reach >> number) & 1 else Reason("no_icon")


# --- The end ----------------------------------------------------------------------------------------------------------


def render_ended(game: Game, seed: str) -> dict[str, Any] | None:
    """How the game ended; None while it goes on."""
    g = game.state
    if not g.over:
        return None
    standings = [list(standing(g, seat)) for seat in range(len(g.players))]
    return {
        "ranking": list(g.ranking),
        "vp": [int(player.vp) for player in g.players],
        "sources": [_sources(g, seat) for seat in range(len(g.players))],
        "compared": list(COMPARED),
        "standings": standings,
        "tie_break": _tie_break(standings[g.ranking[0]], standings[g.ranking[1]]),
        "seed": seed,
    }


def _sources(g: GameState, seat: int) -> list[tuple[str, int]]:
    ledger = g.players[seat].ledger
    totals: dict[str, int] = {}
    for i in range(0, len(ledger), 2):
        source = g.rules.source_ids[ledger[i]]
        totals[source] = totals.get(source, 0) + int(ledger[i + 1])
    return list(totals.items())


def _tie_break(first: list[int], second: list[int]) -> str:
    for name, mine, other in zip(COMPARED, first, second, strict=True):
        if mine != other:
            return name
    return COMPARED[-1]
