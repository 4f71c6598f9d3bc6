"""Groups by what a provider says of its users: `martlet provider set --group-rules`."""

import concurrent.futures
import json
import time

import pytest
import requests

from testkit.authorize import CALLBACK, OAUTH
from testkit.cognito import unique
from testkit.forms import Browser
from testkit.openid import add_provider, mock_provider
from testkit.saml import MAIL, SAMLProvider, add_saml_provider
from testkit.server import run_martlet
from testkit.tokens import verify

# An attribute that pysaml2 knows, which may have several values.
TEAMS = "urn:oid:1.3.6.1.4.1.5923.1.1.1.7"
RULES = [
    {"claim": "groups", "match": "equals", "value": "ops", "group": "operators"},
    {"claim": "groups", "match": "startsWith", "value": "dev-", "group": "devs"},
    {"claim": "dept", "match": "contains", "value": "audit", "group": "auditors"},
]


@pytest.fixture(scope="module")
def provider():
    with mock_provider() as made:
        yield made


@pytest.fixture
def pool(api, provider):
    made = api.make_pool()
    add_provider(api, made, provider.issuer)
    make_groups(api, made)
    return made


@pytest.fixture
def client(api, pool):
    return api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["COGNITO", "Contoso"]})


def make_groups(api, pool):
    for name in ("operators", "devs", "auditors", "manual"):
        api.admin.create_group(UserPoolId=pool, GroupName=name)


def provider_command(api, *words, code=0):
    """Runs `martlet provider …`, and returns what it prints."""
    done = run_martlet("provider", words[0], *api.server.store, *words[1:], environment=api.server.root_key)
    assert done.returncode == code, done.stdout + done.stderr
    # With PostgreSQL the command writes to the store, and the server's settings are up to a second old.
    if words[0] == "set" and code == 0:
        time.sleep(1.1)
    return done.stdout if code == 0 else done.stderr


def set_rules(api, folder, pool, rules, name="Contoso", code=0):
    file = folder / "rules.json"
    file.write_text(rules if isinstance(rules, str) else json.dumps(rules))
    return provider_command(api, "set", pool, name, "--group-rules", str(file), code=code)


def sign_in(api, provider, client, sub, **claims):
    """The claims of the ID token of a sign-in at which the provider says `claims`."""
    provider.set_user(sub, email=f"{sub}@example.com", email_verified=True, **claims)
    browser = Browser(api.server)
    there = browser.authorize(client, identity_provider="Contoso")
    return told(api, client, provider.sign_in(browser, there.url, sub))


def told(api, client, landed):
    assert landed.is_client, landed.url
    assert "code" in landed.query, landed.url
    response = requests.post(f"{api.server.url}/oauth2/token", timeout=60, data={
        "grant_type": "authorization_code", "client_id": client.id, "code": landed.query["code"],
        "redirect_uri": CALLBACK})
    assert response.status_code == 200, response.text
    made = response.json()
    claims = verify(api.server, client.pool, made["id_token"])
    access = verify(api.server, client.pool, made["access_token"])
    assert set(access.get("cognito:groups", [])) == set(claims.get("cognito:groups", []))
    return claims


def groups(claims):
    """The groups in a token, without that of the provider's users."""
    return {name for name in claims.get("cognito:groups", []) if not name.endswith(("_Contoso", "_Corp"))}


