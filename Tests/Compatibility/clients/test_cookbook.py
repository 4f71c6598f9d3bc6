"""Every command of docs/cookbook.md, as it stands, in the order of the tasks."""

import re

import pytest

from testkit.authorize import OAUTH
from testkit.awscli import AWSCommands
from testkit.cognito import CognitoAPI
from testkit.server import BINARY, ROOT, run_martlet
from testkit.sink import MailSink

pytestmark = pytest.mark.one_engine

ROW = re.compile(r"^\| (\d+) \| (.+?) \| (`.*`) \|$", re.MULTILINE)


def tasks():
    """The commands of each task by its number."""
    rows = ROW.findall((ROOT / "docs/cookbook.md").read_text(encoding="utf-8"))
    return {int(number): [span.replace("\\|", "|") for span in re.findall("`([^`]*)`", commands)]
            for number, _, commands in rows}


@pytest.fixture
def shop(new_server, scratch):
    """A server that logs all, with a pool in which every task has something to do."""
    sink = MailSink(scratch)
    sink.start()
    server = new_server(arguments=["--log-level", "info", *sink.arguments])
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool(
        AutoVerifiedAttributes=["email"],
        Schema=[{"Name": "plan", "AttributeDataType": "String", "Mutable": True}])
    client = api.make_client(pool, secret=True, **OAUTH)
    issuer = api.make_client(pool, secret=True, **OAUTH)
    ann = api.make_user(pool, "ann", email="ann@example.com", name="Ann Lovelace", custom__plan="gold")
    for name in ("ben", "gone"):
        api.make_user(pool, name, email=f"{name}@example.com", email_verified="true")
    api.admin.admin_create_user(UserPoolId=pool, Username="invited", UserAttributes=[
        {"Name": "email", "Value": "invited@example.com"}])
    api.public.sign_up(
        ClientId=client.id, Username="new", Password="Correct-Horse-7", **client.hash("new"),
        UserAttributes=[{"Name": "email", "Value": "new@example.com"}])
    api.admin.create_group(UserPoolId=pool, GroupName="staff")
    api.admin.create_identity_provider(
        UserPoolId=pool, ProviderName="Contoso", ProviderType="OIDC", ProviderDetails={
            "client_id": issuer.id, "client_secret": issuer.secret, "oidc_issuer": f"{server.url}/{pool}",
            "authorize_scopes": "openid email", "attributes_request_method": "GET"})
    api.sign_in(client, ann.username)
    with pytest.raises(api.public.exceptions.NotAuthorizedException):
        api.sign_in(client, ann.username, "Wrong-Horse-9")
    yield server, api, pool, client
    sink.stop()


