"""The guide's pages of a user pool, on the console's pages, without scripts: what these show and store, boto3 reads."""

import html
import re

import pytest

from testkit.cognito import PASSWORD, as_dict, new_email, unique
from testkit.console import Console, shown
from testkit.functions import Hooks
from testkit.imports import Imports
from testkit.server import ACCOUNT
from testkit.sync import SyncSite
from testkit.waiting import eventually

PROJECT = "d70b2ba36a8c4dc5a04a0451a31a1e12"
DETAILS = {"client_id": "app", "client_secret": "hidden", "authorize_scopes": "openid email"}


@pytest.fixture
def console(api):
    return Console(api.server)


def pool_of(api, page):
    """The pool whose page it is."""
    pool = next(link.split("/")[3] for link in page.links if link.startswith("/console/pools/us-"))
    return pool, api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]


def between(page, start, end):
    """The source of a page from one heading to the next."""
    return page.source.split(f"<h2>{start}</h2>")[1].split(f"<h2>{end}</h2>")[0]


def wizard(console, name, **fields):
    """The settings of a pool that is to be made."""
    first = console.show("/console/new-pool")
    return console.send(first.form(name=None), name=name, step="settings", **fields)


@pytest.mark.rows("UP-POOL-10")
@pytest.mark.parametrize("step", ["defaults", "settings"])
def test_a_new_pool_shows_its_ids_and_the_secret_on_demand(api, console, step):
    name, app = unique("pool"), unique("app")
    first = console.show("/console/new-pool")
    review = console.send(first.form(name=None), name=name, client=app, step=step)
    if step == "settings":
        review = console.send(review.form(chosen=None))
    assert app in review.text and "aws cognito-idp create-user-pool-client" in review.text
    page = console.send(review.form(reviewed="yes"))
    pool, made = pool_of(api, page)
    listed, = api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=10)["UserPoolClients"]
    client = api.admin.describe_user_pool_client(
        UserPoolId=pool, ClientId=listed["ClientId"])["UserPoolClient"]
    for text in (pool, made["Arn"], app, client["ClientId"], "Show details"):
        assert text in page.text, text
    assert client["ClientSecret"] not in page.source
    form = next(one for one in page.forms if one["action"] == f"/console/pools/{pool}/client?id={client['ClientId']}")
    details = console.send(form)
    assert shown(details, "secret") == client["ClientSecret"]
    for member in ("CreationDate", "LastModifiedDate"):
        written = client[member].astimezone(tz=None).timestamp()
        assert re.search(rf"<dt>{member}</dt><dd>\d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d", details.source), member
        assert str(int(written)) not in details.text, "a time is not shown as a number"
    api.admin.delete_user_pool(UserPoolId=pool)


def test_a_refused_client_says_that_the_pool_was_made(api, console):
    name = unique("pool")
    review = console.send(
        console.show("/console/new-pool").form(name=None), name=name, client="no <client>", step="defaults")
    refusal = console.send(review.form(reviewed="yes"))
    assert refusal.status == 400 and "CreateUserPool" in refusal.text and "InvalidParameterException" in refusal.text
    pools = [one for page in api.admin.get_paginator("list_user_pools").paginate(MaxResults=60)
             for one in page["UserPools"] if one["Name"] == name]
    assert len(pools) == 1
    api.admin.delete_user_pool(UserPoolId=pools[0]["Id"])


@pytest.fixture
def hooks(api):
    made = Hooks(api.server)
    yield made
    made.close()


def furnished(api, hooks):
    """A pool with something in each category."""
    pool = api.make_pool(
        PoolName=unique("Shop"), UserPoolTier="PLUS", UserPoolAddOns={"AdvancedSecurityMode": "AUDIT"},
        AutoVerifiedAttributes=["email"], UserPoolTags={"team": "green"},
        DeviceConfiguration={"ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": False},
        Policies={"PasswordPolicy": {"MinimumLength": 19, "TemporaryPasswordValidityDays": 7}},
        AdminCreateUserConfig={"InviteMessageTemplate": {"EmailMessage": "{username} {####} hello"}},
        LambdaConfig={"PreSignUp": hooks.add(lambda event, _: event)},
        Schema=[{"Name": "colour", "AttributeDataType": "String", "Mutable": True}])
    api.make_domain(pool, unique("shop").lower())
    api.admin.create_resource_server(UserPoolId=pool, Identifier="files", Name="files")
    api.admin.create_identity_provider(
        UserPoolId=pool, ProviderName="Google", ProviderType="Google", ProviderDetails=DETAILS,
        AttributeMapping={"email": "mail-of-google"})
    client = api.make_client(
        pool, ClientName="Shop web", AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid"], CallbackURLs=["https://one.example.com/"],
        SupportedIdentityProviders=["COGNITO"], AnalyticsConfiguration={
            "ApplicationId": PROJECT, "RoleArn": f"arn:aws:iam::{ACCOUNT}:role/Pinpoint", "ExternalId": "x"})
    api.admin.set_ui_customization(
        UserPoolId=pool, ClientId="ALL", CSS=".label-customizable {font-weight: 300;}")
    return pool, client


