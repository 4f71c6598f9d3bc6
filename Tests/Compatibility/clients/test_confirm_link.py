"""Confirming a sign-up by the link in the mail, and invalid query strings."""

import html
import re
import urllib.parse

import pytest
import requests

from testkit.cognito import PASSWORD, attributes, new_email, new_phone, unique

BY_LINK = {
    "AutoVerifiedAttributes": ["email"],
    "VerificationMessageTemplate": {
        "DefaultEmailOption": "CONFIRM_WITH_LINK",
        "EmailMessageByLink": "Hello {username}, {##Yes, it is me##}!",
        "EmailSubjectByLink": "Is it you?",
    },
}


def link_of(api, email):
    message = api.message(email)
    target = html.unescape(re.search(r'<a href="([^"]+)">Yes, it is me</a>', message["body"])[1])
    assert message["subject"] == "Is it you?"
    assert target.startswith(api.server.url + "/confirmUser?")
    return target


def form_of(page):
    """The action and the fields of the page's form."""
    form = re.search(r'<form [^>]*method="post" action="([^"]+)">(.*?)</form>', page, re.S)
    fields = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)">', form[2])
    return form[1], {name: html.unescape(value) for name, value in fields}


def press(api, page):
    """Submits the page's form as a browser does."""
    action, fields = form_of(page.text)
    return requests.post(api.server.url + action, data=fields, timeout=60)


def check_policy(page):
    """The policy allows the files of this host, which the page loads, and nothing inside it."""
    policy = page.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "style-src 'self';" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert "<style" not in page.text
    assert " style=" not in page.text
    origin = page.url[: page.url.index("/", len("https://"))]
    files = re.findall(r'(?:href|src)="(/assets/[^"]*)"', page.text)
    assert len(files) == 2
    for path in files:
        file = requests.get(origin + path, timeout=60)
        assert file.status_code == 200
        assert "immutable" in file.headers["Cache-Control"]


@pytest.mark.rows("UP-MSG-21", "UP-MSG-24")
def test_a_link_confirms_once(api):
    pool = api.make_pool(**BY_LINK)
    client = api.make_client(pool, secret=True)
    username, email = unique("link+") , new_email()
    api.public.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": email}),
        **client.hash(username))
    target = link_of(api, email)
    assert api.status_of(pool, username) == "UNCONFIRMED"
    for method in ("GET", "HEAD", "GET"):
        page = requests.request(method, target, timeout=60)
        assert page.status_code == 200
        assert api.status_of(pool, username) == "UNCONFIRMED"
    check_policy(page)
    done = press(api, page)
    assert done.status_code == 200
    assert "confirmed" in done.text
    check_policy(done)
    assert api.status_of(pool, username) == "CONFIRMED"
    assert api.attributes_of(pool, username)["email_verified"] == "true"
    assert press(api, page).status_code == 400


def test_only_the_submitted_form_confirms(api):
    """GET and HEAD are safe (RFC 9110, section 9.2.1): mail scanners follow links."""
    pool = api.make_pool(**BY_LINK)
    client = api.make_client(pool)
    username, email = unique('li"nk<b>'), new_email()
    api.public.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": email}))
    target = link_of(api, email)
    for _ in range(30):
        requests.head(target, timeout=60)
    action, fields = form_of(requests.get(target, timeout=60).text)
    assert fields["user_name"] == username
    address = api.server.url + action
    assert requests.post(target, timeout=60).status_code == 415
    assert requests.post(address, json=fields, timeout=60).status_code == 415
    assert requests.put(address, data=fields, timeout=60).status_code == 405
    assert requests.head(address, data=fields, timeout=60).status_code == 400
    assert api.status_of(pool, username) == "UNCONFIRMED"
    assert requests.post(address, data=fields, timeout=60).status_code == 200
    assert api.status_of(pool, username) == "CONFIRMED"


@pytest.mark.rows("UP-VER-02")
def test_an_email_carries_a_link_or_a_code_and_a_text_message_the_code(api):
    both = {"AutoVerifiedAttributes": ["email", "phone_number"]}
    for settings, has_link in (({**BY_LINK, **both}, True), (both, False)):
        client = api.make_client(api.make_pool(**settings))
        address, phone = new_email(), new_phone()
        for given in ({"email": address}, {"phone_number": phone}):
            api.public.sign_up(
                ClientId=client.id, Username=unique("carried"), Password=PASSWORD, UserAttributes=attributes(given))
        mail, text = api.message(address), api.message(phone)
        assert ("/confirmUser?" in mail["body"]) is has_link
        assert (f"code is {mail['code']}" in mail["body"]) is not has_link
        assert text["channel"] == "sms"
        assert text["body"] == f"Your verification code is {text['code']}"


def test_a_wrong_code_in_a_link_confirms_no_user(api):
    pool = api.make_pool(**BY_LINK)
    client = api.make_client(pool)
    username, email = unique("link"), new_email()
    api.public.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": email}))
    parts = urllib.parse.urlsplit(link_of(api, email))
    query = dict(urllib.parse.parse_qsl(parts.query))
    query["confirmation_code"] = f"{(int(query['confirmation_code']) + 1) % 1_000_000:06}"
    wrong = parts._replace(query=urllib.parse.urlencode(query)).geturl()
    assert press(api, requests.get(wrong, timeout=60)).status_code == 400
    assert api.status_of(pool, username) == "UNCONFIRMED"


@pytest.mark.parametrize("query", ["", "%zz", "%", "client_id=%zz&user_name=%ff&confirmation_code=1", "a" * 6000])
def test_an_invalid_query_is_refused(api, query):
    """A stray percent sign once stopped the process."""
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert requests.post(api.server.url + "/confirmUser", data=query, headers=form, timeout=60).status_code == 400
    for path in ["/confirmUser", "/inbox/messages"]:
        response = requests.Request("GET", api.server.url + path).prepare()
        response.url += "?" + query
        assert requests.Session().send(response, timeout=60).status_code in (200, 400, 414)
    assert api.admin.list_user_pools(MaxResults=1)["ResponseMetadata"]["HTTPStatusCode"] == 200
