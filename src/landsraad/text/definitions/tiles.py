"""What is said of tech tiles, contracts and objectives."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.content.box import PLAYERS
from landsraad.engine.course.rivals import FLEET
from landsraad.engine.course.setup import LEAST_SEATS
from landsraad.engine.machine.compose import When
from landsraad.engine.machine.conditions import COPIES_OF_A_RIVAL, OwnsCopies
from landsraad.engine.machine.terms import ICON_NAMES
from landsraad.engine.state.definitions import AT_COMBAT, EACH_TURN, WHEN_BLOCKED, Contract, Objective, Tech
from landsraad.engine.state.rules import Rules
from landsraad.text.definitions.board import battle_icon
from landsraad.text.definitions.parts import Part, part_of, part_of_effect, part_of_effects, part_where
from landsraad.text.effects import LIST
from landsraad.text.messages import Messages
from landsraad.text.tokens import Token, icon

RIVAL_USES: Final = {EACH_TURN: "each_turn", AT_COMBAT: "at_combat", WHEN_BLOCKED: "when_blocked"}


def tech(m: Messages, what: Tech) -> list[Part]:
    """A tech tile."""
    return [
        part_of(m, "kind", "kind-tech"),
        part_of(m, "cost", "tech-cost", n=int(what.cost)),
        *part_of_effect(m, "acquire", what.acquire),
        *part_of_effects(m, "reveal", what.reveal, "tech-reveal"),
        *part_of_effect(m, "flip", what.flip, "tech-flip"),
        *part_of_effect(m, "spend", what.spend, "tech-spend"),
        *part_of_effect(m, "round_start", what.round_start, "tech-round_start"),
        *part_of_effect(m, "when_won", what.when_won, "tech-when_won"),
        *_of_tile(what.to_deck, m, "to_deck", icon("optional"), icon("top_of_deck")),
        *_of_tile(what.transports, m, "transports", icon("troop", 1), icon("optional"), icon("deploy")),
        *_of_tile(what.scuttles, m, "scuttles", icon("dreadnought"), icon("arrow_pay"), icon("vp", 1)),
        *part_of_effect(m, "endgame", what.endgame, "tech-endgame"),
        *_of_tile(what.wins_ties, m, "wins_ties", {**icon("vp"), "text": "="}, icon("check")),
        *(_rival_uses(m, what) if what.rival else []),
    ]


def _of_tile(holds: bool, m: Messages, part: str, *icons: Token) -> list[Part]:
    """What a tile changes without an effect of its own."""
    return [replace(said, icons=icons) for said in part_where(holds, m, part, f"tech-{part}", vp=1)]


def _rival_uses(m: Messages, what: Tech) -> list[Part]:
    """What a Rival of the solo game does otherwise than a player with a tile that it can acquire."""
    forms = [""]
    if what.rival_use in RIVAL_USES:
        forms.append(f"-{RIVAL_USES[what.rival_use]}")
    if what.transports:
        forms.append("-transports")
    if what.scuttles:
        forms.append("-scuttles")
    if what.spend is not None:
        forms.append("-spends" if what.rival_spends else "-keeps")
    parts = [part_of(m, "rival", f"tech-rival{form}", n=int(FLEET)) for form in forms]
    if isinstance(what.endgame, When) and isinstance(what.endgame.condition, OwnsCopies):
        name = m.name("card", what.endgame.condition.card)
        parts.append(part_of(m, "rival", "tech-rival-owns", name=name, n=int(COPIES_OF_A_RIVAL)))
    return parts


def contract(m: Messages, rules: Rules, what: Contract) -> list[Part]:
    """A contract: what completes it, and its reward."""
    first = what.number >= rules.market_contracts
    names = LIST.join(m.name("leader", leader.id) for leader in rules.leaders if leader.takes_aside)
    return [
        part_of(m, "kind", "kind-contract-first" if first else "kind-contract"),
        contract_task(m, rules, what),
        *part_of_effect(m, "reward", what.reward, "contract-reward"),
        *part_where(bool(what.aside), m, "aside", "contract-aside", name=names),
    ]


def contract_task(m: Messages, rules: Rules, what: Contract) -> Part:
    """What completes a contract."""
    if what.location:
        by = icon(f"to_{ICON_NAMES[rules.spaces[what.space].icon]}", names=[what.location])
        return replace(part_of(m, "task", "contract-space", name=m.name("space", what.location)), icons=(by,))
    if what.harvest > 0:
        spice = icon("spice", int(what.harvest), ["at_least"])
        said = part_of(m, "task", "contract-harvest", n=int(what.harvest))
        return replace(said, icons=(icon("harvest_contract"), spice))
    if what.card:
        by = icon("acquire", names=[what.card])
        return replace(part_of(m, "task", "contract-card", name=m.name("card", what.card)), icons=(by,))
    return replace(part_of(m, "task", "contract-at_once"), icons=(icon("check"),))


def objective(m: Messages, what: Objective) -> list[Part]:
    """An objective."""
    return [
        part_of(m, "kind", "kind-objective"),
        battle_icon(m, what.battle_icon),
        part_of(m, "players", "objective-players", names=LIST.join(map(str, _players_of(what)))),
        *part_where(bool(what.of_rival), m, "of_rival", "objective-of_rival"),
        *part_where(bool(what.first), m, "first", "objective-first"),
    ]


def _players_of(what: Objective) -> list[int]:
    """With how many players it is used: one and two of them fill up to as many seats as three."""
    return [players for players in PLAYERS if max(players, LEAST_SEATS) in what.players]
