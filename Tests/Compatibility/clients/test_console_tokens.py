"""The console's token inspector without scripts, and the commands that do the same."""

import base64
import json

import pytest

from testkit.audit import records
from testkit.cognito import new_email
from testkit.console import Console
from testkit.functions import Hooks
from testkit.roles import allow
from testkit.server import run_martlet

EVIL = "\"'><script>alert(1)</script><img src=x onerror=alert(2)>"
PAGE = "/console/tools/token"


@pytest.fixture
def console(api):
    return Console(api.server)


class Shop:
    """A pool with a user in two groups, whose client reads some attributes."""

    def __init__(self, api):
        self.pool = api.make_pool()
        self.client = api.make_client(self.pool, ReadAttributes=["email", "given_name"])
        self.user = api.make_user(self.pool, email=new_email(), given_name="Ada", family_name="Lovelace")
        for name, precedence in (("staff", 3), ("boss", 1)):
            api.admin.create_group(UserPoolId=self.pool, GroupName=name, Precedence=precedence)
            api.admin.admin_add_user_to_group(UserPoolId=self.pool, Username=self.user.username, GroupName=name)
        self.tokens = api.sign_in(self.client, self.user.username)


@pytest.fixture
def shop(api):
    return Shop(api)


def inspect(console, token, **fields):
    return console.send(console.show(PAGE).form(token=None), token=token, **fields)


def claims(page):
    """The rows of the first table of claims: names with the cells after them."""
    found = {}
    for row in page.source.split("<tbody>")[1].split("</tbody>")[0].split("<tr>")[1:]:
        name = row.split("<code>")[1].split("</code>")[0]
        found[name] = row
    return found


def test_every_claim_says_where_it_comes_from(api, console, shop):
    page = inspect(console, shop.tokens["IdToken"])
    assert page.status == 200, page.text
    assert "Good: a key of the pool has signed it." in page.text
    assert "which signs now" in page.text
    assert "Active" in page.text
    found = claims(page)
    written = json.loads(base64.urlsafe_b64decode(shop.tokens["IdToken"].split(".")[1] + "=="))
    assert set(found) == set(written), "all claims, and no others"
    assert "The attribute email" in found["email"]
    assert "The client names it in ReadAttributes." in found["email"]
    assert "boss (1), staff (3)" in found["cognito:groups"]
    assert "Every token has it." in found["sub"]
    assert "ReadAttributes" in found["given_name"]
    assert f"/console/pools/{shop.pool}/client-settings?id=" in found["email"]
    assert "family_name" in page.text and "The client may not read the attribute" in page.text
    assert "of 3600 s" in found["exp"]


def test_what_changed_since_is_told(api, console, shop):
    api.admin.admin_update_user_attributes(UserPoolId=shop.pool, Username=shop.user.username, UserAttributes=[
        {"Name": "given_name", "Value": "Augusta"}])
    api.admin.admin_remove_user_from_group(
        UserPoolId=shop.pool, Username=shop.user.username, GroupName="boss")
    found = claims(inspect(console, shop.tokens["IdToken"]))
    assert "A new token would say: &quot;Augusta&quot;" in found["given_name"]
    assert "A new token would say: [&quot;staff&quot;]" in found["cognito:groups"]
    api.admin.admin_user_global_sign_out(UserPoolId=shop.pool, Username=shop.user.username)
    ended = inspect(console, shop.tokens["AccessToken"])
    assert "Ended: signed out, revoked or expired." in ended.text
    api.admin.admin_disable_user(UserPoolId=shop.pool, Username=shop.user.username)
    assert "The user is disabled." in inspect(console, shop.tokens["AccessToken"]).text
    api.admin.admin_delete_user(UserPoolId=shop.pool, Username=shop.user.username)
    assert "The user is deleted." in inspect(console, shop.tokens["AccessToken"]).text


def test_a_changed_token_shows_nothing_of_the_user(api, console, shop):
    header, payload, signature = shop.tokens["IdToken"].split(".")
    written = json.loads(base64.urlsafe_b64decode(payload + "=="))
    written["email"] = "eve@example.com"
    forged = base64.urlsafe_b64encode(json.dumps(written, separators=(",", ":")).encode()).decode().rstrip("=")
    page = inspect(console, f"{header}.{forged}.{signature}")
    assert "Wrong: the key has signed something else." in page.text
    assert "eve@example.com" in page.text
    assert "Lovelace" not in page.text and "family_name" not in page.text
    for text in ("", "a.b", "x" * 5000, "..", "e30.e30."):
        told = inspect(console, text)
        assert told.status in (200, 400), text
        assert "Active" not in told.text, text
    evil = base64.urlsafe_b64encode(json.dumps({EVIL: EVIL, "iss": EVIL}).encode()).decode().rstrip("=")
    foreign = inspect(console, f"{evil}.{evil}.AAAA")
    assert "the issuer is no pool of this server" in foreign.text
    assert "<script>alert" not in foreign.source and "<img src=x" not in foreign.source


