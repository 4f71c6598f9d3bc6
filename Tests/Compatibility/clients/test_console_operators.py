"""Operators enter the console by a user pool: who may, with which role, how long, and what an attacker tries."""

import concurrent.futures
import json
import urllib.parse

import pytest
import requests

from testkit.audit import records
from testkit.authorize import OAUTH
from testkit.cognito import CognitoAPI, unique
from testkit.console import Console, ConsolePage, shown
from testkit.operators import PASSWORD, Operator, invite, new_operator, setup_address
from testkit.postgres import new_database
from testkit.roles import Roles, allow, document
from testkit.server import ACCOUNT, TestServer, run_martlet
from testkit.waiting import eventually

TRUST = document({"Effect": "Allow", "Principal": {"Service": "console.martlet"}, "Action": "sts:AssumeRole"})


@pytest.fixture(scope="module")
def house(engine, scratch):
    """A server with an operators' pool, which the walks of this file share."""
    made = TestServer(scratch / f"operators-{engine}", database=new_database() if engine == "postgres" else None)
    made.start()
    Operator(made, "root-ada").choose_password(setup_address(made), name="root-ada", email="ada@example.com")
    yield made
    made.kill()


@pytest.fixture
def office(house):
    made = CognitoAPI(house)
    yield made
    made.tear_down()


@pytest.fixture
def pool(office):
    """The operators' pool."""
    pools = office.admin.list_user_pools(MaxResults=60)["UserPools"]
    return next(one["Id"] for one in pools if one["Name"] == "operators")


@pytest.fixture
def client(office, pool):
    made, = office.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=60)["UserPoolClients"][:1]
    return office.admin.describe_user_pool_client(UserPoolId=pool, ClientId=made["ClientId"])["UserPoolClient"]


def test_the_first_operator_is_made_at_the_printed_address_once(new_server, engine):
    server = new_server()
    server.start()
    address = setup_address(server)
    assert address.startswith(server.admin_url)
    ada = Operator(server, "ada")
    signed_out = ada.show("/console")
    assert signed_out.status == 401
    assert not signed_out.links, "nothing to sign in to yet"
    weak = ada.choose_password(address, password="short", name="ada")
    assert weak.status == 400
    assert "Password does not conform to policy" in weak.text
    differ = ada.send(ada.show(address).form(code=None), name="ada", password=PASSWORD, again=PASSWORD + "x")
    assert "The passwords differ." in differ.text
    foreign = ada.send(ada.show(address).form(code=None), name="ada", password=PASSWORD, again=PASSWORD,
                       headers={"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"})
    assert "sent from another site" in foreign.text
    changed = address[:-4] + ("AAAA" if address[-4:] != "AAAA" else "BBBB")
    assert ada.show(changed).status == 403
    with concurrent.futures.ThreadPoolExecutor(4) as threads:
        pages = list(threads.map(
            lambda name: Operator(server, name).choose_password(address, name=name), ["ada", "eve", "bob", "zoe"]))
    winners = [name for name, page in zip(["ada", "eve", "bob", "zoe"], pages) if page.status == 200]
    assert len(winners) == 1, [page.text for page in pages]
    late = Operator(server, "late").choose_password(address, name="late")
    assert late.status in (400, 403)
    first = Operator(server, winners[0]).enter()
    assert f"assumed-role/ConsoleAdmin/{winners[0]}" in first.page.text
    api = CognitoAPI(server)
    pool, = [one["Id"] for one in api.admin.list_user_pools(MaxResults=60)["UserPools"] if one["Name"] == "operators"]
    described = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    assert (described["MfaConfiguration"], described["DeletionProtection"]) == ("ON", "ACTIVE")
    assert described["AdminCreateUserConfig"]["AllowAdminCreateUserOnly"]
    users = api.admin.list_users(UserPoolId=pool)["Users"]
    assert [one["Username"] for one in users] == winners
    assert api.admin.admin_get_user(UserPoolId=pool, Username=winners[0])["UserMFASettingList"] == [
        "SOFTWARE_TOKEN_MFA"]
    groups = api.admin.list_groups(UserPoolId=pool)["Groups"]
    assert {one["GroupName"]: one["RoleArn"].split("/")[1] for one in groups} == {
        "admin": "ConsoleAdmin", "auditor": "ConsoleAuditor", "config-admin": "ConsoleConfigAdmin",
        "read-only": "ConsoleReadOnly", "user-admin": "ConsoleUserAdmin"}
    server.stop()
    server.start()
    assert setup_address(server) == address, "a store with pools has no first operator"


