"""The rules machine. It knows no card, no space and no leader by name; see docs/architecture.md."""
