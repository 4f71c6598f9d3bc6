"""Authenticator apps: RFC 6238 with SHA-1, steps of 30 seconds and six digits. The `cryptography` package computes."""

import base64
import time

from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP

STEP = 30


def code_at(secret, seconds, digits=6):
    """The code of a secret in Base32 at a time since 1970."""
    key = base64.b32decode(secret + "=" * (-len(secret) % 8))
    return TOTP(key, digits, SHA1(), STEP).generate(int(seconds)).decode()


class App:
    """Shows each code once: the server takes a step's code once, and none from before it."""

    def __init__(self, secret):
        self.secret, self.last = secret, 0

    def at(self, steps):
        """The code of the step that is so many later than now."""
        return code_at(self.secret, time.time() + steps * STEP)

    def code(self):
        """A code that the server has not seen: of the next step if the present one is used. Waits if both are."""
        while int(time.time()) // STEP + 1 <= self.last:
            time.sleep(0.2)
        self.last = max(self.last + 1, int(time.time()) // STEP)
        return code_at(self.secret, self.last * STEP)