def test_an_operator_acts_as_the_role_of_the_group(house, office, pool):
    ada = new_operator(house, unique("ada")).enter(to=f"/console/pools/{pool}")
    assert pool in ada.page.text, "the sign-in leads back to the page that was asked for"
    mine = office.make_pool(PoolName=unique("Shop"))
    done = ada.call("cognito-idp", "CreateGroup", UserPoolId=mine, GroupName="staff")
    assert done.status == 200, done.text
    assert office.admin.get_group(UserPoolId=mine, GroupName="staff")
    assert eventually(lambda: any(mine in json.dumps(one) for one in records(house, eventName="CreateGroup")))
    found, = [one for one in records(house, eventName="CreateGroup") if mine in json.dumps(one)]
    identity = found["userIdentity"]
    assert identity["type"] == "AssumedRole"
    assert identity["arn"] == f"arn:aws:sts::{ACCOUNT}:assumed-role/ConsoleAdmin/{ada.name}"
    assert '"via": "console"' in json.dumps(found)
    entered = [one for one in records(house, eventName="EnterConsole")
               if one["userIdentity"].get("arn") == identity["arn"]]
    assert entered, "the entry itself names the operator"
    for page in ("/console/server", "/console/audit", "/console/outbox", "/console/sessions"):
        assert ada.show(page).status == 200, page
    reader = new_operator(house, unique("reader"), "read-only").enter()
    denied = reader.call("cognito-idp", "CreateGroup", UserPoolId=mine, GroupName="others")
    assert denied.status == 400
    assert "AccessDeniedException" in denied.text
    assert mine in reader.show("/console/pools").text
    assert "martlet:AdministerServer" in reader.show("/console/server").text


def test_a_user_without_a_role_is_told_so_and_gets_nothing(house, office, pool):
    ida = new_operator(house, unique("ida"), "auditor")
    office.admin.admin_remove_user_from_group(UserPoolId=pool, Username=ida.name, GroupName="auditor")
    told = ida.answer(ida.prove(ida.begin()))
    assert told.status == 400
    assert "You have no role" in told.text
    assert "console=" not in told.response.headers.get("Set-Cookie", "").replace("console-sign-in=", "")
    assert ida.show("/console").status == 401
    group = unique("odd")
    office.admin.create_group(UserPoolId=pool, GroupName=group, RoleArn=f"arn:aws:iam::{ACCOUNT}:role/Missing")
    office.admin.admin_add_user_to_group(UserPoolId=pool, Username=ida.name, GroupName=group)
    told = ida.fresh().answer(ida.prove(ida.begin()))
    assert "The role does not exist." in told.text
    roles = Roles(house)
    untrusting = roles.make(document({"Effect": "Allow", "Principal": {"AWS": "*"}, "Action": "sts:AssumeRole"}),
                            allow("*"))
    office.admin.update_group(UserPoolId=pool, GroupName=group, RoleArn=untrusting)
    told = ida.fresh().answer(ida.prove(ida.begin()))
    assert "cannot be assumed by console.martlet" in told.text
    office.admin.update_group(
        UserPoolId=pool, GroupName=group, RoleArn=roles.make(TRUST, allow("cognito-idp:ListUserPools")))
    ida.fresh().enter(to="/console/pools")
    assert pool in ida.page.text
    roles.tear_down()


def ends(operator):
    """Whether the next request of an operator finds no session."""
    page = operator.show("/console/sessions")
    assert page.status in (200, 401)
    return page.status == 401


