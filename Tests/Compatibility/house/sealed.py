"""What a store holds sealed, opened without a line of Martlet's: who has store and sealing key could do as much."""

import base64
import sqlite3
import struct

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand

from house import tokens
from house.postgres import run_psql


def _framed(*texts):
    return b"".join(struct.pack(">Q", len(text.encode())) + text.encode() for text in texts)


def unseal(sealed, sealing_key, purpose, *context):
    """AES-256-GCM under a key of this one value (HKDF-SHA256), bound to its purpose and place."""
    head, salt, nonce, box = sealed[:9], sealed[9:25], sealed[25:37], sealed[37:]
    info = b"martlet/v1" + _framed("seal", purpose) + salt
    key = HKDFExpand(algorithm=hashes.SHA256(), length=32, info=info).derive(sealing_key)
    return AESGCM(key).decrypt(nonce, box, head + _framed(purpose, *context))


def _rows(server, pool):
    """Key id, token use and sealed key, of a pool's signing keys."""
    query = f"SELECT kid, token_use, {{}}(sealed{{}}) FROM signing_keys WHERE pool_id = '{pool}'"
    if server.database:
        listed = run_psql(server.database, query.format("encode", ", 'hex'"))
        return [line.split("|") for line in listed.splitlines()]
    with sqlite3.connect(f"file:{server.folder}/martlet.sqlite?mode=ro", uri=True, timeout=10) as database:
        return database.execute(query.format("hex", "")).fetchall()


class Mint:
    """Signs as a pool does, whatever it is told to sign."""

    def __init__(self, server, pool):
        sealing_key = base64.b64decode((server.folder.parent / f"{server.folder.name}.sealing-key").read_text())
        self.keys = {}
        for kid, use, sealed in _rows(server, pool):
            plain = unseal(bytes.fromhex(sealed), sealing_key, "signing-key", pool, kid)
            self.keys[use] = kid, serialization.load_der_private_key(plain, None)

    def sign(self, text, use="access"):
        return self.keys[use][1].sign(text.encode(), padding.PKCS1v15(), hashes.SHA256())

    def token(self, claims, header=None, use="access"):
        """A token of these claims (a dictionary, or bytes as they are), under the one header there is or another."""
        if header is None:
            header = b'{"kid":"%s","alg":"RS256"}' % self.keys[use][0].encode()
        text = tokens.encode_part(header) + "." + tokens.encode_part(claims)
        return text + "." + tokens.encode_part(self.sign(text, use))
