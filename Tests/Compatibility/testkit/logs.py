"""The services that log entries of pools go to: CloudWatch Logs, Firehose and S3, which check signatures."""

import base64
import json

from testkit.server import ACCOUNT, REGION
from testkit.targets import Server, signature_of

KEY_ID, SECRET = "AKIDLOGSEXAMPLE123", "logs-secret-0123456789"


class AWS:
    """All three at one address. A service in `down` answers 503; a log group must be in `groups`."""

    def __init__(self):
        self.groups, self.down, self.streams = {"users"}, set(), set()
        self.entries, self.objects, self.calls = {"logs": [], "firehose": [], "s3": []}, {}, []
        self.server = Server(self._answer)

    def arguments(self, folder):
        """The flags that make a server use them."""
        secret = folder / "aws-secret"
        secret.write_text(SECRET)
        secret.chmod(0o600)
        words = ["--aws-access-key-id", KEY_ID, "--aws-secret-key-file", str(secret)]
        for name in ("cloudwatch-logs", "firehose", "s3"):
            words += [f"--{name}-endpoint", self.server.url]
        return words

    def close(self):
        self.server.close()

    def _answer(self, received):
        target = received.headers.get("x-amz-target", "")
        service = "logs" if target.startswith("Logs_") else "firehose" if target.startswith("Firehose_") else "s3"
        self.calls.append(service)
        expected = signature_of(
            self.server.url + received.path, received.headers, received.body, (KEY_ID, SECRET), service, REGION,
            received.method)
        if expected != received.headers["authorization"]:
            return 403, {"__type": "InvalidSignatureException"}
        if service in self.down:
            return 503, {"__type": "ServiceUnavailableException"}
        return getattr(self, "_" + service)(received, target.rpartition(".")[2])

    def _logs(self, received, operation):
        asked = received.event
        stream = (asked["logGroupName"], asked["logStreamName"])
        if asked["logGroupName"] not in self.groups:
            return 400, {"__type": "ResourceNotFoundException"}
        if operation == "CreateLogStream":
            self.streams.add(stream)
            return 200, {}
        if stream not in self.streams:
            return 400, {"__type": "ResourceNotFoundException"}
        times = [event["timestamp"] for event in asked["logEvents"]]
        if times != sorted(times):
            return 400, {"__type": "InvalidParameterException"}
        self.entries["logs"] += [json.loads(event["message"]) for event in asked["logEvents"]]
        return 200, {}

    def _firehose(self, received, _):
        for record in received.event["Records"]:
            self.entries["firehose"].append(json.loads(base64.b64decode(record["Data"])))
        return 200, {"FailedPutCount": 0}

    def _s3(self, received, _):
        self.objects[received.path] = received.body.decode()
        self.entries["s3"] += [json.loads(line) for line in received.body.decode().splitlines()]
        return 200, b""


def log_group(name="users"):
    return {"CloudWatchLogsConfiguration": {"LogGroupArn": f"arn:aws:logs:{REGION}:{ACCOUNT}:log-group:{name}"}}


def stream(name="users"):
    return {"FirehoseConfiguration": {"StreamArn": f"arn:aws:firehose:{REGION}:{ACCOUNT}:deliverystream/{name}"}}


def bucket(name="users"):
    return {"S3Configuration": {"BucketArn": f"arn:aws:s3:::{name}"}}
