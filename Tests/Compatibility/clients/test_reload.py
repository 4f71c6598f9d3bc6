"""SIGHUP reads each kind of secret file again, and keeps all that was in use if one of them is bad."""

import base64
import hmac
import json
import signal
from urllib.parse import urlsplit, urlunsplit

import pytest
from cryptography.exceptions import InvalidTag

from testkit.cognito import PASSWORD, SMS_ROLE, CognitoAPI, attributes, new_email, new_phone, unique
from testkit.functions import Hooks, new_function
from testkit.identities import IdentityAPI
from testkit.postgres import new_database, run_psql
from testkit.push import Amazon, Apple, Google
from testkit.roles import Roles, allow
from testkit.sender_keys import SenderKeys
from testkit.server import ACCOUNT, REGION
from testkit.sink import MailSink
from testkit.streams import TRUST
from testkit.sync import SyncSite
from testkit.targets import Server, signature_of
from testkit.waiting import eventually

# As long as a secret access key has to be.
FIRST, SECOND, UNKNOWN = "first-secret-0123456789", "second-secret-0123456789", "unknown-secret-0123456789"


class Reloading:
    """A server, its secret files, and what its log says of a SIGHUP."""

    def __init__(self, folder, new_server):
        self.folder, self.new_server = folder, new_server

    def write(self, name, text, mode=0o600):
        path = self.folder / name
        path.write_text(text + "\n")
        path.chmod(mode)
        return str(path)

    def start(self, arguments, database=None):
        self.server = self.new_server(arguments=[*arguments, "--log-level", "info"])
        self.server.database = database or self.server.database
        self.server.start()
        return CognitoAPI(self.server)

    def reload(self, word):
        """Sends SIGHUP, and returns the line with `word` that follows."""
        said = len(self.server.log.read_text().splitlines())
        self.server.process.send_signal(signal.SIGHUP)

        def lines():
            return [line for line in self.server.log.read_text().splitlines()[said:] if word in line]

        assert eventually(lambda: bool(lines())), self.server.tail()
        return lines()[0]

    def refuse(self, *names):
        """Makes the server refuse each file, because others may read it, it is gone or empty, and puts it back."""
        for name in names:
            path = self.folder / name
            text = path.read_text()
            for spoil in (lambda: path.chmod(0o644), path.unlink, lambda: path.write_text("")):
                path.write_text(f"{UNKNOWN}\n")
                spoil()
                line = self.reload('"not reloaded')
                assert name in line, line
                assert UNKNOWN not in line, line
                path.unlink(missing_ok=True)
                self.write(name, text.strip())


@pytest.fixture
def site(tmp_path, new_server):
    return Reloading(tmp_path, new_server)


def sign_up(api, client, address):
    api.public.sign_up(
        ClientId=client.id, Username=unique(), Password=PASSWORD, UserAttributes=attributes({"email": address}))


@pytest.mark.one_engine
def test_the_password_of_the_mail_server(site, tmp_path):
    sink = MailSink(tmp_path)
    sink.password = FIRST
    sink.start()
    try:
        arguments = sink.arguments
        arguments[1] = arguments[1].replace(f":{FIRST}@", "@")
        api = site.start(arguments + ["--smtp-password-file", site.write("smtp", FIRST)])
        client = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]))
        for password in (FIRST, SECOND):
            sink.password = password
            site.write("smtp", password)
            if password == SECOND:
                waiting = new_email()
                sign_up(api, client, waiting)
                assert all(waiting not in one.recipients for one in sink.received), "the former password is wrong now"
                assert '"reloaded"' in site.reload('"reloaded"')
            address = new_email()
            sign_up(api, client, address)
            assert sink.wait_for(address).login == sink.login
        site.refuse("smtp")
        address = new_email()
        sign_up(api, client, address)
        assert sink.wait_for(address), "the password that was in use stays"
    finally:
        sink.stop()


class Gateway(Server):
    """An SMS gateway that takes one token, and keeps the numbers that it sent to."""

    def __init__(self, token):
        super().__init__(self._send)
        self.token, self.sent, self.refused = token, [], []

    def _send(self, received):
        is_known = received.headers.get("authorization") == f"Bearer {self.token}"
        (self.sent if is_known else self.refused).append(received.event["to"])
        return (200, {}) if is_known else (401, {})