@pytest.mark.parametrize("end", ["disable", "sign-out", "delete", "group", "reset", "role", "password"])
def test_what_ends_an_operator_ends_the_session_at_the_next_request(house, office, pool, end):
    bob = new_operator(house, unique("bob"), "config-admin").enter()
    assert not ends(bob)
    user = {"UserPoolId": pool, "Username": bob.name}
    if end == "disable":
        office.admin.admin_disable_user(**user)
    elif end == "sign-out":
        office.admin.admin_user_global_sign_out(**user)
    elif end == "delete":
        office.admin.admin_delete_user(**user)
    elif end == "group":
        office.admin.admin_remove_user_from_group(**user, GroupName="config-admin")
    elif end == "reset":
        office.admin.admin_update_user_attributes(
            **user, UserAttributes=[{"Name": "email", "Value": f"{bob.name}@example.com"},
                                    {"Name": "email_verified", "Value": "true"}])
        office.admin.admin_reset_user_password(**user)
    elif end == "role":
        roles = Roles(house)
        group = unique("gone")
        role = roles.make(TRUST, allow("*"))
        office.admin.create_group(UserPoolId=pool, GroupName=group, RoleArn=role, Precedence=0)
        office.admin.admin_add_user_to_group(**user, GroupName=group)
        assert role.split("/")[1] in bob.show("/console/sessions").text, "the group with precedence decides at once"
        roles.tear_down()
    elif end == "password":
        office.admin.admin_set_user_password(**user, Password=PASSWORD + "x", Permanent=True)
    assert ends(bob)


def test_a_group_that_is_taken_away_narrows_the_session(house, office, pool):
    eve = new_operator(house, unique("eve")).enter()
    office.admin.admin_add_user_to_group(UserPoolId=pool, Username=eve.name, GroupName="read-only")
    mine = office.make_pool()
    assert eve.call("cognito-idp", "CreateGroup", UserPoolId=mine, GroupName="one").status == 200
    office.admin.admin_remove_user_from_group(UserPoolId=pool, Username=eve.name, GroupName="admin")
    denied = eve.call("cognito-idp", "CreateGroup", UserPoolId=mine, GroupName="two")
    assert "AccessDeniedException" in denied.text
    assert f"ConsoleReadOnly/{eve.name}" in eve.show("/console/sessions").text


def test_leaving_ends_the_user_session_and_the_pages_keep_nothing(house, office, pool, client):
    zoe = new_operator(house, unique("zoe")).enter()
    again = zoe.http.get(
        f"{house.url}/oauth2/authorize", allow_redirects=False, timeout=60, params={
            "client_id": client["ClientId"], "response_type": "code", "scope": "openid",
            "redirect_uri": "http://127.0.0.1/console/callback"})
    assert "/login" in again.headers["Location"], "the sign-in of the console signs in to nothing else"
    cookie = zoe.http.cookies.get("console")
    left = zoe.send(next(form for form in zoe.show("/console").forms if form["action"] == "/console/leave"))
    assert left.status == 401
    zoe.http.cookies.set("console", cookie)
    assert ends(zoe)


@pytest.mark.one_engine
def test_a_pool_that_asks_for_no_app_any_more_lets_no_operator_in(new_server):
    server = new_server()
    server.start()
    ada = new_operator(server, "ada").enter()
    api = CognitoAPI(server)
    pool, = [one["Id"] for one in api.admin.list_user_pools(MaxResults=60)["UserPools"] if one["Name"] == "operators"]
    api.admin.set_user_pool_mfa_config(
        UserPoolId=pool, MfaConfiguration="OPTIONAL", SoftwareTokenMfaConfiguration={"Enabled": True})
    assert eventually(lambda: ends(ada), within=10)
    told = ConsolePage(requests.get(f"{server.admin_url}/console/sign-in", timeout=60, allow_redirects=False))
    assert told.status == 400
    assert "must be ON" in told.text


