"""The tables of docs/settings.md, read from the declarations of the settings and of the command line's options."""

import re

from . import ROOT

# A part of the page, and the file whose options it has.
PARTS = {
    "server": "ServeCommand", "management": "ManagementOptions", "store": "StoreOptions", "messages": "MessageOptions",
    "eventLogs": "EventLogOptions", "pools": "PoolOptions", "protection": "ProtectionOptions",
    "account": "AccountOptions", "log": "AuditOptions",
}
CASE = re.compile(r'((?:^ {4}/// [^\n]*\n)*)^ {4}case (\w+)(?: = "([^"]+)")?$', re.MULTILINE)
OPTION = re.compile(r'@(Option|Flag)\(\s*help: "((?:[^"\\]|\\.)*)"\)\s*var (\w+)')
DEFAULT = re.compile(r" *\(default: (.*)\)\.?$")


def settings():
    """The raw value of each setting with the comment above it, and the settings that only variables give."""
    text = (ROOT / "Sources/Server/Configuration/Setting.swift").read_text(encoding="utf-8")
    comments, names = {}, {}
    for comment, name, raw in CASE.findall(text):
        names[name] = raw or name
        comments[raw or name] = " ".join(line.strip().removeprefix("/// ") for line in comment.splitlines())
    only = re.search(r"isEnvironmentOnly: Bool \{ \[([^]]*)\]", text)[1]
    return comments, [names[name] for name in re.findall(r"\.(\w+)", only)]


def variable(name):
    return "MARTLET_" + name.upper().replace("-", "_")


def meaning(text, otherwise):
    """What a sentence says, and the default at its end."""
    text = text.replace('\\"', '"').replace("|", "\\|")
    found = DEFAULT.search(text)
    return (text[:found.start()], found[1]) if found else (text, otherwise)


def options(file):
    """The options of a file: their names, whether they are flags without a value, and what their help says."""
    text = (ROOT / f"Sources/martlet/{file}.swift").read_text(encoding="utf-8")
    for kind, help, name in OPTION.findall(text):
        yield re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), name), kind == "Flag", help


def tables():
    """The lines of each table by its part."""
    comments, only = settings()
    written = {}
    for part, file in PARTS.items():
        lines = written[part] = [
            "| flag | variable | member of the file | default | what it is |", "|---|---|---|---|---|"]
        for name, is_flag, help in options(file):
            if name not in comments:
                continue
            says, default = meaning(help, "off" if is_flag else "–")
            member = "–" if name == "config" else f"`{name}`"
            lines.append(f"| `--{name}` | `{variable(name)}` | {member} | {default} | {says} |")
    written["environment"] = ["| variable | default | what it is |", "|---|---|---|"]
    for name in only:
        says, default = meaning(comments[name], "–")
        written["environment"].append(f"| `{variable(name)}` | {default} | {says} |")
    return written


def value(default):
    """An example of a member: its default, if that can be written."""
    first = default.split(";")[0].strip()
    if first in ("off", "none"):
        return "false" if first == "off" else '""'
    return first if re.fullmatch("[0-9]+", first) else f'"{first if re.fullmatch("[a-z0-9./:@-]+", first) else ""}"'


def members(active):
    """The lines of a configuration file that has every member as a comment, but for those of `active`."""
    lines = []
    for rows in tables().values():
        for row in rows[2:]:
            cells = [cell.strip().strip("`") for cell in row.replace("\\|", "/").strip("|").split("|")]
            if len(cells) < 5 or cells[2] == "–" or cells[2] in active:
                continue
            _, _, member, default, says = cells
            shown = says if default == "–" else f"{says.rstrip('.')}. Default: {default}."
            lines += ["", f"    // {shown}", f'    // "{member}": {value(default)},']
    return lines


def missing(written):
    """Settings that no table has."""
    text = "\n".join(line for lines in written.values() for line in lines)
    return [name for name in settings()[0] if f"`{variable(name)}`" not in text]
