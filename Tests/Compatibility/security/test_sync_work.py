"""Limits of work in sync: in every field of its operations, twice the input costs at most about twice the CPU time.

`test_work.py` says how it is measured. Here fields travel in paths, queries, headers and bodies.
"""

import json
import urllib.parse

import pytest
import requests

from testkit.aws import Wire
from testkit.identities import IdentityAPI
from testkit.server import ROOT, not_built
from testkit.shapes import example
from testkit.sync import DEVELOPER
from testkit.work import BODY, DOCUMENTS, FLOOR, TEXTS, cost, grows_at_most_linearly

SERVICE = "cognito-sync"
MODEL = json.loads((ROOT / "Model/cognito-sync.json").read_text())
SHAPES = MODEL["shapes"]
# The call that only Martlet has.
CHANGES = {
    "http": {"method": "GET",
             "requestUri": "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/changes"},
    "members": {
        **{name: member for name, member in SHAPES["ListRecordsRequest"]["members"].items()
           if member.get("location") == "uri"},
        "since": {"location": "querystring", "locationName": "since", "shape": "Long"},
        "wait": {"location": "querystring", "locationName": "wait", "shape": "Long"},
    },
}
# A path and a query together, less the longest path around them.
LINE = 7_000


def operations():
    """Each operation's route and members, by its name."""
    found = {
        name: {"http": operation["http"], "members": SHAPES[operation["input"]]["members"],
               "required": SHAPES[operation["input"]].get("required", [])}
        for name, operation in MODEL["operations"].items()
        if operation.get("input") and name not in not_built(SERVICE)}
    return {**found, "GetChanges": {**CHANGES, "required": ["since"]}}


@pytest.fixture(scope="module")
def target(server, engine):
    """An identity of a pool, and what signs requests about it."""
    made = IdentityAPI(server)
    made.wire = Wire(server)
    pool = made.make_pool(DeveloperProviderName=DEVELOPER)
    identity = made.admin.get_open_id_token_for_developer_identity(
        IdentityPoolId=pool, Logins={DEVELOPER: "ann"})["IdentityId"]
    made.examples = {
        "IdentityPoolId": pool, "IdentityId": identity, "DatasetName": "prefs", "SyncSessionToken": "a",
        "DeviceId": "d", "Platform": "GCM", "Token": "t", "Events": {"SyncTrigger": ""}, "since": 1, "wait": 0}
    # The engines share the operations, since the measured work needs no store.
    made.chosen = [name for place, name in enumerate(sorted(operations()))
                   if place % 2 == ["sqlite", "postgres"].index(engine)]
    yield made
    made.tear_down()


def send(target, operation, values, body=None):
    """Sends a call with `values` in place of the examples, and checks that the server does not fail."""
    route, members = operation["http"], operation["members"]
    given = {name: target.examples[name] for name in operation["required"] if name in target.examples}
    given = {**given, **{name: target.examples[name] for name, member in members.items()
                         if member.get("location") == "uri"}, **values}
    place = {name: urllib.parse.quote(str(given[name]), safe="") for name, member in members.items()
             if member.get("location") == "uri"}
    query = {members[name]["locationName"]: value for name, value in given.items()
             if members[name].get("location") == "querystring"}
    headers = {members[name]["locationName"]: value for name, value in given.items()
               if members[name].get("location") == "header"}
    if body is None:
        inside = {name: value for name, value in given.items() if "location" not in members[name]}
        body = json.dumps(inside, ensure_ascii=False).encode() if inside else b""
    assert len(body) <= 1 << 20
    path = route["requestUri"].format(**place) + ("?" + urllib.parse.urlencode(query) if query else "")
    headers = target.wire.sign(
        body, {"Content-Type": "application/json", **headers}, service=SERVICE, method=route["method"], path=path)
    response = requests.request(
        route["method"], target.server.url + path, data=body, headers=headers, timeout=60)
    assert response.status_code < 500, (route, response.status_code, response.text[:200])


