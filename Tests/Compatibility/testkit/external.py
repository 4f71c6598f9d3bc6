"""An S3-compatible store with an STS of its own: moto's, behind a server that verifies tokens as such stores do."""

import base64
import http.server
import json
import subprocess
import sys
import time
import urllib.parse

import boto3
import requests
from botocore.config import Config
from joserfc import jwt
from joserfc.jwk import KeySet

from testkit.ports import free_port
from testkit.server import REGION
from testkit.serving import serve

DENIED = """<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type>
<Code>InvalidIdentityToken</Code><Message>no</Message></Error><RequestId>r</RequestId></ErrorResponse>"""


def stated_issuer(token):
    """What a token says of its issuer, whose keys are to verify it."""
    middle = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(middle + "=" * (-len(middle) % 4)))["iss"]


class Store:
    """The store, and the claims of the tokens that its STS was shown."""

    def __init__(self, audience):
        self.audience, self.shown, self.forms = audience, [], []
        self._moto = free_port()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(self._moto)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        store = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                status, response = store.assume(body)
                self.send_response(status)
                self.send_header("Content-Type", "text/xml")
                self.send_header("Content-Length", str(len(response)))
                self.end_headers()
                self.wfile.write(response)

            def log_message(self, *_):
                pass

        self._front = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        serve(self._front)
        self.url = f"http://127.0.0.1:{self._front.server_port}/"
        end = time.monotonic() + 60
        while not self._is_ready():
            assert time.monotonic() < end, "the store did not start"
            time.sleep(0.1)

    def _is_ready(self):
        try:
            return requests.get(self._endpoint, timeout=5).status_code > 0
        except requests.RequestException:
            return False

    @property
    def _endpoint(self):
        return f"http://127.0.0.1:{self._moto}"

    def assume(self, body):
        """Verifies the token by the documents of its issuer, and asks moto, which would take any."""
        form = dict(urllib.parse.parse_qsl(body))
        self.forms.append(form)
        token = form["WebIdentityToken"]
        issuer = stated_issuer(token)
        document = requests.get(issuer + "/.well-known/openid-configuration", timeout=30).json()
        keys = KeySet.import_key_set(requests.get(document["jwks_uri"], timeout=30).json())
        claims = jwt.decode(token, keys, algorithms=["RS512"]).claims
        if document["issuer"] != issuer or claims["aud"] != self.audience or claims["exp"] < time.time():
            return 400, DENIED.encode()
        self.shown.append(claims)
        response = requests.post(self._endpoint, data=form, timeout=30)
        return response.status_code, response.content

    def s3(self, credentials):
        """A client with credentials that an identity pool has given."""
        return boto3.client(
            "s3", endpoint_url=self._endpoint, region_name=REGION, aws_access_key_id=credentials["AccessKeyId"],
            aws_secret_access_key=credentials["SecretKey"], aws_session_token=credentials["SessionToken"],
            config=Config(s3={"addressing_style": "path"}))

    def close(self):
        self._front.shutdown()
        self._front.server_close()
        self._process.kill()
        self._process.wait()
