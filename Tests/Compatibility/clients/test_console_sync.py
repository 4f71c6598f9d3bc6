"""The console's pages of sync without scripts: what they do, boto3 reads."""

import urllib.parse

import pytest

from testkit.aws import refused
from testkit.cognito import unique
from testkit.console import Console
from testkit.functions import Hooks
from testkit.push import Google, PushSite
from testkit.roles import allow
from testkit.server import ACCOUNT, REGION
from testkit.streams import Kinesis, Stream
from testkit.sync import SyncSite

EVIL = "\"'><script>alert(1)</script><img src=x onerror=alert(2)>"


@pytest.fixture
def site(identities, roles):
    return SyncSite(identities, roles)


@pytest.fixture
def console(site):
    return Console(site.server)


def page(site, name, /, **query):
    place = f"/console/identity-pools/{urllib.parse.quote(site.pool, safe='')}/{name}"
    return f"{place}?{urllib.parse.urlencode(query)}" if query else place


def act(console, shown, name, **fields):
    """Presses a button of a dataset's page."""
    return console.send(shown.form(pending=None), act=name, **fields)


def configuration(site):
    return site.admin.get_identity_pool_configuration(IdentityPoolId=site.pool)


@pytest.mark.rows("CON-DAT-01", "CON-DAT-02", "CON-DAT-04", "CON-DAT-05", "CON-DAT-07", "CON-DAT-08")
def test_changes_wait_in_the_page_until_they_are_synchronized(site, console):
    user = site.user()
    listed = console.show(page(site, "datasets", identity=user.identity))
    assert "There is no dataset yet." in listed.text
    place = page(site, "dataset", identity=user.identity, name="prefs")
    shown = act(console, console.show(place), "save", key="colour", value='{"is": "blue"}')
    shown = act(console, shown, "save", key="size", value="9")
    assert "Not synchronized" in shown.text
    assert user.values("prefs") == {}, "nothing is stored yet"
    shown = act(console, shown, "discard", **{"pending.1": "on"})
    assert "size" not in shown.form(pending=None)["fields"]["pending"]
    done = act(console, shown, "synchronize")
    assert "The records are stored." in done.text
    assert user.values("prefs") == {"colour": '{"is": "blue"}'}
    edited = console.show(page(site, "dataset", identity=user.identity, name="prefs", key="colour"))
    assert edited.form(pending=None)["fields"]["value"] == '{"is": "blue"}'
    removed = act(console, edited, "remove", **{"record.colour": "on"})
    assert "removed" in removed.text
    assert user.values("prefs") == {"colour": '{"is": "blue"}'}
    assert act(console, removed, "synchronize").status == 200
    assert not user.values("prefs").get("colour")


@pytest.mark.rows("CON-DAT-03")
def test_what_devices_write_appears_and_is_not_overwritten(site, console):
    user = site.user()
    user.write("prefs", {"colour": "blue"})
    place = page(site, "dataset", identity=user.identity, name="prefs", key="colour")
    shown = act(console, console.show(place), "save", value="red")
    user.write("prefs", {"colour": "green"}, counts={"colour": 1})
    told = act(console, shown, "synchronize")
    assert told.status == 409
    assert "ResourceConflictException" in told.text
    assert "green" in told.text, "the stored value is shown beside the new one"
    assert user.values("prefs") == {"colour": "green"}
    user.write("more", {"k": "v"})
    assert "more" in console.show(page(site, "datasets", identity=user.identity)).text


@pytest.mark.rows("CON-DAT-06")
def test_a_value_is_formatted_as_json_or_refused(site, console):
    user = site.user()
    place = page(site, "dataset", identity=user.identity, name="prefs")
    good = act(console, console.show(place), "format", key="k", value='{"a":[1,{"b":null}]}')
    assert good.form(pending=None)["fields"]["value"] == '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ]\n}'
    bad = act(console, good, "format", value='{"a":')
    assert bad.status == 400
    assert "The value is not JSON." in bad.text
    assert bad.form(pending=None)["fields"]["value"] == '{"a":', "what was typed stays"
    assert user.values("prefs") == {}


