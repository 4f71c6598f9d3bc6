"""The console without scripts: what it does, boto3 reads, and the commands that it shows do the same."""

import json
import shlex
import subprocess
import sys

import botocore.session
import pytest

from testkit.audit import records
from testkit.aws import refused
from testkit.cognito import as_dict, new_email, unique
from testkit.console import Console, shown
from testkit.roles import allow, trust_in
from testkit.server import ACCOUNT
from testkit.waiting import eventually


@pytest.fixture
def console(api):
    return Console(api.server)


def test_an_operation_is_performed_and_shown_as_a_command(api, console):
    pool = api.make_pool()
    name = unique("user")
    made = console.call("cognito-idp", "AdminCreateUser", UserPoolId=pool, Username=name,
                        TemporaryPassword="Correct-Horse-7", MessageAction="SUPPRESS",
                        UserAttributes=json.dumps([{"Name": "name", "Value": "Ada's \"<b>\""}]))
    assert made.status == 200
    assert json.loads(shown(made, "output"))["User"]["Username"] == name
    assert "Horse" not in made.source
    assert "<secret>" in shown(made, "cli-AdminCreateUser")
    user = api.admin.admin_get_user(UserPoolId=pool, Username=name)
    assert as_dict(user["UserAttributes"])["name"] == "Ada's \"<b>\""
    assert user["UserStatus"] == "FORCE_CHANGE_PASSWORD"
    again = console.call("cognito-idp", "AdminCreateUser", UserPoolId=pool, Username=name)
    assert again.status == 400
    assert "UsernameExistsException" in again.text
    assert again.form()["fields"]["Username"] == name, "the form keeps what was typed"


@pytest.mark.one_engine
@pytest.mark.rows("UP-GEN-02")
def test_the_shown_commands_do_the_same(api, console):
    pool = api.make_pool()
    environment = {"AWS_ACCESS_KEY_ID": api.server.access_key_id, "AWS_SECRET_ACCESS_KEY": api.server.secret_access_key,
                   "PATH": "/usr/bin:/bin", "HOME": "/nonexistent"}
    group = console.call("cognito-idp", "CreateGroup", UserPoolId=pool, GroupName="it's", Precedence=7,
                         Description="a \"b\" $HOME `c` \\")
    assert group.status == 200
    for part in ("cli-CreateGroup", "python-CreateGroup"):
        api.admin.delete_group(UserPoolId=pool, GroupName="it's")
        words = shlex.split(shown(group, part).replace("\\\n", ""))[1:]
        run = [sys.executable, "-m", "awscli", *words] if part[:3] == "cli" else [
            sys.executable, "-c", shown(group, part)]
        ran = subprocess.run(run, env=environment, capture_output=True, text=True, timeout=120)
        assert ran.returncode == 0, ran.stderr
        made = api.admin.get_group(UserPoolId=pool, GroupName="it's")["Group"]
        assert (made["Precedence"], made["Description"]) == (7, "a \"b\" $HOME `c` \\")


@pytest.mark.one_engine
def test_all_operations_have_forms_and_the_names_of_the_cli(api, console):
    session, listed = botocore.session.get_session(), console.show("/console/operations")
    forms = [link for link in listed.links if link.count("/") == 4 and "#" not in link]
    assert len(forms) > 240
    for link in forms:
        service, operation = link.split("/")[3:]
        page = console.show(link)
        assert page.status == 200, link
        assert page.title.startswith(operation), link
        model = session.get_service_model(service)
        if operation not in model.operation_names:
            continue
        if "is not built in this version" in page.text:
            continue
        known = model.operation_model(operation).input_shape
        for name in known.required_members if known else []:
            fields = page.form()["fields"]
            assert name in fields or any(field.startswith(f"{name}.") for field in fields), (link, name)


@pytest.mark.one_engine
def test_unbuilt_operations_say_so_and_have_no_form(api, console):
    page = console.show("/console/operations/cognito-idp/CreateUserPoolReplica")
    assert page.status == 200
    assert "not built in this version" in page.text
    assert all("UserPoolId" not in form["fields"] for form in page.forms)


