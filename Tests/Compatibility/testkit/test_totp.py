"""The codes of RFC 6238, appendix B."""

import base64

import pytest

from testkit.totp import code_at


@pytest.mark.parametrize(
    "seconds, code",
    [(59, "94287082"), (1111111109, "07081804"), (1111111111, "14050471"), (1234567890, "89005924"),
     (2000000000, "69279037"), (20000000000, "65353130")])
def test_the_vectors_of_the_rfc(seconds, code):
    secret = base64.b32encode(b"12345678901234567890").decode()
    assert code_at(secret, seconds, digits=8) == code
