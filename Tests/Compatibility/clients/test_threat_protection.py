"""Threat protection: configurations, events, feedback, and what follows risky sign-ins."""

import html
import json
import re
import urllib.parse

import pytest
import requests

from testkit import hashes
from testkit.authorize import OAUTH
from testkit.aws import refused
from testkit.cognito import PASSWORD, CognitoAPI, new_email, unique
from testkit.forms import Browser
from testkit.server import run_martlet

ALL = {level: {"EventAction": "BLOCK", "Notify": False} for level in ("LowAction", "MediumAction", "HighAction")}
JUDGED = {"UserPoolTier": "PLUS", "UserPoolAddOns": {"AdvancedSecurityMode": "ENFORCED"}}
LEAKED = "Leaked-Horse-9"


@pytest.fixture
def api(api):
    """The API with a pool that judges risk, a client and a user."""
    return judging(api)


def judging(api):
    api.pool = api.make_pool(**JUDGED)
    api.client = api.make_client(api.pool)
    api.user = api.make_user(api.pool, email=new_email(), email_verified="true")
    return api


def sign_in(api, address, password=None):
    """As a server that tells its user's address."""
    return api.admin.admin_initiate_auth(
        UserPoolId=api.pool, ClientId=api.client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": api.user.username, "PASSWORD": password or api.user.password},
        ContextData={"IpAddress": address, "ServerName": "shop", "ServerPath": "/", "HttpHeaders": []})


def events(api, **page):
    return api.admin.admin_list_user_auth_events(UserPoolId=api.pool, Username=api.user.username, **page)


@pytest.mark.rows("UP-ASF-16", "UP-ASF-20", "UP-ASF-21")
def test_events_and_feedback(api):
    user = {"UserPoolId": api.pool, "Username": api.user.username}
    sign_in(api, "192.0.2.1")
    with refused("NotAuthorizedException", "Incorrect username or password."):
        sign_in(api, "203.0.113.1", "Wrong-Horse-9")
    sign_in(api, "203.0.113.1")
    last, wrong, first = events(api)["AuthEvents"]
    assert [event["EventResponse"] for event in (last, wrong, first)] == ["Pass", "Fail", "Pass"]
    assert last["EventRisk"] == {
        "RiskDecision": "AccountTakeover", "RiskLevel": "Low", "CompromisedCredentialsDetected": False}
    assert first["EventRisk"] == {"RiskDecision": "NoRisk", "CompromisedCredentialsDetected": False}
    assert last["EventContextData"]["IpAddress"] == "203.0.113.1"
    assert last["EventType"] == "SignIn"
    assert wrong["ChallengeResponses"] == [{"ChallengeName": "Password", "ChallengeResponse": "Failure"}]
    page = events(api, MaxResults=2)
    assert [event["EventId"] for event in page["AuthEvents"]] == [last["EventId"], wrong["EventId"]]
    page = events(api, MaxResults=2, NextToken=page["NextToken"])
    assert page["AuthEvents"] == [first]
    assert "NextToken" not in page
    api.admin.admin_update_auth_event_feedback(**user, EventId=last["EventId"], FeedbackValue="Invalid")
    assert events(api)["AuthEvents"][0]["EventFeedback"]["FeedbackValue"] == "Invalid"
    sign_in(api, "203.0.113.1")
    assert events(api)["AuthEvents"][0]["EventRisk"]["RiskLevel"] == "High"
    with refused("ResourceNotFoundException"):
        api.admin.admin_update_auth_event_feedback(**user, EventId="none", FeedbackValue="Valid")


def test_a_page_says_that_a_sign_in_was_refused_for_its_risk(api):
    client = api.make_client(api.pool, **OAUTH)
    api.admin.set_risk_configuration(
        UserPoolId=api.pool, RiskExceptionConfiguration={"BlockedIPRangeList": ["127.0.0.0/8"]})
    page = Browser(api.server).sign_in(client, api.user)
    assert "This sign-in was refused for security reasons." in page.response.text
    api.admin.set_risk_configuration(UserPoolId=api.pool)
    assert Browser(api.server).sign_in(client, api.user).is_client


