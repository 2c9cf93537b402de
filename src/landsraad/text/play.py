"""What a player is asked and what can be answered: prompts and labels of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from landsraad.engine.base.discarding import Discard
from landsraad.engine.base.drawing import LookAtTop
from landsraad.engine.base.influence import GainInfluencePair
from landsraad.engine.base.troops import LoseTroops
from landsraad.engine.course.acquiring import price
from landsraad.engine.course.combat import CombatCards, LostCards, WonCards
from landsraad.engine.course.endgame import EndgameCards
from landsraad.engine.course.grafting import PlaceIcons
from landsraad.engine.course.reveal import RevealEffects
from landsraad.engine.course.sides import Train
from landsraad.engine.course.tray import CARD_CAME, ROW_OPENED, owed_rows
from landsraad.engine.course.turn import AgentEffects
from landsraad.engine.ix.shipping import ADVANCE, RecallRewards
from landsraad.engine.ix.tech import FLIP_LINE, SPEND_LINE
from landsraad.engine.ix.units import RetreatUnits
from landsraad.engine.machine import actions
from landsraad.engine.machine.compose import Choose, May
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, FACTION_NAMES, NOBODY
from landsraad.engine.outlook import Price, as_it_comes, brings, influence_chosen, influence_lost, price_of, reached
from landsraad.engine.state.definitions import NO_COST
from landsraad.engine.uprising.contracts import SOLARI_INSTEAD, TakeContract
from landsraad.engine.uprising.spies import Infiltrate, RecallSpies
from landsraad.text.effects import PAYING
from landsraad.text.effects import line as own_line
from landsraad.text.messages import LANGUAGES, messages
from landsraad.text.said import Effect, Faction, Name, Said, Seat, Value
from landsraad.text.sources import source_name

if TYPE_CHECKING:
    from landsraad.engine.game import Game
    from landsraad.engine.machine.node import Frame, Node
    from landsraad.engine.state.definitions import Leader
    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState

# The lines under which a leader's abilities are resolved (see tray.py and turn.py).
SIGNET_LINE: Final = 0
TURN_ABILITY_LINE: Final = 2

# --- Prompts ----------------------------------------------------------------------------------------------------------


def ask(kind: str) -> Said:
    """The prompt of a kind of decision (Node.asks), which everybody may know."""
    return Said(f"ask-{kind}")


def decision(game: Game) -> Said | None:
    """The prompt of the present decision, with the source that asks; None when the game is over."""
    asked = game.decision
    if asked is None:
        return None
    said = _counted(game)
    if asked.source != "setup" and asked.source != _who_is_rival(game):
        source = source_name(game.rules, game.rules.source_ids.index(asked.source))
        said = Said("ask", source=source, prompt=said)
    return _for_whom(game, said)


def prompt(game: Game) -> Said:
    """The same for those who see the source beside it; the game is not over."""
    return _for_whom(game, _counted(game))


def _for_whom(game: Game, said: Said) -> Said:
    """A person decides for a Rival, which has a card or a leader, or a number while it has none."""
    seat = game.state.stack[-1].seat
    if not game.state.is_automated(seat):
        return said
    kind, _, id = _who_is_rival(game).partition("/")
    number = str(seat - int(game.state.persons) + 1)
    return Said("ask-for-rival", who=Name(kind, id) if id else number, prompt=said)


def _who_is_rival(game: Game) -> str:
    """The card or leader of the Rival for whom is decided, as a source; empty while it has none, or for a person."""
    seat = game.state.stack[-1].seat
    player = game.state.players[seat]
    if not game.state.is_automated(seat):
        return ""
    if player.rival is not None:
        return f"rival/{player.rival.id}"
    return "" if player.leader is None else f"leader/{player.leader.id}"


def _counted(game: Game) -> Said:
    """The prompt as a part of what it belongs to: why it is asked again, the how many-th it is, and what comes then."""
    said = _asked(game)
    frame = game.state.stack[-1]
    if isinstance(frame.node, AgentEffects | RevealEffects) and frame.b:
        return Said(f"ask-again-{WHY_AGAIN[int(frame.b)]}", prompt=said)
    done, count = _progress(game, frame)
    if count > 1:
        said = Said("ask-nth", prompt=said, n=done + 1, all=count)
    then = _then(game, frame)
    return said if then is None else Said("ask-then", prompt=said, effect=then)


def _progress(game: Game, frame: Frame) -> tuple[int, int]:
    """How many choices of the same kind were made for one effect, and how many it asks for in all."""
    node = frame.node
    if isinstance(node, GainInfluencePair):
        return int(frame.a).bit_count(), 2
    if isinstance(node, Choose):
        return int(frame.a).bit_count(), int(node.count)
    if isinstance(node, Discard):
        return int(frame.a), min(int(node.n), int(frame.a) + len(game.state.players[frame.seat].hand))
    if isinstance(node, RecallSpies):
        return int(frame.a), int(node.n)
    return 0, 1


def _then(game: Game, frame: Frame) -> Value | None:
    """What the same thing does next, such as what a cost pays for; None where nothing of it is left."""
    if len(game.state.stack) == 1:
        return None
    below = game.state.stack[-2]
    begun = bool(below.a or below.b) or below.node.path.startswith(STEPS)
    if begun or (below.seat, below.source) != (frame.seat, frame.source):
        return None
    effect = Effect(below.node)
    return Said("effect-pay", cost=effect) if isinstance(below.node, PAYING) else effect


STEPS: Final = "step/"  # the places of nodes that are the course of the game, not effects


def _asked(game: Game) -> Said:
    frame = game.state.stack[-1]
    kind = frame.node.asks()
    if isinstance(frame.node, May):
        return Said("ask-may-effect", effect=Effect(frame.node.effect, bare=True))
    if isinstance(frame.node, Infiltrate):
        return Said("ask-infiltrate-at", name=Name("space", game.rules.spaces[frame.a].id))
    if _goes_on(frame):
        return Said(f"ask-{kind}-more")
    offered = {int(game.rules.actions.family[action]) for action in game.legal()}
    for narrower, holds in NARROWER.get(kind, ()):
        if holds(offered):
            return Said(f"ask-{kind}-{narrower}")
    return ask(kind)


def _goes_on(frame: Frame) -> bool:
    """Has the seat played a card since it was asked, so that to play no more is no pass (B-114)?"""
    return isinstance(frame.node, CombatCards | WonCards | LostCards | EndgameCards) and frame.b != 0


# Why a turn that was to end goes on (tray.py).
WHY_AGAIN: Final = {CARD_CAME: "card", ROW_OPENED: "effect"}
RESOLVING: Final = {actions.RESOLVE, actions.TAKE_PLAIN}
DEPLOYING: Final = {actions.DEPLOY, actions.DEPLOY_DREADNOUGHT}
# Prompts that say more of what is asked, by the families of the actions that are offered; the first that holds.
NARROWER: Final[dict[str, tuple[tuple[str, Callable[[set[int]], bool]], ...]]] = {
    "turn": (("no-agent", lambda offered: actions.PLAY not in offered),),
    "agent_effects": (
        ("deploy", lambda offered: bool(offered & DEPLOYING) and not offered & RESOLVING),
        ("end", lambda offered: actions.END_TURN in offered and not offered & RESOLVING),
    ),
    "endgame": (("pair", lambda offered: actions.FLIP in offered),),
    "place_spy": (("recall", lambda offered: actions.RECALL_SPY in offered),),
    "sort_top": (
        ("draw", lambda offered: actions.KEEP in offered),
        ("discard", lambda offered: actions.DISCARD in offered),
    ),
}

# --- Labels -----------------------------------------------------------------------------------------------------------


def action(rules: Rules, number: int, game: Game | None) -> Said:
    """The label of an action; with the game, as it is meant at the present decision."""
    family = rules.actions.family[number]
    param = rules.actions.param[number]
    frame = game.state.stack[-1] if game is not None and game.state.stack else None
    said = OWN_WORDS[family](rules, param, game, frame) if family in OWN_WORDS else None
    return said or Said(_at_decision(family, frame), **_values(rules, family, param))


def _at_decision(family: int, frame: Frame | None) -> str:
    """The message of a family for the kind of the present decision, where there is one of its own."""
    id = f"action-{actions.FAMILY_NAMES[family]}"
    special = "" if frame is None else f"{id}-{frame.node.asks()}"
    return special if special in messages(LANGUAGES[0]).ids else id


def _values(rules: Rules, family: int, param: int) -> dict[str, Value]:
    """What the parameter of an action means, as the values of its message."""
    if family in CARD_FAMILIES:
        return {"name": Name("card", rules.cards[param].id)}
    if family in INTRIGUE_FAMILIES:
        return {"name": Name("intrigue", rules.intrigue[param].id)}
    if family in SPACE_FAMILIES:
        return {"name": Name("space", rules.spaces[param].id)}
    if family in POST_FAMILIES:
        return {"name": Name("post", rules.posts[param].id)}
    if family in COUNT_FAMILIES:
        return {"n": param}
    if family in SEAT_FAMILIES:
        return {"who": Seat(param)}
    if family == actions.TOKEN:
        return {"faction": Faction(FACTION_NAMES[param])}
    if family in TRACK_FAMILIES:
        return {"faction": Faction(rules.factions[param])}
    if family == actions.GIVE:
        return {"goods": actions.GOODS[param]}
    if family == actions.LEADER:
        return {"name": Name("leader", rules.leaders[param].id)}
    if family == actions.RIVAL:
        return {"name": Name("rival", rules.rivals[param].id)}
    return {}


CARD_FAMILIES: Final = (
    actions.PLAY,
    actions.TRASH_HAND,
    actions.TRASH_DISCARD,
    actions.TRASH_PLAY,
    actions.DISCARD,
    actions.TAKE,
    actions.ACQUIRE,
    actions.SET_ASIDE,
    actions.KEEP,
    actions.TO_THRONE,
    actions.GRAFT,
    actions.GRAFT_ROW,
)
INTRIGUE_FAMILIES: Final = (
    actions.INTRIGUE,
    actions.KEEP_INTRIGUE,
    actions.RETURN_INTRIGUE,
    actions.TRASH_INTRIGUE,
    actions.GIVE_INTRIGUE,
)
POST_FAMILIES: Final = (actions.PLACE_SPY, actions.RECALL_SPY)
SPACE_FAMILIES: Final = (actions.SEND, actions.MARK, actions.RECALL, actions.CONTROL)
SEAT_FAMILIES: Final = (actions.TARGET, actions.TARGET_DREADNOUGHT, actions.ALLIANCE, actions.ACTIVATE)
TRACK_FAMILIES: Final = (actions.INFLUENCE,)
COUNT_FAMILIES: Final = (
    actions.DEPLOY,
    actions.RETREAT,
    actions.DEPLOY_DREADNOUGHT,
    actions.RETREAT_DREADNOUGHT,
    actions.NEGOTIATORS,
    actions.PLEDGE,
    actions.SHARE,
)


def _move(rules: Rules, param: int, game: Game | None, frame: Frame | None) -> Said:
    if param == len(rules.spaces):
        return Said("action-move-leader")
    return Said("action-move", name=Name("space", rules.spaces[param].id))


def _buy(rules: Rules, card: int, game: Game | None, frame: Frame | None) -> Said:
    name = Name("card", rules.cards[card].id)
    cost = int(rules.cards[card].cost if game is None else price(game.state, card))
    return Said("action-buy-free", name=name) if cost == NO_COST else Said("action-buy", name=name, n=cost)


def _claim(rules: Rules, card: int, game: Game | None, frame: Frame | None) -> Said:
    name = Name("card", rules.cards[card].id)
    cost = _price_of(actions.CLAIM, card, game, frame)
    return Said("action-claim-free", name=name) if cost is None else Said("action-claim", name=name, n=cost.n)


def _influence(rules: Rules, faction: int, game: Game | None, frame: Frame | None) -> Said | None:
    n = 0 if frame is None else influence_chosen(frame)
    return None if n == 0 else Said("action-influence-gain", n=n, faction=Faction(rules.factions[faction]))


def _lose(rules: Rules, faction: int, game: Game | None, frame: Frame | None) -> Said:
    n = 1 if frame is None else influence_lost(frame)
    return Said("action-lose", n=n, faction=Faction(rules.factions[faction]))


def _pass(rules: Rules, param: int, game: Game | None, frame: Frame | None) -> Said | None:
    return Said("action-pass-done") if frame is not None and _goes_on(frame) else None


def _retreat(rules: Rules, n: int, game: Game | None, frame: Frame | None) -> Said | None:
    """Of units that retreat together, those that are no troops are dreadnoughts."""
    if frame is None or not isinstance(frame.node, RetreatUnits) or n == frame.node.n:
        return None
    dreadnoughts = int(frame.node.n) - n
    if n == 0:
        return Said("action-retreat_dreadnought", n=dreadnoughts)
    others = Said("count-dreadnoughts", n=dreadnoughts)
    return Said("action-retreat_both", troops=Said("count-troops", n=n), dreadnoughts=others)


def _choose(rules: Rules, option: int, game: Game | None, frame: Frame | None) -> Said:
    n = option + 1
    if frame is not None and isinstance(frame.node, LookAtTop):
        return Said("action-choose-draw" if option == 0 else "action-choose-trash")
    if frame is not None and isinstance(frame.node, PlaceIcons) and game is not None:
        card = (game.state.turn.card, game.state.turn.grafted)[option]
        return Said("action-choose-icons", name=Name("card", rules.cards[card].id))
    effect = _effect_of(actions.CHOOSE, option, game, frame)
    if frame is None or effect is None:
        return Said("action-choose", n=n)
    if isinstance(frame.node, RecallRewards):
        return Said("action-choose-reward", n=n, effect=Effect(effect))
    if isinstance(frame.node, Train):
        return Said("action-choose-training", n=n, effect=Effect(effect))
    return Said("action-choose-effect", n=n, effect=Effect(effect, bare=True))


def _accept(rules: Rules, param: int, game: Game | None, frame: Frame | None) -> Said | None:
    effect = _effect_of(actions.ACCEPT, 0, game, frame)
    if effect is None:
        return None
    cost = _price_of(actions.ACCEPT, 0, game, frame)
    if cost is None:
        return Said("action-accept-may", effect=Effect(effect, bare=True))
    return Said("action-accept-pay_extra", cost=_money(cost), effect=Effect(effect))


def _decline(rules: Rules, param: int, game: Game | None, frame: Frame | None) -> Said | None:
    if frame is not None and isinstance(frame.node, TakeContract):
        return Said("action-decline-take_contract", effect=Said("effect-gain-solari", n=SOLARI_INSTEAD))
    effect = _effect_of(actions.DECLINE, 0, game, frame)
    return None if effect is None else Said("action-decline-pay_extra-told", effect=Effect(effect))


def _freighter(rules: Rules, move: int, game: Game | None, frame: Frame | None) -> Said:
    if move != ADVANCE:
        return Said("action-freighter-recall")
    if game is None or frame is None:
        return Said("action-freighter-advance")
    return Said("action-freighter-advance-to", n=int(game.state.army(frame.seat).freighter) + 1)


def _tech(rules: Rules, tile: int, game: Game | None, frame: Frame | None) -> Said:
    cost = _price_of(actions.TECH, tile, game, frame) or Price(int(rules.tech[tile].cost), "spice")
    return Said("action-tech", name=Name("tech", rules.tech[tile].id), price=_money(cost))


def _negotiators(rules: Rules, n: int, game: Game | None, frame: Frame | None) -> Said | None:
    cost = _price_of(actions.NEGOTIATORS, n, game, frame)
    return None if cost is None or cost.n == 0 else Said("action-negotiators-pay", n=n, price=_money(cost))


def _research(rules: Rules, number: int, game: Game | None, frame: Frame | None) -> Said:
    place = rules.research[number]
    if place.effect is None:
        return Said("action-research-start")
    return Said("action-research", column=int(place.column), row=int(place.row), effect=Effect(place.effect))


def _clone(rules: Rules, number: int, game: Game | None, frame: Frame | None) -> Said:
    card = rules.cards[number]
    return Said("action-clone", name=Name("card", card.id), n=int(card.specimens))


def _lose_troops(rules: Rules, n: int, game: Game | None, frame: Frame | None) -> Said:
    """Of troops that are lost together, those that are not in the Conflict are in the garrison."""
    if frame is None or not isinstance(frame.node, LoseTroops) or n == frame.node.n:
        return Said("action-lose_troops", n=n)
    garrison = Said("count-troops", n=int(frame.node.n) - n)
    if n == 0:
        return Said("action-lose_troops-garrison", garrison=garrison)
    return Said("action-lose_troops-both", conflict=Said("count-troops", n=n), garrison=garrison)


def _return_specimen(rules: Rules, param: int, game: Game | None, frame: Frame | None) -> Said:
    return Said("action-return_specimen", n=1)


def _money(price: Price) -> Said:
    return Said(f"count-{price.goods}", n=price.n)


def _price_of(family: int, param: int, game: Game | None, frame: Frame | None) -> Price | None:
    if game is None or frame is None:
        return None
    return price_of(game.state, game.rules.actions.action(family, param))


def _effect_of(family: int, param: int, game: Game | None, frame: Frame | None) -> Node | None:
    """The effect of an alternative or of a row of the tray; None where there is none to tell of."""
    if game is None or frame is None:
        return None
    found = brings(game.state, game.rules.actions.action(family, param))
    return found[0] if found else None


def leads(g: GameState, action: int) -> list[Said]:
    """Where an action of the present decision leads on a track of Influence, and what comes or goes with it."""
    way = reached(g, action)
    if way is None:
        return []
    lines = [Said("leads-influence", old=way.old, new=way.new)]
    if way.alliance != 0:
        lines.append(Said("leads-alliance" if way.alliance > 0 else "leads-alliance-lost"))
    if way.vp != 0:
        lines.append(Said("leads-vp", n=way.vp) if way.vp > 0 else Said("leads-vp-lost", n=-way.vp))
    return lines + [Said("leads-effect", effect=Effect(node)) for node in way.effects]


def owed(g: GameState, seat: int) -> Said | None:
    """Why the turn cannot end yet: the effect that must be resolved first; None where there is none."""
    rows = owed_rows(g, seat)
    if not rows:
        return None
    row = rows[0]
    return Said("why-owed", name=row_name(g.rules, int(row.source), int(row.a), row.node), more=len(rows) - 1)


def _contract(rules: Rules, number: int, game: Game | None, frame: Frame | None) -> Said:
    contract = rules.contracts[number]
    name = Name("contract", contract.id)
    id = _at_decision(actions.CONTRACT, frame)
    if frame is None:
        return Said(id, name=name)
    return Said("action-contract-told" if id == "action-contract" else id, name=name, effect=Effect(contract.reward))


def _flip(rules: Rules, number: int, game: Game | None, frame: Frame | None) -> Said:
    goal = number - len(rules.conflicts)
    if goal >= 0:
        name, icon = Name("objective", rules.objectives[goal].id), rules.objectives[goal].battle_icon
    else:
        name, icon = Name("conflict", rules.conflicts[number].id), rules.conflicts[number].battle_icon
    if icon == NOBODY:
        return Said("action-flip-bare", name=name)
    return Said(_at_decision(actions.FLIP, frame), name=name, icon=Name("battle_icon", BATTLE_ICON_NAMES[icon]))


def _resolve(rules: Rules, param: int, game: Game | None, frame: Frame | None) -> Said:
    source, line = divmod(param, actions.LINES)
    rows = [] if game is None else [row for row in game.state.tray if row.source == source]
    node = next((row.node for row in rows if row.a == line), _node_of(rules, source, line))
    name = row_name(rules, source, line, node)
    if node is None:
        return Said("action-resolve", name=name)
    words = messages(LANGUAGES[0])
    said = own_line(words, node)
    if len({int(row.a) for row in rows if own_line(words, row.node) == said}) > 1:
        return Said("action-resolve-line", name=name, n=line + 1, effect=Effect(node))
    if game is not None and rows:
        node = as_it_comes(game.state, rows[0].seat, source, node)
    return Said("action-resolve-effect", name=name, effect=Effect(node))


def row_name(rules: Rules, source: int, line: int, node: Node | None) -> Name | Said:
    """What a row of the tray is called: by its source, or by the ability of a leader that it is."""
    leader = _leader(rules, source)
    if leader is None:
        return source_name(rules, source)
    is_signet = line == SIGNET_LINE and node not in leader.reveal  # whose lines count from 0, too
    return Name("ability", f"{leader.id}-{'signet' if is_signet else 'left'}")


def _node_of(rules: Rules, source: int, line: int) -> Node | None:
    """The effect of a line that need not lie on the tray."""
    leader = _leader(rules, source)
    if leader is not None:
        return {SIGNET_LINE: leader.signet, TURN_ABILITY_LINE: leader.turn_ability}.get(line)
    tile = source - rules.first_tech
    if 0 <= tile < len(rules.tech):
        return {FLIP_LINE: rules.tech[tile].flip, SPEND_LINE: rules.tech[tile].spend}.get(line)
    return None


def _leader(rules: Rules, source: int) -> Leader | None:
    number = source - rules.first_leader
    return rules.leaders[number] if 0 <= number < len(rules.leaders) else None


# Families whose label is made with more than the name of the parameter; None: not at this decision.
OWN_WORDS: Final[dict[int, Callable[[Rules, int, Game | None, Frame | None], Said | None]]] = {
    actions.MOVE: _move,
    actions.BUY: _buy,
    actions.CLAIM: _claim,
    actions.INFLUENCE: _influence,
    actions.LOSE: _lose,
    actions.PASS: _pass,
    actions.RETREAT: _retreat,
    actions.CHOOSE: _choose,
    actions.ACCEPT: _accept,
    actions.DECLINE: _decline,
    actions.FREIGHTER: _freighter,
    actions.TECH: _tech,
    actions.NEGOTIATORS: _negotiators,
    actions.CONTRACT: _contract,
    actions.FLIP: _flip,
    actions.RESOLVE: _resolve,
    actions.RESEARCH: _research,
    actions.CLONE: _clone,
    actions.LOSE_TROOPS: _lose_troops,
    actions.RETURN_SPECIMEN: _return_specimen,
}
