"""Tokens that are wrong in one thing each, under the pool's own signature wherever that thing is not the signature.

The signing key is taken out of the store with the sealing key, so that nothing but the one thing can be what they are
refused for. Group TOK of the attack catalogue.
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

from house import tokens
from house.callers import error_of
from house.sealed import Mint

# What the service model lets through to whoever reads tokens (`TokenModelType`).
SHAPE = re.compile(r"[A-Za-z0-9-_=.]+")
WORDS = (
    "Invalid Access Token", "Could not verify signature for Access Token", "Access Token has expired",
    "Access Token has been revoked",
    "Access Token does not have required scopes")
ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"


@pytest.fixture
def home(house):
    house.pool, house.elsewhere = house.make_pool(), house.make_pool()
    house.client = house.make_client(house.pool)
    house.person = house.make_person(house.pool)
    house.signed_in = house.sign_in(house.client, house.person.username)
    house.mint, house.foreign = Mint(house.server, house.pool), Mint(house.server, house.elsewhere)
    house.token = house.signed_in["AccessToken"]
    house.claims = tokens.claims(house.token)
    return house


def text_of(claims, **changes):
    """The claims as JSON; None takes one out."""
    changed = {**claims, **changes}
    return {name: value for name, value in changed.items() if value is not None}


def algorithms(home):
    """The key's public half as an HMAC secret in every form in which it is published, and every other algorithm."""
    body = home.token.split(".")[1]
    kid, key = home.mint.keys["access"]
    public = key.public_key()
    secrets = [public.public_bytes(encoding, form) for encoding, form in (
        (Encoding.PEM, PublicFormat.SubjectPublicKeyInfo), (Encoding.DER, PublicFormat.SubjectPublicKeyInfo),
        (Encoding.PEM, PublicFormat.PKCS1), (Encoding.DER, PublicFormat.PKCS1))]
    published = next(one for one in tokens.key_set(home.server, home.pool)["keys"] if one["kid"] == kid)
    secrets += [json.dumps(published).encode(), published["n"].encode(), tokens.decode_part(published["n"]), b""]
    for name in (
        "none", "None", "nONE", "", "HS256", "HS384", "HS512", "RS384", "RS512", "PS256", "ES256", "EdDSA", "rs256",
    ):
        for header in ({"kid": kid, "alg": name}, {"alg": name, "kid": kid}, {"alg": name}):
            text = tokens.encode_part(header) + "." + body
            yield f"{text}."
            yield f"{text}.{home.token.split('.')[2]}"
            yield f"{text}.{tokens.encode_part(home.mint.sign(text))}"
            if name.startswith("HS"):
                digest = {"HS256": hashlib.sha256, "HS384": hashlib.sha384, "HS512": hashlib.sha512}[name]
                for secret in secrets:
                    yield f"{text}.{tokens.encode_part(hmac.new(secret, text.encode(), digest).digest())}"
    for header in ({"kid": kid, "alg": None}, {"kid": kid, "alg": 256}, {"kid": kid, "alg": ["RS256"]}, {"kid": kid}):
        yield home.mint.token(home.claims, header)


def keys(home):
    """Another's key under our name, ours under another's, one use's key for the other, and keys from elsewhere."""
    kid, foreign = home.mint.keys["access"][0], home.foreign.keys["access"][0]
    ours = {"kid": kid, "alg": "RS256"}
    yield home.foreign.token(home.claims)
    yield home.foreign.token(home.claims, ours)
    yield home.mint.token(home.claims, {"kid": foreign, "alg": "RS256"})
    yield home.mint.token(home.claims, {"kid": home.mint.keys["id"][0], "alg": "RS256"})
    yield home.mint.token(home.claims, ours, use="id")
    yield home.foreign.token({**home.claims, "iss": home.claims["iss"].replace(home.pool, home.elsewhere)})
    for name in (
        "", "../../dev/null", "' OR '1'='1", "file:///dev/null", kid + "=", kid[:-1], kid.swapcase(), kid + "\0",
    ):
        yield home.mint.token(home.claims, {"kid": name, "alg": "RS256"})
    for extra in (
        {"jku": "http://127.0.0.1:9/"}, {"x5u": "http://127.0.0.1:9/"}, {"x5c": ["MIIB"]}, {"typ": "JWT"},
        {"cty": "JWT"}, {"crit": ["exp"]}, {"zip": "DEF"}, {"b64": False}, {"enc": "A256GCM"},
        {"jwk": {"kty": "oct", "k": "AA"}},
    ):
        yield home.mint.token(home.claims, {**ours, **extra})