@pytest.mark.rows("USR-UI-08")
def test_a_deletion_wants_the_name_typed(api, console):
    pool = api.make_pool()
    user = api.make_user(pool)
    asked = console.call("cognito-idp", "AdminDeleteUser", UserPoolId=pool, Username=user.username)
    assert "are you sure" in asked.text
    wrong = console.send(asked.form(json=None), confirmed=user.username[:-1])
    assert "Nothing was deleted" in wrong.text
    assert api.admin.admin_get_user(UserPoolId=pool, Username=user.username)
    gone = console.send(wrong.form(json=None), confirmed=user.username)
    assert gone.status == 200
    assert "Done." in gone.text
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=pool, Username=user.username)


def test_a_change_is_undone_from_its_banner_by_the_session_that_made_it(api, console):
    pool = api.make_pool()
    user = api.make_user(pool)
    api.admin.create_group(UserPoolId=pool, GroupName="staff&co")
    here = f"/console/pools/{pool}/user?username={user.username}"
    review = console.send(console.show(here).form(action="addToGroup"), group="staff&co")
    done = console.send(review.form(reviewed="yes"))
    assert "The user is in the group." in done.text
    undone = console.send(done.form(reviewed="yes"))
    assert "The user is no longer in the group." in undone.text
    assert not api.admin.admin_list_groups_for_user(UserPoolId=pool, Username=user.username)["Groups"]
    address = console.send(console.send(console.show(here).form(action="disable")).form(reviewed="yes")).response.url
    assert "mark=" in address
    banner = Console(api.server).show(address)
    assert "The user is disabled." in banner.text
    assert all(form["fields"].get("reviewed") is None for form in banner.forms), "another session has nothing to undo"
    for changed in (address.replace("enable", "signOut"), address.split("&mark=")[0],
                    address.replace(user.username, "other")):
        assert all(form["fields"].get("reviewed") is None for form in console.show(changed).forms), changed


@pytest.mark.rows("USR-UI-03", "USR-UI-13", "USR-UI-14", "USR-UI-15", "USR-UI-16", "UP-FIND-05")
def test_users_are_listed_page_by_page_and_found(api, console):
    pool = api.make_pool()
    names = sorted(f"{unique('u')}-{number}" for number in range(60))
    for name in names:
        api.admin.admin_create_user(UserPoolId=pool, Username=name, MessageAction="SUPPRESS")
    email = new_email()
    api.make_user(pool, username="zoe", email=email)
    seen, page = [], console.show(f"/console/pools/{pool}/users")
    while True:
        seen += [link.split("username=")[1] for link in page.links if "/user?username=" in link]
        after = [link for link in page.links if "next=" in link]
        if not after:
            break
        page = console.show(after[-1])
    assert sorted(seen) == sorted(names + ["zoe"])
    sub = as_dict(api.admin.admin_get_user(UserPoolId=pool, Username="zoe")["UserAttributes"])["sub"]
    for asked in ("q=zo", f"q={email}", f"q={sub}", f"q={email[:9]}&in=email", "q=CONFIRMED&in=cognito:user_status"):
        found = console.show(f"/console/pools/{pool}/users?{asked}")
        assert [link.split("=")[1] for link in found.links if "/user?username=" in link] == ["zoe"], asked
    api.admin.admin_disable_user(UserPoolId=pool, Username="zoe")
    disabled = console.show(f"/console/pools/{pool}/users?q=zoe")
    assert "Status Enabled" in disabled.text
    assert "CONFIRMED disabled" in disabled.text
    none = console.show(f"/console/pools/{pool}/users?q=oe")
    assert "No user found" in none.text, "a search matches prefixes only"
    none = console.show(f"/console/pools/{pool}/users?q=missing%22")
    assert none.status == 200
    assert "No user found" in none.text


