"""Threat protection that knows where addresses are, what apps say of devices, and custom sign-ins."""

import base64
import hashlib
import hmac
import json
import os
import pathlib
import signal

import pytest

from testkit import locations
from testkit.aws import refused
from testkit.cognito import CognitoAPI, new_email, unique
from testkit.functions import SUM_TRIGGERS, Hooks, answer, begin, custom_client
from testkit.waiting import eventually

ALL = {level: {"EventAction": "BLOCK", "Notify": False} for level in ("LowAction", "MediumAction", "HighAction")}
PLUS = {"UserPoolTier": "PLUS"}
AUDIT = {**PLUS, "UserPoolAddOns": {"AdvancedSecurityMode": "AUDIT"}}
BERLIN, HAMBURG, SYDNEY, ICELAND = "192.0.2.1", "198.51.100.1", "203.0.113.9", "198.51.100.200"


def judging(api, **settings):
    api.pool = api.make_pool(**AUDIT)
    api.client = api.make_client(api.pool, **settings)
    api.user = api.make_user(api.pool, email=new_email(), email_verified="true")
    return api


def sign_in(api, address, **context):
    return api.admin.admin_initiate_auth(
        UserPoolId=api.pool, ClientId=api.client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH",
        AuthParameters=api.client.parameters(api.user.username, PASSWORD=api.user.password),
        ContextData={"IpAddress": address, "ServerName": "shop", "ServerPath": "/", "HttpHeaders": [], **context})


def last_event(api):
    return api.admin.admin_list_user_auth_events(
        UserPoolId=api.pool, Username=api.user.username, MaxResults=1)["AuthEvents"][0]


@pytest.fixture
def places(scratch):
    return locations.write(scratch / f"{unique('places')}.mmdb")


@pytest.mark.rows("UP-ASF-07", "UP-ASF-21")
def test_events_sessions_and_levels_know_places(new_server, places):
    server = new_server(arguments=["--location-database", str(places)])
    server.start()
    api = judging(CognitoAPI(server))
    api.admin.set_user_pool_session_configuration(
        UserPoolId=api.pool, UserSessionTracking="ENABLED", TokenSession={"MaxPerUser": 20})
    sign_in(api, BERLIN)
    event = last_event(api)
    assert event["EventContextData"]["City"] == "Berlin"
    assert event["EventContextData"]["Country"] == "Germany"
    tokens = sign_in(api, SYDNEY)["AuthenticationResult"]
    event = last_event(api)
    assert event["EventRisk"]["RiskLevel"] == "High"
    assert event["EventContextData"]["City"] == "Sydney"
    sign_in(api, HAMBURG)
    sign_in(api, ICELAND)
    event = last_event(api)
    assert event["EventContextData"]["Country"] == "Iceland"
    assert "City" not in event["EventContextData"]
    found = api.admin.admin_list_user_sessions(UserPoolId=api.pool, Username=api.user.username)["Sessions"]
    by_address = {one["LastIPAddress"]: one.get("LastLocation") for one in found}
    assert by_address == {
        BERLIN: {"City": "Berlin", "Country": "Germany"}, SYDNEY: {"City": "Sydney", "Country": "Australia"},
        HAMBURG: {"City": "Hamburg", "Country": "Germany"}, ICELAND: {"Country": "Iceland"}}
    own = api.public.list_user_sessions(AccessToken=tokens["AccessToken"])["Sessions"]
    assert {one["LastLocation"]["Country"] for one in own} == {"Germany", "Australia", "Iceland"}


def test_a_mail_names_the_place(new_server, places):
    server = new_server(arguments=["--location-database", str(places)])
    server.start()
    api = judging(CognitoAPI(server))
    api.admin.update_user_pool(
        UserPoolId=api.pool, AutoVerifiedAttributes=["email"], UserPoolTier="PLUS",
        UserPoolAddOns={"AdvancedSecurityMode": "ENFORCED"})
    mail = {"Subject": "Was it you?", "TextBody": "{city}|{country}"}
    high = {"HighAction": {"EventAction": "NO_ACTION", "Notify": True}}
    api.admin.set_risk_configuration(
        UserPoolId=api.pool, AccountTakeoverRiskConfiguration={
            "Actions": high, "NotifyConfiguration": {
                "SourceArn": "arn:aws:ses:us-east-1:123456789012:identity/shop@example.com", "NoActionEmail": mail}})
    sign_in(api, BERLIN)
    sign_in(api, SYDNEY)
    assert "Sydney|Australia" in api.message(api.user.email)["body"]


