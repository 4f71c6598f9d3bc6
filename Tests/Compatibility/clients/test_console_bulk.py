"""Jobs of the console that do the same to many users, without scripts."""

import html
import re
import urllib.parse

import pytest

from testkit.audit import records
from testkit.aws import refused
from testkit.cognito import CognitoAPI, unique
from testkit.console import Console, shown
from testkit.roles import allow
from testkit.waiting import eventually

EVIL = "\"'><script>alert(1)</script><img src=x onerror=alert(2)>"


@pytest.fixture
def console(api):
    return Console(api.server)


def order(console, pool, action, users=None, query="", **fields):
    """The review of a job on the users that are ticked, or on all that match."""
    form = console.show(f"/console/pools/{pool}/users{query}").form(scope=None)
    form["fields"].pop("user", None)
    given = {"action": action, "scope": "picked" if users else "matching", **fields}
    if users:
        given["user"] = users
    return console.send(form, **given)


def confirm(console, review, **typed):
    """Begins the job: its page. The review has a hidden field for each user that was ticked."""
    users = [html.unescape(name) for name in re.findall(r'name="user" value="([^"]*)"', review.source)]
    return console.send(review.form(reviewed="yes"), **{**({"user": users} if users else {}), **typed})


def ended(console, page):
    """The page of the job when it has ended."""
    address = urllib.parse.urlsplit(page.response.url)
    here = f"{address.path}?{address.query}"
    assert eventually(lambda: "Running" not in console.show(here).text)
    return console.show(here)


def state(page):
    """How far a job is: a word, how many are done, how many were refused."""
    found = re.search(r"(Running|Stopped|Completed|Ended early) ?: (\d+) done, (\d+) refused", page.text)
    return found[1], int(found[2]), int(found[3])


def enabled(api, pool, name):
    return api.admin.admin_get_user(UserPoolId=pool, Username=name)["Enabled"]


def disabled(api, pool, names):
    return sum(not enabled(api, pool, name) for name in names)


def test_ticked_users_are_disabled_and_the_report_names_who_was_refused(api, console):
    pool = api.make_pool()
    names = sorted(api.make_user(pool).username for _ in range(4))
    gone = names.pop()
    review = order(console, pool, "disable", users=[*names[:2], gone])
    assert review.status == 200 and names[0] in review.text and names[2] not in review.text
    assert f"admin-disable-user --user-pool-id {pool} --username {names[0]}" in shown(review, "cli-words")
    assert enabled(api, pool, names[0]), "a review changes nothing"
    api.admin.admin_disable_user(UserPoolId=pool, Username=gone)
    api.admin.admin_delete_user(UserPoolId=pool, Username=gone)
    page = ended(console, confirm(console, review))
    assert state(page) == ("Completed", 2, 1)
    assert gone in page.text and "UserNotFoundException" in page.text
    assert [enabled(api, pool, name) for name in names] == [False, False, True]
    assert "Disable" in console.show("/console/jobs").text


@pytest.mark.one_engine
def test_a_job_needs_users_an_action_and_a_group_that_exists(api, console):
    pool = api.make_pool()
    name = api.make_user(pool).username
    form = console.show(f"/console/pools/{pool}/users").form(scope=None)
    form["fields"].pop("user", None)
    assert "Tick users" in console.send(form, action="disable").text
    assert console.send(form, action="explode", user=name).status == 400
    assert "Type the name of the group" in console.send(form, action="addToGroup", user=name).text
    missing = console.send(form, action="addToGroup", user=name, group="missing")
    assert "ResourceNotFoundException" in missing.text
    assert console.http.get(f"{api.server.admin_url}/console/pools/{pool}/bulk", timeout=60).status_code in (404, 405)
    foreign = console.send(form, headers={"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
                           action="disable", user=name)
    assert foreign.status == 403


def test_all_that_match_are_put_into_a_group_and_out_of_it(api, console):
    pool = api.make_pool()
    api.admin.create_group(UserPoolId=pool, GroupName="staff&co")
    wanted = [api.make_user(pool, username=f"ann-{number:02}").username for number in range(65)]
    other = api.make_user(pool, username="bob").username

    def members():
        pages = api.admin.get_paginator("list_users_in_group").paginate(UserPoolId=pool, GroupName="staff&co")
        return sorted(user["Username"] for page in pages for user in page["Users"])

    review = order(console, pool, "addToGroup", query="?q=ann-&in=username", group="staff&co")
    assert "All users that match" in review.text and 'username ^= "ann-"' in review.text
    page = ended(console, confirm(console, review))
    assert state(page) == ("Completed", 65, 0)
    assert members() == sorted(wanted) and other not in members()
    page = ended(console, confirm(console, order(
        console, pool, "removeFromGroup", query="?q=ann-&in=username", group="staff&co")))
    assert "65 done" in page.text and members() == []
    made = [one for one in records(api.server) if one["eventName"] == "AdminAddUserToGroup"
            and one.get("additionalEventData", {}).get("userPoolId") == pool]
    assert len(made) == 65 and all(one["additionalEventData"]["via"] == "console" for one in made)


def test_many_are_signed_out_enabled_and_reset(api, console):
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool)
    user = api.make_user(pool, email=f"{unique('m')}@example.com", email_verified="true")
    tokens = api.sign_in(client, user.username)
    assert state(ended(console, confirm(console, order(console, pool, "signOut"))))[1] == 1
    with refused("NotAuthorizedException"):
        api.refresh(client, tokens["RefreshToken"])
    assert "1 done" in ended(console, confirm(console, order(console, pool, "disable"))).text
    assert "1 done" in ended(console, confirm(console, order(console, pool, "enable"))).text
    assert enabled(api, pool, user.username)
    assert "1 done" in ended(console, confirm(console, order(console, pool, "resetPassword"))).text
    found = api.admin.admin_get_user(UserPoolId=pool, Username=user.username)
    assert found["UserStatus"] == "RESET_REQUIRED"


