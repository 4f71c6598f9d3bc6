"""Limits of work: twice the input costs the server at most about twice the CPU time.

Each probe sends the largest request of its kind and, if that is not cheap, half of it. The process's CPU time is
measured, so that other load on the machine does not matter.
"""

import json

import pytest
import requests

from testkit.aws import JSON, TARGET
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.raw import exchange
from testkit.shapes import SHAPES, Field, built, example, fields, input_shape, is_signed
from testkit.tokens import claims, encode_part, header
from testkit.work import BODY, CLAIMS, DOCUMENTS, FLOOR, MARKS, TEXTS, cost, grows_at_most_linearly, repeated

# Operations that destroy what later probes need, or cost more than the probe, get the name of something unknown.
ELSEWHERE = {
    "AdminDeleteUser": {"Username": "unknown"}, "DeleteGroup": {"GroupName": "missing"},
    # Makes a key for a pool that has none.
    "GetSigningCertificate": {"UserPoolId": "us-east-1_Missing00"},
    "DeleteUser": {"AccessToken": "a.b.c"}, "DeleteUserPool": {"UserPoolId": "us-east-1_Missing00"},
    "DeleteUserPoolClient": {"ClientId": "missing"}, "GlobalSignOut": {"AccessToken": "a.b.c"},
    # The tags are checked last: no pool is made, whose keys would cost a tenth of a second.
    "CreateUserPool": {"UserPoolTags": {"aws:reserved": "x"}},
}


@pytest.fixture(scope="module")
def target(server, engine):
    """A pool, a signed-in user, a second user for the administration, and an example for each field."""
    made = CognitoAPI(server)
    client = made.make_client(made.make_pool(AutoVerifiedAttributes=["email"]))
    other = made.make_client(made.make_pool())
    user, victim = (made.make_user(client.pool, email=new_email()) for _ in range(2))
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
        "DeviceKey": "us-east-1_00000000-0000-4000-8000-000000000000",
        "CustomAttributes": [{"Name": "email", "AttributeDataType": "String"}], "Name": "nickname",
    }
    made.elsewhere = {
        **ELSEWHERE, "UpdateUserPool": {"UserPoolId": other.pool},
        "UpdateUserPoolClient": {"UserPoolId": other.pool, "ClientId": other.id},
        "AddCustomAttributes": {"UserPoolId": other.pool},
    }
    yield made
    made.tear_down()


