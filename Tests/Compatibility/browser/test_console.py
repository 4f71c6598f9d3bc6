"""The console in Chromium: by mouse and by keyboard, light and dark, narrow, without scripts, and by axe."""

import re

import pytest
from selenium.webdriver.common.keys import Keys

from testkit.cognito import as_dict, new_email, unique
from testkit.console import address_for
from testkit.waiting import eventually

NARROW = (320, 740)


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No page of these depends on the store."""
    return request.param


@pytest.fixture
def pool(api):
    pool = api.make_pool(PoolName="Shop")
    api.make_client(pool, secret=True, ClientName="Shop web")
    api.admin.create_group(UserPoolId=pool, GroupName="staff", Precedence=3)
    for name in ("ada", "grace", "linus"):
        api.make_user(pool, username=name, email=new_email(), email_verified="true", given_name=name.title())
    api.admin.admin_add_user_to_group(UserPoolId=pool, Username="ada", GroupName="staff")
    return pool


@pytest.fixture
def console(api, browser):
    """A browser that has entered."""
    browser.open(address_for(api.server))
    browser.shoot("enter")
    assert browser.violations() == []
    assert browser.title == "Enter the console"
    browser.press("button.main")
    assert browser.title == "Home"
    return browser


def pages(api, pool):
    client, = api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=1)["UserPoolClients"]
    return {
        "home": "", "pools": "/pools", "pool": f"/pools/{pool}", "users": f"/pools/{pool}/users",
        "found": f"/pools/{pool}/users?q=ad", "user": f"/pools/{pool}/user?username=ada",
        "attributes": f"/pools/{pool}/attributes?username=ada", "clients": f"/pools/{pool}/clients",
        "client": f"/pools/{pool}/client?id={client['ClientId']}", "new-client": f"/pools/{pool}/new-client",
        "analytics": f"/pools/{pool}/analytics", "mapping": f"/pools/{pool}/attribute-mapping",
        "client-analytics": f"/pools/{pool}/analytics?client={client['ClientId']}", "invite": "/access/invite",
        "user-security": f"/pools/{pool}/user-security?username=ada", "new-pool": "/new-pool",
        "operations": "/operations",
        "operation": f"/operations/cognito-idp/AdminGetUser?UserPoolId={pool}&Username=ada",
        "large-form": "/operations/cognito-idp/CreateUserPool", "json": "/operations/iam/CreateUser?mode=json",
        "unbuilt": "/operations/cognito-idp/CreateUserPoolReplica", "search": f"/search?q=user&pool={pool}",
        "sessions": "/sessions", "nothing": "/pools/us-east-1_000000000",
    }


@pytest.mark.parametrize("look", ["light", "dark", "forced", "narrow"])
def test_every_page_is_accessible_in_every_look(api, console, pool, look):
    console.prefer_dark(look == "dark", forced_colors=look == "forced")
    if look == "narrow":
        console.resize(NARROW)
    console.complaints()
    for name, path in pages(api, pool).items():
        console.open(f"{api.server.admin_url}/console{path}")
        console.shoot(f"{name}-{look}")
        assert console.violations() == [], (name, look)
        assert not console.scrolls_sideways(), (name, look)
        assert console.complaints() == [], name


def test_a_signed_out_page_is_accessible_too(api, browser):
    browser.open(f"{api.server.admin_url}/console")
    browser.shoot("signed-out")
    assert browser.violations() == []
    assert "martlet console open" in browser.text


@pytest.mark.rows("USR-UI-01")
@pytest.mark.parametrize("scripts", [True, False])
def test_a_user_is_found_and_disabled_by_the_keyboard_alone(api, console, pool, scripts):
    console.run_scripts(scripts)
    console.open(f"{api.server.admin_url}/console/pools/{pool}/users")
    keys = console.driver.switch_to.active_element
    if scripts:
        keys.send_keys("/")
        assert console.driver.switch_to.active_element.get_attribute("id") == "search"
    console.driver.find_element("tag name", "body").send_keys(Keys.TAB)
    field = console.one("#q")
    for _ in range(40):
        if console.driver.switch_to.active_element == field:
            break
        console.driver.switch_to.active_element.send_keys(Keys.TAB)
    field.send_keys("ada" + Keys.ENTER)
    console.wait(lambda: "q=ada" in console.url, "the user")
    link = console.one("tbody th a")
    link.send_keys(Keys.ENTER)
    console.wait(lambda: console.title == "ada", "the page of the user")
    console.shoot("user")
    disable, = [one for one in console.all("button") if one.text == "Disable"]
    disable.send_keys(Keys.ENTER)
    console.wait(lambda: console.title == "Disable: ada", "the review")
    console.shoot("review")
    if scripts:
        assert console.violations() == []
    assert [cell.text for cell in console.all("tbody td")] == ["enabled", "disabled"]
    assert api.admin.admin_get_user(UserPoolId=pool, Username="ada")["Enabled"]
    console.one("button.main").send_keys(Keys.ENTER)
    console.wait(lambda: console.title == "ada", "the page of the user")
    assert re.fullmatch(r"The user is disabled\.\s*Undo", console.one(".notice").text)
    console.shoot("disabled")
    assert not api.admin.admin_get_user(UserPoolId=pool, Username="ada")["Enabled"]
    console.one(".notice button").send_keys(Keys.ENTER)
    console.wait(lambda: "The user is enabled." in console.text, "the user as before")
    assert api.admin.admin_get_user(UserPoolId=pool, Username="ada")["Enabled"]


def test_an_operation_is_sent_and_a_deletion_confirmed(api, console, pool):
    console.open(f"{api.server.admin_url}/console/operations/cognito-idp/AdminGetUser?UserPoolId={pool}&Username=grace")
    console.press("main form button.main")
    console.shoot("answer")
    assert console.violations() == []
    assert '"Username": "grace"' in console.one("#output").text
    console.one("#answer summary").click()
    console.shoot("commands")
    assert console.one("#cli-AdminGetUser").text.startswith("aws cognito-idp admin-get-user")
    assert console.one("button.copy[data-of=output]").is_displayed()
    console.open(
        f"{api.server.admin_url}/console/operations/cognito-idp/AdminDeleteUser?UserPoolId={pool}&Username=grace")
    console.press("main form button.danger")
    console.shoot("confirm")
    assert console.violations() == []
    console.fill(confirmed="grace")
    console.press("main form button.danger")
    console.shoot("deleted")
    assert "Done." in console.text
    names = [user["Username"] for user in api.admin.list_users(UserPoolId=pool)["Users"]]
    assert sorted(names) == ["ada", "linus"]


def test_attributes_and_clients_are_changed_after_a_review(api, console, pool):
    console.open(f"{api.server.admin_url}/console/pools/{pool}/attributes?username=linus")
    console.fill(nickname="<Linus> & co", given_name="")
    console.press("main form button.main")
    console.shoot("review-attributes")
    assert console.violations() == []
    console.press("main form button.main")
    found = as_dict(api.admin.admin_get_user(UserPoolId=pool, Username="linus")["UserAttributes"])
    assert found["nickname"] == "<Linus> & co"
    assert "given_name" not in found
    console.open(f"{api.server.admin_url}/console/pools/{pool}/new-client")
    name = unique("mobile")
    console.fill(name=name, callbacks="com.example.app://done")
    console.one("input[value=mobile]").click()
    console.press("main form button.main")
    console.shoot("review-client")
    console.press("main form button.main")
    assert console.title == name and "The app client is created." in console.text
    clients = api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=60)["UserPoolClients"]
    assert name in [client["ClientName"] for client in clients]


@pytest.mark.parametrize("scripts", [True, False])
def test_a_new_pool_gets_custom_attributes_and_a_client_by_the_keyboard(api, console, scripts):
    console.run_scripts(scripts)
    console.open(f"{api.server.admin_url}/console/new-pool")
    name = unique("pool")
    console.fill(name=name, client="Shop web")
    console.one("button[value=settings]").send_keys(Keys.ENTER)
    console.wait(lambda: console.title == f"Create a user pool: {name}", "the settings")
    for row, attribute in enumerate(("colour", "size")):
        console.one("button[name=add]").send_keys(Keys.ENTER)
        console.wait(lambda: len(console.all("#customs fieldset")) == row + 1, "a row")
        console.fill(**{f"custom__{row}__name": attribute, f"custom__{row}__max": "9"})
    console.resize(NARROW)
    console.shoot("attributes")
    if scripts:
        assert console.violations() == []
    assert not console.scrolls_sideways()
    # Enter in a field leads to the review, and adds no row.
    console.one("[id='custom.1.max']").send_keys(Keys.ENTER)
    console.wait(lambda: console.title == "Create a user pool", "the review")
    console.shoot("review")
    console.one("main form button.main").send_keys(Keys.ENTER)
    console.wait(lambda: console.title == name, "the page of the pool")
    console.shoot("made")
    if scripts:
        assert console.violations() == []
    pool = console.url.split("/")[-1]
    schema = [one["Name"] for one in api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["SchemaAttributes"]]
    assert {"custom:colour", "custom:size"} <= set(schema)
    client, = api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=9)["UserPoolClients"]
    assert client["ClientName"] == "Shop web" and client["ClientId"] in console.one("#clients").text
    api.admin.delete_user_pool(UserPoolId=pool)


def test_leaving_ends_the_session(api, console):
    leave, = [one for one in console.all("footer button") if one.text == "Leave the console"]
    leave.click()
    assert eventually(lambda: console.title == "You are not signed in")
    console.shoot("left")
    console.open(f"{api.server.admin_url}/console/sessions")
    assert console.title == "You are not signed in"