@pytest.mark.rows("CON-DAT-09")
def test_selected_datasets_are_deleted_together(site, console):
    user = site.user()
    for name in ("a", "b", "kept"):
        user.write(name, {"k": "v"})
    listed = console.show(page(site, "datasets", identity=user.identity))
    ticked = {"dataset.a": "on", "dataset.b": "on"}
    list_of_datasets = next(form for form in listed.forms if "/datasets" in form["action"] and form["method"] == "post")
    review = console.send(list_of_datasets, **ticked)
    assert "cannot be undone" in review.text
    wrong = console.send(review.form(confirmed=None), confirmed="3")
    assert "That is not the name" in wrong.text
    done = console.send(wrong.form(confirmed=None), confirmed="2")
    assert done.status == 200, done.text
    names = [one["DatasetName"] for one in site.admin.list_datasets(
        IdentityPoolId=site.pool, IdentityId=user.identity)["Datasets"]]
    assert names == ["kept"]


@pytest.mark.rows("CON-DAT-12", "EVT-CFG-05")
def test_the_function_of_events_is_picked_and_removed(site, console):
    hooks = Hooks(site.server)
    function = hooks.add(lambda event, _: event)
    shown = console.show(page(site, "sync"))
    assert function in shown.text
    review = console.send(shown.form(part="events"), function=function)
    done = console.send(review.form(reviewed="yes"))
    assert "The settings are saved." in done.text
    assert site.admin.get_cognito_events(IdentityPoolId=site.pool)["Events"] == {"SyncTrigger": function}
    review = console.send(done.form(part="events"), function="")
    assert console.send(review.form(reviewed="yes")).status == 200
    assert not site.admin.get_cognito_events(IdentityPoolId=site.pool).get("Events")
    hooks.close()


@pytest.mark.one_engine
@pytest.mark.rows("CON-DAT-10", "STR-CFG-03", "STR-CFG-05", "STR-CFG-06", "STR-BLK-02")
def test_a_stream_is_set_and_everything_is_published(site, console, roles, tmp_path):
    kinesis = Kinesis()
    stream = Stream(site, roles, kinesis, tmp_path)
    shown = console.show(page(site, "sync"))
    assert stream.name in shown.text
    assert stream.role in shown.text
    review = console.send(shown.form(part="streams"), **{
        "stream": stream.name, "stream-role": stream.role, "status": "ENABLED"})
    assert stream.name in review.text
    done = console.send(review.form(reviewed="yes"))
    assert "The settings are saved." in done.text
    assert configuration(site)["CognitoStreams"] == {
        "StreamName": stream.name, "RoleArn": stream.role, "StreamingStatus": "ENABLED"}
    site.user().write("prefs", {"k": "v"})
    review = console.send(done.form(part="bulk"))
    assert console.send(review.form(reviewed="yes")).status == 200
    details = site.admin.get_bulk_publish_details(IdentityPoolId=site.pool)
    assert details["BulkPublishStatus"] in ("IN_PROGRESS", "SUCCEEDED")
    off = console.send(console.show(page(site, "sync")).form(part="streams"), status="DISABLED")
    assert console.send(off.form(reviewed="yes")).status == 200
    assert configuration(site)["CognitoStreams"]["StreamingStatus"] == "DISABLED"
    kinesis.close()


@pytest.mark.rows("CON-DAT-11", "PUSH-UI-01", "PUSH-UI-02", "PUSH-UI-04")
def test_a_role_for_messages_is_made_from_the_page(site, console):
    shown = console.show(page(site, "sync"))
    assert "Push synchronization" in shown.text
    create = next(link for link in shown.links if "/iam/CreateRole" in link and "martlet-push" in link)
    name = unique("push")
    made = console.send(console.show(create).form(RoleName=None), RoleName=name)
    assert made.status == 200, made.text
    grant = next(link for link in shown.links if "/iam/PutRolePolicy" in link and "martlet-push" in link)
    given = console.send(console.show(grant).form(RoleName=None), RoleName=name)
    assert given.status == 200, given.text
    assert name in console.show(page(site, "sync")).text, "the list of roles has it"


