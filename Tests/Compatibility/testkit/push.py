"""The platforms of devices: Apple's by HTTP/2, Google's, Amazon's and SNS, each with what authenticates requests."""

import json
import secrets
import socket
import ssl
import threading
import time
import urllib.parse

import h2.config
import h2.connection
import h2.events
import h2.exceptions
import jwt
from botocore.serialize import create_serializer
from botocore.session import get_session
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa

from testkit.cognito import unique
from testkit.functions import add_target
from testkit.ports import free_port
from testkit.roles import allow
from testkit.server import ACCOUNT, REGION
from testkit.streams import TRUST
from testkit.targets import Server, signature_of


def pem(key):
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()).decode()


class Sent:
    """A message for a device, as its platform has got it."""

    def __init__(self, token, message, headers=None):
        self.token, self.message, self.headers = token, message, headers or {}


class Platform:
    """What all platforms have: messages, responses by device token, and an application of SNS' as its target."""

    def __init__(self):
        self.sent, self.refused, self.responses = [], [], {}

    def tokens(self):
        return [sent.token for sent in self.sent]

    def counts(self, token):
        """What a device was told, as numbers."""
        return [int(self.data(sent)["syncCount"]) for sent in self.sent if sent.token == token]

    def secret_file(self, folder, text):
        path = folder / unique("secret")
        path.write_text(text)
        path.chmod(0o600)
        return str(path)


class Apple(Platform):
    """Apple's push service. It speaks HTTP/2 only, on a port that `down` closes, and checks provider tokens.

    With a certificate (its chain and key, as paths) it speaks TLS, and closes what has not agreed on HTTP/2 by ALPN.
    """

    KEY_ID, TEAM, TOPIC, NAME = "ABC123DEFG", "DEF123GHIJ", "com.example.notes", "APNS"

    def __init__(self, certificate=None):
        super().__init__()
        self._tls, self.agreed = None, []
        self.renew()
        if certificate:
            self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._tls.load_cert_chain(*certificate)
            self._tls.set_alpn_protocols(["h2"])
        self.port, self.provider_tokens, self._connections = free_port(), [], set()
        self.up()

    def renew(self):
        """Takes no key but a new one from now on."""
        self._key = ec.generate_private_key(ec.SECP256R1())

    @property
    def secret(self):
        return pem(self._key)

    @property
    def url(self):
        return f"{'https' if self._tls else 'http'}://127.0.0.1:{self.port}"

    def up(self):
        self._listener = socket.create_server(("127.0.0.1", self.port), backlog=64)
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def down(self):
        for closing in [self._listener, *self._connections]:
            try:
                closing.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            closing.close()

    close = down

    def _accept(self, listener):
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            self._connections.add(connection)
            threading.Thread(target=self._talk, args=(connection,), daemon=True).start()

    def _talk(self, connection):
        if self._tls and not (connection := self._agree(connection)):
            return
        http = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False, header_encoding="utf-8"))
        http.initiate_connection()
        streams = {}
        try:
            connection.sendall(http.data_to_send())
            while data := connection.recv(65536):
                for event in http.receive_data(data):
                    if isinstance(event, h2.events.RequestReceived):
                        streams[event.stream_id] = [dict(event.headers), b""]
                    elif isinstance(event, h2.events.DataReceived):
                        streams[event.stream_id][1] += event.data
                        http.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
                    elif isinstance(event, h2.events.StreamEnded):
                        self._respond(http, event.stream_id, *streams.pop(event.stream_id))
                connection.sendall(http.data_to_send())
        except h2.exceptions.ProtocolError as error:
            self.refused.append(error)
        except OSError:
            pass
        finally:
            self._connections.discard(connection)
            connection.close()

    def _agree(self, plain):
        """The connection by TLS; None if the two did not agree on HTTP/2."""
        try:
            connection = self._tls.wrap_socket(plain, server_side=True)
        except OSError as error:
            self.agreed.append(error)
            plain.close()
            return None
        self.agreed.append(connection.selected_alpn_protocol())
        if self.agreed[-1] != "h2":
            connection.close()
            return None
        self._connections.add(connection)
        return connection

    def _respond(self, http, stream, headers, body):
        status, reason = self._receive(headers, body)
        http.send_headers(stream, [(":status", str(status)), ("apns-id", secrets.token_hex(8))], end_stream=not reason)
        if reason:
            http.send_data(stream, json.dumps({"reason": reason}).encode(), end_stream=True)

    def _receive(self, headers, body):
        scheme, _, token = headers["authorization"].partition(" ")
        if token not in self.provider_tokens:
            self.provider_tokens.append(token)
        try:
            assert scheme == "bearer"
            assert jwt.get_unverified_header(token)["kid"] == self.KEY_ID
            claims = jwt.decode(token, self._key.public_key(), algorithms=["ES256"], issuer=self.TEAM)
            assert abs(time.time() - claims["iat"]) < 3600
        except (AssertionError, jwt.InvalidTokenError) as error:
            self.refused.append(error)
            return 403, "InvalidProviderToken"
        prefix, _, device = headers[":path"].rpartition("/")
        wanted = {":method": "POST", "apns-topic": self.TOPIC, "apns-push-type": "background", "apns-priority": "5"}
        given = {name: headers.get(name) for name in wanted}
        if prefix != "/3/device" or given != wanted or len(headers["apns-collapse-id"]) > 64:
            self.refused.append(headers)
            return 400, "BadTopic"
        self.sent.append(Sent(device, json.loads(body), headers))
        return self.responses.get(device, (200, None))

    @staticmethod
    def data(sent):
        assert sent.message["aps"] == {"content-available": 1}
        return sent.message["data"]

    def options(self, folder, text=None):
        return ["--apns-key-file", self.secret_file(folder, text or self.secret), "--apns-key-id", self.KEY_ID,
                "--apns-team-id", self.TEAM, "--apns-topic", self.TOPIC, "--platform-endpoint", self.url]