@pytest.mark.one_engine
def test_any_pool_can_be_the_operators_pool_if_it_asks_for_an_app(new_server):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool()

    def use():
        return run_martlet("console", "use-pool", pool, *server.store, environment=server.root_key)

    assert use().returncode == 1
    api.admin.set_user_pool_mfa_config(
        UserPoolId=pool, MfaConfiguration="ON", SoftwareTokenMfaConfiguration={"Enabled": True})
    client = use().stdout.strip()
    described = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client)["UserPoolClient"]
    assert described["AllowedOAuthFlows"] == ["code"]
    assert use().stdout.strip() == client, "again changes nothing"
    user = api.make_user(pool)
    api.admin.create_group(UserPoolId=pool, GroupName="own", RoleArn=f"arn:aws:iam::{ACCOUNT}:role/ConsoleAuditor")
    api.admin.admin_add_user_to_group(UserPoolId=pool, Username=user.username, GroupName="own")
    own = Operator(server, user.username, user.password).enter()
    assert f"assumed-role/ConsoleAuditor/{user.username}" in own.page.text


# What an attacker tries


def test_a_callback_is_good_once_and_in_the_browser_that_began(house):
    ada = new_operator(house, unique("ada"))
    callback = ada.prove(ada.begin())
    stranger = Operator(house, "stranger")
    assert "has not begun this sign-in" in stranger.answer(callback).text
    stranger.begin()
    assert "has not begun this sign-in" in stranger.answer(callback).text
    changed = callback.replace("state=", "state=x")
    assert ada.answer(changed).status == 400
    first = ada.answer(callback)
    assert first.status == 200, first.text
    assert ada.answer(callback).status == 400, "the cookie is gone with the answer"
    assert not ends(ada), "a callback that is opened again ends nothing"


def test_a_code_that_is_replayed_with_its_cookie_ends_the_session(house):
    ada = new_operator(house, unique("ada"))
    callback = ada.prove(ada.begin())
    kept = ada.http.cookies.get("console-sign-in")
    assert ada.answer(callback).status == 200
    thief = Operator(house, "thief")
    thief.http.cookies.set("console-sign-in", kept)
    told = thief.answer(callback)
    assert told.status == 400
    assert "not good any more" in told.text
    assert ends(ada), "two have the code: one of them has stolen it"


def test_codes_of_other_clients_and_pools_are_refused(house, office, pool, client):
    ada = new_operator(house, unique("ada"))
    state = ada.state_of(ada.begin())
    other = office.make_client(pool, **{**OAUTH, "CallbackURLs": ["http://127.0.0.1/console/callback"]})
    foreign = office.make_pool()
    stranger = office.make_user(foreign)
    app = office.make_client(foreign, **{**OAUTH, "CallbackURLs": ["http://127.0.0.1/console/callback"]})
    for name, password, wanted in ((ada.name, ada.password, other), (stranger.username, stranger.password, app)):
        thief = Operator(house, name, password, ada.app)
        mine = thief.state_of(thief.begin())
        address = f"{house.url}/oauth2/authorize?" + urllib.parse.urlencode({
            **mine, "client_id": wanted.id})
        callback = thief.prove(address)
        ada.app = thief.app
        told = thief.answer(callback)
        assert told.status == 400
        assert "not good any more" in told.text
        assert thief.show("/console").status == 401
    office.admin.delete_user_pool_client(UserPoolId=pool, ClientId=other.id)
    assert state["redirect_uri"] == f"{house.admin_url}/console/callback"


def test_a_group_of_another_pool_gives_nothing(house, office, pool):
    ida = new_operator(house, unique("ida"), "auditor")
    foreign = office.make_pool()
    office.admin.create_group(
        UserPoolId=foreign, GroupName="admin", RoleArn=f"arn:aws:iam::{ACCOUNT}:role/ConsoleAdmin", Precedence=0)
    office.make_user(foreign, username=ida.name)
    office.admin.admin_add_user_to_group(UserPoolId=foreign, Username=ida.name, GroupName="admin")
    ida.enter()
    assert f"assumed-role/ConsoleAuditor/{ida.name}" in ida.page.text


def test_a_sign_in_without_the_challenge_gives_no_session(house):
    ada = new_operator(house, unique("ada"))
    asked = {name: value for name, value in ada.state_of(ada.begin()).items() if not name.startswith("code_challenge")}
    answer = ada.http.get(f"{house.url}/oauth2/authorize", params=asked, allow_redirects=False, timeout=60)
    told = ada.answer(ada.prove(urllib.parse.urljoin(house.url, answer.headers["Location"])))
    assert told.status == 400
    assert ada.show("/console").status == 401


