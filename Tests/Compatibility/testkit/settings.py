"""Documents that set one member of an operation's input, made from boto3's service model."""

import copy
import json
import re

from testkit.server import ROOT

# A name and a number of a kind that the model knows only as text or as a whole number.
TEXT, NUMBER = "a setting", 7


def unbuilt_settings():
    """The settings that the page of differences says are refused."""
    page = (ROOT / "docs/differences.md").read_text()
    table = page.split("| refused setting |")[1].split("\n\n")[0]
    return re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)


class Place:
    """A member of an input, or of a structure in it, and the values that it is tried with."""

    def __init__(self, path, shape, operation):
        self.path, self.shape, self.operation = path, shape, operation

    @property
    def name(self):
        return ".".join(self.path)

    def values(self, given):
        """Each word of an enumeration, both booleans, and what `given` has for the member."""
        for key in (self.name, self.path[-1]):
            if key in given:
                return given[key]
        return _values(self.shape)

    def document(self, value):
        """The smallest document that the model permits with `value` in this place."""
        return _around(self.operation.input_shape, self.path, value)

    def find(self, document):
        """The value in this place of `document`; None if it is not there."""
        for step in self.path:
            document = document.get(step) if isinstance(document, dict) else None
        return document

    def __repr__(self):
        return self.name


def places(client, operation, besides=()):
    """Every member of an operation's input but `besides`: of structures the innermost ones."""
    model = client.meta.service_model.operation_model(operation)
    return [place for place in _places(model, (), model.input_shape) if place.path[0] not in besides]


def _places(model, path, shape):
    for name, member in shape.members.items():
        if member.type_name == "structure" and member.members:
            yield from _places(model, (*path, name), member)
        else:
            yield Place((*path, name), member, model)


def _values(shape):
    match shape.type_name:
        case "boolean":
            return [True, False]
        case "integer" | "long":
            return [NUMBER]
        case "list":
            return [[value] for value in _values(shape.member)]
        case "map":
            return [{"key": value} for value in _values(shape.value)]
        case "structure":
            return [{name: _values(shape.members[name])[0] for name in shape.members}]
        case "blob":
            return [b"bytes"]
    return list(shape.enum) if getattr(shape, "enum", None) else [TEXT]


def _around(shape, path, value):
    name, *rest = path
    inner = _around(shape.members[name], rest, value) if rest else value
    return {name: inner}


def merged(*documents):
    """One document of several. Of two values for one member the later one counts; structures are merged."""
    result = {}
    for document in documents:
        for name, value in document.items():
            both = isinstance(value, dict) and isinstance(result.get(name), dict)
            result[name] = merged(result[name], value) if both else copy.deepcopy(value)
    return result


def comparable(value):
    """A value in which lists of texts have one order, since a set has none."""
    if isinstance(value, dict):
        return {name: comparable(item) for name, item in value.items()}
    if isinstance(value, list):
        items = [comparable(item) for item in value]
        return sorted(items, key=json.dumps) if all(isinstance(item, str) for item in items) else items
    return value
