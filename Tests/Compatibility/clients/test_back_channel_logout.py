"""Relying parties are told that a session has ended (OpenID Connect Back-Channel Logout 1.0)."""

import time

import pytest
import requests

from testkit import tokens
from testkit.authorize import GOODBYE, OAUTH
from testkit.cognito import CognitoAPI, new_email
from testkit.forms import Browser
from testkit.logout import LogoutReceiver, check, metrics, set_client, sign_in, sign_out, tell
from testkit.server import run_martlet
from testkit.waiting import eventually


@pytest.fixture
def receivers():
    """Makes relying parties' URLs."""
    made = []

    def make():
        made.append(LogoutReceiver().start())
        return made[-1]

    yield make
    for receiver in made:
        receiver.stop()


@pytest.fixture
def parties(api, receivers):
    """Two clients of one pool, one with a secret, and where each is told; and a user."""
    pool = api.make_pool()
    made = [(api.make_client(pool, secret=secret, **OAUTH), receivers()) for secret in (True, False)]
    for client, receiver in made:
        tell(api, client, receiver.url)
    api.user = api.make_user(pool, email=new_email(), email_verified="true")
    return made


def test_the_operator_sets_it(api):
    client = api.make_client(api.make_pool(), **OAUTH)

    def shown():
        done = run_martlet(
            "client", "show", *api.server.store, "--pool", client.pool, "--client", client.id,
            environment=api.server.root_key)
        assert done.returncode == 0, done.stderr
        return [line for line in done.stdout.splitlines() if line.startswith("back-channel")]

    assert shown() == ["back-channel-logout-session  off", "back-channel-logout-url  off"]
    refused = set_client(api, client, "--back-channel-logout-session", "on", code=1)
    assert "URL" in refused
    assert shown()[0] == "back-channel-logout-session  off"
    for url in ("http://app.example.com/", "https://app.example.com/#x", "app", "https://" + "a" * 1024):
        assert "https" in set_client(api, client, "--back-channel-logout-url", url, code=1)
    set_client(api, client, "--back-channel-logout-url", "https://app.example.com/out")
    assert shown() == ["back-channel-logout-session  off", "back-channel-logout-url  https://app.example.com/out"]
    set_client(api, client, "--back-channel-logout-session", "on", "--introspection", "off")
    # An administrator's change over Cognito's API keeps it, and does not show it.
    api.admin.update_user_pool_client(UserPoolId=client.pool, ClientId=client.id, ClientName="renamed", **OAUTH)
    told = api.admin.describe_user_pool_client(UserPoolId=client.pool, ClientId=client.id)["UserPoolClient"]
    assert "app.example.com/out" not in str(told)
    assert shown() == ["back-channel-logout-session  on", "back-channel-logout-url  https://app.example.com/out"]
    set_client(api, client, "--back-channel-logout-url", "off")
    assert shown() == ["back-channel-logout-session  off", "back-channel-logout-url  off"]


def test_every_client_of_a_session_is_told_once(api, parties):
    (first, at_first), (second, at_second) = parties
    browser, claims, _ = sign_in(api, first, api.user)
    _, other, _ = sign_in(api, second, api.user, browser)
    assert claims["sid"] == other["sid"]
    assert claims["sid"] not in str(browser.session.cookies)
    _, elsewhere, _ = sign_in(api, first, api.user)
    assert elsewhere["sid"] != claims["sid"]
    sign_out(browser, first)
    for client, receiver in parties:
        (token,) = receiver.wait()
        told = check(api.server, client, token)
        assert (told["sub"], told["sid"]) == (api.user.sub, claims["sid"])
    time.sleep(3)
    assert len(at_first.received) == len(at_second.received) == 1
    api.admin.admin_user_global_sign_out(UserPoolId=first.pool, Username=api.user.username)
    assert check(api.server, first, at_first.wait(2)[1])["sid"] == elsewhere["sid"]
    assert len(at_second.received) == 1


