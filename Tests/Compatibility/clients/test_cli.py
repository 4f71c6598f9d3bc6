"""The AWS CLI as in the README, and the `martlet` command itself."""

import configparser
import json
import os
import re
import signal
import socket
import stat
import subprocess
import threading
import time
from urllib.parse import parse_qs, urlsplit

import pytest
import requests

from testkit import store, tokens
from testkit.aws import boto_client, refused
from testkit.cognito import PASSWORD, CognitoAPI
from testkit.ports import free_port
from testkit.server import BINARY, TestServer, REGION, ROOT, run_martlet
from testkit.waiting import eventually


def aws(server, *words):
    """Runs the AWS CLI with the credentials file that Martlet wrote."""
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(server.folder), "AWS_EC2_METADATA_DISABLED": "true", "AWS_PAGER": "",
        "AWS_SHARED_CREDENTIALS_FILE": str(server.folder / "credentials"), "AWS_PROFILE": "martlet",
        "AWS_ENDPOINT_URL": server.url, "AWS_DEFAULT_REGION": REGION,
    }
    done = subprocess.run(
        [str(ROOT / ".venv/bin/aws"), *words], env=environment, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout) if done.stdout.strip() else None


@pytest.fixture
def own(new_server):
    """A server that makes its own root key."""
    server = new_server()
    for name in ("MARTLET_ACCESS_KEY_ID", "MARTLET_SECRET_ACCESS_KEY"):
        del server.environment[name]
    server.start()
    return server


@pytest.mark.rows("ADM-04", "POOL-OVR-18")
def test_the_first_start_writes_a_key_that_only_its_owner_reads(own):
    path = own.folder / "credentials"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    before = path.read_bytes()
    found = configparser.ConfigParser()
    found.read(path)
    assert set(found["martlet"]) == {"aws_access_key_id", "aws_secret_access_key"}
    assert aws(own, "cognito-idp", "list-user-pools", "--max-results", "5")["UserPools"]
    assert own.stop() == 0
    own.start()
    assert path.read_bytes() == before, "a second start keeps the key"
    assert found["martlet"]["aws_secret_access_key"] not in own.log.read_text()


@pytest.mark.rows("UP-APP-12", "UP-POOL-05")
def test_the_aws_cli_from_pool_to_token(own):
    pool = aws(own, "cognito-idp", "create-user-pool", "--pool-name", "cli", "--auto-verified-attributes", "email")
    pool = pool["UserPool"]["Id"]
    client = aws(
        own, "cognito-idp", "create-user-pool-client", "--user-pool-id", pool, "--client-name", "app",
        "--explicit-auth-flows", "ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH")["UserPoolClient"]["ClientId"]
    aws(own, "cognito-idp", "sign-up", "--client-id", client, "--username", "ada", "--password", "Correct-Horse-7",
        "--user-attributes", "Name=email,Value=ada@example.com")
    code = CognitoAPI(own).code("ada@example.com")
    aws(own, "cognito-idp", "confirm-sign-up", "--client-id", client, "--username", "ada", "--confirmation-code", code)
    response = aws(
        own, "cognito-idp", "initiate-auth", "--client-id", client, "--auth-flow", "USER_PASSWORD_AUTH",
        "--auth-parameters", "USERNAME=ada,PASSWORD=Correct-Horse-7")
    token = response["AuthenticationResult"]["AccessToken"]
    assert aws(own, "cognito-idp", "get-user", "--access-token", token)["Username"] == "ada"
    listed = aws(own, "cognito-idp", "list-user-pool-clients", "--user-pool-id", pool, "--max-results", "3")
    assert [one["ClientName"] for one in listed["UserPoolClients"]] == ["app"]


@pytest.mark.rows("MOD-SYN-04", "MOD-SYN-09", "MOD-SYN-11", "MOD-SYN-17")
def test_the_aws_cli_and_datasets(own):
    pool = aws(
        own, "cognito-identity", "create-identity-pool", "--identity-pool-name", "cli",
        "--no-allow-unauthenticated-identities", "--developer-provider-name", "login.example.app")["IdentityPoolId"]
    identity = aws(
        own, "cognito-identity", "get-open-id-token-for-developer-identity", "--identity-pool-id", pool,
        "--logins", "login.example.app=ada")["IdentityId"]
    place = ["--identity-pool-id", pool, "--identity-id", identity]
    listed = aws(own, "cognito-sync", "list-records", *place, "--dataset-name", "prefs", "--last-sync-count", "0")
    assert listed["DatasetExists"] is False
    written = aws(
        own, "cognito-sync", "update-records", *place, "--dataset-name", "prefs",
        "--sync-session-token", listed["SyncSessionToken"],
        "--record-patches", "Op=replace,Key=colour,Value=blue,SyncCount=0")
    assert [record["SyncCount"] for record in written["Records"]] == [1]
    assert aws(own, "cognito-sync", "list-datasets", *place)["Datasets"][0]["DataStorage"] == 10
    usage = aws(own, "cognito-sync", "describe-identity-pool-usage", "--identity-pool-id", pool)
    assert usage["IdentityPoolUsage"]["DataStorage"] == 10


