"""Attacks on the console: entry, sessions, forms of other sites, stored texts, and a crawler that may only read."""

import re
import urllib.parse

import pytest
import requests

from testkit.cognito import unique
from testkit.console import Console, ConsolePage, address_for
from testkit.roles import allow

EVIL = "\"'><script>alert(1)</script><img src=x onerror=alert(2)>{{7*7}}&lt;"


@pytest.fixture
def console(api):
    return Console(api.server)


def test_nothing_is_served_without_a_session(api):
    for path in ("/console", "/console/pools", "/console/operations/iam/CreateUser", "/console/sessions"):
        for method in ("GET", "POST"):
            response = requests.request(method, api.server.admin_url + path, timeout=60)
            assert response.status_code in (401, 405), (method, path)
            assert "martlet console open" in response.text or response.status_code == 405
    forged = requests.get(f"{api.server.admin_url}/console", cookies={"console": "A" * 43}, timeout=60)
    assert forged.status_code == 401


@pytest.mark.one_engine
def test_the_console_is_not_on_the_public_port(api):
    for path in ("/console", "/console/enter", "/console/operations"):
        assert requests.get(api.server.url + path, timeout=60).status_code == 404


def test_an_entry_is_good_once_and_looking_at_it_uses_nothing_up(api):
    address = address_for(api.server)
    page = ConsolePage(requests.get(address, timeout=60))
    assert page.status == 200
    assert "Set-Cookie" not in page.response.headers
    assert ConsolePage(requests.get(address, timeout=60)).status == 200
    target, fields = f"{api.server.admin_url}/console/enter", page.form(address=None)["fields"]
    own = {"Origin": api.server.admin_url}
    entered = requests.post(target, data=fields, headers=own, allow_redirects=False, timeout=60)
    assert entered.status_code == 303
    assert entered.headers["Location"] == "/console"
    cookie = entered.headers["Set-Cookie"]
    assert re.fullmatch(r"console=[\w-]{43}; Path=/; HttpOnly; SameSite=Strict", cookie), cookie
    for again in (
            requests.post(target, data=fields, headers=own, allow_redirects=False, timeout=60),
            requests.post(target, data={"address": fields["address"].replace("&X-Amz-Sig", "&a=b&X-Amz-Sig")},
                          headers=own, allow_redirects=False, timeout=60)):
        assert again.status_code == 400
        assert "Set-Cookie" not in again.headers


def test_an_entry_that_another_site_sends_is_refused(api):
    fields = ConsolePage(requests.get(address_for(api.server), timeout=60)).form(address=None)["fields"]
    target = f"{api.server.admin_url}/console/enter"
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"},
                    {"Origin": api.server.url}):
        response = requests.post(target, data=fields, headers=headers, allow_redirects=False, timeout=60)
        assert response.status_code == 400, headers
        assert "Set-Cookie" not in response.headers, headers
    # None of them has used the address up.
    assert requests.post(target, data=fields, allow_redirects=False, timeout=60).status_code == 303


@pytest.mark.one_engine
def test_another_host_name_is_refused(api):
    """A page that resolves its own name to this machine gets nothing."""
    for path in ("/console", "/console/enter"):
        response = requests.get(api.server.admin_url + path, headers={"Host": "evil.example"}, timeout=60)
        assert response.status_code in (400, 403, 421), path


def test_forms_of_other_sites_and_forms_without_their_token_change_nothing(api, console):
    pool = api.make_pool()
    user = api.make_user(pool)
    page = console.show(f"/console/pools/{pool}/user?username={user.username}")
    form = page.form(action="disable")
    other = Console(api.server)
    foreign = other.show(f"/console/pools/{pool}/user?username={user.username}").form(action="disable")
    elsewhere = console.show("/console/sessions").form()["fields"]["form"]
    for token, headers in (
            (None, {}), ("", {}), ("AAAA", {}), (foreign["fields"]["form"], {}), (elsewhere, {}),
            (form["fields"]["form"], {"Origin": "https://evil.example"}),
            (form["fields"]["form"], {"Sec-Fetch-Site": "same-site"}),
            (form["fields"]["form"], {"Origin": api.server.url})):
        response = console.send(form, headers=headers, form=token, reviewed="yes")
        assert response.status == 403, (token, headers)
        assert "Nothing was changed" in response.text, (token, headers)
    assert api.admin.admin_get_user(UserPoolId=pool, Username=user.username)["Enabled"]
    assert console.send(form, reviewed="yes").status == 200
    assert not api.admin.admin_get_user(UserPoolId=pool, Username=user.username)["Enabled"]


def test_a_session_ends_when_it_is_left_or_ended_or_its_key_is_deleted(api, roles, console):
    name = roles.make_user(allow("*"))
    first, second = (Console(api.server, roles.key_of(name)) for _ in range(2))
    kept = first.http.cookies.get_dict()
    assert first.send(first.show("/console").form()).status == 401, "left"
    stolen = requests.get(f"{api.server.admin_url}/console", cookies=kept, timeout=60)
    assert stolen.status_code == 401
    sessions = console.show("/console/sessions")
    listed = [form["fields"]["session"] for form in sessions.forms if "session" in form["fields"]]
    assert f"user/{name}" in sessions.text
    assert len(listed) >= 2
    alien = second.show("/console/sessions")
    own = [form["fields"]["session"] for form in alien.forms if "session" in form["fields"]]
    assert len(own) == 1
    assert set(own) < set(listed)
    others = next(one for one in listed if one not in own)
    refused = second.send(alien.form(session=own[0]), session=others)
    assert refused.status == 400
    assert "does not exist" in refused.text
    console.send(sessions.form(session=own[0]))
    assert second.show("/console").status == 401
    third = Console(api.server, roles.key_of(name))
    roles.delete_user(name)
    assert third.show("/console").status == 401
    assert console.show("/console").status == 200


