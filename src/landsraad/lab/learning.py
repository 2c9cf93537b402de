"""How the value learns (bots/value.py): from games of the opponents among themselves, a generation after the other.

The first generation is taught by greedy, the next ones by those that look ahead with what the last one has learnt.
First a worth for each single thing is fitted, then a small net over the features, those worths among them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import log_loss
from sklearn.neural_network import MLPClassifier
from sklearn.preprocessing import StandardScaler

from landsraad.bots.features import KNOWN, SEEN, names
from landsraad.lab import selfplay
from landsraad.lab.crew import Crew

UNITS: Final = 32  # of the hidden layer
EPOCHS: Final = 7
BATCH: Final = 1024
PARTS: Final = 10  # of the games: from one nothing is learnt, the figures are about it; one tells when to stop
SELDOM: Final = 200  # rows: a thing seen less often has no worth of its own
SHRUNK: Final = 0.02  # how strongly worths of things are drawn to 0 (C of the regression)
DIGITS: Final = 5
BINS: Final = 10  # of the reliability
WORTHS_OF: Final = ("card/", "tech/", "leader/")  # things that all can see


@dataclass
class Lessons:
    """All that was written down, as matrices: a row for each seat at each moment.

    things   how many of each thing the seat owns; moments: which rows are about the same moment
    sides    rows of one moment and one side win together
    """

    numbers: Any
    things: Any
    ids: list[str]
    moments: Any
    sides: Any
    won: Any
    games: Any


def learn(folder: Path, games: int, generations: int, hands: Crew, seed: int, progress: Callable[[int], None]) -> Path:
    """Play and learn, one generation after the other; the file with the weights of the last one.

    What has been played before, in the same folder, is not played again.

    hands     who plays
    progress  is told how many games more there are
    """
    weights: dict[str, Any] | None = None
    for generation in range(1, generations + 1):
        school = selfplay.School(folder / str(generation), seed + generation, weights)
        files = selfplay.play(school, games, hands, progress)
        weights = fitted(lessons_of(files))
        learnt = folder / f"value-{generation}.json"
        learnt.write_text(json.dumps(weights, separators=(",", ":")) + "\n", "utf-8")
    return learnt


def lessons_of(files: list[Path]) -> Lessons:
    """Put the pieces together. Raises ValueError where one was written with other features."""
    numbers, places, won, games, rows = [], [], [], [], []
    ids: dict[str, int] = {}
    moments = 0
    for piece, columns in enumerate(selfplay.read(files)):
        if json.loads(str(columns["names"])) != names():
            raise ValueError(f"{files[piece]} was written with other features: remove it, and play it again")
        own = [ids.setdefault(id, len(ids)) for id in json.loads(str(columns["ids"]))]
        starts = np.concatenate([[0], columns["ends"]])
        rows.append((starts, np.array(own)[columns["things"]]))
        numbers.append(columns["numbers"])
        places.append(columns["places"] + np.array([moments, 0, 0]))
        moments = int(places[-1][-1, 0]) + 1
        won.append(columns["won"])
        games.append(columns["games"])
    stacked = np.concatenate(places)
    return Lessons(
        numbers=np.concatenate(numbers),
        things=counts(rows, len(ids)),
        ids=list(ids),
        moments=stacked[:, 0],
        sides=stacked[:, 2],
        won=np.concatenate(won),
        games=np.concatenate(games),
    )


def counts(rows: list[tuple[Any, Any]], width: int) -> Any:
    """How many of each thing a row has, as a sparse matrix."""
    ends, things, offset = [np.array([0])], [], 0
    for starts, found in rows:
        ends.append(starts[1:] + offset)
        things.append(found)
        offset += len(found)
    columns = np.concatenate(things)
    return csr_matrix(
        (np.ones(len(columns), dtype=np.float32), columns, np.concatenate(ends)), (len(np.concatenate(ends)) - 1, width)
    )


def fitted(lessons: Lessons) -> dict[str, Any]:
    """The weights that tell best who will win, with figures of the games held back."""
    tested, stopping = lessons.games % PARTS == 0, lessons.games % PARTS == 1
    taught = ~(tested | stopping)
    things = worths_of_things(lessons, taught)
    numbers = with_worths(lessons, things)
    scaler = StandardScaler().fit(numbers[taught])
    scaled = scaler.transform(numbers)
    net = net_of(scaled[taught], lessons.won[taught], scaled[stopping], lessons.won[stopping])
    first = net.coefs_[0] / scaler.scale_[:, None]
    return {
        "features": names(),
        "figures": figures(lessons, tested, net.predict_proba(scaled[tested])[:, 1]),
        "things": {id: round(float(worth), DIGITS) for id, worth in zip(lessons.ids, things, strict=True) if worth},
        "bias": rounded(net.intercepts_[0] - scaler.mean_ @ first),
        "second": rounded(net.coefs_[1][:, 0]),
        "start": round(float(net.intercepts_[1][0]), DIGITS),
        "first": [rounded(row) for row in first],
    }


def net_of(numbers: Any, won: Any, other_numbers: Any, other_won: Any) -> Any:
    """A net that has learnt until it told no better who wins games that it does not learn from."""
    net = MLPClassifier((UNITS,), alpha=1e-3, batch_size=min(BATCH, len(won)), learning_rate_init=5e-4, random_state=1)
    best, least = net, np.inf
    for _ in range(EPOCHS):
        net.partial_fit(numbers, won, classes=[False, True])
        loss = log_loss(other_won, net.predict_proba(other_numbers)[:, 1])
        if loss < least:
            best, least = deepcopy(net), loss
    return best


def rounded(numbers: Any) -> list[float]:
    """Numbers as they are written down."""
    return [round(float(number), DIGITS) for number in numbers]


def worths_of_things(lessons: Lessons, rows: Any) -> Any:
    """What one of each thing adds to the log odds, beside what the features tell already."""
    scaler = StandardScaler().fit(lessons.numbers[rows])
    spread = lessons.things - of_opponents(lessons, lessons.things)
    seen = np.asarray((lessons.things > 0).sum(axis=0)).ravel() >= SELDOM
    both = np.hstack([scaler.transform(lessons.numbers), spread[:, seen].toarray()])  # the largest matrix of all
    fit = LogisticRegression(C=SHRUNK, solver="newton-cholesky").fit(both[rows], lessons.won[rows])
    worths = np.zeros(len(lessons.ids))
    worths[seen] = fit.coef_[0][lessons.numbers.shape[1] :]
    return worths


def of_opponents(lessons: Lessons, values: Any) -> Any:
    """For each row the mean of the rows of its opponents at the same moment."""
    moments = matrix_of(lessons.moments)
    sides = matrix_of(lessons.moments * (lessons.sides.max() + 1) + lessons.sides)
    others = moments @ (moments.T @ values) - sides @ (sides.T @ values)
    number = (
        np.asarray(moments.sum(axis=0)).ravel()[lessons.moments] - np.asarray(sides.sum(axis=0)).ravel()[sides.indices]
    )
    share = (1.0 / number).astype(np.float32)
    return csr_matrix((share, (np.arange(len(number)), np.arange(len(number))))) @ others


def matrix_of(groups: Any) -> Any:
    """Which row belongs to which group, as a sparse matrix."""
    _, group = np.unique(groups, return_inverse=True)
    return csr_matrix((np.ones(len(group), dtype=np.float32), (np.arange(len(group)), group)))


def with_worths(lessons: Lessons, things: Any) -> Any:
    """The features with what has been learnt about things in its three columns and, for Intrigue cards, in one."""
    known = np.array([id.startswith(WORTHS_OF) for id in lessons.ids])
    open_, secret = lessons.things @ (things * known), lessons.things @ (things * ~known)
    numbers = lessons.numbers.copy()
    place = SEEN.index("learnt")
    numbers[:, place] = open_
    numbers[:, place + len(SEEN)] = open_ - best_of_opponents(lessons, open_)
    numbers[:, place + 2 * len(SEEN)] = open_ - of_opponents(lessons, open_[:, None]).ravel()
    numbers[:, 3 * len(SEEN) + KNOWN.index("learnt_intrigue")] = secret
    return numbers


def best_of_opponents(lessons: Lessons, values: Any) -> Any:
    """For each row the greatest value among its opponents at the same moment."""
    best = np.full(len(values), -np.inf)
    for distance in range(1, selfplay.MOST_SEATS):
        for step in (distance, -distance):
            other = np.roll(np.arange(len(values)), step)
            opposed = (lessons.moments == lessons.moments[other]) & (lessons.sides != lessons.sides[other])
            best = np.where(opposed, np.maximum(best, values[other]), best)
    return best


def figures(lessons: Lessons, tested: Any, chances: Any) -> dict[str, Any]:
    """How well the value tells who will win: log loss beside that of the share of seats, and how reliable it is.

    reliability  for tenths of the chance that was told: the mean of what was told, the share won, rows
    """
    won = lessons.won[tested]
    rounds = lessons.numbers[tested][:, names().index("round")]
    even = np.full(len(won), lessons.won[~tested].mean())
    tenth = np.minimum((chances * BINS).astype(int), BINS - 1)
    return {
        "rows": len(lessons.won),
        "games": len(np.unique(lessons.games)),
        "log_loss": round(log_loss(won, chances), 4),
        "log_loss_even": round(log_loss(won, even), 4),
        "by_round": {
            str(int(number)): round(log_loss(won[rounds == number], chances[rounds == number], labels=[False, True]), 4)
            for number in np.unique(rounds)
        },
        "reliability": [reliability(chances[tenth == bin], won[tenth == bin]) for bin in np.unique(tenth)],
    }


def reliability(chances: Any, won: Any) -> list[float]:
    """Of rows about as likely to win: the mean chance that was told, the share won, how many they are."""
    return [round(float(chances.mean()), 3), round(float(won.mean()), 3), len(won)]