def test_a_bad_file_prevents_the_start_and_its_replacement_is_read_on_reload(new_server, places):
    for name, content in (("text", b"places"), ("cut", places.read_bytes()[:900]), ("none", b"")):
        bad = places.with_name(f"{name}.mmdb")
        bad.write_bytes(content)
        server = new_server(arguments=["--location-database", str(bad)])
        with pytest.raises(RuntimeError, match=f"--location-database: {bad}"):
            server.start()
    other = locations.write(places.with_name("other.mmdb"), {"192.0.2.0/24": {"asn": 64496}})
    with pytest.raises(RuntimeError, match="is not a database of locations"):
        new_server(arguments=["--location-database", str(other)]).start()
    with pytest.raises(RuntimeError, match="cannot be read: No such file"):
        new_server(arguments=["--location-database", "/nowhere.mmdb"]).start()
    server = new_server(arguments=["--location-database", str(places), "--log-level", "info"])
    server.start()
    api = judging(CognitoAPI(server))

    def reload(word):
        said = len(server.log.read_text().splitlines())
        server.process.send_signal(signal.SIGHUP)
        assert eventually(lambda: any(word in line for line in server.log.read_text().splitlines()[said:]))

    # A file that is written over while it is in use ends nothing.
    os.truncate(places, 100)
    sign_in(api, BERLIN)
    assert last_event(api)["EventContextData"]["City"] == "Berlin"
    reload("not reloaded")
    sign_in(api, BERLIN)
    assert last_event(api)["EventContextData"]["City"] == "Berlin"
    fresh = locations.write(places.with_name("fresh.mmdb"), {"192.0.2.0/24": locations.PARIS})
    os.replace(fresh, places)
    reload('"reloaded')
    sign_in(api, BERLIN)
    assert last_event(api)["EventContextData"]["City"] == "Paris"


def test_the_unit_tests_have_the_database_that_this_writes(places):
    kept = pathlib.Path(__file__).parents[2] / "RiskTests" / "Locations" / "places.mmdb"
    assert kept.read_bytes() == places.read_bytes()


def encoded(device, client, user, pool, version="IOS20171114"):
    payload = json.dumps({
        "contextData": device, "username": user.username, "userPoolId": pool, "timestamp": "1650094955414"})
    signature = hmac.new(client.id.encode(), (version + payload).encode(), hashlib.sha256).digest()
    whole = {"payload": payload, "version": version, "signature": base64.b64encode(signature).decode()}
    return base64.b64encode(json.dumps(whole).encode()).decode()


@pytest.mark.rows("UP-ASF-15", "UP-ASF-16")
def test_what_an_app_says_of_its_device(api):
    api = judging(api)
    phone = {"DeviceName": "Anna's iPhone", "DeviceId": unique("phone"), "Platform": "iOS", "ClientTimezone": "+01:00"}
    data = encoded(phone, api.client, api.user, api.pool)

    def by_app(text):
        api.public.initiate_auth(
            ClientId=api.client.id, AuthFlow="USER_PASSWORD_AUTH", UserContextData={"EncodedData": text},
            AuthParameters=api.client.parameters(api.user.username, PASSWORD=api.user.password))
        return last_event(api)["EventContextData"]

    told = by_app(data)
    assert (told["DeviceName"], told["Timezone"]) == ("Anna's iPhone on iOS", "+01:00")
    sign_in(api, BERLIN, EncodedData=data)
    assert last_event(api)["EventContextData"]["DeviceName"] == "Anna's iPhone on iOS"
    other = encoded(phone, api.make_client(api.pool), api.user, api.pool)
    for bad in ("notbase64!", data[:-8], other, "A" * 100_000):
        told = by_app(bad)
        assert "Timezone" not in told
        assert "iPhone" not in told["DeviceName"]


def test_custom_sign_ins_have_their_own_mode(api):
    hooks = Hooks(api.server)
    try:
        client = custom_client(api, hooks.add_all(SUM_TRIGGERS))
        api.pool, api.user = client.pool, api.make_user(client.pool, email=new_email(), email_verified="true")
        addons = {"AdvancedSecurityMode": "OFF", "AdvancedSecurityAdditionalFlows": {"CustomAuthMode": "ENFORCED"}}
        kept = api.admin.describe_user_pool(UserPoolId=client.pool)["UserPool"]["LambdaConfig"]
        api.admin.update_user_pool(UserPoolId=client.pool, LambdaConfig=kept, UserPoolAddOns=addons, **PLUS)
        assert api.admin.describe_user_pool(UserPoolId=client.pool)["UserPool"]["UserPoolAddOns"] == addons
        asked = begin(api, client, api.user.username)
        answer(api, client, api.user.username, asked, "42")
        event = last_event(api)
        assert event["EventResponse"] == "Pass"
        assert not event.get("ChallengeResponses")
        api.admin.set_risk_configuration(
            UserPoolId=client.pool, AccountTakeoverRiskConfiguration={"Actions": ALL})

        def by_server(address, call, **more):
            context = {"IpAddress": address, "ServerName": "shop", "ServerPath": "/", "HttpHeaders": []}
            return call(UserPoolId=client.pool, ClientId=client.id, ContextData=context, **more)

        asked = by_server(
            SYDNEY, api.admin.admin_initiate_auth, AuthFlow="CUSTOM_AUTH",
            AuthParameters=client.parameters(api.user.username))
        with refused("NotAuthorizedException", "Unable to login because of security reasons"):
            by_server(
                SYDNEY, api.admin.admin_respond_to_auth_challenge, ChallengeName="CUSTOM_CHALLENGE",
                Session=asked["Session"], ChallengeResponses=client.parameters(api.user.username, ANSWER="42"))
        assert last_event(api)["EventRisk"]["RiskDecision"] == "Block"
        # The mode of custom sign-ins is not about others.
        by_server(
            SYDNEY, api.admin.admin_initiate_auth, AuthFlow="ADMIN_USER_PASSWORD_AUTH",
            AuthParameters=client.parameters(api.user.username, PASSWORD=api.user.password))
        assert last_event(api)["EventRisk"]["RiskDecision"] == "Block", "it left no event"
    finally:
        hooks.close()