@pytest.mark.rows("USR-UI-08")
def test_only_disabled_users_are_deleted_and_the_pool_is_typed(api, console):
    pool = api.make_pool()
    keep, leave = api.make_user(pool).username, api.make_user(pool).username
    api.admin.admin_disable_user(UserPoolId=pool, Username=leave)
    review = order(console, pool, "delete")
    assert "This cannot be undone." in review.text and f"Type “{pool}” to go on" in review.text
    wrong = confirm(console, review, confirmed="2")
    assert "That is not the name." in wrong.text
    page = ended(console, confirm(console, wrong, confirmed=pool))
    assert state(page) == ("Completed", 1, 1) and "only disabled users are deleted" in page.text
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=pool, Username=leave)
    assert enabled(api, pool, keep)
    picked = order(console, pool, "delete", users=[keep])
    assert "Type “1” to go on" in picked.text


@pytest.mark.one_engine
def test_names_of_users_and_groups_are_text(api, console):
    pool = api.make_pool()
    name = "<img/src=x/onerror=alert(1)>"
    api.admin.admin_create_user(UserPoolId=pool, Username=name, MessageAction="SUPPRESS")
    api.admin.create_group(UserPoolId=pool, GroupName="<b>\"'")
    review = order(console, pool, "addToGroup", users=[name, EVIL], group="<b>\"'")
    page = ended(console, confirm(console, review))
    assert state(page) == ("Completed", 1, 1)
    for one in (console.show(f"/console/pools/{pool}/users"), review, page, console.show("/console/jobs")):
        assert "<img" not in one.source and "<script>alert" not in one.source and "<b>" not in one.source


def test_a_job_is_stopped_and_goes_on(api, console):
    pool = api.make_pool()
    names = [api.make_user(pool, username=f"user-{number:03}").username for number in range(40)]
    page = confirm(console, order(console, pool, "disable"))
    stopped = console.send(console.send(page.form(do="stop")).form(reviewed="yes"))
    if "Stopped" in stopped.text:
        assert eventually(lambda: state(ended(console, stopped))[1] == disabled(api, pool, names))
        console.send(console.send(stopped.form(do="resume")).form(reviewed="yes"))
    page = ended(console, page)
    assert state(page) == ("Completed", 40, 0)
    assert not any(enabled(api, pool, name) for name in names)


def test_a_job_has_the_permissions_of_its_operator_and_is_theirs(api, roles, console):
    pool = api.make_pool()
    user = api.make_user(pool).username
    reading = allow(["cognito-idp:ListUsers", "cognito-idp:DescribeUserPool"])
    other = Console(api.server, roles.key_of(roles.make_user(reading)))
    page = ended(other, confirm(other, order(other, pool, "disable")))
    assert state(page) == ("Ended early", 0, 0) and "not authorized" in page.text.lower()
    assert enabled(api, pool, user)
    address = urllib.parse.urlsplit(page.response.url)
    third = Console(api.server, roles.key_of(roles.make_user(allow("cognito-idp:*"))))
    assert third.show(f"{address.path}?{address.query}").status in (400, 404)
    assert "Disable" not in third.show("/console/jobs").text.split("Import users")[0]
    assert "Ended early" in console.show(f"{address.path}?{address.query}").text, "the account sees every job"


def test_a_job_survives_a_killed_server_and_a_restart(new_server):
    server = new_server()
    server.start()
    api, console = CognitoAPI(server), Console(server)
    pool = api.make_pool()
    names = [api.make_user(pool, username=f"user-{number:03}").username for number in range(60)]
    page = confirm(console, order(console, pool, "disable"))
    address = urllib.parse.urlsplit(page.response.url)
    here = f"{address.path}?{address.query}"
    server.kill()
    server.start()
    again = Console(server)
    assert eventually(lambda: "Completed" in again.show(here).text, within=120)
    assert state(again.show(here)) == ("Completed", 60, 0)
    assert not any(enabled(api, pool, name) for name in names)
    page = confirm(again, order(again, pool, "enable"))
    assert server.stop() == 0
    server.start()
    done = ended(Console(server), page)
    assert state(done) == ("Completed", 60, 0)
