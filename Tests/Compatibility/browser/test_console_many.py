"""The console's charts, jobs on many users and palette in Chromium: every look, axe, mouse and keyboard."""

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from testkit.aws import refused
from testkit.cognito import new_email
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
    client = api.make_client(pool, ClientName="Shop web")
    for name in ("ada", "grace", "linus"):
        api.make_user(pool, username=name, email=new_email(), email_verified="true")
        api.sign_in(client, name)
    with refused("NotAuthorizedException"):
        api.sign_in(client, "ada", password="Wrong-Horse-7")
    return pool


@pytest.fixture
def console(api, browser):
    """A browser that has entered."""
    browser.open(address_for(api.server))
    browser.press("button.main")
    return browser


def counted(console, api, pool):
    console.open(f"{api.server.admin_url}/console/pools/{pool}/charts")
    return "3 sign-ins were completed, 1 attempts refused" in console.text


@pytest.mark.parametrize("look", ["light", "dark", "forced", "narrow"])
def test_charts_are_accessible_in_every_look(api, console, pool, look):
    console.prefer_dark(look == "dark", forced_colors=look == "forced")
    if look == "narrow":
        console.resize(NARROW)
    assert eventually(lambda: counted(console, api, pool))
    console.complaints()
    for name, path in {
        "charts": f"/pools/{pool}/charts", "charts-month": f"/pools/{pool}/charts?period=month", "all": "/charts",
        "overview": f"/pools/{pool}", "home": "", "users-many": f"/pools/{pool}/users",
    }.items():
        console.open(f"{api.server.admin_url}/console{path}")
        for summary in console.all(".chart summary"):
            summary.click()
        console.shoot(f"{name}-{look}")
        assert console.violations() == [], (name, look)
        assert not console.scrolls_sideways(), (name, look)
        assert console.complaints() == [], name
    console.open(f"{api.server.admin_url}/console/pools/{pool}/charts")
    drawing = console.one("#chart-sign-ins svg")
    assert drawing.get_attribute("role") == "img" and drawing.size["width"] > 200
    done, = console.all("#chart-sign-ins path.s1")
    refusals, = console.all("#chart-sign-ins path.s2")
    assert done.value_of_css_property("fill") != refusals.value_of_css_property("fill")


def test_ticked_users_are_disabled_by_a_job_that_is_watched(api, console, pool):
    console.open(f"{api.server.admin_url}/console/pools/{pool}/users")
    for name in ("ada", "linus"):
        console.one(f"input[name=user][value={name}]").send_keys(Keys.SPACE)
    console.shoot("ticked")
    console.press("#bulk button")
    assert console.title == "Disable"
    assert [one.text for one in console.all("tbody th")] == ["ada", "linus"]
    console.shoot("review")
    assert console.violations() == []
    console.press("main form button.main")
    console.wait(lambda: "Completed: 2 done, 0 refused" in console.text, "the end of the job")
    console.shoot("done")
    assert console.violations() == []
    states = {name: api.admin.admin_get_user(UserPoolId=pool, Username=name)["Enabled"]
              for name in ("ada", "grace", "linus")}
    assert states == {"ada": False, "grace": True, "linus": False}
    console.open(f"{api.server.admin_url}/console/pools/{pool}/users")
    Select(console.one("#action")).select_by_value("delete")
    console.one("input[value=matching]").click()
    console.press("#bulk button")
    console.shoot("delete")
    assert console.violations() == [] and "This cannot be undone." in console.text
    console.fill(confirmed=pool)
    console.press("main form button.main")
    console.wait(lambda: "Completed: 2 done, 1 refused" in console.text, "the end of the job")
    console.shoot("report")
    assert console.violations() == [] and "grace" in console.one("main table").text


def test_the_palette_leads_to_pages_users_pools_and_operations(api, console, pool):
    here = f"{api.server.admin_url}/console/pools/{pool}"

    def typed(text):
        """Opens the palette and types."""
        console.open(here)
        console.driver.find_element("tag name", "body").send_keys(Keys.CONTROL, "k")
        field = console.driver.switch_to.active_element
        assert field.get_attribute("id") == "palette-field"
        field.send_keys(text)
        return field

    def links():
        return {one.text: one.get_attribute("href") for one in console.all("#palette-results a")}

    field = typed("ad")
    console.wait(lambda: "ada" in links(), "the users")
    console.shoot("palette")
    assert console.violations() == []
    field.send_keys(Keys.ARROW_DOWN)
    first = console.driver.switch_to.active_element
    assert first.text == "ada"
    first.send_keys(Keys.ENTER)
    console.wait(lambda: console.title == "ada", "the page of the user")
    field = typed("Audit")
    console.wait(lambda: "Audit log" in links(), "the page")
    field.send_keys(Keys.ENTER)
    console.wait(lambda: console.title == "Audit log", "the audit log")
    typed("admindisable")
    console.wait(lambda: "cognito-idp AdminDisableUser" in links(), "the operation")
    typed(pool)
    console.wait(lambda: list(links().values()) == [here], "the page of an id")
    typed("Shop").send_keys(Keys.ESCAPE)
    console.wait(lambda: not console.one("#palette").is_displayed(), "the end of the palette")
    assert console.complaints() == []
    typed("<img src=x onerror=alert(1)>")
    console.wait(lambda: "Nothing found." in console.one("#palette-results").text, "an empty list")
    assert console.all("#palette-results img") == []


def test_without_scripts_the_search_page_is_there(api, console, pool):
    console.run_scripts(False)
    console.open(f"{api.server.admin_url}/console/pools/{pool}")
    assert not console.one("#palette").is_displayed()
    console.one("#search").send_keys("ad" + Keys.ENTER)
    console.wait(lambda: console.title.startswith("Found"), "the search page")
    assert "ada" in [one.text for one in console.all("#results a")]