@pytest.mark.rows("UP-ASF-11", "UP-ASF-13", "UP-ASF-31")
def test_actions_and_lists(api):
    pool = {"UserPoolId": api.pool}
    sign_in(api, "192.0.2.1")
    api.admin.set_risk_configuration(
        **pool, AccountTakeoverRiskConfiguration={"Actions": ALL},
        RiskExceptionConfiguration={"BlockedIPRangeList": ["198.51.100.0/24"], "SkippedIPRangeList": ["10.0.0.0/8"]})
    for address in ("198.51.100.7", "203.0.113.1"):
        with refused("NotAuthorizedException", "Unable to login because of security reasons"):
            sign_in(api, address)
    assert events(api)["AuthEvents"][0]["EventRisk"] == {
        "RiskDecision": "Block", "RiskLevel": "Low", "CompromisedCredentialsDetected": False}
    sign_in(api, "10.1.2.3")
    allowing = {"Actions": {"HighAction": {"EventAction": "BLOCK", "Notify": False}}}
    api.admin.set_risk_configuration(
        **pool, ClientId=api.client.id, AccountTakeoverRiskConfiguration=allowing)
    sign_in(api, "203.0.113.1")
    shown = api.admin.describe_risk_configuration(**pool)["RiskConfiguration"]
    assert shown["AccountTakeoverRiskConfiguration"]["Actions"] == ALL
    own = api.admin.describe_risk_configuration(**pool, ClientId=api.client.id)["RiskConfiguration"]
    assert own["ClientId"] == api.client.id
    assert own["AccountTakeoverRiskConfiguration"] == allowing
    # Without any settings the client's configuration is deleted, and the pool's counts again.
    api.admin.set_risk_configuration(**pool, ClientId=api.client.id)
    own = api.admin.describe_risk_configuration(**pool, ClientId=api.client.id)["RiskConfiguration"]
    assert "AccountTakeoverRiskConfiguration" not in own
    with refused("NotAuthorizedException"):
        sign_in(api, "203.0.114.1")


def test_the_operator_says_how_many_events_are_kept(new_server):
    server = new_server(arguments=["--auth-events-per-user", "10"])
    server.start()
    api = judging(CognitoAPI(server))
    for _ in range(12):
        sign_in(api, "192.0.2.1")
    assert len(events(api)["AuthEvents"]) == 10


@pytest.fixture
def blocking(new_server, scratch):
    """The API of a server with a list of compromised passwords, which the pool refuses."""
    listed = scratch / f"{unique('list')}.txt"
    listed.write_text(hashes.list_of(LEAKED, PASSWORD, "third"))
    server = new_server(arguments=["--compromised-passwords", str(listed)])
    server.start()
    api = judging(CognitoAPI(server))
    api.admin.set_risk_configuration(
        UserPoolId=api.pool, CompromisedCredentialsRiskConfiguration={"Actions": {"EventAction": "BLOCK"}})
    return api


