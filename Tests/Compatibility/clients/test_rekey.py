"""`martlet rekey`: everything sealed is sealed anew, and opens under the new key alone."""

import base64
import os
import random
import subprocess
import time

import pytest

from house import tokens
from house.people import House, new_email
from house.server import BINARY, free_port, run_martlet

VARIABLE = "MARTLET_SEALING_KEY"


def new_key():
    return base64.b64encode(os.urandom(32)).decode()


class Inventory:
    """One of each thing that is kept sealed, and how to see that it still opens."""

    def __init__(self, server):
        self.house = House(server)
        self.pool = self.house.make_pool(AutoVerifiedAttributes=["email"])
        self.client = self.house.make_client(self.pool, secret=True)
        self.person = self.house.make_person(self.pool)
        self.signed_in = self.house.srp(self.client, self.person.username).authenticate_user()["AuthenticationResult"]
        self.keys = tokens.key_set(server, self.pool)
        self.newcomer = new_email()
        self.house.anyone.sign_up(
            ClientId=self.client.id, Username=self.newcomer.split("@")[0], Password="Correct-Horse-7",
            UserAttributes=[{"Name": "email", "Value": self.newcomer}],
            **self.client.hash(self.newcomer.split("@")[0]))
        self.code = self.house.code(self.newcomer)

    def check(self, server):
        """Verifiers, client secrets, signing keys and messages open; tokens and codes given before are good."""
        house = self.house
        assert tokens.key_set(server, self.pool) == self.keys
        for name in ("IdToken", "AccessToken"):
            assert tokens.verify(server, self.pool, self.signed_in[name])["sub"] == self.person.sub
        assert house.anyone.get_user(AccessToken=self.signed_in["AccessToken"])["Username"] == self.person.username
        renewed = house.refresh(self.client, self.signed_in["RefreshToken"], self.person.username)
        assert tokens.header(renewed["IdToken"])["kid"] == tokens.header(self.signed_in["IdToken"])["kid"]
        again = house.srp(self.client, self.person.username).authenticate_user()["AuthenticationResult"]
        assert tokens.verify(server, self.pool, again["IdToken"])["sub"] == self.person.sub
        told = house.admin.describe_user_pool_client(UserPoolId=self.pool, ClientId=self.client.id)["UserPoolClient"]
        assert told["ClientSecret"] == self.client.secret
        assert house.message(self.newcomer)["code"] == self.code

    def use_code(self):
        name = self.newcomer.split("@")[0]
        self.house.anyone.confirm_sign_up(
            ClientId=self.client.id, Username=name, ConfirmationCode=self.code, **self.client.hash(name))


def refusal(done):
    """The one line of a command that did nothing."""
    assert done.returncode in (1, 2), done
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(lines) == 1 and lines[0].startswith("martlet: "), done.stderr
    return lines[0]


def serving(server, key):
    """What a start under this key is refused with."""
    return refusal(run_martlet(
        "serve", *server.store, "--port", free_port(), "--admin-port", free_port(), environment={VARIABLE: key}))


def test_under_keys_of_the_environment(new_server):
    """TOK-24 FLT-25: the new key in front of the old one, then the new one alone."""
    old, new = new_key(), new_key()
    server = new_server(environment={VARIABLE: old})
    server.start()
    things = Inventory(server)
    made = run_martlet("access-key", "create", *server.store, environment={**server.root_key, VARIABLE: old})
    assert made.returncode == 0, made.stderr
    assert refusal(run_martlet("rekey", *server.store, environment={VARIABLE: f"{new},{old}"})), "while a server runs"
    assert server.stop() == 0
    assert not list(server.folder.parent.glob(f"{server.folder.name}*sealing*")), "no key is written beside the data"

    assert "put the new one before it" in refusal(run_martlet("rekey", *server.store, environment={VARIABLE: old}))
    assert "cannot be opened" in refusal(run_martlet("rekey", *server.store, environment={VARIABLE: new}))
    for wrong in (f"{new},{new_key()}", f"{old},{old}", f"{new},", f"{new};{old}", new[:-4], " "):
        said = refusal(run_martlet("rekey", *server.store, environment={VARIABLE: wrong}))
        assert new[:12] not in said and old[:12] not in said, "no refusal shows a key"
    server.start()
    things.check(server)
    assert server.stop() == 0

    done = run_martlet("rekey", *server.store, environment={VARIABLE: f"{new},{old}"})
    assert done.returncode == 0, done.stderr
    # A verifier, a client's secret, two signing keys, an access key, the house's secret and a message or more.
    assert int(done.stdout.split(":")[1].strip(" .\n")) >= 7, done.stdout
    assert new not in done.stdout + done.stderr and old not in done.stdout + done.stderr
    assert "cannot be opened" in serving(server, old)
    server.environment[VARIABLE] = new
    server.start()
    things.check(server)
    things.use_code()
    key, secret = (line.split(" = ")[1] for line in made.stdout.split("\n")[:2])
    server.access_key_id, server.secret_access_key = key, secret
    assert House(server).admin.list_user_pools(MaxResults=1)["UserPools"], "the stored access key signs as before"
    assert server.stop() == 0


def test_both_keys_serve_before_and_after(new_server):
    """Servers may be moved over one by one: with both keys they read what either of them sealed."""
    old, new = new_key(), new_key()
    server = new_server(environment={VARIABLE: old})
    server.start()
    things = Inventory(server)
    server.stop()
    server.environment[VARIABLE] = f"{new},{old}"
    server.start()
    things.check(server)
    later = things.house.make_person(things.pool)
    server.stop()
    for _ in range(2):
        done = run_martlet("rekey", *server.store, environment={VARIABLE: f"{new},{old}"})
        assert done.returncode == 0, done.stderr
    server.environment[VARIABLE] = new
    server.start()
    things.check(server)
    assert things.house.srp(things.client, later.username).authenticate_user()["AuthenticationResult"]
    server.stop()


@pytest.mark.seconds(150)
def test_cut_off_at_any_moment_and_begun_again(new_server):
    """FLT-25: killed anywhere on the way, the file opens everything; run to its end, it holds one new key."""
    server = new_server()
    server.start()
    things = Inventory(server)
    for _ in range(40):
        things.house.admin.admin_create_user(
            UserPoolId=things.pool, Username=new_email().split("@")[0], MessageAction="SUPPRESS")
    server.stop()
    file = server.folder.parent / f"{server.folder.name}.sealing-key"
    command = [str(BINARY), "rekey", *map(str, server.store)]
    began = time.monotonic()
    first = file.read_text().strip()
    assert run_martlet("rekey", *server.store).returncode == 0
    whole = time.monotonic() - began
    assert file.read_text().strip() not in first and "," not in file.read_text()
    chance, unfinished = random.Random(7), 0
    for number in range(12):
        process = subprocess.Popen(
            command, env={"SWIFT_BACKTRACE": "enable=no"}, cwd="/", stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        if number % 2:
            time.sleep(whole * chance.uniform(0.2, 1.0))
        else:
            # The stretch between the two keys is short: here it is waited for.
            while process.poll() is None and "," not in file.read_text():
                pass
            time.sleep(chance.uniform(0, 0.004))
        process.kill()
        process.wait()
        unfinished += "," in file.read_text()
        assert file.stat().st_mode & 0o777 == 0o600
        if number % 3 == 0:
            server.start()
            things.check(server)
            server.stop()
    assert run_martlet("rekey", *server.store).returncode == 0
    assert "," not in file.read_text()
    server.start()
    things.check(server)
    server.stop()
    assert unfinished, "at least one round was cut off between the two keys"
