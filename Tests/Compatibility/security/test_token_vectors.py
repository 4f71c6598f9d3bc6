"""Tokens with one fault each. Group TOK of the attack catalogue.

The test takes the pool's signing key out of the store and signs them with it, so that only the fault can be the reason
of the refusal.
"""

import base64
import hashlib
import hmac
import json
import re
import string
import time

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from testkit import tokens
from testkit.aws import error_of
from testkit.sealed import PoolSigner
from testkit.shapes import SHAPES, built, example, input_shape

pytestmark = pytest.mark.one_engine

# The pattern of `TokenModelType` in the service model.
SHAPE = re.compile(r"[A-Za-z0-9-_=.]+")
WORDS = (
    "Invalid Access Token", "Could not verify signature for Access Token", "Access Token has expired",
    "Access Token has been revoked",
    "Access Token does not have required scopes")
ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"


@pytest.fixture
def api(api):
    api.pool, api.elsewhere = api.make_pool(), api.make_pool()
    api.client = api.make_client(api.pool)
    api.user = api.make_user(api.pool)
    api.signed_in = api.sign_in(api.client, api.user.username)
    api.signer, api.foreign = PoolSigner(api.server, api.pool), PoolSigner(api.server, api.elsewhere)
    api.token = api.signed_in["AccessToken"]
    api.claims = tokens.claims(api.token)
    return api


def text_of(claims, **changes):
    """The claims with changes; None removes one."""
    changed = {**claims, **changes}
    return {name: value for name, value in changed.items() if value is not None}


def algorithms(api):
    """The public key as an HMAC secret, in every form, and all other algorithms."""
    body = api.token.split(".")[1]
    kid, key = api.signer.keys["access"]
    public = key.public_key()
    secrets = [public.public_bytes(encoding, form) for encoding, form in (
        (Encoding.PEM, PublicFormat.SubjectPublicKeyInfo), (Encoding.DER, PublicFormat.SubjectPublicKeyInfo),
        (Encoding.PEM, PublicFormat.PKCS1), (Encoding.DER, PublicFormat.PKCS1))]
    published = next(one for one in tokens.key_set(api.server, api.pool)["keys"] if one["kid"] == kid)
    secrets += [json.dumps(published).encode(), published["n"].encode(), tokens.decode_part(published["n"]), b""]
    for name in (
        "none", "None", "nONE", "", "HS256", "HS384", "HS512", "RS384", "RS512", "PS256", "ES256", "EdDSA", "rs256",
    ):
        for header in ({"kid": kid, "alg": name}, {"alg": name, "kid": kid}, {"alg": name}):
            text = tokens.encode_part(header) + "." + body
            yield f"{text}."
            yield f"{text}.{api.token.split('.')[2]}"
            yield f"{text}.{tokens.encode_part(api.signer.sign(text))}"
            if name.startswith("HS"):
                digest = {"HS256": hashlib.sha256, "HS384": hashlib.sha384, "HS512": hashlib.sha512}[name]
                for secret in secrets:
                    yield f"{text}.{tokens.encode_part(hmac.new(secret, text.encode(), digest).digest())}"
    for header in ({"kid": kid, "alg": None}, {"kid": kid, "alg": 256}, {"kid": kid, "alg": ["RS256"]}, {"kid": kid}):
        yield api.signer.token(api.claims, header)


def keys(api):
    """Another pool's key, another key id, the key of the other token use, and keys named in the header."""
    kid, foreign = api.signer.keys["access"][0], api.foreign.keys["access"][0]
    ours = {"kid": kid, "alg": "RS256"}
    yield api.foreign.token(api.claims)
    yield api.foreign.token(api.claims, ours)
    yield api.signer.token(api.claims, {"kid": foreign, "alg": "RS256"})
    yield api.signer.token(api.claims, {"kid": api.signer.keys["id"][0], "alg": "RS256"})
    yield api.signer.token(api.claims, ours, use="id")
    yield api.foreign.token({**api.claims, "iss": api.claims["iss"].replace(api.pool, api.elsewhere)})
    for name in (
        "", "../../dev/null", "' OR '1'='1", "file:///dev/null", kid + "=", kid[:-1], kid.swapcase(), kid + "\0",
    ):
        yield api.signer.token(api.claims, {"kid": name, "alg": "RS256"})
    for extra in (
        {"jku": "http://127.0.0.1:9/"}, {"x5u": "http://127.0.0.1:9/"}, {"x5c": ["MIIB"]}, {"typ": "JWT"},
        {"cty": "JWT"}, {"crit": ["exp"]}, {"zip": "DEF"}, {"b64": False}, {"enc": "A256GCM"},
        {"jwk": {"kty": "oct", "k": "AA"}},
    ):
        yield api.signer.token(api.claims, {**ours, **extra})


