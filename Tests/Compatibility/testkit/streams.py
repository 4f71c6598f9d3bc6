"""Streams: moto's Kinesis behind a server that checks signatures and can be down, and pools that write to it."""

import collections
import contextlib
import http.server
import json
import subprocess
import sys
import threading

import boto3
import requests
from botocore.config import Config

from testkit.cognito import unique
from testkit.functions import add_target
from testkit.ports import free_port
from testkit.roles import allow, document
from testkit.server import ACCOUNT, REGION
from testkit.serving import serve
from testkit.targets import signature_of
from testkit.waiting import eventually

KEY, SECRET = "AKIAKINESISEXAMPLE", "0123456789abcdef0123456789abcdef"
TRUST = document({
    "Effect": "Allow", "Principal": {"Service": "cognito-sync.amazonaws.com"}, "Action": "sts:AssumeRole"})


class Kinesis:
    """Moto's Kinesis. `down` closes the port on which the server under test knows it; the streams stay.

    Of two records that come at once moto may keep one, and say that it has both: a lock lets it have one at a time.
    """

    def __init__(self):
        self._moto, self._port, self._turn = free_port(), free_port(), threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(self._moto)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.url, self.refused, self._front = f"http://127.0.0.1:{self._port}", [], None
        assert eventually(self._is_ready), "moto did not start"
        self.client = boto3.client(
            "kinesis", endpoint_url=self._endpoint, region_name=REGION, aws_access_key_id="any",
            aws_secret_access_key="any", config=Config(connect_timeout=60, read_timeout=60))
        self.up()

    @property
    def _endpoint(self):
        return f"http://127.0.0.1:{self._moto}"

    def _is_ready(self):
        with contextlib.suppress(requests.RequestException):
            return requests.get(self._endpoint, timeout=5).status_code > 0
        return False

    def up(self):
        kinesis = self

        class Front(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                wanted = signature_of(kinesis.url + self.path, headers, body, (KEY, SECRET), "kinesis", REGION)
                if headers["authorization"] != wanted:
                    kinesis.refused.append(headers)
                    status, response = 400, json.dumps({"__type": "InvalidSignatureException"}).encode()
                else:
                    with kinesis._turn:
                        given = requests.post(kinesis._endpoint + self.path, data=body, headers=headers, timeout=60)
                    status, response = given.status_code, given.content
                self.send_response(status)
                self.send_header("Content-Length", str(len(response)))
                self.end_headers()
                with contextlib.suppress(OSError):
                    self.wfile.write(response)

            def log_message(self, *_):
                pass

        class Quiet(http.server.ThreadingHTTPServer):
            daemon_threads = True
            allow_reuse_address = True

        self._front = Quiet(("127.0.0.1", self._port), Front)
        serve(self._front)

    def down(self):
        self._front.shutdown()
        self._front.server_close()

    def close(self):
        self.down()
        self._process.kill()
        self._process.wait()

    def records(self, stream):
        """What the stream has, shard by shard, each in its order: partition keys and documents."""
        found = []
        for shard in self.client.list_shards(StreamName=stream)["Shards"]:
            place = self.client.get_shard_iterator(
                StreamName=stream, ShardId=shard["ShardId"], ShardIteratorType="TRIM_HORIZON")["ShardIterator"]
            while True:
                page = self.client.get_records(ShardIterator=place, Limit=1000)
                found += [(record["PartitionKey"], json.loads(record["Data"])) for record in page["Records"]]
                if not page["Records"]:
                    break
                place = page["NextShardIterator"]
        return found


class Stream:
    """A stream of `kinesis`, as the target of an enabled stream of a site's pool."""

    def __init__(self, site, roles, kinesis, folder):
        self.site, self.kinesis, self.name = site, kinesis, unique("stream")
        self.arn = f"arn:aws:kinesis:{REGION}:{ACCOUNT}:stream/{self.name}"
        kinesis.client.create_stream(StreamName=self.name, ShardCount=3)
        self.role = roles.make(TRUST, allow("kinesis:PutRecord", self.arn))
        secret = folder / f"{self.name}-secret"
        secret.write_text(SECRET)
        secret.chmod(0o600)
        add_target(site.server, self.arn, "--kinesis", kinesis.url, "--access-key-id", KEY,
                   "--secret-access-key-file", str(secret))

    def enable(self, status="ENABLED"):
        return self.site.admin.set_identity_pool_configuration(IdentityPoolId=self.site.pool, CognitoStreams={
            "StreamName": self.name, "RoleArn": self.role, "StreamingStatus": status})["CognitoStreams"]

    @property
    def status(self):
        shown = self.site.admin.get_identity_pool_configuration(IdentityPoolId=self.site.pool)
        return shown["CognitoStreams"]["StreamingStatus"]

    @property
    def records(self):
        return self.kinesis.records(self.name)

    def counts(self):
        """The counts of the records of each identity and dataset, in the order of their arrival."""
        found = collections.defaultdict(list)
        for key, record in self.records:
            assert key == record["identityId"]
            found[record["identityId"], record["dataSetName"]].append(record["syncCount"])
        return found
