"""Mail over SMTP and its content."""

import email
import email.policy

import pytest

from testkit.aws import refused
from testkit.cognito import CognitoAPI, PASSWORD, attributes, new_email, new_phone, unique
from testkit.server import ACCOUNT, REGION
from testkit.sink import MailSink


@pytest.fixture
def sink(scratch):
    """An SMTP server on the loopback that requires STARTTLS and a password."""
    made = MailSink(scratch)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def mailing(new_server, sink):
    """The API of a server that sends mail to the sink."""
    server = new_server(arguments=sink.arguments)
    server.start()
    api = CognitoAPI(server)
    yield api
    api.tear_down()


def sign_up(api, client, address, username=None, **more):
    username = username or unique()
    api.public.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD,
        UserAttributes=attributes({"email": address, **more}))
    return username


def text_of(mail, kind="plain"):
    return mail.get_body(preferencelist=(kind,)).get_content()


@pytest.mark.rows("UP-VER-03", "SGN-SELF-02", "UP-MSG-03")
def test_a_code_received_by_mail_confirms(mailing, sink):
    pool = mailing.make_pool(AutoVerifiedAttributes=["email"])
    client = mailing.make_client(pool)
    address = new_email()
    username = sign_up(mailing, client, address)
    received = sink.wait_for(address)
    assert received.encrypted
    assert received.login == sink.login
    assert received.recipients == [address]
    mail = email.message_from_bytes(received.data, policy=email.policy.default)
    assert mail["To"].addresses[0].addr_spec == address
    assert mail["From"]
    assert mail["Subject"] == "Your verification code"
    assert mail["Message-ID"]
    assert mail["Date"]
    text = text_of(mail)
    code = next(word.strip(".,") for word in text.split() if word.strip(".,").isdigit() and len(word.strip(".,")) == 6)
    mailing.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=code)


@pytest.mark.rows(
    "UP-MSG-03", "UP-MSG-04", "UP-MSG-05", "UP-MSG-18", "UP-MSG-22", "UP-MSG-25", "UP-MSG-27", "UP-MSG-32",
    "UP-ACU-04")
def test_the_pools_message_templates(mailing, sink):
    pool = mailing.make_pool(
        AutoVerifiedAttributes=["email"],
        EmailConfiguration={"ReplyToEmailAddress": "answers@example.com"},
        VerificationMessageTemplate={
            "EmailSubject": "Grüezi ✓", "EmailMessage": "<p>Nimm <b>{####}</b>, {####} bitte.</p>",
            "SmsMessage": "Code {####}"},
        AdminCreateUserConfig={"InviteMessageTemplate": {
            "EmailSubject": "Come in", "EmailMessage": "Dear {username}, use {####}",
            "SMSMessage": "{username} {####}"}})
    client = mailing.make_client(pool)
    address = new_email()
    sign_up(mailing, client, address)
    mail = email.message_from_bytes(sink.wait_for(address).data, policy=email.policy.default)
    code = mailing.code(address) if mailing.messages(address) else None
    assert mail["Subject"] == "Grüezi ✓"
    assert mail["Reply-To"].addresses[0].addr_spec == "answers@example.com"
    html = text_of(mail, "html")
    assert "{####}" not in html
    assert html.startswith("<p>Nimm <b>")
    digits = html.split("<b>")[1][:6]
    assert digits.isdigit()
    assert html.count(digits) == 2
    assert code in (None, digits)

    invitee, invited = unique("invitee"), new_email()
    mailing.admin.admin_create_user(
        UserPoolId=pool, Username=invitee, TemporaryPassword="Aa1!<&>xyz", DesiredDeliveryMediums=["EMAIL"],
        UserAttributes=attributes({"email": invited}))
    mail = email.message_from_bytes(sink.wait_for(invited).data, policy=email.policy.default)
    assert mail["Subject"] == "Come in"
    assert text_of(mail).strip() == f"Dear {invitee}, use Aa1!<&>xyz"
    assert "Aa1!&lt;&amp;&gt;xyz" in text_of(mail, "html"), "input is escaped in HTML"


def from_of(sink, address):
    mail = email.message_from_bytes(sink.wait_for(address).data, policy=email.policy.default)
    return mail["From"].addresses[0].addr_spec