@pytest.mark.rows("USR-UI-04", "USR-UI-05", "USR-UI-06", "SGN-ADM-02", "UP-FIND-01")
def test_a_user_is_changed_after_a_review(api, console):
    pool = api.make_pool()
    api.admin.create_group(UserPoolId=pool, GroupName="staff")
    user = api.make_user(pool, email=new_email(), email_verified="true", given_name="Ada")
    address = f"/console/pools/{pool}/user?username={user.username}"

    def state():
        return api.admin.admin_get_user(UserPoolId=pool, Username=user.username)

    def act(action, **fields):
        review = console.send(console.show(address).form(action=action), **fields)
        assert "Before" in review.text
        assert "aws cognito-idp" in review.text
        done = console.send(review.form(reviewed="yes"))
        assert done.status == 200, done.text
        assert done.title.startswith(user.username), done.text
        return done

    review = console.send(console.show(address).form(action="disable"))
    assert "aws cognito-idp admin-disable-user" in review.text
    assert state()["Enabled"]
    assert "The user is disabled" in act("disable").text
    assert not state()["Enabled"]
    act("enable")
    assert state()["Enabled"]
    act("addToGroup", group="staff")
    assert api.admin.admin_list_groups_for_user(UserPoolId=pool, Username=user.username)["Groups"]
    act("removeFromGroup")
    assert not api.admin.admin_list_groups_for_user(UserPoolId=pool, Username=user.username)["Groups"]
    act("resetPassword")
    assert state()["UserStatus"] == "RESET_REQUIRED"
    client, new = api.make_client(pool), unique("new")
    api.public.sign_up(ClientId=client.id, Username=new, Password=user.password)
    review = console.send(console.show(f"/console/pools/{pool}/user?username={new}").form(action="confirm"))
    assert "aws cognito-idp admin-confirm-sign-up" in review.text
    console.send(review.form(reviewed="yes"))
    assert api.admin.admin_get_user(UserPoolId=pool, Username=new)["UserStatus"] == "CONFIRMED"
    form = console.show(f"/console/pools/{pool}/attributes?username={user.username}").form(given_name="Ada")
    review = console.send(form, given_name="", family_name="Byron <i>")
    assert "Byron <i>" in review.text
    console.send(review.form(reviewed="yes"))
    found = as_dict(state()["UserAttributes"])
    assert "given_name" not in found
    assert found["family_name"] == "Byron <i>"


@pytest.mark.parametrize("kind,secret,flows", [
    ("web", True, ["code"]), ("spa", False, ["code"]), ("mobile", False, ["code"]),
    ("machine", True, ["client_credentials"])])
def test_clients_are_made_for_their_kind(api, console, kind, secret, flows):
    pool = api.make_pool()
    api.admin.create_resource_server(UserPoolId=pool, Identifier="files", Name="files", Scopes=[
        {"ScopeName": "read", "ScopeDescription": "read"}])
    name = unique("app")
    form = console.show(f"/console/pools/{pool}/new-client").form(name="")
    review = console.send(form, name=name, kind=kind, callbacks="https://app.example.com/cb\r\n", scopes="files/read")
    assert "ClientName" in review.text
    assert not api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=60)["UserPoolClients"]
    console.send(review.form(reviewed="yes"))
    listed, = api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=60)["UserPoolClients"]
    made = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=listed["ClientId"])["UserPoolClient"]
    assert made["ClientName"] == name
    assert ("ClientSecret" in made) == secret
    assert made["AllowedOAuthFlows"] == flows
    page = console.show(f"/console/pools/{pool}/client?id={listed['ClientId']}")
    assert page.status == 200
    assert listed["ClientId"] in page.text
    if secret:
        assert made["ClientSecret"] not in page.source
        [form] = [one for one in page.forms if "/client?" in one["action"] and one["method"] == "post"]
        assert shown(console.send(form), "secret") == made["ClientSecret"]


def test_iam_decides_what_a_user_of_iam_sees(api, roles):
    pool = api.make_pool()
    user = api.make_user(pool)
    name = roles.make_user(allow(["cognito-idp:ListUserPools", "cognito-idp:ListUsers"]))
    console = Console(api.server, roles.key_of(name))
    assert f"user/{name}" in console.page.text
    assert "not authorized to perform: cognito-identity:ListIdentityPools" in console.page.text
    listed = console.show(f"/console/pools/{pool}/users")
    assert user.username in listed.text
    denied = console.show(f"/console/pools/{pool}/user?username={user.username}")
    assert denied.status == 400
    assert "AccessDeniedException" in denied.text
    assert user.sub not in denied.source
    called = console.call("cognito-idp", "AdminDisableUser", UserPoolId=pool, Username=user.username)
    assert "AccessDeniedException" in called.text
    assert api.admin.admin_get_user(UserPoolId=pool, Username=user.username)["Enabled"]


