"""What is asked, as JSON data: the prompt, and for the seat that is asked what helps it choose (docs/messages.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from landsraad import Game, Reason, why_not
from landsraad.engine.base.market import rows_for
from landsraad.engine.base.troops import recruits_left
from landsraad.engine.course.grafting import Graft, reached_with, spaces_of
from landsraad.engine.course.reveal import RevealEffects
from landsraad.engine.course.sending import destinations, must_infiltrate
from landsraad.engine.course.tray import plain_rows, row_action
from landsraad.engine.course.turn import AgentEffects, SendAgent, Turn
from landsraad.engine.machine import actions
from landsraad.engine.machine.compose import May
from landsraad.engine.outlook import Outlook, as_it_comes, brings, leftover, outlooks, price_of
from landsraad.engine.state.state import GameState
from landsraad.text import play
from landsraad.text.said import wire
from landsraad.text.why import why


def render_decision(game: Game, viewer: int) -> dict[str, Any] | None:
    """What is asked; choices and reasons only for the seat that is asked."""
    asked = game.decision
    if asked is None:
        return None
    frame = game.state.stack[-1]
    mine = asked.seat == viewer
    decision: dict[str, Any] = {
        "id": 0,  # the caller knows how many actions came before the game's own
        "seat": asked.seat,
        "about": frame.seat,
        "kind": asked.kind,
        "source": asked.source,
        "prompt": wire(play.prompt(game) if mine else play.ask(asked.kind)),
    }
    return decision | _choices(game) if mine else decision


def _choices(game: Game) -> dict[str, Any]:
    g = game.state
    texts = g.rules.actions.texts
    seat, node = g.decider(), g.stack[-1].node
    effects = {texts[action]: [effect.path for effect in brings(g, action)] for action in g.options}
    prices = {texts[action]: price_of(g, action) for action in g.options}
    leads = {texts[action]: [wire(line) for line in play.leads(g, action)] for action in g.options}
    acts = isinstance(node, AgentEffects | RevealEffects)
    return {
        "options": game.legal_actions(),
        "labels": [wire(play.action(g.rules, action, game)) for action in g.options],
        "brings": {text: paths for text, paths in effects.items() if paths},
        "leads": {text: lines for text, lines in leads.items() if lines},
        "prices": {text: {"n": price.n, "goods": price.goods} for text, price in prices.items() if price is not None},
        "tray": _tray(g, seat) if acts else [],
        "follow": _follow(g, seat) if isinstance(node, Turn | Graft) else {},
        "alone": _alone(g) if isinstance(node, Turn) else [],
        "infiltrated": _infiltrated(g, seat),
        "then": _after_yes(game),
        "outlook": [_outlook(way) for way in outlooks(g)],
        "leaves": _leaves(g),
        "recruits": min(recruits_left(g), g.players[seat].garrison) if isinstance(node, AgentEffects) else 0,
        **_reasons(g, seat),
    }


def _after_yes(game: Game) -> dict[str, Any] | None:
    """Whether an effect is used: what a yes asks next, where the same seat chooses at once and nothing new is seen."""
    g = game.state
    node = g.stack[-1].node
    if not isinstance(node, May):
        return None
    yes = game.copy()
    yes.apply(g.rules.actions.action(actions.ACCEPT))
    after = yes.state
    if yes.over or after.stack[-1].node is not node.effect or (after.decider(), after.fixed) != (g.decider(), g.fixed):
        return None
    return {
        "kind": node.effect.asks(),
        "options": yes.legal_actions(),
        "labels": [wire(play.action(g.rules, action, yes)) for action in after.options],
    }


def _outlook(way: Outlook) -> dict[str, int]:
    return {"troops": way.troops, "dreadnoughts": way.dreadnoughts, "strength": way.strength, "place": way.place}


def _tray(g: GameState, seat: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    plain = plain_rows(g, seat)
    for row in g.tray:
        reason = row.node.obstacle(g, seat, row.source)
        rows.append(
            {
                "action": g.rules.actions.texts[row_action(g, row)],
                "name": wire(play.row_name(g.rules, int(row.source), int(row.a), row.node)),
                "node": as_it_comes(g, seat, row.source, row.node).path,
                "optional": row.node.optional,
                "unasked": row.node.late or row in plain,
                "reason": None if reason is None else _worded(reason),
            }
        )
    return rows


def _leaves(g: GameState) -> dict[str, int] | None:
    if g.rules.actions.first[actions.END_TURN] not in g.options:
        return None
    left = leftover(g)
    return {"effects": left.effects, "persuasion": left.persuasion, "units": left.units}


# --- Where an Agent can go --------------------------------------------------------------------------------------------


def _ids(g: GameState, spaces: int) -> list[str]:
    return [space.id for space in g.rules.spaces if (spaces >> space.number) & 1]


def _follow(g: GameState, seat: int) -> dict[str, list[str]]:
    """By card that can be played or grafted, the spaces that it reaches."""
    catalogue = g.rules.actions
    reached: dict[str, list[str]] = {}
    for action in g.options:
        family, card = catalogue.family[action], catalogue.param[action]
        if family == actions.PLAY:
            reached[catalogue.texts[action]] = _ids(g, int(spaces_of(g, seat, card)))
        elif family in (actions.GRAFT, actions.GRAFT_ROW):
            spaces = reached_with(g, seat, g.stack[-1].source, card, family == actions.GRAFT_ROW)
            reached[catalogue.texts[action]] = _ids(g, int(spaces))
    return reached


def _alone(g: GameState) -> list[str]:
    """The cards with which something else is chosen before the space: which Agent moves, what they are grafted to."""
    catalogue = g.rules.actions
    found: list[str] = []
    for action in g.options:
        if catalogue.family[action] == actions.PLAY:
            card = g.rules.cards[catalogue.param[action]]
            if card.moves_any_agent or card.graft:
                found.append(catalogue.texts[action])
    return found


def _infiltrated(g: GameState, seat: int) -> dict[str, list[str]]:
    """By action, the spaces among those where it leads that only the recall of a spy opens."""
    found: dict[str, list[str]] = {}
    node = g.stack[-1].node
    if not g.players[seat].spies or not isinstance(node, Turn | SendAgent):
        return found
    for action in g.options:
        family, param = g.rules.actions.family[action], g.rules.actions.param[action]
        if family == actions.PLAY and not g.rules.cards[param].graft:
            card = g.rules.cards[param]
            spaces = int(destinations(g, seat, card))
        elif family == actions.SEND:
            card = g.sender()
            spaces = 1 << param
        else:
            continue
        spied = [s.id for s in g.rules.spaces if (spaces >> s.number) & 1 and must_infiltrate(g, seat, card, s.number)]
        if spied:
            found[g.rules.actions.texts[action]] = spied
    return found


# --- Reasons ----------------------------------------------------------------------------------------------------------


def _reasons(g: GameState, seat: int) -> dict[str, Any]:
    """By action text: why what people would try cannot be done now; and how much Persuasion a card lacks."""
    texts = g.rules.actions.texts
    found = reasons(g, seat)
    why = {texts[action]: _worded(reason) for action, reason in found.items()}
    if isinstance(g.stack[-1].node, AgentEffects | RevealEffects) and (owed := play.owed(g, seat)) is not None:
        why["end_turn"] = wire(owed)
    return {
        "why": why,
        "lacks": {
            texts[action]: int(reason.need - reason.have)
            for action, reason in found.items()
            if reason.code == "persuasion"
        },
    }


def _worded(reason: Reason) -> Any:
    return _wire_of(reason.code, reason.what, int(reason.have), int(reason.need))


@lru_cache(maxsize=1000)
def _wire_of(code: str, what: str, have: int, need: int) -> Any:
    """A reason as it is sent: the same ones come with every decision."""
    return wire(why(Reason(code, what, have, need)))


def reasons(g: GameState, seat: int) -> dict[int, Reason]:
    """By action: why what people would try cannot be done now."""
    found: dict[int, Reason] = {}
    for action in _tempting(g, seat):
        reason = why_not(g, action)
        if reason is not None and reason.code != "card_first":  # of that `follow` speaks
            found[action] = reason
    return found


def _tempting(g: GameState, seat: int) -> list[int]:
    """Hand, market, cards set aside, Intrigue cards and spaces as actions; posts and partners where they are asked."""
    player = g.players[seat]
    catalogue = g.rules.actions
    reserve = [int(card.number) for card in g.rules.reserve]
    found = [catalogue.action(actions.PLAY, card) for card in sorted(set(player.hand))]
    found += [catalogue.action(actions.BUY, card) for card in [*rows_for(g, seat), *reserve]]
    found += [catalogue.action(actions.CLAIM, card) for card in sorted(set(player.set_aside))]
    found += [catalogue.action(actions.INTRIGUE, card) for card in sorted(set(player.intrigue))]
    found += [catalogue.action(actions.SEND, space.number) for space in g.rules.spaces]
    offered = {catalogue.family[action] for action in g.options}
    for family in offered & {actions.PLACE_SPY, actions.RECALL_SPY}:
        found += [catalogue.action(family, post.number) for post in g.rules.posts]
    if g.rules.research:
        clones = [*g.tleilaxu_row, *(card.number for card in g.rules.reclaimed)]
        found += [catalogue.action(actions.CLONE, card) for card in clones]
        found += [catalogue.action(actions.ATOMICS), catalogue.action(actions.RETURN_SPECIMEN)]
    if isinstance(g.stack[-1].node, Graft):
        found += [catalogue.action(actions.GRAFT, card) for card in sorted(set(player.hand))]
    return found
