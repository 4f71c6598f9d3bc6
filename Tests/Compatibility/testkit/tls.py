"""Certificates made with openssl, and a ClientHello as bytes, which may offer what no library offers."""

import socket
import struct
import subprocess

HANDSHAKE, ALERT = 22, 21
ALERTS = {40: "handshake_failure", 70: "protocol_version", 86: "inappropriate_fallback"}


def openssl(*words, given=None):
    return subprocess.run(
        ["openssl", *map(str, words)], check=True, capture_output=True, timeout=240, input=given).stdout


class Authority:
    """A root, an intermediate, and certificates for 127.0.0.1 that the intermediate signs."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        self.root = folder / "root.pem"
        openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
                "-subj", "/CN=Walk root", "-keyout", folder / "root.key", "-out", self.root)
        self._sign("intermediate", self._new_key("intermediate", "ec"), "root", "basicConstraints=critical,CA:TRUE")

    def issue(self, name, kind="ec", subject="IP:127.0.0.1,DNS:localhost"):
        """A certificate with its chain, and its key (mode 0600), as paths."""
        certificate = self._sign(name, self._new_key(name, kind), "intermediate", f"subjectAltName={subject}")
        chain = self.folder / f"{name}-chain.pem"
        chain.write_bytes(certificate.read_bytes() + (self.folder / "intermediate.pem").read_bytes())
        return chain, self.folder / f"{name}.key"

    def _new_key(self, name, kind):
        key = self.folder / f"{name}.key"
        if kind == "rsa":
            openssl("genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", key)
        elif kind == "ec":
            openssl("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", key)
        else:
            openssl("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", key)
            assert b"BEGIN EC PRIVATE KEY" in key.read_bytes()
        key.chmod(0o600)
        return key

    def _sign(self, name, key, by, extension):
        request, certificate = self.folder / f"{name}.csr", self.folder / f"{name}.pem"
        extensions = self.folder / f"{name}.ext"
        extensions.write_text(extension + "\n")
        openssl("req", "-new", "-key", key, "-subj", f"/CN=Walk {name}", "-out", request)
        openssl("x509", "-req", "-in", request, "-CA", self.folder / f"{by}.pem", "-CAkey", self.folder / f"{by}.key",
                "-CAcreateserial", "-days", "2", "-extfile", extensions, "-out", certificate)
        return certificate


def hello(version, suites):
    """A ClientHello (RFC 5246, section 7.4.1.2) that offers `version` and `suites`."""
    offered = b"".join(struct.pack(">H", suite) for suite in suites)

    def extension(kind, content):
        return struct.pack(">HH", kind, len(content)) + content

    extensions = b"".join([
        extension(10, struct.pack(">HHH", 4, 29, 23)),  # the groups X25519 and P-256
        extension(11, b"\x01\x00"),  # uncompressed points
        extension(13, struct.pack(">HHHHH", 8, 0x0401, 0x0403, 0x0804, 0x0201)),  # signature algorithms
    ])
    body = struct.pack(">H", version) + bytes(32) + b"\x00" + struct.pack(">H", len(offered)) + offered + b"\x01\x00"
    body += struct.pack(">H", len(extensions)) + extensions
    message = b"\x01" + struct.pack(">I", len(body))[1:] + body
    return struct.pack(">BHH", HANDSHAKE, min(version, 0x0301), len(message)) + message


def response_to(port, version, suites):
    """The server's response: `hello` with the version and the suite it chose, or the name of its alert."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        connection.sendall(hello(version, suites))
        with connection.makefile("rb") as stream:
            head = stream.read(5)
            assert len(head) == 5, "the server closed without a response"
            kind, _, length = struct.unpack(">BHH", head)
            content = stream.read(length)
    if kind == ALERT:
        return ALERTS.get(content[1], f"alert {content[1]}")
    assert kind == HANDSHAKE, (kind, content[:1])
    assert content[0] == 2, (kind, content[:1])
    said, session = struct.unpack(">H", content[4:6])[0], content[38]
    suite = struct.unpack(">H", content[39 + session:41 + session])[0]
    return "hello", said, suite