@pytest.mark.one_engine
def test_the_token_of_the_sms_gateway(site):
    gateway = Gateway(FIRST)
    try:
        api = site.start(
            ["--sms-gateway", gateway.url, "--sms-gateway-token-file", site.write("sms", FIRST)])
        client = api.make_client(api.make_pool(
            AutoVerifiedAttributes=["phone_number"], SmsConfiguration=SMS_ROLE))

        def sign_up_by_phone():
            phone = new_phone()
            api.public.sign_up(ClientId=client.id, Username=unique(), Password=PASSWORD,
                               UserAttributes=attributes({"phone_number": phone}))
            return phone

        assert eventually(lambda phone=sign_up_by_phone(): phone in gateway.sent)
        gateway.token = SECOND
        assert eventually(lambda phone=sign_up_by_phone(): phone in gateway.refused)
        site.write("sms", SECOND)
        site.reload('"reloaded"')
        assert eventually(lambda phone=sign_up_by_phone(): phone in gateway.sent)
        site.refuse("sms")
        assert eventually(lambda phone=sign_up_by_phone(): phone in gateway.sent)
    finally:
        gateway.close()


class ConfiguredTargets(Server):
    """A hook and an API of Lambda behind functions of the configuration file. Each has a secret of its own."""

    KEY, REGION = "AKIALAMBDAEXAMPLE", "eu-west-1"

    def __init__(self, folder):
        super().__init__(self._respond)
        self.folder, self.secrets = folder, {}
        self.functions = {"PreSignUp": new_function(), "PostConfirmation": new_function()}
        self.refused = []

    def config(self, hook, secret):
        """The file of settings."""
        before, after = self.functions.values()
        path = self.folder / "martlet.json"
        path.write_text(json.dumps({"triggers": {
            before: {"kind": "hook", "url": f"{self.url}/hook", "secret-file": hook, "allow-private": True},
            after: {
                "kind": "lambda", "endpoint": self.url, "region": self.REGION, "access-key-id": self.KEY,
                "secret-access-key-file": secret, "allow-private": True}}}))
        return str(path)

    def _respond(self, received):
        if received.path == "/hook":
            message = f"{received.headers['webhook-id']}.{received.headers['webhook-timestamp']}.".encode()
            key = base64.b64decode(self.secrets["hook"].removeprefix("whsec_"))
            wanted = "v1," + base64.b64encode(hmac.digest(key, message + received.body, "sha256")).decode()
            is_known = received.headers["webhook-signature"] == wanted
        else:
            wanted = signature_of(
                self.url + received.path, received.headers, received.body, (self.KEY, self.secrets["lambda"]), "lambda",
                self.REGION)
            is_known = received.headers["authorization"] == wanted
        if not is_known:
            self.refused.append(received.path)
            return 403, {"message": "the signature is wrong"}
        event = received.event
        if received.path == "/hook":
            event["response"]["autoConfirmUser"] = True
        return 200, event


@pytest.mark.one_engine
def test_the_secrets_of_functions_in_the_configuration_file(site, tmp_path):
    targets = ConfiguredTargets(tmp_path)
    made = ["whsec_" + base64.b64encode(bytes([number] * 32)).decode() for number in (1, 2)]
    targets.secrets = {"hook": made[0], "lambda": FIRST}
    try:
        config = targets.config(site.write("hook", made[0]), site.write("lambda", FIRST))
        api = site.start(["--config", config])
        client = api.make_client(api.make_pool(LambdaConfig=targets.functions))

        def calls():
            """Whether both functions accept the call of a sign-up."""
            before = len(targets.refused)
            try:
                api.public.sign_up(ClientId=client.id, Username=unique(), Password=PASSWORD)
            except api.public.exceptions.ClientError:
                return False
            return len(targets.refused) == before

        assert calls()
        for name, secret in (("hook", made[1]), ("lambda", SECOND)):
            targets.secrets[name] = secret
            site.write(name, secret)
            assert not calls()
            site.reload('"reloaded"')
            assert calls()
        site.refuse("hook", "lambda")
        assert calls()
    finally:
        targets.close()


