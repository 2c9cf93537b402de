"""`python -m landsraad` is the command `landsraad`."""

import sys

from landsraad.cli import main

sys.exit(main())
