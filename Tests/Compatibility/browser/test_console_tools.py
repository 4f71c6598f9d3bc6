"""The console's pages of tokens, sync and the server in Chromium: accessible in every look, and what they do."""

import urllib.parse

import pytest

from testkit.browser import is_gone
from testkit.cognito import new_email
from testkit.console import address_for
from testkit.functions import Hooks
from testkit.streams import Kinesis, Stream
from testkit.sync import SyncSite

NARROW = (320, 740)


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No page of these depends on the store."""
    return request.param


@pytest.fixture
def site(identities, roles):
    return SyncSite(identities, roles)


@pytest.fixture
def console(site, browser):
    """A browser that has entered."""
    browser.open(address_for(site.server))
    browser.press("button.main")
    return browser


@pytest.fixture
def shop(api):
    pool = api.make_pool(PoolName="Shop")
    client = api.make_client(pool, ReadAttributes=["email", "given_name"])
    user = api.make_user(pool, username="ada", email=new_email(), given_name="Ada", family_name="Lovelace")
    for name, precedence in (("staff", 3), ("boss", 1)):
        api.admin.create_group(UserPoolId=pool, GroupName=name, Precedence=precedence)
        api.admin.admin_add_user_to_group(UserPoolId=pool, Username="ada", GroupName=name)
    return pool, client, api.sign_in(client, user.username)


def address(site, page, **query):
    place = f"{site.server.admin_url}/console/identity-pools/{urllib.parse.quote(site.pool, safe='')}/{page}"
    return f"{place}?{urllib.parse.urlencode(query)}" if query else place


def press(console, words):
    """Presses the button of the page's content with these words."""
    button, = [one for one in console.all("main button") if one.text == words]
    button.click()
    console.wait(lambda: is_gone(button), f"a page after {words}")


def check(console, name, look=""):
    console.shoot(f"{name}-{look}" if look else name)
    assert console.violations() == [], (name, look)
    assert not console.scrolls_sideways(), (name, look)


@pytest.mark.parametrize("look", ["light", "dark", "forced", "narrow"])
def test_every_page_is_accessible_in_every_look(console, site, shop, look):
    pool, client, tokens = shop
    user = site.user()
    user.write("prefs", {"colour": '{"is": "blue"}', "size": "9"})
    console.prefer_dark(look == "dark", forced_colors=look == "forced")
    if look == "narrow":
        console.resize(NARROW)
    console.complaints()
    for name, place in {
        "tools": "tools", "token": "tools/token", "server": f"server?pool={pool}", "sync-pools": "sync",
        "preview": f"tools/preview?pool={pool}&username=ada&client={client.id}",
    }.items():
        console.open(f"{site.server.admin_url}/console/{place}")
        check(console, name, look)
    for name, place in {
        "sync": address(site, "sync"), "identities": address(site, "datasets"),
        "datasets": address(site, "datasets", identity=user.identity),
        "dataset": address(site, "dataset", identity=user.identity, name="prefs"),
    }.items():
        console.open(place)
        check(console, name, look)
    console.fill(key="colour", value="red")
    press(console, "Save changes")
    check(console, "pending", look)
    console.open(f"{site.server.admin_url}/console/tools/token")
    console.fill(token=tokens["IdToken"])
    console.press("main form button.main")
    check(console, "inspected", look)
    assert console.complaints() == []


@pytest.mark.rows(
    "CON-DAT-01", "CON-DAT-02", "CON-DAT-03", "CON-DAT-04", "CON-DAT-05", "CON-DAT-06", "CON-DAT-07", "CON-DAT-08",
    "CON-DAT-09")
