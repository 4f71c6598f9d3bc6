"""What `martlet pool export --with-sessions` takes along: sessions, and what a server only recognises again."""

import urllib.parse

import pytest
import requests

from testkit import logout, saml_sessions
from testkit.authorize import GOODBYE, OAUTH
from testkit.aws import refused
from testkit.cognito import CognitoAPI
from testkit.devices import ALWAYS, Device, Tracking
from testkit.factors import TOKEN
from testkit.forms import Browser
from testkit.saml import SAMLProvider
from testkit.server import run_martlet
from testkit.snapshots import Snapshots
from testkit.store import forget_property, remove_step


@pytest.fixture
def snapshots(passphrase):
    return Snapshots(passphrase)


class Signed:
    """A user with everything that a server only recognises again, and another one who has lost the second factor."""

    def __init__(self, api):
        self.tracking = Tracking(api, ALWAYS, "OPTIONAL", TOKEN)
        self.pool = self.tracking.pool
        self.user, self.other = self.tracking.make_user(), self.tracking.make_user()
        self.tokens = self.tracking.sign_in(self.user)["AuthenticationResult"]
        self.device = Device(self.tokens)
        self.device.confirm(api)
        self.gone = self.tracking.sign_in(self.user)["AuthenticationResult"]
        api.public.revoke_token(Token=self.gone["RefreshToken"], ClientId=self.tracking.client.id)
        self.tracking.with_app(self.other)
        made = run_martlet(
            "user", "recovery-codes", "--pool", self.pool, "--username", self.other.username, *api.server.store,
            environment=api.server.root_key)
        assert made.returncode == 0, made.stderr
        self.codes = made.stdout.split()
        self.web = api.make_client(self.pool, **OAUTH)
        self.browser, _, self.granted = logout.sign_in(api, self.web, self.user)

    def move(self, api):
        self.tracking.api, self.browser.server = api, api.server

    def is_browser_known(self):
        return "code" in getattr(self.browser.authorize(self.web), "query", {})

    def refresh(self, api):
        return requests.post(
            f"{api.server.url}/oauth2/token", timeout=60,
            data={"grant_type": "refresh_token", "client_id": self.web.id,
                  "refresh_token": self.granted["refresh_token"]})

    def use_what_lasts(self):
        """The device by its password, and a recovery code."""
        asked = self.tracking.sign_in(self.user, self.device.key)
        assert self.tracking.prove_device(self.user, self.device, asked)["AuthenticationResult"]
        asked = self.tracking.begin(self.other)
        assert self.tracking.prove(self.other, asked, self.codes.pop())["AuthenticationResult"]


def test_sessions_move_if_they_are_asked_for(new_server, target, snapshots, tmp_path):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    signed = Signed(api)
    plain, whole = tmp_path / "plain.snapshot", tmp_path / "whole.snapshot"
    rows = snapshots.export(server, signed.pool, plain)
    assert snapshots.export(server, signed.pool, whole, "--with-sessions") > rows
    # The issuer of access tokens is the public URL.
    target.kill()
    target.arguments = ["--public-url", server.url]
    target.start()
    moved = CognitoAPI(target)

    said = snapshots.load(target, plain)
    assert said.returncode == 0, said.stderr
    signed.move(moved)
    with refused("NotAuthorizedException", "Access Token has been revoked"):
        moved.public.get_user(AccessToken=signed.tokens["AccessToken"])
    with refused("NotAuthorizedException", "Invalid Refresh Token"):
        signed.tracking.refresh_on(signed.tokens, signed.device.key)
    assert signed.refresh(moved).json()["error"] == "invalid_grant"
    assert not signed.is_browser_known()
    signed.use_what_lasts()

    moved.admin.delete_user_pool(UserPoolId=signed.pool)
    said = snapshots.load(target, whole)
    assert said.returncode == 0, said.stderr
    assert moved.public.get_user(AccessToken=signed.tokens["AccessToken"])["Username"] == signed.user.username
    renewed = signed.tracking.refresh_on(signed.tokens, signed.device.key)
    assert moved.public.get_user(AccessToken=renewed["AccessToken"])["Username"] == signed.user.username
    assert signed.refresh(moved).status_code == 200
    assert signed.is_browser_known()
    signed.use_what_lasts()
    for stopped in [signed.gone, {"RefreshToken": signed.gone["RefreshToken"][:-1]}]:
        with refused("NotAuthorizedException"):
            signed.tracking.refresh_on(stopped, signed.device.key)

    # Sign-outs there end them, and the former server does not see that.
    moved.public.revoke_token(Token=signed.granted["refresh_token"], ClientId=signed.web.id)
    assert signed.refresh(moved).json()["error"] == "invalid_grant"
    moved.public.global_sign_out(AccessToken=renewed["AccessToken"])
    with refused("NotAuthorizedException"):
        signed.tracking.refresh_on(signed.tokens, signed.device.key)
    with refused("NotAuthorizedException", "Access Token has been revoked"):
        moved.public.get_user(AccessToken=signed.tokens["AccessToken"])
    assert not signed.is_browser_known()
    assert api.public.get_user(AccessToken=signed.tokens["AccessToken"])["Username"] == signed.user.username