class TokenPlatform(Platform):
    """A platform that gives access tokens for a while."""

    def __init__(self):
        super().__init__()
        self.access_tokens, self.expired = [], set()
        self._server = Server(self._respond)

    @property
    def url(self):
        return self._server.url

    def close(self):
        self._server.close()

    def _respond(self, received):
        if received.path == self.TOKEN_PATH:
            form = dict(urllib.parse.parse_qsl(received.body.decode(), strict_parsing=True))
            if not self.grants(form):
                self.refused.append(form)
                return 400, {"error": "invalid_grant"}
            self.access_tokens.append(secrets.token_urlsafe(20))
            return 200, {"access_token": self.access_tokens[-1], "expires_in": 3600, "token_type": "Bearer"}
        token = received.headers["authorization"].removeprefix("Bearer ")
        if token not in self.access_tokens or token in self.expired:
            return self.EXPIRED
        return self.receive(received)


class Google(TokenPlatform):
    """Firebase Cloud Messaging, HTTP v1."""

    NAME, PROJECT, EMAIL = "GCM", "notes-1234", "push@notes-1234.iam.gserviceaccount.com"
    TOKEN_PATH, EXPIRED = "/token", (401, {"error": {"code": 401, "status": "UNAUTHENTICATED"}})

    def __init__(self):
        self.renew()
        super().__init__()

    def renew(self):
        self._key = rsa.generate_private_key(public_exponent=65537, key_size=2048)

    def grants(self, form):
        claims = jwt.decode(
            form["assertion"], self._key.public_key(), algorithms=["RS256"], audience=self.url + "/token",
            issuer=self.EMAIL)
        return (form["grant_type"] == "urn:ietf:params:oauth:grant-type:jwt-bearer"
                and jwt.get_unverified_header(form["assertion"])["kid"] == "key-1"
                and claims["scope"] == "https://www.googleapis.com/auth/firebase.messaging"
                and claims["exp"] - claims["iat"] <= 3600)

    def receive(self, received):
        assert received.path == f"/v1/projects/{self.PROJECT}/messages:send"
        message = received.event["message"]
        assert all(isinstance(value, str) for value in message["data"].values())
        self.sent.append(Sent(message["token"], message))
        return self.responses.get(message["token"], (200, {"name": "projects/notes/messages/1"}))

    @staticmethod
    def unregistered():
        return 404, {"error": {"code": 404, "status": "NOT_FOUND", "details": [{
            "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", "errorCode": "UNREGISTERED"}]}}

    @staticmethod
    def data(sent):
        assert "notification" not in sent.message
        return sent.message["data"]

    def account(self, **changes):
        """The document of the service account."""
        return json.dumps({
            "type": "service_account", "project_id": self.PROJECT, "private_key_id": "key-1",
            "private_key": pem(self._key), "client_email": self.EMAIL, "token_uri": self.url + "/token", **changes,
        }, indent=2)

    @property
    def secret(self):
        return self.account()

    def options(self, folder, **changes):
        return ["--fcm-service-account-file", self.secret_file(folder, self.account(**changes)),
                "--platform-endpoint", self.url]


class Amazon(TokenPlatform):
    """Amazon Device Messaging."""

    NAME, CLIENT = "ADM", "amzn1.application-oa2-client.0123"
    TOKEN_PATH, EXPIRED = "/auth/O2/token", (401, {"reason": "AccessTokenExpired"})

    def __init__(self):
        self.renew()
        super().__init__()

    def renew(self):
        self.secret = "s3cret&more" + secrets.token_hex(8)

    def grants(self, form):
        return form == {"grant_type": "client_credentials", "scope": "messaging:push", "client_id": self.CLIENT,
                        "client_secret": self.secret}

    def receive(self, received):
        assert received.headers["x-amzn-type-version"] == "com.amazon.device.messaging.ADMMessage@1.0"
        assert received.headers["x-amzn-accept-type"] == "com.amazon.device.messaging.ADMSendResult@1.0"
        _, device = received.path.split("/messaging/registrations/")
        token = urllib.parse.unquote(device.removesuffix("/messages"))
        assert 60 <= received.event["expiresAfter"] <= 2678400
        self.sent.append(Sent(token, received.event))
        return self.responses.get(token, (200, {"registrationID": token}))

    @staticmethod
    def data(sent):
        return sent.message["data"]

    def options(self, folder):
        return ["--adm-client-id", self.CLIENT, "--adm-client-secret-file", self.secret_file(folder, self.secret),
                "--platform-endpoint", self.url]


