"""Services that send messages as SES and SNS do, alone and in place of others."""

import pytest

from testkit.aws import refused
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, new_phone, unique
from testkit.senders import Amazon, sns_error
from testkit.server import ACCOUNT, REGION, run_martlet
from testkit.sink import MailSink
from testkit.waiting import eventually


@pytest.fixture
def amazon():
    made = Amazon()
    yield made
    made.close()


@pytest.fixture
def sink(scratch):
    made = MailSink(scratch)
    made.start()
    yield made
    made.stop()


def started(new_server, *arguments):
    server = new_server(arguments=list(arguments))
    server.start()
    return CognitoAPI(server)


def sign_up(api, client, **given):
    api.public.sign_up(ClientId=client.id, Username=unique(), Password=PASSWORD, UserAttributes=attributes(given))


def waiting(api, *words):
    done = run_martlet("outbox", "list", *api.server.store, *words, environment=api.server.root_key)
    assert done.returncode == 0, done
    return done.stdout


@pytest.mark.rows("UP-MSG-31", "UP-MSG-32")
def test_an_email_by_ses_has_what_the_pool_says_of_it(new_server, amazon, scratch):
    api = started(new_server, *amazon.arguments(scratch, "ses"), "--smtp-from", "Shop <shop@example.com>")
    source = f"arn:aws:ses:{REGION}:{ACCOUNT}:identity/people@example.com"
    pool = api.make_pool(
        AutoVerifiedAttributes=["email"],
        EmailConfiguration={
            "EmailSendingAccount": "DEVELOPER", "SourceArn": source, "From": "People <people@example.com>",
            "ReplyToEmailAddress": "answers@example.com", "ConfigurationSet": "signups"})
    address = new_email()
    sign_up(api, api.make_client(pool), email=address)
    (mail,) = amazon.mails
    assert mail["FromEmailAddress"] == "People <people@example.com>"
    assert mail["ReplyToAddresses"] == ["answers@example.com"]
    assert mail["ConfigurationSetName"] == "signups"
    assert mail["Destination"] == {"ToAddresses": [address]}
    simple = mail["Content"]["Simple"]
    assert simple["Subject"] == {"Data": "Your verification code", "Charset": "UTF-8"}
    text, html = simple["Body"]["Text"]["Data"], simple["Body"]["Html"]["Data"]
    assert text.startswith("Your verification code is ")
    assert text in html
    plain = api.make_pool(AutoVerifiedAttributes=["email"])
    sign_up(api, api.make_client(plain), email=new_email())
    assert "shop@example.com" in amazon.mails[-1]["FromEmailAddress"]
    assert "ConfigurationSetName" not in amazon.mails[-1]


def test_a_text_message_by_sns(new_server, amazon, scratch):
    api = started(new_server, *amazon.arguments(scratch, "sns"))
    pool, phone = api.make_pool(AutoVerifiedAttributes=["phone_number"]), new_phone()
    client = api.make_client(pool)
    sign_up(api, client, phone_number=phone)
    (text,) = amazon.texts
    assert text["PhoneNumber"] == phone
    assert text["Message"].startswith("Your verification code is ")
    amazon.responses["sns"] = sns_error("OptedOut")
    with refused("CodeDeliveryFailureException"):
        sign_up(api, client, phone_number=new_phone())
    amazon.responses["sns"] = sns_error("Throttling")
    sign_up(api, client, phone_number=new_phone())
    assert eventually(lambda: "SNS: it answers with 400 Throttling" in waiting(api, "--state", "pending"))
    assert "SNS: it answers with 400 OptedOut" in waiting(api, "--state", "failed")


def test_one_sender_stands_in_for_another(new_server, amazon, sink, scratch):
    api = started(
        new_server, *sink.arguments, *amazon.arguments(scratch, "ses"), "--email-senders", "ses,smtp")
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client, first, second, third = api.make_client(pool), new_email(), new_email(), new_email()
    sign_up(api, client, email=first)
    assert len(amazon.mails) == 1
    assert not sink.received
    amazon.responses["ses"] = 429, {"__type": "TooManyRequestsException"}
    sign_up(api, client, email=second)
    assert sink.wait_for(second)
    amazon.responses["ses"] = 400, {"__type": "MessageRejected"}
    with refused("CodeDeliveryFailureException"):
        sign_up(api, client, email=third)
    assert not [mail for mail in sink.received if third in mail.recipients], "a refusal is final"
    assert "SES: it answers with 400 MessageRejected" in waiting(api)


@pytest.mark.one_engine
@pytest.mark.parametrize("arguments, reason", [
    (["--ses-endpoint", "https://email.example.com"], "it needs --aws-access-key-id"),
    (["--aws-access-key-id", "AKIDSENDEREXAMPLE1"], "only good together"),
    (["--email-senders", "smtp,post"], "not a list of different ones of smtp,ses"),
    (["--sms-senders", "sns,sns"], "not a list of different ones of gateway,sns"),
    (["--event-log-file", "a", "--event-log-hook", "https://b.example.com"], "give one of them"),
    (["--event-log-hook", "http://b.example.com"], "must be https"),
    (["--event-log-hook-token-file", "a"], "only good together with --event-log-hook"),
])
def test_settings_that_do_not_fit_are_refused(scratch, arguments, reason):
    done = run_martlet("serve", "--data", scratch / "nothing", *arguments)
    assert done.returncode == 2, done
    assert reason in done.stderr, done
