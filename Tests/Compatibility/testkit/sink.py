"""An SMTP server on the loopback with STARTTLS and a login, which keeps what it receives."""

import datetime
import secrets
import ssl
import threading
import time

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
import ipaddress

from testkit.ports import free_port


class Received:
    def __init__(self, envelope, session):
        self.recipients = list(envelope.rcpt_tos)
        self.sender = envelope.mail_from
        self.data = envelope.content
        self.encrypted = session.ssl is not None
        self.login = session.auth_data.login.decode() if session.auth_data else None


class MailSink:
    """Accepts mail for all addresses but those that begin with `refused-`."""

    def __init__(self, folder, host="127.0.0.1"):
        self.login, self.password = "martlet", secrets.token_hex(8)
        self.host, self.port = host, free_port()
        self.received = []
        self._arrived = threading.Condition()
        self._accepted = set()
        self._certificate, self._key = make_certificate(folder, host)
        self._controller = None

    @property
    def url(self):
        return f"smtp://{self.login}:{self.password}@{self.host}:{self.port}"

    @property
    def arguments(self):
        """The flags that make a server send its mail here."""
        sender = "Martlet <no-reply@example.com>"
        return ["--smtp", self.url, "--smtp-ca-file", str(self._certificate), "--smtp-from", sender]

    def start(self):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self._certificate, self._key)
        self._controller = Controller(
            self, hostname=self.host, port=self.port, tls_context=context, require_starttls=True,
            auth_required=True, auth_require_tls=True, authenticator=self._check)
        self._controller.start()

    def stop(self):
        if self._controller is not None:
            self._controller.stop(no_assert=True)
            self._controller = None

    def accept(self, address):
        self._accepted.add(address)

    def _check(self, server, session, envelope, mechanism, data):
        good = isinstance(data, LoginPassword) and data.login.decode() == self.login
        return AuthResult(success=good and data.password.decode() == self.password, auth_data=data)

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("refused-") and address not in self._accepted:
            return "550 5.1.1 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        with self._arrived:
            self.received.append(Received(envelope, session))
            self._arrived.notify_all()
        return "250 OK"

    def wait_for(self, address, patience=60):
        """The newest mail to an address."""
        end = time.monotonic() + patience
        with self._arrived:
            while True:
                found = [one for one in self.received if address in one.recipients]
                if found:
                    return found[-1]
                if not self._arrived.wait(end - time.monotonic()):
                    raise AssertionError(f"no mail for {address}; there is {[one.recipients for one in self.received]}")


def make_certificate(folder, host="127.0.0.1"):
    """A self-signed certificate for an address and its key, as files."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.datetime.now(datetime.timezone.utc)
    names = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(host))])
    certificate = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(days=1)).add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256()))
    paths = folder / "smtp-certificate.pem", folder / "smtp-key.pem"
    paths[0].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    paths[1].write_bytes(key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))
    return paths
