"""A backup, its return, and `martlet restore --revoke-sessions`."""

import sqlite3
import subprocess

import pytest

from testkit.aws import refused
from testkit.cognito import OTHER_PASSWORD, PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.devices import ALWAYS, Tracking
from testkit.postgres import new_database
from testkit.server import run_martlet


class Backup:
    """A copy of a running server's store, made as docs/operations.md says."""

    def __init__(self, server):
        self.server = server
        self.file = server.folder.parent / f"{server.folder.name}.backup"
        if server.database:
            subprocess.run(
                ["pg_dump", "--format=custom", "--file", str(self.file), server.database], check=True, timeout=240)
            return
        with sqlite3.connect(server.folder / "martlet.sqlite") as store, sqlite3.connect(self.file) as copy:
            store.backup(copy)

    def restore(self):
        """Replaces the store of the stopped server by the copy."""
        if self.server.database:
            self.server.database = new_database()
            subprocess.run(
                ["pg_restore", "--no-owner", "--exit-on-error", "--dbname", self.server.database, str(self.file)],
                check=True, timeout=240)
            return
        for path in self.server.folder.glob("martlet.*"):
            path.unlink()
        (self.server.folder / "martlet.sqlite").write_bytes(self.file.read_bytes())


class Scenario:
    """Single-use items: a rotating refresh token, a code, a challenge and an auth session."""

    def __init__(self, server):
        self.api = api = CognitoAPI(server)
        self.pool = api.make_pool(AutoVerifiedAttributes=["email"])
        self.client = api.make_client(self.pool)
        self.rotating = api.make_client(
            self.pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH", "ALLOW_USER_SRP_AUTH"],
            RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0})
        self.user = api.make_user(self.pool)
        self.tokens = api.sign_in(self.rotating, self.user.username)
        self.plain = api.sign_in(self.client, self.user.username)
        self.unconfirmed, email = unique("new"), new_email()
        api.public.sign_up(
            ClientId=self.client.id, Username=self.unconfirmed, Password=PASSWORD,
            UserAttributes=attributes({"email": email}))
        self.code = api.code(email)
        self.tracking = Tracking(api, ALWAYS)
        self.owner = self.tracking.make_user()
        self.device = self.tracking.make_device(self.owner)
        self.invitee = unique("invitee")
        api.admin.admin_create_user(
            UserPoolId=self.pool, Username=self.invitee, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
        self.session = api.public.initiate_auth(
            ClientId=self.client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": self.invitee, "PASSWORD": PASSWORD})["Session"]
        srp = api.srp(self.client, self.user.username)
        asked = api.public.initiate_auth(
            ClientId=self.client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
        self.proof = srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())

    def use_everything(self):
        """Uses each item once, and the next refresh token too: until then the old one still gets that token."""
        self.api.public.get_tokens_from_refresh_token(
            ClientId=self.rotating.id, RefreshToken=self.rotate()["AuthenticationResult"]["RefreshToken"])
        self.use_code()
        self.answer_challenge()
        self.answer_session()
        self.api.public.forget_device(AccessToken=self.device.token, DeviceKey=self.device.key)

    def rotate(self):
        return self.api.public.get_tokens_from_refresh_token(
            ClientId=self.rotating.id, RefreshToken=self.tokens["RefreshToken"])

    def use_code(self):
        self.api.public.confirm_sign_up(
            ClientId=self.client.id, Username=self.unconfirmed, ConfirmationCode=self.code)

    def answer_challenge(self):
        return self.api.public.respond_to_auth_challenge(
            ClientId=self.client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=self.proof)

    def answer_session(self):
        return self.api.public.respond_to_auth_challenge(
            ClientId=self.client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=self.session,
            ChallengeResponses={"USERNAME": self.invitee, "NEW_PASSWORD": OTHER_PASSWORD})


def line(done):
    """The only line that a refused command prints."""
    assert done.returncode in (1, 2), done
    lines = [text for text in done.stderr.splitlines() if text.strip()]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("martlet: "), done.stderr
    return lines[0]


def serving(server, scenario):
    """Starts the server again; the same scenario with new clients."""
    server.start()
    again = object.__new__(Scenario)
    again.__dict__.update(scenario.__dict__, api=CognitoAPI(server))
    again.tracking.api = again.api
    return again


@pytest.mark.rows("TOK-13")
def test_a_backup_brings_used_things_back_and_the_command_ends_them(new_server):
    """What was used after the backup is refused after the restore, and passwords stay."""
    server = new_server()
    server.start()
    scenario = Scenario(server)
    backup = Backup(server)
    scenario.use_everything()
    with refused("RefreshTokenReuseException"):
        scenario.rotate()
    with refused("NotAuthorizedException"):
        scenario.answer_challenge()
    assert server.stop() == 0

    backup.restore()
    done = run_martlet("restore", "--revoke-sessions", *server.store)
    assert done.returncode == 0, done
    assert done.stderr == "", done
    # Three sessions with a refresh token each, an auth session, the code of the unconfirmed user, and a device.
    assert "sessions 3, refresh tokens 3, pending sign-ins 1, codes 1, recovery codes 0, devices 1" in done.stdout, done.stdout

    scenario = serving(server, scenario)
    for token in (scenario.tokens, scenario.plain):
        with refused("NotAuthorizedException"):
            scenario.api.public.get_user(AccessToken=token["AccessToken"])
    with refused("NotAuthorizedException"):
        scenario.rotate()
    with refused("NotAuthorizedException"):
        scenario.api.refresh(scenario.client, scenario.plain["RefreshToken"])
    with refused("CodeMismatchException"):
        scenario.use_code()
    with refused("NotAuthorizedException"):
        scenario.answer_challenge()
    with refused("NotAuthorizedException"):
        scenario.answer_session()
    with refused("ResourceNotFoundException", "Device does not exist."):
        scenario.tracking.sign_in(scenario.owner, scenario.device.key)
    assert scenario.api.sign_in(scenario.client, scenario.user.username)["AccessToken"], "the password still works"
    assert scenario.api.srp(scenario.client, scenario.user.username).authenticate_user()["AuthenticationResult"]
    assert server.stop() == 0


def test_without_the_command_used_items_work_again(new_server):
    """docs/operations.md warns of this: the backup alone lets used items be used again."""
    server = new_server()
    server.start()
    scenario = Scenario(server)
    backup = Backup(server)
    scenario.use_everything()
    assert server.stop() == 0
    backup.restore()
    scenario = serving(server, scenario)
    assert scenario.rotate()["AuthenticationResult"]["AccessToken"]
    scenario.use_code()
    assert scenario.answer_challenge()["AuthenticationResult"]["AccessToken"]


def test_the_command_refuses_a_store_in_use(new_server, engine):
    """While a server uses the store, from whatever data folder, the command changes nothing and prints a line."""
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool())
    user = api.make_user(client.pool)
    token = api.sign_in(client, user.username)["RefreshToken"]
    assert "server" in line(run_martlet("restore", "--revoke-sessions", *server.store))
    if engine == "postgres":
        elsewhere = ["--data", server.folder.parent / "restore-elsewhere", "--database", server.database]
        assert "server uses this database" in line(run_martlet("restore", "--revoke-sessions", *elsewhere))
    else:
        nowhere = server.folder.parent / "restore-nowhere"
        assert "no store" in line(run_martlet("restore", "--revoke-sessions", "--data", nowhere))
        assert not nowhere.exists()
    assert "--revoke-sessions" in line(run_martlet("restore", *server.store))
    assert api.refresh(client, token)["AccessToken"], "no session was ended"
    assert server.stop() == 0
    for _ in range(2):
        assert run_martlet("restore", "--revoke-sessions", *server.store).returncode == 0, "it may be run again"
    server.start()
    with refused("NotAuthorizedException"):
        api.refresh(client, token)