def reached(console, pool):
    """The pages that the page of a pool leads to, and those that these lead to."""
    own = f"/console/pools/{pool}"
    first = {link.split("#")[0] for link in console.show(own).links if link.startswith(f"{own}/")}
    further = set()
    for link in first:
        if "/delete/" not in link and "import-header" not in link:
            further |= {one.split("#")[0] for one in console.show(link).links if one.startswith(f"{own}/")}
    return first, first | further


@pytest.mark.rows("UP-POOL-13")
def test_each_category_has_a_page_that_shows_what_is_stored(api, console, hooks):
    pool, client = furnished(api, hooks)
    api.make_user(pool, username="ada", password=PASSWORD * 2, email=new_email())
    stored = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    provider = api.admin.describe_identity_provider(UserPoolId=pool, ProviderName="Google")["IdentityProvider"]
    described = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
    look = api.admin.get_ui_customization(UserPoolId=pool, ClientId="ALL")["UICustomization"]
    categories = {
        "Name": ("settings/general", stored["Name"]), "Users and groups": ("users", "ada"),
        "Attributes": ("schema", "custom:colour"),
        "Policies": ("settings/policies", str(stored["Policies"]["PasswordPolicy"]["MinimumLength"])),
        "MFA": ("settings/second-factors", stored["MfaConfiguration"]),
        "Verifications": ("settings/verification", stored["AutoVerifiedAttributes"][0]),
        "Advanced security": ("settings/protection", stored["UserPoolAddOns"]["AdvancedSecurityMode"]),
        "Message customizations": (
            "settings/invitations", stored["AdminCreateUserConfig"]["InviteMessageTemplate"]["EmailMessage"]),
        "Tags": ("settings/tags", "team=" + stored["UserPoolTags"]["team"]),
        "Devices": (
            "settings/devices", str(stored["DeviceConfiguration"]["ChallengeRequiredOnNewDevice"]).lower()),
        "App clients": ("clients", client.id), "Triggers": ("settings/triggers", stored["LambdaConfig"]["PreSignUp"]),
        "Analytics": ("analytics", described["AnalyticsConfiguration"]["ApplicationId"]),
        "App client settings": (f"client-settings?id={client.id}", described["CallbackURLs"][0]),
        "Domain name": ("domain", stored["Domain"]),
        "UI customization": ("branding?mode=css", look["CSS"]),
        "Resource servers": ("resource-servers", "files"),
        "Identity providers": ("providers", provider["ProviderName"]),
        "Attribute mapping": ("attribute-mapping?name=Google", provider["AttributeMapping"]["email"]),
    }
    _, pages = reached(console, pool)
    for category, (page, value) in categories.items():
        address = f"/console/pools/{pool}/{page}"
        assert address in pages or page.startswith("branding"), category
        found = console.show(address)
        assert found.status == 200 and value in html.unescape(found.source), category
    review = console.send(
        console.show("/console/new-pool").form(name=None), name="Review", step="defaults")
    assert "PoolName" in review.text and review.form(reviewed="yes")


@pytest.mark.rows("UP-POOL-14", "UP-POOL-15", "UP-ASF-01")
def test_what_needs_a_pool_has_pages_once_there_is_one(api, console):
    name = unique("pool")
    form = wizard(console, name)
    for absent in ("AdvancedSecurityMode", "Analytics", "CallbackURLs", "Domain", "CSS", "Identifier", "ProviderName",
                   "AttributeMapping"):
        assert absent not in form.source, f"{absent} is set once there is a pool"
    pool, made = pool_of(api, console.send(console.send(form.form(chosen=None)).form(reviewed="yes")))
    assert made.get("UserPoolAddOns", {}).get("AdvancedSecurityMode", "OFF") == "OFF"
    page = console.show(f"/console/pools/{pool}")
    integration = between(page, "App integration", "Federation")
    federation = between(page, "Federation", "Overview")
    for part, links in (
            (integration, ["clients", "domain", "branding", "resource-servers"]),
            (federation, ["providers", "attribute-mapping"])):
        found = re.findall(rf'href="/console/pools/{pool}/([\w-]+)"', part)
        assert sorted(found) == sorted(links)
    pages = reached(console, pool)[1]
    for link in ("settings/protection", "settings/risk", "analytics"):
        assert f"/console/pools/{pool}/{link}" in pages, link
    console.save(f"/console/pools/{pool}/settings/general", UserPoolTier="PLUS")
    console.save(
        f"/console/pools/{pool}/settings/protection", **{"UserPoolAddOns.AdvancedSecurityMode": "AUDIT"})
    stored = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    assert stored["UserPoolAddOns"]["AdvancedSecurityMode"] == "AUDIT"
    api.admin.delete_user_pool(UserPoolId=pool)


