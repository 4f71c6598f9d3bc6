"""decisions/README.md's index of the records, and the rules for a record."""

from . import ROOT

# Lines of text of a record, below its title.
MOST = 25


def records():
    """The path, number and title of each record."""
    for path in sorted((ROOT / "decisions").glob("[0-9]*.md")):
        yield path, int(path.name[:4]), path.read_text(encoding="utf-8").splitlines()[0]


def index():
    """The lines of the index."""
    rows = [f"| [{number}]({path.name}) | {title.split('. ', 1)[-1]} |" for path, number, title in records()]
    return ["| number | decision |", "|---|---|", *rows]


def check():
    """What is wrong with records: another number in the title, or more text than a record has."""
    seen = {}
    for path, number, title in records():
        name = path.relative_to(ROOT)
        if not title.startswith(f"# {number}. "):
            yield f"{name} has another number in its title"
        if number in seen:
            yield f"{name} has the number of {seen[number]}"
        seen[number] = name
        text = [line for line in path.read_text(encoding="utf-8").splitlines()[1:] if line]
        if len(text) > MOST:
            yield f"{name} has {len(text)} lines of text, more than {MOST}; figures belong in docs/performance.md"
