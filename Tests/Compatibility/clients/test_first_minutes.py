"""What operators and developers see in the first minutes: the start, what is refused, and why."""

import json
import os
import socket
import subprocess
import time
import urllib.parse

import pytest
import requests

from testkit.aws import refused
from testkit.authorize import CALLBACK, GOODBYE, OAUTH
from testkit.cognito import CognitoAPI
from testkit.ports import free_port
from testkit.server import BINARY, run_martlet
from testkit.waiting import eventually

pytestmark = pytest.mark.one_engine


def records(server, **wanted):
    """The lines of the log that have these members; waits for the first."""
    def find():
        lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if wanted.items() <= line.items()]
    assert eventually(find), wanted
    return find()


def test_the_start_says_what_runs_and_what_is_missing(new_server):
    server = new_server(dev=False, environment={"MARTLET_PROT": "1"})
    server.start()
    opened, = records(server, message="open")
    assert opened["version"] == run_martlet("--version").stdout.strip()
    assert opened["store"] == ("postgres" if server.database else "sqlite")
    assert (opened["email"], opened["sms"], opened["regions"]) == ("none", "none", "us-east-1")
    warnings = [line["message"] for line in records(server, level="warning")]
    assert any("--smtp" in line for line in warnings)
    assert "MARTLET_PROT sets nothing; is MARTLET_PORT meant?" in warnings
    assert server.stop() == 0


