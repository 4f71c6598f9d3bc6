"""Limits of work: whatever is sent, twice as much of it costs the server about twice as much CPU time.

Each probe sends the greatest request of its kind, and only if that costs anything worth a look also half of it. What is
measured is CPU time of the process, so that the walk says the same on a loaded or a slow machine.
"""

import json

import pytest
import requests

from house.callers import JSON, TARGET
from house.people import PASSWORD, House, attributes, new_email, unique
from house.raw import exchange
from house.shapes import SHAPES, Field, built, example, fields, input_shape, is_signed
from house.tokens import claims, encode_part, header
from house.work import BODY, CLAIMS, DOCUMENTS, FLOOR, MARKS, TEXTS, cost, grows_at_most_linearly, repeated

# What an operation would destroy, or what would cost more than the probe, is asked for something that is not there.
ELSEWHERE = {
    "AdminDeleteUser": {"Username": "nobody"}, "DeleteGroup": {"GroupName": "missing"},
    "DeleteUser": {"AccessToken": "a.b.c"}, "DeleteUserPool": {"UserPoolId": "us-east-1_Missing00"},
    "DeleteUserPoolClient": {"ClientId": "missing"}, "GlobalSignOut": {"AccessToken": "a.b.c"},
    # All settings are checked, and then the tags: no pool is made, whose keys cost a tenth of a second.
    "CreateUserPool": {"UserPoolTags": {"aws:reserved": "x"}},
}


@pytest.fixture(scope="module")
def home(server, engine):
    """A pool, a user who is signed in, one who is only administered, and an example of what each field may hold."""
    made = House(server)
    client = made.make_client(made.make_pool(AutoVerifiedAttributes=["email"]))
    other = made.make_client(made.make_pool())
    user, victim = (made.make_person(client.pool, email=new_email()) for _ in range(2))
    made.admin.create_group(UserPoolId=client.pool, GroupName="readers")
    token = made.sign_in(client, user.username)["AccessToken"]
    made.token, made.turn = token, ["sqlite", "postgres"].index(engine)
    arn = made.admin.describe_user_pool(UserPoolId=other.pool)["UserPool"]["Arn"]
    made.examples = {
        "UserPoolId": client.pool, "ClientId": client.id, "Username": victim.username, "AccessToken": token,
        "GroupName": "readers", "ResourceArn": arn, "AuthFlow": "USER_PASSWORD_AUTH", "AttributeName": "email",
        "ChallengeName": "NEW_PASSWORD_REQUIRED", "Session": "s" * 32, "MaxResults": 1, "Password": PASSWORD,
        "AuthParameters": {"USERNAME": victim.username, "PASSWORD": PASSWORD},
        "ChallengeResponses": {"USERNAME": victim.username, "NEW_PASSWORD": PASSWORD},
        "UserAttributes": [{"Name": "name", "Value": "Ann"}], "UserAttributeNames": ["nickname"],
        "CustomAttributes": [{"Name": "email", "AttributeDataType": "String"}], "Name": "nickname",
    }
    made.elsewhere = {
        **ELSEWHERE, "UpdateUserPool": {"UserPoolId": other.pool},
        "UpdateUserPoolClient": {"UserPoolId": other.pool, "ClientId": other.id},
        "AddCustomAttributes": {"UserPoolId": other.pool},
    }
    yield made
    made.tear_down()


