"""The console's pages of settings in Chromium: accessible in every look, by the keyboard alone, without scripts."""

import pytest
from selenium.webdriver.common.keys import Keys

from testkit.console import address_for

NARROW = (320, 740)
SECTIONS = [
    "general", "policies", "verification", "sign-in", "second-factors", "devices", "sessions", "messages",
    "invitations", "senders", "protection", "risk", "triggers", "logs", "tags",
]


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No page of these depends on the store."""
    return request.param


@pytest.fixture
def pool(api):
    pool = api.make_pool(PoolName="Shop", AutoVerifiedAttributes=["email", "phone_number"])
    api.make_client(pool, ClientName="Shop web")
    api.admin.create_group(UserPoolId=pool, GroupName="staff", Precedence=3)
    api.make_user(pool, username="ada")
    api.admin.admin_add_user_to_group(UserPoolId=pool, Username="ada", GroupName="staff")
    api.admin.create_resource_server(UserPoolId=pool, Identifier="files", Name="Files", Scopes=[
        {"ScopeName": "read", "ScopeDescription": "May read"}])
    return pool


@pytest.fixture
def console(api, browser):
    """A browser that has entered."""
    browser.open(address_for(api.server))
    browser.press("button.main")
    return browser


def pages(api, pool):
    client, = api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=1)["UserPoolClients"]
    sections = {name: f"settings/{name}" for name in SECTIONS}
    return {
        "index": "settings", **sections, "schema": "schema", "groups": "groups", "group": "group?name=staff",
        "new-group": "new-group", "members": "members?name=staff", "resource-servers": "resource-servers",
        "resource-server": "resource-server?name=files", "providers": "providers",
        "new-provider": "new-provider?ProviderType=SAML", "domain": "domain?check=shop",
        "client-settings": f"client-settings?id={client['ClientId']}", "delete-group": "delete/group?name=staff",
        "trigger-test": "trigger-test",
    }


@pytest.mark.parametrize("look", ["light", "dark", "forced", "narrow"])
def test_every_page_of_settings_is_accessible_in_every_look(api, console, pool, look):
    console.prefer_dark(look == "dark", forced_colors=look == "forced")
    if look == "narrow":
        console.resize(NARROW)
    console.complaints()
    for name, path in pages(api, pool).items():
        console.open(f"{api.server.admin_url}/console/pools/{pool}/{path}")
        console.shoot(f"{name}-{look}")
        assert console.violations() == [], (name, look)
        assert not console.scrolls_sideways(), (name, look)
        assert console.complaints() == [], name


@pytest.mark.parametrize("scripts", [True, False])
def test_a_setting_is_changed_by_the_keyboard_alone(api, console, pool, scripts):
    console.run_scripts(scripts)
    console.open(f"{api.server.admin_url}/console/pools/{pool}/settings/policies")
    field = console.one("[id='Policies.PasswordPolicy.MinimumLength']")
    for _ in range(40):
        if console.driver.switch_to.active_element == field:
            break
        console.driver.switch_to.active_element.send_keys(Keys.TAB)
    assert console.driver.switch_to.active_element == field
    field.send_keys(Keys.CONTROL + "a")
    field.send_keys("16" + Keys.ENTER)
    console.wait(lambda: console.all("td.value"), "the review")
    console.shoot("review")
    if scripts:
        assert console.violations() == []
    assert [cell.text for cell in console.all("td.value")] == ["8", "16"]
    console.one("button.main").send_keys(Keys.ENTER)
    console.wait(lambda: console.all(".notice"), "the settings")
    assert console.one(".notice").text == "The settings are saved."
    policy = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["Policies"]["PasswordPolicy"]
    assert policy["MinimumLength"] == 16


def test_a_change_made_elsewhere_is_shown(api, console, pool):
    console.open(f"{api.server.admin_url}/console/pools/{pool}/settings/verification")
    api.admin.update_user_pool(UserPoolId=pool, AutoVerifiedAttributes=["email"])
    console.one("[name='AutoVerifiedAttributes.email']").click()
    console.press("main form button.main")
    console.shoot("meanwhile")
    assert console.violations() == []
    assert "These settings were changed elsewhere" in console.one("div.alert").text
    assert api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["AutoVerifiedAttributes"] == ["email"]


def test_a_deletion_asks_for_the_name(api, console, pool):
    console.open(f"{api.server.admin_url}/console/pools/{pool}/group?name=staff")
    console.press("section.danger a")
    console.shoot("delete")
    console.fill(confirmed="staf")
    console.press("main form button.main")
    console.shoot("other-name")
    assert console.violations() == [] and "That is not the name" in console.text
    console.fill(confirmed="staff")
    console.press("main form button.main")
    assert console.one(".notice").text == "The group is deleted."
    assert not api.admin.list_groups(UserPoolId=pool)["Groups"]