def test_a_busy_port_is_found_before_anything_is_made(scratch):
    """Both ports. Neither a folder nor a key is left behind."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        for port, admin in ((taken, free_port()), (free_port(), taken)):
            folder = scratch / f"busy-{port}"
            done = run_martlet("serve", "--data", folder, "--port", port, "--admin-port", admin)
            assert done.returncode == 1, done
            assert f"port {taken} on 127.0.0.1 is in use" in done.stderr, done
            assert not folder.exists()
            assert not folder.with_name(folder.name + ".sealing-key").exists()


def test_a_data_folder_that_is_a_file_is_told(scratch):
    file = scratch / "no-folder"
    file.write_text("")
    done = run_martlet("serve", "--data", file, "--port", free_port(), "--admin-port", free_port())
    assert done.returncode == 1, done
    assert "Not a directory" in done.stderr, done
    assert "Success" not in done.stderr, done


def test_another_sealing_key_is_named_with_its_file(new_server):
    server = new_server()
    server.start()
    server.stop()
    key = server.folder.with_name(server.folder.name + ".sealing-key")
    key.write_text(subprocess.run(["openssl", "rand", "-base64", "32"], capture_output=True, text=True).stdout)
    done = run_martlet("pool", "list", *server.store)
    assert done.returncode == 1, done
    assert str(key) in done.stderr, done


def test_a_new_sealing_key_leaves_the_former_one_beside_it(new_server):
    """Backups from before open with it."""
    server = new_server()
    server.start()
    server.stop()
    key = server.folder.with_name(server.folder.name + ".sealing-key")
    before = key.read_text()
    done = run_martlet("rekey", *server.store)
    assert done.returncode == 0, done
    former, = key.parent.glob(key.name + ".until-*")
    assert str(former) in done.stdout
    assert former.read_text() == before != key.read_text()
    assert former.stat().st_mode & 0o777 == 0o600


def value(page, sample):
    """The value of a metric."""
    found, = [line.removeprefix(sample) for line in page.splitlines() if line.startswith(f"{sample} ")]
    return float(found)


@pytest.fixture(scope="module")
def site(server):
    api = CognitoAPI(server)
    pool = api.make_pool()
    return api, pool, api.make_client(pool, secret=True, **OAUTH)


@pytest.mark.rows("ADM-12")
def test_the_log_says_why_a_sign_in_was_refused(new_server):
    """COG-ERR: one response, several reasons, and no name of a user."""
    server = new_server(dev=False, arguments=["--log-level", "info"])
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool()
    client = api.make_client(pool, PreventUserExistenceErrors="ENABLED")
    user = api.make_user(pool)

    def sign_in(name, password):
        with refused("NotAuthorizedException"):
            api.sign_in(client, name, password)

    sign_in(user.username, "Wrong-Horse-9")
    sign_in("nowhere-" + user.username, "Wrong-Horse-9")
    for _ in range(5):
        sign_in(user.username, "Wrong-Horse-9")
    assert eventually(lambda: any("locked" in line.values() for line in records(server, operation="InitiateAuth")))
    found = records(server, operation="InitiateAuth", outcome="NotAuthorizedException")
    reasons = [line.get("reason") for line in found]
    assert reasons[:2] == ["wrongPassword", "unknownUser"], reasons
    assert reasons[-1] == "locked", reasons
    assert all(line["clientId"] == client.id and user.username not in line.values() for line in found)
    assert found[0]["sub"] == user.sub
    assert "sub" not in found[1]
    api.admin.get_signing_certificate(UserPoolId=pool)
    assert requests.get(f"{server.url}/{pool}/.well-known/jwks.json", timeout=60).status_code == 200
    page = requests.get(f"{server.admin_url}/metrics", timeout=60).text
    assert abs(value(page, "martlet_signing_key_oldest_timestamp_seconds") - time.time()) < 600
    expires = value(page, 'martlet_certificate_expiry_timestamp_seconds{certificate="saml-signing"}')
    assert abs(expires - time.time() - 3650 * 86400) < 600
    assert 'martlet_sign_ins_total{result="refused",reason="unknownUser"} 1' in page

    def is_locked():
        # A lock may be over on a slow machine. Each wrong password after it begins a longer one.
        sign_in(user.username, "Wrong-Horse-9")
        return "\nmartlet_users_locked 1\n" in requests.get(f"{server.admin_url}/metrics", timeout=60).text
    assert eventually(is_locked)
    api.admin.create_group(UserPoolId=pool, GroupName="operators")
    line, = records(server, operation="CreateGroup")
    assert line["group"] == "operators"
    assert line["userPoolId"] == pool
    api.admin.delete_user_pool_client(UserPoolId=pool, ClientId=client.id)
    assert records(server, operation="DeleteUserPoolClient")[0]["clientId"] == client.id


def test_a_developer_reads_each_refusal_with_what_is_registered(server, site):
    """Redirect URI, scope, secret and client. The log without --dev has client and URI, without its query."""
    api, pool, client = site
    said = len(server.log.read_text().splitlines())

    def line(text):
        def find():
            return [line for line in server.log.read_text().splitlines()[said:] if text in line]
        assert eventually(find), text
        return find()[0]

    ask = {"response_type": "code", "client_id": client.id, "redirect_uri": "https://else.example/cb?ann=1"}
    for change in ({}, {"redirect_uri": CALLBACK, "scope": "openid offline_access"}):
        requests.get(f"{server.url}/oauth2/authorize", params=ask | change, allow_redirects=False, timeout=60)
    told = line("redirect_mismatch")
    assert told.startswith("  Authorize refused: ")
    assert "https://else.example/cb?ann=1 is not a CallbackURL" in told
    assert CALLBACK in told
    told = line("offline_access")
    assert "The client has: " in told
    assert "openid" in told
    for secret, text in (("wrong", "a wrong client_secret was sent"), (None, "no client_secret was sent")):
        form = {"grant_type": "client_credentials", "client_id": client.id, "client_secret": secret}
        requests.post(f"{server.url}/oauth2/token", data=form, timeout=60)
        assert "Token refused: invalid_client" in line(text)
    requests.get(f"{server.url}/no/such%1Bpage?code=1", timeout=60)
    assert line("Unknown refused: Not Found").endswith(". GET /no/such%1Bpage")
    with refused("NotAuthorizedException"):
        api.sign_in(client, "nowhere", "Wrong-Horse-9")
    assert "Incorrect username or password" in line("InitiateAuth refused: NotAuthorizedException (")


def test_a_developer_reads_what_a_sign_out_a_flow_and_a_provider_lack(server, site):
    api, pool, client = site
    limited = api.make_client(pool, ExplicitAuthFlows=["ALLOW_USER_SRP_AUTH"])
    said = len(server.log.read_text().splitlines())

    def lines(text):
        def find():
            return [line for line in server.log.read_text().splitlines()[said:] if text in line]
        assert eventually(find), text
        return find()

    requests.get(f"{server.url}/logout", params={"client_id": client.id, "logout_uri": "https://else.example/bye"},
                 allow_redirects=False, timeout=60)
    told, = lines("Logout refused: ")
    assert "https://else.example/bye is not a LogoutURL" in told
    assert GOODBYE in told
    requests.get(f"{server.url}/oauth2/authorize", params={
        "response_type": "code", "client_id": client.id, "redirect_uri": CALLBACK, "identity_provider": "Fabrikam",
    }, allow_redirects=False, timeout=60)
    assert "no provider Fabrikam. It has: COGNITO" in lines("Authorize refused: ")[0]
    with refused("InvalidParameterException"):
        api.sign_in(limited, "ann")
    told, = lines(f"ExplicitAuthFlows of client {limited.id}")
    assert told.startswith("  InitiateAuth refused: ")
    assert told.endswith(" allow USER_SRP_AUTH")


def test_the_audit_names_client_and_uri_of_a_redirect_that_is_not_registered(new_server):
    server = new_server(dev=False)
    server.start()
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool(), **OAUTH)
    for ask in ({"client_id": client.id, "redirect_uri": "https://else.example/cb?ann=1"}, {"client_id": "nowhere"}):
        requests.get(f"{server.url}/oauth2/authorize", params={"response_type": "code"} | ask, allow_redirects=False,
                     timeout=60)
    mismatch, = records(server, outcome="redirect_mismatch")
    assert (mismatch["clientId"], mismatch["redirectUri"]) == (client.id, "https://else.example/cb")
    unknown, = records(server, outcome="invalid_client")
    assert unknown["clientId"] == "nowhere"
    requests.get(f"{server.url}/logout", params={"client_id": client.id, "logout_uri": "https://else.example/b?ann=1"},
                 allow_redirects=False, timeout=60)
    goodbye, = records(server, operation="Logout")
    assert (goodbye["clientId"], goodbye["redirectUri"]) == (client.id, "https://else.example/b")


def test_oauth_errors_name_the_flow_and_the_scope(server, site):
    api, pool, client = site
    coded = api.make_client(pool, **OAUTH | {"AllowedOAuthFlows": ["code"]})

    def described(**form):
        return requests.post(
            f"{server.url}/oauth2/token", auth=(client.id, client.secret), data=form, timeout=60).json()

    assert "grant_type is one of" in described(grant_type="password")["error_description"]
    assert described(grant_type="authorization_code")["error_description"] == "code is required"
    response = requests.get(f"{server.url}/oauth2/authorize", params={
        "response_type": "token", "client_id": coded.id, "redirect_uri": CALLBACK, "scope": "openid",
    }, allow_redirects=False, timeout=60)
    told = urllib.parse.parse_qs(urllib.parse.urlsplit(response.headers["Location"]).fragment)
    assert told["error"] == ["unauthorized_client"]
    assert told["error_description"] == ["AllowedOAuthFlows has code, not implicit"]


def test_a_terminal_that_closes_ends_a_server_on_it(scratch):
    """SIGHUP reads files again, but a window that is closed ends what runs in it."""
    if not os.path.exists("/usr/bin/script"):
        pytest.skip("script is not installed")
    folder, port = scratch / "terminal", free_port()
    command = f"exec {BINARY} serve --data {folder} --port {free_port()} --admin-port {port}"
    terminal = subprocess.Popen(
        ["/usr/bin/script", "--quiet", "--command", command, "/dev/null"], stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL, cwd="/", start_new_session=True)

    def responds():
        try:
            return requests.get(f"http://127.0.0.1:{port}/readyz", timeout=5).status_code == 200
        except requests.RequestException:
            return False

    assert eventually(responds)
    terminal.kill()
    assert eventually(lambda: not responds())
    terminal.wait(60)