def test_the_forty_tasks(shop, tmp_path):
    server, api, pool, client = shop
    found = tasks()
    assert sorted(found) == list(range(1, 41))
    (tmp_path / "users.csv").write_text("eve,eve@example.com\nfay,fay@example.com\n")
    said = {}
    with AWSCommands(tmp_path, {
        "PATH": f"{BINARY.parent}:/usr/bin:/bin", "AWS_ENDPOINT_URL": server.url, "MARTLET_DATA": str(server.folder),
        "MARTLET_ADMIN_PORT": str(server.admin_port), "POOL": pool, "CLIENT": client.id, "LOG": str(server.log),
        "DATA": str(server.folder), "ADMIN_PORT": str(server.admin_port), "AWS_ACCESS_KEY_ID": server.access_key_id,
        "AWS_SECRET_ACCESS_KEY": server.secret_access_key, **server.root_key,
    }) as shell:
        for number, commands in sorted(found.items()):
            said[number] = shell.run("\n".join(commands), f"task {number}")
    assert '"Username": "ann"' in said[1]
    assert said[2].startswith("ann  CONFIRMED  enabled")
    for line in ("custom:plan  gold", "wrong-passwords  1", "groups  none", "email  ann@example.com"):
        assert line in said[3].splitlines(), said[3]
    assert "last-sign-in  20" in said[8]
    assert '"operation":"InitiateAuth"' in said[9]
    assert '"reason":"wrongPassword"' in said[10]
    assert "ended" in said[13]
    assert "wrong-passwords  1" in said[11]
    assert "new  UNCONFIRMED" not in said[17]
    assert said[18] == "", "all users are new"
    assert "eve" in said[20]
    assert '"ann"' in said[21]
    assert "Policies.PasswordPolicy.MinimumLength: 8 -> 12" in said[23]
    assert said[24].splitlines() == ["RefreshTokenValidity: 30 -> 7"] * 2
    assert "users signed in within a day  1" in said[27]
    assert 'result="completed"' in said[28]
    assert "has taken the e-mail to ann@example.com" in said[29]
    assert '"outcome":"ok"' in said[32]
    assert f"data  {server.folder}" in said[34]
    assert "port  " in said[34]
    assert "(default)" in said[34]
    assert "DeletionProtection: \"INACTIVE\" -> \"ACTIVE\"" in said[37] or "not set -> \"ACTIVE\"" in said[37]
    assert f"goes to  {server.url}/oauth2/authorize" in said[39]
    assert (tmp_path / "backup.sqlite").stat().st_size > 100_000
    told = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    assert told["AutoVerifiedAttributes"] == ["email"], "a patch leaves the other settings"
    assert told["EmailVerificationSubject"] == "Your code"
    assert told["DeletionProtection"] == "ACTIVE"
    kept = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
    assert kept["PreventUserExistenceErrors"] == "ENABLED"
    assert kept["CallbackURLs"] == OAUTH["CallbackURLs"]
    api.admin.update_user_pool(UserPoolId=pool, DeletionProtection="INACTIVE")
    assert_a_setting_with_two_names_is_changed_by_either(api, server, pool)
    assert_mistakes_are_told(server, pool)


def assert_a_setting_with_two_names_is_changed_by_either(api, server, pool):
    """UpdateUserPool refuses two values, and what is described has both names."""
    for days, changes in (
        (3, '{"Policies": {"PasswordPolicy": {"TemporaryPasswordValidityDays": 3}}}'),
        (4, '{"AdminCreateUserConfig": {"UnusedAccountValidityDays": 4}}'),
    ):
        done = run_martlet("pool", "patch", pool, "--json", changes, environment={
            "MARTLET_DATA": str(server.folder), **server.root_key})
        assert done.returncode == 0, done
        told = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
        assert told["Policies"]["PasswordPolicy"]["TemporaryPasswordValidityDays"] == days
        assert told["AdminCreateUserConfig"]["UnusedAccountValidityDays"] == days


def assert_mistakes_are_told(server, pool):
    """Names may be arguments or options; what is wrong is named."""
    def martlet(*words):
        return run_martlet(*words, environment={"MARTLET_DATA": str(server.folder), **server.root_key})

    alike = [
        martlet("user", "show", *names).stdout for names in (
            (pool, "ann"), ("--pool", pool, "--username", "ann"), ("--pool", pool, "ann"))]
    assert len(set(alike)) == 1
    assert "sub  " in alike[0]
    for words, code, text in (
        (("user", "show", pool), 2, "give --username"), (("pool", "show", pool, "more"), 2, "an argument too many"),
        (("user", "find", pool, "nonsense"), 2, "nonsense is not a condition"),
        (("user", "find", pool, "colour=red"), 1, "colour is not an attribute"),
        (("pool", "patch", pool, "--json", '{"Schema": []}'), 1, "Schema is not a member of UpdateUserPool"),
        (("pool", "patch", pool, "--json", '{"MfaConfiguration": "MAYBE"}'), 1, "at 'mfaConfiguration' failed"),
        (("pool", "patch", pool, "--json", "{"), 1, "not valid JSON"),
        (("provider", "test", pool, "Nowhere"), 1, "Nowhere does not exist"),
        (("user", "sessions", pool, "ann", "--end", "none"), 1, "none"),
    ):
        done = martlet(*words)
        assert done.returncode == code, (words, done)
        assert text in done.stderr, (words, done)