def test_a_planted_session_cookie_is_not_taken_over(house):
    ada = new_operator(house, unique("ada"))
    mallory = new_operator(house, unique("mallory"), "auditor").enter()
    planted = mallory.http.cookies.get("console")
    ada.http.cookies.set("console", planted, domain="127.0.0.1", path="/")
    ada.page = ada.answer(ada.prove(ada.begin()))
    assert ada.page.status == 200
    mine = ada.page.response.headers["Set-Cookie"]
    assert planted not in mine
    assert ends(mallory), "the session that was planted has ended"


def test_a_sign_in_leads_nowhere_but_to_the_console(house):
    ada = new_operator(house, unique("ada"))
    for to in ("https://evil.example/console", "/console\\@evil.example"):
        page = ada.answer(ada.prove(ada.begin(to)))
        assert page.response.headers["Refresh"] == "0; url=/console", to
        assert page.links == ["/console"]


@pytest.mark.one_engine
def test_a_user_administrator_cannot_become_an_administrator(house, office, pool):
    una = new_operator(house, unique("una"), "user-admin").enter()
    mine = office.make_pool()
    office.admin.create_group(UserPoolId=mine, GroupName="admin")
    user = office.make_user(mine)
    done = una.call("cognito-idp", "AdminAddUserToGroup", UserPoolId=mine, Username=user.username, GroupName="admin")
    assert done.status == 200, done.text
    target = new_operator(house, unique("boss"))
    for operation, fields in (
            ("AdminAddUserToGroup", {"Username": una.name, "GroupName": "admin"}),
            ("AdminSetUserPassword", {"Username": target.name, "Password": PASSWORD + "y", "Permanent": "true"}),
            ("AdminSetUserMFAPreference", {"Username": target.name}),
            ("CreateGroup", {"GroupName": unique("g"), "RoleArn": f"arn:aws:iam::{ACCOUNT}:role/ConsoleAdmin"}),
            ("UpdateGroup", {"GroupName": "user-admin", "RoleArn": f"arn:aws:iam::{ACCOUNT}:role/ConsoleAdmin"}),
            ("AdminCreateUser", {"Username": unique("new")}), ("AdminDisableUser", {"Username": target.name})):
        denied = una.call("cognito-idp", operation, UserPoolId=pool, **fields)
        assert denied.status == 400, operation
        assert "martlet:ManageOperators" in denied.text, operation
    assert una.name in una.show(f"/console/pools/{pool}/users?q={una.name}").text, "reading is as for any pool"
    boss = target.enter()
    done = boss.call("cognito-idp", "AdminAddUserToGroup", UserPoolId=pool, Username=una.name, GroupName="auditor")
    assert done.status == 200, done.text


def test_who_administers_the_server_alone_makes_no_operators_and_no_codes(house, office, pool):
    """Codes stand for a second factor: with them, and a password that was seen, one becomes another operator."""
    roles, boss = Roles(house), new_operator(house, unique("boss"))
    try:
        role = roles.make(TRUST, allow(["martlet:AdministerServer", "cognito-idp:AdminGetUser"]))
        group, name = unique("upkeep"), unique("una")
        office.admin.create_group(UserPoolId=pool, GroupName=group, RoleArn=role, Precedence=0)
        una = new_operator(house, name, "auditor")
        office.admin.admin_add_user_to_group(UserPoolId=pool, Username=name, GroupName=group)
        una.enter()
        assert f"assumed-role/{role.split('/')[-1]}/{name}" in una.page.text
        denied = una.show("/console/access/invite")
        assert denied.status == 403 and "martlet:ManageOperators" in denied.text
        page = una.show(f"/console/pools/{pool}/user-security?username={boss.name}")
        form = next(one for one in page.forms if "/recovery-codes" in one["action"])
        for fields in ({}, {"reviewed": "yes"}):
            denied = una.send(form, **fields)
            assert denied.status == 400 and "martlet:ManageOperators" in denied.text
        count = una.show(f"/console/pools/{pool}/user-security?username={boss.name}")
        assert "0 left" in count.text, "nothing was made"
    finally:
        roles.tear_down()


