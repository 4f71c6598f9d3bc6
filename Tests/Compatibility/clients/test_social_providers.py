"""Users of Google, Facebook, Login with Amazon and Sign in with Apple, by responses as they document them."""

import pytest
import requests

from testkit.authorize import CALLBACK, OAUTH
from testkit.forms import Browser
from testkit.social import ATTRIBUTES, SCOPES, SUBJECTS, SocialHosts
from testkit.tokens import verify


@pytest.fixture(scope="module")
def hosts():
    made = SocialHosts()
    yield made
    made.close()


@pytest.mark.parametrize("kind", SUBJECTS)
@pytest.mark.rows(
    "UP-FED-01", "UP-SOC-01", "UP-SOC-02", "UP-SOC-03", "UP-SOC-05", "UP-SOC-06", "UP-SOC-07", "UP-SOC-08")
def test_a_user_gets_an_account_and_tokens(api, hosts, kind):
    hosts.complaints.clear()
    pool = api.make_pool()
    hosts.add_to(api, pool, kind)
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["COGNITO", kind]})
    subs = set()
    for _ in range(2):
        browser = Browser(api.server)
        there = browser.authorize(client, identity_provider=kind, scope="openid email profile")
        assert there.page == f"{hosts.url}/{kind}/authorize"
        assert there.query["redirect_uri"] == f"{api.server.url}/oauth2/idpresponse"
        assert set(there.query["scope"].replace(",", " ").split()) >= set(SCOPES[kind].replace(",", " ").split())
        fields = hosts.returned(kind, there.url)
        if kind == "SignInWithApple":
            found = browser.go("/oauth2/idpresponse", fields)
        else:
            found = browser.open("/oauth2/idpresponse", **fields)
        assert found.is_client, found
        assert "code" in found.query, found
        response = requests.post(f"{api.server.url}/oauth2/token", timeout=60, data={
            "grant_type": "authorization_code", "client_id": client.id, "code": found.query["code"],
            "redirect_uri": CALLBACK})
        told = verify(api.server, pool, response.json()["id_token"])
        assert told["cognito:username"] == f"{kind}_{SUBJECTS[kind]}"
        assert told["identities"][0]["providerType"] == kind
        assert told["email"] == ATTRIBUTES[kind]["email"]
        subs.add(told["sub"])
    assert len(subs) == 1
    assert hosts.complaints == []
    stored = api.attributes_of(pool, f"{kind}_{SUBJECTS[kind]}")
    assert {name: stored.get(name) for name in ATTRIBUTES[kind]} == ATTRIBUTES[kind]