@pytest.mark.rows("UP-POOL-16")
def test_users_and_groups_are_made_found_and_imported(api, console, tmp_path):
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    own = f"/console/pools/{pool}"
    users = console.show(f"{own}/users")
    for link in ("new-user", "imports", "groups"):
        assert f"{own}/{link}" in users.links
    form = console.show(f"{own}/new-user").form(username=None)
    review = console.send(form, username="ada", email=new_email(), invitation="none")
    console.send(review.form(reviewed="yes"))
    assert api.admin.admin_get_user(UserPoolId=pool, Username="ada")["UserStatus"] == "FORCE_CHANGE_PASSWORD"
    groups = console.show(f"{own}/groups")
    assert f"{own}/new-group" in groups.links
    console.save(f"{own}/new-group", GroupName="staff")
    assert api.admin.get_group(UserPoolId=pool, GroupName="staff")["Group"]["GroupName"] == "staff"
    page = console.show(f"{own}/user?username=ada")
    console.send(console.send(page.form(action="addToGroup"), group="staff").form(reviewed="yes"))
    members = api.admin.list_users_in_group(UserPoolId=pool, GroupName="staff")["Users"]
    assert [one["Username"] for one in members] == ["ada"]
    assert "ada" in console.show(f"{own}/members?name=staff").text
    assert f"{own}/user?username=ada" in console.show(f"{own}/users?q=ad").links
    assert f"{own}/user?username=ada" not in console.show(f"{own}/users?q=gr").links
    imports = Imports(api, pool)
    try:
        job = imports.create()
        assert imports.upload(job["PreSignedUrl"], imports.file(tmp_path / "users.csv", [imports.row("bob")])) == 200
        assert f"{own}/import?id={job['JobId']}" in console.show(f"{own}/imports").links
        started = console.send(console.show(f"{own}/import?id={job['JobId']}").form(action="start"))
        console.send(started.form(reviewed="yes"))
        assert eventually(lambda: f"{own}/user?username=bob" in console.show(f"{own}/users?q=bo").links)
        assert api.admin.admin_get_user(UserPoolId=pool, Username="bob")["UserStatus"] == "RESET_REQUIRED"
    finally:
        imports.roles.tear_down()


@pytest.mark.rows("UP-ATTR-24")
def test_required_alias_and_custom_attributes_are_chosen_for_a_new_pool(api, console):
    page = wizard(console, unique("pool"))
    assert "Add custom attribute" in page.text and "Add another attribute" not in page.text
    page = console.send(page.form(chosen=None), **{"alias.email": "yes", "required.given_name": "yes", "add": "yes"})
    assert "Add another attribute" in page.text
    fields = page.form(chosen=None)["fields"]
    assert fields["alias.email"] == fields["required.given_name"] == "yes", "what was ticked stays"
    assert {name.split(".")[2] for name in fields if name.startswith("custom.0.")} == {
        "name", "type", "min", "max", "mutable"}
    page = console.send(page.form(chosen=None), **{
        "custom.0.name": "colour", "custom.0.type": "String", "custom.0.min": "2", "custom.0.max": "9", "add": "yes"})
    page = console.send(page.form(chosen=None), **{
        "custom.1.name": "age", "custom.1.type": "Number", "custom.1.min": "0", "custom.1.max": "150",
        "custom.1.mutable": None, "add": "yes"})
    assert page.form(chosen=None)["fields"]["custom.0.name"] == "colour"
    review = console.send(page.form(chosen=None))
    assert "custom:colour" in review.text and "custom:age" in review.text
    pool, made = pool_of(api, console.send(review.form(reviewed="yes")))
    assert made["AliasAttributes"] == ["email"]
    schema = {one["Name"]: one for one in made["SchemaAttributes"]}
    assert schema["given_name"]["Required"]
    assert {name for name in schema if name.startswith("custom:")} == {"custom:colour", "custom:age"}
    colour, age = schema["custom:colour"], schema["custom:age"]
    assert (colour["AttributeDataType"], colour["Mutable"], colour["StringAttributeConstraints"]) == (
        "String", True, {"MinLength": "2", "MaxLength": "9"})
    assert (age["AttributeDataType"], age["Mutable"], age["NumberAttributeConstraints"]) == (
        "Number", False, {"MinValue": "0", "MaxValue": "150"})
    shown_page = console.show(f"/console/pools/{pool}/schema").text
    assert "given_name String true" in shown_page and "custom:age Number – – – 0 150" in shown_page
    refused = console.send(wizard(console, unique("pool")).form(chosen=None), **{
        "customs": "999999999999", "custom.0.name": "a b", "custom.0.type": "Nothing"})
    assert refused.status == 200, "a review of what the operation refuses"
    assert console.send(refused.form(reviewed="yes")).status == 400
    api.admin.delete_user_pool(UserPoolId=pool)


