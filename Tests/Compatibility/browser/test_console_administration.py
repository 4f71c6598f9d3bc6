"""The console's pages of looks, messages, imports, the audit log, protection and the outbox in Chromium."""

import base64

import pytest

from testkit.cognito import new_email, unique
from testkit.console import address_for
from testkit.imports import Imports
from testkit.waiting import eventually

NARROW = (320, 740)
JUDGED = {"UserPoolTier": "PLUS", "UserPoolAddOns": {"AdvancedSecurityMode": "AUDIT"}}
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No page of these depends on the store."""
    return request.param


@pytest.fixture
def pool(api):
    pool = api.make_pool(PoolName="Shop", AutoVerifiedAttributes=["email"], **JUDGED)
    api.admin.create_user_pool_domain(UserPoolId=pool, Domain=unique("shop").lower())
    api.make_client(pool, ClientName="Shop web")
    return pool


@pytest.fixture
def console(api, browser):
    """A browser that has entered."""
    browser.open(address_for(api.server))
    browser.press("button.main")
    return browser


def pages(pool):
    own = {
        "branding": "branding", "sheet": "branding?mode=css", "messages": "messages",
        "messages-sms": "messages?kind=invitation&channel=sms", "messages-all": "messages?language=all",
        "reset": "message-reset?kind=invitation", "imports": "imports", "protection": "protection?username=ada",
        "history": "history/general",
    }
    return {
        **{name: f"/pools/{pool}/{path}" for name, path in own.items()}, "jobs": "/jobs", "outbox": "/outbox",
        "failed": "/outbox?state=failed", "address": "/outbox/address?address=ada%40example.com", "audit": "/audit",
        "audit-none": "/audit?value=nothing", "settings": f"/pools/{pool}/settings/policies",
    }


@pytest.mark.parametrize("look", ["light", "dark", "forced", "narrow"])
def test_every_page_of_administration_is_accessible_in_every_look(api, console, pool, look):
    user = api.make_user(pool, username="ada")
    api.sign_in(api.make_client(pool), user.username)
    api.admin.update_user_pool(UserPoolId=pool, PoolName="Shops", AutoVerifiedAttributes=["email"], **JUDGED)
    console.prefer_dark(look == "dark", forced_colors=look == "forced")
    if look == "narrow":
        console.resize(NARROW)
    console.complaints()
    for name, path in pages(pool).items():
        console.open(f"{api.server.admin_url}/console{path}")
        console.shoot(f"{name}-{look}")
        assert console.violations() == [], (name, look)
        assert not console.scrolls_sideways(), (name, look)
        assert console.complaints() == [], name


@pytest.mark.rows("UP-UI-41")
def test_a_look_is_previewed_in_the_frame_and_saved(api, console, pool, tmp_path):
    console.open(f"{api.server.admin_url}/console/pools/{pool}/branding")
    client, = [one for one in console.all("#client option") if one.text == "Shop web"]
    client.click()
    console.press("form.filter button")
    fields = {one.get_attribute("name"): one.get_attribute("value") for one in console.all("details input")}
    assert fields["submitButton background-color"] == "#1b5fc1", "a property has the value of the pages"
    assert len({name.split(" ")[0] for name in fields}) == 17
    group, = [one for one in console.all("summary") if one.text.startswith("Submit button .submitButton-customizable")
              and "hover" not in one.text]
    group.click()
    console.fill(**{"submitButton background-color": "rgb(20, 52, 43)"})
    console.one("input[name=dark]").click()

    def button():
        """The background of the preview's button."""
        console.driver.switch_to.frame("preview")
        try:
            found = console.all("button.submitButton-customizable")
            return found[0].value_of_css_property("background-color") if found else ""
        finally:
            console.driver.switch_to.default_content()

    assert "27, 95, 193" in button()
    console.all("button[value=preview]")[0].click()
    console.wait(lambda: "20, 52, 43" in button(), "the preview")
    console.shoot("preview")
    kept = console.one("[id='submitButton background-color']")
    assert kept.get_attribute("value") == "rgb(20, 52, 43)", "the form stays as it was typed"
    shown = api.admin.get_ui_customization(UserPoolId=pool, ClientId="ALL")["UICustomization"]
    assert "CSS" not in shown
    console.press("button[value=save]")
    console.shoot("review")
    console.press("main form button.main")
    assert "The look is saved." in console.one(".notice").text
    client = api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=1)["UserPoolClients"][0]["ClientId"]
    stored = api.admin.get_ui_customization(UserPoolId=pool, ClientId=client)["UICustomization"]
    assert "rgb(20, 52, 43)" in stored["CSS"] and stored["ClientId"] == client
    logo = tmp_path / "logo.png"
    logo.write_bytes(PIXEL)
    console.one("#file").send_keys(str(logo))
    console.press("#logo form:first-of-type button")
    console.press("main form button.main")
    stored = api.admin.get_ui_customization(UserPoolId=pool, ClientId=client)["UICustomization"]
    assert stored["ImageUrl"].endswith(".png") and "rgb(20, 52, 43)" in stored["CSS"]


