"""Analytics projects of app clients: sign-ups, sign-ins and failures, told to a service that speaks as Pinpoint."""

import json

import pytest

from testkit.aws import refused
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.logs import AWS
from testkit.server import ACCOUNT, REGION
from testkit.targets import Server
from testkit.waiting import eventually

PROJECT = "d70b2ba36a8c4dc5a04a0451a31a1e12"
ARN = {"ApplicationArn": f"arn:aws:mobiletargeting:{REGION}:{ACCOUNT}:apps/{PROJECT}"}
ID = {"ApplicationId": PROJECT, "RoleArn": f"arn:aws:iam::{ACCOUNT}:role/Pinpoint", "ExternalId": "x"}


@pytest.fixture
def aws():
    made = AWS()
    yield made
    made.close()


def started(new_server, *arguments):
    server = new_server(arguments=list(map(str, arguments)))
    server.start()
    return CognitoAPI(server)


def sign_in(api, client, name, password=PASSWORD, endpoint="phone-1"):
    return api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": name, "PASSWORD": password},
        AnalyticsMetadata={"AnalyticsEndpointId": endpoint})


@pytest.mark.rows("UP-ANA-01", "UP-ANA-06", "UP-ANA-07", "UP-ANA-08")
@pytest.mark.parametrize("configuration", [ARN, ID], ids=["arn", "id"])
def test_a_project_is_told_what_users_do(new_server, aws, scratch, configuration):
    api = started(new_server, *aws.arguments(scratch))
    pool = api.make_pool()
    client = api.make_client(pool, AnalyticsConfiguration={**configuration, "UserDataShared": True})
    name, email = unique("user"), new_email()
    sub = api.public.sign_up(
        ClientId=client.id, Username=name, Password=PASSWORD, UserAttributes=attributes({"email": email}),
        AnalyticsMetadata={"AnalyticsEndpointId": "phone-1"})["UserSub"]
    api.admin.admin_confirm_sign_up(UserPoolId=pool, Username=name)
    sign_in(api, client, name)
    with refused("NotAuthorizedException"):
        sign_in(api, client, name, "Wrong-Horse-9", endpoint="tablet-2")
    assert eventually(lambda: len(aws.told.get(PROJECT, [])) == 3), api.server.tail()
    assert [(kind, endpoint) for kind, endpoint, _ in aws.told[PROJECT]] == [
        ("_userauth.sign_up", "phone-1"), ("_userauth.sign_in", "phone-1"), ("_userauth.auth_fail", "tablet-2")]
    assert aws.endpoints["phone-1"]["User"] == {"UserId": sub}
    assert aws.endpoints[f"{sub}-email"] == {"ChannelType": "EMAIL", "Address": email, "User": {"UserId": sub}}


def test_events_wait_for_a_project_that_is_away(new_server, aws, scratch):
    """Also while the server restarts, and none is lost or told twice."""
    api = started(new_server, *aws.arguments(scratch))
    pool = api.make_pool()
    client, user = api.make_client(pool, AnalyticsConfiguration=ARN), api.make_user(pool)
    aws.down.add("mobiletargeting")
    for _ in range(3):
        sign_in(api, client, user.username)
    assert eventually(lambda: "mobiletargeting" in aws.calls)
    assert api.server.stop() == 0
    aws.down.clear()
    api.server.start()
    assert eventually(lambda: len(aws.told.get(PROJECT, [])) == 3), api.server.tail()
    assert len({id for _, _, id in aws.told[PROJECT]}) == 3


@pytest.mark.one_engine
def test_a_receiver_takes_the_place_of_the_service(new_server):
    receiver = Server(lambda _: (200, {}))
    try:
        api = started(new_server, "--event-log-hook", receiver.url + "/events")
        pool = api.make_pool()
        client, user = api.make_client(pool, AnalyticsConfiguration=ARN), api.make_user(pool)
        sign_in(api, client, user.username)
        assert eventually(lambda: receiver.received), api.server.tail()
        posted = receiver.received[0].event
        assert posted["destination"] == ARN["ApplicationArn"] and posted["userPoolId"] == pool
        (entry,) = posted["entries"]
        (event,) = entry["BatchItem"]["phone-1"]["Events"].values()
        assert event["EventType"] == "_userauth.sign_in" and user.username not in json.dumps(entry)
    finally:
        receiver.close()


@pytest.mark.rows("UP-ANA-02", "UP-ANA-03")
@pytest.mark.one_engine
def test_a_client_has_one_project_whose_id_has_32_digits(api):
    pool = api.make_pool()
    for wrong in ({**ID, "ApplicationId": "a" * 31}, {**ID, **ARN}, {"ApplicationArn": "arn:aws:s3:::a-bucket"}):
        with refused("InvalidParameterException"):
            api.make_client(pool, AnalyticsConfiguration=wrong)
    for _ in range(2):
        api.make_client(pool, AnalyticsConfiguration=ID)
    client = api.make_client(pool)
    with refused("InvalidParameterException", "at most 256 bytes"):
        sign_in(api, client, "unknown", endpoint="x" * 257)
