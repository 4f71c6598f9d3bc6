"""A gateway asks whether a request to a service of the operator's own may pass: nginx, and as Traefik and Envoy ask."""

import datetime
import hashlib
import json

import botocore.auth
import pytest
import requests

from testkit.aws import boto_client
from testkit.clock import moved_clock
from testkit.cognito import CognitoAPI, new_email
from testkit.gateway import HOST, Nginx, Service, send, signed
from testkit.roles import Roles, allow, document
from testkit.server import ACCOUNT, run_martlet

OWN = "aws.cognito.signin.user.admin"
OBJECTS = "/buckets/{bucket}/{rest...}"
ARN = "arn:aws:files:::{bucket}/{rest}"


def rules(pool):
    service = {"host": HOST, "service": "files", "pools": [pool], "rules": [
        {"method": "GET", "path": OBJECTS, "action": "files:GetObject", "resource": ARN, "scopes": [OWN]},
        {"method": "PUT", "path": OBJECTS, "action": "files:PutObject", "resource": ARN},
        {"method": "POST", "path": "/upload", "action": "files:PutObject", "resource": "arn:aws:files:::upload",
         "unsigned-payload": True},
        {"method": "DELETE", "path": OBJECTS, "scopes": [OWN], "check-session": True}]}
    return {"verify": {"trusted-proxies": ["127.0.0.1"], "services": [service]}}


class Gateway:
    """A server with rules for a service, the service, nginx between them, and a role that may read a bucket."""

    def __init__(self, server, folder):
        self.server, self._folder = server, folder
        server.start()
        self.api = CognitoAPI(server)
        self.client = self.api.make_client(self.api.make_pool())
        self.user = self.api.make_user(self.client.pool, email=new_email(), email_verified="true")
        self.roles = Roles(server)
        me = {"AWS": f"arn:aws:iam::{ACCOUNT}:user/ann"}
        iam = boto_client(server, signed=True, service="iam")
        iam.create_user(UserName="ann")
        iam.put_user_policy(UserName="ann", PolicyName="own", PolicyDocument=document(allow("*")))
        key = iam.create_access_key(UserName="ann")["AccessKey"]
        self.ann = key["AccessKeyId"], key["SecretAccessKey"]
        source = {"IpAddress": {"aws:SourceIp": "127.0.0.1/32"}}
        self.role = self.roles.make(
            document({"Effect": "Allow", "Principal": me, "Action": "sts:AssumeRole"}),
            allow(["files:GetObject", "files:PutObject"], ["arn:aws:files:::a/*", "arn:aws:files:::upload"],
                  Condition=source))
        given = boto_client(server, signed=True, service="sts", keys=self.ann).assume_role(
            RoleArn=self.role, RoleSessionName="app", DurationSeconds=900)["Credentials"]
        self.keys = given["AccessKeyId"], given["SecretAccessKey"], given["SessionToken"]
        configuration = folder / "martlet.json"
        configuration.write_text(json.dumps(rules(self.client.pool)))
        server.arguments += ["--config", str(configuration)]
        self.restart()
        self.service = Service()
        self.nginx = Nginx(folder / "nginx", server.port, self.service.port)

    def restart(self, **environment):
        assert self.server.stop() == 0
        self.server.environment.update(environment)
        self.server.start()

    def send(self, method="GET", target="/buckets/a/b", body=None, sent=None, headers=(), keys=None, more=(), **how):
        """Signs one request and sends it to nginx; `sent` is another target, or another body."""
        made = signed(keys or self.keys, method, target, body, headers, **how)
        changed = {"target": target, "body": body, "method": method, **(sent or {})}
        return send(self.nginx.port, changed["method"], changed["target"], [*made, *more], changed["body"])

    def bearer(self, token, method="GET", target="/buckets/a/b"):
        return send(self.nginx.port, method, target, [("Host", HOST), ("Authorization", f"Bearer {token}")])

    def close(self):
        self.nginx.close()
        self.service.close()


@pytest.fixture
def gateway(new_server, tmp_path):
    made = Gateway(new_server(), tmp_path)
    yield made
    made.close()


def hashed(body):
    return {"X-Amz-Content-SHA256": hashlib.sha256(body).hexdigest()}