def test_the_operator_sets_the_rules(api, pool, tmp_path):
    """Cognito's API neither shows nor changes them."""
    assert json.loads(provider_command(api, "show", pool, "Contoso")) == []
    assert json.loads(set_rules(api, tmp_path, pool, RULES)) == RULES
    shown = provider_command(api, "show", pool, "Contoso")
    assert json.loads(shown) == RULES
    api.admin.update_identity_provider(
        UserPoolId=pool, ProviderName="Contoso", AttributeMapping={"email": "email", "name": "name"})
    assert provider_command(api, "show", pool, "Contoso") == shown
    assert set_rules(api, tmp_path, pool, shown) == shown, "what is shown can be set"
    described = api.admin.describe_identity_provider(UserPoolId=pool, ProviderName="Contoso")["IdentityProvider"]
    assert described["AttributeMapping"]["name"] == "name"
    assert "GroupRules" not in described
    unknown = [{**RULES[0], "group": "strangers"}]
    assert "strangers" in set_rules(api, tmp_path, pool, unknown, code=1)
    own = f"{pool}_Contoso"
    api.admin.create_group(UserPoolId=pool, GroupName=own)
    assert own in set_rules(api, tmp_path, pool, [{**RULES[0], "group": own}], code=1)
    assert "match" in set_rules(api, tmp_path, pool, [{**RULES[0], "match": "any"}], code=1)
    assert "--group-rules" in set_rules(api, tmp_path, pool, [{**RULES[0], "unless": "x"}], code=1)
    assert "--group-rules" in set_rules(api, tmp_path, pool, "no JSON", code=1)
    assert "50" in set_rules(api, tmp_path, pool, RULES[:1] * 51, code=1)
    assert "256" in set_rules(api, tmp_path, pool, [{**RULES[0], "value": "x" * 257}], code=1)
    assert "value" in set_rules(api, tmp_path, pool, [{**RULES[0], "value": ""}], code=1)
    assert "Fabrikam" in set_rules(api, tmp_path, pool, RULES, name="Fabrikam", code=1)
    provider_command(api, "show", "us-east-1_ZZZZZZZZZ", "Contoso", code=1)
    provider_command(api, "set", pool, "Contoso", code=2)
    assert provider_command(api, "show", pool, "Contoso") == shown, "what is refused changes nothing"
    assert json.loads(set_rules(api, tmp_path, pool, [])) == []


def test_the_tokens_of_each_sign_in_have_the_groups(api, pool, client, provider, tmp_path):
    set_rules(api, tmp_path, pool, RULES)
    sub = unique("sub")
    claims = sign_in(api, provider, client, sub, groups=["ops", "dev-web"], dept="Finance")
    assert groups(claims) == {"operators", "devs"}, "the first sign-in"
    assert f"{pool}_Contoso" in claims["cognito:groups"]
    username = claims["cognito:username"]
    api.admin.admin_add_user_to_group(UserPoolId=pool, Username=username, GroupName="manual")
    assert groups(sign_in(api, provider, client, sub, groups=["ops"], dept="audit")) == {
        "operators", "auditors", "manual"}
    assert groups(sign_in(api, provider, client, sub, groups=["x, ops"], dept="Audit")) == {"manual"}
    assert groups(sign_in(api, provider, client, sub, groups="ops")) == {"operators", "manual"}
    api.admin.delete_group(UserPoolId=pool, GroupName="operators")
    assert groups(sign_in(api, provider, client, sub, groups=["ops", "dev-db"])) == {"devs", "manual"}
    names = [one["GroupName"] for one in api.admin.list_groups(UserPoolId=pool)["Groups"]]
    assert "operators" not in names
    set_rules(api, tmp_path, pool, [])
    assert groups(sign_in(api, provider, client, sub, groups=[])) == {"devs", "manual"}, "no rule takes a group away"


def test_sign_ins_at_once_end_with_the_right_groups(api, pool, client, provider, tmp_path):
    set_rules(api, tmp_path, pool, RULES)
    sub = unique("sub")
    provider.set_user(sub, email=f"{sub}@example.com", email_verified=True, groups=["ops", "dev-web"])

    def once(_):
        browser = Browser(api.server)
        there = browser.authorize(client, identity_provider="Contoso")
        return groups(told(api, client, provider.sign_in(browser, there.url, sub)))

    assert once(0) == {"operators", "devs"}
    with concurrent.futures.ThreadPoolExecutor(8) as pool_of_threads:
        assert all(found == {"operators", "devs"} for found in pool_of_threads.map(once, range(32)))


def test_values_of_a_saml_attribute_match_one_by_one(api, tmp_path):
    provider = SAMLProvider(tmp_path)
    pool = api.make_pool()
    add_saml_provider(api, pool, provider)
    make_groups(api, pool)
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp"]})
    rules = [{**rule, "claim": TEAMS if rule["claim"] == "groups" else MAIL} for rule in RULES]
    set_rules(api, tmp_path, pool, rules, name="Corp")

    def sign_in_with(*teams):
        browser = Browser(api.server)
        there = browser.authorize(client, identity_provider="Corp")
        identity = {"mail": ["eve@example.com"], "eduPersonEntitlement": list(teams)}
        return groups(told(api, client, browser.go("/saml2/idpresponse", provider.form(there.url, identity=identity))))

    assert sign_in_with("ops", "dev-web") == {"operators", "devs"}
    assert sign_in_with("x, ops", "devs") == set()
    assert sign_in_with("ops") == {"operators"}
    assert sign_in_with("[ops, dev-web]", "y") == set()
