"""What `Scripts/pages` writes from other files: an index, tables and a picture."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