def test_a_function_is_asked_only_if_that_is_wished(api, console, shop):
    hooks = Hooks(api.server)
    function = hooks.add(lambda event, _: {**event, "response": {"claimsOverrideDetails": {
        "claimsToAddOrOverride": {"given_name": "Countess", "tier": "gold"}, "claimsToSuppress": ["email"]}}})
    api.admin.update_user_pool(UserPoolId=shop.pool, LambdaConfig={"PreTokenGeneration": function})
    tokens = api.sign_in(shop.client, shop.user.username)
    calls = len(hooks.events)
    plain = inspect(console, tokens["IdToken"])
    assert len(hooks.events) == calls
    assert "It was not asked." in plain.text
    assert "Nothing that is stored explains it now" in claims(plain)["tier"]
    asked = inspect(console, tokens["IdToken"], asks="yes")
    assert len(hooks.events) == calls + 1
    found = claims(asked)
    assert "Added by the pool&#39;s function" in found["tier"] or "Added by the pool's function" in found["tier"]
    assert "in place of: The attribute given_name" in found["given_name"]
    assert "The pool" in asked.text and "leaves it out" in asked.text, "the suppressed e-mail"
    hooks.close()


def test_a_preview_says_what_a_sign_in_would_give(api, console, shop):
    page = console.show(
        f"/console/tools/preview?pool={shop.pool}&username={shop.user.username}&client={shop.client.id}")
    assert page.status == 200, page.text
    signed = json.loads(base64.urlsafe_b64decode(
        api.sign_in(shop.client, shop.user.username)["IdToken"].split(".")[1] + "=="))
    assert set(claims(page)) == set(signed)
    assert "new each time" in claims(page)["jti"]
    assert "There is no such" not in page.text
    nobody = console.show(f"/console/tools/preview?pool={shop.pool}&username=none&client={shop.client.id}")
    assert nobody.status == 400
    scoped = console.show(f"/console/tools/preview?pool={shop.pool}&username={shop.user.username}"
                          f"&client={shop.client.id}&scopes=nothing")
    assert scoped.status == 400, "the client does not have the scope"


def test_policies_decide_whose_tokens_are_explained(api, shop, roles):
    blind = Console(api.server, roles.key_of(roles.make_user(allow("cognito-idp:ListUserPools"))))
    told = inspect(blind, shop.tokens["IdToken"])
    assert told.status == 400
    assert "Lovelace" not in told.text and "boss" not in told.text
    reading = allow(["cognito-idp:Describe*", "cognito-idp:AdminGet*", "cognito-idp:AdminList*"])
    support = Console(api.server, roles.key_of(roles.make_user(reading)))
    assert "The attribute email" in inspect(support, shop.tokens["IdToken"]).text
    place = f"/console/tools/preview?pool={shop.pool}&client={shop.client.id}&username="
    denials = {blind.show(place + name).text.replace(name, "") for name in (shop.user.username, "nobody-else")}
    assert len(denials) == 1, "who may not read users does not learn which exist"
    assert "boss (1), staff (3)" in support.show(place + shop.user.username).text
    asks = inspect(support, shop.tokens["IdToken"], asks="yes")
    assert "Only the account itself may do this" in asks.text
    assert "Only the account itself may do this" in support.show("/console/server").text


@pytest.mark.one_engine
def test_a_token_is_nowhere_afterwards(api, console, shop):
    token = shop.tokens["AccessToken"]
    page = inspect(console, token)
    assert page.status == 200
    signature = token.split(".")[2]
    assert signature not in page.source
    assert all(signature not in json.dumps(record) for record in records(api.server))
    assert signature not in api.server.log.read_text(errors="replace")
    get = console.http.get(f"{api.server.admin_url}{PAGE}", params={"token": token}, timeout=60)
    assert "Active" not in get.text, "an address explains nothing"


@pytest.mark.one_engine
def test_the_commands_say_the_same(api, shop):
    shown = run_martlet("token", "preview", *api.server.store, shop.pool, shop.user.username, shop.client.id,
                        environment=api.server.root_key)
    assert shown.returncode == 0, shown.stderr
    assert "attribute email; named in ReadAttributes" in shown.stdout
    assert "groups boss (1), staff (3)" in shown.stdout
    assert "family_name  (not there: notReadable)" in shown.stdout
    state = run_martlet("server", "show", *api.server.store, environment=api.server.root_key)
    assert state.returncode == 0, state.stderr
    assert "node  " in state.stdout
    keys = run_martlet("keys", "list", shop.pool, *api.server.store, environment=api.server.root_key)
    assert keys.returncode == 0, keys.stderr
    assert [line.split()[3] for line in keys.stdout.splitlines()] == ["current", "current"]