@pytest.mark.rows("UP-ANA-09")
def test_clients_are_mapped_to_analytics_projects(api, console):
    pool, role = api.make_pool(), f"arn:aws:iam::{ACCOUNT}:role/Pinpoint"
    first, second = (api.make_client(pool, ClientName=name) for name in ("Shop web", "Shop app"))
    page = f"/console/pools/{pool}/analytics"
    listed = console.show(page)
    assert "Add an app mapping" in listed.text
    assert all(f'<option value="{one.id}"' in listed.source for one in (first, second))
    mapping = f"{page}?client={first.id}"
    assert mapping in listed.links
    edited = console.show(mapping)
    assert "Create a role" in edited.text
    assert any("/operations/iam/CreateRole" in html.unescape(link) for link in edited.links)
    done = console.save(mapping, **{
        "AnalyticsConfiguration.ApplicationId": PROJECT, "AnalyticsConfiguration.RoleArn": role,
        "AnalyticsConfiguration.ExternalId": "x", "AnalyticsConfiguration.UserDataShared": "true"})

    def stored(client):
        made = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
        return made.get("AnalyticsConfiguration")

    assert stored(first) == {
        "ApplicationId": PROJECT, "RoleArn": role, "ExternalId": "x", "UserDataShared": True}
    assert f"Shop web {PROJECT} true {role}" in done.text and stored(second) is None
    other = console.show(f"{page}?client={second.id}")
    assert f'<option value="{PROJECT}">' in other.source, "a project that another client has is offered"
    console.save(f"{page}?client={second.id}", **{
        "AnalyticsConfiguration.ApplicationId": PROJECT, "AnalyticsConfiguration.RoleArn": role,
        "AnalyticsConfiguration.ExternalId": "y"})
    assert stored(second)["ApplicationId"] == PROJECT and stored(second)["UserDataShared"] is False
    console.save(mapping, **{f"AnalyticsConfiguration.{name}": "" for name in (
        "ApplicationId", "RoleArn", "ExternalId", "UserDataShared")})
    assert stored(first) is None and stored(second) is not None
    half = console.send(console.show(mapping).form(shown=None), **{
        "AnalyticsConfiguration.ApplicationId": PROJECT})
    assert "InvalidParameterException" in console.send(half.form(reviewed="yes")).text
    assert stored(first) is None


@pytest.mark.rows("UP-ANA-09")
def test_a_page_of_analytics_has_ten_clients_and_leads_back_to_itself(api, console):
    pool, role = api.make_pool(), f"arn:aws:iam::{ACCOUNT}:role/Pinpoint"
    names = {api.make_client(pool, ClientName=f"Shop {number}").id: f"Shop {number}" for number in range(11)}
    page = f"/console/pools/{pool}/analytics"

    def mappings(page):
        return {one: link for link in page.links for one in names if f"analytics?client={one}" in link}

    first = console.show(page)
    following = next(link for link in first.links if link.startswith(f"{page}?next="))
    second = console.show(following)
    (last, mapping), = mappings(second).items()
    assert sorted([*mappings(first), last]) == sorted(names)
    chooser = next(form for form in second.forms if "client" in form["fields"])
    assert chooser["fields"]["next"], "a client is picked on the same page"
    assert names[last] in console.show(mapping).title
    done = console.save(mapping, **{
        "AnalyticsConfiguration.ApplicationId": PROJECT, "AnalyticsConfiguration.RoleArn": role,
        "AnalyticsConfiguration.ExternalId": "x"})
    assert f"{names[last]} {PROJECT} false {role}" in done.text


