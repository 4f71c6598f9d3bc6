"""Log entries of pools: what users did, and messages that could not be delivered."""

import json
import stat
import time

import pytest

from testkit.aws import refused
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.logs import AWS, bucket, log_group, stream
from testkit.sink import MailSink
from testkit.targets import Server
from testkit.waiting import eventually

JUDGED = {"UserPoolTier": "PLUS", "UserPoolAddOns": {"AdvancedSecurityMode": "AUDIT"}}
ACTIVITY, ERRORS = {"EventSource": "userAuthEvents", "LogLevel": "INFO"}, {
    "EventSource": "userNotification", "LogLevel": "ERROR"}


@pytest.fixture
def aws():
    made = AWS()
    yield made
    made.close()


@pytest.fixture
def sink(scratch):
    made = MailSink(scratch)
    made.start()
    yield made
    made.stop()


def started(new_server, *arguments):
    server = new_server(arguments=list(map(str, arguments)))
    server.start()
    return CognitoAPI(server)


def set_logs(api, pool, *configurations):
    return api.admin.set_log_delivery_configuration(UserPoolId=pool, LogConfigurations=list(configurations))[
        "LogDeliveryConfiguration"]


def sign_in(api, client, name, password=PASSWORD):
    return api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": name, "PASSWORD": password})


@pytest.mark.parametrize("service, destination", [("logs", log_group()), ("firehose", stream()), ("s3", bucket())])
def test_what_users_do_arrives_in_the_services_form(new_server, aws, scratch, service, destination):
    api = started(new_server, *aws.arguments(scratch))
    pool = api.make_pool(**JUDGED)
    client, user = api.make_client(pool), api.make_user(pool)
    shown = set_logs(api, pool, {**ACTIVITY, **destination})
    assert shown == {"UserPoolId": pool, "LogConfigurations": [{**ACTIVITY, **destination}]}
    assert api.admin.get_log_delivery_configuration(UserPoolId=pool)["LogDeliveryConfiguration"] == shown
    # Settings of pools are cached for a second.
    time.sleep(1.1)
    sign_in(api, client, user.username)
    with refused("NotAuthorizedException"):
        sign_in(api, client, user.username, "Wrong-Horse-9")
    entries = aws.entries[service]
    assert eventually(lambda: len(entries) == 2), api.server.tail()
    passed, failed = entries
    assert set(passed) == {"eventTimestamp", "eventSource", "logLevel", "message", "logSourceId"}
    assert passed["eventSource"] == "USER_ACTIVITY"
    assert passed["logLevel"] == "INFO"
    assert passed["logSourceId"] == {"userPoolId": pool}
    assert abs(int(passed["eventTimestamp"]) / 1000 - time.time()) < 300
    message = passed["message"]
    assert set(message) == {
        "version", "eventId", "eventType", "userSub", "userName", "userPoolId", "clientId", "creationDate",
        "eventResponse", "riskLevel", "riskDecision", "challenges", "deviceName", "ipAddress", "requestId", "idpName",
        "compromisedCredentialDetected", "city", "country", "eventFeedbackValue", "eventFeedbackDate",
        "eventFeedbackProvider", "hasContextData"}
    event = api.admin.admin_list_user_auth_events(UserPoolId=pool, Username=user.username)["AuthEvents"][1]
    assert message["eventId"] == event["EventId"]
    assert message["userName"] == user.username
    assert message["eventResponse"] == "Pass"
    assert message["challenges"] == ["Password:Success"]
    assert failed["message"]["eventResponse"] == "Fail"
    assert failed["message"]["challenges"] == ["Password:Failure"]


def test_entries_wait_for_a_service_that_is_away(new_server, aws, scratch):
    """Also while the server restarts, and none is lost or sent twice."""
    api = started(new_server, *aws.arguments(scratch))
    pool = api.make_pool(**JUDGED)
    client, user = api.make_client(pool), api.make_user(pool)
    set_logs(api, pool, {**ACTIVITY, **stream()})
    time.sleep(1.1)
    aws.down.add("firehose")
    for _ in range(3):
        sign_in(api, client, user.username)
    assert eventually(lambda: "firehose" in aws.calls)
    assert api.server.stop() == 0
    aws.down.clear()
    api.server.start()
    assert eventually(lambda: len(aws.entries["firehose"]) == 3), api.server.tail()
    time.sleep(2)
    ids = [entry["message"]["eventId"] for entry in aws.entries["firehose"]]
    assert len(ids) == len(set(ids)) == 3