def test_pools_send_from_permitted_senders_only(new_server, sink):
    """An administrator of one pool writes in no other name. A pool from before sends from the server's address."""
    open_server = new_server(arguments=sink.arguments)
    open_server.start()
    api = CognitoAPI(open_server)
    foreign = {"From": "Big Bank <security@bank.example>"}
    old = api.make_pool(AutoVerifiedAttributes=["email"], EmailConfiguration=foreign)
    client, address = api.make_client(old), new_email()
    sign_up(api, client, address)
    assert from_of(sink, address) == "security@bank.example"
    assert open_server.stop() == 0

    server = new_server(
        share=open_server, arguments=[*sink.arguments, "--permitted-senders", "shop.example,Desk@help.example"])
    server.start()
    api = CognitoAPI(server)
    identity = f"arn:aws:ses:{REGION}:{ACCOUNT}:identity/security@bank.example"
    for settings in (
            foreign, {"From": "security@bank.example"}, {"SourceArn": identity}, {"From": "x@help.example"},
            {"From": "x@mail.shop.example"}, {"From": "shop.example@bank.example"}, {"From": "x@notshop.example"},
            {"From": '"x@shop.example" <security@bank.example>'}):
        with refused("InvalidParameterException", "The operator names the permitted senders."):
            api.make_pool(EmailConfiguration=settings)
        with refused("InvalidParameterException", "The operator names the permitted senders."):
            api.admin.update_user_pool(UserPoolId=old, EmailConfiguration=settings)
    address = new_email()
    sign_up(api, client, address)
    assert from_of(sink, address) == "no-reply@example.com"
    for sender in ("orders@shop.example", "Shop <ORDERS@Shop.example>", "desk@help.example", None):
        settings = {"From": sender} if sender else {"ReplyToEmailAddress": "x@bank.example"}
        pool = api.make_pool(AutoVerifiedAttributes=["email"], EmailConfiguration=settings)
        address = new_email()
        sign_up(api, api.make_client(pool), address)
        expected = (sender or "no-reply@example.com").split("<")[-1].rstrip(">")
        assert from_of(sink, address) == expected
    api.admin.delete_user_pool(UserPoolId=old)
    api.tear_down()


@pytest.mark.rows("UP-MSG-29")
def test_an_invitation_can_be_html(mailing, sink):
    pool = mailing.make_pool(AdminCreateUserConfig={"InviteMessageTemplate": {
        "EmailSubject": "Come in", "EmailMessage": "<p>Dear <b>{username}</b>, <i>use</i> {####}</p>",
        "SMSMessage": "{username} {####}"}})
    invitee, address = unique("invitee"), new_email()
    mailing.admin.admin_create_user(
        UserPoolId=pool, Username=invitee, TemporaryPassword=PASSWORD, DesiredDeliveryMediums=["EMAIL"],
        UserAttributes=attributes({"email": address}))
    mail = email.message_from_bytes(sink.wait_for(address).data, policy=email.policy.default)
    assert text_of(mail, "html").strip() == f"<p>Dear <b>{invitee}</b>, <i>use</i> {PASSWORD}</p>"


@pytest.mark.parametrize(
    "source, sender, seen",
    [("people@example.com", None, "people@example.com"),
     ("people@example.com", "People <people@example.com>", "People <people@example.com>"),
     ("example.com", "team@example.com", "team@example.com")])
@pytest.mark.rows("UP-MSG-31")
def test_a_developers_mail_comes_from_the_identity_of_the_pool(mailing, sink, source, sender, seen):
    settings = {
        "EmailSendingAccount": "DEVELOPER", "SourceArn": f"arn:aws:ses:{REGION}:{ACCOUNT}:identity/{source}",
        **({"From": sender} if sender else {})}
    pool = mailing.make_pool(AutoVerifiedAttributes=["email"], EmailConfiguration=settings)
    address = new_email()
    sign_up(mailing, mailing.make_client(pool), address)
    mail = email.message_from_bytes(sink.wait_for(address).data, policy=email.policy.default)
    assert str(mail["From"].addresses[0]) == seen


@pytest.mark.rows("CODE-17")
def test_a_name_cannot_smuggle_markup_or_placeholders(mailing, sink):
    pool = mailing.make_pool(AdminCreateUserConfig={"InviteMessageTemplate": {
        "EmailSubject": "Hi", "EmailMessage": "{username} / {####}", "SMSMessage": "{username} {####}"}})
    address = new_email()
    name = "<a-href=//evil.example>{####}{username}</a>"
    mailing.admin.admin_create_user(
        UserPoolId=pool, Username=name, TemporaryPassword=PASSWORD, DesiredDeliveryMediums=["EMAIL"],
        UserAttributes=attributes({"email": address}))
    mail = email.message_from_bytes(sink.wait_for(address).data, policy=email.policy.default)
    html = text_of(mail, "html")
    assert "<a-href" not in html
    assert "&lt;a-href" in html
    assert html.count(PASSWORD) == 1
    assert "{####}{username}" in html