@pytest.mark.rows("SIG-07", "SIG-12")
def test_a_role_passes_nginx_where_its_policies_let_it(gateway):
    name = gateway.role.split("/")[1]
    spoofed = [("X-Martlet-Principal", "root"), ("X-Martlet-Scopes", "all"), ("X-Martlet-Client", "x")]
    for target in ("/buckets/a/b", "/buckets/a/b/c%20d?x=1&a=2", "/buckets/a/%C3%A9"):
        response = gateway.send(target=target, more=spoofed)
        assert response.status == 200, response.body
        assert response.told == {
            "x-martlet-principal": f"arn:aws:sts::{ACCOUNT}:assumed-role/{name}/app", "x-martlet-account": ACCOUNT}
        assert gateway.service.seen.pop()[1] == target
    assert gateway.send(target="/buckets/b/b").status == 403, "another bucket"
    assert gateway.send(target="/other").status == 403, "no rule"
    assert gateway.send(host="other.example.com").status == 403, "no service"
    assert gateway.send(service="sts").status == 401, "signed for another service"
    assert gateway.send(region="eu-west-1").status == 401
    assert gateway.send(keys=(*gateway.keys[:2], gateway.keys[2][:-4])).status == 401
    assert gateway.send(keys=("AKIAUNKNOWNUNKNOWN00", "secret")).status == 401
    assert send(gateway.nginx.port, "GET", "/buckets/a/b", [("Host", HOST)]).status == 401
    assert gateway.send(keys=gateway.ann).status == 200
    assert gateway.send(keys=(gateway.server.access_key_id, gateway.server.secret_access_key)).status == 200
    assert not any(path == "/buckets/b/b" for _, path, _ in gateway.service.seen)


@pytest.mark.rows("SIG-02", "SIG-05", "SIG-07")
def test_what_was_signed_is_what_passes_nginx(gateway, monkeypatch):
    assert gateway.send(target="/buckets/a/b?x=1").status == 200
    seen = len(gateway.service.seen)
    for changed in ({"target": "/buckets/a/c"}, {"target": "/buckets/a/b?x=2"}, {"method": "PUT", "body": b""}):
        assert gateway.send(target="/buckets/a/b", sent=changed).status == 401, changed
    headers = signed(gateway.keys, "GET", "/buckets/a/b")
    other = [("Host", f"{HOST}:81"), *headers[1:]]
    assert send(gateway.nginx.port, "GET", "/buckets/a/b", other).status == 401
    for target in ("/buckets/a/../a/b", "/buckets//a/b", "/buckets/a%2Fb/c", "/buckets/a/./b", "/buckets/a/%62",
                   "/buckets/a/b;c", "/buckets/a/%252e%252e", "/buckets/a/"):
        assert send(gateway.nginx.port, "GET", target, headers).status == 403, target
    for name in ("X-Forwarded-Method", "X-Forwarded-Uri"):
        assert gateway.send(more=[(name, "/buckets/a/b")]).status == 403, name
    now = datetime.datetime.now(datetime.timezone.utc)
    for minutes in (-6, 6):
        other = (now + datetime.timedelta(minutes=minutes)).replace(tzinfo=None)
        monkeypatch.setattr(botocore.auth, "get_current_datetime", lambda other=other: other)
        assert gateway.send().status == 401, minutes
    monkeypatch.undo()
    assert len(gateway.service.seen) == seen, "nothing of it reached the service"


def test_expired_credentials_do_not_pass(gateway):
    assert gateway.send().status == 200
    gateway.restart(**moved_clock(gateway.server.folder.parent)(901))
    response = gateway.send()
    assert response.status == 401
    assert response.headers["WWW-Authenticate"] == "AWS4-HMAC-SHA256"


@pytest.mark.rows("SIG-04")
def test_bodies_are_signed_by_their_hash(gateway):
    body = b"content"
    assert gateway.send("PUT", body=body, headers=hashed(body)).status == 200
    assert gateway.service.seen.pop() == ("PUT", "/buckets/a/b", body)
    assert gateway.send("PUT", body=body).status == 401, "nothing here has the body to hash it"
    assert gateway.send("PUT", body=b"").status == 200
    assert gateway.send("PUT", sent={"body": body}).status == 401, "a body that was added"
    assert gateway.send(sent={"body": body}).status == 401, "also to GET"
    unsigned = {"X-Amz-Content-SHA256": "UNSIGNED-PAYLOAD"}
    assert gateway.send("PUT", body=body, headers=unsigned).status == 401
    assert gateway.send("POST", "/upload", body=body, headers=unsigned).status == 200
    streaming = {"X-Amz-Content-SHA256": "STREAMING-AWS4-HMAC-SHA256-PAYLOAD"}
    assert gateway.send("POST", "/upload", body=body, headers=streaming).status == 401


