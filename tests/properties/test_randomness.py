"""The generator, and what hangs on it."""

from __future__ import annotations

from collections import Counter

from landsraad import Setup, new_game, to_dict
from landsraad.engine.machine.rng import Rng, seeded


def test_shuffles_are_fair() -> None:
    """Each order of three cards comes up about equally often."""
    rng = Rng(seeded("fair"))
    orders = Counter(rng.shuffled((1, 2, 3)) for _ in range(6000))
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())


def test_numbers_stay_in_range_and_reach_all() -> None:
    """`below` gives every number under its bound and no other."""
    rng = Rng(seeded("range"))
    for bound in (1, 2, 5, 40, 67):
        assert {rng.below(bound) for _ in range(3000)} == set(range(bound))


def test_the_generator_is_the_same_everywhere() -> None:
    """The first numbers of a seed are fixed for all times: recorded games depend on them."""
    rng = Rng(seeded("dune"))
    assert [rng.below(1000) for _ in range(8)] == [214, 94, 584, 459, 644, 16, 300, 770]


def test_same_seed_same_game() -> None:
    """Setup and seed decide everything before the first action; another seed deals another game."""
    assert to_dict(new_game(Setup(), "a").state) == to_dict(new_game(Setup(), "a").state)
    assert to_dict(new_game(Setup(), "a").state) != to_dict(new_game(Setup(), "b").state)
