"""Tokens, verified by an independent JOSE library."""

import base64
import json

import requests
from joserfc import jwt
from joserfc.jwk import KeySet


def decode_part(part):
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def header(token):
    return json.loads(decode_part(token.split(".")[0]))


def claims(token):
    """The claims, without verification."""
    return json.loads(decode_part(token.split(".")[1]))


def encode_part(data):
    raw = data if isinstance(data, bytes) else json.dumps(data, separators=(",", ":")).encode()
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def key_set(server, pool):
    response = requests.get(f"{server.url}/{pool}/.well-known/jwks.json", timeout=60)
    assert response.status_code == 200
    return response.json()


def verify(server, pool, token):
    """The claims of a token, verified with the published keys."""
    keys = KeySet.import_key_set(key_set(server, pool))
    return jwt.decode(token, keys, algorithms=["RS256"]).claims
