"""`python -m landsraad` is the command `landsraad`."""

from landsraad.cli import main

main()
