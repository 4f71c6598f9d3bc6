"""Twenty tasks of an operator, each from the console's first page in at most three clicks."""

import re

import pytest

from testkit.audit import records
from testkit.aws import refused
from testkit.clicks import ConsoleUser
from testkit.cognito import as_dict, new_email, unique
from testkit.imports import Imports
from testkit.operators import Operator
from testkit.server import ROOT
from testkit.waiting import eventually

MOST = 3
ROW = re.compile(r"^\| (\d+) \| [^|]+ \| (\d+) \|$", re.MULTILINE)


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No page of these depends on the store."""
    return request.param


@pytest.fixture
def pool(api):
    pool = api.make_pool(
        PoolName="Shop", AutoVerifiedAttributes=["email"], MfaConfiguration="OFF", UserPoolTier="PLUS",
        UserPoolAddOns={"AdvancedSecurityMode": "AUDIT"})
    for name in ("ada", "adele"):
        api.make_user(pool, username=name, email=new_email(), email_verified="true", given_name=name.title())
    return pool


@pytest.fixture
def user(api, browser):
    return ConsoleUser(api.server, browser)


def documented():
    """The clicks of each task, as the page says."""
    page = (ROOT / "docs/console.md").read_text(encoding="utf-8")
    rows = [(int(number), int(clicks)) for number, clicks in ROW.findall(page)]
    assert [number for number, _ in rows] == list(range(1, 21))
    assert all(clicks <= MOST for _, clicks in rows)
    return dict(rows)


def done(user, number):
    assert user.clicks == documented()[number], f"task {number} took {user.clicks} clicks"


def found(api, pool, name="ada"):
    return api.admin.admin_get_user(UserPoolId=pool, Username=name)


def open_user(user, pool, name="ada"):
    user.search(pool)
    user.palette(name, name)
    assert user.browser.title == name


def client_of(api, pool, name):
    listed = api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=60)["UserPoolClients"]
    id, = [one["ClientId"] for one in listed if one["ClientName"] == name]
    return api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=id)["UserPoolClient"]


def test_a_user_is_found_by_anything(api, pool, user):
    stored = as_dict(found(api, pool)["UserAttributes"])
    for text in ("ada", stored["sub"], stored["email"]):
        user.search(pool)
        user.palette(text, "ada")
        assert user.browser.title == "ada"
        assert stored["email"] in user.browser.text
    done(user, 1)


def test_a_password_is_reset(api, pool, user):
    open_user(user, pool)
    user.button("Reset password")
    user.confirm()
    done(user, 2)
    assert found(api, pool)["UserStatus"] == "RESET_REQUIRED"


def test_a_user_is_confirmed(api, pool, user):
    client, name = api.make_client(pool), unique("new")
    api.public.sign_up(ClientId=client.id, Username=name, Password="Correct-Horse-7")
    open_user(user, pool, name)
    user.button("Confirm")
    user.confirm()
    done(user, 3)
    assert found(api, pool, name)["UserStatus"] == "CONFIRMED"


def test_a_user_is_disabled(api, pool, user):
    open_user(user, pool)
    user.button("Disable")
    user.confirm()
    done(user, 4)
    assert found(api, pool)["Enabled"] is False
    user.clicks = 0
    user.button("Enable")
    user.confirm()
    done(user, 4)
    assert found(api, pool)["Enabled"] is True


def test_a_second_factor_is_removed_and_recovery_codes_are_shown(api, pool, user):
    api.admin.set_user_pool_mfa_config(
        UserPoolId=pool, MfaConfiguration="OPTIONAL", EmailMfaConfiguration={},
        SoftwareTokenMfaConfiguration={"Enabled": True})
    api.admin.admin_set_user_mfa_preference(
        UserPoolId=pool, Username="ada", EmailMfaSettings={"Enabled": True, "PreferredMfa": True})
    assert found(api, pool)["UserMFASettingList"] == ["EMAIL_OTP"]
    open_user(user, pool)
    user.link("Sessions and factors")
    user.button("Turn off")
    user.confirm()
    done(user, 5)
    assert "UserMFASettingList" not in found(api, pool)
    user.clicks = 0
    open_user(user, pool)
    user.link("Sessions and factors")
    user.button("Make new codes")
    assert "0 left" in user.browser.one("tbody").text
    user.confirm()
    done(user, 5)
    codes = user.browser.one("#codes").text.split()
    assert len(codes) == len(set(codes)) == 10
    assert user.browser.violations() == []
    assert not any(codes[0] in str(one) for one in records(api.server, eventName="CreateRecoveryCodes"))
    open_user(user, pool)
    user.link("Sessions and factors")
    assert "10 left" in user.browser.one("#recovery-codes").text
    assert codes[0] not in user.browser.text


def test_sessions_end(api, pool, user):
    api.admin.set_user_pool_session_configuration(
        UserPoolId=pool, UserSessionTracking="ENABLED", TokenSession={"MaxPerUser": 9})
    client = api.make_client(pool)
    tokens = [api.sign_in(client, "ada") for _ in range(2)]

    def sessions():
        return api.admin.admin_list_user_sessions(UserPoolId=pool, Username="ada")["Sessions"]

    assert len(sessions()) == 2
    open_user(user, pool)
    user.link("Sessions and factors")
    user.click("main tbody tr:first-of-type button", "End")
    user.confirm()
    done(user, 6)
    assert len(sessions()) == 1
    user.clicks = 0
    open_user(user, pool)
    user.button("Sign out everywhere")
    user.confirm()
    assert user.clicks < MOST
    for one in tokens:
        with refused("NotAuthorizedException"):
            api.public.get_user(AccessToken=one["AccessToken"])


def test_an_invitation_is_sent_again(api, pool, user):
    address, name = new_email(), unique("new")
    api.admin.admin_create_user(
        UserPoolId=pool, Username=name, DesiredDeliveryMediums=["EMAIL"],
        UserAttributes=[{"Name": "email", "Value": address}])
    assert eventually(lambda: len(api.messages(address)) == 1)
    open_user(user, pool, name)
    user.button("Send the invitation again")
    user.confirm()
    done(user, 7)
    assert eventually(lambda: len(api.messages(address)) == 2)


def test_users_are_added_to_a_group(api, pool, user):
    api.admin.create_group(UserPoolId=pool, GroupName="staff")

    def members():
        listed = api.admin.list_users_in_group(UserPoolId=pool, GroupName="staff")["Users"]
        return sorted(one["Username"] for one in listed)

    user.search(pool)
    user.palette("Users", "Users")
    user.enter("q", "ad")
    user.choose("action", "addToGroup")
    user.browser.fill(group="staff")
    user.click("input[value=matching]", leaves=False)
    user.click("#bulk button")
    user.confirm()
    done(user, 8)
    assert eventually(lambda: members() == ["ada", "adele"])
    user.clicks = 0
    api.admin.create_group(UserPoolId=pool, GroupName="boss")
    open_user(user, pool)
    user.browser.fill(group="boss")
    user.button("Add to group")
    user.confirm()
    assert user.clicks < MOST
    groups = api.admin.admin_list_groups_for_user(UserPoolId=pool, Username="ada")["Groups"]
    assert sorted(one["GroupName"] for one in groups) == ["boss", "staff"]


def test_a_user_is_created(api, pool, user):
    address, name = new_email(), unique("new")
    user.search(pool)
    user.palette("Create a user", "Create a user")
    user.browser.fill(username=name, email=address)
    user.click("input[name=invitation][value=email]", leaves=False)
    user.button("Review the change")
    user.confirm()
    done(user, 9)
    made = found(api, pool, name)
    assert (made["UserStatus"], as_dict(made["UserAttributes"])["email"]) == ("FORCE_CHANGE_PASSWORD", address)
    assert eventually(lambda: api.messages(address))


def test_why_a_sign_in_failed_is_seen(api, pool, user):
    client = api.make_client(pool)
    with refused("NotAuthorizedException"):
        api.sign_in(client, "ada", password="Wrong-Horse-7")
    open_user(user, pool)
    user.link("Was it the user?")
    done(user, 10)
    event, = api.admin.admin_list_user_auth_events(UserPoolId=pool, Username="ada")["AuthEvents"]
    challenge, = event["ChallengeResponses"]
    assert (event["EventResponse"], challenge) == (
        "Fail", {"ChallengeName": "Password", "ChallengeResponse": "Failure"})
    assert "Fail (Password: Failure)" in user.browser.one("tbody").text


def test_an_event_is_marked_invalid(api, pool, user):
    api.sign_in(api.make_client(pool), "ada")
    open_user(user, pool)
    user.link("Was it the user?")
    user.button("Invalid")
    user.confirm()
    done(user, 11)
    event, = api.admin.admin_list_user_auth_events(UserPoolId=pool, Username="ada")["AuthEvents"]
    assert event["EventFeedback"]["FeedbackValue"] == "Invalid"


@pytest.mark.parametrize("kind,secret,flows", [
    ("Web app on a server", True, ["code"]), ("Single-page app in the browser", False, ["code"]),
    ("App on a device", False, ["code"]), ("Program without users", True, ["client_credentials"])])
def test_a_client_is_created_and_its_snippet_copied(api, pool, user, kind, secret, flows):
    api.admin.create_resource_server(UserPoolId=pool, Identifier="files", Name="files", Scopes=[
        {"ScopeName": "read", "ScopeDescription": "read"}])
    user.browser.tell("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    name = unique("app")
    user.search(pool)
    user.palette(kind, next(
        f"Create an app client: {label}" for label in LABELS if label.startswith(kind)))
    user.browser.fill(name=name, callbacks="https://app.example.com/cb", scopes="files/read")
    user.button("Review the change")
    user.confirm()
    made = client_of(api, pool, name)
    snippet = user.browser.one("#snippet").text
    user.click("button.copy[data-of=snippet]", leaves=False)
    done(user, 12)
    copied = user.browser.driver.execute_async_script(
        "navigator.clipboard.readText().then(arguments[0], error => arguments[0](String(error)))")
    assert copied == snippet
    assert f"client_id = {made['ClientId']}" in copied
    assert (("ClientSecret" in made), made["AllowedOAuthFlows"]) == (secret, flows)


LABELS = [
    "Web app on a server: has a secret, users sign in on the sign-in pages",
    "Single-page app in the browser: no secret, authorization code with PKCE",
    "App on a device: no secret, sign-in by SRP or on the sign-in pages",
    "Program without users: has a secret, client credentials",
]


def test_a_callback_url_is_added(api, pool, user):
    api.make_client(
        pool, ClientName="Shop web", AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid"], CallbackURLs=["https://one.example.com/"],
        SupportedIdentityProviders=["COGNITO"])
    before = client_of(api, pool, "Shop web")
    user.search(pool)
    user.palette("App clients", "App clients")
    user.link("Change")
    user.browser.fill(CallbackURLs="https://one.example.com/\nhttps://two.example.com/")
    user.button("Review the change")
    user.confirm()
    done(user, 13)
    after = client_of(api, pool, "Shop web")
    assert sorted(after.pop("CallbackURLs")) == ["https://one.example.com/", "https://two.example.com/"]
    for one in (before, after):
        one.pop("CallbackURLs", None)
        one.pop("LastModifiedDate")
    assert after == before, "nothing else was changed"


def test_a_client_secret_is_rotated(api, pool, user):
    client = api.make_client(pool, secret=True, ClientName="Shop web")

    def ids():
        listed = api.admin.list_user_pool_client_secrets(UserPoolId=pool, ClientId=client.id)["ClientSecrets"]
        return [one["ClientSecretId"] for one in listed]

    first, = ids()
    user.search(pool)
    user.palette("Shop web", "Shop web")
    user.button("Add a secret")
    user.confirm()
    secret = user.browser.one("#new-secret").text
    assert user.browser.violations() == []
    assert len(ids()) == 2
    user.button("Remove")
    assert user.browser.violations() == []
    user.enter("confirmed", first)
    done(user, 14)
    assert len(ids()) == 1 and first not in ids()
    client.secret = secret
    assert api.sign_in(client, "ada")["AccessToken"]
    assert secret not in user.browser.text


def test_a_token_is_explained(api, pool, user):
    tokens = api.sign_in(api.make_client(pool), "ada")
    user.palette("Token inspector", "Token inspector")
    user.browser.fill(token=tokens["IdToken"])
    user.button("Inspect")
    done(user, 15)
    assert "The attribute email" in user.browser.text
    assert as_dict(found(api, pool)["UserAttributes"])["email"] in user.browser.text


def test_a_mail_text_is_changed_and_sent(api, pool, user):
    address, text = new_email(), "Come in, {username}: {####}"
    user.search(pool)
    user.palette("Invitations", "Invitations")
    user.browser.fill(AdminCreateUserConfig__InviteMessageTemplate__EmailMessage=text)
    user.button("Review the change")
    user.confirm()
    user.link("Messages")
    user.enter("destination", address)
    done(user, 16)
    template = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["AdminCreateUserConfig"]
    assert template["InviteMessageTemplate"]["EmailMessage"] == text
    assert eventually(lambda: api.messages(address))
    assert "Come in, " in str(api.messages(address)[0])


def test_colour_and_logo_are_changed_with_a_preview(api, pool, user, tmp_path):
    api.make_domain(pool, unique("shop").lower())
    user.search(pool)
    user.palette("Look of the pages", "Look of the pages")
    group, = [one for one in user.browser.all("summary")
              if one.text.startswith("Submit button .submitButton-customizable") and "hover" not in one.text]
    # The summary opens by the keyboard too.
    group.send_keys(" ")
    user.browser.fill(**{"submitButton background-color": "rgb(20, 52, 43)"})

    def button():
        user.browser.driver.switch_to.frame("preview")
        try:
            shown = user.browser.all("button.submitButton-customizable")
            return shown[0].value_of_css_property("background-color") if shown else ""
        finally:
            user.browser.driver.switch_to.default_content()

    user.browser.wait(lambda: button(), "the frame")
    user.click("fieldset button[value=preview]", leaves=False)
    user.browser.wait(lambda: "20, 52, 43" in button(), "the preview")
    user.click("button[value=save]")
    user.confirm()
    done(user, 17)
    look = api.admin.get_ui_customization(UserPoolId=pool, ClientId="ALL")["UICustomization"]
    assert "rgb(20, 52, 43)" in look["CSS"] and "ImageUrl" not in look
    user.clicks = 0
    logo = tmp_path / "logo.svg"
    logo.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>')
    user.browser.one("#file").send_keys(str(logo))
    user.button("Upload")
    user.confirm()
    assert user.clicks < MOST
    look = api.admin.get_ui_customization(UserPoolId=pool, ClientId="ALL")["UICustomization"]
    assert "rgb(20, 52, 43)" in look["CSS"] and look["ImageUrl"]


def test_an_import_is_started_and_watched(api, pool, user, tmp_path):
    imports = Imports(api, pool)
    try:
        path = imports.file(tmp_path / "users.csv", [imports.row("ann"), imports.row("bob")])
        user.search(pool)
        user.palette("Import users", "Import users")
        user.browser.fill(name="moving")
        user.browser.one("#file").send_keys(str(path))
        user.button("Create job")
        user.button("Start")
        user.confirm()
        done(user, 18)
        user.browser.wait(lambda: "Succeeded" in user.browser.one("#progress").text, "its end")
        job, = api.admin.list_user_import_jobs(UserPoolId=pool, MaxResults=10)["UserImportJobs"]
        assert (job["Status"], job["ImportedUsers"]) == ("Succeeded", 2)
    finally:
        imports.roles.tear_down()


def test_who_changed_a_setting_is_seen(api, pool, user):
    api.admin.update_user_pool(
        UserPoolId=pool, PoolName="Shop", AutoVerifiedAttributes=["email"],
        Policies={"PasswordPolicy": {"MinimumLength": 17, "TemporaryPasswordValidityDays": 7}})

    def record():
        return [one for one in records(api.server, eventName="UpdateUserPool") if pool in str(one)]

    assert eventually(record)
    user.search(pool)
    user.palette("Policies", "Policies")
    user.link("Who changed this?")
    assert "17" in user.browser.one("tbody").text
    user.click("tbody tr:first-of-type th a")
    done(user, 19)
    assert record()[0]["eventID"] in user.browser.text
    policy = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["Policies"]["PasswordPolicy"]
    assert policy["MinimumLength"] == 17


@pytest.mark.seconds(600)
def test_a_colleague_gets_read_only_access(new_server, browser):
    server = new_server()
    server.start()
    user = ConsoleUser(server, browser)
    name = unique("colleague")
    user.palette("Invite an operator", "Invite an operator")
    assert browser.violations() == []
    browser.fill(name=name)
    user.choose("role", "read-only")
    user.button("Review the change")
    assert browser.violations() == []
    user.confirm()
    done(user, 20)
    assert browser.violations() == []
    address = browser.one("#address").text
    assert address.startswith(f"{server.admin_url}/console/setup?code=")
    assert address.split("code=")[1] not in str(records(server, eventName="InviteOperator"))
    new = Operator(server, name)
    assert new.choose_password(address).status == 200
    new.enter()
    assert f"assumed-role/ConsoleReadOnly/{name}" in new.page.text
    denied = new.show("/console/access/invite")
    assert denied.status == 403 and "martlet:ManageOperators" in denied.text
