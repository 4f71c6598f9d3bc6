"""`martlet rekey` seals every value anew; afterwards only the new key opens them."""

import base64
import os
import random
import subprocess
import time

import pytest

from testkit import tokens
from testkit.cognito import CognitoAPI, new_email
from testkit.devices import ALWAYS, Tracking
from testkit.factors import TOKEN, Factors
from testkit.ports import free_port
from testkit.server import BINARY, run_martlet

VARIABLE = "MARTLET_SEALING_KEY"


def new_key():
    return base64.b64encode(os.urandom(32)).decode()


class SealedValues:
    """One value of each sealed kind, and a check that it still opens."""

    def __init__(self, server):
        self.api = CognitoAPI(server)
        self.pool = self.api.make_pool(AutoVerifiedAttributes=["email"])
        self.client = self.api.make_client(self.pool, secret=True)
        self.user = self.api.make_user(self.pool)
        self.signed_in = self.api.srp(self.client, self.user.username).authenticate_user()["AuthenticationResult"]
        self.keys = tokens.key_set(server, self.pool)
        self.unconfirmed_email = new_email()
        self.api.public.sign_up(
            ClientId=self.client.id, Username=self.unconfirmed_email.split("@")[0], Password="Correct-Horse-7",
            UserAttributes=[{"Name": "email", "Value": self.unconfirmed_email}],
            **self.client.hash(self.unconfirmed_email.split("@")[0]))
        self.code = self.api.code(self.unconfirmed_email)
        self.factors = Factors(self.api, "OPTIONAL", TOKEN)
        # Several, since an app has a new code only every half minute.
        owners = [self.factors.make_user() for _ in range(6)]
        self.apps = [(owner, self.factors.with_app(owner)) for owner in owners]
        self.tracking = Tracking(self.api, ALWAYS)
        self.owner = self.tracking.make_user()
        self.device = self.tracking.make_device(self.owner)

    def check(self, server):
        """Verifiers, client secrets, signing keys, seeds, devices and messages open; tokens and codes stay good."""
        api = self.api
        assert tokens.key_set(server, self.pool) == self.keys
        for name in ("IdToken", "AccessToken"):
            assert tokens.verify(server, self.pool, self.signed_in[name])["sub"] == self.user.sub
        assert api.public.get_user(AccessToken=self.signed_in["AccessToken"])["Username"] == self.user.username
        renewed = api.refresh(self.client, self.signed_in["RefreshToken"], self.user.username)
        assert tokens.header(renewed["IdToken"])["kid"] == tokens.header(self.signed_in["IdToken"])["kid"]
        again = api.srp(self.client, self.user.username).authenticate_user()["AuthenticationResult"]
        assert tokens.verify(server, self.pool, again["IdToken"])["sub"] == self.user.sub
        told = api.admin.describe_user_pool_client(UserPoolId=self.pool, ClientId=self.client.id)["UserPoolClient"]
        assert told["ClientSecret"] == self.client.secret
        assert api.message(self.unconfirmed_email)["code"] == self.code
        owner, app = self.apps.pop(0)
        assert self.factors.prove(owner, self.factors.begin(owner), app.code())["AuthenticationResult"]
        self.apps.append((owner, app))
        asked = self.tracking.sign_in(self.owner, self.device.key)
        assert self.tracking.prove_device(self.owner, self.device, asked)["AuthenticationResult"]

    def use_code(self):
        name = self.unconfirmed_email.split("@")[0]
        self.api.public.confirm_sign_up(
            ClientId=self.client.id, Username=name, ConfirmationCode=self.code, **self.client.hash(name))


def refusal(done):
    """The only line that a refused command prints."""
    assert done.returncode in (1, 2), done
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("martlet: "), done.stderr
    return lines[0]


def serving(server, key):
    """The line with which `serve` refuses this key."""
    return refusal(run_martlet(
        "serve", *server.store, "--port", free_port(), "--admin-port", free_port(), environment={VARIABLE: key}))


