"""Uprising, and its CHOAM module."""

from dataclasses import replace

from landsraad.content.box import Box, Contents, Selection
from landsraad.content.uprising.board import COVERED_BY_IX, ix_posts, posts, spaces, tracks
from landsraad.content.uprising.cards import cards, choam_cards
from landsraad.content.uprising.conflicts import conflicts
from landsraad.content.uprising.contracts import contracts, ix_contracts
from landsraad.content.uprising.hagal import difficulties, hagal
from landsraad.content.uprising.intrigue import choam_intrigue, intrigue
from landsraad.content.uprising.leaders import choam_leaders, leaders
from landsraad.content.uprising.objectives import objectives
from landsraad.content.uprising.rivals import rivals
from landsraad.content.uprising.six import board as six_board
from landsraad.content.uprising.six import cards as six_cards
from landsraad.content.uprising.six.teams import teams

__all__ = ["BOX", "CHOAM", "brings", "choam_brings"]


def brings(selection: Selection) -> Contents:
    """Fresh definitions of Uprising. Without the CHOAM module contract icons are 2 Solari (R-295).

    Rise of Ix covers a corner of the board; its two boards have a post each (seed 004, Rise of Ix).
    """
    choam, ix = "choam" in selection.boxes, "ix" in selection.boxes
    box = Contents(
        cards=cards(),
        intrigue=intrigue(),
        conflicts=conflicts(choam=choam),
        leaders=leaders(teams=selection.teams),
        spaces=[space for space in spaces(choam=choam) if not (ix and space.id in COVERED_BY_IX)],
        tracks=tracks(),
        hagal=hagal(ix=ix),
        rivals=rivals(),
        levels=difficulties(),
        posts=(ix_posts() if ix else posts()),
        objectives=objectives(),
        wall=True,
    )
    return _for_six(box) if selection.teams else box


def _for_six(box: Contents) -> Contents:
    """The same on the side of the board for six, with the Commanders and their teams."""
    return replace(
        box,
        cards=box.cards + six_cards.cards(),
        spaces=[space for space in box.spaces if space.id not in six_board.NOT_HERE] + six_board.spaces(),
        tracks=six_board.tracks(),
        posts=[post for post in box.posts if not set(post.spaces) & set(six_board.GONE)] + six_board.posts(),
        teams=teams(),
    )


def choam_brings(selection: Selection) -> Contents:
    """Fresh definitions of the CHOAM module; with Rise of Ix each player starts with a contract of its own kind."""
    return Contents(
        cards=choam_cards(),
        intrigue=choam_intrigue(),
        leaders=choam_leaders(teams=selection.teams),
        contracts=contracts(),
        first_contracts=ix_contracts() if "ix" in selection.boxes else [],
    )


BOX = Box("uprising", brings, order=1, levels=tuple(level.id for level in difficulties()))
CHOAM = Box("choam", choam_brings, order=4, needs=("uprising",))
