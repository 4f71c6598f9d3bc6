"""The commands about messages, and the languages of default texts."""

import email
import email.policy
import re

import pytest

from testkit.aws import refused
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.server import run_martlet
from testkit.sink import MailSink
from testkit.waiting import eventually

KINDS = (
    "verification", "verification-link", "password-reset", "invitation", "second-factor", "wrong-codes",
    "locked-factors", "risk-blocked", "risk-second-factor", "risk-notice")


@pytest.fixture
def sink(scratch):
    made = MailSink(scratch)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def mailing(new_server, sink):
    """The API of a server that sends mail to the sink."""
    server = new_server(arguments=sink.arguments, dev=False)
    server.start()
    return CognitoAPI(server)


def martlet(server, *words, code=0):
    done = run_martlet(*words[:2], *server.store, *words[2:], environment=server.root_key)
    assert done.returncode == code, done
    return done.stderr if code else done.stdout


def parts(received):
    mail = email.message_from_bytes(received.data, policy=email.policy.default)
    return mail, *(mail.get_body((kind,)).get_content() for kind in ("plain", "html"))


def sign_up(api, client, address, **given):
    api.public.sign_up(
        ClientId=client.id, Username=unique(), Password=PASSWORD, UserAttributes=attributes({"email": address, **given}))


def test_a_refused_message_is_listed_and_sent_again(mailing, sink):
    pool = mailing.make_pool(
        AutoVerifiedAttributes=["email"],
        VerificationMessageTemplate={"EmailSubject": "Take {####}", "EmailMessage": "It is {####}"})
    client, address = mailing.make_client(pool), f"refused-{new_email()}"
    with refused("CodeDeliveryFailureException"):
        sign_up(mailing, client, address)
    server = mailing.server
    line = next(line for line in martlet(server, "outbox", "list").splitlines() if address in line)
    name = line.split()[0]
    assert " failed " in line
    assert " SignUp " in line
    assert "mail server: 550" in line
    assert line not in martlet(server, "outbox", "list", "--state", "pending")
    shown = dict(line.split("  ", 1) for line in martlet(server, "outbox", "show", name).splitlines())
    assert shown["to"] == address
    assert shown["pool"] == pool
    assert shown["reason"] == "mail server: 550"
    assert shown["subject"] == "Take ******"
    assert shown["attempts"] == "1"
    assert not re.search(r"(?<![0-9a-f-])\d{6}(?![0-9a-f-])", " ".join(shown.values())), "no code is shown"
    # On PostgreSQL the server sends it, some seconds later.
    said = martlet(server, "outbox", "retry", name)
    assert (" pending " if server.database else " failed ") in said
    assert eventually(lambda: "failed" in martlet(server, "outbox", "show", name).split())
    sink.accept(address)
    said = martlet(server, "outbox", "retry", name)
    assert " pending " in said if server.database else said == f"{name}  sent\n"
    mail, text, _ = parts(sink.wait_for(address))
    assert re.fullmatch(r"Take \d{6}", mail["Subject"])
    assert mail["Subject"][-6:] in text
    assert eventually(lambda: name not in martlet(server, "outbox", "list"))
    assert "does not exist" in martlet(server, "outbox", "show", name, code=1)


def test_a_message_that_waits_can_be_dropped(mailing, sink):
    pool = mailing.make_pool(AutoVerifiedAttributes=["email"])
    client, address = mailing.make_client(pool), new_email()
    sink.stop()
    sign_up(mailing, client, address)
    server = mailing.server

    def waiting():
        return [line for line in martlet(server, "outbox", "list").splitlines() if address in line]

    assert eventually(lambda: waiting() and "mail server" in waiting()[0]), waiting()
    (line,) = waiting()
    assert " pending " in line
    assert " next " in line
    assert server.stop() == 0
    assert waiting() == [line], "the store is read without a server"
    assert " attempts 0 " in martlet(server, "outbox", "retry", line.split()[0])
    assert martlet(server, "outbox", "drop", line.split()[0]).endswith("dropped\n")
    assert waiting() == []
    assert "does not exist" in martlet(server, "outbox", "drop", line.split()[0], code=1)


def test_every_kind_of_message_is_shown_and_sent(mailing, sink):
    pool, server = mailing.make_pool(), mailing.server
    for kind in KINDS:
        address = new_email()
        assert martlet(server, "message", "test", pool, kind, address, "--language", "fr").startswith(kind)
        mail, text, html = parts(sink.wait_for(address))
        shown = martlet(server, "message", "preview", pool, kind, "--language", "fr")
        assert shown.splitlines()[0] == f"Subject: {mail['Subject']}"
        assert '<html lang="fr" dir="ltr">' in html
        assert "{" not in text
        assert "<p" not in text
        assert martlet(server, "message", "preview", pool, kind, "--language", "fr", "--html").split() == html.split() \
            or kind.startswith("risk"), "but for the time"
    _, text, _ = parts(sink.wait_for(address))
    assert re.search(r"<http\S+/authEventFeedback\?\S+>", text), "links stand behind their words"


@pytest.mark.one_engine
def test_messages_that_there_are_not(mailing, sink):
    pool, server = mailing.make_pool(), mailing.server
    assert "not a kind of message" in martlet(server, "message", "preview", pool, "gossip", code=1)
    assert "by e-mail only" in martlet(server, "message", "preview", pool, "wrong-codes", "--sms", code=1)
    assert "not one of the languages" in martlet(
        server, "message", "preview", pool, "verification", "--language", "tlh", code=1)
    assert "does not exist" in martlet(server, "message", "preview", "us-east-1_none12345", "verification", code=1)
    said = martlet(server, "message", "test", pool, "verification", f"refused-{new_email()}", code=1)
    assert "has not been sent: mail server: 550" in said
    assert "no sender for sms" in martlet(
        server, "message", "test", pool, "verification", "+15550100123", "--sms", code=1)
    assert martlet(server, "outbox", "list") == "", "what was tried leaves nothing"
    assert server.stop() == 0
    assert "No server runs" in martlet(server, "message", "test", pool, "verification", new_email(), code=1)
    assert "123456" in martlet(server, "message", "preview", pool, "verification", "--sms")


def test_users_get_their_language_then_the_pools(mailing, sink):
    pool = mailing.make_pool(AutoVerifiedAttributes=["email"])
    client = mailing.make_client(pool)
    arabic = new_email()
    sign_up(mailing, client, arabic, locale="ar-EG")
    mail, text, html = parts(sink.wait_for(arabic))
    assert '<html lang="ar" dir="rtl">' in html
    assert mail["Subject"] == "رمز التحقق الخاص بك"
    assert re.search(r"<bdi dir=\"ltr\">(\d{6})</bdi>", html)[1] in text
    assert "message-language  de" in martlet(mailing.server, "pool", "set", pool, "--message-language", "de-CH")

    def is_german():
        """Another node knows the setting a second later."""
        address = new_email()
        sign_up(mailing, client, address)
        return "Bestätigungscode lautet" in parts(sink.wait_for(address))[1]

    assert eventually(is_german)
    assert "not one of the languages" in martlet(
        mailing.server, "pool", "set", pool, "--message-language", "xx", code=1)
