"""The Python samples of docs/: the functions that move users, the script that copies them, and an app under Flask."""

import http.server
import json
import re
import types
import urllib.parse

import pytest

from testkit.aws import refused
from testkit.cognito import PASSWORD, as_dict, new_email, unique
from testkit.forms import Browser
from testkit.functions import Hooks
from testkit.ports import free_port
from testkit.server import ROOT
from testkit.serving import serve

pytestmark = pytest.mark.one_engine

MOVING = ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]


def samples(page, language="python"):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def load(source):
    """The module of a sample."""
    module = types.ModuleType("sample")
    exec(source, module.__dict__)
    return module


@pytest.fixture
def hooks(server):
    made = Hooks(server)
    yield made
    made.close()


@pytest.fixture
def old(api, monkeypatch):
    """A pool in the place of one at Cognito, with a user in a group."""
    pool = api.make_pool()
    user = api.make_user(pool, email=new_email(), email_verified="true", given_name="Ada")
    api.admin.create_group(UserPoolId=pool, GroupName="readers")
    api.admin.admin_add_user_to_group(UserPoolId=pool, Username=user.username, GroupName="readers")
    monkeypatch.setenv("AWS_ENDPOINT_URL", api.server.url)
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", api.server.access_key_id)
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", api.server.secret_access_key)
    return types.SimpleNamespace(pool=pool, user=user)


def test_the_function_that_asks_cognito(api, hooks, old, monkeypatch):
    monkeypatch.setenv("OLD_POOL", old.pool)
    monkeypatch.setenv("OLD_CLIENT", api.make_client(old.pool, ExplicitAuthFlows=MOVING).id)
    handler = load(samples("from-cognito.md")[0]).handler
    client = api.make_client(api.make_pool(LambdaConfig=hooks.add_all({"UserMigration": handler})))
    with refused("NotAuthorizedException"):
        api.sign_in(client, old.user.username, PASSWORD + "x")
    assert api.sign_in(client, old.user.username)["AccessToken"]
    assert api.srp(client, old.user.username).authenticate_user()["AuthenticationResult"]
    found = api.attributes_of(client.pool, old.user.username)
    assert (found["email"], found["email_verified"], found["given_name"]) == (old.user.email, "true", "Ada")
    assert found["sub"] != old.user.sub

    invited = unique()
    api.admin.admin_create_user(
        UserPoolId=old.pool, Username=invited, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    with refused("NotAuthorizedException"):
        api.sign_in(client, invited)


def test_the_script_that_copies_users(api, old, monkeypatch, tmp_path):
    new = api.make_pool()
    api.admin.create_group(UserPoolId=new, GroupName="readers")
    (tmp_path / "config").write_text("[profile aws]\n[profile martlet]\n")
    monkeypatch.setenv("AWS_CONFIG_FILE", str(tmp_path / "config"))
    keys = (f"aws_access_key_id = {api.server.access_key_id}\n"
            f"aws_secret_access_key = {api.server.secret_access_key}\n")
    (tmp_path / "credentials").write_text(f"[aws]\n{keys}[martlet]\n{keys}")
    monkeypatch.setenv("AWS_SHARED_CREDENTIALS_FILE", str(tmp_path / "credentials"))
    script = samples("from-cognito.md")[1].replace("eu-central-1_Old", old.pool).replace("us-east-1_New", new)
    for _ in range(2):
        load(script)
    user, = api.admin.list_users(UserPoolId=new)["Users"]
    assert as_dict(user["Attributes"])["email"] == old.user.email
    assert user["UserStatus"] == "FORCE_CHANGE_PASSWORD"
    groups = api.admin.admin_list_groups_for_user(UserPoolId=new, Username=user["Username"])["Groups"]
    assert [group["GroupName"] for group in groups] == ["readers"]


class Keycloak(http.server.BaseHTTPRequestHandler):
    """The token and user information endpoints of a realm with one user, kim."""

    def do_POST(self):
        form = urllib.parse.parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        good = form["username"] == ["kim"] and form["password"] == [PASSWORD] and form["client_secret"] == ["s"]
        self.respond({"access_token": "token"} if good and self.path.endswith("/token") else None)

    def do_GET(self):
        good = self.headers["Authorization"] == "Bearer token" and self.path.endswith("/userinfo")
        self.respond({"sub": "k", "email": "kim@example.com", "email_verified": True} if good else None)

    def respond(self, document):
        body = json.dumps(document).encode()
        self.send_response(200 if document else 401)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def test_the_function_that_asks_keycloak(api, hooks, monkeypatch):
    port = free_port()
    realm = http.server.ThreadingHTTPServer(("127.0.0.1", port), Keycloak)
    serve(realm)
    for name, value in {
            "REALM": f"http://127.0.0.1:{port}/realms/shop", "CLIENT_ID": "c", "CLIENT_SECRET": "s"}.items():
        monkeypatch.setenv(name, value)
    handler = load(samples("from-keycloak.md")[1]).handler
    client = api.make_client(api.make_pool(LambdaConfig=hooks.add_all({"UserMigration": handler})))
    with refused("NotAuthorizedException"):
        api.sign_in(client, "kim", PASSWORD + "x")
    assert api.sign_in(client, "kim")["AccessToken"]
    assert api.attributes_of(client.pool, "kim")["email_verified"] == "true"
    realm.shutdown()


def test_the_app_under_flask(api, old, monkeypatch):
    client = api.make_client(
        old.pool, secret=True, AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid", "email"], SupportedIdentityProviders=["COGNITO"],
        CallbackURLs=["http://localhost/auth"], LogoutURLs=["http://localhost/"])
    for name, value in {
            "ISSUER": f"{api.server.url}/{old.pool}", "CLIENT_ID": client.id, "CLIENT_SECRET": client.secret,
            "SESSION_SECRET": "session"}.items():
        monkeypatch.setenv(name, value)
    flask, = [sample for sample in samples("frameworks.md") if "flask" in sample]
    app = load(flask).app.test_client()
    browser = Browser(api.server)
    page = browser.go(app.get("/login").location)
    landed = browser.give_credentials(page, old.user.username, old.user.password)
    assert landed.page == "http://localhost/auth", landed.url
    assert app.get(landed.url).location == "/"
    assert app.get("/").json == {"sub": old.user.sub, "email": old.user.email, "groups": ["readers"]}
    assert browser.go(app.get("/logout").location).url == "http://localhost/"
    assert app.get("/").location == "/login"
