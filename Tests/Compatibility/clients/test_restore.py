"""A backup, what happens after it, its return, and `martlet restore --revoke-sessions`."""

import sqlite3
import subprocess

import pytest

from house.callers import refused
from house.people import OTHER_PASSWORD, PASSWORD, House, attributes, new_email, unique
from house.postgres import new_database
from house.server import run_martlet


class Backup:
    """A copy of the store of a server that runs, as the operator's page says to make it."""

    def __init__(self, server):
        self.server = server
        self.file = server.folder.parent / f"{server.folder.name}.backup"
        if server.database:
            subprocess.run(
                ["pg_dump", "--format=custom", "--file", str(self.file), server.database], check=True, timeout=60)
            return
        with sqlite3.connect(server.folder / "martlet.sqlite") as store, sqlite3.connect(self.file) as copy:
            store.backup(copy)

    def restore(self):
        """Puts the copy in the place of the store; the server does not run."""
        if self.server.database:
            self.server.database = new_database()
            subprocess.run(
                ["pg_restore", "--no-owner", "--exit-on-error", "--dbname", self.server.database, str(self.file)],
                check=True, timeout=60)
            return
        for path in self.server.folder.glob("martlet.*"):
            path.unlink()
        (self.server.folder / "martlet.sqlite").write_bytes(self.file.read_bytes())


class Story:
    """What a backup brings back: a token that was replaced, a code that was used, a challenge that was answered."""

    def __init__(self, server):
        self.house = house = House(server)
        self.pool = house.make_pool(AutoVerifiedAttributes=["email"])
        self.client = house.make_client(self.pool)
        self.rotating = house.make_client(
            self.pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH", "ALLOW_USER_SRP_AUTH"],
            RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0})
        self.person = house.make_person(self.pool)
        self.tokens = house.sign_in(self.rotating, self.person.username)
        self.plain = house.sign_in(self.client, self.person.username)
        self.newcomer, email = unique("new"), new_email()
        house.anyone.sign_up(
            ClientId=self.client.id, Username=self.newcomer, Password=PASSWORD,
            UserAttributes=attributes({"email": email}))
        self.code = house.code(email)
        self.guest = unique("guest")
        house.admin.admin_create_user(
            UserPoolId=self.pool, Username=self.guest, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
        self.session = house.anyone.initiate_auth(
            ClientId=self.client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": self.guest, "PASSWORD": PASSWORD})["Session"]
        srp = house.srp(self.client, self.person.username)
        asked = house.anyone.initiate_auth(
            ClientId=self.client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
        self.proof = srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())

    def go_on(self):
        """Everything is used once, and the new refresh token too: until then the old one buys the same again."""
        self.house.anyone.get_tokens_from_refresh_token(
            ClientId=self.rotating.id, RefreshToken=self.rotate()["AuthenticationResult"]["RefreshToken"])
        self.use_code()
        self.answer_challenge()
        self.answer_session()

    def rotate(self):
        return self.house.anyone.get_tokens_from_refresh_token(
            ClientId=self.rotating.id, RefreshToken=self.tokens["RefreshToken"])

    def use_code(self):
        self.house.anyone.confirm_sign_up(
            ClientId=self.client.id, Username=self.newcomer, ConfirmationCode=self.code)

    def answer_challenge(self):
        return self.house.anyone.respond_to_auth_challenge(
            ClientId=self.client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=self.proof)

    def answer_session(self):
        return self.house.anyone.respond_to_auth_challenge(
            ClientId=self.client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=self.session,
            ChallengeResponses={"USERNAME": self.guest, "NEW_PASSWORD": OTHER_PASSWORD})


def line(done):
    """The one line of a command that did nothing."""
    assert done.returncode in (1, 2), done
    lines = [text for text in done.stderr.splitlines() if text.strip()]
    assert len(lines) == 1 and lines[0].startswith("martlet: "), done.stderr
    return lines[0]


def serving(server, story):
    """The story's callers, on a server that was started anew."""
    server.start()
    again = object.__new__(Story)
    again.__dict__.update(story.__dict__, house=House(server))
    return again


@pytest.mark.seconds(150)
def test_a_backup_brings_used_things_back_and_the_command_ends_them(new_server):
    """TOK-13: what was used after the backup is refused after the return, and passwords are as they were."""
    server = new_server()
    server.start()
    story = Story(server)
    backup = Backup(server)
    story.go_on()
    with refused("RefreshTokenReuseException"):
        story.rotate()
    with refused("NotAuthorizedException"):
        story.answer_challenge()
    assert server.stop() == 0

    backup.restore()
    done = run_martlet("restore", "--revoke-sessions", *server.store)
    assert done.returncode == 0 and done.stderr == "", done
    # Two sign-ins with a refresh token each, a session that waits, and the code of the newcomer.
    assert "sessions 2, refresh tokens 2, pending sign-ins 1, codes 1" in done.stdout, done.stdout

    story = serving(server, story)
    for token in (story.tokens, story.plain):
        with refused("NotAuthorizedException"):
            story.house.anyone.get_user(AccessToken=token["AccessToken"])
    with refused("NotAuthorizedException"):
        story.rotate()
    with refused("NotAuthorizedException"):
        story.house.refresh(story.client, story.plain["RefreshToken"])
    with refused("CodeMismatchException"):
        story.use_code()
    with refused("NotAuthorizedException"):
        story.answer_challenge()
    with refused("NotAuthorizedException"):
        story.answer_session()
    assert story.house.sign_in(story.client, story.person.username)["AccessToken"], "the password still works"
    assert story.house.srp(story.client, story.person.username).authenticate_user()["AuthenticationResult"]
    assert server.stop() == 0


@pytest.mark.seconds(120)
def test_without_the_command_the_window_is_open(new_server):
    """What the operator's page warns of: the backup alone lets used things be used again."""
    server = new_server()
    server.start()
    story = Story(server)
    backup = Backup(server)
    story.go_on()
    assert server.stop() == 0
    backup.restore()
    story = serving(server, story)
    assert story.rotate()["AuthenticationResult"]["AccessToken"]
    story.use_code()
    assert story.answer_challenge()["AuthenticationResult"]["AccessToken"]


def test_the_command_wants_the_store_for_itself(new_server, engine):
    """While a server uses the store, wherever its data folder is, the command ends with a line and nothing else."""
    server = new_server()
    server.start()
    house = House(server)
    client = house.make_client(house.make_pool())
    person = house.make_person(client.pool)
    token = house.sign_in(client, person.username)["RefreshToken"]
    assert "server" in line(run_martlet("restore", "--revoke-sessions", *server.store))
    if engine == "postgres":
        elsewhere = ["--data", server.folder.parent / "restore-elsewhere", "--database", server.database]
        assert "server uses this database" in line(run_martlet("restore", "--revoke-sessions", *elsewhere))
    else:
        nowhere = server.folder.parent / "restore-nowhere"
        assert "no store" in line(run_martlet("restore", "--revoke-sessions", "--data", nowhere))
        assert not nowhere.exists()
    assert "--revoke-sessions" in line(run_martlet("restore", *server.store))
    assert house.refresh(client, token)["AccessToken"], "nothing was ended"
    assert server.stop() == 0
    for _ in range(2):
        assert run_martlet("restore", "--revoke-sessions", *server.store).returncode == 0, "it may be run again"
    server.start()
    with refused("NotAuthorizedException"):
        house.refresh(client, token)