def test_an_operator_is_invited_on_a_page(house, office, pool):
    ada = new_operator(house, unique("ada")).enter()
    name = unique("new")
    page = ada.show("/console/access/invite")
    form = page.form(name="")
    forged = ada.send(form, name=name, role="admin", reviewed="yes", form="AAAA")
    assert forged.status == 403
    foreign = ada.send(form, name=name, role="admin", reviewed="yes",
                       headers={"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"})
    assert foreign.status == 403
    assert ada.send(form, name=name, role="owner", reviewed="yes").status == 400
    assert not office.admin.list_users(UserPoolId=pool, Filter=f'username = "{name}"')["Users"]
    review = ada.send(form, name=name, role="read-only")
    assert shown(review, "cli-words") == f"martlet console invite {name} --role read-only"
    quoted = ada.send(form, name="a$(id)", role="read-only", email="-a@example.com")
    assert shown(quoted, "cli-words") == "martlet console invite 'a$(id)' --role read-only --email=-a@example.com"
    assert not office.admin.list_users(UserPoolId=pool, Filter=f'username = "{name}"')["Users"], "only a review"
    made = ada.send(review.form(reviewed="yes"))
    address = shown(made, "address")
    assert address.startswith(f"{house.admin_url}/console/setup?code=")
    new = Operator(house, name)
    assert new.choose_password(address).status == 200
    new.enter()
    assert f"assumed-role/ConsoleReadOnly/{name}" in new.page.text
    assert new.show("/console/access/invite").status == 403
    again = ada.send(ada.show("/console/access/invite").form(name=""), name=name, role="admin", reviewed="yes")
    assert again.status == 400, "an operator who has chosen a password is not invited again"
    groups = office.admin.admin_list_groups_for_user(UserPoolId=pool, Username=name)["Groups"]
    assert [one["GroupName"] for one in groups] == ["read-only"]


def test_what_cannot_be_undone_is_done_after_a_sign_in_of_now(house, office):
    ada = new_operator(house, unique("ada")).enter()
    mine = office.make_pool()
    user = office.make_user(mine)
    gone = ada.send(
        ada.call("cognito-idp", "AdminDeleteUser", UserPoolId=mine, Username=user.username).form(json=None),
        confirmed=user.username)
    assert gone.status == 200
    assert "Done." in gone.text


def test_an_invitation_makes_one_operator_and_no_second_password(house, office, pool):
    name = unique("new")
    address = invite(house, name, "--role", "read-only")
    assert address.startswith(f"{house.admin_url}/console/setup?code=")
    user = office.admin.admin_get_user(UserPoolId=pool, Username=name)
    assert user["UserStatus"] == "FORCE_CHANGE_PASSWORD"
    again = invite(house, name, "--role", "read-only")
    assert again != address, "an invitation that was lost is given again"
    new = Operator(house, name)
    page = new.show(address)
    assert name in page.text
    assert "name" not in page.form(code=None)["fields"]
    assert new.choose_password(address).status == 200
    assert new.choose_password(again, password=PASSWORD + "z").status == 400, "a password that was chosen stays"
    page = ConsolePage(requests.post(
        f"{house.admin_url}/console/setup", timeout=60, headers={"Origin": house.admin_url},
        data={"code": address.split("code=")[1], "password": PASSWORD, "again": PASSWORD}))
    assert page.status == 400
    new.enter()
    assert f"assumed-role/ConsoleReadOnly/{name}" in new.page.text
    ran = run_martlet("console", "invite", name, *house.store, environment=house.root_key)
    assert ran.returncode == 1
    assert ran.stderr.count("\n") == 1
    assert office.admin.admin_get_user(UserPoolId=pool, Username=name)["UserStatus"] == "CONFIRMED"


def test_the_account_sees_and_ends_sessions_of_operators(house):
    ada = new_operator(house, unique("ada")).enter()
    root = Console(house)
    listed = root.show("/console/sessions")
    assert ada.name in listed.text
    row = next(row for row in listed.source.split("<tr>") if ada.name in row)
    root.send(next(form for form in listed.forms if form["fields"].get("session", "no session") in row))
    assert ends(ada)


