"""The base box."""

from landsraad.content.base.board import spaces, tracks
from landsraad.content.base.cards import cards, promo_cards
from landsraad.content.base.conflicts import conflicts
from landsraad.content.base.hagal import difficulties, hagal
from landsraad.content.base.intrigue import intrigue
from landsraad.content.base.leaders import leaders
from landsraad.content.box import Box, Contents, Selection
from landsraad.engine.state.definitions import IMPERIUM, Card

MENTAT_COST = 2
NEEDS_MENTAT = ("calculated_hire", "sort_through_the_chaos")
RESERVE_WITH_IX = ("foldspace",)  # a leader of Rise of Ix takes from it, on any board


def brings(selection: Selection) -> Contents:
    """Fresh definitions of the base box; the variant `promo` adds the two promotional cards."""
    return _to_uprising(selection) if "uprising" in selection.boxes else _alone(selection)


def _alone(selection: Selection) -> Contents:
    """The whole box; a solo difficulty changes a cost."""
    levels = difficulties()
    mentat_cost = next((int(level.mentat_cost) for level in levels if level.id == selection.difficulty), MENTAT_COST)
    return Contents(
        cards=_deck(selection),
        intrigue=intrigue(),
        conflicts=conflicts(),
        leaders=leaders(),
        spaces=spaces(mentat_cost=mentat_cost),
        tracks=tracks(),
        hagal=hagal(),
        levels=levels,
    )


def _to_uprising(selection: Selection) -> Contents:
    """What it adds to Uprising: its leaders, Imperium and Intrigue cards (seed 004, Base version).

    The variant `old_conflicts` adds its Conflict cards too; they have no battle icons. With Rise of Ix there is the
    Foldspace stack that one of its leaders may take from.
    """
    reserve = RESERVE_WITH_IX if "ix" in selection.boxes else ()
    old_conflicts = "old_conflicts" in selection.variants
    return Contents(
        cards=[card for card in _deck(selection) if card.pile == IMPERIUM or card.id in reserve],
        intrigue=[card for card in intrigue(uprising=True) if card.id not in NEEDS_MENTAT],
        conflicts=[card for card in conflicts() if old_conflicts and card.id not in NEEDS_MENTAT],
        leaders=leaders(),
    )


def _deck(selection: Selection) -> list[Card]:
    return cards() + (promo_cards() if "promo" in selection.variants else [])


BOX = Box("base", brings, order=2, levels=tuple(level.id for level in difficulties()))