@pytest.mark.rows("UP-ACU-15")
def test_messages_have_the_limits_of_the_api(api, console):
    pool = api.make_pool(AutoVerifiedAttributes=["email", "phone_number"])
    invitations = f"/console/pools/{pool}/settings/invitations"
    messages = f"/console/pools/{pool}/settings/messages"
    invitation = "AdminCreateUserConfig.InviteMessageTemplate"
    whole = "{username} {####}".ljust(20_000, "x")
    code = "{####}".ljust(20_000, "y")
    console.save(invitations, **{
        f"{invitation}.EmailMessage": whole, f"{invitation}.SMSMessage": "{username} {####}".ljust(140, "x")})
    console.save(messages, **{
        "VerificationMessageTemplate.EmailMessage": code,
        "VerificationMessageTemplate.SmsMessage": "{####}".ljust(140, "y")})

    def stored():
        made = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
        own, template = made["AdminCreateUserConfig"]["InviteMessageTemplate"], made["VerificationMessageTemplate"]
        return own["EmailMessage"], len(own["SMSMessage"]), template["EmailMessage"], len(template["SmsMessage"])

    assert stored() == (whole, 140, code, 140)
    for page, field, text in (
            (invitations, f"{invitation}.EmailMessage", whole + "x"),
            (messages, "VerificationMessageTemplate.EmailMessage", code + "y"),
            (invitations, f"{invitation}.SMSMessage", "{username} {####}".ljust(141, "x")),
            (messages, "VerificationMessageTemplate.SmsMessage", "{####}".ljust(141, "y"))):
        answer = console.send(console.show(page).form(shown=None), **{field: text})
        if answer.status == 200:
            answer = console.send(answer.form(reviewed="yes"))
        assert answer.status == 400 and "InvalidParameterException" in answer.text, field
        assert stored() == (whole, 140, code, 140)


@pytest.mark.rows("CON-GEN-01")
def test_pools_identities_users_and_synchronizations_are_managed(api, identities, roles, console):
    site = SyncSite(identities, roles)
    pool, user = api.make_pool(PoolName=unique("Shop")), site.user()
    user.write("prefs", {"colour": "blue"})
    home = console.show("/console")
    assert "/console/pools" in home.links and "/console/identity-pools" in home.links
    usage = site.admin.describe_identity_pool_usage(IdentityPoolId=site.pool)["IdentityPoolUsage"]
    own = f"/console/identity-pools/{site.pool.replace(':', '%3A')}"
    counted = console.show(f"{own}/sync")
    assert usage["SyncSessionsCount"] > 0
    assert f"SyncSessionsCount {usage['SyncSessionsCount']}" in counted.text
    assert user.identity in console.show(f"{own}/identities").text
    assert api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["Name"] in console.show(
        f"/console/pools/{pool}").text
    made = api.make_user(pool, email=new_email())
    page = console.show(f"/console/pools/{pool}/user?username={made.username}")
    assert as_dict(api.admin.admin_get_user(
        UserPoolId=pool, Username=made.username)["UserAttributes"])["email"] in page.text
    console.send(console.send(page.form(action="disable")).form(reviewed="yes"))
    assert api.admin.admin_get_user(UserPoolId=pool, Username=made.username)["Enabled"] is False


def test_an_attribute_mapping_is_changed_and_nothing_else(api, console):
    pool = api.make_pool()
    api.admin.create_identity_provider(
        UserPoolId=pool, ProviderName="Google", ProviderType="Google", ProviderDetails=DETAILS,
        AttributeMapping={"email": "email", "username": "sub"})
    page = f"/console/pools/{pool}/attribute-mapping"
    assert f"{page}?name=Google" in console.show(page).links

    def stored():
        return api.admin.describe_identity_provider(UserPoolId=pool, ProviderName="Google")["IdentityProvider"]

    before = stored()
    console.save(f"{page}?name=Google", **{"AttributeMapping.given_name": "first", "AttributeMapping.email": "mail"})
    after = stored()
    assert after["AttributeMapping"] == {"email": "mail", "username": "sub", "given_name": "first"}
    assert after["ProviderDetails"] == before["ProviderDetails"]
    assert console.show(f"{page}?name=Nobody").status == 404 or "ResourceNotFoundException" in console.show(
        f"{page}?name=Nobody").text