def test_every_field_of_a_line(target):
    """Paths, queries and headers have at most 16 KiB: none of the texts costs more than a hundredth of a second."""
    for name in target.chosen:
        operation = operations()[name]
        for member, said in operation["members"].items():
            if "location" not in said:
                continue
            # A header carries ASCII.
            made = {text: make(LINE // 4) for text, make in TEXTS.items()}
            if said["location"] == "header":
                made = {text: value for text, value in made.items() if value.isascii() and "\n" not in value}
            else:
                made = {text: cut(value) for text, value in made.items()}

            def spend(member=member, operation=operation, made=made):
                for value in made.values():
                    send(target, operation, {member: value.strip() or "x"})

            spent = cost(target.server, spend)
            assert spent < FLOOR + len(made) * 0.01, f"{name}.{member}: {spent}"


def cut(text):
    """So much of a text as a request line has room for."""
    while len(urllib.parse.quote(text, safe="")) > LINE:
        text = text[:len(text) // 2]
    return text


def fields(shape, around=()):
    """The places within a value of a shape: what puts a value there, and the shape of the place."""
    yield (lambda value: value), shape
    if shape in around:
        return
    said = SHAPES[shape]
    if said["type"] == "list":
        for put, inner in fields(said["member"]["shape"], (*around, shape)):
            yield (lambda value, put=put: [put(value)]), inner
    elif said["type"] == "map":
        for put, inner in fields(said["value"]["shape"], (*around, shape)):
            yield (lambda value, put=put: {"SyncTrigger": put(value)}), inner
        yield (lambda value: {value: "arn"}), said["key"]["shape"]
    elif said["type"] == "structure":
        for name, member in said["members"].items():
            for put, inner in fields(member["shape"], (*around, shape)):
                yield (lambda value, name=name, put=put: {
                    **example(shape, {}, None, SHAPES), name: put(value)}), inner


def probes(shape):
    """What makes values of a size for a shape, and the size."""
    said = SHAPES[shape]
    match said["type"]:
        case "string" if "enum" not in said:
            for name, make in TEXTS.items():
                yield name, make, min(said.get("max", 1 << 20), BODY // 4)
        case "list":
            item = example(said["member"]["shape"], {}, None, SHAPES)
            yield "items of one kind", lambda size: [item] * size, 10_000
            yield "items without value", lambda size: [None] * size, 40_000
            yield "numbered items", lambda size: [
                {**item, "Key": f"k{number}"} if isinstance(item, dict) else f"{item}{number}"
                for number in range(size)], 6_000
        case "map":
            for name, key in [("entries", "k{}"), ("accented keys", "e\u0301{}"), ("long keys", "n" * 100 + "{}")]:
                yield name, lambda size, key=key: {key.format(number): "v" for number in range(size)}, 6_000


def test_every_field_of_a_body(target):
    """The longest text, list and map in each field."""
    for name in target.chosen:
        operation = operations()[name]
        for member, said in operation["members"].items():
            if "location" in said:
                continue
            for put, shape in fields(said["shape"]):
                for text, make, size in probes(shape):
                    reason = grows_at_most_linearly(
                        target.server,
                        lambda size, put=put, make=make: send(target, operation, {member: put(make(size))}), size)
                    assert reason is None, f"{name}.{member} with {text}: {reason}"


@pytest.mark.parametrize("form", DOCUMENTS)
def test_a_document_of_any_form_for_sync(target, form):
    """In a member that the model does not know."""
    for name in target.chosen:
        operation = operations()[name]
        if all("location" in member for member in operation["members"].values()):
            continue

        def probe(size, operation=operation):
            send(target, operation, {}, ('{"Unknown":' + DOCUMENTS[form](size) + "}").encode())

        reason = grows_at_most_linearly(target.server, probe, BODY)
        assert reason is None, f"{name} with {form}: {reason}"
