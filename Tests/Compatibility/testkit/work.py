"""The CPU time that a request costs the server, and inputs that are expensive to parse."""

import os

# The longest body of a probe, a little below the limit of 1 MiB. A debug binary is thirty times slower and gets a
# smaller one.
BODY = int(os.environ.get("WORK_BODY", (1 << 20) - 16_384))
# A cost below this many seconds of CPU time is ignored: the clock's ticks and other work of the server blur it.
FLOOR = float(os.environ.get("WORK_FLOOR", "0.15"))
# No request may cost more. Linear work on the largest body costs far less.
CEILING = float(os.environ.get("WORK_CEILING", "2.5"))


def cost(server, send):
    before = server.cpu_seconds()
    send()
    return server.cpu_seconds() - before


def grows_at_most_linearly(server, send, size):
    """The reason why `send` costs more than linear work, or None.

    `send(size)` must cost less than three times the CPU time of `send(size // 2)`: linear work costs twice as much,
    quadratic work four times. It is measured up to three times, since other work of the server disturbs.
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
    """Makes texts of a given length that repeat `unit`."""
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
    """Makes comma-separated items of a given size, never more than a document may have."""
    def made(size):
        first = item(0)
        return ",".join(item(number) for number in range(min(size // (len(first) + 6), 49_000)))
    return made


def names_of_marks(size):
    """Sixteen members, enough for a parser to use a hash table, with names that grow with the size."""
    return ",".join(f'"{MARKS * (size // 80)}{number}":0' for number in range(16))


# Makes a member's value as JSON of about a given size.
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

# Makes members of a token's payload.
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