def kinds(home):
    """An ID token, and what says that it is something else."""
    yield home.signed_in["IdToken"]
    yield home.signed_in["RefreshToken"]
    yield home.mint.token(tokens.claims(home.signed_in["IdToken"]))
    yield home.mint.token(tokens.claims(home.signed_in["IdToken"]), use="id")
    for use in ("id", "refresh", "Access", "access ", "", None, 1, ["access"], True):
        yield home.mint.token(text_of(home.claims, token_use=use))
    for name in ("sub", "client_id", "event_id", "scope"):
        for value in (None, 7, [home.claims[name]]) + (("",) if name != "sub" else ()):
            yield home.mint.token(text_of(home.claims, **{name: value}))
    own = "aws.cognito.signin.user.admin"
    for scope in ("openid", own + "s", own.upper(), "x," + own, own[:-1], own.replace(".", " ")):
        yield home.mint.token(text_of(home.claims, scope=scope))
    yield home.mint.token(text_of(home.claims, client_id=home.make_client(home.elsewhere).id))
    yield home.mint.token(text_of(home.claims, client_id="0" * 26))
    yield home.mint.token(text_of(home.claims, event_id="00000000-0000-4000-8000-000000000000"))


def times(home):
    """Over, not yet, never, and no time at all."""
    now = int(time.time())
    for end in (now - 1, now - 3600, 0, 1, -1, -2**63, None, "9999999999", 1e18, 9999999999.5, [9999999999], True, {}):
        yield home.mint.token(text_of(home.claims, exp=end))
    for begin in (now + 120, now + 86400, 2**62, 2**63 - 1, None, str(now), float(now), [now], True):
        yield home.mint.token(text_of(home.claims, iat=begin, exp=now + 2 * 86400))
    for begin in (now + 60, 2**62, "0", 1.5, [0]):
        yield home.mint.token(text_of(home.claims, nbf=begin))
    for name in ("exp", "iat", "nbf"):
        for number in ("1e400", "-1e400", "9" * 400, "9223372036854775808", "1e19"):
            yield home.mint.token(json.dumps({**home.claims, name: "@"}).replace('"@"', number).encode())


def issuers(home):
    """Nearly the one name that the pool has."""
    issuer = home.claims["iss"]
    host = issuer.rsplit("/", 1)[0]
    for name in (
        None, "", host, host + "/", issuer + "/", issuer + "?", issuer + "#", issuer + " ", " " + issuer, issuer + "\0",
        issuer.upper(), issuer.replace("http:", "https:"), issuer.replace("127.0.0.1", "localhost"),
        f"{host}//{home.pool}", f"{host}/./{home.pool}", f"{host}/{home.elsewhere}",
        f"{host}/{home.elsewhere}/../{home.pool}",
        f"https://cognito-idp.us-east-1.amazonaws.com/{home.pool}", f"{host}/us-west-2_{home.pool[10:]}",
        f"{host}/{home.pool.lower()}x", home.pool, 7, [issuer], {"iss": issuer}, True,
    ):
        yield home.mint.token(text_of(home.claims, iss=name))


def spellings(home):
    """The same token, written in another way."""
    head, body, signature = home.token.split(".")
    yield from (f"{home.token}{tail}" for tail in ("=", "==", ".", "..", ".e30", "A", "AA", "\n", " ", "%00"))
    yield from (f"{front}{home.token}" for front in (" ", ".", "Bearer ", "\ufeff", "\n"))
    yield from (f"{head}{dots}{body}{dots}{signature}" for dots in ("..", " .", ". ", ",", "\u3002", "\u2024", "%2E"))
    yield from (f"{head}.{body}", f"{head}.{body}.", f"{head}..{signature}", f".{body}.{signature}", "..", ".", "a.b.c")
    # 256 bytes end in a letter of which four bits count: fifteen others would decode alike in careless hands.
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