def test_the_readmes_tour_pasted_as_it_stands(own):
    """All shell blocks of the tour run in one shell, in order."""
    text = (ROOT / "README.md").read_text()
    tour = re.search(r"^## [^\n]*tour[^\n]*$(.*?)^## ", text, re.MULTILINE | re.DOTALL | re.IGNORECASE)[1]
    blocks = re.findall(r"^```sh\n(.*?)^```", tour, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 4
    script = "set -euo pipefail\n" + "\n".join(block for block in blocks if not block.startswith("make "))
    script = script.replace("http://127.0.0.1:9229", own.url).replace("data/", f"{own.folder}/")
    done = subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, timeout=240, cwd=str(own.folder),
        env={"PATH": f"{ROOT}/.venv/bin:{os.environ['PATH']}", "HOME": str(own.folder), "AWS_PAGER": ""})
    assert done.returncode == 0, done.stdout + done.stderr
    assert "cognito:username" in done.stdout or '"Username"' in done.stdout


def test_a_development_start_prepares_a_demo_and_prints_what_to_paste(own):
    admin = boto_client(own, signed=True, keys=key_of(own))
    pools = admin.list_user_pools(MaxResults=10)["UserPools"]
    assert sorted(pool["Name"] for pool in pools) == ["demo", "demo-email", "demo-phone"]
    pools.sort(key=lambda pool: pool["Name"])
    clients = admin.list_user_pool_clients(UserPoolId=pools[0]["Id"], MaxResults=10)["UserPoolClients"]
    told = [admin.describe_user_pool_client(UserPoolId=pools[0]["Id"], ClientId=one["ClientId"])["UserPoolClient"]
            for one in clients]
    assert sorted("ClientSecret" in one for one in told) == [False, True]
    printed = own.log.read_text()
    for word in (own.url, pools[0]["Id"], *[one["ClientId"] for one in clients]):
        assert word in printed
    configuration = json.loads((own.folder / "awsconfiguration.json").read_text())
    default = configuration["CognitoUserPool"]["Default"]
    assert default["PoolId"] == pools[0]["Id"]
    assert default["Region"] == REGION
    assert default["AppClientId"] in [one["ClientId"] for one in clients]
    own.stop()
    own.start()
    assert len(admin.list_user_pools(MaxResults=10)["UserPools"]) == 3, "the demo pools are made once"
    admin.delete_user_pool(UserPoolId=pools[1]["Id"])
    own.stop()
    own.start()
    kept = {pool["Name"] for pool in admin.list_user_pools(MaxResults=10)["UserPools"]}
    assert kept == {"demo", "demo-phone"}, "a deleted one stays away"


@pytest.mark.parametrize(("name", "attribute", "contact"), [
    ("demo-email", "email", "ada@example.com"), ("demo-phone", "phone_number", "+4915112345678")])
