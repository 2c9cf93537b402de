"""The effect vocabulary: what content is written in. Each word makes a node; the nodes' classes hold the rules.

A cost and what it buys: `pay(spice=2) >> recruit(3)`; other costs: `trash_this() >> draw_intrigue()`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from landsraad.engine.acquiring import (
    AcquireForSolari,
    AcquireReserve,
    AcquiresToChoice,
    AcquireUpTo,
    Discount,
    RecruitPerCard,
    SetAside,
)
from landsraad.engine.agents import AddIcons, IgnoreEnemies, MarkSpace, MayPass, RecallAgent, SetAhead, TakeExtraTurn
from landsraad.engine.cards import (
    Discard,
    Draw,
    DrawPerSandworm,
    LookAtTop,
    PersuasionPerCard,
    ReturnThis,
    ShuffleDiscardIn,
    SortTop,
    SwordsPerRevealed,
    TakeFromDiscard,
    TrashCard,
    TrashFromHand,
    TrashOfFaction,
    TrashThis,
    UseSignet,
)
from landsraad.engine.combat import IfWon
from landsraad.engine.compose import (
    All,
    AtReveal,
    Both,
    Choose,
    EachOpponent,
    Either,
    Lines,
    May,
    OnceDeployed,
    OneOpponent,
    When,
)
from landsraad.engine.contracts import PersuasionPerContract, SolariInstead, TakeContract
from landsraad.engine.dreadnoughts import Commission, RetreatOneDreadnought, SwordsPerDreadnought
from landsraad.engine.influence import (
    ALL_FACTIONS,
    GainInfluence,
    GainInfluenceAny,
    GainInfluencePair,
    InfluenceOfTrack,
    InfluenceOfVisit,
    InfluenceWhereAgents,
    LoseInfluenceAny,
    TrackBonus,
    TurnUpTokens,
)
from landsraad.engine.intrigue import ANY_NUMBER as ANY_INTRIGUE
from landsraad.engine.intrigue import DrawIntrigue, ReturnIntrigue, StealIntrigue, TrashIntrigue
from landsraad.engine.resources import Gain, Pay, Persuasion, Swords, SwordsPerSwordCard, VictoryPoints
from landsraad.engine.sandworms import DestroyWall, SummonSandworms, TakeHooks
from landsraad.engine.shipping import Dividends, MoveFreighter, RecruitFromTrack
from landsraad.engine.sides import RecallMemories, Remember, RepeatSpace, Train
from landsraad.engine.spaces import (
    GainSwordmaster,
    Harvest,
    PromiseMentat,
    TakeControl,
    TakeCouncilSeat,
    TakeMentat,
)
from landsraad.engine.spies import ANYWHERE, InfluenceWhereSpies, PlaceSpy, RecallSpies
from landsraad.engine.tech import AcquireTech, Negotiate, TrashThisTile
from landsraad.engine.terms import DECK_TOP, DISCARD, HAND, NOBODY
from landsraad.engine.troops import (
    ANY_NUMBER,
    Deploy,
    DeployFromSupply,
    LoseDeployed,
    LoseGarrison,
    LoseGarrisonTroop,
    Recruit,
    RecruitAndDeploy,
    Retreat,
    RetreatTroops,
)
from landsraad.engine.trophies import FlipTrophy
from landsraad.engine.units import DeployUnits, ForceRetreats, RetreatUnits

if TYPE_CHECKING:
    from landsraad.engine.node import Condition, Node

# --- Putting effects together ----------------------------------------------------------------------------------------


def both(*effects: Node) -> Node:
    """Several effects as one, in printed order."""
    return Both(list(effects))


def costs(*parts: Node) -> Node:
    """Several costs as one: all are paid."""
    return All(list(parts))


def choose(*options: Node, count: int = 1) -> Node:
    """Choose one (or `count` different ones) of several effects."""
    return Choose(list(options), count)


def all_of(*parts: Node) -> Node:
    """Several effects that come together or not at all."""
    return All(list(parts))


def may(effect: Node) -> Node:
    """An effect that its owner may decline, inside a reward or an acquire box."""
    return May(effect)


def when(condition: Condition, effect: Node) -> Node:
    """An effect that needs a condition."""
    return When(condition, effect)


def each_opponent(effect: Node) -> Node:
    """An effect that each opponent carries out, clockwise from the left."""
    return EachOpponent(effect)


def one_opponent(effect: Node) -> Node:
    """An effect that one opponent of the owner's choice carries out."""
    return OneOpponent(effect)


