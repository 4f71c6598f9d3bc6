"""The service model: the operations that Martlet offers, their fields, and documents that fill a field."""

import json

from testkit.server import ROOT, not_built

MODEL = json.loads((ROOT / "Model/cognito-idp.json").read_text())
SHAPES = MODEL["shapes"]


def built():
    """The names of the operations that Martlet offers, in order."""
    return sorted(set(MODEL["operations"]) - not_built())


def is_signed(operation):
    return MODEL["operations"][operation]["auth"] == "sigv4"


def input_shape(operation):
    return MODEL["operations"][operation]["input"]


class Field:
    """A place in an operation's input: its shape and the steps to it from the outermost structure."""

    def __init__(self, operation, steps, shape):
        self.operation, self.steps, self.name = operation, steps, shape
        self.shape = SHAPES[shape]

    @property
    def kind(self):
        return self.shape["type"]

    @property
    def greatest(self):
        """The most characters, items or entries; a million if the model says nothing."""
        return self.shape.get("max", 1 << 20)

    @property
    def path(self):
        """The names of the steps."""
        return [step for step, _ in self.steps]

    def __repr__(self):
        return ".".join([self.operation, *self.path])

    def document(self, value, examples):
        """A document for the operation with `value` in this place and examples in the required ones."""
        document = example(input_shape(self.operation), examples, None)
        return self._placed(document, self.steps, value, examples)

    def _placed(self, around, steps, value, examples):
        if not steps:
            return value
        (step, shape), rest = steps[0], steps[1:]
        inner = example(shape, examples, step) if rest else None
        placed = self._placed(inner, rest, value, examples)
        match step:
            case "[]":
                return [placed]
            case "{key}":
                return {placed: "value"}
            case "{value}":
                return {"key": placed}
        return {**(around if isinstance(around, dict) else {}), step: placed}


def fields(operation):
    """Every field of an operation's input, structures and containers included."""
    return list(_fields(operation, [], input_shape(operation), ()))


def _fields(operation, steps, shape, around):
    if steps:
        yield Field(operation, steps, shape)
    if shape in around:
        return
    for step, inner in _parts(SHAPES[shape]):
        yield from _fields(operation, [*steps, (step, inner)], inner, (*around, shape))


def _parts(shape):
    match shape["type"]:
        case "structure":
            return [(name, member["shape"]) for name, member in shape["members"].items()]
        case "list":
            return [("[]", shape["member"]["shape"])]
        case "map":
            return [("{key}", shape["key"]["shape"]), ("{value}", shape["value"]["shape"])]
    return []


def example(shape, examples, name, shapes=SHAPES):
    """A value that the model permits: the example for the name, or the smallest value of the shape."""
    if name in examples:
        return examples[name]
    said = shapes[shape]
    match said["type"]:
        case "structure":
            return {
                member: example(said["members"][member]["shape"], examples, member, shapes)
                for member in said.get("required", [])}
        case "list":
            return [example(said["member"]["shape"], examples, None, shapes)]
        case "map":
            return {"key": example(said["value"]["shape"], examples, None, shapes)}
        case "boolean":
            return False
        case "integer" | "long":
            return max(said.get("min", 1), 1)
    return said["enum"][0] if "enum" in said else "a" * max(said.get("min", 1), 6)
