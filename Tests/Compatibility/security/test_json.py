"""Group JSON of the attack catalogue: malformed and extreme documents."""

import json

import pytest

from testkit.aws import error_of
from testkit.cognito import PASSWORD, unique
from testkit.work import CEILING


@pytest.fixture
def api(api, shared):
    api.client = shared.client
    return api


@pytest.fixture(autouse=True)
def costs_little(server):
    """No document makes the server work for long, however busy the machine is."""
    before = server.cpu_seconds()
    yield
    assert server.cpu_seconds() - before < 2 * CEILING


def document(api, **more):
    return {"ClientId": api.client.id, "Username": unique(), "Password": PASSWORD, **more}


def raw(api, **more):
    return json.dumps(document(api, **more))


def refusal(response):
    assert 400 <= response.status_code < 500, (response.status_code, response.text[:300])
    return error_of(response)[0]


@pytest.mark.parametrize("member", ["UserAttributes", "Unknown"])
@pytest.mark.parametrize("opening, closing", [("[", "]"), ('{"a":', "}")])
@pytest.mark.rows("JSON-02")
def test_depth(api, member, opening, closing):
    text = raw(api)[:-1] + f', "{member}": {opening * 100_000}0{closing * 100_000}' + "}"
    assert refusal(api.wire.post("SignUp", text.encode())) == "SerializationException"


@pytest.mark.parametrize("text", ['{"a": 1, "a": 2}', '{"Username": "a", "Username": "b"}'])
def test_a_member_twice(api, text):
    """A duplicate member is refused."""
    assert refusal(api.wire.post("SignUp", text.encode())) == "SerializationException"


@pytest.mark.parametrize("name", ["username", "USERNAME", "Usernam\u0065\u0301", "\ufeffUsername", "Username "])
@pytest.mark.rows("JSON-04")
def test_a_member_has_one_spelling(api, name):
    body = document(api)
    body[name] = body.pop("Username")
    kind, message = error_of(api.wire.post("SignUp", json.dumps(body, ensure_ascii=False).encode()))
    assert kind == "InvalidParameterException"
    assert "'username'" in message


@pytest.mark.parametrize(
    "text",
    [rb'"\ud800"', rb'"\udc00\ud800"', b'"\xff"', b'"\xc0\xaf"', b'"\xed\xa0\x80"', b'"\xf4\x90\x80\x80"', b'"a\nb"',
     rb'"\x"', rb'"\u12"', b'"open', b"'single'"])
@pytest.mark.rows("JSON-05")
def test_invalid_strings(api, text):
    body = raw(api).encode()[:-1] + b', "ClientMetadata": {"k": ' + text + b"}}"
    assert refusal(api.wire.post("SignUp", body)) == "SerializationException"


@pytest.mark.parametrize("place", ["Username", "Value"])
@pytest.mark.rows("JSON-05")
def test_nul_is_refused(api, place):
    """PostgreSQL stores no text with NUL, so both engines refuse it, whatever the member's rules."""
    api.client = api.make_client(api.make_pool())
    name = unique()
    given = {"Username": f"{name}\u0000tail"} if place == "Username" else {
        "Username": name, "UserAttributes": [{"Name": "name", "Value": "head\u0000tail"}]}
    assert refusal(api.wire.post("SignUp", document(api, **given))) == "SerializationException"
    assert api.admin.list_users(UserPoolId=api.client.pool)["Users"] == []


@pytest.mark.rows("JSON-05")
def test_other_encodings_are_not_guessed(api):
    for body in (raw(api).encode("utf-16"), raw(api).encode("utf-32"), b"\xef\xbb\xbf" + raw(api).encode()):
        assert refusal(api.wire.post("SignUp", body)) == "SerializationException"


NUMBERS = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "-1", "0", "1e400", "1.5", "1e2", "-0",
    "0x10", "NaN", "Infinity", "01", "+1", "1.", ".5", "9" * 100_000, '"7"', "true", "null", "[]",
]


# What those of them are read as that fit an integer of 32 bits: a fraction is cut off.
INTEGERS = {"-1": -1, "0": 0, "-0": 0, "1e2": 100, "1.5": 1}


@pytest.mark.parametrize("number", NUMBERS, ids=lambda text: text[:22])
@pytest.mark.parametrize(
    "operation, path, lowest, highest",
    [("ListUsers", "Limit", 0, 60), ("CreateUserPoolClient", "RefreshTokenValidity", 0, 3650),
     ("CreateUserPoolClient", "AccessTokenValidity", 1, 24), ("CreateUserPoolClient", "AuthSessionValidity", 3, 15),
     ("CreateGroup", "Precedence", 0, 2**31 - 1),
     ("CreateUserPool", "Policies.PasswordPolicy.TemporaryPasswordValidityDays", 0, 365),
     ("CreateUserPoolClient", "RefreshTokenRotation.RetryGracePeriodSeconds", 0, 60)])