@pytest.mark.rows("UP-ASF-05")
def test_the_password_of_an_imported_user_is_judged_at_the_first_sign_in(blocking, tmp_path):
    api, server, path = blocking, blocking.server, tmp_path / "users.jsonl"
    known = {word: {"username": unique("user"), "password": hashes.bcrypt_of(word)}
             for word in (PASSWORD, "Own-Horse-99")}
    path.write_text("".join(json.dumps(line) + "\n" for line in known.values()))
    done = run_martlet(
        "user", "import", *server.store, "--pool", api.pool, path, environment=server.root_key, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    leaked, kept = [line["username"] for line in known.values()]
    for _ in range(2):
        with refused("PasswordResetRequiredException"):
            api.sign_in(api.client, leaked)
    found = api.admin.admin_get_user(UserPoolId=api.pool, Username=leaked)
    assert found["UserStatus"] == "RESET_REQUIRED"
    assert api.sign_in(api.client, kept, "Own-Horse-99")["AccessToken"]


@pytest.mark.rows("UP-ASF-03", "UP-ASF-04", "UP-ASF-05", "UP-ASF-06", "UP-ASF-24")
def test_compromised_passwords(blocking):
    """With a list of hashes as it is published."""
    api, server = blocking, blocking.server
    with refused("InvalidPasswordException", "Provided password cannot be used for security reasons."):
        api.public.sign_up(ClientId=api.client.id, Username=unique("user"), Password=LEAKED)
    with refused("PasswordResetRequiredException"):
        sign_in(api, "192.0.2.1")
    user = {"UserPoolId": api.pool, "Username": api.user.username}
    assert api.admin.admin_get_user(**user)["UserStatus"] == "RESET_REQUIRED"
    found = events(api)["AuthEvents"][0]["EventRisk"]
    assert found["CompromisedCredentialsDetected"]
    assert found["RiskDecision"] == "Block"
    api.public.forgot_password(ClientId=api.client.id, Username=api.user.username)
    reset = {
        "ClientId": api.client.id, "Username": api.user.username, "ConfirmationCode": api.code(api.user.email)}
    with refused("InvalidPasswordException", "Provided password cannot be used for security reasons."):
        api.public.confirm_forgot_password(**reset, Password=LEAKED)
    api.public.confirm_forgot_password(**reset, Password="Own-Horse-99")
    sign_in(api, "192.0.2.1", "Own-Horse-99")
    page = requests.get(f"{server.admin_url}/metrics", timeout=60).text
    for operation, count in (("SignIn", 1), ("SignUp", 1), ("PasswordChange", 1)):
        labels = f'operation="{operation}",user_pool_id="{api.pool}",risk_level="high"'
        assert f"martlet_compromised_credentials_risk_total{{{labels}}} {count}" in page


@pytest.mark.rows("UP-ASF-25", "UP-ASF-26", "UP-ASF-27", "UP-ASF-28", "UP-ASF-29")
def test_risks_are_counted(new_server):
    server = new_server()
    server.start()
    api = judging(CognitoAPI(server))
    sign_in(api, "192.0.2.1")
    api.admin.set_risk_configuration(
        UserPoolId=api.pool, AccountTakeoverRiskConfiguration={"Actions": ALL},
        RiskExceptionConfiguration={"BlockedIPRangeList": ["198.51.100.0/24"]})
    for address in ("203.0.113.1", "198.51.100.1"):
        with refused("NotAuthorizedException"):
            sign_in(api, address)
    page = requests.get(f"{server.admin_url}/metrics", timeout=60).text
    request = f'{{operation="SignIn",user_pool_id="{api.pool}"}}'
    for line in (
            f"martlet_risk_total{request} 2", f"martlet_no_risk_total{request} 1",
            'martlet_account_takeover_risk_total{risk_level="low"} 1',
            'martlet_override_block_total{risk_level="low"} 1',
            'martlet_override_block_total{risk_level="high"} 1'):
        assert line in page, line


@pytest.mark.rows(
    "UP-ASF-12", "UP-ASF-17", "UP-ASF-18", "UP-MSG-06", "UP-MSG-07", "UP-MSG-08", "UP-MSG-09", "UP-MSG-10", "UP-MSG-11",
    "UP-MSG-12", "UP-MSG-13", "UP-MSG-14")
def test_mails_and_the_links_in_them(api):
    names = (
        "username", "ip-address", "city", "country", "login-time", "device-name", "one-click-link-valid",
        "one-click-link-invalid", "event-id", "feedback-token")
    mail = {"Subject": "Was it you?", "HtmlBody": "<br>".join(f"{one}={{{one}}}" for one in names)}
    api.admin.set_risk_configuration(
        UserPoolId=api.pool, AccountTakeoverRiskConfiguration={
            "Actions": {"LowAction": {"EventAction": "NO_ACTION", "Notify": True}},
            "NotifyConfiguration": {
                "SourceArn": "arn:aws:ses:us-east-1:123456789012:identity/shop@example.com", "NoActionEmail": mail}})
    sign_in(api, "192.0.2.1")
    sign_in(api, "203.0.113.1")
    message = api.message(api.user.email)
    assert message["subject"] == "Was it you?"
    told = dict(re.findall(r"([a-z-]+)=(.*?)(?:<br>|$)", message["body"]))
    event = events(api)["AuthEvents"][0]
    assert told["username"] == api.user.username
    assert told["ip-address"] == "203.0.113.1"
    assert told["event-id"] == event["EventId"]
    assert told["city"] == told["country"] == "unknown"
    assert told["device-name"] == event["EventContextData"]["DeviceName"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", told["login-time"])
    # A link alone changes nothing, and its button counts once.
    link = html.unescape(told["one-click-link-invalid"])
    page = requests.get(link, timeout=60)
    assert page.status_code == 200 and "It was not me" in page.text
    name = api.admin.describe_user_pool(UserPoolId=api.pool)["UserPool"]["Name"]
    assert f"· {name}</title>" in page.text, "it says whose page it is"
    assert "EventFeedback" not in events(api)["AuthEvents"][0]
    form = {name: value for name, value in urllib.parse.parse_qsl(urllib.parse.urlsplit(link).query)}
    assert requests.post(f"{api.server.url}/authEventFeedback", data=form, timeout=60).status_code == 200
    given = events(api)["AuthEvents"][0]["EventFeedback"]
    assert (given["FeedbackValue"], given["Provider"]) == ("Invalid", "User")
    assert requests.post(f"{api.server.url}/authEventFeedback", data=form, timeout=60).status_code == 400
    again = {
        "UserPoolId": api.pool, "Username": api.user.username, "EventId": told["event-id"],
        "FeedbackToken": told["feedback-token"], "FeedbackValue": "Valid"}
    with refused("NotAuthorizedException"):
        api.public.update_auth_event_feedback(**again)
    sign_in(api, "203.0.113.1")
    latest = events(api)["AuthEvents"][0]
    assert latest["EventRisk"]["RiskLevel"] == "High"


def test_the_operation_takes_the_token_of_a_mail(api):
    mail = {"Subject": "Blocked", "TextBody": "{event-id} {feedback-token}"}
    api.admin.set_risk_configuration(
        UserPoolId=api.pool, AccountTakeoverRiskConfiguration={
            "Actions": {"LowAction": {"EventAction": "BLOCK", "Notify": True}},
            "NotifyConfiguration": {
                "SourceArn": "arn:aws:ses:us-east-1:123456789012:identity/shop@example.com", "BlockEmail": mail}})
    sign_in(api, "192.0.2.1")
    with refused("NotAuthorizedException"):
        sign_in(api, "203.0.113.1")
    event, token = api.message(api.user.email)["body"].split()
    feedback = {"UserPoolId": api.pool, "Username": api.user.username, "EventId": event}
    with refused("NotAuthorizedException", "Invalid feedback token."):
        api.public.update_auth_event_feedback(**feedback, FeedbackToken="x" + token[1:], FeedbackValue="Valid")
    api.public.update_auth_event_feedback(**feedback, FeedbackToken=token, FeedbackValue="Valid")
    sign_in(api, "203.0.113.1")