def at_reveal(effect: Node) -> Node:
    """An effect of a Plot card that works in the owner's Reveal turn of this round."""
    return AtReveal(effect)


# --- Resources, Persuasion, swords, Victory Points -------------------------------------------------------------------


def gain(*, solari: int = 0, spice: int = 0, water: int = 0) -> Node:
    """Resources from the bank."""
    return Gain(solari, spice, water)


def pay(*, solari: int = 0, spice: int = 0, water: int = 0) -> Node:
    """Resources to the bank, as a cost."""
    return Pay(solari, spice, water)


def persuasion(n: int) -> Node:
    """Persuasion in the Reveal turn."""
    return Persuasion(n)


def persuasion_per(faction: int, n: int) -> Node:
    """`n` Persuasion for each card of a faction in play, itself counted."""
    return PersuasionPerCard(faction, n)


def swords(n: int) -> Node:
    """Swords in the Conflict."""
    return Swords(n)


def vp(n: int) -> Node:
    """Victory Points."""
    return VictoryPoints(n)


# --- Cards -----------------------------------------------------------------------------------------------------------


def draw(n: int) -> Node:
    """Draw cards from the own deck."""
    return Draw(n)


def discard(n: int) -> Node:
    """Discard cards of the hand, of the owner's choice, as many as there are."""
    return Discard(n, False, NOBODY, None)


def discard_for(faction: int, bonus: Node) -> Node:
    """Discard a card of the hand; for one of the faction a bonus comes."""
    return Discard(1, False, faction, bonus)


def discard_cost(n: int, *, faction: int = NOBODY, bonus: Node | None = None) -> Node:
    """Discard exactly `n` cards of the hand, as a cost; for each of the faction a bonus comes besides."""
    return Discard(n, True, faction, bonus)


def may_trash() -> Node:
    """Trash a card from the hand, the discard pile or in play, if one likes."""
    return TrashCard(True, False)


def may_trash_in_play() -> Node:
    """Trash a card that one has in play, if one likes."""
    return TrashCard(True, True)


def trash_a_card() -> Node:
    """Trash a card as a cost, or because an effect demands it."""
    return TrashCard(False, False)


def trash_this() -> Node:
    """Trash the card that says so."""
    return TrashThis()


def acquire_reserve(card: str) -> Node:
    """Acquire a certain Reserve card."""
    return AcquireReserve(card)


def acquire_up_to(cost: int, *, on_deck: bool = False, optional: bool = False, always: bool = False) -> Node:
    """Acquire a card of a printed cost up to `cost` for nothing.

    on_deck   it comes on top of the deck; always: it can be done, for nothing, where there is no such card
    """
    return AcquireUpTo(0, cost, DECK_TOP if on_deck else DISCARD, optional, always)


def acquire_to_hand(most: int, *, least: int = 0, optional: bool = False, always: bool = False) -> Node:
    """Acquire a card of a printed cost from `least` to `most` for nothing, into the hand; `always` as above."""
    return AcquireUpTo(least, most, HAND, optional, always)


def acquire_for_solari() -> Node:
    """Acquire a card into the hand, its cost paid in Solari, if one likes."""
    return AcquireForSolari()


def recruit_per_card() -> Node:
    """A troop for each card acquired in the rest of this turn."""
    return RecruitPerCard()


