"""The commands of pages in docs/, pasted as they stand and run in order in one shell."""

import http.server
import os
import re
import subprocess
import textwrap

import pytest

from testkit.ports import free_port
from testkit.push import Apple, Google
from testkit.server import BINARY, REGION, ROOT, TestServer
from testkit.serving import serve

pytestmark = pytest.mark.one_engine

BLOCK = re.compile(r"^( *)```(sh|json|ini)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
NEW_POOL = "POOL=$(aws cognito-idp create-user-pool --pool-name followed --query UserPool.Id --output text)\n"


class Echo(http.server.BaseHTTPRequestHandler):
    """A function that changes nothing."""

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def hook():
    """The address of a function."""
    port = free_port()
    receiver = http.server.ThreadingHTTPServer(("127.0.0.1", port), Echo)
    serve(receiver)
    yield f"http://127.0.0.1:{port}/check"
    receiver.shutdown()


def blocks(page, kind):
    """The blocks of one kind in a page, without the indentation of a list."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return [textwrap.dedent(found[3]) for found in BLOCK.finditer(text) if found[2] == kind]


def follow(server, folder, script):
    """Runs a script as an operator on the server's machine would."""
    environment = {
        "PATH": f"{ROOT}/.venv/bin:{BINARY.parent}:{os.environ['PATH']}", "HOME": str(folder), "AWS_PAGER": "",
        "AWS_EC2_METADATA_DISABLED": "true", "AWS_ENDPOINT_URL": server.url, "AWS_DEFAULT_REGION": REGION,
        "AWS_ACCESS_KEY_ID": server.access_key_id, "AWS_SECRET_ACCESS_KEY": server.secret_access_key,
        "MARTLET_DATA": str(server.folder), "MARTLET_ADMIN_PORT": str(server.admin_port), **server.root_key,
    }
    done = subprocess.run(
        ["bash", "-c", f"set -euo pipefail\n{script}"], env=environment, cwd=folder, capture_output=True, text=True,
        timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_about_oauth(server, tmp_path):
    script = NEW_POOL + "\n".join(blocks("oauth.md", "sh"))
    assert script.count("aws cognito-idp") == 2
    assert script.count("martlet client ") == 4
    shown = follow(server, tmp_path, script + 'aws cognito-idp describe-user-pool-client --user-pool-id "$POOL" '
                   '--client-id "$CLIENT" --query "UserPoolClient.[PreventUserExistenceErrors,CallbackURLs]"')
    assert "ENABLED" in shown, "the update keeps what it does not name"
    assert "https://app.example.com/other" in shown, "the update keeps what it does not name"


def test_the_page_about_identity_providers(server, tmp_path):
    (tmp_path / "rules.json").write_text(blocks("identity-providers.md", "json")[0])
    commands = blocks("identity-providers.md", "sh")
    assert len(commands) >= 4
    shown = follow(server, tmp_path, NEW_POOL + "\n".join(commands))
    assert "automatic" in shown
    assert "own" in shown
    assert '"operators"' in (tmp_path / "rules.json").read_text()


def test_the_page_about_policies(server, tmp_path):
    script = "\n".join(blocks("access-policies.md", "sh"))
    assert script.count("aws iam create-") == 5
    assert "http://127.0.0.1:9229" in script
    # The key of the user, which the page makes before the last block, may do nothing else.
    script = script.replace("http://127.0.0.1:9229", server.url) + "aws sts get-caller-identity"
    shown = follow(server, tmp_path, script)
    assert '"SessionToken"' in shown
    assert "allowed\nAllow  identity policy.json, statement 0 (Own)\n" in shown
    assert ":user/reader" in shown


def test_the_page_about_identity_pools(server, tmp_path):
    client = ('CLIENT=$(aws cognito-idp create-user-pool-client --user-pool-id "$POOL" --client-name app '
              "--query UserPoolClient.ClientId --output text)\n")
    commands = blocks("identity-pools.md", "sh")
    assert len(commands) == 3
    shown = follow(server, tmp_path, NEW_POOL + client + "\n".join(commands))
    assert '"SecretKey"' in shown
    assert "external-sts-audience  files" in shown


def test_the_page_about_sync(new_server, tmp_path):
    server = new_server()
    server.start()
    apple, google = Apple(), Google()
    secret = "0123456789abcdef0123456789abcdef"
    for name, text in {
            "kinesis-secret": secret, "sns-secret": secret, "adm-secret": secret, "apns-key.p8": apple.secret,
            "notes-1234.json": google.secret}.items():
        (tmp_path / name).touch(mode=0o600)
        (tmp_path / name).write_text(text)
    apple.close()
    google.close()
    identity = (
        "IDENTITIES=$(aws cognito-identity create-identity-pool --identity-pool-name app "
        "--allow-unauthenticated-identities --query IdentityPoolId --output text)\n"
        'IDENTITY=$(aws cognito-identity get-id --identity-pool-id "$IDENTITIES" --query IdentityId --output text)\n')
    commands = blocks("sync.md", "sh")
    assert len(commands) == 3
    shown = follow(server, tmp_path, identity + "\n".join(commands) + "\nmartlet trigger list")
    assert '"DatasetSyncCount": 0' in shown
    assert shown.count("  added\n") == 6
    assert "app/GCM/gateway  sns" in shown


def test_the_page_about_triggers(server, tmp_path, hook):
    commands = blocks("triggers.md", "sh")
    assert len(commands) >= 2
    script = "\n".join(commands).replace("https://hooks.example.com/check", hook)
    # Targets are the store's, and a server is used by several tests.
    script = script.replace(":check", ":check-followed").replace(":claims", ":claims-followed")
    shown = follow(server, tmp_path, script)
    assert "PreSignUp_SignUp" in shown


def test_the_certificate_of_the_page_about_dns(tmp_path, server):
    names = ["cognito-idp.us-east-1.amazonaws.com", "iam.amazonaws.com", "sts.eu-west-1.amazonaws.com",
             "shop.auth.us-east-1.amazoncognito.com", "shop.auth.eu-west-1.amazoncognito.com"]
    checks = [f"openssl verify -CAfile ca.pem -verify_hostname {name} names.pem" for name in names]
    shown = follow(server, tmp_path, "\n".join([blocks("own-dns.md", "sh")[0], *checks]))
    assert shown.count("names.pem: OK") == len(names)


def test_the_nightly_backup(tmp_path, scratch):
    server = TestServer(scratch / "backup")
    server.start()
    units, = [block for block in blocks("operations.md", "ini") if "martlet-backup.service" in block]
    line, = [line for line in units.splitlines() if line.startswith("ExecStart=/usr/bin/")]
    follow(server, tmp_path, line.removeprefix("ExecStart=/usr/bin/").replace("/var/backups/martlet", str(tmp_path))
           .replace("create", f"create --data {server.folder}"))
    backup, = tmp_path.glob("martlet-*.sqlite")
    assert backup.stat().st_mode & 0o777 == 0o600
    assert backup.stat().st_size > 100_000
    assert server.stop() == 0