def operations(home, turn=0, every=2):
    """Those that this engine is probed with. The engines share them, since the work that is measured needs no store."""
    return [name for place, name in enumerate(built()) if (place + turn) % every == home.turn * every // 2]


def post(home, operation, body):
    """Sends a body, unless it is too long, and sees that the answer is no failure of the server."""
    data = body if isinstance(body, bytes) else json.dumps(body, ensure_ascii=False).encode()
    assert len(data) <= 1 << 20, (operation, len(data))
    answer = home.wire.post(operation, data, signed=is_signed(operation))
    assert answer.status_code < 500, (operation, answer.status_code, answer.text[:200])


def probe(home, name, send, size):
    reason = grows_at_most_linearly(home.server, send, size)
    assert reason is None, f"{name}: {reason}"


def examples(home, operation):
    return {**home.examples, **home.elsewhere.get(operation, {})}


def text_of(home, operation):
    """The document with which an operation can be asked, up to its closing brace."""
    first = Field(operation, [], input_shape(operation))
    known = examples(home, operation)
    document = {**example(first.name, known, None), **home.elsewhere.get(operation, {})}
    return json.dumps(document)[:-1] + (", " if document else "")


@pytest.mark.seconds(180)
@pytest.mark.parametrize("form", DOCUMENTS)
def test_a_document_of_any_form(home, form):
    """JSON-02 JSON-10: also where the model knows no such member."""
    for operation in operations(home, turn=list(DOCUMENTS).index(form), every=4):
        start = text_of(home, operation)

        def send(size):
            post(home, operation, (start + '"Unknown":' + DOCUMENTS[form](size) + "}").encode())

        probe(home, f"{operation} with {form}", send, BODY)


def of_texts(field, seen):
    """Each text, as long as the model permits and the body takes.

    The same field of several operations is read by the same code: the first operation is probed with every text, the
    others with a third of them in turn.
    """
    times = seen[str(field.path)] = seen.get(str(field.path), -1) + 1
    for place, (name, text) in enumerate(TEXTS.items()):
        if times == 0 or place % 3 == times % 3:
            yield name, text, min(field.greatest, BODY // 4)


def of_map(field):
    for name, key in [("entries", "k{}"), ("accented keys", "e\u0301{}"), ("long keys", "n" * 100 + "{}")]:
        yield name, lambda size, key=key: {key.format(number): "v" for number in range(size)}, 6_000


def of_list(field, known):
    item = example(field.shape["member"]["shape"], known, None)
    yield "items of one kind", lambda size: [item] * size, 10_000
    yield "items without value", lambda size: [None] * size, 40_000
    yield "empty items", lambda size: [{} if isinstance(item, dict) else ""] * size, 20_000
    yield "numbered items", lambda size: [numbered(item, number) for number in range(size)], 6_000


def numbered(item, number):
    if isinstance(item, dict):
        return {name: numbered(value, number) for name, value in item.items()}
    return f"custom:{number}" if isinstance(item, str) else item


def probes(field, known, seen):
    match field.kind:
        case "string" if "enum" not in field.shape and field.greatest > 4096:
            return of_texts(field, seen)
        case "map":
            return of_map(field)
        case "list":
            return of_list(field, known)
    return ()


@pytest.mark.seconds(240)
def test_a_field_of_any_length(home):
    """Everything that the model lets through, in each place that takes much."""
    seen = {}
    for operation in operations(home):
        known = examples(home, operation)
        for field in fields(operation):
            for name, make, size in probes(field, known, seen):
                def send(size):
                    document = {**field.document(make(size), known)}
                    post(home, operation, {**home.elsewhere.get(operation, {}), **document})

                probe(home, f"{field} with {name}", send, size)


PARAMETERS = [
    ("InitiateAuth", "AuthParameters", {"AuthFlow": "USER_PASSWORD_AUTH"}, ["USERNAME", "PASSWORD", "SECRET_HASH"]),
    ("InitiateAuth", "AuthParameters", {"AuthFlow": "USER_SRP_AUTH"}, ["USERNAME", "SRP_A"]),
    ("InitiateAuth", "AuthParameters", {"AuthFlow": "REFRESH_TOKEN_AUTH"}, ["REFRESH_TOKEN"]),
    ("RespondToAuthChallenge", "ChallengeResponses", {"ChallengeName": "PASSWORD_VERIFIER"},
     ["USERNAME", "PASSWORD_CLAIM_SECRET_BLOCK", "PASSWORD_CLAIM_SIGNATURE", "TIMESTAMP"]),
    ("RespondToAuthChallenge", "ChallengeResponses", {"ChallengeName": "NEW_PASSWORD_REQUIRED"},
     ["USERNAME", "NEW_PASSWORD", "userAttributes.name", "userAttributes."]),
]


@pytest.mark.seconds(120)
@pytest.mark.parametrize("operation, member, chosen, names", PARAMETERS, ids=lambda value: str(value)[:30])
def test_a_parameter_of_any_length(home, operation, member, chosen, names):
    """The parameters of a sign-in are texts of up to 131,072 characters, whatever they stand for."""
    known = {**examples(home, operation), **chosen}
    usual = {"USERNAME": home.examples["Username"], "PASSWORD": PASSWORD, "SRP_A": "2" * 700}
    for name in names:
        for text, make in TEXTS.items():
            def send(size):
                parameters = {**usual, name: make(size)}
                post(home, operation, {**example(input_shape(operation), known, None), **chosen, member: parameters})

            probe(home, f"{operation} with {text} as {name}", send, min(131_072, BODY // 4))


@pytest.mark.seconds(120)
@pytest.mark.parametrize("name", TEXTS)
def test_every_field_at_once(home, name):
    """What the model refuses costs no more: each field is longer than it may be."""
    for operation in operations(home, turn=list(TEXTS).index(name), every=4):
        places = sum(field.kind == "string" for field in fields(operation))

        def send(size):
            post(home, operation, everywhere(input_shape(operation), TEXTS[name](size), ()))

        probe(home, f"{operation} with {name}", send, BODY // 4 // max(places, 1))


def everywhere(shape, text, around):
    """A document with every member that there is, and `text` wherever a text stands."""
    said = SHAPES[shape]
    match said["type"]:
        case "structure" if shape not in around:
            return {
                name: everywhere(member["shape"], text, (*around, shape)) for name, member in said["members"].items()}
        case "list":
            return [everywhere(said["member"]["shape"], text, around)]
        case "map":
            return {"key": everywhere(said["value"]["shape"], text, around)}
        case "string" | "blob":
            return text
    return None


@pytest.mark.seconds(60)
@pytest.mark.parametrize("form", CLAIMS)
def test_a_forged_token(home, form):
    """TOK-02: what a token says is not looked at before its signature holds."""
    kid = header(home.token)["kid"]
    issuer = claims(home.token)["iss"]
    for length in (70_000, 700_000):
        for order in ("{{\"iss\":\"{0}\",{1}}}", "{{{1},\"iss\":\"{0}\"}}"):
            def send(size):
                payload = order.format(issuer, CLAIMS[form](size)).encode()
                parts = [f'{{"kid":"{kid}","alg":"RS256"}}'.encode(), payload, b"\1" * 256]
                token = ".".join(encode_part(part) for part in parts)
                assert home.wire.post("GetUser", {"AccessToken": token}).status_code == 400

            probe(home, f"a token with {form}", send, length)


@pytest.mark.seconds(60)
@pytest.mark.parametrize("name", TEXTS)
def test_headers_and_addresses(home, name):
    """Of all that stands before a body there is at most 16 KiB, for which no parser needs a hundredth of a second."""
    text = TEXTS[name](2_600)
    escaped = requests.utils.quote(text, safe="")[:7_900]
    plain = TEXTS[name](5_000).encode()[:15_000].decode(errors="ignore").encode()

    def send(size):
        for _ in range(5 * size):
            for path in ("confirmUser?client_id=a&confirmation_code=1&user_name=", "inbox?destination=", "inbox/", "?"):
                requests.get(f"{home.server.url}/{path}{escaped}", timeout=20)
            for field in ("Content-Type", "Content-Encoding", "User-Agent", "X-Amz-Target"):
                send_header(home, field, plain)
            send_header(home, "Authorization", b"AWS4-HMAC-SHA256 Credential=" + plain[:4_000])

    spent_before = cost(home.server, lambda: send(1))
    assert spent_before < FLOOR + 5 * 9 * 0.01, spent_before


def send_header(home, field, value):
    fields = {"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.ListUserPools"}
    lines = [f"{name}: {said}".encode() for name, said in fields.items() if name != field]
    value = bytes(byte for byte in value if byte >= 0x20)
    raw = b"\r\n".join([b"POST / HTTP/1.1", b"Host: localhost", b"Content-Length: 2", b"Connection: close", *lines])
    exchange(home.server, raw + b"\r\n" + field.encode() + b": " + value + b"\r\n\r\n{}")


@pytest.mark.seconds(60)
@pytest.mark.parametrize("unit", ["{####}", "{##", "{", "<a ", "<", "<!--", "<a href='", "</a>", "&", MARKS * 15 + "x"])
def test_a_message_template(house, unit):
    """UP-MSG-25: the longest template, in messages that are sent and on the page that shows them."""
    clients = {}
    for size in (10_000, 20_000):
        template = repeated(unit)(size - 20) + "{##Verify##}"
        pool = house.make_pool(
            AutoVerifiedAttributes=["email"],
            VerificationMessageTemplate={"EmailMessageByLink": template, "DefaultEmailOption": "CONFIRM_WITH_LINK"})
        clients[size] = house.make_client(pool)

    def send(size):
        for _ in range(10):
            email = new_email()
            house.anyone.sign_up(
                ClientId=clients[size].id, Username=unique(), Password=PASSWORD,
                UserAttributes=attributes({"email": email}))
            page = requests.get(f"{house.server.url}/inbox", params={"destination": email}, timeout=20)
            assert page.status_code == 200 and email in page.text

    probe(house, f"a template of {unit}", send, 20_000)