@pytest.mark.one_engine
@pytest.mark.rows("CON-DAT-11", "PUSH-UI-01", "PUSH-UI-03")
def test_applications_are_ticked_and_messages_end(site, console, roles, tmp_path):
    google = Google()
    push = PushSite(site, roles, tmp_path, google)
    site.admin.set_identity_pool_configuration(IdentityPoolId=site.pool, PushSync={})
    assert "PushSync" not in configuration(site)
    arn, = push.arns
    shown = console.show(page(site, "sync"))
    review = console.send(shown.form(part="push"), **{f"application.{arn}": "on", "push-role": push.role})
    assert arn in review.text
    done = console.send(review.form(reviewed="yes"))
    assert "The settings are saved." in done.text
    assert configuration(site)["PushSync"] == {"ApplicationArns": [arn], "RoleArn": push.role}
    ended = console.send(done.form(part="push"), **{f"application.{arn}": None, "push-role": ""})
    assert console.send(ended.form(reviewed="yes")).status == 200
    assert "PushSync" not in configuration(site)
    google.close()


@pytest.mark.rows("PERM-POL-01")
def test_a_policy_opens_the_pages_of_one_pool_only(site, roles, identities):
    other = SyncSite(identities, roles)
    arns = [f"arn:aws:{service}:{REGION}:{ACCOUNT}:identitypool/{site.pool}*"
            for service in ("cognito-identity", "cognito-sync")]
    name = roles.make_user(
        allow("cognito-identity:ListIdentityPools"), allow("cognito-identity:*", arns[0]),
        allow("cognito-sync:*", arns[1]))
    limited = Console(site.server, roles.key_of(name))
    listed = limited.show("/console/sync")
    assert site.pool in listed.text
    user = site.user()
    assert limited.show(page(site, "sync")).status == 200
    place = page(site, "dataset", identity=user.identity, name="prefs")
    done = act(limited, act(limited, limited.show(place), "save", key="k", value="v"), "synchronize")
    assert "The records are stored." in done.text
    assert user.values("prefs") == {"k": "v"}
    for name in ("sync", "datasets"):
        denied = limited.show(page(other, name))
        assert denied.status == 400, name
        assert "Your policies do not allow this" in denied.text, name
    client = roles.client_of_user(
        roles.make_user(allow("cognito-sync:*", arns[1])), "cognito-sync")
    with refused("AccessDeniedException"):
        client.describe_identity_pool_usage(IdentityPoolId=other.pool)


def test_stored_records_are_texts(site, console):
    user = site.user()
    user.write(":a.b", {EVIL: EVIL})
    for place in (page(site, "datasets", identity=user.identity), page(site, "datasets", identity=EVIL),
                  page(site, "dataset", identity=user.identity, name=":a.b"),
                  page(site, "dataset", identity=user.identity, name=":a.b", key=EVIL),
                  page(site, "dataset", identity=user.identity, name=EVIL)):
        source = console.show(place).source
        for part in ("<script>alert", "<img src=x"):
            assert part not in source, place
    shown = act(console, console.show(page(site, "dataset", identity=user.identity, name=":a.b")), "save",
                key=EVIL, value=EVIL)
    assert "<script>alert" not in shown.source and "<img src=x" not in shown.source


def test_a_list_of_changes_that_no_page_has_made_is_refused(site, console):
    user = site.user()
    shown = console.show(page(site, "dataset", identity=user.identity, name="prefs"))
    for pending in ("{", "7", "[" * 2000, "x" * 500_000):
        told = act(console, shown, "synchronize", pending=pending)
        assert told.status == 400, pending[:10]
    assert user.values("prefs") == {}