@pytest.mark.parametrize("end", ["global sign-out", "disabled", "deleted", "password", "hint"])
def test_each_end_of_a_session_is_told(api, parties, end):
    (client, receiver), _ = parties
    browser, claims, given = sign_in(api, client, api.user)
    called = {"UserPoolId": client.pool, "Username": api.user.username}
    if end == "global sign-out":
        api.public.global_sign_out(AccessToken=given["access_token"])
    elif end == "disabled":
        api.admin.admin_disable_user(**called)
    elif end == "deleted":
        api.admin.admin_delete_user(**called)
    elif end == "password":
        api.admin.admin_set_user_password(**called, Password="Another-Horse-8", Permanent=True)
    else:
        response = browser.open("/logout", id_token_hint=given["id_token"], post_logout_redirect_uri=GOODBYE, state="s")
        assert response.url == f"{GOODBYE}?state=s"
    (token,) = receiver.wait()
    told = check(api.server, client, token)
    assert (told["sub"], told["sid"]) == (api.user.sub, claims["sid"])


def test_a_client_that_needs_no_session_gets_the_user_alone(api, receivers):
    client, receiver = api.make_client(api.make_pool(), **OAUTH), receivers()
    tell(api, client, receiver.url, session="off")
    user = api.make_user(client.pool)
    for _ in range(2):
        sign_in(api, client, user)
    api.admin.admin_user_global_sign_out(UserPoolId=client.pool, Username=user.username)
    told = check(api.server, client, receiver.wait()[0])
    assert told["sub"] == user.sub
    assert "sid" not in told
    time.sleep(3)
    assert len(receiver.received) == 1


def test_a_logout_token_is_no_other_token(api, parties):
    (client, receiver), _ = parties
    browser, _, _ = sign_in(api, client, api.user)
    sign_out(browser, client)
    (token,) = receiver.wait()
    response = requests.get(
        f"{api.server.url}/oauth2/userInfo", headers={"Authorization": f"Bearer {token}"}, timeout=60)
    assert response.status_code == 401
    page = Browser(api.server).open("/logout", id_token_hint=token)
    assert page.response.status_code == 400


def test_a_slow_client_delays_no_other(api, parties):
    (slow, at_slow), (quick, at_quick) = parties
    at_slow.hangs.set()
    before = metrics(api.server)
    signed_in = [sign_in(api, slow, api.user) for _ in range(6)]
    for browser, _, _ in signed_in:
        sign_in(api, quick, api.user, browser)
    began = time.monotonic()
    api.admin.admin_user_global_sign_out(UserPoolId=slow.pool, Username=api.user.username)
    at_quick.wait(6)
    assert time.monotonic() - began < 30
    assert len(at_slow.received) <= 2, "two requests at a time to one host"
    assert metrics(api.server)["waiting"] >= 6
    # A request takes five seconds at most, whatever the client does.
    assert eventually(lambda: metrics(api.server)["failed"] > before["failed"])
    at_slow.hangs.clear()
    assert eventually(lambda: metrics(api.server)["waiting"] == 0, within=240)
    wanted = {claims["sid"] for _, claims, _ in signed_in}
    assert {tokens.claims(token)["sid"] for token in at_slow.tokens} == wanted
    assert metrics(api.server)["sent"] == before["sent"] + 12
    assert eventually(lambda: "logout notice not sent" in api.server.log.read_text(errors="replace"))
    log = api.server.log.read_text(errors="replace")
    assert not any(token in log or token.split(".")[2] in log for token in at_slow.tokens + at_quick.tokens)


@pytest.mark.parametrize("status", [302, 400, 404])
def test_what_a_client_refuses_is_not_repeated(api, parties, receivers, status):
    """A redirect leads nowhere, so a token reaches only the URL that the operator has set."""
    (client, receiver), _ = parties
    other = receivers()
    receiver.status, receiver.headers = status, {"Location": other.url}
    before = metrics(api.server)["given_up"]
    browser, _, _ = sign_in(api, client, api.user)
    sign_out(browser, client)
    receiver.wait()
    assert eventually(lambda: metrics(api.server)["given_up"] > before)
    time.sleep(12)
    assert len(receiver.received) == 1
    assert other.received == []


def test_private_addresses_are_for_operators_to_allow(new_server, receivers):
    server, receiver = new_server("public", dev=False), receivers()
    server.start()
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool(), **OAUTH)
    tell(api, client, receiver.url)
    user = api.make_user(client.pool)
    browser, _, _ = sign_in(api, client, user)
    sign_out(browser, client)
    assert eventually(lambda: metrics(server)["failed"] >= 1)
    assert receiver.received == []
    assert metrics(server)["waiting"] == 1
