"""The services that log entries of pools and clients go to: CloudWatch Logs, Firehose, S3 and Pinpoint, which check
signatures."""

import base64
import json

from testkit.server import ACCOUNT, REGION
from testkit.targets import Server, signature_of

KEY_ID, SECRET = "AKIDLOGSEXAMPLE123", "logs-secret-0123456789"


class AWS:
    """All of them at one address. A service in `down` responds with 503; a log group must be in `groups`."""

    def __init__(self):
        self.groups, self.down, self.streams = {"users"}, set(), set()
        # The lines of imports, by group and stream.
        self.lines = {}
        self.entries, self.objects, self.calls = {"logs": [], "firehose": [], "s3": []}, {}, []
        # What projects are told: the event, its endpoint's name and the endpoint.
        self.told, self.endpoints = {}, {}
        self.server = Server(self._respond)

    def arguments(self, folder):
        """The flags that make a server use them."""
        secret = folder / "aws-secret"
        secret.write_text(SECRET)
        secret.chmod(0o600)
        words = ["--aws-access-key-id", KEY_ID, "--aws-secret-key-file", str(secret)]
        for name in ("cloudwatch-logs", "firehose", "s3", "pinpoint"):
            words += [f"--{name}-endpoint", self.server.url]
        return words

    def close(self):
        self.server.close()

    def _respond(self, received):
        target = received.headers.get("x-amz-target", "")
        service = "logs" if target.startswith("Logs_") else "firehose" if target.startswith("Firehose_") else "s3"
        if received.path.startswith("/v1/apps/"):
            service = "mobiletargeting"
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
        if operation == "CreateLogGroup":
            self.groups.add(asked["logGroupName"])
            return 200, {}
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
        messages = [event["message"] for event in asked["logEvents"]]
        if stream[0].startswith("/aws/cognito/"):
            self.lines.setdefault(stream, []).extend(messages)
            return 200, {}
        self.entries["logs"] += [json.loads(message) for message in messages]
        return 200, {}

    def _firehose(self, received, _):
        for record in received.event["Records"]:
            self.entries["firehose"].append(json.loads(base64.b64decode(record["Data"])))
        return 200, {"FailedPutCount": 0}

    def _mobiletargeting(self, received, _):
        project, results = received.path.split("/")[3], {}
        assert received.method == "POST" and received.path == f"/v1/apps/{project}/events"
        for name, item in received.event["BatchItem"].items():
            self.endpoints[name] = item["Endpoint"]
            self.told.setdefault(project, []).extend(
                (event["EventType"], name, id) for id, event in item["Events"].items())
            accepted = {"Message": "Accepted", "StatusCode": 202}
            results[name] = {
                "EndpointItemResponse": accepted, "EventsItemResponse": dict.fromkeys(item["Events"], accepted)}
        return 202, {"Results": results}

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
