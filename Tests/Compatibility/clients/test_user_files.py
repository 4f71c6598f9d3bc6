"""`martlet user import` and `export`."""

import json
import stat
import subprocess
import sys

import pytest
from pycognito.exceptions import SoftwareTokenMFAChallengeException

from testkit import hashes
from testkit.aws import refused
from testkit.cognito import PASSWORD, CognitoAPI, User, as_dict, new_email
from testkit.factors import TOKEN, Factors
from testkit.openid import add_provider, mock_provider
from testkit.parallel import patiently
from testkit.postgres import new_database
from testkit.server import BINARY, ROOT, TestServer, run_martlet
from testkit.terminal import Terminal
from testkit.totp import App

SUB = "0a1b2c3d-0000-4000-8000-0000000000"
CODES = ["k3pa-7xqd-m2vn", "wq2m-55aa-x7tb"]


class Site:
    """A server of its own, with a pool into which users move."""

    def __init__(self, server, issuer=None):
        self.server, self.api = server, CognitoAPI(server)
        self.factors = Factors(
            self.api, "OPTIONAL", TOKEN, AliasAttributes=["email"],
            Schema=[{"Name": "plan", "AttributeDataType": "String", "Mutable": True}])
        self.pool, self.client = self.factors.pool, self.factors.client
        self.api.admin.create_group(UserPoolId=self.pool, GroupName="staff")
        if issuer:
            add_provider(self.api, self.pool, issuer)

    def command(self, word, path, *words):
        return run_martlet(
            "user", word, *self.server.store, "--pool", self.pool, path, *words, environment=self.server.root_key,
            timeout=300)

    def import_lines(self, path, lines, *words):
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        return self.command("import", path, *words)

    def export(self, path):
        done = self.command("export", path)
        assert done.returncode == 0, done.stderr
        return [json.loads(line) for line in path.read_text().splitlines()]

    def read(self, username):
        """What the API tells of a user."""
        found = self.api.admin.admin_get_user(UserPoolId=self.pool, Username=username)
        found["UserAttributes"] = as_dict(found["UserAttributes"])
        del found["ResponseMetadata"]
        return found

    def groups(self, username):
        listed = self.api.admin.admin_list_groups_for_user(UserPoolId=self.pool, Username=username)["Groups"]
        return [group["GroupName"].replace(self.pool, "POOL") for group in listed]


@pytest.fixture
def site(new_server):
    server = new_server()
    server.start()
    return Site(server)


@pytest.fixture
def sites(new_server, engine, scratch):
    """One on each engine, which know the same provider."""
    here = new_server()
    there = TestServer(
        scratch / f"there-of-{engine}", database=None if engine == "postgres" else new_database())
    here.start()
    there.start()
    with mock_provider() as provider:
        yield Site(here, provider.issuer), Site(there, provider.issuer)
    there.kill()


def line(username, **more):
    address = {"email": f"{username}@example.com", "email_verified": "true"}
    return {"username": username, "attributes": address, **more}


def said(done):
    return [json.loads(text) for text in done.stdout.splitlines()]


@pytest.mark.one_engine
@pytest.mark.seconds(900)
def test_passwords_that_independent_libraries_have_hashed(site, tmp_path):
    api, client = site.api, site.client
    members = hashes.all_of(PASSWORD)
    done = site.import_lines(tmp_path / "in.jsonl", [line(name, password=made) for name, made in members.items()])
    assert done.returncode == 0, done.stdout + done.stderr
    assert said(done)[-1]["added"] == len(members)
    kept = {one["username"]: one for one in site.export(tmp_path / "before.jsonl")}
    for name in members:
        assert site.read(name)["UserStatus"] == "CONFIRMED", name
        assert "hash" in kept[name]["password"], name
        with refused("NotAuthorizedException", "Incorrect username or password."):
            patiently(lambda: api.srp(client, name).authenticate_user())
        with refused("NotAuthorizedException", "Incorrect username or password."):
            patiently(lambda: api.sign_in(client, name, PASSWORD + "x"))
        # Other walks compute beside this one.
        assert patiently(lambda: api.sign_in(client, name))["AccessToken"], name
        assert patiently(lambda: api.srp(client, name).authenticate_user())["AuthenticationResult"], name
    assert all("sealed" in one["password"] for one in site.export(tmp_path / "after.jsonl"))


