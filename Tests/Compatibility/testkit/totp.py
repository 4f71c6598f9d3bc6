"""Authenticator apps: RFC 6238 with SHA-1, steps of 30 seconds and six digits."""

import base64
import hashlib
import hmac
import struct
import time

STEP = 30


def code_at(secret, seconds, digits=6):
    """The code of a secret in Base32 at a time since 1970."""
    key = base64.b32decode(secret + "=" * (-len(secret) % 8))
    digest = hmac.new(key, struct.pack(">Q", int(seconds) // STEP), hashlib.sha1).digest()
    place = digest[-1] & 15
    number = struct.unpack(">I", digest[place:place + 4])[0] & 0x7FFFFFFF
    return str(number % 10 ** digits).zfill(digits)


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
