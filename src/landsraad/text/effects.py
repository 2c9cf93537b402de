"""Effects and conditions in words: one function for each class of node, in the tables EFFECTS and CONDITIONS."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from landsraad.engine import (
    acquiring,
    agents,
    cards,
    combat,
    compose,
    conditions,
    contracts,
    dreadnoughts,
    hagal,
    influence,
    intrigue,
    resources,
    reveal,
    sandworms,
    shipping,
    sides,
    spaces,
    spies,
    tech,
    troops,
    trophies,
    units,
)
from landsraad.engine.node import Arrow, Condition, Node
from landsraad.engine.terms import BATTLE_ICON_NAMES, DECK_TOP, FACTION_NAMES, HAND, NOBODY
from landsraad.text.messages import Messages, MissingText, Value

Words = Callable[[Messages, Node], str]

# The places (Node.path) of effects that are lines of their own. What a card unloads or a Rival does for its Signet Ring
# is the same effect, named for that place.
OWN_LINE: Final = re.compile(
    r"(card|leader|tech)/\w+/(agent|reveal)/\d+"
    r"|card/\w+/unload/\d+/0"
    r"|space/\w+/effects/\d+"
    r"|leader/\w+/(signet|rival_signet(/0)?|turn_ability|visit|on/\d+)"
)
# Effects that say what they need where they are lines of their own; within others it stands before them.
NEEDING: Final = (spaces.TakeMentat,)
OPTIONS: Final = " | "
LIST: Final = ", "
SENTENCES: Final = "; "


def effect(m: Messages, node: Node) -> str:
    """An effect in one line; what may be left undone wherever it stands says so."""
    return _you_may(m, node) if _asks_first(node) else bare(m, node)


def line(m: Messages, node: Node) -> str:
    """An effect that is a line of its own, as on a card: what may be left undone there says so."""
    if isinstance(node, compose.When):
        return _when(m, node, line)
    if isinstance(node, NEEDING):
        return _if(m, m.say("if-mentat_at_home"), effect(m, node))
    if node.optional and (isinstance(node, LEFT_AS_LINES) or _chooses_to_use(node)):
        return _you_may(m, node)
    return effect(m, node)


def at_its_place(m: Messages, node: Node) -> str:
    """An effect in one line, as it is meant at its place in the rules: a line of its own, or a part of something."""
    return line(m, node) if OWN_LINE.fullmatch(node.path) else effect(m, node)


def bare(m: Messages, node: Node) -> str:
    """An effect in one line, as one does it: without a word on whether it may be left undone."""
    words = EFFECTS.get(type(node))
    if words is None:
        raise MissingText(f"no words for the effect {type(node).__name__}")
    return words(m, node)


def condition(m: Messages, what: Condition) -> str:
    """A condition, as it stands after "if"."""
    words = CONDITIONS.get(type(what))
    if words is None:
        raise MissingText(f"no words for the condition {type(what).__name__}")
    return words(m, what)


def cost(m: Messages, node: Node) -> str:
    """What is paid, in one line: of several parts all are."""
    if not isinstance(node, compose.All):
        return effect(m, node)
    return _and(m, [_paid(m, part) for part in node.costs])


def _paid(m: Messages, node: Node) -> str:
    """A part of a cost: beside others "2 spice" needs a verb."""
    said = effect(m, node)
    return m.say("effect-pay", cost=said) if isinstance(node, resources.Pay) else said


def in_a_row(m: Messages, nodes: Sequence[Node], say: Words = effect) -> str:
    """Several effects, each as `say` says it, in printed order, as a list or, where it could be misread, as sentences.

    What comes several times in a row is said once, and so is a condition that several of them share.
    """
    parts = _parts(m, nodes, say)
    return _joiner(parts).join(part.words for part in parts)


class _Part(NamedTuple):
    """A part of a list: its words, and whether more may stand beside them with but a comma between.

    compound  it has parts of its own, which commas would mix with the others
    open      "you may" stands in it and would take in what stands behind a comma
    """

    words: str
    compound: bool = True
    open: bool = False


class _Row(NamedTuple):
    """An effect without its conditions, which are said before it."""

    conditions: list[str]
    part: _Part


def _parts(m: Messages, nodes: Sequence[Node], say: Words = effect) -> list[_Part]:
    alike = _for_each_faction(m, nodes, say)
    if alike:
        return [_Part(alike)]
    return _gathered(m, [_row(m, node, nodes[:place], say) for place, node in enumerate(nodes)])


def _row(m: Messages, node: Node, before: Sequence[Node], say: Words) -> _Row:
    said: list[str] = []
    inner = node
    while isinstance(inner, compose.When):
        said += _conditions(m, inner.condition, before)
        inner = inner.effect
    if said and isinstance(inner, troops.Recruit) and any(isinstance(other, troops.Recruit) for other in before):
        words = m.say("effect-recruit-more", n=int(inner.n))
    else:
        words = whole(m, inner, say) if said else say(m, inner)
    return _Row(said, _Part(words, bool(said) or _is_compound(inner), _may_be_left(inner)))


def _gathered(m: Messages, rows: Sequence[_Row]) -> list[_Part]:
    """The parts of a list, with a condition that rows in succession share said once."""
    parts: list[_Part] = []
    for shared, found in groupby(rows, lambda row: row.conditions[:1]):
        group = list(found)
        if not shared:
            parts += _counted_once(m, [row.part for row in group])
        elif len(group) == 1:
            parts.append(_Part(_if(m, _and(m, group[0].conditions, "if-all"), group[0].part.words)))
        else:
            inner = _gathered(m, [_Row(row.conditions[1:], row.part) for row in group])
            parts.append(_Part(_if(m, shared[0], _in_brackets(m, inner))))
    return parts


def _counted_once(m: Messages, parts: Iterable[_Part]) -> list[_Part]:
    counted: list[_Part] = []
    for part, again in groupby(parts):
        times = len(list(again))
        words = part.words if times == 1 else m.say("effect-times", effect=part.words, n=times)
        counted.append(part._replace(words=words))
    return counted


def _joiner(parts: Sequence[_Part]) -> str:
    if any(part.compound for part in parts) or any(part.open for part in parts[:-1]):
        return SENTENCES
    return LIST


def _in_brackets(m: Messages, parts: Sequence[_Part]) -> str:
    """Several parts as one thing."""
    said = _joiner(parts).join(part.words for part in parts)
    return m.say("effect-group", effects=said) if len(parts) > 1 else said


def _if(m: Messages, condition: str, effect: str) -> str:
    return m.say("effect-when", condition=condition, effect=effect)


def _and(m: Messages, said: Sequence[str], id: str = "effect-and") -> str:
    first, *others = said
    for other in others:
        first = m.say(id, first=first, second=other)
    return first


def _conditions(m: Messages, what: Condition, before: Sequence[Node]) -> list[str]:
    """The conditions that hold together as one; a list of them that has just been said is not said again."""
    if isinstance(what, conditions.AllOf):
        return [said for part in what.conditions for said in _conditions(m, part, before)]
    if isinstance(what, conditions.Exactly) and before and isinstance(before[-1], compose.When):
        last = before[-1].condition
        if isinstance(last, conditions.Exactly) and _list_of(m, last) == _list_of(m, what):
            return [
                m.say("if-every-them") if what.n == len(what.conditions) else m.say("if-exactly-them", n=int(what.n))
            ]
    return [condition(m, what)]


def _for_each_faction(m: Messages, nodes: Sequence[Node], say: Words) -> str:
    """The same effect for each faction with which one has little Influence; empty where it is something else."""
    at_most: dict[int, set[tuple[int, str]]] = {}
    for node in nodes:
        if not isinstance(node, compose.When) or not isinstance(node.condition, conditions.InfluenceAtMostOn):
            return ""
        at_most.setdefault(int(node.condition.faction), set()).add((int(node.condition.n), say(m, node.effect)))
    alike = set().union(*at_most.values())
    if len(at_most) < len(FACTION_NAMES) or len(nodes) > len(at_most) or len(alike) > 1:
        return ""
    n, words = alike.pop()
    return m.say("effect-for_each_faction_at_most", effect=words, n=n)


def _torn(m: Messages, node: Node) -> bool:
    """Would its parts, within something else, read as if the later ones stood beside it?"""
    if isinstance(node, spies.PlaceSpy):
        return bool(node.follow)
    if isinstance(node, compose.Both):
        return _joiner(_parts(m, node.effects)) == SENTENCES and len(_parts(m, node.effects)) > 1
    return isinstance(node, compose.Either)


def _several(m: Messages, node: Node) -> bool:
    """Is it said in several parts?"""
    if isinstance(node, resources.Gain):
        return [node.solari > 0, node.spice > 0, node.water > 0].count(True) > 1
    if isinstance(node, compose.Both):
        return len(_parts(m, node.effects)) > 1
    return _torn(m, node)


def whole(m: Messages, node: Node, say: Words = effect) -> str:
    """An effect within something else: in brackets where it would fall apart there."""
    said = say(m, node)
    return m.say("effect-group", effects=said) if _torn(m, node) else said


def options(m: Messages, nodes: Iterable[Node], say: Words = effect) -> str:
    """Alternatives, each as `say` says it."""
    return OPTIONS.join(whole(m, node, say) for node in nodes)


def icon_values(m: Messages, icons: int) -> dict[str, Value]:
    """The variables of a message that speaks of spaces with one of some icons; `icons` is 0 for all factions."""
    names = m.icon_names(icons)
    return {"icons": 0 if icons == influence.ALL_FACTIONS else len(names), "names": LIST.join(names)}


def _plain(id: str) -> Callable[[Messages, Any], str]:
    """Words without a variable."""
    return lambda m, node: m.say(id)


def _counted(id: str) -> Callable[[Messages, Any], str]:
    """Words with the number `n` of the node."""
    return lambda m, node: m.say(id, n=int(node.n))


def _single(id: str) -> Callable[[Messages, Any], str]:
    """Words with the number 1."""
    return lambda m, node: m.say(id, n=1)


# --- What may be left undone ------------------------------------------------------------------------------------------

# Effects that are taken or left where they are lines of their own; within others they come by themselves.
LEFT_AS_LINES: Final = (dreadnoughts.Commission, tech.Negotiate, influence.TurnUpTokens)
# Effects that ask whether to do them, wherever they stand.
ASKING: Final = (shipping.MoveFreighter, tech.AcquireTech)
# Effects that some cards let one decline; those that do are `optional`.
DECLINED: Final = (cards.TrashCard, cards.TrashFromHand, acquiring.AcquireUpTo)


# Effects whose own words say "you may".
SAYING_MAY: Final = (
    *(acquiring.AcquireForSolari, acquiring.AcquiresToChoice, agents.MayPass, agents.TakeExtraTurn),
    *(sandworms.DestroyWall, sides.RecallMemories, units.ForceRetreats),
)


def _you_may(m: Messages, node: Node) -> str:
    if isinstance(node, compose.Choose):
        return m.say("effect-you_may", effect=m.say("effect-choose", options=options(m, node.options, bare)))
    return m.say("effect-you_may", effect=bare(m, node))


def _asks_first(node: Node) -> bool:
    """Is it left undone by choice alone? Of several units none is a number too, which "up to" says."""
    if isinstance(node, troops.Deploy | troops.Retreat):
        return bool(node.most == 1)
    return isinstance(node, ASKING) or (node.optional and isinstance(node, DECLINED))


def _chooses_to_use(node: Node) -> bool:
    """Is it a choice among effects that would each say that they may be left undone?"""
    return isinstance(node, compose.Choose) and any(_asks_first(option) for option in node.options)


def _may_be_left(node: Node) -> bool:
    return isinstance(node, (compose.May, *LEFT_AS_LINES, *SAYING_MAY)) or _asks_first(node)


def _is_compound(node: Node) -> bool:
    inner = node.effect if isinstance(node, compose.May) else node
    return bool(inner.children()) or isinstance(inner, NEEDING)


# --- Put together -----------------------------------------------------------------------------------------------------


def _both(m: Messages, node: compose.Both) -> str:
    return in_a_row(m, node.effects)


def _all(m: Messages, node: compose.All) -> str:
    return _and(m, [effect(m, part) for part in node.costs], "effect-and_then")


def _arrow(m: Messages, node: Arrow) -> str:
    paid = cost(m, node.cost)
    if isinstance(node.cost, compose.Choose):
        paid = m.say("effect-group", effects=paid)
    gained = effect(m, node.effect)
    if _several(m, node.effect):
        gained = m.say("effect-group", effects=gained)
    return m.say("effect-arrow", cost=paid, effect=gained)


def _choose(m: Messages, node: compose.Choose) -> str:
    if node.count >= len(node.options):
        return in_a_row(m, node.options)
    if node.count > 1:
        return m.say("effect-choose-several", n=int(node.count), options=options(m, node.options))
    return m.say("effect-choose", options=options(m, node.options))


def _when(m: Messages, node: compose.When, say: Words = effect) -> str:
    return _gathered(m, [_row(m, node, (), say)])[0].words


def _either(m: Messages, node: compose.Either) -> str:
    said = condition(m, node.condition)
    return m.say("effect-either", condition=said, effect=whole(m, node.effect), other=whole(m, node.otherwise))


def _lines(m: Messages, node: compose.Lines) -> str:
    return m.say("effect-lines", options=options(m, node.lines, line))


def _once_deployed(m: Messages, node: compose.OnceDeployed) -> str:
    return m.say("effect-once_deployed", n=int(node.n), effect=whole(m, node.effect))


def _always(m: Messages, node: hagal.Always) -> str:
    return effect(m, node.effect)


def _may(m: Messages, node: compose.May) -> str:
    if _is_compound(node):
        return m.say("effect-may", effect=whole(m, node.effect))
    return _you_may(m, node.effect)


def _each_opponent(m: Messages, node: compose.EachOpponent) -> str:
    return m.say("effect-each_opponent", effect=_of_others(m, node.effect))


def _one_opponent(m: Messages, node: compose.OneOpponent) -> str:
    return m.say("effect-one_opponent", effect=_of_others(m, node.effect))


def _of_others(m: Messages, node: Node) -> str:
    """An effect as what somebody else does: the verb is another form of it."""
    words = DONE_BY_OTHERS.get(type(node))
    if words is None:
        raise MissingText(f"no words for opponents and the effect {type(node).__name__}")
    return words(m, node)


def _at_reveal(m: Messages, node: compose.AtReveal) -> str:
    return m.say("effect-at_reveal", effect=whole(m, node.effect))


# --- Resources --------------------------------------------------------------------------------------------------------


def _amounts(m: Messages, verb: str, node: resources.Gain | resources.Pay) -> list[str]:
    amounts = (("solari", int(node.solari)), ("spice", int(node.spice)), ("water", int(node.water)))
    return [m.say(f"effect-{verb}-{resource}", n=n) for resource, n in amounts if n > 0]


def _gain(m: Messages, node: resources.Gain) -> str:
    return LIST.join(_amounts(m, "gain", node))


def _pay(m: Messages, node: resources.Pay) -> str:
    return _and(m, _amounts(m, "pay", node))


# --- Cards ------------------------------------------------------------------------------------------------------------


def _persuasion_per(m: Messages, node: cards.PersuasionPerCard) -> str:
    return m.say("effect-persuasion_per", n=int(node.n), **m.faction(node.faction))


def _trash(m: Messages, node: cards.TrashCard) -> str:
    return m.say("effect-trash-in_play" if node.in_play_only else "effect-trash")


def _acquire_reserve(m: Messages, node: acquiring.AcquireReserve) -> str:
    return m.say("effect-acquire_reserve", name=m.name("card", node.card))


def _acquire_up_to(m: Messages, node: acquiring.AcquireUpTo) -> str:
    if node.to == HAND:
        suffix = "-hand-exactly" if node.least == node.most else "-hand"
    else:
        suffix = "-deck" if node.to == DECK_TOP else ""
    return m.say(f"effect-acquire_up_to{suffix}", n=int(node.most))


def _discard(m: Messages, node: cards.Discard) -> str:
    if node.bonus is None:
        return m.say("effect-discard", n=int(node.n))
    return m.say("effect-discard-bonus", n=int(node.n), effect=effect(m, node.bonus), **m.faction(node.faction))


def _trash_of_faction(m: Messages, node: cards.TrashOfFaction) -> str:
    return m.say(f"effect-trash_of_faction{'-hand' if node.from_hand else ''}", **m.faction(node.faction))


def _trash_from_hand(m: Messages, node: cards.TrashFromHand) -> str:
    return m.say("effect-trash_from_hand", effect=effect(m, node.reward))


def _sort_top(m: Messages, node: cards.SortTop) -> str:
    return m.say("effect-sort_top", n=int(cards.SORTED))


def _swords_per_revealed(m: Messages, node: cards.SwordsPerRevealed) -> str:
    return m.say("effect-swords_per_revealed", n=1, **m.faction(node.faction))


def _discount(m: Messages, node: acquiring.Discount) -> str:
    return m.say("effect-discount", name=m.name("card", node.card), n=int(node.n))


def _set_aside(m: Messages, node: acquiring.SetAside) -> str:
    return m.say("effect-set_aside", n=int(reveal.SET_ASIDE_DISCOUNT))


def _take_from_discard(m: Messages, node: cards.TakeFromDiscard) -> str:
    return m.say("effect-take_from_discard", **m.faction(node.faction))


def _steal_intrigue(m: Messages, node: intrigue.StealIntrigue) -> str:
    return m.say("effect-steal_intrigue", n=int(intrigue.STEAL_FROM))


def _return_intrigue(m: Messages, node: intrigue.ReturnIntrigue) -> str:
    if node.most >= intrigue.ANY_NUMBER:
        return m.say("effect-return_intrigue-any")
    return m.say("effect-return_intrigue", n=int(node.most))


# --- Influence --------------------------------------------------------------------------------------------------------


def _influence(m: Messages, node: influence.GainInfluence) -> str:
    return m.say("effect-influence", n=int(node.n), **m.faction(node.faction))


def _influence_any(m: Messages, node: influence.GainInfluenceAny) -> str:
    if node.behind:
        return m.say("effect-influence_any-behind", n=int(node.n))
    if node.snooped:
        return m.say("effect-influence_any-snooped", n=int(node.n))
    if node.factions == influence.ALL_FACTIONS:
        return m.say("effect-influence_any", n=int(node.n))
    return m.say("effect-influence_any-some", n=int(node.n), names=LIST.join(m.faction_names(node.factions)))


def _track_bonus(m: Messages, node: influence.TrackBonus) -> str:
    return m.say("effect-track_bonus", n=int(influence.BONUS_AT))


# --- Troops -----------------------------------------------------------------------------------------------------------


def _deploy(m: Messages, node: troops.Deploy) -> str:
    if node.most >= troops.ANY_NUMBER:
        return m.say("effect-deploy-any")
    return m.say("effect-deploy", n=int(node.most))


def _retreat(m: Messages, node: troops.Retreat) -> str:
    if node.most >= troops.ANY_NUMBER:
        return m.say("effect-retreat-any")
    return m.say("effect-retreat", n=int(node.most))


def _retreat_troops(m: Messages, node: troops.RetreatTroops) -> str:
    if node.least == node.most:
        return m.say("effect-retreat_troops", n=int(node.most))
    return m.say("effect-retreat_troops-range", least=int(node.least), n=int(node.most))


# --- Freighters, tech tiles, swords -----------------------------------------------------------------------------------


def _dividends(m: Messages, node: shipping.Dividends) -> str:
    gain = m.say("count-solari", n=int(shipping.DIVIDENDS))
    others = m.say("count-solari", n=int(shipping.DIVIDENDS_OF_OTHERS))
    return m.say("effect-dividends", gain=gain, others=others)


def _acquire_tech(m: Messages, node: tech.AcquireTech) -> str:
    if node.discount > 0:
        return m.say("effect-acquire_tech-discount", n=int(node.discount))
    return m.say("effect-acquire_tech-solari" if node.in_solari else "effect-acquire_tech")


def _swords_per_card(m: Messages, node: resources.SwordsPerSwordCard) -> str:
    return m.say("effect-swords_per_card-others" if node.others else "effect-swords_per_card", n=1)


def _if_won(m: Messages, node: combat.IfWon) -> str:
    return m.say("effect-if_won", effect=whole(m, node.effect))


# --- Agents and the board ---------------------------------------------------------------------------------------------


def _harvest(m: Messages, node: spaces.Harvest) -> str:
    if node.base == 0:
        return m.say("effect-harvest-bonus")
    return m.say("effect-harvest", n=int(node.base))


def _council_seat(m: Messages, node: spaces.TakeCouncilSeat) -> str:
    return m.say("effect-council_seat", n=int(spaces.COUNCIL_PERSUASION))


def _control(m: Messages, node: spaces.TakeControl) -> str:
    return m.say("effect-control", name=m.name("space", node.space))


def _add_icons(m: Messages, node: agents.AddIcons) -> str:
    return m.say("effect-add_icons", names=LIST.join(m.icon_names(node.icons)))


def _recall_agent(m: Messages, node: agents.RecallAgent) -> str:
    return m.say("effect-recall_agent-another" if node.another else "effect-recall_agent")


# --- Spies and battle icons -------------------------------------------------------------------------------------------


def _place_spy(m: Messages, node: spies.PlaceSpy) -> str:
    if node.visited:
        said = m.say("effect-place_spy-visited")
    elif node.icons == spies.ANYWHERE:
        said = m.say("effect-place_spy")
    else:
        said = m.say("effect-place_spy-near", **icon_values(m, int(node.icons)))
    if node.shares:
        said = m.say("effect-place_spy-shares", place=said)
    follow = [
        m.say("effect-place_spy-follow", effect=effect(m, may.effect), **icon_values(m, icons))
        for icons, may in node.follow.items()
    ]
    return SENTENCES.join([said, *follow])


def _flip_trophy(m: Messages, node: trophies.FlipTrophy) -> str:
    return m.say("effect-flip_trophy", name=m.name("battle_icon", BATTLE_ICON_NAMES[node.icon]))


# As others do it ("loses 1 troop"); the same words as in EFFECTS, their attribute `others`.
DONE_BY_OTHERS: Final[dict[type[Node], Callable[[Messages, Any], str]]] = {
    compose.Choose: lambda m, node: m.say("effect-choose.others", options=options(m, node.options)),
    cards.Discard: _counted("effect-discard.others"),
    troops.LoseGarrison: _counted("effect-lose_garrison.others"),
    troops.LoseDeployed: _counted("effect-lose_deployed.others"),
    dreadnoughts.RetreatOneDreadnought: _single("effect-retreat_dreadnought.others"),
}

# The table's functions take the class that they stand beside; Any, because a dictionary cannot say so.
EFFECTS: Final[dict[type[Node], Callable[[Messages, Any], str]]] = {
    Arrow: _arrow,
    compose.Both: _both,
    compose.All: _all,
    compose.Choose: _choose,
    compose.When: _when,
    compose.Either: _either,
    compose.Lines: _lines,
    compose.OnceDeployed: _once_deployed,
    compose.May: _may,
    compose.EachOpponent: _each_opponent,
    compose.OneOpponent: _one_opponent,
    compose.AtReveal: _at_reveal,
    resources.Gain: _gain,
    resources.Pay: _pay,
    resources.Persuasion: _counted("effect-persuasion"),
    resources.Swords: _counted("effect-swords"),
    resources.VictoryPoints: _counted("effect-vp"),
    cards.PersuasionPerCard: _persuasion_per,
    cards.Draw: _counted("effect-draw"),
    cards.Discard: _discard,
    cards.TrashCard: _trash,
    cards.TrashThis: _plain("effect-trash_this"),
    acquiring.AcquireReserve: _acquire_reserve,
    acquiring.AcquireUpTo: _acquire_up_to,
    acquiring.AcquiresToChoice: _plain("effect-acquires_to_choice"),
    acquiring.Discount: _discount,
    acquiring.SetAside: _set_aside,
    cards.TakeFromDiscard: _take_from_discard,
    cards.LookAtTop: _plain("effect-look_at_top"),
    cards.ShuffleDiscardIn: _plain("effect-shuffle_discard_in"),
    cards.UseSignet: _plain("effect-signet"),
    intrigue.DrawIntrigue: _counted("effect-draw_intrigue"),
    intrigue.StealIntrigue: _steal_intrigue,
    influence.GainInfluence: _influence,
    influence.GainInfluenceAny: _influence_any,
    influence.LoseInfluenceAny: _counted("effect-lose_influence"),
    influence.TurnUpTokens: _plain("effect-turn_up_tokens"),
    troops.Recruit: _counted("effect-recruit"),
    troops.RecruitAndDeploy: _counted("effect-recruit_and_deploy"),
    troops.Deploy: _deploy,
    troops.DeployFromSupply: _counted("effect-deploy_from_supply"),
    troops.Retreat: _retreat,
    troops.LoseGarrison: _counted("effect-lose_garrison"),
    troops.LoseDeployed: _counted("effect-lose_deployed"),
    spaces.Harvest: _harvest,
    spaces.TakeCouncilSeat: _council_seat,
    spaces.GainSwordmaster: _plain("effect-swordmaster"),
    spaces.TakeMentat: _plain("effect-mentat"),
    spaces.PromiseMentat: _plain("effect-mentat_next_round"),
    spaces.TakeControl: _control,
    agents.MarkSpace: _plain("effect-mark_space"),
    agents.RecallAgent: _recall_agent,
    agents.AddIcons: _add_icons,
    agents.IgnoreEnemies: _plain("effect-ignore_enemies"),
    agents.MayPass: _plain("effect-may_pass"),
    shipping.MoveFreighter: _plain("effect-freighter"),
    shipping.Dividends: _dividends,
    shipping.RecruitFromTrack: _counted("effect-recruit"),
    tech.AcquireTech: _acquire_tech,
    tech.Negotiate: _plain("effect-negotiate"),
    tech.TrashThisTile: _plain("effect-trash_this_tile"),
    dreadnoughts.Commission: _plain("effect-commission"),
    dreadnoughts.RetreatOneDreadnought: _single("effect-retreat_dreadnought"),
    dreadnoughts.SwordsPerDreadnought: _counted("effect-swords_per_dreadnought"),
    units.DeployUnits: lambda m, node: m.say("effect-deploy_units", n=int(node.most)),
    units.RetreatUnits: _counted("effect-retreat_units"),
    units.ForceRetreats: _plain("effect-force_retreats"),
    troops.LoseGarrisonTroop: _single("effect-lose_garrison"),
    resources.SwordsPerSwordCard: _swords_per_card,
    influence.TrackBonus: _track_bonus,
    influence.InfluenceOfTrack: _counted("effect-influence_of_track"),
    influence.InfluenceWhereAgents: _single("effect-influence_where_agents"),
    influence.InfluenceOfVisit: _single("effect-influence_of_visit"),
    intrigue.ReturnIntrigue: _return_intrigue,
    combat.IfWon: _if_won,
    agents.SetAhead: _plain("effect-set_ahead"),
    agents.TakeExtraTurn: _plain("effect-extra_turn"),
    hagal.RivalTech: _plain("effect-rival_tech-signet"),
    hagal.Always: _always,
    spies.PlaceSpy: _place_spy,
    spies.RecallSpies: _counted("effect-recall_spies"),
    spies.InfluenceWhereSpies: _single("effect-influence_where_spies"),
    sandworms.SummonSandworms: _counted("effect-sandworms"),
    sandworms.TakeHooks: _plain("effect-hooks"),
    sandworms.DestroyWall: _plain("effect-destroy_wall"),
    contracts.TakeContract: _plain("effect-take_contract"),
    contracts.SolariInstead: lambda m, node: m.say("effect-solari_instead", n=int(node.solari)),
    contracts.PersuasionPerContract: _single("effect-persuasion_per_contract"),
    trophies.FlipTrophy: _flip_trophy,
    cards.DrawPerSandworm: _single("effect-draw_per_sandworm"),
    cards.SortTop: _sort_top,
    cards.TrashOfFaction: _trash_of_faction,
    cards.TrashFromHand: _trash_from_hand,
    cards.ReturnThis: _plain("effect-return_this"),
    cards.SwordsPerRevealed: _swords_per_revealed,
    acquiring.AcquireForSolari: _plain("effect-acquire_for_solari"),
    acquiring.RecruitPerCard: _single("effect-recruit_per_card"),
    intrigue.TrashIntrigue: _plain("effect-trash_intrigue"),
    influence.GainInfluencePair: _single("effect-influence_pair"),
    troops.RetreatTroops: _retreat_troops,
    sides.Train: _plain("effect-train"),
    sides.Remember: _single("effect-remember"),
    sides.RecallMemories: _plain("effect-recall_memories"),
    sides.RepeatSpace: _plain("effect-repeat_space"),
}


# --- Conditions -------------------------------------------------------------------------------------------------------


def _if_influence(m: Messages, what: conditions.InfluenceAtLeast) -> str:
    return m.say("if-influence", n=int(what.n), **m.faction(what.faction))


def _if_on_tracks(m: Messages, what: conditions.InfluenceOnTracks) -> str:
    return m.say("if-influence_on_tracks", n=int(what.n), tracks=int(what.tracks))


def _if_alliance(m: Messages, what: conditions.HoldsAlliance) -> str:
    if what.faction == NOBODY:
        return m.say("if-alliance-any")
    return m.say("if-alliance", **m.faction(what.faction))


def _if_another_in_play(m: Messages, what: conditions.AnotherInPlay) -> str:
    return m.say("if-another_in_play", **m.faction(what.faction))


def _if_owns_copies(m: Messages, what: conditions.OwnsCopies) -> str:
    return m.say("if-owns_copies", n=int(what.n), name=m.name("card", what.card))


def _if_owns_most_copies(m: Messages, what: conditions.OwnsMostCopies) -> str:
    return m.say("if-owns_most_copies", name=m.name("card", what.card))


def _if_influence_at_most(m: Messages, what: conditions.InfluenceAtMostOn) -> str:
    return m.say("if-influence_at_most", n=int(what.n), **m.faction(what.faction))


def _if_acquired(m: Messages, what: conditions.AcquiredThisTurn) -> str:
    return m.say("if-acquired_this_turn", name=m.name("card", what.card))


def _if_agents_on_icons(m: Messages, what: conditions.AgentsOnIcons) -> str:
    names = m.icon_names(what.icons)
    if what.n == 1 and len(names) == 1:
        return m.say("if-agent_on_icon", place=m.icon_place(what.icons))
    return m.say("if-agents_on_icons", n=int(what.n), kinds=len(names), names=LIST.join(names))


def _list_of(m: Messages, what: conditions.Exactly) -> str:
    return SENTENCES.join(condition(m, part) for part in what.conditions)


def _if_exactly(m: Messages, what: conditions.Exactly) -> str:
    if what.n == len(what.conditions):
        return m.say("if-every", conditions=_list_of(m, what))
    return m.say("if-exactly", n=int(what.n), conditions=_list_of(m, what))


def _if_all(m: Messages, what: conditions.AllOf) -> str:
    return _and(m, [condition(m, part) for part in what.conditions], "if-all")


CONDITIONS: Final[dict[type[Condition], Callable[[Messages, Any], str]]] = {
    conditions.InfluenceAtLeast: _if_influence,
    conditions.InfluenceOnTracks: _if_on_tracks,
    conditions.HoldsAlliance: _if_alliance,
    conditions.AnotherInPlay: _if_another_in_play,
    conditions.HasCouncilSeat: _plain("if-council_seat"),
    conditions.MentatAtHome: _plain("if-mentat_at_home"),
    conditions.TroopsInConflict: _counted("if-troops_in_conflict"),
    conditions.OpponentInConflict: _plain("if-opponent_in_conflict"),
    conditions.StartOfTurn: _plain("if-start_of_turn"),
    conditions.BeforeAgentTurn: _plain("if-before_agent"),
    conditions.DeployedThisTurn: _counted("if-deployed_this_turn"),
    conditions.OwnsCopies: _if_owns_copies,
    conditions.OwnsMostCopies: _if_owns_most_copies,
    conditions.HasSecretTokens: _plain("if-secret_tokens"),
    conditions.InfluenceAtMostOn: _if_influence_at_most,
    conditions.AgentsOnIcons: _if_agents_on_icons,
    conditions.EnemyOnSpace: _plain("if-enemy_on_space"),
    conditions.UnitsDeployedThisTurn: _counted("if-units_deployed_this_turn"),
    conditions.PersuasionAtLeast: _counted("if-persuasion_at_least"),
    conditions.SolariAtLeast: _counted("if-solari_at_least"),
    conditions.Exactly: _if_exactly,
    tech.TechOwned: _counted("if-tech_owned"),
    dreadnoughts.DreadnoughtsCommissioned: _counted("if-dreadnoughts_commissioned"),
    conditions.AllOf: _if_all,
    conditions.NoCouncilSeat: _plain("if-no_council_seat"),
    conditions.HasSwordmaster: _plain("if-has_swordmaster"),
    conditions.SentToMaker: _plain("if-sent_to_maker"),
    conditions.SentToFaction: _plain("if-sent_to_faction"),
    conditions.GainedSpice: _plain("if-gained_spice"),
    conditions.AcquiredThisTurn: _if_acquired,
    conditions.OpponentsAlliance: _counted("if-opponents_alliance"),
    conditions.UnitsInConflict: _counted("if-units_in_conflict"),
    conditions.StrengthAtLeast: _counted("if-strength_at_least"),
    spies.SpiesOnBoard: _counted("if-spies_on_board"),
    spies.SpiesOnMaker: _plain("if-spies_on_maker"),
    spies.RecalledSpy: _plain("if-recalled_spy"),
    sandworms.HasHooks: _plain("if-hooks"),
    sandworms.SandwormsCanCome: _plain("if-sandworms_can_come"),
    sandworms.SandwormInConflict: _plain("if-sandworm_in_conflict"),
    contracts.CompletedContracts: _counted("if-completed_contracts"),
}