@pytest.mark.parametrize(
    "address",
    ["victim@example.com\r\nBcc: other@example.com", "victim@example.com\nSubject: x", "victim@example.com\r",
     "victim@example.com,other@example.com", "<victim@example.com> SIZE=1",
     "victim@example.com\u2028Bcc: o@example.com",
     "victim@example.com\x00.evil.example", '"a b"@', "@example.com", "victim@[127.0.0.1]>\r\nRCPT TO:<o@example.com"])
@pytest.mark.rows("NAME-07")
def test_an_address_of_two_lines_sends_nothing(mailing, sink, address):
    client = mailing.make_client(mailing.make_pool(AutoVerifiedAttributes=["email"]))
    response = mailing.wire.post(
        "SignUp", {"ClientId": client.id, "Username": unique(), "Password": PASSWORD,
                   "UserAttributes": [{"Name": "email", "Value": address}]})
    kind = "SerializationException" if "\x00" in address else "InvalidParameterException"  # a text has no NUL
    assert response.status_code == 400
    assert response.json()["__type"] == kind
    # Mail is sent in order: once this one has arrived, no other is on its way.
    control = new_email()
    sign_up(mailing, client, control)
    sink.wait_for(control)
    assert [one.recipients for one in sink.received] == [[control]]


@pytest.mark.rows("NAME-07")
def test_a_subject_of_two_lines_or_a_sender_of_two_addresses_is_refused(mailing):
    pool = mailing.make_pool()
    for settings in (
        {"EmailVerificationSubject": "Hi\r\nBcc: o@example.com"},
        {"VerificationMessageTemplate": {"EmailSubject": "Hi\nBcc: o@example.com"}},
        {"EmailConfiguration": {"ReplyToEmailAddress": "a@example.com\r\nBcc: o@example.com"}},
        {"EmailConfiguration": {"From": "A\r\nBcc: o@example.com <a@example.com>"}},
        {"EmailConfiguration": {"From": "a@example.com, b@example.com <c@example.com>"}},
        {"EmailConfiguration": {"From": "<a@example.com>, <b@example.com>"}},
        {"EmailConfiguration": {"From": "a@example.com;b@example.com"}},
        {"EmailConfiguration": {"ReplyToEmailAddress": "a@example.com, b@example.com"}},
    ):
        response = mailing.wire.post("UpdateUserPool", {"UserPoolId": pool, **settings}, signed=True)
        assert response.status_code == 400, settings


@pytest.mark.rows("FLT-21")
def test_a_refused_mail_is_reported(mailing, sink):
    """A permanent SMTP refusal is CodeDeliveryFailure, and the user can ask for another code."""
    pool = mailing.make_pool(AutoVerifiedAttributes=["email"])
    client = mailing.make_client(pool)
    address, username = f"refused-{new_email()}", unique()
    with refused("CodeDeliveryFailureException"):
        sign_up(mailing, client, address, username)
    sink.accept(address)
    assert mailing.status_of(pool, username) == "UNCONFIRMED"
    mailing.public.resend_confirmation_code(ClientId=client.id, Username=username)
    assert sink.wait_for(address)


@pytest.mark.rows("FLT-21")
def test_mail_waits_for_a_mail_server_that_is_down(mailing, sink):
    """The outbox outlives kill -9 and sends each message once."""
    client = mailing.make_client(mailing.make_pool(AutoVerifiedAttributes=["email"]))
    sink.stop()
    addresses = [new_email() for _ in range(3)]
    for address in addresses:
        try:
            sign_up(mailing, client, address)
        except mailing.public.exceptions.CodeDeliveryFailureException:
            pass
    mailing.server.kill()
    sink.start()
    mailing.server.start()
    for address in addresses:
        sink.wait_for(address)
    assert sorted(one.recipients[0] for one in sink.received) == sorted(addresses)


def test_without_a_mail_server_messages_go_to_the_development_inbox(api):
    """The inbox shows messages as a page and as JSON, newest first."""
    import requests

    pool = api.make_pool(AutoVerifiedAttributes=["email", "phone_number"])
    client = api.make_client(pool)
    phone = new_phone()
    username = unique()
    api.public.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"phone_number": phone}))
    message = api.message(phone)
    assert set(message) == {
        "id", "channel", "destination", "subject", "body", "code", "purpose", "username", "userPoolId", "sentAt"}
    assert message["channel"] == "sms"
    assert message["destination"] == phone
    assert message["code"] in message["body"]
    api.public.resend_confirmation_code(ClientId=client.id, Username=username)
    newest = api.message(phone, count=2)
    assert newest["id"] != message["id"]
    assert api.messages(phone)[1] == message
    page = requests.get(api.server.url + "/inbox", timeout=60)
    assert page.status_code == 200
    assert page.headers["Content-Type"].startswith("text/html")
    assert phone in page.text
    assert newest["code"] in page.text
