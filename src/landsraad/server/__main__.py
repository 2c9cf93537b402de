"""`python -m landsraad.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse

from landsraad.server.run import serve


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m landsraad.server", description="Serve Landsraad.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="", help="SQLAlchemy URL (default: SQLite in the data folder)")
    parser.add_argument("--redis", default="", help="URL of a Redis, needed for several workers")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--proxy", default="", help="proxies whose X-Forwarded headers are believed, * for all")
    parser.add_argument("--root-path", default="", help="what all addresses begin with: /dune")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    given = parser.parse_args()
    try:
        serve(
            given.host,
            given.port,
            given.database,
            given.redis,
            given.workers,
            not given.no_browser,
            given.proxy,
            given.root_path,
        )
    except ValueError as error:
        parser.exit(2, f"landsraad: {error}\n")


if __name__ == "__main__":
    main()
