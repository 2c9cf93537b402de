"""What a seat is asked."""

from __future__ import annotations

from typing import Literal

from landsraad.server.messages.model import Model
from landsraad.server.messages.said import NameValue, Said


class TrayRow(Model):
    """A row of the tray: what it is called, the node of its effect, and why it cannot be resolved now.

    unasked  the end of the turn does not lose it
    """

    action: str
    name: NameValue | Said
    node: str
    optional: bool
    unasked: bool
    reason: Said | None


class PriceOut(Model):
    """So many of some goods."""

    n: int
    goods: Literal["persuasion", "solari", "spice"]


class LeftoverOut(Model):
    """What ending the turn now would leave unused: effects, Persuasion that could buy something, units to deploy."""

    effects: int
    persuasion: int
    units: int


class OutlookOut(Model):
    """So many more (or fewer) units in the Conflict, and the seat's strength and reward (0 for none) then."""

    troops: int
    dreadnoughts: int
    strength: int
    place: int


class ThenOut(Model):
    """What a yes asks next: it can be chosen at once, by the yes and the choice together."""

    kind: str
    options: list[str]
    labels: list[Said]


class DecisionOut(Model):
    """What is asked. All from `options` on is there for the seat that is asked only.

    about     whom it is about: a person may decide for a Rival
    prompt    what is asked; for all but the seat that is asked in general
    labels    of the options, in their order
    brings    by option, the nodes of the effects that it has
    leads     by option, where it leads on a track of Influence and what comes with that
    prices    by option, what it costs
    tray      the effects that the turn still owes or offers
    follow    by card that can be played or grafted, the spaces that it reaches
    alone     the cards with which something else is chosen before the space: which Agent moves, what they graft to
    infiltrated   by option, the spaces where it leads that only the recall of a spy opens
    then      of the question whether an effect is used: what a yes asks next, where that is known
    outlook   the ways to deploy or to retreat that can be chosen
    recruits  how many of the troops that can be deployed were recruited this turn
    leaves    what ending the turn would leave unused, where it can be ended
    why       by action, why what people would try cannot be done now
    lacks     by action, the Persuasion that is missing for it
    """

    id: int
    seat: int
    about: int
    kind: str
    source: str
    prompt: Said
    options: list[str] | None = None
    labels: list[Said] | None = None
    brings: dict[str, list[str]] | None = None
    leads: dict[str, list[Said]] | None = None
    prices: dict[str, PriceOut] | None = None
    tray: list[TrayRow] | None = None
    follow: dict[str, list[str]] | None = None
    alone: list[str] | None = None
    infiltrated: dict[str, list[str]] | None = None
    then: ThenOut | None = None
    outlook: list[OutlookOut] | None = None
    recruits: int | None = None
    leaves: LeftoverOut | None = None
    why: dict[str, Said] | None = None
    lacks: dict[str, int] | None = None
