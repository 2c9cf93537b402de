"""Uprising, and its CHOAM module."""

from landsraad.content.define import box as make_box
from landsraad.content.uprising.board import COVERED_BY_IX, ix_posts, posts, spaces, tracks
from landsraad.content.uprising.cards import cards, choam_cards
from landsraad.content.uprising.conflicts import conflicts
from landsraad.content.uprising.contracts import contracts, ix_contracts
from landsraad.content.uprising.intrigue import choam_intrigue, intrigue
from landsraad.content.uprising.leaders import choam_leaders, leaders
from landsraad.content.uprising.objectives import objectives
from landsraad.engine.definitions import Box

__all__ = ["box", "choam_box"]


def box(*, choam: bool, ix: bool) -> Box:
    """Fresh definitions of Uprising. Without the CHOAM module contract icons are 2 Solari (R-295).

    Rise of Ix covers a corner of the board; its two boards have a post each (seed 004, Rise of Ix).
    """
    return make_box(
        "uprising",
        cards=cards(),
        intrigue=intrigue(),
        conflicts=conflicts(choam=choam),
        leaders=leaders(),
        spaces=[space for space in spaces(choam=choam) if not (ix and space.id in COVERED_BY_IX)],
        tracks=tracks(),
        posts=(ix_posts() if ix else posts()),
        objectives=objectives(),
        wall=True,
    )


def choam_box(*, ix: bool) -> Box:
    """Fresh definitions of the CHOAM module; with Rise of Ix each player starts with a contract of its own kind."""
    return make_box(
        "choam",
        cards=choam_cards(),
        intrigue=choam_intrigue(),
        conflicts=[],
        leaders=choam_leaders(),
        spaces=[],
        contracts=contracts(),
        first_contracts=ix_contracts() if ix else [],
    )
