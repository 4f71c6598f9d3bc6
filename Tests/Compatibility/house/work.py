"""What a request costs the server in CPU time, whatever else the machine does, and inputs that make parsers work."""

import os
import pathlib

TICKS = os.sysconf("SC_CLK_TCK")
# The longest body that a probe sends, a little below the 1 MiB that a request may have. A debug binary, which does the
# same work thirty times as slowly, is measured with a smaller one.
BODY = int(os.environ.get("WORK_BODY", (1 << 20) - 16_384))
# Below this many seconds of CPU time a cost is not looked at: other work of the server and the clock's ticks blur it.
FLOOR = float(os.environ.get("WORK_FLOOR", "0.15"))
# No single request may cost more. Linear work on the greatest body stays far below.
CEILING = float(os.environ.get("WORK_CEILING", "2.5"))


def spent(server):
    """Seconds of CPU time that the process has used, in all its threads, also in those that have ended."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def cost(server, send):
    before = spent(server)
    send()
    return spent(server) - before


def grows_at_most_linearly(server, send, size):
    """Sees that `send(size)` costs less than three times as much CPU time as `send(size // 2)`: linear work costs twice
    as much, quadratic work four times. Gives the reason if it does not. A measurement that other work of the server
    spoiled is taken again.
    """
    for _ in range(3):
        whole = cost(server, lambda: send(size))
        if whole <= FLOOR:
            return None
        if whole > CEILING:
            return f"{whole:.2f} s of CPU time for size {size}"
        half = cost(server, lambda: send(size // 2))
        if whole < 3 * max(half, FLOOR / 3):
            return None
    return f"{half:.2f} s of CPU time for size {size // 2} and {whole:.2f} s for {size}"


def repeated(unit):
    """Texts of a given number of characters that repeat `unit`."""
    return lambda size: (unit * (size // len(unit) + 1))[:size]


# Two marks of different classes: each pair is in the wrong order, so that a normalizer must sort the whole run.
MARKS = "\u0301\u0316"
TEXTS = {
    "combining marks in the wrong order": repeated(MARKS),
    "runs of marks as long as permitted": repeated("a" + MARKS * 15),
    "marks between invisible characters": repeated("\u0301\u0316\u200b"),
    "voiced marks that decompose": repeated("\uff9e\u0316"),
    "vowels that may compose": repeated("\u1161"),
    "characters that decompose to eighteen": repeated("\ufdfa"),
    "regional indicators": repeated("\U0001f1e6"),
    "templates": repeated("{####}"),
    "openings of templates": repeated("{##"),
    "openings of tags": repeated("<a "),
    "comments without end": repeated("<!--"),
    "references": repeated("&amp"),
    "digits": repeated("9"),
    "base 64": repeated("A"),
    "dots": repeated("."),
    "spaces": repeated(" "),
    "addresses": repeated("a@b.c,"),
    "quotes": repeated('"\\'),
}
