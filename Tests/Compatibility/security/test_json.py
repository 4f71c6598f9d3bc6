"""Group JSON of the attack catalogue: documents that are not quite what they should be."""

import json

import pytest

from house.callers import error_of
from house.people import PASSWORD, unique


@pytest.fixture
def home(house, shared):
    house.client = shared.client
    return house


def document(home, **more):
    return {"ClientId": home.client.id, "Username": unique(), "Password": PASSWORD, **more}


def raw(home, **more):
    return json.dumps(document(home, **more))


def refusal(answer):
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    assert answer.elapsed.total_seconds() < 2
    return error_of(answer)[0]


@pytest.mark.parametrize("member", ["UserAttributes", "Unknown"])
@pytest.mark.parametrize("opening, closing", [("[", "]"), ('{"a":', "}")])
def test_depth(home, member, opening, closing):
    """JSON-02"""
    text = raw(home)[:-1] + f', "{member}": {opening * 100_000}0{closing * 100_000}' + "}"
    assert refusal(home.wire.post("SignUp", text.encode())) == "SerializationException"


@pytest.mark.parametrize("text", ['{"a": 1, "a": 2}', '{"Username": "a", "Username": "b"}'])
def test_a_member_twice(home, text):
    """One document has one meaning."""
    assert refusal(home.wire.post("SignUp", text.encode())) == "SerializationException"


@pytest.mark.parametrize("name", ["username", "USERNAME", "Usernam\u0065\u0301", "\ufeffUsername", "Username "])
def test_a_member_has_one_spelling(home, name):
    """JSON-04"""
    body = document(home)
    body[name] = body.pop("Username")
    kind, message = error_of(home.wire.post("SignUp", json.dumps(body, ensure_ascii=False).encode()))
    assert kind == "InvalidParameterException" and "'username'" in message


@pytest.mark.parametrize(
    "text",
    [rb'"\ud800"', rb'"\udc00\ud800"', b'"\xff"', b'"\xc0\xaf"', b'"\xed\xa0\x80"', b'"\xf4\x90\x80\x80"', b'"a\nb"',
     rb'"\x"', rb'"\u12"', b'"open', b"'single'"])
def test_text_that_is_none(home, text):
    """JSON-05"""
    body = raw(home).encode()[:-1] + b', "ClientMetadata": {"k": ' + text + b"}}"
    assert refusal(home.wire.post("SignUp", body)) == "SerializationException"


@pytest.mark.parametrize("place", ["Username", "Value"])
def test_nul_is_never_an_end(home, place):
    """JSON-05: PostgreSQL holds no text with NUL, so that on both engines it is no text, whatever the member's rules."""
    home.client = home.make_client(home.make_pool())
    name = unique()
    given = {"Username": f"{name}\u0000tail"} if place == "Username" else {
        "Username": name, "UserAttributes": [{"Name": "name", "Value": "head\u0000tail"}]}
    assert refusal(home.wire.post("SignUp", document(home, **given))) == "SerializationException"
    assert home.admin.list_users(UserPoolId=home.client.pool)["Users"] == []


def test_other_encodings_are_not_guessed(home):
    """JSON-05"""
    for body in (raw(home).encode("utf-16"), raw(home).encode("utf-32"), b"\xef\xbb\xbf" + raw(home).encode()):
        assert refusal(home.wire.post("SignUp", body)) == "SerializationException"


NUMBERS = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "-1", "0", "1e400", "1.5", "1e2", "-0", "0x10",
    "NaN", "Infinity", "01", "+1", "1.", ".5", "9" * 100_000, '"7"', "true", "null", "[]",
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
def test_numbers(home, operation, path, lowest, highest, number):
    """JSON-06 JSON-07 ADM-03: what is no number of 32 bits cannot be read; one out of range breaks a rule."""
    name = unique()
    body = {"UserPoolId": home.client.pool, "ClientName": name, "GroupName": name, "PoolName": name}
    members = path.split(".")
    value = number
    for member in reversed(members[1:]):
        extra = '"Feature": "ENABLED", ' if member == "RetryGracePeriodSeconds" else ""
        value = f'{{{extra}"{member}": {value}}}'
    text = json.dumps(body)[:-1] + f', "{members[0]}": {value}' + "}"
    answer = home.wire.post(operation, text.encode(), signed=True)
    if answer.status_code == 200 and "UserPool" in answer.json():
        home._pools.append(answer.json()["UserPool"]["Id"])
    if number == "null" or lowest <= INTEGERS.get(number, -2) <= highest:
        assert answer.status_code == 200, answer.text
    else:
        assert refusal(answer) == ("InvalidParameterException" if number in INTEGERS else "SerializationException")


