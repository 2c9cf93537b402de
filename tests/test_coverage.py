"""Every component of every box is tested, and docs/coverage.md says by what."""

from __future__ import annotations

from tests.coverage import DOCUMENT, coverage, document, sections


def test_every_component_has_a_test() -> None:
    """Named after it or parametrised with it, in the file of its kind."""
    untested = [(section.file, id) for section in sections() for id, tests in section.covered.items() if not tests]
    assert untested == []


def test_a_component_without_a_test_is_noticed() -> None:
    """An id that no test of the file is about; a longer id does not stand for a shorter one."""
    found = coverage("tests.content.uprising.test_contracts", ["immediate", "ix", "ix_secrets", "lasgun"])
    assert found["immediate"] == ["test_immediate"]
    assert found["ix_secrets"] == ["test_ix_secrets"]
    assert "test_ix_secrets" not in found["ix"]
    assert found["lasgun"] == []


def test_the_document_is_up_to_date() -> None:
    """What `python -m tests.coverage` would write is there."""
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run `python -m tests.coverage`"