def operations(target, turn=0, every=2):
    """The operations for this engine. The engines share them, since the measured work needs no store."""
    return [name for place, name in enumerate(built()) if (place + turn) % every == target.turn * every // 2]


def post(target, operation, body):
    """Sends a body and checks that the server does not fail."""
    data = body if isinstance(body, bytes) else json.dumps(body, ensure_ascii=False).encode()
    assert len(data) <= 1 << 20, (operation, len(data))
    response = target.wire.post(operation, data, signed=is_signed(operation))
    assert response.status_code < 500, (operation, response.status_code, response.text[:200])


def probe(target, name, send, size):
    reason = grows_at_most_linearly(target.server, send, size)
    assert reason is None, f"{name}: {reason}"


def examples(target, operation):
    return {**target.examples, **target.elsewhere.get(operation, {})}


def text_of(target, operation):
    """A valid document for an operation, without its closing brace."""
    first = Field(operation, [], input_shape(operation))
    known = examples(target, operation)
    document = {**example(first.name, known, None), **target.elsewhere.get(operation, {})}
    return json.dumps(document)[:-1] + (", " if document else "")


@pytest.mark.parametrize("form", DOCUMENTS)
@pytest.mark.rows("JSON-02", "JSON-10")
def test_a_document_of_any_form(target, form):
    """In a member that the model does not know."""
    for operation in operations(target, turn=list(DOCUMENTS).index(form), every=4):
        start = text_of(target, operation)

        def send(size):
            post(target, operation, (start + '"Unknown":' + DOCUMENTS[form](size) + "}").encode())

        probe(target, f"{operation} with {form}", send, BODY)


def of_texts(field, seen):
    """Each text, as long as the model and the body permit.

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


def test_a_field_of_any_length(target):
    """The longest text, list and map that the model permits, in each field."""
    seen = {}
    for operation in operations(target):
        known = examples(target, operation)
        for field in fields(operation):
            for name, make, size in probes(field, known, seen):
                def send(size):
                    document = {**field.document(make(size), known)}
                    post(target, operation, {**target.elsewhere.get(operation, {}), **document})

                probe(target, f"{field} with {name}", send, size)


PARAMETERS = [
    ("InitiateAuth", "AuthParameters", {"AuthFlow": "USER_PASSWORD_AUTH"}, ["USERNAME", "PASSWORD", "SECRET_HASH"]),
    ("InitiateAuth", "AuthParameters", {"AuthFlow": "USER_SRP_AUTH"}, ["USERNAME", "SRP_A"]),
    ("InitiateAuth", "AuthParameters", {"AuthFlow": "REFRESH_TOKEN_AUTH"}, ["REFRESH_TOKEN"]),
    ("RespondToAuthChallenge", "ChallengeResponses", {"ChallengeName": "PASSWORD_VERIFIER"},
     ["USERNAME", "PASSWORD_CLAIM_SECRET_BLOCK", "PASSWORD_CLAIM_SIGNATURE", "TIMESTAMP"]),
    ("RespondToAuthChallenge", "ChallengeResponses", {"ChallengeName": "NEW_PASSWORD_REQUIRED"},
     ["USERNAME", "NEW_PASSWORD", "userAttributes.name", "userAttributes."]),
    ("RespondToAuthChallenge", "ChallengeResponses", {"ChallengeName": "SOFTWARE_TOKEN_MFA"},
     ["USERNAME", "SOFTWARE_TOKEN_MFA_CODE"]),
    ("RespondToAuthChallenge", "ChallengeResponses", {"ChallengeName": "SMS_MFA"}, ["USERNAME", "SMS_MFA_CODE"]),
    ("RespondToAuthChallenge", "ChallengeResponses", {"ChallengeName": "SELECT_MFA_TYPE"}, ["USERNAME", "ANSWER"]),
]


@pytest.mark.parametrize("operation, member, chosen, names", PARAMETERS, ids=lambda value: str(value)[:30])
def test_a_parameter_of_any_length(target, operation, member, chosen, names):
    """The model permits 131,072 characters in each parameter of a sign-in."""
    known = {**examples(target, operation), **chosen}
    usual = {"USERNAME": target.examples["Username"], "PASSWORD": PASSWORD, "SRP_A": "2" * 700}
    for name in names:
        for text, make in TEXTS.items():
            def send(size):
                parameters = {**usual, name: make(size)}
                post(target, operation, {**example(input_shape(operation), known, None), **chosen, member: parameters})

            probe(target, f"{operation} with {text} as {name}", send, min(131_072, BODY // 4))


@pytest.mark.parametrize("name", TEXTS)
def test_every_field_at_once(target, name):
    """Each field is longer than the model permits."""
    for operation in operations(target, turn=list(TEXTS).index(name), every=4):
        places = sum(field.kind in ("string", "blob") for field in fields(operation))

        def send(size):
            post(target, operation, everywhere(input_shape(operation), TEXTS[name](size), ()))

        probe(target, f"{operation} with {name}", send, BODY // 4 // max(places, 1))


def everywhere(shape, text, around):
    """A document with every member of the shape and `text` in each string."""
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


@pytest.mark.parametrize("form", CLAIMS)
@pytest.mark.rows("TOK-02")
def test_a_forged_token(target, form):
    """The claims are not parsed before the signature is verified."""
    kid = header(target.token)["kid"]
    issuer = claims(target.token)["iss"]
    for length in (70_000, 700_000):
        for order in ("{{\"iss\":\"{0}\",{1}}}", "{{{1},\"iss\":\"{0}\"}}"):
            def send(size):
                payload = order.format(issuer, CLAIMS[form](size)).encode()
                parts = [f'{{"kid":"{kid}","alg":"RS256"}}'.encode(), payload, b"\1" * 256]
                token = ".".join(encode_part(part) for part in parts)
                assert target.wire.post("GetUser", {"AccessToken": token}).status_code == 400

            probe(target, f"a token with {form}", send, length)


@pytest.mark.parametrize("name", TEXTS)
def test_headers_and_addresses(target, name):
    """Request line and headers have at most 16 KiB: no parser needs a hundredth of a second for them."""
    text = TEXTS[name](2_600)
    escaped = requests.utils.quote(text, safe="")[:7_900]
    plain = TEXTS[name](5_000).encode()[:15_000].decode(errors="ignore").encode()

    def send(size):
        for _ in range(5 * size):
            for path in ("confirmUser?client_id=a&confirmation_code=1&user_name=", "inbox?destination=", "inbox/", "?"):
                requests.get(f"{target.server.url}/{path}{escaped}", timeout=60)
            for field in ("Content-Type", "Content-Encoding", "User-Agent", "X-Amz-Target"):
                send_header(target, field, plain)
            send_header(target, "Authorization", b"AWS4-HMAC-SHA256 Credential=" + plain[:4_000])

    spent_before = cost(target.server, lambda: send(1))
    assert spent_before < FLOOR + 5 * 9 * 0.01, spent_before


def send_header(target, field, value):
    fields = {"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.ListUserPools"}
    lines = [f"{name}: {said}".encode() for name, said in fields.items() if name != field]
    value = bytes(byte for byte in value if byte >= 0x20)
    raw = b"\r\n".join([b"POST / HTTP/1.1", b"Host: localhost", b"Content-Length: 2", b"Connection: close", *lines])
    exchange(target.server, raw + b"\r\n" + field.encode() + b": " + value + b"\r\n\r\n{}")


@pytest.mark.parametrize("unit", ["{####}", "{##", "{", "<a ", "<", "<!--", "<a href='", "</a>", "&", MARKS * 15 + "x"])
@pytest.mark.rows("UP-MSG-25")
def test_a_message_template(api, unit):
    """The longest template, in messages and on the page that shows them."""
    clients = {}
    for size in (10_000, 20_000):
        template = repeated(unit)(size - 20) + "{##Verify##}"
        pool = api.make_pool(
            AutoVerifiedAttributes=["email"],
            VerificationMessageTemplate={"EmailMessageByLink": template, "DefaultEmailOption": "CONFIRM_WITH_LINK"})
        clients[size] = api.make_client(pool)

    def send(size):
        for _ in range(10):
            email = new_email()
            api.public.sign_up(
                ClientId=clients[size].id, Username=unique(), Password=PASSWORD,
                UserAttributes=attributes({"email": email}))
            page = requests.get(f"{api.server.url}/inbox", params={"destination": email}, timeout=60)
            assert page.status_code == 200
            assert email in page.text

    probe(api, f"a template of {unit}", send, 20_000)
