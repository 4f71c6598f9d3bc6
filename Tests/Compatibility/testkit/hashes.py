"""Hashes of a password as other systems store them, made by libraries that are not Martlet's."""

import base64
import hashlib
import json
import os

import argon2
import bcrypt
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from django.conf import settings
from passlib import hash as passlib

if not settings.configured:
    settings.configure(PASSWORD_HASHERS=[
        f"django.contrib.auth.hashers.{name}PasswordHasher"
        for name in ("PBKDF2", "PBKDF2SHA1", "Argon2", "BCryptSHA256", "BCrypt", "Scrypt")])

from django.contrib.auth.hashers import make_password  # noqa: E402

# The example of https://github.com/firebase/scrypt, and its password.
FIREBASE = {
    "signerKey": "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==",
    "saltSeparator": "Bw==", "rounds": 8, "memCost": 14, "salt": "42xEC+ixf3L2lw==",
    "passwordHash": "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==",
}
FIREBASE_PASSWORD = "user1password"


def base64_of(data):
    return base64.b64encode(data).decode()


def keycloak(algorithm, value, salt, iterations, **parameters):
    """A credential as `kc.sh export` writes it."""
    return {
        "type": "password", "userLabel": None,
        "secretData": json.dumps(
            {"value": base64_of(value), "salt": base64_of(salt), "additionalParameters": {}}),
        "credentialData": json.dumps({
            "hashIterations": iterations, "algorithm": algorithm,
            "additionalParameters": {name: [str(value)] for name, value in parameters.items()}}),
    }


def keycloaks(password):
    """Credentials of Keycloak's three hashers, by name."""
    salt, secret = os.urandom(16), password.encode()
    tag = argon2.low_level.hash_secret_raw(secret, salt, 5, 7168, 1, 32, argon2.Type.ID)
    return {
        "pbkdf2-sha256": keycloak(
            "pbkdf2-sha256", hashlib.pbkdf2_hmac("sha256", secret, salt, 27500, 64), salt, 27500),
        "pbkdf2-sha512": keycloak(
            "pbkdf2-sha512", hashlib.pbkdf2_hmac("sha512", secret, salt, 210000, 64), salt, 210000),
        "argon2": keycloak(
            "argon2", tag, salt, 5, hashLength=32, memory=7168, type="id", version="1.3", parallelism=1),
    }


def member(credential):
    """What a line has of a credential of Keycloak's."""
    return {"keycloak": {name: credential[name] for name in ("credentialData", "secretData")}}


def firebase(password):
    """An account of a project with the parameters of the published example."""
    salt = os.urandom(10)
    key = hashlib.scrypt(
        password.encode(), salt=salt + base64.b64decode(FIREBASE["saltSeparator"]), n=1 << 14, r=8, p=1, dklen=32,
        maxmem=64 << 20)
    encryptor = Cipher(algorithms.AES(key), modes.CTR(bytes(16))).encryptor()
    hashed = encryptor.update(base64.b64decode(FIREBASE["signerKey"])) + encryptor.finalize()
    url_safe = base64.urlsafe_b64encode(hashed).decode()
    return {"firebase": {**FIREBASE, "salt": base64_of(salt), "passwordHash": url_safe}}


def auth0(algorithm, **more):
    """A `custom_password_hash` of Auth0's imports."""
    return {"auth0": {"algorithm": algorithm, **more}}


def bcrypt_of(password):
    return {"hash": bcrypt.hashpw(password.encode(), bcrypt.gensalt(5)).decode()}


def list_of(*passwords):
    """The text of a list of compromised passwords, as it is published."""
    found = sorted(hashlib.sha1(word.encode()).hexdigest().upper() for word in passwords)
    return "".join(f"{one}:{place + 3}\r\n" for place, one in enumerate(found))


def all_of(password):
    """A password member of a line for each form, by name."""
    secret, salt = password.encode(), "pepper"
    found = {
        "bcrypt": bcrypt.hashpw(secret, bcrypt.gensalt(10)).decode(),
        "bcrypt-2a": bcrypt.hashpw(secret, bcrypt.gensalt(6, prefix=b"2a")).decode(),
        "argon2id": argon2.PasswordHasher().hash(password),
        "argon2i": argon2.PasswordHasher(type=argon2.Type.I, time_cost=2, memory_cost=4096).hash(password),
        "scrypt": passlib.scrypt.using(rounds=14).hash(password),
        "pbkdf2-sha1": passlib.pbkdf2_sha1.hash(password),
        "pbkdf2-sha256": passlib.pbkdf2_sha256.hash(password),
        "pbkdf2-sha512": passlib.pbkdf2_sha512.hash(password),
        "sha512-crypt": passlib.sha512_crypt.hash(password),
        "sha512-crypt-5000": passlib.sha512_crypt.using(rounds=5000).hash(password),
        "ssha": passlib.ldap_salted_sha1.hash(password),
        "ssha256": passlib.ldap_salted_sha256.hash(password),
        **{f"django-{name}": make_password(password, hasher=name) for name in (
            "pbkdf2_sha256", "pbkdf2_sha1", "argon2", "bcrypt_sha256", "bcrypt", "scrypt")},
    }
    members = {name: {"hash": text} for name, text in found.items()}
    members.update({f"keycloak-{name}": member(made) for name, made in keycloaks(password).items()})
    members["firebase"] = firebase(password)
    members["auth0-bcrypt"] = auth0(
        "bcrypt", hash={"value": bcrypt.hashpw(secret, bcrypt.gensalt(5)).decode(), "encoding": "utf8"})
    for algorithm in ("sha1", "sha256"):
        members[f"auth0-{algorithm}"] = auth0(
            algorithm, salt={"value": salt, "position": "suffix"},
            hash={"value": hashlib.new(algorithm, secret + salt.encode()).hexdigest(), "encoding": "hex"})
    key = hashlib.scrypt(secret, salt=salt.encode(), n=16384, r=8, p=1, dklen=32, maxmem=64 << 20)
    members["auth0-scrypt"] = auth0(
        "scrypt", hash={"value": base64_of(key), "encoding": "base64"}, salt={"value": salt}, keylen=32,
        cost=16384, blockSize=8, parallelization=1)
    return members