def test_a_page_of_sessions_begins_after_the_position_in_the_address(console):
    def sessions(position):
        page = console.show(f"/console/sessions?next={urllib.parse.quote(position)}")
        return page.status, [form for form in page.forms if "session" in form["fields"]]

    status, listed = sessions(f"{2 ** 63 - 1}.AAAA")
    assert status == 200 and listed
    assert sessions("1.AAAA") == (200, [])
    for position in ("1", "1.", ".AAAA", "x.AAAA", "1.'", f"{2 ** 63}.AAAA"):
        assert sessions(position) == (400, []), position


def test_stored_texts_are_texts(api, console):
    pool = api.make_pool(PoolName="Evil +=,.@-")
    name = f"<svg/onload=alert(1)>{unique('x')}"
    api.admin.admin_create_user(UserPoolId=pool, Username=name, MessageAction="SUPPRESS", UserAttributes=[
        {"Name": "name", "Value": EVIL}, {"Name": "email", "Value": "a'b@example.com"}])
    api.admin.create_group(UserPoolId=pool, GroupName="<b>'\"g", Description=EVIL)
    api.admin.admin_add_user_to_group(UserPoolId=pool, Username=name, GroupName="<b>'\"g")
    quoted = urllib.parse.quote(name, safe="")
    for path in (
            f"/console/pools/{pool}/users", f"/console/pools/{pool}/user?username={quoted}",
            f"/console/pools/{pool}/attributes?username={quoted}",
            f"/console/search?q={urllib.parse.quote(EVIL)}&pool={urllib.parse.quote(EVIL)}",
            f"/console/pools/{pool}/users?q={urllib.parse.quote(EVIL)}",
            f"/console/operations/cognito-idp/AdminGetUser?Username={urllib.parse.quote(EVIL)}",
            f"/console/pools/{urllib.parse.quote(EVIL, safe='')}/users", "/console?done=" + urllib.parse.quote(EVIL)):
        page = console.show(path)
        for part in ("<script>alert", "<img src=x", "<svg/onload", "<b>'"):
            assert part not in page.source, (path, part)
    called = console.call("cognito-idp", "AdminGetUser", UserPoolId=pool, Username=name)
    assert called.status == 200
    assert "<svg" not in called.source
    assert "alert(1)" in called.source


@pytest.mark.one_engine
def test_pages_may_load_nothing_and_run_nothing_of_others(console):
    for path in ("/console", "/console/operations/iam/CreateUser", "/console/nowhere"):
        headers = console.show(path).response.headers
        if path == "/console/nowhere":
            continue
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert re.search(r"script-src 'sha256-[\w+/=]+'(;|$)", policy)
        assert headers["Cache-Control"] == "no-store"
        assert headers["Referrer-Policy"] == "same-origin"
        assert " style=" not in console.show(path).source
        assert " onclick" not in console.show(path).source


@pytest.mark.seconds(900)
def test_a_reader_who_follows_every_link_changes_nothing_and_sees_no_secret(api, roles):
    pool = api.make_pool()
    user = api.make_user(pool)
    client = api.make_client(pool, secret=True)
    api.admin.admin_get_user(UserPoolId=pool, Username=user.username)
    name = roles.make_user(allow([
        "cognito-idp:List*", "cognito-idp:Describe*", "cognito-idp:AdminGet*", "cognito-idp:AdminList*",
        "cognito-idp:Get*", "cognito-identity:List*", "cognito-identity:Describe*", "iam:List*", "iam:Get*"]))
    secrets = [client.secret, roles.key_of(name)[1], api.server.secret_access_key, user.password]

    def stored():
        responses = [
            api.admin.describe_user_pool(UserPoolId=pool)["UserPool"],
            api.admin.list_users(UserPoolId=pool)["Users"],
            api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"],
            api.admin.list_groups(UserPoolId=pool)["Groups"],
        ]
        return responses

    before, console = stored(), Console(api.server, roles.key_of(name))
    waiting = ["/console", "/console/operations", f"/console/pools/{pool}", f"/console/pools/{pool}/clients",
               f"/console/pools/{pool}/client?id={client.id}", f"/console/pools/{pool}/user?username={user.username}"]
    seen, posts = set(), 0
    while waiting:
        path = waiting.pop()
        path = path.split("#")[0]
        if not path or path in seen:
            continue
        assert path.startswith("/console"), path
        seen.add(path)
        page = console.show(path)
        assert page.status in (200, 400, 401, 403, 404), (path, page.status)
        assert not [one for one in secrets if one in page.source], path
        assert len(page.source) < 150_000, path
        posts += len([form for form in page.forms if form["method"] == "post"])
        others = [link for link in page.links if "/console/pools/" in link and pool not in link]
        waiting += [link for link in page.links if link not in others]
    assert len(seen) > 250
    assert posts > 250
    assert stored() == before
