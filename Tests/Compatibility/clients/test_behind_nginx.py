"""nginx in front of a server, with the configuration that docs/proxies.md shows."""

import re
import shutil
import subprocess
import types

import pytest
import requests

from testkit.authorize import OAUTH
from testkit.aws import boto_client
from testkit.cognito import unique
from testkit.ports import free_port
from testkit.server import ROOT, TestServer
from testkit.tls import Authority
from testkit.waiting import eventually

pytestmark = pytest.mark.one_engine

AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{page}
}}
"""


@pytest.fixture
def front(scratch, tmp_path):
    """A server behind nginx, as its clients see it."""
    authority = Authority(tmp_path / "authority")
    chain, key = authority.issue("proxy", subject="IP:127.0.0.1,DNS:localhost,DNS:*.auth.localhost")
    server, port = TestServer(scratch / unique("proxied")), free_port()
    server.arguments = ["--insecure-behind-proxy", "--public-url", f"https://127.0.0.1:{port}"]
    server.arguments += ["--trusted-proxies", "127.0.0.1"]
    server.start()
    page = (ROOT / "docs/proxies.md").read_text(encoding="utf-8")
    shown = re.search(r"^```nginx\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[1]
    for name, here in {
            "127.0.0.1:9229": f"127.0.0.1:{server.port}", "listen 443": f"listen 127.0.0.1:{port}",
            "id.example.com *.auth.example.com": "127.0.0.1 *.auth.localhost",
            "/etc/ssl/martlet.pem": str(chain), "/etc/ssl/martlet.key": str(key)}.items():
        assert shown.count(name) == 1, name
        shown = shown.replace(name, here)
    (tmp_path / "nginx.conf").write_text(AROUND.format(folder=tmp_path, page=shown))
    program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin")
    with open(tmp_path / "log", "ab") as log:
        nginx = subprocess.Popen(
            [program, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")], stdin=subprocess.DEVNULL, stdout=log,
            stderr=log)
    front = types.SimpleNamespace(
        url=f"https://127.0.0.1:{port}", port=port, authorities=str(authority.root),
        access_key_id=server.access_key_id, secret_access_key=server.secret_access_key)
    try:
        assert eventually(lambda: responds(front)), (tmp_path / "log").read_text()
        yield front
    finally:
        nginx.terminate()
        nginx.wait(20)
    assert server.stop() == 0


def responds(front):
    try:
        return requests.get(f"{front.url}/nothing", verify=front.authorities, timeout=60).status_code == 404
    except requests.RequestException:
        return False


def test_the_configuration_of_the_page_serves_calls_and_pages(front):
    admin = boto_client(front, signed=True)
    pool = admin.create_user_pool(PoolName=unique())["UserPool"]["Id"]
    client = admin.create_user_pool_client(UserPoolId=pool, ClientName="web", **OAUTH)["UserPoolClient"]["ClientId"]
    domain = unique("domain")
    admin.create_user_pool_domain(UserPoolId=pool, Domain=domain)
    found = requests.get(
        f"{front.url}/{pool}/.well-known/openid-configuration", verify=front.authorities, timeout=60).json()
    assert found["issuer"] == f"{front.url}/{pool}"

    query = {"client_id": client, "response_type": "code", "redirect_uri": OAUTH["CallbackURLs"][0]}
    for host in (f"127.0.0.1:{front.port}", f"{domain}.auth.localhost:{front.port}"):
        page = requests.get(
            f"{front.url}/login", params=query, headers={"Host": host}, verify=front.authorities, timeout=60)
        assert page.status_code == 200, (host, page.status_code)
        assert 'type="password"' in page.text, (host, page.status_code)
        cookies = page.headers["Set-Cookie"]
        assert "__Host-" in cookies
        assert "Secure" in cookies
        assert page.headers["Strict-Transport-Security"]
    too_long = requests.post(front.url, data=b"x" * (2 << 20), verify=front.authorities, timeout=60)
    assert too_long.status_code == 413
