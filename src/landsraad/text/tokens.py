"""Effects and conditions as icon tokens: one function for each class of node, in the tables TOKENS and CONDITIONS.

A token is a dictionary: `icon` (one of ICONS), and where it has them `n` (a number to draw), `names` (ids that narrow
it down: a faction, a card, a space, Agent icons) and `if` (a condition: what follows happens only where it holds).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from landsraad.engine.terms import BATTLE_ICON_NAMES, DECK_TOP, FACTION_NAMES, HAND, ICON_NAMES, NOBODY
from landsraad.text.messages import MissingText

Token = dict[str, Any]

# Every icon that the client draws, by group.
ICONS: Final = frozenset(
    """
    solari spice water vp persuasion sword strength
    troop dreadnought sandworm agent agent_plus mentat spy negotiator freighter snooper council_seat first_player
    control_flag maker_hooks shield_wall observation_post garrison supply
    to_emperor to_guild to_bene_gesserit to_fremen to_landsraad to_city to_spice_trade to_spy infiltrate
    emperor guild bene_gesserit fremen great_houses fringe_worlds landsraad choam ix
    influence_emperor influence_guild influence_bene_gesserit influence_fremen influence_great_houses
    influence_fringe_worlds influence_any influence_lose influence_at_least alliance fremen_bond
    card draw discard trash trash_self acquire return_to_hand top_of_deck peek shuffle
    intrigue intrigue_plot intrigue_combat intrigue_endgame intrigue_steal intrigue_trash
    imperium_deck reserve starter signet leader objective conflict_1 conflict_2 conflict_3 hagal rival
    recruit deploy retreat lose_unit recall_agent recall_spy place_spy take_contract complete_contract
    acquire_tech tech_discount tech_negotiation freighter_move freighter_recall dividends commission
    take_seat take_swordmaster take_mentat summon_worm breach_wall control trade swap repeat
    arrow_pay or and per_each choose_n optional up_to once_per_round unload on_acquire on_discard on_trash when_won
    at_round_start at_endgame combat_mark maker bonus_spice protected
    crysknife desert_mouse ornithopter wild
    round_start player_turns combat makers recall endgame
    team_muaddib team_shaddam commander ally activate_ally throne_row trade_goods
    undo restart end_turn reveal pass fixed_point why help rules log chat mute sound bell clock pause spectator eye
    eye_off link qr share download settings language contrast zoom_in zoom_out home back search filter sort pin close
    check warning bug bot human offline first prev_turn prev play stop next next_turn last
    """.split()  # noqa: SIM905 - a list of names reads best so
)


def tokens(node: Node) -> list[Token]:
    """The tokens of an effect, in reading order."""
    made = TOKENS.get(type(node))
    if made is None:
        raise MissingText(f"no tokens for the effect {type(node).__name__}")
    return made(node)


def condition_tokens(what: Condition) -> list[Token]:
    """The tokens of a condition, each marked with `if`."""
    made = CONDITIONS.get(type(what))
    if made is None:
        raise MissingText(f"no tokens for the condition {type(what).__name__}")
    return [{**token, "if": True} for token in made(what)]


def icon(id: str, n: int | None = None, names: Sequence[str] = ()) -> Token:
    """One token."""
    token: Token = {"icon": id}
    if n is not None:
        token["n"] = n
    if names:
        token["names"] = list(names)
    return token


def _plain(*ids: str) -> Callable[[Any], list[Token]]:
    """Icons without a number."""
    return lambda node: [icon(id) for id in ids]


def _counted(id: str) -> Callable[[Any], list[Token]]:
    """An icon with the number `n` of the node."""
    return lambda node: [icon(id, int(node.n))]


def _joined(nodes: Sequence[Node], between: str | None) -> list[Token]:
    joined: list[Token] = []
    for number, node in enumerate(nodes):
        if number and between:
            joined.append(icon(between))
        joined += tokens(node)
    return joined


def _names(bits: int, names: Sequence[str]) -> list[str]:
    return [name for i, name in enumerate(names) if (bits >> i) & 1]


# --- Put together -----------------------------------------------------------------------------------------------------


def _arrow(node: Arrow) -> list[Token]:
    return [*tokens(node.cost), icon("arrow_pay"), *tokens(node.effect)]


def _choose(node: compose.Choose) -> list[Token]:
    if node.count >= len(node.options):
        return _joined(node.options, None)
    head = [icon("choose_n", int(node.count))] if node.count > 1 else []
    return head + _joined(node.options, "or")


def _when(node: compose.When) -> list[Token]:
    return condition_tokens(node.condition) + tokens(node.effect)


def _either(node: compose.Either) -> list[Token]:
    return [*condition_tokens(node.condition), *tokens(node.effect), icon("or"), *tokens(node.otherwise)]


def _once_deployed(node: compose.OnceDeployed) -> list[Token]:
    return [{**icon("deploy", int(node.n), ["unit"]), "if": True}, *tokens(node.effect)]


def _always(node: hagal.Always) -> list[Token]:
    return tokens(node.effect)


def _may(node: compose.May) -> list[Token]:
    return [icon("optional"), *tokens(node.effect)]


def _opponents(n: int | None) -> Callable[[Any], list[Token]]:
    return lambda node: [icon("per_each", n, ["opponent"]), *tokens(node.effect)]


def _at_reveal(node: compose.AtReveal) -> list[Token]:
    return [icon("reveal", names=["later"]), *tokens(node.effect)]


# --- Resources and cards ----------------------------------------------------------------------------------------------


def _amounts(node: resources.Gain | resources.Pay) -> list[Token]:
    amounts = (("solari", int(node.solari)), ("spice", int(node.spice)), ("water", int(node.water)))
    return [icon(resource, n) for resource, n in amounts if n > 0]


def _persuasion_per(node: cards.PersuasionPerCard) -> list[Token]:
    return [icon("persuasion", int(node.n)), icon("per_each"), icon(FACTION_NAMES[node.faction])]


def _trash(node: cards.TrashCard) -> list[Token]:
    trash = icon("trash", names=["in_play"] if node.in_play_only else ())
    return [icon("optional"), trash] if node.optional else [trash]


def _acquire_reserve(node: acquiring.AcquireReserve) -> list[Token]:
    return [icon("acquire", names=[node.card])]


def _acquire_up_to(node: acquiring.AcquireUpTo) -> list[Token]:
    where = {DECK_TOP: [icon("top_of_deck")], HAND: [icon("return_to_hand")]}.get(int(node.to), [])
    limit = [] if node.least == node.most else [icon("up_to")]
    return [icon("acquire"), *limit, icon("persuasion", int(node.most)), *where]


def _discard(node: cards.Discard) -> list[Token]:
    said = [icon("discard", int(node.n))]
    if node.bonus is not None:
        said += [{**icon(FACTION_NAMES[node.faction]), "if": True}, *tokens(node.bonus)]
    return said


def _trash_of_faction(node: cards.TrashOfFaction) -> list[Token]:
    return [icon("trash", names=[FACTION_NAMES[node.faction], "hand" if node.from_hand else "in_play"])]


def _trash_from_hand(node: cards.TrashFromHand) -> list[Token]:
    costs_something = {**icon("persuasion", 1, ["cost"]), "if": True}
    return [icon("optional"), icon("trash", names=["hand"]), costs_something, *tokens(node.reward)]


def _swords_per_revealed(node: cards.SwordsPerRevealed) -> list[Token]:
    return [icon("sword", 1), icon("per_each"), icon(FACTION_NAMES[node.faction], names=["reveal"])]


def _discount(node: acquiring.Discount) -> list[Token]:
    return [icon("persuasion", -int(node.n), [node.card])]


def _take_from_discard(node: cards.TakeFromDiscard) -> list[Token]:
    return [icon("discard"), icon("return_to_hand", names=[FACTION_NAMES[node.faction]])]


# --- Influence, troops, board -----------------------------------------------------------------------------------------


def _influence(node: influence.GainInfluence) -> list[Token]:
    return [icon(f"influence_{FACTION_NAMES[node.faction]}", int(node.n))]


def _influence_any(node: influence.GainInfluenceAny) -> list[Token]:
    if node.behind:
        return [icon("influence_any", int(node.n), ["behind"])]
    if node.snooped:
        return [icon("influence_any", int(node.n), ["snooper"])]
    if node.factions == influence.ALL_FACTIONS:
        return [icon("influence_any", int(node.n))]
    return [icon("influence_any", int(node.n), _names(int(node.factions), FACTION_NAMES))]


def _up_to(id: str) -> Callable[[Any], list[Token]]:
    """Any number of units, or up to `most`."""
    return lambda node: (
        [icon("up_to"), icon(id)] if node.most >= troops.ANY_NUMBER else [icon("up_to"), icon(id, int(node.most))]
    )


def _retreat_troops(node: troops.RetreatTroops) -> list[Token]:
    limit = [] if node.least == node.most else [icon("up_to")]
    return [*limit, icon("retreat", int(node.most))]


def _harvest(node: spaces.Harvest) -> list[Token]:
    base = [icon("spice", int(node.base))] if node.base > 0 else []
    return [*base, icon("bonus_spice")]


def _control(node: spaces.TakeControl) -> list[Token]:
    return [icon("control", names=[node.space])]


def _add_icons(node: agents.AddIcons) -> list[Token]:
    return [icon(f"to_{name}") for name in _names(int(node.icons), ICON_NAMES)]


def _recall_agent(node: agents.RecallAgent) -> list[Token]:
    return [icon("recall_agent", names=["other"] if node.another else ())]


# --- Spies and battle icons -------------------------------------------------------------------------------------------


def _place_spy(node: spies.PlaceSpy) -> list[Token]:
    near = [] if node.visited or node.icons == spies.ANYWHERE else _spaces_with(int(node.icons))
    said = [icon("place_spy", names=[*near, *["visited"] * node.visited, *["shared"] * node.shares])]
    for icons, may in node.follow.items():
        said += [{**icon("observation_post", names=_spaces_with(icons)), "if": True}, *tokens(may.effect)]
    return said


def _spaces_with(icons: int) -> list[str]:
    """The icons of the spaces that are meant, as names of icons."""
    return [f"to_{name}" for name in _names(icons, ICON_NAMES)]


def _flip_trophy(node: trophies.FlipTrophy) -> list[Token]:
    return [icon(BATTLE_ICON_NAMES[node.icon], names=["flip"])]


# --- Freighters, tech tiles, dreadnoughts -----------------------------------------------------------------------------


def _dividends(node: shipping.Dividends) -> list[Token]:
    return [
        icon("dividends"),
        icon("solari", int(shipping.DIVIDENDS)),
        icon("per_each", names=["opponent"]),
        icon("solari", int(shipping.DIVIDENDS_OF_OTHERS)),
    ]


def _acquire_tech(node: tech.AcquireTech) -> list[Token]:
    said = [icon("acquire_tech", names=["solari"] if node.in_solari else ())]
    if node.discount > 0:
        said.append(icon("tech_discount", int(node.discount)))
    return said


def _swords_per_card(node: resources.SwordsPerSwordCard) -> list[Token]:
    return [icon("sword", 1), icon("per_each", names=["other"] if node.others else ()), icon("card", names=["sword"])]


def _return_intrigue(node: intrigue.ReturnIntrigue) -> list[Token]:
    n = None if node.most >= intrigue.ANY_NUMBER else int(node.most)
    return [icon("intrigue", n, ["bottom"]), icon("arrow_pay"), icon("intrigue", n)]


# The table's functions take the class that they stand beside; Any, because a dictionary cannot say so.
TOKENS: Final[dict[type[Node], Callable[[Any], list[Token]]]] = {
    Arrow: _arrow,
    compose.Both: lambda node: _joined(node.effects, None),
    compose.All: lambda node: _joined(node.costs, "and"),
    compose.Choose: _choose,
    compose.When: _when,
    compose.Either: _either,
    compose.Lines: lambda node: _joined(node.lines, "and"),
    compose.OnceDeployed: _once_deployed,
    compose.May: _may,
    compose.EachOpponent: _opponents(None),
    compose.OneOpponent: _opponents(1),
    compose.AtReveal: _at_reveal,
    resources.Gain: _amounts,
    resources.Pay: _amounts,
    resources.Persuasion: _counted("persuasion"),
    resources.Swords: _counted("sword"),
    resources.VictoryPoints: _counted("vp"),
    cards.PersuasionPerCard: _persuasion_per,
    cards.Draw: _counted("draw"),
    cards.Discard: _discard,
    cards.TrashCard: _trash,
    cards.TrashThis: _plain("trash_self"),
    acquiring.AcquireReserve: _acquire_reserve,
    acquiring.AcquireUpTo: _acquire_up_to,
    acquiring.AcquiresToChoice: _plain("acquire", "optional", "top_of_deck"),
    acquiring.Discount: _discount,
    acquiring.SetAside: _plain("pin", "card"),
    cards.TakeFromDiscard: _take_from_discard,
    cards.LookAtTop: _plain("peek", "draw", "or", "trash"),
    cards.ShuffleDiscardIn: _plain("discard", "shuffle"),
    cards.UseSignet: _plain("signet"),
    intrigue.DrawIntrigue: _counted("intrigue"),
    intrigue.StealIntrigue: _plain("intrigue_steal"),
    influence.GainInfluence: _influence,
    influence.GainInfluenceAny: _influence_any,
    influence.LoseInfluenceAny: _counted("influence_lose"),
    influence.TurnUpTokens: lambda node: [icon("influence_any", 1, ["tokens"])],
    troops.Recruit: _counted("troop"),
    troops.RecruitAndDeploy: lambda node: [icon("troop", int(node.n)), icon("deploy")],
    troops.Deploy: _up_to("deploy"),
    troops.DeployFromSupply: lambda node: [icon("supply"), icon("deploy", int(node.n))],
    troops.Retreat: _up_to("retreat"),
    troops.LoseGarrison: lambda node: [icon("lose_unit", int(node.n), ["garrison"])],
    troops.LoseDeployed: lambda node: [icon("lose_unit", int(node.n), ["conflict"])],
    spaces.Harvest: _harvest,
    spaces.TakeCouncilSeat: _plain("take_seat"),
    spaces.GainSwordmaster: _plain("take_swordmaster"),
    spaces.TakeMentat: _plain("take_mentat"),
    spaces.PromiseMentat: _plain("at_round_start", "take_mentat"),
    spaces.TakeControl: _control,
    agents.MarkSpace: _plain("agent", "protected"),
    agents.RecallAgent: _recall_agent,
    agents.AddIcons: _add_icons,
    agents.IgnoreEnemies: _plain("infiltrate"),
    agents.MayPass: _plain("pass"),
    shipping.MoveFreighter: _plain("freighter"),
    shipping.Dividends: _dividends,
    shipping.RecruitFromTrack: _counted("troop"),
    tech.AcquireTech: _acquire_tech,
    tech.Negotiate: _plain("tech_negotiation"),
    tech.TrashThisTile: lambda node: [icon("trash_self", names=["tech"])],
    dreadnoughts.Commission: _plain("dreadnought"),
    dreadnoughts.RetreatOneDreadnought: lambda node: [icon("retreat", 1, ["dreadnought"])],
    dreadnoughts.SwordsPerDreadnought: lambda node: [
        icon("sword", int(node.n)),
        icon("per_each"),
        icon("dreadnought", names=["conflict"]),
    ],
    units.DeployUnits: lambda node: [icon("up_to"), icon("deploy", int(node.most), ["unit"])],
    units.RetreatUnits: lambda node: [icon("retreat", int(node.n), ["unit"])],
    units.ForceRetreats: lambda node: [icon("retreat", 1, ["opponent"]), icon("per_each"), icon("deploy", 1)],
    troops.LoseGarrisonTroop: lambda node: [icon("lose_unit", 1, ["garrison"])],
    resources.SwordsPerSwordCard: _swords_per_card,
    influence.TrackBonus: lambda node: [icon("influence_at_least", int(influence.BONUS_AT), ["bonus"])],
    influence.InfluenceOfTrack: lambda node: [icon("influence_any", int(node.n), ["track"])],
    influence.InfluenceWhereAgents: lambda node: [icon("influence_any", 1), icon("per_each"), icon("agent")],
    influence.InfluenceOfVisit: lambda node: [icon("influence_any", 1, ["visit"])],
    intrigue.ReturnIntrigue: _return_intrigue,
    combat.IfWon: lambda node: [icon("when_won"), *tokens(node.effect)],
    agents.SetAhead: lambda node: [icon("pin", names=["hand"])],
    agents.TakeExtraTurn: _plain("repeat"),
    hagal.RivalTech: _plain("acquire_tech"),
    hagal.Always: _always,
    spies.PlaceSpy: _place_spy,
    spies.RecallSpies: _counted("recall_spy"),
    spies.InfluenceWhereSpies: lambda node: [icon("influence_any", 1), icon("per_each"), icon("spy")],
    sandworms.SummonSandworms: _counted("summon_worm"),
    sandworms.TakeHooks: _plain("maker_hooks"),
    sandworms.DestroyWall: _plain("optional", "breach_wall"),
    contracts.TakeContract: _plain("take_contract"),
    contracts.SolariInstead: _amounts,
    contracts.PersuasionPerContract: _plain("persuasion", "per_each", "complete_contract"),
    trophies.FlipTrophy: _flip_trophy,
    cards.DrawPerSandworm: _plain("draw", "per_each", "sandworm"),
    cards.SortTop: lambda node: [icon("peek", int(cards.SORTED)), icon("draw"), icon("discard"), icon("trash")],
    cards.TrashOfFaction: _trash_of_faction,
    cards.TrashFromHand: _trash_from_hand,
    cards.ReturnThis: _plain("return_to_hand"),
    cards.SwordsPerRevealed: _swords_per_revealed,
    acquiring.AcquireForSolari: _plain("optional", "solari", "arrow_pay", "acquire", "return_to_hand"),
    acquiring.RecruitPerCard: _plain("troop", "per_each", "acquire"),
    intrigue.TrashIntrigue: _plain("intrigue_trash"),
    influence.GainInfluencePair: _plain("influence_any", "and", "influence_any"),
    troops.RetreatTroops: _retreat_troops,
    sides.Train: lambda node: [icon("leader", names=["training"])],
    sides.Remember: lambda node: [icon("pin", names=["troop"])],
    sides.RecallMemories: lambda node: [
        *_plain("optional", "draw", "per_each")(node),
        icon("pin", names=["troop"]),
        icon("swap"),
    ],
    sides.RepeatSpace: _plain("repeat"),
}


# --- Conditions -------------------------------------------------------------------------------------------------------


def _if_alliance(what: conditions.HoldsAlliance) -> list[Token]:
    return [icon("alliance", names=() if what.faction == NOBODY else [FACTION_NAMES[what.faction]])]


def _if_another_in_play(what: conditions.AnotherInPlay) -> list[Token]:
    faction = FACTION_NAMES[what.faction]
    return [icon("fremen_bond") if faction == "fremen" else icon(faction, names=["in_play"])]


def _if_all(what: conditions.AllOf) -> list[Token]:
    said: list[Token] = []
    for number, part in enumerate(what.conditions):
        said += [icon("and")] * (number > 0) + condition_tokens(part)
    return said


def _if_exactly(what: conditions.Exactly) -> list[Token]:
    said = [icon("choose_n", int(what.n), ["exactly"])]
    for number, part in enumerate(what.conditions):
        said += [icon("or")] * (number > 0) + condition_tokens(part)
    return said


CONDITIONS: Final[dict[type[Condition], Callable[[Any], list[Token]]]] = {
    conditions.InfluenceAtLeast: lambda what: [icon("influence_at_least", int(what.n), [FACTION_NAMES[what.faction]])],
    conditions.InfluenceOnTracks: lambda what: [
        icon("influence_at_least", int(what.n), ["any"]),
        icon("per_each", int(what.tracks), ["tracks"]),
    ],
    conditions.HoldsAlliance: _if_alliance,
    conditions.AnotherInPlay: _if_another_in_play,
    conditions.HasCouncilSeat: _plain("council_seat"),
    conditions.MentatAtHome: _plain("mentat"),
    conditions.TroopsInConflict: lambda what: [icon("troop", int(what.n), ["conflict"])],
    conditions.OpponentInConflict: lambda what: [icon("troop", 1, ["opponent"])],
    conditions.StartOfTurn: _plain("player_turns"),
    conditions.BeforeAgentTurn: _plain("agent"),
    conditions.DeployedThisTurn: lambda what: [icon("deploy", int(what.n))],
    conditions.OwnsCopies: lambda what: [icon("card", int(what.n), [what.card])],
    conditions.OwnsMostCopies: lambda what: [icon("card", names=[what.card, "most"])],
    conditions.HasSecretTokens: _plain("influence_any"),
    conditions.InfluenceAtMostOn: lambda what: [
        icon("up_to"),
        icon(f"influence_{FACTION_NAMES[what.faction]}", int(what.n)),
    ],
    conditions.AgentsOnIcons: lambda what: [
        icon("agent", int(what.n)),
        *(icon(f"to_{name}") for name in _names(int(what.icons), ICON_NAMES)),
    ],
    conditions.EnemyOnSpace: lambda what: [icon("agent", names=["opponent"])],
    conditions.UnitsDeployedThisTurn: lambda what: [icon("deploy", int(what.n), ["unit"])],
    conditions.PersuasionAtLeast: _counted("persuasion"),
    conditions.SolariAtLeast: _counted("solari"),
    conditions.Exactly: _if_exactly,
    tech.TechOwned: _counted("acquire_tech"),
    dreadnoughts.DreadnoughtsCommissioned: _counted("dreadnought"),
    conditions.AllOf: _if_all,
    conditions.NoCouncilSeat: lambda what: [icon("council_seat", 0)],
    conditions.HasSwordmaster: _plain("take_swordmaster"),
    conditions.SentToMaker: lambda what: [icon("agent", names=["maker"])],
    conditions.SentToFaction: lambda what: [icon("agent", names=FACTION_NAMES)],
    conditions.GainedSpice: _plain("spice"),
    conditions.AcquiredThisTurn: lambda what: [icon("acquire", names=[what.card])],
    conditions.OpponentsAlliance: lambda what: [
        icon("influence_at_least", int(what.n), ["any"]),
        icon("alliance", names=["opponent"]),
    ],
    conditions.UnitsInConflict: lambda what: [icon("troop", int(what.n), ["conflict", "unit"])],
    conditions.StrengthAtLeast: _counted("strength"),
    spies.SpiesOnBoard: _counted("spy"),
    spies.SpiesOnMaker: lambda what: [icon("spy", names=["maker"])],
    spies.RecalledSpy: _plain("recall_spy"),
    sandworms.HasHooks: _plain("maker_hooks"),
    sandworms.SandwormsCanCome: lambda what: [icon("shield_wall", 0)],
    sandworms.SandwormInConflict: lambda what: [icon("sandworm", names=["conflict"])],
    contracts.CompletedContracts: _counted("complete_contract"),
}
