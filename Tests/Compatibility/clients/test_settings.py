"""The tables of docs/settings.md and `martlet serve --help` list the same settings."""

import re

from testkit.server import ROOT, run_martlet


def flags(text):
    return set(re.findall(r"--[a-z][a-z-]+", text))


def test_the_tables_and_the_help_name_the_same_settings():
    page = (ROOT / "docs/settings.md").read_text()
    rows = [line for line in page.splitlines() if line.startswith("| `--")]
    done = run_martlet("serve", "--help")
    assert done.returncode == 0, done
    options = [line for line in done.stdout.splitlines() if line.startswith("  -")]
    helped = flags("\n".join(line.split("  ")[1] for line in options)) - {"--help", "--version"}
    assert helped == set().union(*(flags(row.split("|")[1]) for row in rows))