@pytest.mark.rows("JSON-06", "JSON-07", "ADM-03")
def test_numbers(api, operation, path, lowest, highest, number):
    """What is no number of 32 bits cannot be read; one out of range breaks a rule."""
    name = unique()
    body = {"UserPoolId": api.client.pool, "ClientName": name, "GroupName": name, "PoolName": name}
    members = path.split(".")
    value = number
    for member in reversed(members[1:]):
        extra = '"Feature": "ENABLED", ' if member == "RetryGracePeriodSeconds" else ""
        value = f'{{{extra}"{member}": {value}}}'
    text = json.dumps(body)[:-1] + f', "{members[0]}": {value}' + "}"
    response = api.wire.post(operation, text.encode(), signed=True)
    if response.status_code == 200 and "UserPool" in response.json():
        api._pools.append(response.json()["UserPool"]["Id"])
    if number == "null" or lowest <= INTEGERS.get(number, -2) <= highest:
        assert response.status_code == 200, response.text
    else:
        assert refusal(response) == ("InvalidParameterException" if number in INTEGERS else "SerializationException")


@pytest.mark.parametrize("unit", ["seconds", "minutes", "hours", "days"])
@pytest.mark.rows("JSON-07")
def test_a_validity_beyond_every_limit(api, unit):
    """A number beyond 32 bits is a SerializationException; a smaller one breaks a rule."""
    for member in ("AccessToken", "IdToken", "RefreshToken"):
        for value, kind in (
            (9223372036854775807, "SerializationException"), (2**31, "SerializationException"),
            (2**31 - 1, "InvalidParameterException"), (-1, "InvalidParameterException")):
            response = api.wire.post(
                "CreateUserPoolClient", {
                    "UserPoolId": api.client.pool, "ClientName": "c", f"{member}Validity": value,
                    "TokenValidityUnits": {member: unit}}, signed=True)
            assert refusal(response) == kind, value


@pytest.mark.parametrize(
    "name, good",
    [("x" * 128, True), ("x" * 129, False), ("e\u0301" * 64, True), ("e\u0301" * 65, False), ("🦆" * 128, True),
     ("🦆" * 129, False)], ids=["128", "129", "64 pairs", "65 pairs", "128 ducks", "129 ducks"])
@pytest.mark.rows("JSON-09")
def test_lengths_are_counted_in_one_way(api, name, good):
    """In Unicode scalars, everywhere."""
    response = api.wire.post("SignUp", document(api, Username=name))
    if good:
        assert response.status_code == 200, response.text
    else:
        assert refusal(response) == "InvalidParameterException"


@pytest.mark.rows("JSON-10")
def test_large_maps_and_lists(api):
    many = {f"k{number}": "v" for number in range(40_000)}
    response = api.wire.post("SignUp", document(api, ClientMetadata=many))
    assert response.status_code == 200
    listed = [{"Name": f"custom:n{number}", "Value": "v"} for number in range(15_000)]
    assert refusal(api.wire.post("SignUp", document(api, UserAttributes=listed))) == "InvalidParameterException"
    assert refusal(api.wire.post("SignUp", document(api, UserAttributes=[
        {"Name": "custom:" + "n" * 900_000, "Value": "v"}]))) == "InvalidParameterException"
    assert refusal(api.wire.post("SignUp", document(api, UserAttributes=[
        {"Name": "name", "Value": "a"}, {"Name": "name", "Value": "b"}]))) == "InvalidParameterException"


@pytest.mark.parametrize(
    "change",
    [lambda text: text[:-1] + ",}", lambda text: text + "x", lambda text: text + text, lambda text: "/* c */" + text,
     lambda text: text[:-1], lambda text: "", lambda text: "null", lambda text: "[]", lambda text: '"text"',
     lambda text: text.replace(":", "=", 1), lambda text: "[" + text + "]"])
@pytest.mark.rows("JSON-11")
def test_bodies_that_are_no_object(api, change):
    """An empty body is read as a document without members."""
    body = change(raw(api)).encode()
    assert refusal(api.wire.post("SignUp", body)) == ("SerializationException" if body else "InvalidParameterException")


@pytest.mark.rows("JSON-11")
def test_unknown_members_are_passed_over(api):
    response = api.wire.post("SignUp", document(api, __proto__={"a": 1}, NewIn2030=[1, {"x": None}]))
    assert response.status_code == 200


def test_members_of_another_type(api):
    for member, value in (
        ("Username", 7), ("Username", ["a"]), ("UserAttributes", {"Name": "a"}), ("ClientMetadata", [1]),
        ("UserAttributes", [7]), ("ClientMetadata", {"a": 7}),
    ):
        response = api.wire.post("SignUp", document(api, **{member: value}))
        assert refusal(response) == "SerializationException", (member, value)


@pytest.mark.rows("JSON-12")
def test_responses_are_json_and_nothing_else(api):
    value = "</script>\u2028\u2029\u007f\"\\ \u0001"
    user = api.make_user(api.client.pool, nickname=value.replace("\u0001", ""))
    response = api.wire.post("AdminGetUser", {"UserPoolId": api.client.pool, "Username": user.username}, signed=True)
    assert response.headers["Content-Type"] == "application/x-amz-json-1.1"
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    seen = {one["Name"]: one["Value"] for one in response.json()["UserAttributes"]}
    assert seen["nickname"] == value.replace("\u0001", "")
