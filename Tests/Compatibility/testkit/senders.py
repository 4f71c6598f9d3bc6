"""The APIs of SES and SNS, which check signatures and keep what they are sent."""

import urllib.parse

from testkit.server import REGION
from testkit.targets import Server, signature_of

KEY_ID, SECRET = "AKIDSENDEREXAMPLE1", "sender-secret-0123456789"


class Amazon:
    """SES and SNS at one address. `responses` holds what they say instead of taking a message, by service."""

    def __init__(self):
        self.mails, self.texts, self.responses = [], [], {}
        self.server = Server(self._respond)

    def arguments(self, folder, *services):
        secret = folder / "aws-secret"
        secret.write_text(SECRET)
        secret.chmod(0o600)
        words = ["--aws-access-key-id", KEY_ID, "--aws-secret-key-file", str(secret)]
        for service in services:
            words += [f"--{service}-endpoint", self.server.url]
        return words

    def close(self):
        self.server.close()

    def _respond(self, received):
        service = "ses" if received.path == "/v2/email/outbound-emails" else "sns"
        expected = signature_of(
            self.server.url + received.path, received.headers, received.body, (KEY_ID, SECRET), service, REGION)
        if expected != received.headers["authorization"]:
            return 403, {"__type": "InvalidSignatureException"}
        if service in self.responses:
            return self.responses[service]
        if service == "ses":
            self.mails.append(received.event)
            return 200, {"MessageId": "1"}
        form = dict(urllib.parse.parse_qsl(received.body.decode(), strict_parsing=True))
        assert form["Action"] == "Publish"
        assert form["Version"] == "2010-03-31"
        self.texts.append(form)
        return 200, b"<PublishResponse/>"


def sns_error(code):
    return 400, f"<ErrorResponse><Error><Code>{code}</Code></Error></ErrorResponse>".encode()
