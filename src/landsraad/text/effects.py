"""Effects and conditions in words: one function for each class of node, in the tables EFFECTS and CONDITIONS."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, Final

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
)
from landsraad.engine.node import Arrow, Condition, Node
from landsraad.engine.terms import BATTLE_ICON_NAMES, DECK_TOP, HAND, NOBODY
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


def in_a_row(m: Messages, nodes: Sequence[Node], say: Words = effect) -> str:
    """Several effects, each as `say` says it, in printed order; what comes several times in a row is said once.

    Behind a comma "you may" would hold for the next effect too.
    """
    apart = any(_is_compound(node) for node in nodes) or any(_may_be_left(node) for node in nodes[:-1])
    said: list[str] = []
    for words, again in groupby(_after(m, node, nodes[:place], say) for place, node in enumerate(nodes)):
        times = len(list(again))
        said.append(words if times == 1 else m.say("effect-times", effect=words, n=times))
    return (SENTENCES if apart else LIST).join(said)


def _after(m: Messages, node: Node, before: Sequence[Node], say: Words) -> str:
    """An effect in a row; further troops under a condition come on top of those before them."""
    if isinstance(node, compose.When) and isinstance(node.effect, troops.Recruit):
        if any(isinstance(other, troops.Recruit) for other in before):
            more = m.say("effect-recruit-more", n=int(node.effect.n))
            return m.say("effect-when", condition=condition(m, node.condition), effect=more)
    return say(m, node)


def options(m: Messages, nodes: Iterable[Node], say: Words = effect) -> str:
    """Alternatives, each as `say` says it."""
    return OPTIONS.join(say(m, node) for node in nodes)


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
    return isinstance(node, (compose.May, *LEFT_AS_LINES)) or _asks_first(node)


def _is_compound(node: Node) -> bool:
    inner = node.effect if isinstance(node, compose.May) else node
    return bool(inner.children())


# --- Put together -----------------------------------------------------------------------------------------------------


def _both(m: Messages, node: compose.Both) -> str:
    return in_a_row(m, node.effects)


def _all(m: Messages, node: compose.All) -> str:
    return LIST.join(effect(m, cost) for cost in node.costs)


def _arrow(m: Messages, node: Arrow) -> str:
    cost = effect(m, node.cost)
    if isinstance(node.cost, compose.Choose):
        cost = f"({cost})"
    return m.say("effect-arrow", cost=cost, effect=effect(m, node.effect))


def _choose(m: Messages, node: compose.Choose) -> str:
    if node.count >= len(node.options):
        return in_a_row(m, node.options)
    if node.count > 1:
        return m.say("effect-choose-several", n=int(node.count), options=options(m, node.options))
    return m.say("effect-choose", options=options(m, node.options))


def _when(m: Messages, node: compose.When, say: Words = effect) -> str:
    said = condition(m, node.condition)
    inner = node.effect
    while isinstance(inner, compose.When):
        said = m.say("if-all", first=said, second=condition(m, inner.condition))
        inner = inner.effect
    return m.say("effect-when", condition=said, effect=say(m, inner))


def _either(m: Messages, node: compose.Either) -> str:
    said = condition(m, node.condition)
    return m.say("effect-either", condition=said, effect=effect(m, node.effect), other=effect(m, node.otherwise))


def _lines(m: Messages, node: compose.Lines) -> str:
    return m.say("effect-lines", options=options(m, node.lines, line))


def _once_deployed(m: Messages, node: compose.OnceDeployed) -> str:
    return m.say("effect-once_deployed", n=int(node.n), effect=effect(m, node.effect))


def _always(m: Messages, node: hagal.Always) -> str:
    return effect(m, node.effect)


def _may(m: Messages, node: compose.May) -> str:
    if _is_compound(node):
        return m.say("effect-may", effect=effect(m, node.effect))
    return _you_may(m, node.effect)


def _each_opponent(m: Messages, node: compose.EachOpponent) -> str:
    return m.say("effect-each_opponent", effect=effect(m, node.effect))


def _one_opponent(m: Messages, node: compose.OneOpponent) -> str:
    return m.say("effect-one_opponent", effect=effect(m, node.effect))


def _at_reveal(m: Messages, node: compose.AtReveal) -> str:
    return m.say("effect-at_reveal", effect=effect(m, node.effect))


# --- Resources --------------------------------------------------------------------------------------------------------


def _amounts(m: Messages, verb: str, node: resources.Gain | resources.Pay) -> str:
    amounts = (("solari", int(node.solari)), ("spice", int(node.spice)), ("water", int(node.water)))
    return LIST.join(m.say(f"effect-{verb}-{resource}", n=n) for resource, n in amounts if n > 0)


def _gain(m: Messages, node: resources.Gain) -> str:
    return _amounts(m, "gain", node)


def _pay(m: Messages, node: resources.Pay) -> str:
    return _amounts(m, "pay", node)


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
    return m.say("effect-if_won", effect=effect(m, node.effect))


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
    troops.DeployUnits: lambda m, node: m.say("effect-deploy_units", n=int(node.most)),
    troops.RetreatUnits: _counted("effect-retreat_units"),
    troops.ForceRetreats: _plain("effect-force_retreats"),
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
    return m.say("if-agents_on_icons", n=int(what.n), kinds=len(names), names=LIST.join(names))


def _if_exactly(m: Messages, what: conditions.Exactly) -> str:
    said = SENTENCES.join(condition(m, part) for part in what.conditions)
    if what.n == len(what.conditions):
        return m.say("if-every", conditions=said)
    return m.say("if-exactly", n=int(what.n), conditions=said)


def _if_all(m: Messages, what: conditions.AllOf) -> str:
    said = condition(m, what.conditions[0])
    for more in what.conditions[1:]:
        said = m.say("if-all", first=said, second=condition(m, more))
    return said


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