def kinds(api):
    """ID and refresh tokens, and access tokens with another use, client or scope."""
    yield api.signed_in["IdToken"]
    yield api.signed_in["RefreshToken"]
    yield api.signer.token(tokens.claims(api.signed_in["IdToken"]))
    yield api.signer.token(tokens.claims(api.signed_in["IdToken"]), use="id")
    for use in ("id", "refresh", "Access", "access ", "", None, 1, ["access"], True):
        yield api.signer.token(text_of(api.claims, token_use=use))
    for name in ("sub", "client_id", "event_id", "scope"):
        for value in (None, 7, [api.claims[name]]) + (("",) if name != "sub" else ()):
            yield api.signer.token(text_of(api.claims, **{name: value}))
    own = "aws.cognito.signin.user.admin"
    for scope in ("openid", own + "s", own.upper(), "x," + own, own[:-1], own.replace(".", " ")):
        yield api.signer.token(text_of(api.claims, scope=scope))
    yield api.signer.token(text_of(api.claims, client_id=api.make_client(api.elsewhere).id))
    yield api.signer.token(text_of(api.claims, client_id="0" * 26))
    yield api.signer.token(text_of(api.claims, event_id="00000000-0000-4000-8000-000000000000"))


def times(api):
    """Expired, not yet valid, and invalid times."""
    now = int(time.time())
    for end in (now - 1, now - 3600, 0, 1, -1, -2**63, None, "9999999999", 1e18, 9999999999.5, [9999999999], True, {}):
        yield api.signer.token(text_of(api.claims, exp=end))
    for begin in (now + 120, now + 86400, 2**62, 2**63 - 1, None, str(now), float(now), [now], True):
        yield api.signer.token(text_of(api.claims, iat=begin, exp=now + 2 * 86400))
    for begin in (now + 60, 2**62, "0", 1.5, [0]):
        yield api.signer.token(text_of(api.claims, nbf=begin))
    for name in ("exp", "iat", "nbf"):
        for number in ("1e400", "-1e400", "9" * 400, "9223372036854775808", "1e19"):
            yield api.signer.token(json.dumps({**api.claims, name: "@"}).replace('"@"', number).encode())


def issuers(api):
    """Issuers that resemble the pool's."""
    issuer = api.claims["iss"]
    host = issuer.rsplit("/", 1)[0]
    for name in (
        None, "", host, host + "/", issuer + "/", issuer + "?", issuer + "#", issuer + " ", " " + issuer, issuer + "\0",
        issuer.upper(), issuer.replace("http:", "https:"), issuer.replace("127.0.0.1", "localhost"),
        f"{host}//{api.pool}", f"{host}/./{api.pool}", f"{host}/{api.elsewhere}",
        f"{host}/{api.elsewhere}/../{api.pool}",
        f"https://cognito-idp.us-east-1.amazonaws.com/{api.pool}", f"{host}/us-west-2_{api.pool[10:]}",
        f"{host}/{api.pool.lower()}x", api.pool, 7, [issuer], {"iss": issuer}, True,
    ):
        yield api.signer.token(text_of(api.claims, iss=name))


def spellings(api):
    """Other spellings of the same token."""
    head, body, signature = api.token.split(".")
    yield from (f"{api.token}{tail}" for tail in ("=", "==", ".", "..", ".e30", "A", "AA", "\n", " ", "%00"))
    yield from (f"{front}{api.token}" for front in (" ", ".", "Bearer ", "\ufeff", "\n"))
    yield from (f"{head}{dots}{body}{dots}{signature}" for dots in ("..", " .", ". ", ",", "\u3002", "\u2024", "%2E"))
    yield from (f"{head}.{body}", f"{head}.{body}.", f"{head}..{signature}", f".{body}.{signature}", "..", ".", "a.b.c")
    # The last letter of 256 bytes has four unused bits: a lenient decoder takes fifteen other letters for it.
    place = ALPHABET.index(signature[-1])
    assert place % 16 == 0
    yield from (f"{head}.{body}.{signature[:-1]}{ALPHABET[place + stray]}" for stray in range(1, 16))
    for one, part in enumerate((head, body, signature)):
        parts = [head, body, signature]
        for spelled in (
            base64.b64encode(tokens.decode_part(part)).decode(), part + "=" * (-len(part) % 4 or 4), part + "*",
            part[:9] + "\n" + part[9:], part[:9] + " " + part[9:], part[:9] + "=" + part[9:], "\t" + part,
        ):
            parts[one] = spelled
            if spelled != part:
                yield ".".join(parts)