def documents(home):
    """Headers and claims of which one reader takes one thing and another reader another."""
    kid = home.mint.keys["access"][0]
    good = json.dumps(home.claims, separators=(",", ":"))
    for header in (
        '{"kid":"%s","alg":"none","alg":"RS256"}', '{"kid":"%s","alg":"RS256","alg":"none"}',
        '{"kid":"x","kid":"%s","alg":"RS256"}', '{"kid":"%s","kid":"x","alg":"RS256"}',
        '{"kid":"%s","alg":"RS256",}', '{"kid":"%s","alg":"RS256"} ', '{"kid":"%s","alg":"RS256"}{}',
        '[{"kid":"%s","alg":"RS256"}]', '{"kid":"%s","\\u0061lg":"RS256"}', '\ufeff{"kid":"%s","alg":"RS256"}',
        '{"kid":"%s","ALG":"RS256"}', '"%s"', "null", "{}", "", "{",
    ):
        yield home.mint.token(home.claims, (header % kid if "%s" in header else header).encode())
    for filler in ("x" * 100_000, "x" * 500_000):
        yield home.mint.token(home.claims, {"kid": kid, "alg": "RS256", "x": filler})
    yield home.mint.token(home.claims, ("[" * 100_000).encode())
    for name in ("sub", "exp", "token_use", "iss", "client_id", "scope"):
        value = json.dumps(home.claims[name])
        yield home.mint.token((good[:-1] + f',"{name}":{value}}}').encode())
        yield home.mint.token(f'{{"{name}":"x",{good[1:]}'.encode())
        yield home.mint.token((good[:-1] + f',"\\u{ord(name[0]):04x}{name[1:]}":{value}}}').encode())
    for payload in (
        "", "{", "null", "[]", f"[{good}]", good + good, good + " x", "\ufeff" + good, good[:-1] + ",}",
        good.replace('"', "'"),
        good[:-1] + ',"x":NaN}', good[:-1] + ',"x":"\\ud800"}', good[:-1] + ',"x":01}', "/**/" + good,
        good[:-1] + ',"x":' + "[" * 20_000 + "]" * 20_000 + "}",
    ):
        yield home.mint.token(payload.encode())
    for raw in (b"\xff", b"\xc0\x80", b"\xed\xa0\x80"):
        yield home.mint.token(good[:-1].encode() + b',"x":"' + raw + b'"}')
    yield home.mint.token(good.encode("utf-16"))
    yield home.mint.token({**home.claims, "x": "x" * 300_000})


VECTORS = {one.__name__: one for one in (algorithms, keys, kinds, times, issuers, spellings, documents)}


@pytest.mark.seconds(150)
@pytest.mark.parametrize("group", VECTORS)
def test_every_wrong_token_is_refused_with_one_word(home, group):
    """TOK-01 TOK-02 TOK-05 TOK-06 TOK-07 TOK-GEN-07 TOK-VER-01 TOK-VER-03 TOK-VER-04 TOK-VER-05 TOK-VER-06 TOK-VER-07"""
    assert accepted(home, home.mint.token(home.claims)), "what the mint signs is good where nothing is wrong with it"
    more = {"exp": int(time.time()) + 30, "nbf": 0, "more": ["x", {}]}
    assert accepted(home, home.mint.token({**home.claims, **more}))
    count = 0
    for token in VECTORS[group](home):
        answer = home.wire.post("GetUser", {"AccessToken": token})
        told = error_of(answer)
        if SHAPE.fullmatch(token):
            assert told[0] == "NotAuthorizedException" and told[1] in WORDS, (group, count, told, token[:3000])
        else:
            assert told[0] == "InvalidParameterException" and "'accessToken'" in told[1], (group, count, told, token)
        assert answer.status_code == 400
        assert answer.elapsed.total_seconds() < 2 and set(answer.json()) == {"__type", "message"}
        count += 1
    assert count >= 20 and accepted(home, home.token)


def accepted(home, token):
    answer = home.wire.post("GetUser", {"AccessToken": token})
    return answer.status_code == 200 and answer.json()["Username"] == home.person.username