@pytest.mark.one_engine
def test_localhost_leads_to_the_address_that_is_registered(house):
    answer = requests.get(
        f"{house.admin_url}/console/sign-in?to=/console/pools", allow_redirects=False, timeout=60,
        headers={"Host": f"localhost:{house.admin_port}"})
    assert answer.headers["Location"] == f"{house.admin_url}/console/sign-in?to=%2Fconsole%2Fpools"
    refused = requests.get(
        f"{house.admin_url}/console/sign-in", allow_redirects=False, timeout=60,
        headers={"Host": "evil.example"})
    assert refused.status_code >= 400
    assert "Location" not in refused.headers


# An origin of its own


@pytest.fixture
def apart(new_server):
    """A server whose console has an origin of its own, the only one of the name `localhost`."""
    server = new_server()
    server.arguments = ["--console-url", f"http://localhost:{server.port}"]
    server.start()
    return server


class Elsewhere(Operator):
    """An operator who enters at the console's own origin."""

    @property
    def origin(self):
        return f"http://localhost:{self.server.port}"

    def show(self, path):
        return ConsolePage(self.http.get(urllib.parse.urljoin(self.origin, path), timeout=60))

    def send(self, form, /, headers=None, **fields):
        values = {name: value for name, value in (form["fields"] | fields).items() if value is not None}
        return ConsolePage(self.http.post(
            urllib.parse.urljoin(self.origin, form["action"]), data=values, timeout=60,
            headers={"Origin": self.origin, "Sec-Fetch-Site": "same-origin", **(headers or {})}))

    def begin(self, to=None):
        answer = self.http.get(
            f"{self.origin}/console/sign-in", params={"to": to} if to else None, allow_redirects=False, timeout=60)
        assert answer.status_code == 303, answer.text
        return answer.headers["Location"]


@pytest.mark.one_engine
def test_the_console_at_its_own_origin_is_there_and_nowhere_else(apart):
    address = setup_address(apart)
    assert address.startswith(f"http://localhost:{apart.port}/console/setup?code=")
    ada = Elsewhere(apart, "ada")
    assert ada.choose_password(address, name="ada").status == 200
    asked = ada.begin()
    assert ada.state_of(asked)["redirect_uri"] == f"http://localhost:{apart.port}/console/callback"
    assert asked.startswith(f"{apart.url}/oauth2/authorize?")
    ada.enter(to="/console/pools")
    assert "operators" in ada.page.text
    assert "ConsoleAdmin/ada" in ada.page.text
    forged = ada.send(next(form for form in ada.page.forms if form["action"] == "/console/leave"),
                      headers={"Origin": apart.url, "Sec-Fetch-Site": "same-site"})
    assert forged.status == 403
    assert ada.show("/console").status == 200
    for path in ("/console", "/console/sign-in", "/console/callback", "/console/setup", "/console/pools"):
        assert requests.get(f"{apart.url}{path}", timeout=60).status_code == 404, path
        for host in (f"evil.example:{apart.port}", f"localhost.evil.example:{apart.port}", "127.0.0.1"):
            there = requests.get(f"{apart.url}{path}", headers={"Host": host}, timeout=60)
            assert there.status_code == 404, (path, host)
    for path in ("/login", "/oauth2/authorize", "/inbox", "/oauth2/userInfo"):
        assert requests.get(f"{ada.origin}{path}", timeout=60).status_code == 404, path
    called = requests.post(f"{ada.origin}/", timeout=60, data="{}", headers={
        "X-Amz-Target": "AWSCognitoIdentityProviderService.InitiateAuth", "Content-Type": "application/x-amz-json-1.1"})
    assert called.status_code in (404, 405)
    assert requests.get(f"{ada.origin}/", timeout=60, allow_redirects=False).headers["Location"] == "/console"


@pytest.mark.one_engine
def test_another_console_url_is_registered_at_the_next_sign_in(new_server):
    server = new_server()
    server.start()
    ada = new_operator(server, "ada").enter()
    server.stop()
    server.arguments = ["--console-url", f"http://localhost:{server.port}"]
    server.start()
    there = Elsewhere(server, "ada", app=ada.app).enter()
    assert "ConsoleAdmin/ada" in there.page.text