@pytest.mark.one_engine
def test_the_published_example_of_firebase(site, tmp_path):
    done = site.import_lines(tmp_path / "in.jsonl", [line("ann", password={"firebase": hashes.FIREBASE})])
    assert done.returncode == 0, done.stdout
    with refused("NotAuthorizedException"):
        site.api.sign_in(site.client, "ann", "user2password")
    assert site.api.sign_in(site.client, "ann", hashes.FIREBASE_PASSWORD)["AccessToken"]


def rich_lines():
    """Users with all that a line can say."""
    secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
    ann = line(
        "ann", sub=SUB + "01", created="2020-02-03T04:05:06.123Z", modified="2021-01-01T00:00:00Z", groups=["staff"],
        password=hashes.all_of(PASSWORD)["bcrypt-2a"], totp={"secret": secret, "name": "a phone"},
        mfa={"enabled": ["SOFTWARE_TOKEN_MFA"], "preferred": "SOFTWARE_TOKEN_MFA"},
        identities=[{"provider": "Contoso", "value": "u-1", "created": "2020-03-01T00:00:00Z"}],
        **{"recovery-codes": {"codes": CODES}})
    ann["attributes"].update({"custom:plan": "gold", "name": "Ann \N{SNOWMAN}"})
    bob = line("bob", enabled=False, status="UNCONFIRMED", sub=SUB + "02")
    bob["attributes"]["email_verified"] = "false"
    cid = line(
        "contoso_u-2", status="EXTERNAL_PROVIDER", sub=SUB + "03", identities=[{"provider": "Contoso", "value": "u-2"}])
    return [ann, bob, line("dee", sub=SUB + "04"), cid], App(secret)