def test_a_message_that_cannot_be_delivered_is_logged_without_its_content(new_server, aws, sink, scratch):
    api = started(new_server, *aws.arguments(scratch), *sink.arguments)
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool)
    set_logs(api, pool, {**ERRORS, **log_group()})
    time.sleep(1.1)
    address = f"refused-{new_email()}"
    with refused("CodeDeliveryFailureException"):
        api.public.sign_up(
            ClientId=client.id, Username=unique(), Password=PASSWORD, UserAttributes=attributes({"email": address}))
    assert eventually(lambda: aws.entries["logs"]), api.server.tail()
    (entry,) = aws.entries["logs"]
    assert entry["eventSource"] == "USER_NOTIFICATION"
    assert entry["logLevel"] == "ERROR"
    details = entry["message"]["details"]
    assert details.startswith("Email message ")
    assert "550" in details
    assert address not in details


def test_a_file_or_a_receiver_takes_the_place_of_the_services(new_server, scratch):
    path, token = scratch / unique("entries"), scratch / unique("token")
    token.write_text("letmein")
    token.chmod(0o600)
    receiver = Server(lambda _: (200, {}))
    try:
        by_file = started(new_server, "--event-log-file", path)
        by_hook = started(
            new_server, "--event-log-hook", receiver.url + "/logs", "--event-log-hook-token-file", token)
        for api in (by_file, by_hook):
            pool = api.make_pool(**JUDGED)
            client, user = api.make_client(pool), api.make_user(pool)
            set_logs(api, pool, {**ACTIVITY, **bucket()})
            time.sleep(1.1)
            sign_in(api, client, user.username)
        assert eventually(lambda: path.exists() and path.read_text().endswith("\n") and receiver.received)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        (line,) = path.read_text().splitlines()
        assert json.loads(line)["message"]["eventType"] == "SignIn"
        (posted,) = receiver.received
        assert posted.headers["authorization"] == "Bearer letmein"
        assert posted.event["destination"] == bucket()["S3Configuration"]["BucketArn"]
        assert posted.event["userPoolId"] == pool
        assert len(posted.event["entries"]) == 1
    finally:
        receiver.close()


@pytest.mark.one_engine
def test_what_cannot_be_delivered_is_refused(new_server, aws, scratch):
    without = started(new_server)
    pool = without.make_pool(**JUDGED)
    with refused("InvalidParameterException", "no endpoint for a Firehose stream"):
        set_logs(without, pool, {**ACTIVITY, **stream()})
    api = started(new_server, *aws.arguments(scratch))
    pool, lite = api.make_pool(**JUDGED), api.make_pool(UserPoolTier="ESSENTIALS")
    with refused("FeatureUnavailableInTierException"):
        set_logs(api, lite, {**ACTIVITY, **stream()})
    with refused("InvalidParameterException", "AdvancedSecurityMode"):
        set_logs(api, api.make_pool(UserPoolTier="PLUS"), {**ACTIVITY, **stream()})
    for wrong in (
        {**ERRORS, **stream()}, {**ACTIVITY, **log_group(), **stream()}, ACTIVITY,
        {**ACTIVITY, **log_group(), "LogLevel": "ERROR"}, {**ERRORS, **log_group(), "LogLevel": "INFO"},
        {**ACTIVITY, "FirehoseConfiguration": {"StreamArn": log_group()["CloudWatchLogsConfiguration"]["LogGroupArn"]}},
    ):
        with refused("InvalidParameterException"):
            set_logs(api, pool, wrong)
    with refused("InvalidParameterException"):
        set_logs(api, pool, {**ACTIVITY, **stream()}, {**ACTIVITY, **bucket()})
    assert api.admin.get_log_delivery_configuration(UserPoolId=pool)["LogDeliveryConfiguration"] == {
        "UserPoolId": pool, "LogConfigurations": []}
    both = set_logs(api, pool, {**ACTIVITY, **stream()}, {**ERRORS, **log_group()})
    assert len(both["LogConfigurations"]) == 2
    with refused("ResourceNotFoundException"):
        set_logs(api, "us-east-1_nowhere12", {**ERRORS, **log_group()})
    assert set_logs(api, pool)["LogConfigurations"] == []