def test_an_unfinished_upgrade_refuses_sessions(new_server, snapshots, passphrase, tmp_path):
    """A store without the last step, as an upgrade leaves it while older nodes may run."""
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    name = api.make_pool()
    client, user = api.make_client(name), api.make_user(name)
    assert server.stop() == 0
    remove_step(server, "contract/access-0010-pool-hash-keys")
    forget_property(server, "pool-hash-keys")
    server.start()
    file = tmp_path / "people.snapshot"
    if server.database:
        former = api.sign_in(client, user.username)["RefreshToken"]
        assert len(former) == 64
        for said in [
            snapshots.run("export", server, "--with-sessions", "--passphrase-file", passphrase, name, file),
            snapshots.export(server, name, file) and snapshots.load(server, file),
        ]:
            assert said.returncode == 1
            assert "martlet migrate --finish" in said.stderr
        assert server.stop() == 0
        finished = run_martlet("migrate", "--finish", *server.store)
        assert finished.returncode == 0, finished.stderr
        server.start()
        assert api.refresh(client, former)["AccessToken"]
    # The only process on an embedded store finishes the upgrade itself.
    assert len(api.sign_in(client, user.username)["RefreshToken"]) == 65
    snapshots.export(server, name, tmp_path / "whole.snapshot", "--with-sessions")


def test_sessions_of_a_saml_provider_move_and_end_there(new_server, target, snapshots, tmp_path):
    """Single logout in both directions at the new server, with sessions that began at the former one."""
    server = new_server()
    server.start()
    provider = SAMLProvider(tmp_path)
    api = CognitoAPI(server)
    client = saml_sessions.make_client(api, provider)
    (one, first), (two, second), (other, _) = [
        saml_sessions.sign_in(api, client, provider, name) for name in ("eve", "eve", "ann")]
    file = tmp_path / "people.snapshot"
    snapshots.export(server, client.pool, file, "--with-sessions")
    target.kill()
    target.arguments = ["--public-url", server.url]
    target.start()
    assert snapshots.load(target, file).returncode == 0
    for browser in (one, two, other):
        browser.server = target
        assert saml_sessions.is_signed_in(browser, client)

    # The provider ends one session that it names by its index.
    stranger = Browser(target)
    assert stranger.go(path_of(provider.logout(client.pool, indexes=[first]))).url.startswith("https://idp.example/slo?")
    assert [saml_sessions.is_signed_in(browser, client) for browser in (one, two, other)] == [False, True, True]
    # A user signs out, and the server asks the provider to end that session.
    asked, back = provider.end(saml_sessions.sign_out(two, client).url)
    assert asked.name_id.text == "eve"
    assert [index.text for index in asked.session_index] == [second]
    assert two.go(path_of(back)).url == GOODBYE
    # The provider ends all sessions of a name, whose hash was made anew.
    assert saml_sessions.is_signed_in(other, client)
    stranger.go(path_of(provider.logout(client.pool, name_id="ann")))
    assert not saml_sessions.is_signed_in(other, client)
    # At the former server they are as they were; the second browser has no cookie now.
    for browser in (one, other):
        browser.server = server
        assert saml_sessions.is_signed_in(browser, client)


def path_of(url):
    """The path and the query of an address, which names the former server."""
    return urllib.parse.urlsplit(url)._replace(scheme="", netloc="").geturl()