def acquires_to_choice() -> Node:
    """Cards acquired in the rest of this turn may go on top of the deck, each by choice."""
    return AcquiresToChoice()


def discount(card: str, n: int) -> Node:
    """A certain card costs less in the rest of this turn."""
    return Discount(card, n)


def set_aside() -> Node:
    """Set aside a card of the Imperium Row for oneself, to be bought in this round's Reveal turn."""
    return SetAside()


def take_from_discard(faction: int) -> Node:
    """Take a card of a faction from the own discard pile into the hand."""
    return TakeFromDiscard(faction)


def look_at_top() -> Node:
    """Look at the top card of the own deck, then draw or trash it."""
    return LookAtTop()


def shuffle_discard_in() -> Node:
    """Shuffle the discard pile into the deck."""
    return ShuffleDiscardIn()


def signet() -> Node:
    """The leader's right ability."""
    return UseSignet()


# --- Intrigue --------------------------------------------------------------------------------------------------------


def draw_intrigue(n: int = 1) -> Node:
    """Draw Intrigue cards."""
    return DrawIntrigue(n)


def steal_intrigue() -> Node:
    """Take a random Intrigue card from each opponent who has four or more."""
    return StealIntrigue()


# --- Influence -------------------------------------------------------------------------------------------------------


def influence(faction: int, n: int = 1) -> Node:
    """Influence with a named faction."""
    return GainInfluence(faction, n)


def influence_any(n: int = 1, *, factions: int = ALL_FACTIONS, behind: bool = False, snooped: bool = False) -> Node:
    """Influence with one faction of choice; `behind`: where some opponent is ahead; `snooped`: with an own snooper."""
    return GainInfluenceAny(n, factions, behind, snooped)


def influence_pair() -> Node:
    """1 Influence with each of two different factions of choice."""
    return GainInfluencePair()


def lose_influence(n: int = 1) -> Node:
    """Lose 1 Influence with a faction of choice, `n` times."""
    return LoseInfluenceAny(n)


def turn_up_tokens() -> Node:
    """Turn up the secret faction tokens: 1 Influence with each."""
    return TurnUpTokens()


# --- Troops ----------------------------------------------------------------------------------------------------------


def recruit(n: int) -> Node:
    """Recruit troops: supply to garrison."""
    return Recruit(n)


def recruit_and_deploy(n: int) -> Node:
    """Recruit troops; in the Reveal turn any of them may be deployed at once."""
    return RecruitAndDeploy(n)


def may_deploy(most: int) -> Node:
    """Deploy up to `most` troops from the garrison, if one likes."""
    return Deploy(most, True)


def deploy_any() -> Node:
    """Deploy any number of troops from the garrison, 0 included."""
    return Deploy(ANY_NUMBER, False)


def deploy_from_supply(n: int) -> Node:
    """Deploy troops straight from the supply, as far as it has them."""
    return DeployFromSupply(n)


def retreat(most: int = ANY_NUMBER) -> Node:
    """Retreat up to `most` troops, if one likes."""
    return Retreat(most)


def lose_garrison(n: int) -> Node:
    """Lose troops of the garrison, as far as there are any."""
    return LoseGarrison(n)


def lose_deployed(n: int) -> Node:
    """Lose exactly `n` troops in the Conflict."""
    return LoseDeployed(n)


# --- Agents and the board --------------------------------------------------------------------------------------------


def harvest(base: int) -> Node:
    """The base spice of a Maker space and all bonus spice there."""
    return Harvest(base)


def take_council_seat() -> Node:
    """A seat on the High Council."""
    return TakeCouncilSeat()


def gain_swordmaster() -> Node:
    """The third Agent, for the rest of the game."""
    return GainSwordmaster()


def take_mentat() -> Node:
    """The Mentat for this round, if it is on its space."""
    return TakeMentat()