@pytest.mark.rows("TOK-24", "FLT-25")
def test_under_keys_of_the_environment(new_server):
    """The new key before the old one, then the new one alone."""
    old, new = new_key(), new_key()
    server = new_server(environment={VARIABLE: old})
    server.start()
    values = SealedValues(server)
    made = run_martlet("access-key", "create", *server.store, environment={**server.root_key, VARIABLE: old})
    assert made.returncode == 0, made.stderr
    assert refusal(run_martlet("rekey", *server.store, environment={VARIABLE: f"{new},{old}"})), "while a server runs"
    assert server.stop() == 0
    assert not list(server.folder.parent.glob(f"{server.folder.name}*sealing*")), "no key file is written"

    assert "put the new one before it" in refusal(run_martlet("rekey", *server.store, environment={VARIABLE: old}))
    assert "cannot be opened" in refusal(run_martlet("rekey", *server.store, environment={VARIABLE: new}))
    for wrong in (f"{new},{new_key()}", f"{old},{old}", f"{new},", f"{new};{old}", new[:-4], " "):
        said = refusal(run_martlet("rekey", *server.store, environment={VARIABLE: wrong}))
        assert new[:12] not in said, "no refusal shows a key"
        assert old[:12] not in said, "no refusal shows a key"
    server.start()
    values.check(server)
    assert server.stop() == 0

    done = run_martlet("rekey", *server.store, environment={VARIABLE: f"{new},{old}"})
    assert done.returncode == 0, done.stderr
    # A verifier, a client secret, two signing keys, an access key, the server's secret and at least one message.
    assert int(done.stdout.split(":")[1].strip(" .\n")) >= 7, done.stdout
    assert new not in done.stdout + done.stderr
    assert old not in done.stdout + done.stderr
    assert "cannot be opened" in serving(server, old)
    server.environment[VARIABLE] = new
    server.start()
    values.check(server)
    values.use_code()
    key, secret = (line.split(" = ")[1] for line in made.stdout.split("\n")[:2])
    server.access_key_id, server.secret_access_key = key, secret
    assert CognitoAPI(server).admin.list_user_pools(MaxResults=1)["UserPools"], "the stored access key signs as before"
    assert server.stop() == 0


def test_both_keys_serve_before_and_after(new_server):
    """With both keys a server reads what either sealed, so that nodes can change one by one."""
    old, new = new_key(), new_key()
    server = new_server(environment={VARIABLE: old})
    server.start()
    values = SealedValues(server)
    server.stop()
    server.environment[VARIABLE] = f"{new},{old}"
    server.start()
    values.check(server)
    later = values.api.make_user(values.pool)
    server.stop()
    for _ in range(2):
        done = run_martlet("rekey", *server.store, environment={VARIABLE: f"{new},{old}"})
        assert done.returncode == 0, done.stderr
    server.environment[VARIABLE] = new
    server.start()
    values.check(server)
    assert values.api.srp(values.client, later.username).authenticate_user()["AuthenticationResult"]
    server.stop()


@pytest.mark.rows("FLT-25")
def test_a_rekey_that_is_killed_can_be_run_again(new_server):
    """The key file opens every value after a kill at any point; a finished run leaves one new key in it."""
    server = new_server()
    server.start()
    values = SealedValues(server)
    for _ in range(40):
        values.api.admin.admin_create_user(
            UserPoolId=values.pool, Username=new_email().split("@")[0], MessageAction="SUPPRESS")
    server.stop()
    file = server.folder.parent / f"{server.folder.name}.sealing-key"
    command = [str(BINARY), "rekey", *map(str, server.store)]
    began = time.monotonic()
    first = file.read_text().strip()
    assert run_martlet("rekey", *server.store).returncode == 0
    whole = time.monotonic() - began
    assert file.read_text().strip() not in first
    assert "," not in file.read_text()
    chance, unfinished, number = random.Random(7), 0, 0
    # Twelve rounds, and more until one leaves both keys in the file.
    while number < 12 or (not unfinished and number < 200):
        process = subprocess.Popen(
            command, env={"SWIFT_BACKTRACE": "enable=no"}, cwd="/", stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        if number % 2:
            time.sleep(whole * chance.uniform(0.2, 1.0))
        else:
            # The file holds both keys only briefly, so half of the rounds wait for that.
            while process.poll() is None and "," not in file.read_text():
                pass
            time.sleep(chance.uniform(0, 0.004))
        process.kill()
        process.wait()
        unfinished += "," in file.read_text()
        assert file.stat().st_mode & 0o777 == 0o600
        if number % 3 == 0:
            server.start()
            values.check(server)
            server.stop()
        number += 1
    assert run_martlet("rekey", *server.store).returncode == 0
    assert "," not in file.read_text()
    server.start()
    values.check(server)
    server.stop()
    assert unfinished, "at least one kill left both keys in the file"