@pytest.mark.parametrize("scripts", [True, False])
def test_a_dataset_is_made_edited_and_deleted(console, site, scripts):
    console.run_scripts(scripts)
    user = site.user()
    console.open(address(site, "datasets", identity=user.identity))
    console.fill(name="prefs")
    press(console, "Create and edit dataset")
    assert console.title == "prefs"
    console.fill(key="colour", value='{"is":"blue"}')
    press(console, "Format as JSON")
    assert console.one("#value").get_attribute("value") == '{\n  "is": "blue"\n}'
    press(console, "Save changes")
    console.fill(key="size", value="9")
    press(console, "Save changes")
    assert len(console.all("#pending tbody tr")) == 2
    assert user.values("prefs") == {}
    console.one("[name='pending.1']").click()
    press(console, "Discard selected")
    press(console, "Synchronize")
    assert console.one(".notice").text == "The records are stored."
    assert user.values("prefs") == {"colour": '{\n  "is": "blue"\n}'}
    user.write("more", {"k": "v"})
    console.open(address(site, "datasets", identity=user.identity))
    assert "more" in console.text
    for name in ("prefs", "more"):
        console.one(f"[name='dataset.{name}']").click()
    press(console, "Delete selected")
    console.shoot("delete")
    console.fill(confirmed="2")
    press(console, "Confirm")
    assert console.one(".notice").text == "The datasets are deleted."
    assert not site.admin.list_datasets(IdentityPoolId=site.pool, IdentityId=user.identity)["Datasets"]


@pytest.mark.rows(
    "CON-DAT-10", "CON-DAT-11", "CON-DAT-12", "PUSH-UI-01", "PUSH-UI-02", "PUSH-UI-04", "STR-CFG-03", "STR-CFG-05",
    "STR-CFG-06", "STR-BLK-02", "EVT-CFG-05")
def test_the_sections_of_sync_store_what_is_picked(console, site, roles, tmp_path):
    kinesis, hooks = Kinesis(), Hooks(site.server)
    stream, function = Stream(site, roles, kinesis, tmp_path), hooks.add(lambda event, _: event)
    console.open(address(site, "sync"))
    pick(console, "stream", stream.name)
    pick(console, "stream-role", stream.role)
    pick(console, "status", "ENABLED")
    console.press("#streams button.main")
    console.shoot("review-stream")
    press(console, "Confirm")
    assert console.one(".notice").text == "The settings are saved."
    stored = site.admin.get_identity_pool_configuration(IdentityPoolId=site.pool)["CognitoStreams"]
    assert stored == {"StreamName": stream.name, "RoleArn": stream.role, "StreamingStatus": "ENABLED"}
    console.press("#bulk button.main")
    press(console, "Confirm")
    details = site.admin.get_bulk_publish_details(IdentityPoolId=site.pool)
    assert details["BulkPublishStatus"] in ("IN_PROGRESS", "SUCCEEDED")
    pick(console, "function", function)
    console.press("#events button.main")
    press(console, "Confirm")
    assert site.admin.get_cognito_events(IdentityPoolId=site.pool)["Events"] == {"SyncTrigger": function}
    links = [one.text for one in console.all("#push a")]
    assert links == ["Create a role", "Let the role do sns:Publish"]
    console.shoot("set")
    hooks.close()
    kinesis.close()


def pick(console, field, value):
    option = console.one(f"[id='{field}'] option[value='{value}']")
    option.click()


@pytest.mark.rows("UP-LAM-13")
def test_a_function_is_picked_for_a_trigger(api, console, site):
    hooks = Hooks(api.server)
    function, pool = hooks.add(lambda event, _: event), api.make_pool()
    console.open(f"{api.server.admin_url}/console/pools/{pool}/settings/triggers")
    pick(console, "LambdaConfig.PreSignUp", function)
    pick(console, "LambdaConfig.PreTokenGenerationConfig.LambdaArn", function)
    pick(console, "LambdaConfig.PreTokenGenerationConfig.LambdaVersion", "V2_0")
    console.shoot("picked")
    console.press("main form button.main")
    press(console, "Confirm")
    stored = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["LambdaConfig"]
    assert stored["PreSignUp"] == stored["PreTokenGenerationConfig"]["LambdaArn"] == function
    hooks.close()
