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


def listed(item):
    """Items, separated by commas, of so many bytes together; never more values than a document may have."""
    def made(size):
        first = item(0)
        return ",".join(item(number) for number in range(min(size // (len(first) + 6), 49_000)))
    return made


def names_of_marks(size):
    """Sixteen members, as many as make a reader look names up in a table, with names that grow with the size."""
    return ",".join(f'"{MARKS * (size // 80)}{number}":0' for number in range(16))


# Values of a member, written as JSON of about so many bytes.
DOCUMENTS = {
    "nested lists": lambda size: "[" * (size // 2) + "]" * (size // 2),
    "nested objects": lambda size: '{"a":' * (size // 6) + "0" + "}" * (size // 6),
    "members": lambda size: "{" + listed(lambda number: f'"k{number}":0')(size) + "}",
    "members with accents": lambda size: "{" + listed(lambda number: f'"e\u0301{number}":0')(size) + "}",
    "members with long names": lambda size: "{" + listed(lambda number: f'"{"n" * 490}{number}":0')(size) + "}",
    "members of one name": lambda size: "{" + listed(lambda _: '"a":0')(size) + "}",
    "lists": lambda size: "[" + listed(lambda _: "[]")(size) + "]",
    "a long number": lambda size: "9" * size,
    "a long fraction": lambda size: "0." + "1" * size,
    "a long exponent": lambda size: "1e" + "1" * size,
    "escaped marks": lambda size: '"' + "\\u0301\\u0316" * (size // 12) + '"',
    "marks in a value": lambda size: '"' + repeated(MARKS)(size // 2) + '"',
    "marks in a name": lambda size: '{"' + repeated(MARKS)(size // 2) + '":0}',
    "marks in several names": lambda size: "{" + names_of_marks(size) + "}",
    "space": lambda size: " " * size + "0",
}

# Members of the payload of a token.
CLAIMS = {
    "claims": lambda size: listed(lambda number: f'"c{number}":0')(size),
    "claims of one name": lambda size: listed(lambda _: '"a":0')(size),
    "marks in a name": lambda size: '"' + repeated(MARKS)(size // 2) + '":0',
    "marks in several names": lambda size: names_of_marks(size),
    "issuers": lambda size: listed(lambda _: '"iss"')(size),
    "brackets": lambda size: '"a":' + "[" * size,
    "digits": lambda size: '"a":' + "9" * size,
    "quotes": lambda size: '"a":"' + "\\\\" * (size // 2) + '"',
}
