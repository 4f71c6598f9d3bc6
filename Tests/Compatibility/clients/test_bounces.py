"""Addresses that get no more mail: what services tell of bounces and complaints."""

import json

import pytest
import requests

from testkit.aws import refused
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.server import run_martlet
from testkit.sink import MailSink
from testkit.waiting import eventually

TOKEN = "mail-events-token-0123456789"


@pytest.fixture
def sink(scratch):
    made = MailSink(scratch)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def mailing(new_server, sink, scratch):
    """The API of a server that sends mail to the sink, and takes notifications."""
    token = scratch / unique("token")
    token.write_text(TOKEN)
    token.chmod(0o600)
    server = new_server(arguments=[*sink.arguments, "--mail-events-token-file", str(token)], dev=False)
    server.start()
    return CognitoAPI(server)


def martlet(server, *words, code=0):
    done = run_martlet(*words[:2], *server.store, *words[2:], environment=server.root_key)
    assert done.returncode == code, done
    return done.stderr if code else done.stdout


def post(api, body, **given):
    given = given or {"headers": {"Authorization": f"Bearer {TOKEN}"}}
    data = body if isinstance(body, str) else json.dumps(body)
    return requests.post(f"{api.server.url}/mail-events", data=data, timeout=60, **given)


def bounce(address, kind="Permanent"):
    """As Amazon SNS posts what Amazon SES says."""
    message = {"notificationType": "Bounce", "bounce": {
        "bounceType": kind, "bounceSubType": "General", "bouncedRecipients": [{"emailAddress": address}]}}
    return {"Type": "Notification", "MessageId": unique(), "TopicArn": "arn:aws:sns:us-east-1:123456789012:mail",
            "Message": json.dumps(message)}


def make_user(api):
    pool, email = api.make_pool(AutoVerifiedAttributes=["email"]), new_email()
    return pool, api.make_client(pool), api.make_user(pool, email=email, email_verified="true")


def test_a_bounced_address_gets_no_mail_until_it_is_cleared(mailing, sink):
    pool, client, user = make_user(mailing)
    server = mailing.server

    def forget():
        mailing.public.forgot_password(ClientId=client.id, Username=user.username)

    forget()
    sink.wait_for(user.email)
    assert post(mailing, bounce(user.email, "Transient")).status_code == 204
    assert martlet(server, "outbox", "address", user.email) == f"{user.email}  gets e-mail\n"
    assert post(mailing, bounce(user.email.upper()), auth=("martlet", TOKEN)).status_code == 204
    assert "suppressed  bounce  since " in martlet(server, "outbox", "address", user.email)
    count = len(sink.received)
    # The client hides who exists, so the caller is told nothing of the mail.
    forget()
    with refused("CodeDeliveryFailureException"):
        mailing.public.sign_up(
            ClientId=client.id, Username=unique(), Password=PASSWORD, UserAttributes=attributes({"email": user.email}))
    assert len(sink.received) == count
    assert any(
        user.email in line and "mail to it came back" in line
        for line in martlet(server, "outbox", "list", "--state", "failed").splitlines())
    assert "e-mail  suppressed, bounce, since " in martlet(server, "user", "show", pool, user.username)
    # The user is as before: the attribute stays verified, and the password works.
    assert mailing.attributes_of(pool, user.username)["email_verified"] == "true"
    mailing.sign_in(client, user.username)
    assert martlet(server, "outbox", "address", user.email, "--clear") == f"{user.email}  gets e-mail again\n"
    assert "not suppressed" in martlet(server, "outbox", "address", user.email, "--clear", code=1)
    forget()
    assert eventually(lambda: len(sink.received) == count + 1)


@pytest.mark.one_engine
def test_complaints_and_the_operators_word_suppress_too(mailing):
    first, second = new_email(), new_email()
    assert post(mailing, {"type": "complaint", "addresses": [first]}).status_code == 204
    assert "suppressed  complaint" in martlet(mailing.server, "outbox", "address", first)
    assert "suppressed  operator" in martlet(mailing.server, "outbox", "address", second, "--suppress")

    def records():
        return martlet(mailing.server, "audit", "search", "--event", "SuppressAddresses", "--json")

    assert eventually(lambda: "SuppressAddresses" in records())
    assert first not in records()


@pytest.mark.one_engine
def test_only_the_token_marks_an_address(mailing, new_server):
    address = new_email()
    body = {"type": "bounce", "addresses": [address]}
    for given in (
        {"headers": {}}, {"headers": {"Authorization": "Bearer " + TOKEN[:-1]}}, {"auth": ("martlet", "x")},
        {"headers": {"Authorization": TOKEN}}, {"headers": {"Authorization": "Basic " + TOKEN}},
    ):
        response = post(mailing, body, **given)
        assert response.status_code == 401 and response.headers["WWW-Authenticate"].startswith("Basic "), given
    for wrong in ("", "[]", "{", {"type": "bounce"}, {"type": "bounce", "addresses": [address] * 1001}):
        assert post(mailing, wrong).status_code == 400, wrong
    assert "gets e-mail" in martlet(mailing.server, "outbox", "address", address)
    plain = new_server()
    plain.start()
    assert requests.post(f"{plain.url}/mail-events", json=body, timeout=60).status_code == 404


@pytest.mark.one_engine
def test_a_topic_is_confirmed_by_the_operator(mailing):
    page = "https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=abc"
    body = {"Type": "SubscriptionConfirmation", "TopicArn": "arn:aws:sns:us-east-1:123456789012:mail",
            "SubscribeURL": page, "Token": "abc"}
    assert post(mailing, body, auth=("martlet", TOKEN)).status_code == 204
    assert eventually(lambda: "a topic waits for its confirmation" in mailing.server.tail())
    assert post(mailing, {**body, "SubscribeURL": "http://169.254.169.254/"}).status_code == 400
