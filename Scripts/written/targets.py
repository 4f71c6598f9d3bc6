"""The targets of Package.swift: ARCHITECTURE.md's list of them, and their picture."""

import html
import re
import sys
import textwrap

from . import ROOT

# An entry of Package.swift: a comment, then a call with a name, a layer and dependencies.
ENTRY = re.compile(r'((?:^ {8}// [^\n]*\n)+) {8}(?:module|program)\(\s*"(\w+)", layer: (\d+)', re.MULTILINE)
# The name of a target or of a library's product, but not of its package.
DEPENDENCY = re.compile(r'(package: )?"([^"]+)"|\b(crypto)\b')
# A product for apps, and the target that it consists of.
LIBRARY = re.compile(r'\.library\(name: "(\w+)"')


def rest_of_call(text, place):
    """The arguments from a place to the parenthesis that closes the call."""
    depth = 1
    for end in range(place, len(text)):
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        if depth == 0:
            return text[place:end]
    sys.exit("pages: a call in Package.swift has no end")


class Target:
    """A target: its name, its layer, what it holds, and the targets and libraries that it imports."""

    def __init__(self, entry, manifest, names):
        comment, self.name, layer = entry.groups()
        self.layer = int(layer)
        self.holds = " ".join(line.strip().removeprefix("// ") for line in comment.splitlines())
        dependencies = DEPENDENCY.findall(rest_of_call(manifest, entry.end()))
        found = ["Crypto" if crypto else used for package, used, crypto in dependencies if not package]
        self.own = [used for used in found if used in names]
        self.libraries = sorted(used for used in found if used not in names)


def read():
    """The targets by layers, and the names of those that apps link."""
    manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
    entries = sorted(ENTRY.finditer(manifest), key=lambda entry: int(entry[3]))
    names = {entry[2] for entry in entries}
    return [Target(entry, manifest, names) for entry in entries], LIBRARY.findall(manifest)


def lines():
    """The lines of ARCHITECTURE.md's list of targets."""
    written = []
    for target in read()[0]:
        own = ", ".join(f"`{used}`" for used in target.own)
        imports = "; ".join(part for part in (own, ", ".join(target.libraries)) if part)
        text = f"- {target.layer} · `{target.name}`: {target.holds}." + (f" Imports {imports}." if imports else "")
        written += textwrap.wrap(text, 118, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    return written


def closure(name, imports):
    """The targets that a target needs, itself included."""
    found, waiting = set(), [name]
    while waiting:
        target = waiting.pop()
        if target not in found:
            found.add(target)
            waiting += imports[target]
    return found


def direct(imports):
    """The imports of each target that no other import of it needs too."""
    return {
        name: [used for used in own if not any(used in closure(other, imports) for other in own if other != used)]
        for name, own in imports.items()}


WIDTH, ROW, HEIGHT, LEFT = 1180, 60, 26, 34
STYLE = """
text { font: 12px system-ui, sans-serif; fill: #1b2430; text-anchor: middle }
.note { font-size: 12px; fill: #5b6675; text-anchor: start }
.layer { fill: #8a94a3; text-anchor: end }
path { fill: none; stroke: #9aa5b4; stroke-width: 1; opacity: .55 }
rect { fill: #e9eef5; stroke: #9aa5b4 } .app { fill: #dcefe1; stroke: #6aa57c } .tool { fill: #f6eedc; stroke: #bfa669 }
.page { fill: #fff; stroke: none } .floor { fill: #f7f9fb; stroke: none }
"""


def rows(targets, imports):
    """The targets of each layer, ordered so that lines are short: by the middle of what they import."""
    layers, place = {}, {}
    for target in targets:
        layers.setdefault(target.layer, []).append(target.name)
    for turn in range(8):
        for layer in sorted(layers, reverse=turn % 2 == 1):
            near = {
                name: imports[name] if turn % 2 == 0 else [user for user in imports if name in imports[user]]
                for name in layers[layer]}
            middle = {
                name: sum(place.get(other, .5) for other in others) / len(others) if others else place.get(name, .5)
                for name, others in near.items()}
            layers[layer].sort(key=lambda name: (middle[name], name))
            for number, name in enumerate(layers[layer]):
                place[name] = (number + .5) / len(layers[layer])
    return layers


def boxes(layers):
    """The left edge, the upper edge and the width of each target's box."""
    placed, top = {}, max(layers)
    for layer, names in layers.items():
        widths = [len(name) * 7 + 18 for name in names]
        gap = (WIDTH - LEFT - sum(widths)) / (len(names) + 1)
        left = LEFT + gap
        for name, width in zip(names, widths):
            placed[name] = (left, 44 + (top - layer) * ROW, width)
            left += width + gap
    return placed


def picture():
    """The picture of targets and layers, as SVG."""
    targets, libraries = read()
    imports = {target.name: target.own for target in targets}
    apps = set().union(*(closure(name, imports) for name in libraries))
    tools = {target.name for target in targets if target.holds.startswith("tool: ")}
    shown = {name: [] if name in tools else used for name, used in direct(imports).items()}
    layers = rows(targets, shown)
    placed = boxes(layers)
    height = 44 + max(layers) * ROW + HEIGHT + 18
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>Targets and layers</title>", f"<style>{STYLE}</style>",
        f'<rect class="page" width="{WIDTH}" height="{height}"/>',
        f'<text class="note" x="{LEFT}" y="20">A target imports only what lies below it; imports that another one '
        "implies, and those of tools, are left out. Green: what apps link. Yellow: tools.</text>"]
    for layer in layers:
        y = 44 + (max(layers) - layer) * ROW
        parts.append(f'<rect class="floor" x="{LEFT}" y="{y - 8}" width="{WIDTH - LEFT - 8}" height="{HEIGHT + 16}"/>')
        parts.append(f'<text class="layer" x="{LEFT - 8}" y="{y + 17}">{layer}</text>')
    for name, used in sorted(shown.items()):
        left, top, width = placed[name]
        for other in sorted(used):
            x, y, wide = placed[other]
            start, end, bend = left + width / 2, x + wide / 2, (y - top - HEIGHT) / 2
            parts.append(
                f'<path d="M{start:.0f} {top + HEIGHT}c0 {bend:.0f} {end - start:.0f} {bend:.0f} '
                f'{end - start:.0f} {y - top - HEIGHT}"/>')
    for name, (left, top, width) in sorted(placed.items()):
        kind = ' class="app"' if name in apps else ' class="tool"' if name in tools else ""
        parts.append(f'<rect{kind} x="{left:.0f}" y="{top}" width="{width}" height="{HEIGHT}" rx="5"/>')
        parts.append(f'<text x="{left + width / 2:.0f}" y="{top + 17}">{html.escape(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])