class SNS(Platform):
    """The operations CreatePlatformEndpoint and Publish. Requests are as botocore would make and sign them."""

    KEY, SECRET, NAME = "AKIASNSEXAMPLE", "0123456789abcdef0123456789abcdef", "ADM"

    def __init__(self, name="ADM"):
        super().__init__()
        self.NAME = name
        self._model = get_session().get_service_model("sns")
        self._endpoints = {}
        self._server = Server(self._respond)

    @property
    def url(self):
        return self._server.url

    def close(self):
        self._server.close()

    def _is_botocores(self, form, action, parameters):
        wanted = create_serializer("query").serialize_to_request(parameters, self._model.operation_model(action))
        return form == wanted["body"]

    def _respond(self, received):
        form = dict(urllib.parse.parse_qsl(received.body.decode(), keep_blank_values=True, strict_parsing=True))
        wanted = signature_of(
            self.url + "/", received.headers, received.body, (self.KEY, self.SECRET), "sns", REGION)
        if received.headers["authorization"] != wanted:
            return self._error(403, "SignatureDoesNotMatch")
        if form["Action"] == "CreatePlatformEndpoint":
            arn = form["PlatformApplicationArn"].replace(":app/", ":endpoint/") + "/" + secrets.token_hex(8)
            asked = {"PlatformApplicationArn": form["PlatformApplicationArn"], "Token": form["Token"]}
            assert self._is_botocores(form, "CreatePlatformEndpoint", asked), form
            arn = next((known for known, token in self._endpoints.items() if token == form["Token"]), arn)
            self._endpoints[arn] = form["Token"]
            return 200, (f"<CreatePlatformEndpointResponse><CreatePlatformEndpointResult><EndpointArn>{arn}"
                         "</EndpointArn></CreatePlatformEndpointResult></CreatePlatformEndpointResponse>").encode()
        token = self._endpoints.get(form["TargetArn"])
        if token is None:
            return self._error(404, "NotFound")
        names = [name for name in form if name.endswith(".Name")]
        attributes = {form[name]: {"DataType": "String", "StringValue": form[name[:-4] + "Value.StringValue"]}
                      for name in names}
        asked = {"TargetArn": form["TargetArn"], "MessageStructure": "json", "Message": form["Message"],
                 "MessageAttributes": attributes}
        assert self._is_botocores(form, "Publish", asked), form
        self.sent.append(Sent(token, json.loads(form["Message"]), attributes))
        if token in self.responses:
            return self._error(*self.responses[token])
        return 200, b"<PublishResponse><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>"

    @staticmethod
    def _error(status, code):
        return status, f"<ErrorResponse><Error><Type>Sender</Type><Code>{code}</Code></Error></ErrorResponse>".encode()

    def data(self, sent):
        assert set(sent.message) == {"default", self.NAME}
        return json.loads(sent.message[self.NAME])["data"]

    def options(self, folder):
        return ["--sns", self.url, "--access-key-id", self.KEY, "--signing-region", REGION,
                "--secret-access-key-file", self.secret_file(folder, self.SECRET)]


class PushSite:
    """A site whose pool sends messages by platforms, each by an application of its own."""

    def __init__(self, site, roles, folder, *platforms):
        self.site, self.platforms = site, platforms
        self.arns = [f"arn:aws:sns:{REGION}:{ACCOUNT}:app/{platform.NAME}/{unique('app')}" for platform in platforms]
        self.role = roles.make(TRUST, allow("sns:*"))
        for arn, platform in zip(self.arns, platforms):
            add_target(site.server, arn, *platform.options(folder))
        self.enable()

    def enable(self, **changes):
        return self.site.admin.set_identity_pool_configuration(IdentityPoolId=self.site.pool, PushSync={
            "ApplicationArns": self.arns, "RoleArn": self.role, **changes})["PushSync"]

    def register(self, user, token, platform=None):
        platform = platform or self.platforms[0].NAME
        return user.client.register_device(**user.place, Platform=platform, Token=token)["DeviceId"]

    def subscribed(self, user, token, dataset="prefs", platform=None):
        """Registers a device and subscribes it to a dataset."""
        device = self.register(user, token, platform)
        user.client.subscribe_to_dataset(**user.of(dataset), DeviceId=device)
        return device