@pytest.mark.rows("UP-CSV-09", "UP-CSV-58", "IMP-UI-01", "IMP-UI-02", "IMP-UI-03", "IMP-LOG-03")
def test_users_are_imported(api, console, pool, tmp_path):
    imports = Imports(api, pool)
    try:
        console.open(f"{api.server.admin_url}/console/pools/{pool}/imports")
        header, = [one for one in console.all("main a") if one.text == "Download CSV header"]
        assert header.get_attribute("href").endswith("/import-header")
        roles = [one.text for one in console.all("#role option")]
        assert roles[0] == "Create a new role" and imports.role in roles
        path = imports.file(tmp_path / "users.csv", [imports.row("ann"), imports.row("bob", birthdate="x")])
        console.fill(name="moving")
        console.one("#file").send_keys(str(path))
        create, = [one for one in console.all("main button") if one.text == "Create job"]
        create.click()
        console.wait(lambda: console.title == "moving", "the job")
        console.shoot("checked")
        assert console.violations() == []
        assert "1 would become users, 0 exist already, 1 would fail." in console.one("#check").text
        job, = api.admin.list_user_import_jobs(UserPoolId=pool, MaxResults=10)["UserImportJobs"]
        assert job["Status"] == "Created" and job["CloudWatchLogsRoleArn"].endswith("role/Cognito-UserImport-Role")
        start, = [one for one in console.all("main button") if one.text == "Start"]
        start.click()
        console.wait(lambda: console.title == "Start", "the review")
        console.press("main form button.main")
        console.wait(lambda: "imported" in console.one("#progress").text and (
            "Succeeded" in console.one("#progress").text or "Failed" in console.one("#progress").text), "its end")
        console.shoot("ended")
        log, = [one for one in console.all("main a") if one.text == "Log of the job"]
        log.click()
        console.wait(lambda: console.all("#log"), "the log")
        console.shoot("log")
        assert "[SUCCEEDED] Line Number 2" in console.one("#log").text
        assert api.admin.admin_get_user(UserPoolId=pool, Username="ann")["UserStatus"] == "RESET_REQUIRED"
    finally:
        imports.roles.tear_down()


@pytest.mark.rows("UP-ASF-19")
def test_an_event_is_marked(api, console, pool):
    user = api.make_user(pool)
    api.sign_in(api.make_client(pool), user.username)
    console.open(f"{api.server.admin_url}/console/pools/{pool}/user?username={user.username}")
    link, = [one for one in console.all("main a") if one.text == "Was it the user?"]
    link.click()
    console.wait(lambda: console.title == "Protection", "the events")
    console.shoot("events")
    invalid, = [one for one in console.all("main button") if one.text == "Invalid"]
    invalid.click()
    console.wait(lambda: console.title == "Feedback", "the review")
    console.press("main form button.main")
    assert "The feedback is saved." in console.one(".notice").text
    event, = api.admin.admin_list_user_auth_events(UserPoolId=pool, Username=user.username)["AuthEvents"]
    assert event["EventFeedback"]["FeedbackValue"] == "Invalid"


def test_a_message_is_sent_to_try_it(api, console, pool):
    destination = new_email()
    console.open(f"{api.server.admin_url}/console/pools/{pool}/messages?kind=invitation")
    console.fill(destination=destination)
    send, = [one for one in console.all("main button") if one.text == "Send it to me"]
    send.click()
    console.wait(lambda: console.all(".notice"), "the response")
    console.shoot("sent")
    assert f"{destination}: sent." in console.one(".notice").text
    assert api.messages(destination)


@pytest.mark.rows("CT-GEN-01")
def test_a_change_is_found_in_the_audit_log(api, console, pool):
    console.open(f"{api.server.admin_url}/console/pools/{pool}/settings/policies")
    console.fill(Policies__PasswordPolicy__MinimumLength="17")
    console.press("main form button.main")
    console.press("main form button.main")
    policy = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["Policies"]["PasswordPolicy"]
    assert policy["MinimumLength"] == 17

    def found():
        console.open(f"{api.server.admin_url}/console/pools/{pool}/history/policies")
        return "17" in console.text

    assert eventually(found)
    console.shoot("history")
    console.press("tbody tr:first-of-type th a")
    console.shoot("record")
    assert console.violations() == [] and '"via": "console"' in console.one("#record").text
    console.open(f"{api.server.admin_url}/console/audit")
    console.press("main > form:last-of-type button")
    console.shoot("verified")
    assert "The chain is whole" in console.one("#verification").text
    assert console.violations() == []