@pytest.mark.one_engine
def test_the_key_for_custom_senders(site):
    keys = [bytes([number] * 32) for number in (1, 2)]
    texts = [base64.b64encode(key).decode() for key in keys]
    api = site.start(["--sender-key-file", site.write("sender", texts[0])])
    hooks = Hooks(site.server)
    function = hooks.add(lambda event, context: event)
    client = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"], LambdaConfig={
        "KMSKeyID": f"arn:aws:kms:{REGION}:{ACCOUNT}:key/sender",
        "CustomEmailSender": {"LambdaVersion": "V1_0", "LambdaArn": function}}))

    def opens(key):
        """Whether the key opens the code of a sign-up."""
        before = len(hooks.events)
        sign_up(api, client, new_email())
        assert eventually(lambda: len(hooks.events) > before)
        try:
            code, _ = SenderKeys.of(key).decrypt(hooks.events[before]["request"]["code"])
        except InvalidTag:
            return False
        return len(code) == 6

    try:
        assert opens(keys[0])
        site.write("sender", texts[1])
        assert opens(keys[0]), "nothing is read without the signal"
        site.reload('"reloaded"')
        assert opens(keys[1])
        assert not opens(keys[0])
        site.refuse("sender")
        assert opens(keys[1])
    finally:
        hooks.close()


@pytest.mark.one_engine
def test_the_keys_of_the_platforms_of_devices(site, tmp_path):
    """Apple's key, Google's service account and Amazon's client secret, each of a platform that takes one only."""
    apple, google, amazon = platforms = Apple(), Google(), Amazon()
    arns = [f"arn:aws:sns:{REGION}:{ACCOUNT}:app/{platform.NAME}/notes" for platform in platforms]
    files = {"apns": apple, "fcm": google, "adm": amazon}

    def install():
        return [site.write(name, platform.secret) for name, platform in files.items()]

    try:
        key, account, secret = install()
        (tmp_path / "martlet.json").write_text(json.dumps({"triggers": dict(zip(arns, [
            {"kind": "apns", "endpoint": apple.url, "key-file": key, "key-id": apple.KEY_ID, "team-id": apple.TEAM,
             "topic": apple.TOPIC},
            {"kind": "fcm", "endpoint": google.url, "service-account-file": account},
            {"kind": "adm", "endpoint": amazon.url, "client-id": amazon.CLIENT, "client-secret-file": secret}]))}))
        site.start(["--config", str(tmp_path / "martlet.json")])
        roles = Roles(site.server)
        sync = SyncSite(IdentityAPI(site.server), roles)
        sync.admin.set_identity_pool_configuration(IdentityPoolId=sync.pool, PushSync={
            "ApplicationArns": arns, "RoleArn": roles.make(TRUST, allow("sns:*"))})
        user = sync.user()
        user.write("prefs", {"k": "1"})
        devices = ["0a" * 32, "android", "kindle"]
        for platform, token in zip(platforms, devices):
            made = user.client.register_device(**user.place, Platform=platform.NAME, Token=token)["DeviceId"]
            user.client.subscribe_to_dataset(**user.of("prefs"), DeviceId=made)

        def tell(count):
            user.write("prefs", {"k": str(count)}, {"k": count - 1})
            for platform, token in zip(platforms, devices):
                assert eventually(lambda: platform.counts(token)[-1:] == [count]), (platform.NAME, site.server.tail())

        tell(2)
        for platform in platforms:
            platform.renew()
        install()
        site.reload('"reloaded"')
        tell(3)
        assert len(apple.provider_tokens) == len(google.access_tokens) == len(amazon.access_tokens) == 2
        site.refuse(*files)
        tell(4)
        assert not any(platform.refused for platform in platforms)
    finally:
        for platform in platforms:
            platform.close()


@pytest.mark.one_engine
def test_the_password_of_the_database(site):
    url = urlsplit(new_database())
    role = f"walk_{unique().replace('-', '_')}"
    superuser = urlunsplit(url)
    run_psql(superuser, f"CREATE ROLE {role} LOGIN PASSWORD '{FIRST}'")
    run_psql(superuser, f"GRANT ALL ON SCHEMA public TO {role}")
    own = urlunsplit(url._replace(netloc=f"{role}@{url.hostname}:{url.port}"))

    def cut_off(password=None):
        if password:
            run_psql(superuser, f"ALTER ROLE {role} PASSWORD '{password}'")
        run_psql(superuser, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{role}'")

    api = site.start(["--database-password-file", site.write("database", FIRST)], database=own)
    api.make_pool()
    cut_off(SECOND)
    assert eventually(lambda: not site.server.is_ready()), "the former password is wrong now"
    site.write("database", SECOND)
    site.reload('"reloaded"')
    assert eventually(site.server.is_ready)
    api.make_pool()
    site.refuse("database")
    cut_off()
    assert eventually(site.server.is_ready)
    assert api.make_pool()