def test_a_role_enters_by_its_temporary_credentials(api, roles):
    name = roles.make_user(allow("sts:AssumeRole"))
    role = roles.make(trust_in(f"arn:aws:iam::{ACCOUNT}:user/{name}"), allow("cognito-idp:*"))
    sts = roles.client_of_user(name, "sts")
    given = sts.assume_role(RoleArn=role, RoleSessionName="ada")["Credentials"]
    console = Console(api.server, (given["AccessKeyId"], given["SecretAccessKey"], given["SessionToken"]))
    assert "assumed-role" in console.page.text
    assert "/ada" in console.page.text
    roles.delete_role(role.split("/")[-1])
    assert console.show("/console").status == 401


@pytest.mark.one_engine
def test_the_search_finds_identity_pools_by_name_and_by_id(identities, console):
    name = unique("shop").replace("-", " ")
    pools = [identities.make_pool(IdentityPoolName=f"{name} {letter}") for letter in "ab"]
    found = console.show(f"/console/search?q={name.upper()}")
    assert {link for link in found.links if link.startswith("/console/identity-pools/")} == {
        f"/console/identity-pools/{pool}" for pool in pools}
    assert console.show(f"/console/search?q={pools[0]}").response.url.endswith(f"/console/identity-pools/{pools[0]}")
    missing = pools[0].split(":")[0] + ":00000000-0000-4000-8000-000000000000"
    assert console.show(f"/console/search?q={missing}").title.startswith("Found for")


@pytest.mark.one_engine
def test_the_search_finds_pools_operations_and_users(api, console):
    pool = api.make_pool(PoolName="Searched")
    assert console.show(f"/console/search?q={pool}").title.startswith("Searched")
    assert console.show("/console/search?q=AdminGetUser").title.startswith("AdminGetUser")
    found = console.show(f"/console/search?q=getuser&pool={pool}")
    assert "/console/operations/cognito-idp/AdminGetUser" in found.links
    assert f"/console/pools/{pool}/users?q=getuser" in found.links
    user = api.make_user(pool, username="getuser-ann").username
    found = console.show(f"/console/search?q=getuser&pool={pool}")
    assert f"/console/pools/{pool}/user?username={user}" in found.links
    assert f"/console/pools/{pool}/charts" in console.show(f"/console/search?q=chart&pool={pool}").links
    assert "/console/audit" in console.show("/console/search?q=audit").links
    assert "Nothing found" in console.show("/console/search?q=%F0%9F%A6%9C").text
    assert console.show("/console/search").status == 200


@pytest.mark.one_engine
def test_calls_stand_in_the_audit_log_as_the_consoles(api, console):
    pool = api.make_pool()
    console.call("cognito-idp", "CreateGroup", UserPoolId=pool, GroupName="audited")
    assert eventually(lambda: [one for one in records(api.server, eventName="CreateGroup")
                               if (one["requestParameters"] or {}).get("userPoolId") == pool])
    made, = [one for one in records(api.server, eventName="CreateGroup")
             if (one["requestParameters"] or {}).get("userPoolId") == pool]
    assert made["additionalEventData"]["via"] == "console"
    assert made["userIdentity"]["type"] == "Root"
    api.admin.delete_group(UserPoolId=pool, GroupName="audited")
    def deleted():
        return [one for one in records(api.server, eventName="DeleteGroup")
                if (one["requestParameters"] or {}).get("userPoolId") == pool]
    assert eventually(deleted)
    assert "via" not in deleted()[0]["additionalEventData"]
    entered = records(api.server, eventName="EnterConsole")[-1]
    assert entered["userIdentity"]["accessKeyId"] == api.server.access_key_id