def documents(api):
    """Headers and claims that two JSON parsers may read differently."""
    kid = api.signer.keys["access"][0]
    good = json.dumps(api.claims, separators=(",", ":"))
    for header in (
        '{"kid":"%s","alg":"none","alg":"RS256"}', '{"kid":"%s","alg":"RS256","alg":"none"}',
        '{"kid":"x","kid":"%s","alg":"RS256"}', '{"kid":"%s","kid":"x","alg":"RS256"}',
        '{"kid":"%s","alg":"RS256",}', '{"kid":"%s","alg":"RS256"} ', '{"kid":"%s","alg":"RS256"}{}',
        '[{"kid":"%s","alg":"RS256"}]', '{"kid":"%s","\\u0061lg":"RS256"}', '\ufeff{"kid":"%s","alg":"RS256"}',
        '{"kid":"%s","ALG":"RS256"}', '"%s"', "null", "{}", "", "{",
    ):
        yield api.signer.token(api.claims, (header % kid if "%s" in header else header).encode())
    for filler in ("x" * 100_000, "x" * 500_000):
        yield api.signer.token(api.claims, {"kid": kid, "alg": "RS256", "x": filler})
    yield api.signer.token(api.claims, ("[" * 100_000).encode())
    for name in ("sub", "exp", "token_use", "iss", "client_id", "scope"):
        value = json.dumps(api.claims[name])
        yield api.signer.token((good[:-1] + f',"{name}":{value}}}').encode())
        yield api.signer.token(f'{{"{name}":"x",{good[1:]}'.encode())
        yield api.signer.token((good[:-1] + f',"\\u{ord(name[0]):04x}{name[1:]}":{value}}}').encode())
    for payload in (
        "", "{", "null", "[]", f"[{good}]", good + good, good + " x", "\ufeff" + good, good[:-1] + ",}",
        good.replace('"', "'"),
        good[:-1] + ',"x":NaN}', good[:-1] + ',"x":"\\ud800"}', good[:-1] + ',"x":01}', "/**/" + good,
        good[:-1] + ',"x":' + "[" * 20_000 + "]" * 20_000 + "}",
    ):
        yield api.signer.token(payload.encode())
    for raw in (b"\xff", b"\xc0\x80", b"\xed\xa0\x80"):
        yield api.signer.token(good[:-1].encode() + b',"x":"' + raw + b'"}')
    yield api.signer.token(good.encode("utf-16"))
    yield api.signer.token({**api.claims, "x": "x" * 300_000})


VECTORS = {one.__name__: one for one in (algorithms, keys, kinds, times, issuers, spellings, documents)}


@pytest.mark.parametrize("group", VECTORS)
@pytest.mark.rows(
    "TOK-01", "TOK-02", "TOK-05", "TOK-06", "TOK-07", "TOK-GEN-07", "TOK-VER-01", "TOK-VER-03", "TOK-VER-04",
    "TOK-VER-05", "TOK-VER-06", "TOK-VER-07")
def test_every_wrong_token_is_refused(api, group):
    assert accepted(api, api.signer.token(api.claims)), "a token without a fault is accepted"
    more = {"exp": int(time.time()) + 30, "nbf": 0, "more": ["x", {}]}
    assert accepted(api, api.signer.token({**api.claims, **more}))
    count = 0
    for token in VECTORS[group](api):
        response = api.wire.post("GetUser", {"AccessToken": token})
        told = error_of(response)
        if SHAPE.fullmatch(token):
            assert told[0] == "NotAuthorizedException", (group, count, told, token[:3000])
            assert told[1] in WORDS, (group, count, told, token[:3000])
        else:
            assert told[0] == "InvalidParameterException", (group, count, told, token)
            assert "'accessToken'" in told[1], (group, count, told, token)
        assert response.status_code == 400
        assert set(response.json()) == {"__type", "message"}
        count += 1
    assert count >= 20
    assert accepted(api, api.token)


def accepted(api, token):
    response = api.wire.post("GetUser", {"AccessToken": token})
    return response.status_code == 200 and response.json()["Username"] == api.user.username


@pytest.mark.rows("UP-ACS-18")
def test_every_operation_with_a_token_wants_its_scope(api):
    narrow, count = api.signer.token({**api.claims, "scope": "openid email"}), 0
    for operation in built():
        shape = input_shape(operation)
        if "AccessToken" not in SHAPES[shape].get("members", {}):
            continue
        examples = {
            "DeviceKey": "us-east-1_" + "0" * 8, "UserCode": "123456", "SessionId": "tkn" + "0" * 25}
        told = error_of(api.wire.post(operation, {**example(shape, examples, None), "AccessToken": narrow}))
        assert told == ("NotAuthorizedException", "Access Token does not have required scopes"), operation
        count += 1
    assert count >= 15, count
    assert accepted(api, api.token)