def mentat_next_round() -> Node:
    """The Mentat at the start of the next round."""
    return PromiseMentat()


def control(space: str) -> Node:
    """The own Control marker on a space."""
    return TakeControl(space)


def mark_space() -> Node:
    """Close a space to all opponents until one's next turn."""
    return MarkSpace()


def recall_agent(*, another: bool = False) -> Node:
    """One of one's Agents back from the board to the leader; `another`: not the one sent this turn."""
    return RecallAgent(another)


def add_icons(icons: int) -> Node:
    """More Agent icons for the card played this turn."""
    return AddIcons(icons)


def ignore_enemies() -> Node:
    """Enemy Agents do not block the next Agent sent this turn."""
    return IgnoreEnemies()


def may_pass() -> Node:
    """End the turn here, if one likes, as neither an Agent turn nor a Reveal turn."""
    return MayPass()


# --- Rise of Ix ------------------------------------------------------------------------------------------------------


def freighter() -> Node:
    """One move of the own freighter, if one likes."""
    return MoveFreighter()


def dividends() -> Node:
    """5 Solari, and 1 for each opponent."""
    return Dividends()


def recruit_from_track(n: int) -> Node:
    """Troops of the shipping track."""
    return RecruitFromTrack(n)


def dreadnought() -> Node:
    """Commission a dreadnought, if one likes."""
    return Commission()


def acquire_tech(discount: int = 0, *, in_solari: bool = False) -> Node:
    """Acquire a tech tile, if one likes; `in_solari`: paid in Solari."""
    return AcquireTech(discount, in_solari)


def negotiate() -> Node:
    """Send a negotiator to Ix, if one likes."""
    return Negotiate()


def trash_this_tile() -> Node:
    """Trash the tile that says so, as a cost."""
    return TrashThisTile()


def swords_per_dreadnought(n: int) -> Node:
    """Swords for each own dreadnought in the Conflict."""
    return SwordsPerDreadnought(n)


def swords_per_sword_card(*, others: bool) -> Node:
    """A sword for each revealed card that has given swords this turn; `others`: besides this one."""
    return SwordsPerSwordCard(others)


def retreat_dreadnought() -> Node:
    """A dreadnought goes back from the Conflict to the garrison."""
    return RetreatOneDreadnought()


def deploy_units(most: int) -> Node:
    """Deploy up to `most` troops and dreadnoughts from the garrison."""
    return DeployUnits(most)


def retreat_units(n: int) -> Node:
    """Retreat exactly `n` troops and dreadnoughts, as a cost."""
    return RetreatUnits(n)


def force_retreats() -> Node:
    """As many enemy units retreat as one deployed troops this turn, if one likes."""
    return ForceRetreats()


def lose_garrison_troop() -> Node:
    """Lose a troop of the garrison, as a cost."""
    return LoseGarrisonTroop()


def influence_where_agents() -> Node:
    """1 Influence with every faction on whose spaces own Agents stand."""
    return InfluenceWhereAgents()


def influence_of_visit() -> Node:
    """1 Influence with the faction to whose space an Agent was sent this turn."""
    return InfluenceOfVisit()


def track_bonus() -> Node:
    """The bonus at 4 Influence of the track that is the source."""
    return TrackBonus()


def influence_of_track(n: int) -> Node:
    """Influence with the faction whose track is the source."""
    return InfluenceOfTrack(n)


def return_intrigue(most: int = ANY_INTRIGUE) -> Node:
    """Put Intrigue cards under their deck and draw as many; any number by default."""
    return ReturnIntrigue(most)


def if_won(effect: Node) -> Node:
    """An effect that comes if one wins this round's Conflict."""
    return IfWon(effect)


def extra_turn() -> Node:
    """One more turn right after this one, if one likes."""
    return TakeExtraTurn()


def set_ahead() -> Node:
    """Set aside a card of the hand for the second turn."""
    return SetAhead()


