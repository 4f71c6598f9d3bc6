"""Opens sealed values with the store and the sealing key, without Martlet's code."""

import base64
import struct

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand

from testkit import store, tokens


def _framed(*texts):
    return b"".join(struct.pack(">Q", len(text.encode())) + text.encode() for text in texts)


def unseal(sealed, sealing_key, purpose, *context):
    """Opens AES-256-GCM under a key of its own (HKDF-SHA256), bound to the purpose and the row."""
    head, salt, nonce, box = sealed[:9], sealed[9:25], sealed[25:37], sealed[37:]
    info = b"martlet/v1" + _framed("seal", purpose) + salt
    key = HKDFExpand(algorithm=hashes.SHA256(), length=32, info=info).derive(sealing_key)
    return AESGCM(key).decrypt(nonce, box, head + _framed(purpose, *context))


class PoolSigner:
    """Signs with a pool's own keys."""

    def __init__(self, server, pool):
        # A pool gets its keys when they are first asked for.
        tokens.key_set(server, pool)
        sealing_key = base64.b64decode((server.folder.parent / f"{server.folder.name}.sealing-key").read_text())
        self.keys = {}
        for kid, use, sealed in store.signing_keys(server, pool):
            plain = unseal(sealed, sealing_key, "signing-key", pool, kid)
            self.keys[use] = kid, serialization.load_der_private_key(plain, None)

    def sign(self, text, use="access"):
        return self.keys[use][1].sign(text.encode(), padding.PKCS1v15(), hashes.SHA256())

    def token(self, claims, header=None, use="access"):
        """A token with these claims (a dictionary or bytes), under the usual header unless another is given."""
        if header is None:
            header = b'{"kid":"%s","alg":"RS256"}' % self.keys[use][0].encode()
        text = tokens.encode_part(header) + "." + tokens.encode_part(claims)
        return text + "." + tokens.encode_part(self.sign(text, use))
