"""What a player is asked and what can be answered: sources, prompts and labels of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine import actions
from landsraad.engine.acquiring import price
from landsraad.engine.cards import LookAtTop
from landsraad.engine.compose import Choose, Lines, May
from landsraad.engine.contracts import SOLARI_INSTEAD, TakeContract
from landsraad.engine.definitions import NO_COST
from landsraad.engine.influence import GainInfluenceAny, GainInfluencePair
from landsraad.engine.resources import Gain, Pay
from landsraad.engine.reveal import RevealEffects, set_aside_price
from landsraad.engine.shipping import ADVANCE, RecallRewards
from landsraad.engine.sides import Train
from landsraad.engine.spaces import PayExtra, extra_cost
from landsraad.engine.tech import FLIP_LINE, SPEND_LINE, AcquireTech, PayTech
from landsraad.engine.terms import BATTLE_ICON_NAMES, FACTION_NAMES, NOBODY
from landsraad.engine.units import RetreatUnits
from landsraad.text.effects import bare, effect
from landsraad.text.effects import line as own_line
from landsraad.text.messages import Messages

if TYPE_CHECKING:
    from landsraad.engine.definitions import Leader
    from landsraad.engine.game import Game
    from landsraad.engine.node import Node
    from landsraad.engine.rules import Rules

CARD_FAMILIES = (
    actions.PLAY,
    actions.TRASH_HAND,
    actions.TRASH_DISCARD,
    actions.TRASH_PLAY,
    actions.DISCARD,
    actions.TAKE,
    actions.ACQUIRE,
    actions.SET_ASIDE,
    actions.KEEP,
)
INTRIGUE_FAMILIES = (actions.INTRIGUE, actions.KEEP_INTRIGUE, actions.RETURN_INTRIGUE, actions.TRASH_INTRIGUE)
POST_FAMILIES = (actions.PLACE_SPY, actions.RECALL_SPY)
SPACE_FAMILIES = (actions.SEND, actions.MARK, actions.RECALL, actions.CONTROL)
SEAT_FAMILIES = (actions.TARGET, actions.TARGET_DREADNOUGHT, actions.ALLIANCE)
COUNT_FAMILIES = (actions.DEPLOY, actions.RETREAT, actions.DEPLOY_DREADNOUGHT, actions.RETREAT_DREADNOUGHT)

# The lines under which a leader's abilities are resolved (see tray.py and turn.py).
SIGNET_LINE = 0
TURN_ABILITY_LINE = 2


def source_name(m: Messages, rules: Rules, source: int) -> str:
    """The name of a source."""
    kind, _, id = rules.source_ids[source].partition("/")
    if kind in ("setup", "shipping"):
        return m.say(f"source-{kind}")
    if kind == "exchange":
        return m.say("source-exchange", n=1)
    if kind in ("hagal", "contract", "objective"):
        return m.say(f"source-{kind}", name=m.name(kind, id))
    if kind in ("track", "alliance"):
        return m.say(f"source-{kind}", **m.faction(FACTION_NAMES.index(id)))
    return m.name(kind, id)


def decision(m: Messages, game: Game) -> str:
    """The prompt of the present decision, with the source that asks and the Rival that is decided for.

    Empty when the game is over.
    """
    asked = game.decision
    if asked is None:
        return ""
    prompt = _prompt(m, game, asked.kind)
    seat = game.state.stack[-1].seat
    automated = game.state.is_automated(seat)
    leader = game.state.players[seat].leader
    own_leader = automated and leader is not None and asked.source == f"leader/{leader.id}"
    if asked.source != "setup" and not own_leader:
        source = source_name(m, game.rules, game.rules.source_ids.index(asked.source))
        prompt = m.say("ask", source=source, prompt=prompt)
    return m.say("ask-for-rival", who=_rival(m, seat, game), prompt=prompt) if automated else prompt


def _prompt(m: Messages, game: Game, kind: str) -> str:
    offered = {int(game.rules.actions.family[action]) for action in game.legal()}
    if kind == "turn" and actions.PLAY not in offered:
        return m.say("ask-turn-no-agent")
    if kind == "endgame" and actions.FLIP in offered:
        return m.say("ask-endgame-pair")
    prompt = m.say(f"ask-{kind}")
    which = nth_choice(game)
    return prompt if which is None else m.say("ask-nth", prompt=prompt, n=which[0], all=which[1])


def nth_choice(game: Game) -> tuple[int, int] | None:
    """Where several different ones are chosen one after the other: the how many-th is asked for, and of how many."""
    frame = game.state.stack[-1]
    if isinstance(frame.node, GainInfluencePair):
        count = 2
    else:
        count = int(frame.node.count) if isinstance(frame.node, Choose) else 1
    return (int(frame.a).bit_count() + 1, count) if count > 1 else None


def _rival(m: Messages, seat: int, game: Game) -> str:
    """A Rival by its leader, or by its number while it has none."""
    leader = game.state.players[seat].leader
    return str(seat - int(game.state.persons) + 1) if leader is None else m.name("leader", leader.id)


def action(m: Messages, rules: Rules, number: int, game: Game | None) -> str:
    """The label of an action; with the game, as it is meant at the present decision."""
    family = rules.actions.family[number]
    param = rules.actions.param[number]
    id = f"action-{actions.FAMILY_NAMES[family]}"
    if family in CARD_FAMILIES:
        return m.say(_at_decision(m, id, game), name=m.name("card", rules.cards[param].id))
    if family in POST_FAMILIES:
        return m.say(_at_decision(m, id, game), name=m.name("post", rules.posts[param].id))
    if family == actions.CONTRACT:
        return _contract(m, rules, param, game)
    if family == actions.FLIP:
        return _flip(m, rules, param, game)
    if family in SPACE_FAMILIES:
        return m.say(id, name=m.name("space", rules.spaces[param].id))
    if family in COUNT_FAMILIES:
        return _count(m, id, param, _asking(game))
    if family in SEAT_FAMILIES:
        return m.say(_at_decision(m, id, game), who=_seat(m, param, game))
    if family == actions.TOKEN or family == actions.LOSE:
        return m.say(id, **m.faction(param))
    if family == actions.INFLUENCE:
        return _influence(m, param, _asking(game))
    if family == actions.LEADER:
        return m.say(id, name=m.name("leader", rules.leaders[param].id))
    if family in INTRIGUE_FAMILIES:
        return m.say(id, name=m.name("intrigue", rules.intrigue[param].id))
    if family == actions.MOVE:
        return _move(m, rules, param)
    if family == actions.BUY:
        return _buy(m, rules, param, game)
    if family == actions.CLAIM:
        return _claim(m, rules, param, game)
    if family == actions.CHOOSE:
        return _choose(m, rules, param, _asking(game))
    if family == actions.FREIGHTER:
        return _freighter(m, param, game)
    if family == actions.TECH:
        return _tech(m, rules, param, _asking(game))
    if family == actions.NEGOTIATORS:
        return _negotiators(m, param, game)
    if family == actions.RESOLVE:
        return _resolve(m, rules, param, game)
    asking = _asking(game)
    if isinstance(asking, May) and family == actions.ACCEPT:
        return m.say("action-accept-may", effect=bare(m, asking.effect))
    if isinstance(asking, TakeContract) and family == actions.DECLINE:
        return m.say("action-decline-take_contract", effect=effect(m, Gain(solari=SOLARI_INSTEAD)))
    if isinstance(asking, PayExtra) and game is not None:
        return _pay_extra(m, family, game)
    return m.say(_at_decision(m, id, game))


def _at_decision(m: Messages, id: str, game: Game | None) -> str:
    """The message of an action for the kind of the present decision, where there is one of its own."""
    asking = _asking(game)
    special = "" if asking is None else f"{id}-{asking.asks()}"
    return special if special in m.ids else id


def _asking(game: Game | None) -> Node | None:
    """The node whose choice is asked."""
    return game.state.stack[-1].node if game is not None and game.state.stack else None


def _seat(m: Messages, seat: int, game: Game | None) -> str:
    if game is not None and seat < len(game.state.players):
        leader = game.state.players[seat].leader
        if leader is not None:
            return m.name("leader", leader.id)
        if game.state.is_automated(seat):
            return m.name("house", "hagal")
    return m.say("seat", n=seat + 1)


def _contract(m: Messages, rules: Rules, number: int, game: Game | None) -> str:
    name = m.name("contract", rules.contracts[number].id)
    id = _at_decision(m, "action-contract", game)
    if _asking(game) is None:
        return m.say(id, name=name)
    told = "action-contract-told" if id == "action-contract" else id
    return m.say(told, name=name, effect=effect(m, rules.contracts[number].reward))


def _flip(m: Messages, rules: Rules, number: int, game: Game | None) -> str:
    goal = number - len(rules.conflicts)
    if goal >= 0:
        name, icon = m.name("objective", rules.objectives[goal].id), rules.objectives[goal].battle_icon
    else:
        name, icon = m.name("conflict", rules.conflicts[number].id), rules.conflicts[number].battle_icon
    if icon == NOBODY:
        return m.say("action-flip-bare", name=name)
    icon_name = m.name("battle_icon", BATTLE_ICON_NAMES[icon])
    return m.say(_at_decision(m, "action-flip", game), name=name, icon=icon_name)


def _pay_extra(m: Messages, family: int, game: Game) -> str:
    g = game.state
    space = g.rules.spaces[g.turn.space]
    if family == actions.ACCEPT and space.paid is not None:
        solari, spice = extra_cost(g, g.stack[-1].seat, space)
        return m.say(
            "action-accept-pay_extra", cost=effect(m, Pay(solari=solari, spice=spice)), effect=effect(m, space.paid)
        )
    if space.unpaid is None:
        return m.say("action-decline-pay_extra")
    return m.say("action-decline-pay_extra-told", effect=effect(m, space.unpaid))


def _count(m: Messages, id: str, n: int, asking: Node | None) -> str:
    if isinstance(asking, RetreatUnits) and n < asking.n:
        dreadnoughts = m.say("count-dreadnoughts", n=int(asking.n) - n)
        if n == 0:
            return m.say("action-retreat_dreadnought", n=int(asking.n))
        return m.say("action-retreat_both", troops=m.say("count-troops", n=n), dreadnoughts=dreadnoughts)
    return m.say(id, n=n)


def _freighter(m: Messages, move: int, game: Game | None) -> str:
    if move != ADVANCE:
        return m.say("action-freighter-recall")
    if game is None or not game.state.stack:
        return m.say("action-freighter-advance")
    seat = game.state.stack[-1].seat
    return m.say("action-freighter-advance-to", n=int(game.state.players[seat].freighter) + 1)


def _tech(m: Messages, rules: Rules, tile: int, asking: Node | None) -> str:
    cost = int(rules.tech[tile].cost)
    in_solari = False
    if isinstance(asking, AcquireTech):
        cost = max(0, cost - int(asking.discount))
        in_solari = asking.in_solari
    return m.say("action-tech", name=m.name("tech", rules.tech[tile].id), price=_price(m, cost, in_solari))


def _negotiators(m: Messages, n: int, game: Game | None) -> str:
    if game is None or not isinstance(_asking(game), PayTech):
        return m.say("action-negotiators", n=n)
    frame = game.state.stack[-1]
    left = int(frame.a) - n
    if left == 0:
        return m.say("action-negotiators", n=n)
    return m.say("action-negotiators-pay", n=n, price=_price(m, left, frame.b != 0))


def _price(m: Messages, n: int, in_solari: bool) -> str:
    return m.say("count-solari" if in_solari else "count-spice", n=n)


def _influence(m: Messages, faction: int, asking: Node | None) -> str:
    if isinstance(asking, GainInfluenceAny):
        return m.say("action-influence-gain", n=int(asking.n), **m.faction(faction))
    return m.say("action-influence", **m.faction(faction))


def _move(m: Messages, rules: Rules, param: int) -> str:
    if param == len(rules.spaces):
        return m.say("action-move-leader")
    return m.say("action-move", name=m.name("space", rules.spaces[param].id))


def _buy(m: Messages, rules: Rules, card: int, game: Game | None) -> str:
    name = m.name("card", rules.cards[card].id)
    cost = int(rules.cards[card].cost if game is None else price(game.state, card))
    return m.say("action-buy-free", name=name) if cost == NO_COST else m.say("action-buy", name=name, n=cost)


def _claim(m: Messages, rules: Rules, card: int, game: Game | None) -> str:
    name = m.name("card", rules.cards[card].id)
    if game is not None and isinstance(_asking(game), RevealEffects):
        return m.say("action-claim", name=name, n=int(set_aside_price(game.state, card)))
    return m.say("action-claim-free", name=name)


def _choose(m: Messages, rules: Rules, option: int, asking: Node | None) -> str:
    if isinstance(asking, RecallRewards) and option < len(rules.shipping):
        return m.say("action-choose-reward", n=option + 1, effect=effect(m, rules.shipping[option]))
    if isinstance(asking, LookAtTop):
        return m.say("action-choose-draw" if option == 0 else "action-choose-trash")
    if isinstance(asking, Choose) and option < len(asking.options):
        return m.say("action-choose-effect", n=option + 1, effect=bare(m, asking.options[option]))
    if isinstance(asking, Lines) and option < len(asking.lines):
        return m.say("action-choose-effect", n=option + 1, effect=bare(m, asking.lines[option]))
    if isinstance(asking, Train) and option < len(asking.rewards):
        return m.say("action-choose-training", n=option + 1, effect=effect(m, asking.rewards[option]))
    return m.say("action-choose", n=option + 1)


def _resolve(m: Messages, rules: Rules, param: int, game: Game | None) -> str:
    source, line = divmod(param, actions.LINES)
    name = source_name(m, rules, source)
    node: Node | None = None
    leader = _leader(rules, source)
    if leader is not None:
        name = m.name("ability", f"{leader.id}-{'signet' if line == SIGNET_LINE else 'left'}")
        if line == SIGNET_LINE:
            node = leader.signet
        elif line == TURN_ABILITY_LINE:
            node = leader.turn_ability
    tile = source - rules.first_tech
    if 0 <= tile < len(rules.tech) and line in (FLIP_LINE, SPEND_LINE):
        node = rules.tech[tile].flip if line == FLIP_LINE else rules.tech[tile].spend
    twins: set[int] = set()
    if game is not None:
        rows = game.state.tray
        node = next((row.node for row in rows if row.source == source and row.a == line), node)
        if leader is not None and node in leader.reveal:
            name = m.name("ability", f"{leader.id}-left")
        if node is not None:
            said = own_line(m, node)
            twins = {int(row.a) for row in rows if row.source == source and own_line(m, row.node) == said}
    if node is None:
        return m.say("action-resolve", name=name)
    if len(twins) > 1:
        return m.say("action-resolve-line", name=name, n=line + 1, effect=own_line(m, node))
    return m.say("action-resolve-effect", name=name, effect=own_line(m, node))


def _leader(rules: Rules, source: int) -> Leader | None:
    number = source - rules.first_leader
    return rules.leaders[number] if 0 <= number < len(rules.leaders) else None