def test_users_move_to_another_server_as_they_were(sites, tmp_path):
    here, there = sites
    lines, app = rich_lines()
    done = here.import_lines(tmp_path / "in.jsonl", lines)
    assert done.returncode == 0, done.stdout + done.stderr
    assert here.read("ann")["UserAttributes"]["sub"] == SUB + "01"
    assert here.read("ann")["UserCreateDate"].isoformat() == "2020-02-03T04:05:06.123000+00:00"
    # A recovery code of the file signs in, once, and the hash is replaced.
    ann = User("ann", PASSWORD, SUB + "01")
    asked = here.factors.begin(ann)
    assert asked["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    assert here.factors.prove(ann, asked, CODES[0])["AuthenticationResult"]
    with refused("CodeMismatchException"):
        here.factors.prove(ann, here.factors.begin(ann), CODES[0])
    moved = here.export(tmp_path / "out.jsonl")
    assert stat.S_IMODE((tmp_path / "out.jsonl").stat().st_mode) == 0o600
    assert here.command("export", tmp_path / "out.jsonl").returncode == 1, "a file is never overwritten"

    strange = there.import_lines(tmp_path / "moved.jsonl", moved)
    assert strange.returncode == 1
    assert said(strange)[0] == {"line": 1, "refused": "'password.sealed' is of another store, pool or sub"}
    # The others were added; now Ann, with a hash as before.
    moved[0]["password"] = lines[0]["password"]
    again = there.import_lines(tmp_path / "moved.jsonl", moved, "--continue", "--drop-sealed")
    assert again.returncode == 0, again.stdout
    assert said(again)[-1]["added"] == 1, again.stdout
    for name in ("ann", "bob", "dee", "contoso_u-2"):
        assert there.read(name) == here.read(name), name
        assert there.groups(name) == here.groups(name), name
    assert there.groups("contoso_u-2") == ["POOL_Contoso"]
    asked = there.factors.begin(ann)
    assert there.factors.prove(ann, asked, app.code())["AuthenticationResult"]
    with refused("CodeMismatchException"):
        there.factors.prove(ann, there.factors.begin(ann), CODES[1])


def test_users_come_back_to_their_own_store(site, tmp_path):
    user = site.factors.make_user()
    app = site.factors.with_app(user)
    made = run_martlet(
        "user", "recovery-codes", "--pool", site.pool, "--username", user.username, *site.server.store,
        environment=site.server.root_key).stdout.split()
    before = site.read(user.username)
    lines = site.export(tmp_path / "out.jsonl")
    site.api.admin.admin_delete_user(UserPoolId=site.pool, Username=user.username)
    done = site.import_lines(tmp_path / "back.jsonl", lines)
    assert done.returncode == 0, done.stdout
    assert site.read(user.username) == before
    with pytest.raises(SoftwareTokenMFAChallengeException):
        site.api.srp(site.client, user.username).authenticate_user()
    assert site.factors.prove(user, site.factors.begin(user), app.code())["AuthenticationResult"]
    assert site.factors.prove(user, site.factors.begin(user), made[3])["AuthenticationResult"]


@pytest.mark.one_engine
def test_a_dry_run_tells_each_line_that_would_be_refused(site, tmp_path):
    lines = [line(f"user{number}", sub=f"{SUB}{number:02x}") for number in range(250)]
    lines += [
        line("user7"), {**line("new1"), "sub": SUB + "09"}, {**line("new2"), "attributes": line("user8")["attributes"]},
        line("new3", groups=["none"]), {"username": "new4", "grups": []},
    ]
    path = tmp_path / "in.jsonl"
    dry = site.import_lines(path, lines, "--dry-run")
    assert dry.returncode == 1
    told = {one["line"]: one["refused"] for one in said(dry) if "line" in one}
    assert told == {
        251: "Line 8 has the same name, sub, address or identity",
        252: "Line 10 has the same name, sub, address or identity",
        253: "Line 9 has the same name, sub, address or identity",
        254: "'groups': The pool has no group of this name", 255: "No user has a member 'grups'",
    }
    last = said(dry)[-1]
    assert (last["added"], last["refused"], last["done"]) == (250, 5, True)
    assert site.api.admin.list_users(UserPoolId=site.pool)["Users"] == []
    real = site.command("import", path)
    assert real.returncode == 1
    assert said(real)[-1]["added"] == 250
    assert {one["line"] for one in said(real) if "line" in one} == set(told)


BAD = {
    "deep": "[" * 100_000, "deep members": '{"username":"x","a":' * 5000, "cut": '{"username":"x","attributes":{"em',
    "no object": '["x"]', "number": '{"username":7}', "twice": '{"username":"x","username":"y"}',
    "ten megabytes": json.dumps(line("x", status="a" * 10_000_000)),
    "zero": '{"username":"x\\u0000"}', "raw zero": '{"username":"x\0"}', "half pair": '{"username":"\\ud83d"}',
    "not UTF-8": b'{"username":"\xff"}', "half pair in UTF-8": b'{"username":"\xed\xa0\xbd"}',
    "combining marks": '{"username":"x' + "\u0301" * 5000 + '"}', "empty": "{}", "text": "ann,ann@example.com",
    "formula": '{"username":"x","=cmd()":"1"}', "attributes": '{"username":"x","attributes":["email"]}',
    "value": '{"username":"x","attributes":{"email":{"a":1}}}',
    "many groups": json.dumps(line("x", groups=["a"] * 101)),
    "unknown attribute": '{"username":"x","attributes":{"custom:none":"1"}}',
    "hash": json.dumps(line("x", password={"hash": "$2b$99$" + "a" * 53})),
    "expensive hash": json.dumps(line("x", password={
        "hash": "$argon2id$v=19$m=4000000,t=9,p=1$c2FsdHNhbHQ$" + "A" * 43})),
    "expensive Keycloak": json.dumps(line("x", password=hashes.member(
        hashes.keycloak("pbkdf2-sha256", b"x" * 32, b"salt", 2**62)))),
    "plain password": json.dumps(line("x", password={"plain": PASSWORD})),
    "sealed": json.dumps(line("x", password={"sealed": "AAAA"})),
    "app": json.dumps(line("x", totp={"secret": "1"})), "factor": json.dumps(line("x", mfa={"enabled": ["SMS_MFA"]})),
    "date": json.dumps(line("x", created="2020-02-30T00:00:00Z")), "sub": json.dumps(line("x", sub="../../x")),
    "name": json.dumps(line(" ")), "infinity": '{"username":"x","enabled":1e999}',
}


@pytest.mark.one_engine
def test_a_bad_line_is_told_with_its_number_and_harms_no_other(site, tmp_path):
    path = tmp_path / "bad.jsonl"
    good = [json.dumps(line(f"good{number}")).encode() for number in range(len(BAD))]
    bad = [text if isinstance(text, bytes) else text.encode() for text in BAD.values()]
    path.write_bytes(b"\n".join(part for pair in zip(bad, good) for part in pair))
    for words in (["--dry-run"], []):
        done = site.command("import", path, *words)
        assert done.returncode == 1, done.stderr
        assert done.stderr == f"martlet: {len(BAD)} lines are refused\n", done.stderr
        told = {one["line"]: one["refused"] for one in said(done) if "line" in one}
        assert sorted(told) == list(range(1, 2 * len(BAD), 2)), [
            name for number, name in enumerate(BAD) if 2 * number + 1 not in told]
        assert all(0 < len(reason) < 300 for reason in told.values())
        assert PASSWORD not in done.stdout
        assert said(done)[-1]["added"] == len(BAD)
    assert site.server.is_alive()
    listed = site.api.admin.list_users(UserPoolId=site.pool)["Users"]
    assert sorted(user["Username"] for user in listed) == sorted(f"good{number}" for number in range(len(BAD)))
    for words, reason in [(["import", tmp_path / "none"], "No such file"), (["import", tmp_path], "directory")]:
        failed = site.command(*words)
        assert failed.returncode == 1, failed.stderr
        assert reason.lower() in failed.stderr.lower(), failed.stderr


@pytest.mark.one_engine
def test_a_terminal_sees_a_bar_and_the_rate(site, tmp_path):
    path = tmp_path / "in.jsonl"
    path.write_text("".join(json.dumps(line(f"user{number}")) + "\n" for number in range(600)) + '{"\x1b]0;x\x07":1}\n')
    terminal = Terminal(
        str(BINARY), "user", "import", *site.server.store, "--pool", site.pool, path,
        environment=site.server.environment)
    assert terminal.wait() == 1
    terminal.close()
    screen = terminal.screen
    assert "[########" in screen
    assert "] 100 %  600 added, 0 present, 1 refused, " in screen
    assert " a second" in screen
    assert "line 601: " in screen
    assert "\x1b]0" not in screen


@pytest.mark.one_engine
def test_the_page_about_keycloak(site, tmp_path):
    text = (ROOT / "docs/from-keycloak.md").read_text(encoding="utf-8")
    script = text.split("```python\n")[1].split("```")[0]
    (tmp_path / "users.py").write_text(script)
    users = [
        {"username": f"user-{name}", "email": new_email(), "emailVerified": True, "enabled": True,
         "credentials": [{"id": "1", "createdDate": 1, **credential}]}
        for name, credential in hashes.keycloaks(PASSWORD).items()]
    users.append({"username": "without", "enabled": False, "emailVerified": False})
    (tmp_path / "realm.json").write_text(json.dumps({"realm": "shop", "users": users}))
    lines = subprocess.run(
        [sys.executable, tmp_path / "users.py", tmp_path / "realm.json"], capture_output=True, text=True, check=True)
    (tmp_path / "users.jsonl").write_text(lines.stdout)
    done = site.command("import", tmp_path / "users.jsonl")
    assert done.returncode == 0, done.stdout
    for user in users[:-1]:
        assert site.api.sign_in(site.client, user["username"])["AccessToken"]
        assert site.read(user["username"])["UserAttributes"]["email"] == user["email"]
    assert not site.read("without")["Enabled"]