# --- Uprising --------------------------------------------------------------------------------------------------------


def either(condition: Condition, effect: Node, otherwise: Node) -> Node:
    """One effect where a condition holds, another one where it does not."""
    return Either(condition, effect, otherwise)


def lines(*separate: Node) -> Node:
    """Separate lines of an Intrigue card, at least one of which is used."""
    return Lines(list(separate))


def once_deployed(n: int, effect: Node) -> Node:
    """An effect of a Plot card that comes in a turn in which at least `n` units were deployed."""
    return OnceDeployed(n, effect)


def place_spy(
    *, near: Iterable[int] = (), visited: bool = False, shares: bool = False, follow: dict[int, Node] | None = None
) -> Node:
    """A spy to an observation post.

    near      icons, one of which a space next to the post has; visited: it is next to the space just visited
    shares    other players' spies are no obstacle; follow: what may be done next, by icons (bit set) near the post
    """
    icons = sum(1 << icon for icon in near) or ANYWHERE
    return PlaceSpy(icons, visited, shares, follow or {})


def recall_spies(n: int = 1) -> Node:
    """Recall exactly `n` own spies, as a cost."""
    return RecallSpies(n)


def influence_where_spies() -> Node:
    """1 Influence with every faction that one spies on."""
    return InfluenceWhereSpies()


def sandworm(n: int = 1) -> Node:
    """Sandworms into the Conflict."""
    return SummonSandworms(n)


def maker_hooks() -> Node:
    """Maker Hooks, for the whole game."""
    return TakeHooks()


def destroy_wall() -> Node:
    """Remove the Shield Wall, if one likes."""
    return DestroyWall()


def draw_per_sandworm() -> Node:
    """Draw a card for each own sandworm in the Conflict."""
    return DrawPerSandworm()


def contract_or_solari(*, choam: bool) -> Node:
    """A contract icon: without the CHOAM module 2 Solari (R-295)."""
    return TakeContract() if choam else SolariInstead()


def take_contract() -> Node:
    """Take an open contract; with none left 2 Solari."""
    return TakeContract()


def persuasion_per_contract() -> Node:
    """Persuasion for each completed contract."""
    return PersuasionPerContract()


def flip_trophy(battle_icon: int) -> Node:
    """Turn a won card with the battle icon or the wild one face down, as a cost."""
    return FlipTrophy(battle_icon)


def trash_intrigue() -> Node:
    """Trash an Intrigue card, as a cost."""
    return TrashIntrigue()


def trash_of_faction(faction: int, *, from_hand: bool) -> Node:
    """Trash a card of a faction, as a cost: from the hand, or another one in play."""
    return TrashOfFaction(faction, from_hand)


def may_trash_from_hand(reward: Node) -> Node:
    """Trash a card of the hand, if one likes; one that costs something brings a reward."""
    return TrashFromHand(reward)


def return_this() -> Node:
    """The card that says so goes from play back to the hand."""
    return ReturnThis()


def swords_per_revealed(faction: int) -> Node:
    """A sword for each card of a faction revealed this turn, itself counted."""
    return SwordsPerRevealed(faction)


def sort_top() -> Node:
    """Of the top three cards of the own deck draw one, discard one, trash one."""
    return SortTop()


def retreat_troops(least: int, most: int = 0) -> Node:
    """Retreat exactly `least` troops, or up to `most`, as a cost."""
    return RetreatTroops(least, most or least)


def train(rewards: list[Node], nexts: list[list[int]]) -> Node:
    """One space along the leader's training track."""
    return Train(rewards, nexts)


def remember() -> Node:
    """A troop of the supply becomes a memory."""
    return Remember()


def recall_memories() -> Node:
    """Memories back to the supply, a card for each, and the leader's other side, if one likes."""
    return RecallMemories()


def repeat_space() -> Node:
    """The effects of the space just visited once more."""
    return RepeatSpace()