@pytest.mark.parametrize("unit", ["seconds", "minutes", "hours", "days"])
def test_a_validity_that_no_clock_reaches(home, unit):
    """JSON-07: what is no integer of the model's 32 bits cannot be read; what is one and too great breaks a rule."""
    for member in ("AccessToken", "IdToken", "RefreshToken"):
        for value, kind in (
            (9223372036854775807, "SerializationException"), (2**31, "SerializationException"),
            (2**31 - 1, "InvalidParameterException"), (-1, "InvalidParameterException")):
            answer = home.wire.post(
                "CreateUserPoolClient", {
                    "UserPoolId": home.client.pool, "ClientName": "c", f"{member}Validity": value,
                    "TokenValidityUnits": {member: unit}}, signed=True)
            assert refusal(answer) == kind, value


@pytest.mark.parametrize(
    "name, good",
    [("x" * 128, True), ("x" * 129, False), ("e\u0301" * 64, True), ("e\u0301" * 65, False), ("🦆" * 128, True),
     ("🦆" * 129, False)], ids=["128", "129", "64 pairs", "65 pairs", "128 ducks", "129 ducks"])
def test_lengths_are_counted_in_one_way(home, name, good):
    """JSON-09: in Unicode scalars, everywhere."""
    answer = home.wire.post("SignUp", document(home, Username=name))
    if good:
        assert answer.status_code == 200, answer.text
    else:
        assert refusal(answer) == "InvalidParameterException"


def test_large_maps_and_lists(home):
    """JSON-10"""
    many = {f"k{number}": "v" for number in range(40_000)}
    answer = home.wire.post("SignUp", document(home, ClientMetadata=many))
    assert answer.status_code == 200 and answer.elapsed.total_seconds() < 2
    listed = [{"Name": f"custom:n{number}", "Value": "v"} for number in range(15_000)]
    assert refusal(home.wire.post("SignUp", document(home, UserAttributes=listed))) == "InvalidParameterException"
    assert refusal(home.wire.post("SignUp", document(home, UserAttributes=[
        {"Name": "custom:" + "n" * 900_000, "Value": "v"}]))) == "InvalidParameterException"
    assert refusal(home.wire.post("SignUp", document(home, UserAttributes=[
        {"Name": "name", "Value": "a"}, {"Name": "name", "Value": "b"}]))) == "InvalidParameterException"


@pytest.mark.parametrize(
    "change",
    [lambda text: text[:-1] + ",}", lambda text: text + "x", lambda text: text + text, lambda text: "/* c */" + text,
     lambda text: text[:-1], lambda text: "", lambda text: "null", lambda text: "[]", lambda text: '"text"',
     lambda text: text.replace(":", "=", 1), lambda text: "[" + text + "]"])
def test_what_is_no_document(home, change):
    """JSON-11: only a body that is empty is read, as a document without members, some of which are required."""
    body = change(raw(home)).encode()
    assert refusal(home.wire.post("SignUp", body)) == ("SerializationException" if body else "InvalidParameterException")


def test_unknown_members_are_passed_over(home):
    """JSON-11"""
    answer = home.wire.post("SignUp", document(home, __proto__={"a": 1}, NewIn2030=[1, {"x": None}]))
    assert answer.status_code == 200


def test_members_of_another_type(home):
    for member, value in (("Username", 7), ("Username", ["a"]), ("UserAttributes", {"Name": "a"}), ("ClientMetadata", [1]),
                          ("UserAttributes", [7]), ("ClientMetadata", {"a": 7})):
        answer = home.wire.post("SignUp", document(home, **{member: value}))
        assert refusal(answer) == "SerializationException", (member, value)


def test_answers_are_json_and_nothing_else(home):
    """JSON-12"""
    value = "</script>\u2028\u2029\u007f\"\\ \u0001"
    person = home.make_person(home.client.pool, nickname=value.replace("\u0001", ""))
    answer = home.wire.post("AdminGetUser", {"UserPoolId": home.client.pool, "Username": person.username}, signed=True)
    assert answer.headers["Content-Type"] == "application/x-amz-json-1.1"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    seen = {one["Name"]: one["Value"] for one in answer.json()["UserAttributes"]}
    assert seen["nickname"] == value.replace("\u0001", "")
