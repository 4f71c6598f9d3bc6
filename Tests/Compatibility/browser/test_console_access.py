"""The console's pages of identity pools and of access in Chromium; boto3 reads what they did."""

import json

import pytest
from selenium.webdriver.support.select import Select

from testkit.aws import refused
from testkit.cognito import unique
from testkit.console import address_for
from testkit.roles import IDENTITIES, allow, trust_of_pool
from testkit.saml import SAMLProvider

NARROW = (320, 740)
PROVIDERS = ["cognito", "facebook", "google", "amazon", "apple", "twitter", "oidc", "saml", "developer"]


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No page of these depends on the store."""
    return request.param


@pytest.fixture
def console(api, browser):
    """A browser that has entered."""
    browser.open(address_for(api.server))
    browser.press("button.main")
    return browser


@pytest.fixture
def client(api):
    return api.make_client(api.make_pool())


@pytest.fixture
def pool(identities, client):
    return identities.make_pool(client, IdentityPoolName="Shop guests", DeveloperProviderName="login.shop.example")


def show(console, path):
    console.open(f"{console.server.admin_url}/console/{path}")


@pytest.fixture(autouse=True)
def server_of_browser(api, browser):
    browser.server = api.server


def confirm(console):
    """Confirms a review, which must not have changed anything by itself."""
    console.press("main form button.main:not(.default)")


def named(console, selector, text):
    """The element with this text."""
    found = [one for one in console.all(selector) if one.text == text]
    assert found, (text, [one.text for one in console.all(selector)])
    return found[0]


def follow(console, text):
    console.driver.get(named(console, "main a", text).get_attribute("href"))


def choose(console, name, value):
    Select(console.one(f"[id='{name}']")).select_by_value(value)


def pages(identities, roles, pool, client):
    """Every page of identity pools and of access, with something on it."""
    identity = identities.admin.get_open_id_token_for_developer_identity(
        IdentityPoolId=pool, Logins={"login.shop.example": "ada"})["IdentityId"]
    role = roles.make(trust_of_pool(pool), allow("s3:GetObject"), Description="<b>Shop</b>",
                      Tags=[{"Key": "team", "Value": "shop"}])
    name, user = role.split("/")[-1], roles.make_user(allow("s3:*"))
    policy = roles.make_policy(allow("s3:*"))
    roles.iam.attach_user_policy(UserName=user, PolicyArn="arn:aws:iam::aws:policy/MartletReadOnly")
    issuer = roles.make_oidc_provider(f"{unique('issuer')}.example", "app")
    key = f"{identities.provider(client)}:{client.id}"
    identities.admin.set_identity_pool_roles(IdentityPoolId=pool, Roles={"authenticated": role}, RoleMappings={
        key: {"Type": "Rules", "AmbiguousRoleResolution": "Deny", "RulesConfiguration": {"Rules": [
            {"Claim": "custom:rank", "MatchType": "Equals", "Value": "<i>one</i>", "RoleARN": role}]}}})
    identities.admin.set_principal_tag_attribute_map(
        IdentityPoolId=pool, IdentityProviderName=identities.provider(client), PrincipalTags={"team": "custom:team"})
    here = f"identity-pools/{pool}"
    access = {
        "access": "access", "users": "access/users", "user": f"access/user?name={user}", "new-user": "access/new-user",
        "roles": "access/roles", "role": f"access/role?name={name}", "new-role": "access/new-role",
        "trust": f"access/trust?name={name}", "inline": f"access/inline-policy?RoleName={name}&name=own",
        "new-inline": f"access/new-inline-policy?UserName={user}", "policies": "access/policies",
        "policy": f"access/policy?name={policy}", "new-policy": "access/new-policy",
        "shipped": "access/policy?name=arn:aws:iam::aws:policy/MartletAuditor",
        "openid-providers": "access/openid-providers", "openid-provider": f"access/openid-provider?name={issuer}",
        "new-openid-provider": "access/new-openid-provider", "saml-providers": "access/saml-providers",
        "new-saml-provider": "access/new-saml-provider", "simulator": f"access/simulator?principal={role}",
        "action": f"access/action/DetachUserPolicy?UserName={user}&PolicyArn=arn:aws:iam::aws:policy/MartletReadOnly",
        "delete-user": f"access/delete/user?name={user}",
    }
    return access | {
        "identity-pools": "identity-pools", "new-identity-pool": "new-identity-pool", "pool": here,
        "settings": f"{here}/settings", "name": f"{here}/settings/pool", "guests": f"{here}/settings/guests",
        **{f"provider-{one}": f"{here}/settings/{one}" for one in PROVIDERS},
        "roles-of-pool": f"{here}/roles", "rules": f"{here}/role-rules?provider={key}",
        "tags": f"{here}/principal-tags?provider={identities.provider(client)}", "new-roles": f"{here}/new-roles",
        "identities": f"{here}/identities", "identity": f"{here}/identity?id={identity}",
        "delete-identity": f"{here}/delete-identity?id={identity}", "delete": f"{here}/delete",
    }


@pytest.mark.parametrize("look", ["light", "dark", "forced", "narrow"])
def test_every_page_is_accessible_in_every_look(console, identities, roles, pool, client, look):
    console.prefer_dark(look == "dark", forced_colors=look == "forced")
    if look == "narrow":
        console.resize(NARROW)
    console.complaints()
    for name, path in pages(identities, roles, pool, client).items():
        show(console, path)
        console.shoot(f"{name}-{look}")
        assert console.title not in ("That did not work", "Not Found"), (name, console.text)
        assert console.violations() == [], (name, look)
        assert not console.scrolls_sideways(), (name, look)
        assert console.complaints() == [], name
        assert not console.all("main b, main i"), f"{name}: a stored text became an element"


@pytest.mark.rows("CON-POOL-01", "CON-POOL-02", "CON-POOL-03", "POOL-OVR-03", "POOL-OVR-08", "POOL-FLW-06",
                  "POOL-ROL-03", "CRED-COM-05")
def test_a_pool_is_made_with_its_two_roles(console, identities, roles):
    name = unique("Shop")
    show(console, "new-identity-pool")
    console.fill(IdentityPoolName=name)
    choose(console, "AllowUnauthenticatedIdentities", "false")
    confirm(console)
    console.shoot("refused")
    assert "Without guests and without a provider" in console.text
    choose(console, "AllowUnauthenticatedIdentities", "true")
    confirm(console)
    console.shoot("review")
    pools = identities.admin.list_identity_pools(MaxResults=60)["IdentityPools"]
    assert name not in [one["IdentityPoolName"] for one in pools]
    confirm(console)
    assert "The identity pool is created" in console.one(".notice").text
    pool, = [one["IdentityPoolId"] for one in identities.admin.list_identity_pools(MaxResults=60)["IdentityPools"]
             if one["IdentityPoolName"] == name]
    identities._pools.append(pool)
    show(console, "identity-pools")
    follow(console, name)
    console.shoot("without-roles")
    assert "unauthenticated" in console.one("#missing-roles").text
    assert pool in console.one("[id='snippet-JavaScript']").text
    assert pool in console.one("[id='snippet-awsconfiguration.json']").text
    follow(console, "Create new roles")
    console.shoot("consent")
    confirm(console)
    console.shoot("review-roles")
    assert not identities.admin.get_identity_pool_roles(IdentityPoolId=pool)["Roles"]
    confirm(console)
    made = identities.admin.get_identity_pool_roles(IdentityPoolId=pool)["Roles"]
    names = {kind: arn.split("/")[-1] for kind, arn in made.items()}
    roles._roles += names.values()
    assert names == {"authenticated": f"Cognito_{name}Auth_Role", "unauthenticated": f"Cognito_{name}Unauth_Role"}
    for kind, one in names.items():
        trusted = roles.iam.get_role(RoleName=one)["Role"]["AssumeRolePolicyDocument"]
        assert trusted == json.loads(trust_of_pool(pool, kind))
        allowed = roles.iam.get_role_policy(RoleName=one, PolicyName="sync")["PolicyDocument"]["Statement"][0]
        assert allowed["Action"] == "cognito-sync:*"
        assert allowed["Resource"] == ("arn:aws:cognito-sync:*:*:identitypool/${" + IDENTITIES + ":aud}/identity/${"
                                       + IDENTITIES + ":sub}/*")
    assert not console.all("#missing-roles")
    identity = identities.public.get_id(IdentityPoolId=pool)["IdentityId"]
    assert identities.public.get_credentials_for_identity(IdentityId=identity)["Credentials"]["SessionToken"]


@pytest.mark.rows("INT-SET-03", "INT-SET-04", "INT-SET-06", "INT-SET-07", "CON-POOL-04", "CON-POOL-09")
def test_user_pools_are_attached_on_their_tab(api, console, identities, pool, client):
    other = api.make_client(api.make_pool())
    show(console, "identity-pools")
    console.driver.get(f"{console.server.admin_url}/console/identity-pools/{pool}")
    follow(console, "Edit identity pool")
    follow(console, "Cognito")
    tabs = [one.text for one in console.all("nav[aria-label='Authentication providers'] a")]
    assert tabs == ["Cognito", "Facebook", "Google", "Amazon", "Apple", "Twitter", "OpenID", "SAML", "Custom"]
    assert {"User Pool ID", "App Client ID"} <= {one.text for one in console.all("label")}
    console.fill(**{"CognitoIdentityProviders__1__ProviderName": other.pool,
                    "CognitoIdentityProviders__1__ClientId": other.id})
    console.press("button[value='add 2 CognitoIdentityProviders']")
    console.shoot("another-row")
    assert console.one("[id='CognitoIdentityProviders.1.ClientId']").get_attribute("value") == other.id
    assert console.one("[id='CognitoIdentityProviders.2.ClientId']").get_attribute("value") == ""
    confirm(console)
    console.shoot("review")
    stored = identities.admin.describe_identity_pool(IdentityPoolId=pool)["CognitoIdentityProviders"]
    assert [one["ClientId"] for one in stored] == [client.id]
    confirm(console)
    assert console.one(".notice").text == "The identity pool was saved successfully."
    stored = identities.admin.describe_identity_pool(IdentityPoolId=pool)["CognitoIdentityProviders"]
    assert [(one["ProviderName"], one["ClientId"]) for one in stored] == [
        (identities.provider(one), one.id) for one in (client, other)]


@pytest.mark.rows("EXT-FB-05", "EXT-AMZ-04", "EXT-GOO-04", "CON-POOL-11", "CON-POOL-14", "EXT-OID-02", "EXT-SAM-03",
                  "DEV-SET-02")
def test_other_providers_and_guests_have_tabs_of_their_own(console, identities, roles, scratch):
    pool = identities.make_pool()
    names = [roles.make_oidc_provider(f"{unique('issuer')}.example", "app") for _ in range(2)]
    folder = scratch / unique("saml")
    folder.mkdir()
    saml = roles.make_saml_provider(SAMLProvider(folder).metadata)
    logins = {"facebook": ("graph.facebook.com", "7346241598935552"), "amazon": ("www.amazon.com", "amzn1.app.one"),
              "google": ("accounts.google.com", "one.apps.googleusercontent.com")}
    for tab, (provider, app) in logins.items():
        show(console, f"identity-pools/{pool}/settings/{tab}")
        assert "existing users of the former app can no longer sign in" in console.text
        console.fill(**{f"SupportedLoginProviders.{provider}": app})
        confirm(console)
        console.shoot(f"review-{tab}")
        assert "disables existing users" in console.text
        assert "Users notice this" in console.text
        confirm(console)
        assert console.one(".notice").text == "The identity pool was saved successfully."
    show(console, f"identity-pools/{pool}/settings/oidc")
    assert set(names) <= {one.text for one in console.all("fieldset label")}
    console.one(f"[name='OpenIdConnectProviderARNs.{names[1]}']").click()
    confirm(console)
    confirm(console)
    show(console, f"identity-pools/{pool}/settings/saml")
    console.one(f"[name='SamlProviderARNs.{saml}']").click()
    confirm(console)
    confirm(console)
    show(console, f"identity-pools/{pool}/settings/developer")
    console.fill(DeveloperProviderName="login.shop.example")
    confirm(console)
    confirm(console)
    show(console, f"identity-pools/{pool}/settings/guests")
    choose(console, "AllowUnauthenticatedIdentities", "false")
    confirm(console)
    confirm(console)
    found = identities.admin.describe_identity_pool(IdentityPoolId=pool)
    assert found["SupportedLoginProviders"] == dict(logins.values())
    assert found["OpenIdConnectProviderARNs"] == [names[1]] and found["SamlProviderARNs"] == [saml]
    assert found["DeveloperProviderName"] == "login.shop.example"
    assert found["AllowUnauthenticatedIdentities"] is False


@pytest.mark.rows("RBAC-RUL-10", "CON-POOL-10", "CON-POOL-13")
@pytest.mark.parametrize("scripts", [True, False])
def test_roles_are_chosen_and_rules_moved(console, identities, roles, pool, client, scripts):
    plain, staff, chief = (roles.make(trust_of_pool(pool)) for _ in range(3))
    key = f"{identities.provider(client)}:{client.id}"
    show(console, f"identity-pools/{pool}/roles")
    assert {plain, staff, chief} <= {one.get_attribute("value") for one in console.all("[id='Roles.authenticated'] *")}
    assert named(console, "main a", "Create new roles")
    choose(console, "Roles.authenticated", plain)
    confirm(console)
    confirm(console)
    show(console, f"identity-pools/{pool}/role-rules?provider={key}")
    rules = f"RoleMappings.{key}.RulesConfiguration.Rules"
    choose(console, f"RoleMappings.{key}.Type", "Rules")
    choose(console, f"RoleMappings.{key}.AmbiguousRoleResolution", "AuthenticatedRole")

    def rule(row, claim, value, role):
        for member, text in (("Claim", claim), ("Value", value), ("RoleARN", role)):
            console.one(f"[id='{rules}.{row}.{member}']").send_keys(text)
        choose(console, f"{rules}.{row}.MatchType", "Equals")

    rule(0, "custom:rank", "<b>staff</b>", staff)
    console.press(f"button[value='add 1 {rules}']")
    rule(1, "custom:rank", "chief", chief)
    if not scripts:
        console.run_scripts(False)
    button = console.one(f"button[value='up 1 {rules}']")
    button.click()
    console.wait(lambda: console.one(f"[id='{rules}.0.Value']").get_attribute("value") == "chief", "the moved rule")
    console.shoot("moved")
    assert "RoleMappings" not in identities.admin.get_identity_pool_roles(IdentityPoolId=pool)
    console.one("main form button.main:not(.default)").click()
    console.wait(lambda: console.all("td.value"), "the review")
    console.shoot("review")
    console.one("main form button.main").click()
    console.wait(lambda: console.all(".notice"), "the saved rules")
    mapping = identities.admin.get_identity_pool_roles(IdentityPoolId=pool)["RoleMappings"][key]
    assert [(one["Value"], one["RoleARN"]) for one in mapping["RulesConfiguration"]["Rules"]] == [
        ("chief", chief), ("<b>staff</b>", staff)]
    assert identities.admin.get_identity_pool_roles(IdentityPoolId=pool)["Roles"] == {"authenticated": plain}


@pytest.mark.rows("CON-POOL-05", "CON-POOL-07", "CON-POOL-08")
def test_identities_are_found_and_deleted_and_so_is_the_pool(console, identities, pool):
    made = identities.admin.get_open_id_token_for_developer_identity(
        IdentityPoolId=pool, Logins={"login.shop.example": "<b>ada</b>"})["IdentityId"]
    guest = identities.public.get_id(IdentityPoolId=pool)["IdentityId"]
    # A guest is listed once it has had a token.
    identities.public.get_open_id_token(IdentityId=guest)
    show(console, f"identity-pools/{pool}")
    follow(console, "Identity browser")
    console.shoot("identities")
    assert {made, guest} == {one.text for one in console.all("tbody th")}
    console.fill(q=made)
    console.press("main form button")
    assert console.title == made
    console.shoot("identity")
    assert "<b>ada</b>" in console.text
    [unlink] = [one for one in console.all("main button") if one.text == "Unlink"]
    unlink.click()
    console.wait(lambda: console.title == "Unlink", "the review")
    confirm(console)
    with refused("ResourceNotFoundException"):
        identities.admin.lookup_developer_identity(
            IdentityPoolId=pool, DeveloperUserIdentifier="<b>ada</b>", MaxResults=1)
    show(console, f"identity-pools/{pool}/identity?id={guest}")
    console.press("section.danger a")
    console.shoot("delete-identity")
    console.fill(confirmed=guest[:-1])
    confirm(console)
    assert "That is not the name" in console.text
    console.fill(confirmed=guest)
    confirm(console)
    assert console.one(".notice").text == "The identity is deleted."
    with refused("ResourceNotFoundException"):
        identities.admin.describe_identity(IdentityId=guest)
    show(console, f"identity-pools/{pool}")
    assert console.all("main > section, main > details, main > h2")[-1].get_attribute("id") == "danger"
    console.press("section.danger a")
    console.shoot("delete")
    assert "Apps that use the pool stop working" in console.text
    console.fill(confirmed="Shop guests")
    confirm(console)
    assert console.one(".notice").text == "The identity pool is deleted."
    with refused("ResourceNotFoundException"):
        identities.admin.describe_identity_pool(IdentityPoolId=pool)
    identities._pools.remove(pool)


def test_a_simulation_marks_what_decides_and_says_what_failed(console, roles):
    user = roles.make_user(
        allow("s3:GetObject", "arn:aws:s3:::shop/*", Sid="Shop"),
        allow("s3:*", Sid="Office", Condition={"IpAddress": {"aws:SourceIp": "10.0.0.0/8"}}))
    arn = roles.iam.get_user(UserName=user)["User"]["Arn"]
    show(console, f"access/user?name={user}")
    follow(console, "Simulate the policies")
    console.one("#actions").send_keys("s3:GetObject\ns3:PutObject")
    console.one("#resources").send_keys("arn:aws:s3:::shop/photo")
    console.one("#context").send_keys("aws:SourceIp=192.0.2.1")
    confirm(console)
    console.shoot("decisions")
    assert console.violations() == []
    allowed, denied = console.all("section.decision")
    assert allowed.find_element("css selector", ".outcome").text == "allowed"
    assert '"Shop"' in allowed.find_element("css selector", "mark").text
    assert denied.find_element("css selector", ".outcome").text == "denied: not allowed"
    assert "IpAddress on aws:SourceIp does not hold: the request has 192.0.2.1." in denied.text
    assert '"Office"' in denied.find_element("css selector", "details mark").text
    same = roles.iam.simulate_principal_policy(
        PolicySourceArn=arn, ActionNames=["s3:GetObject", "s3:PutObject"], ResourceArns=["arn:aws:s3:::shop/photo"],
        ContextEntries=[{"ContextKeyName": "aws:SourceIp", "ContextKeyType": "string",
                         "ContextKeyValues": ["192.0.2.1"]}])["EvaluationResults"]
    assert [one["EvalDecision"] for one in same] == ["allowed", "implicitDeny"]


def test_a_user_gets_a_policy_and_a_key_whose_secret_is_shown_once(console, roles):
    name = unique("ada")
    show(console, "access/new-user")
    console.fill(UserName=name)
    confirm(console)
    confirm(console)
    assert console.one(".notice").text == "The user is created."
    roles._users[name] = None
    console.one("#AttachUserPolicy-PolicyArn").send_keys("arn:aws:iam::aws:policy/MartletReadOnly")
    console.press("form[action$=AttachUserPolicy] button")
    console.shoot("attach")
    assert not roles.iam.list_attached_user_policies(UserName=name)["AttachedPolicies"]
    confirm(console)
    attached = roles.iam.list_attached_user_policies(UserName=name)["AttachedPolicies"]
    assert [one["PolicyName"] for one in attached] == ["MartletReadOnly"]
    follow(console, "New access key")
    confirm(console)
    console.shoot("key")
    assert console.violations() == []
    key, secret = console.one("#access-key-id").text, console.one("#secret-access-key").text
    listed = roles.iam.list_access_keys(UserName=name)["AccessKeyMetadata"]
    assert [one["AccessKeyId"] for one in listed] == [key] and len(secret) == 40
    show(console, f"access/user?name={name}")
    console.shoot("user")
    assert key in console.text and secret not in console.driver.page_source
    follow(console, "Delete")
    console.fill(confirmed=key)
    confirm(console)
    assert not roles.iam.list_access_keys(UserName=name)["AccessKeyMetadata"]