def test_demo_pools_sign_in_by_a_contact(own, name, attribute, contact):
    """The printed page asks for the contact, and the code to it confirms it."""
    api = CognitoAPI(own)
    printed = [line for line in own.log.read_text().splitlines() if line.startswith(f"  {name} ")][-1]
    page = requests.get(printed.split()[-1], timeout=60)
    assert page.status_code == 200
    client = parse_qs(urlsplit(printed.split()[-1]).query)["client_id"][0]
    made = api.public.sign_up(
        ClientId=client, Username=contact, Password=PASSWORD, UserAttributes=[{"Name": attribute, "Value": contact}])
    assert made["CodeDeliveryDetails"]["AttributeName"] == attribute
    api.public.confirm_sign_up(ClientId=client, Username=contact, ConfirmationCode=api.code(contact))
    signed_in = api.public.initiate_auth(
        ClientId=client, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": contact, "PASSWORD": PASSWORD})
    told = api.public.get_user(AccessToken=signed_in["AuthenticationResult"]["AccessToken"])
    assert {one["Name"]: one["Value"] for one in told["UserAttributes"]}[f"{attribute}_verified"] == "true"


def key_of(server):
    found = configparser.ConfigParser()
    found.read(server.folder / "credentials")
    return found["martlet"]["aws_access_key_id"], found["martlet"]["aws_secret_access_key"]


def test_outside_development_there_is_no_inbox(new_server):
    server = new_server(dev=False)
    server.start()
    for path in ("/inbox", "/inbox/messages?destination=a@example.com"):
        assert requests.get(server.url + path, timeout=60).status_code == 404
    assert boto_client(server, signed=True).list_user_pools(MaxResults=1)["UserPools"] == []
    assert not (server.folder / "awsconfiguration.json").exists()


def test_the_admin_port_serves_health_and_metrics(server):
    for path in ("/healthz", "/readyz"):
        assert requests.get(server.admin_url + path, timeout=60).status_code == 200
        assert requests.get(server.url + path, timeout=60).status_code == 404
    metrics = requests.get(server.admin_url + "/metrics", timeout=60)
    assert metrics.status_code == 200
    assert metrics.headers["Content-Type"].startswith("text/plain")
    for line in metrics.text.splitlines():
        sample = r"[a-zA-Z_:][\w:]*(\{[^}]*\})? [-+\deE.]+|.* (NaN|\+Inf)"
        assert line.startswith("#") or re.fullmatch(sample, line), line


@pytest.mark.rows("FLT-19")
def test_sigterm_drains_requests(own):
    """The server finishes the requests it has, then ends with 0."""
    api = CognitoAPI(own)
    api.admin = boto_client(own, signed=True, keys=key_of(own))
    pool = api.admin.create_user_pool(PoolName="drain")["UserPool"]["Id"]
    acknowledged, broken, stop = [], [], threading.Event()

    def write(worker):
        number = 0
        while not stop.is_set():
            name = f"g{worker}-{number}"
            try:
                api.admin.admin_create_user(UserPoolId=pool, Username=name, MessageAction="SUPPRESS")
                acknowledged.append(name)
            except Exception as error:
                broken.append(repr(error))
                return
            number += 1

    threads = [threading.Thread(target=write, args=(worker,)) for worker in range(4)]
    for thread in threads:
        thread.start()
    assert eventually(lambda: len(acknowledged) > 10 or broken), broken
    assert not broken, broken
    assert own.stop() == 0
    stop.set()
    for thread in threads:
        thread.join()
    assert all("Connection" in error or "Endpoint" in error for error in broken), broken
    own.start()
    for name in acknowledged:
        assert api.admin.admin_get_user(UserPoolId=pool, Username=name)


def one_line_of_refusal(*words, environment=None):
    done = run_martlet(*words, environment=environment)
    assert done.returncode not in (0, 132, 133, 134, 139, -4, -5, -6, -11), (words, done)
    said = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(said) == 1, done
    assert "Fatal" not in done.stderr, done
    # What the first start of a store creates is in the audit log, even if the start then fails; and warnings are told.
    logged = [line for line in map(json.loads, done.stdout.splitlines()) if line["level"] != "warning"]
    assert all(line["message"] == "audit" and line["requestId"] == "first-start" for line in logged), done
    return said[0]


@pytest.mark.parametrize(
    "words",
    [["serve", "--nonsense"], ["serve", "--port", "70000"], ["serve", "--port", "zero"],
     ["serve", "--account-id", "12"], ["serve", "--database", "mysql://x"],
     ["serve", "--public-url", "not a url"], ["serve", "--smtp", "ftp://x"], ["nonsense"],
     ["serve", "--tls-certificate", "only-half.pem"], ["serve", "--config", "does-not-exist.json"]])
def test_a_wrong_flag_is_refused_with_one_line(words, scratch):
    more = ["--data", str(scratch / "wrong")] if words[0] == "serve" else []
    assert one_line_of_refusal(*words, *more).startswith("martlet: ")


def test_a_port_in_use(scratch):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = one_line_of_refusal(
            "serve", "--data", scratch / "port", "--port", port, "--admin-port", free_port())
        assert str(port) in said


def test_a_second_process_on_one_folder(new_server, engine):
    first = new_server()
    first.start()
    said = one_line_of_refusal(
        "serve", "--data", first.folder, "--port", free_port(), "--admin-port", free_port())
    assert str(first.folder) in said
    assert first.is_ready()


def test_a_database_that_is_not_there(scratch):
    password = scratch / "nodb-password"
    password.write_text("hidden-word\n")
    password.chmod(0o600)
    said = one_line_of_refusal(
        "serve", "--data", scratch / "nodb", "--database", f"postgres://u@127.0.0.1:{free_port()}/x",
        "--database-password-file", password, "--port", free_port(), "--admin-port", free_port())
    assert "hidden-word" not in said


def test_other_interfaces_than_the_loopback_need_tls(scratch):
    said = one_line_of_refusal("serve", "--data", scratch / "open", "--host", "0.0.0.0", "--port", free_port())
    assert "insecure-behind-proxy" in said
    server = TestServer(scratch / "proxied")
    server.arguments = ["--host", "0.0.0.0", "--insecure-behind-proxy", "--expose-inbox", "--public-url", server.url]
    server.start()
    try:
        assert requests.get(server.url + "/inbox", timeout=60).status_code == 200
    finally:
        assert server.stop() == 0


def test_the_same_by_environment_and_by_file(scratch):
    """Flags win over the environment, the environment over the file."""
    port, other = free_port(), free_port()
    folder = scratch / "by-environment"
    environment = {
        "MARTLET_DATA": str(folder), "MARTLET_PORT": str(port), "MARTLET_ADMIN_PORT": str(free_port()),
        "MARTLET_REGION": "eu-central-1", "SWIFT_BACKTRACE": "enable=no"}
    process = subprocess.Popen(
        [str(BINARY), "serve", "--port", str(other)], env=environment, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, cwd="/")
    try:
        assert eventually(lambda: listens(other))
        assert not listens(port)
        assert (folder / "credentials").exists()
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0


def listens(port):
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_small_commands(own):
    own.stop()
    assert run_martlet("migrate", *own.store).returncode == 0
    listed = run_martlet("pool", "list", *own.store)
    assert listed.returncode == 0
    assert "demo" in listed.stdout
    assert REGION + "_" in listed.stdout
    assert run_martlet("--help").returncode == 0
    assert re.search(r"\d+\.\d+", run_martlet("--version").stdout)


@pytest.mark.rows("TOK-JWK-03")
def test_signing_keys_are_rotated_with_an_overlap(own):
    api = CognitoAPI(own)
    api.admin = boto_client(own, signed=True, keys=key_of(own))
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    before = api.sign_in(client, user.username)
    old = {key["kid"] for key in tokens.key_set(own, pool)["keys"]}
    own.stop()
    began = time.monotonic()
    done = run_martlet("keys", "rotate", "--pool", pool, *own.store)
    assert done.returncode == 0, done.stderr
    own.start()

    def signs_with_a_new_key():
        return tokens.header(api.sign_in(client, user.username)["IdToken"])["kid"] not in old

    # New keys are published at once and sign 70 seconds later.
    assert old < {key["kid"] for key in tokens.key_set(own, pool)["keys"]}
    assert not signs_with_a_new_key() or time.monotonic() - began > 70
    own.stop()
    store.bring_new_keys_forward(own, 70)
    own.start()
    assert signs_with_a_new_key()
    after = api.sign_in(client, user.username)
    for token in (before["IdToken"], after["IdToken"]):
        assert tokens.verify(own, pool, token)["sub"] == user.sub
    assert api.public.get_user(AccessToken=before["AccessToken"])["Username"] == user.username


def test_leaked_signing_keys_are_replaced_at_once(own):
    """What the old keys signed is refused, and users stay signed in by their refresh tokens."""
    api = CognitoAPI(own)
    api.admin = boto_client(own, signed=True, keys=key_of(own))
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    before = api.sign_in(client, user.username)
    old = {key["kid"] for key in tokens.key_set(own, pool)["keys"]}
    done = run_martlet("keys", "rotate", "--pool", pool, "--at-once", *own.store)
    assert done.returncode == 0, done.stderr
    # A server on PostgreSQL learns of it within a second.
    assert eventually(lambda: old.isdisjoint(key["kid"] for key in tokens.key_set(own, pool)["keys"]))
    after = api.sign_in(client, user.username)
    assert tokens.verify(own, pool, after["IdToken"])["sub"] == user.sub
    with refused("NotAuthorizedException"):
        api.public.get_user(AccessToken=before["AccessToken"])
    renewed = api.refresh(client, before["RefreshToken"])
    assert api.public.get_user(AccessToken=renewed["AccessToken"])["Username"] == user.username


def test_the_sealing_key_is_changed(own):
    """`martlet rekey`: afterwards the new key opens every sealed value."""
    api = CognitoAPI(own)
    api.admin = boto_client(own, signed=True, keys=key_of(own))
    pool = api.make_pool()
    client = api.make_client(pool, secret=True)
    user = api.make_user(pool)
    own.stop()
    done = run_martlet("rekey", *own.store)
    assert done.returncode == 0, done.stderr
    own.start()
    assert api.srp(client, user.username).authenticate_user()["AuthenticationResult"]
    told = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
    assert told["ClientSecret"] == client.secret


def test_recent_messages_by_command(own):
    api = CognitoAPI(own)
    api.admin = boto_client(own, signed=True, keys=key_of(own))
    client = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]))
    api.public.sign_up(
        ClientId=client.id, Username="reader", Password="Correct-Horse-7",
        UserAttributes=[{"Name": "email", "Value": "reader@example.com"}])
    code = api.code("reader@example.com")
    listed = run_martlet("inbox", *own.store)
    assert listed.returncode == 0
    assert "reader@example.com" in listed.stdout
    assert code in listed.stdout