def test_bearer_tokens_pass_nginx_with_a_scope_of_the_rule(gateway):
    tokens = gateway.api.sign_in(gateway.client, gateway.user.username)
    token = tokens["AccessToken"]
    response = gateway.bearer(token)
    assert response.status == 200
    assert response.told == {
        "x-martlet-principal": gateway.api.attributes_of(gateway.client.pool, gateway.user.username)["sub"],
        "x-martlet-client": gateway.client.id, "x-martlet-scopes": OWN}
    assert gateway.bearer(token, "DELETE").status == 200
    assert gateway.bearer(token, "PUT").status == 403, "the rule takes no token"
    for wrong in (tokens["IdToken"], token[:-4], "x"):
        response = gateway.bearer(wrong)
        assert response.status == 401
        assert response.headers["WWW-Authenticate"] == 'Bearer error="invalid_token"'
    other = gateway.api.make_client(gateway.api.make_pool())
    stranger = gateway.api.make_user(other.pool, email=new_email(), email_verified="true")
    assert gateway.bearer(gateway.api.sign_in(other, stranger.username)["AccessToken"]).status == 401
    gateway.api.admin.admin_user_global_sign_out(UserPoolId=gateway.client.pool, Username=gateway.user.username)
    assert gateway.bearer(token).status == 200, "until it expires"
    assert gateway.bearer(token, "DELETE").status == 401, "the rule asks for the session"


@pytest.mark.rows("SIG-07")
def test_as_traefik_and_envoy_ask(gateway):
    """The three forms are read alike, and never two at once."""
    headers = signed(gateway.keys, "GET", "/buckets/a/b?x=1")
    traefik = [
        ("Host", f"127.0.0.1:{gateway.server.port}"), *headers[1:], ("X-Forwarded-Method", "GET"),
        ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", HOST), ("X-Forwarded-Uri", "/buckets/a/b?x=1"),
        ("X-Forwarded-For", "127.0.0.1")]
    envoy = [*signed(gateway.ann, "GET", "/buckets/a/b?x=1"), ("X-Forwarded-For", "127.0.0.1"), ("Content-Length", "0")]
    port = gateway.server.port
    for response, name in (
            (send(port, "GET", "/verify", traefik), "/app"),
            (send(port, "GET", "/verify/buckets/a/b?x=1", envoy), "user/ann")):
        assert response.status == 200, response.body
        assert response.body == b"", response.body
        assert response.headers["Cache-Control"] == "no-store"
        assert response.headers["X-Martlet-Principal"].endswith(name)
        assert response.headers["X-Martlet-Scopes"] == response.headers["X-Martlet-Client"] == ""
    for target, sent in (
            ("/verify", [*traefik, ("X-Original-URI", "/buckets/a/b")]), ("/verify", envoy),
            ("/verify", [*traefik, ("X-Forwarded-Uri", "/buckets/a/b?x=1")]), ("/verify/buckets/a/b?x=1", traefik),
            ("/verify/buckets/a/b?x=1", [*envoy, ("X-Original-Method", "GET")]), ("/verify//buckets/a/b?x=1", envoy),
            ("/verify/buckets/a/../a/b?x=1", envoy)):
        response = send(port, "GET", target, sent)
        assert response.status == 403, (target, response.body)
        assert json.loads(response.body).keys() == {"reason"}, (target, response.body)
    response = send(port, "GET", "/verify/buckets/a/c?x=1", envoy)
    assert response.status == 401
    assert "does not match" in json.loads(response.body)["reason"]
    # The role's policy asks for the client's address, of which Envoy says nothing.
    role = [*headers, ("X-Forwarded-For", "127.0.0.1"), ("Content-Length", "0")]
    assert send(port, "GET", "/verify/buckets/a/b?x=1", role).status == 403
    without = [pair for pair in traefik if pair[0] != "X-Forwarded-For"]
    assert send(port, "GET", "/verify", without).status == 403
    assert send(port, "POST", "/verify", traefik).status == 405
    assert send(port, "OPTIONS", "/verify/buckets/a/b", envoy).status == 405
    page = requests.get(f"{gateway.server.admin_url}/metrics", timeout=60).text
    assert 'GetRequestVerification' in page


def test_a_server_without_services_has_no_such_path(server):
    assert send(server.port, "GET", "/verify", [("Host", HOST)]).status == 404
    assert send(server.port, "GET", "/verify/a", [("Host", HOST)]).status == 404


def test_a_mistake_in_the_file_prevents_the_start(tmp_path):
    wrong = rules("us-east-1_x")
    wrong["verify"]["services"][0]["rules"][0]["resource"] = "arn:aws:files:::{object}"
    (tmp_path / "martlet.json").write_text(json.dumps(wrong))
    done = run_martlet("serve", "--data", tmp_path / "data", "--config", tmp_path / "martlet.json")
    assert done.returncode != 0
    assert 'rule 1 of service 1 of verify in' in done.stderr
    assert "names {object}" in done.stderr
