"""The console's pages of looks, messages, imports, the audit log, protection and the outbox, without scripts."""

import base64
import json
import re
import urllib.parse

import pytest
import requests

from testkit.aws import refused
from testkit.cognito import CognitoAPI, PASSWORD, new_email, unique
from testkit.console import Console, shown
from testkit.imports import Imports
from testkit.roles import allow
from testkit.sink import MailSink
from testkit.waiting import eventually

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
EVIL = "\"'><script>alert(1)</script><img src=x onerror=alert(2)>"


@pytest.fixture
def console(api):
    return Console(api.server)


def upload(console, form, filename, content, /, **fields):
    """Sends a form with a file."""
    values = {**form["fields"], **fields}
    values.pop("file", None)
    response = console.http.post(
        urllib.parse.urljoin(console.server.admin_url, form["action"]), data=values, files={"file": (filename, content)},
        timeout=120, headers={"Origin": console.server.admin_url, "Sec-Fetch-Site": "same-origin"})
    return type(console.page)(response)


def look(api, pool, client="ALL"):
    return api.admin.get_ui_customization(UserPoolId=pool, ClientId=client)["UICustomization"]


@pytest.fixture
def branded(api):
    pool = api.make_pool(PoolName="Looked")
    api.admin.create_user_pool_domain(UserPoolId=pool, Domain=unique("look").lower())
    return pool


@pytest.mark.rows("UP-UI-41")
def test_properties_of_the_pages_are_edited_shown_and_saved(api, console, branded):
    page = f"/console/pools/{branded}/branding?client=ALL"
    form = console.show(page).form(base=None)
    fields = form["fields"]
    groups = {name.split(" ")[0] for name in fields if " " in name}
    assert len(groups) == 17
    assert fields["submitButton background-color"] == "#1b5fc1"
    changed = {"submitButton background-color": "#14342b", "inputField border": "2px solid #8a8577"}
    frame = console.send(form, **changed, do="preview", dark="on", language="de", screen="sign-in")
    policy = frame.response.headers["Content-Security-Policy"]
    assert "sandbox; default-src 'none'" in policy and "form-action 'none'" in policy
    assert "frame-ancestors 'self'" in policy and "unsafe" not in policy and "script-src" not in policy
    assert "X-Frame-Options" not in frame.response.headers
    assert "background-color:#14342b" in frame.source and "Passwort" in frame.text
    assert "prefers-color-scheme" not in frame.source and "@media all" in frame.source
    assert "CSS" not in look(api, branded), "a preview stores nothing"
    review = console.send(form, **changed, do="save")
    assert "background-color: #14342b" in review.text and "aws cognito-idp set-ui-customization" in review.text
    assert "CSS" not in look(api, branded)
    done = console.send(review.form(reviewed="yes"))
    assert "The look is saved." in done.text
    css = look(api, branded)["CSS"]
    assert re.sub(r"\s+", " ", css).strip() == (
        ".inputField-customizable { border: 2px solid #8a8577; } "
        ".submitButton-customizable { background-color: #14342b; }")
    again = console.show(page).form(base=None)
    assert again["fields"]["submitButton background-color"] == "#14342b"
    assert console.send(again, do="save").status == 400, "nothing would change"
    for value in ("red} .label-customizable{color:blue", "url(https://evil.example/x)", "red; width: 1px", "</style>"):
        odd = console.send(again, **{"submitButton background-color": value}, do="save")
        assert odd.status == 400 and "InvalidParameterException" in odd.text, value
        shown_odd = console.send(again, **{"submitButton background-color": value}, do="preview")
        assert shown_odd.status == 400 and shown_odd.response.headers["Content-Type"].startswith("text/plain"), value
    back = console.send(again, **{"submitButton background-color": "#1b5fc1"}, do="save")
    console.send(back.form(reviewed="yes"))
    assert "submitButton" not in look(api, branded)["CSS"], "the usual value is not written"


@pytest.mark.rows("UP-UI-41")
def test_a_sheet_and_a_logo_are_kept_by_each_others_change(api, console, branded):
    page = f"/console/pools/{branded}/branding?client=ALL"
    logo = next(form for form in console.show(page).forms if "branding-logo" in form["action"])
    review = upload(console, logo, "logo.png", PIXEL)
    assert review.status == 200 and "fileb://logo" in shown(review, "cli-SetUICustomization")
    assert "ImageUrl" not in look(api, branded)
    console.send(review.form(reviewed="yes"))
    url = look(api, branded)["ImageUrl"]
    frame = console.show(f"/console/pools/{branded}/branding-frame?client=ALL")
    assert "data:image/png;base64," in frame.source
    sheet = console.show(page + "&mode=css").form(css=None)
    css = ".banner-customizable { background-color: #D3D3D3; }\n@media (prefers-color-scheme: dark) {\n" \
          ".banner-customizable { background-color: #222; } }"
    console.send(console.send(sheet, css=css, do="save").form(reviewed="yes"))
    stored = look(api, branded)
    assert stored["CSS"] == css and stored["ImageUrl"] == url, "the logo stays"
    client = api.make_client(branded)
    own = f"/console/pools/{branded}/branding?client={client.id}"
    assert "has no look of its own" in console.show(own).text
    stale = console.show(page + "&mode=css").form(css=None)
    api.admin.set_ui_customization(UserPoolId=branded, ClientId="ALL", CSS=".label-customizable { color: red; }")
    late = console.send(stale, css="", do="save")
    assert late.status == 400 and "changed elsewhere" in late.text
    assert "label" in look(api, branded)["CSS"]
    bad = upload(console, logo, "x.png", b"<svg onload=alert(1)>")
    assert "InvalidParameterException" in console.send(bad.form(reviewed="yes")).text
    large = upload(console, logo, "x.png", b"x" * 102_401)
    assert large.status == 400
    removal = console.show(page).form(action="all")
    console.send(console.send(removal).form(reviewed="yes"))
    assert "CSS" not in look(api, branded)


@pytest.mark.one_engine
def test_the_look_of_a_page_runs_nothing(api, console, branded):
    form = console.show(f"/console/pools/{branded}/branding?mode=css").form(css=None)
    for css in (EVIL, ".label-customizable { color: red; } </style><script>alert(1)</script>", "@import 'x';",
                ".label-customizable { background: url(javascript:alert(1)) }"):
        frame = console.send(form, css=css, do="preview")
        assert frame.status == 400 and frame.response.headers["Content-Type"].startswith("text/plain")
        page = console.send(form, css=css, do="save")
        assert page.status == 400 and "<script>alert" not in page.source and "<img src=x" not in page.source
    assert console.show(f"/console/pools/{branded}/branding-frame?screen=nothing").status == 400
    hosted = api.server.url + f"/login?client_id={unique('x')}"
    assert console.http.get(hosted, timeout=60).headers["X-Frame-Options"] == "DENY", "real pages are in no frame"


def test_every_message_is_shown_in_every_language_and_sent(api, console):
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    page = f"/console/pools/{pool}/messages"
    kinds = re.findall(r'<option value="([a-z-]+)"[^>]*>', console.show(page).source.split('id="kind"')[1].split(
        "</select>")[0])
    assert len(kinds) == 10
    for kind in kinds:
        assert console.show(f"{page}?kind={kind}").status == 200
        frame = console.show(f"/console/pools/{pool}/message-frame?kind={kind}")
        assert "sandbox" in frame.response.headers["Content-Security-Policy"]
    every = console.show(f"{page}?kind=verification&language=all")
    assert every.source.count("<iframe") == 12
    text = console.show(f"{page}?kind=verification&channel=sms")
    assert "1 segment" in text.text and "GSM 7-bit" in text.text
    assert "Unicode" in console.show(f"{page}?kind=verification&channel=sms&language=ja").text
    api.admin.update_user_pool(UserPoolId=pool, AutoVerifiedAttributes=["email"], VerificationMessageTemplate={
        "EmailMessage": f"It is {{####}} {EVIL}", "EmailSubject": "Own"})
    own = console.show(f"{page}?kind=verification")
    assert "Own" in own.text and "<script>alert" not in own.source
    destination = new_email()
    sent = console.send(console.show(f"{page}?kind=verification").form(destination=""), destination=destination)
    assert f"{destination}: sent." in sent.text
    assert [one["subject"] for one in api.messages(destination)] == ["Own"]
    reset = console.show(f"/console/pools/{pool}/message-reset?kind=verification&channel=email")
    assert "VerificationMessageTemplate.EmailSubject Own –" in reset.text
    console.send(reset.form(reviewed="yes"))
    found = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    assert "EmailMessage" not in found["VerificationMessageTemplate"]
    assert "EmailVerificationMessage" not in found
    assert console.show(f"/console/pools/{pool}/message-reset?kind=wrong-codes").status == 400


@pytest.fixture
def imports(api):
    made = Imports(api, api.make_pool(AutoVerifiedAttributes=["email"]))
    yield made
    made.roles.tear_down()


@pytest.mark.rows("UP-CSV-08", "UP-CSV-09")
def test_the_header_of_a_file_begins_with_the_username(imports, console):
    page = console.show(f"/console/pools/{imports.pool}/imports")
    assert f"/console/pools/{imports.pool}/import-header" in page.links
    header = console.http.get(
        f"{console.server.admin_url}/console/pools/{imports.pool}/import-header", timeout=60)
    columns = header.text.strip().split(",")
    assert columns[0] == "cognito:username" and columns[-1] == "cognito:mfa_enabled"
    assert columns[1:] == [name for name in imports.columns if name != "cognito:username"]
    assert header.headers["Content-Disposition"] == 'attachment; filename="users.csv"'


@pytest.mark.rows("UP-CSV-58", "IMP-UI-01", "IMP-UI-02", "IMP-UI-03", "IMP-LOG-03")
def test_users_are_imported_from_a_file_after_a_check(imports, console):
    api, pool = imports.api, imports.pool
    api.make_user(pool, username="here")
    page = f"/console/pools/{pool}/imports"
    rows = [imports.row("ann"), imports.row("bob", birthdate="1990-01-01"), imports.row("here"),
            imports.row("cid", email_verified=EVIL), imports.row("dee"), "x,y", imports.row("eve")]
    content = "\n".join([",".join(imports.columns), *rows]) + "\n"
    form = console.show(page).form(name=None, role=None)
    made = upload(console, form, "users.csv", content, name="moving")
    assert "The job is created." in made.text, made.text
    job, = api.admin.list_user_import_jobs(UserPoolId=pool, MaxResults=10)["UserImportJobs"]
    assert (job["JobName"], job["Status"]) == ("moving", "Created")
    assert job["CloudWatchLogsRoleArn"].endswith(":role/Cognito-UserImport-Role"), "made for the first job"
    assert "Lines 2 to 8: 3 would become users, 1 exist already, 3 would fail." in made.text
    column = imports.columns.index("birthdate") + 1
    assert f"3 {column} The value of birthdate does not conform to the schema." in made.text
    assert f"5 {imports.columns.index('email_verified') + 1} email_verified is neither true nor false." in made.text
    assert "7 – The line does not have as many cells as the header." in made.text
    failed = console.http.get(
        f"{console.server.admin_url}/console/pools/{pool}/import-failed?id={job['JobId']}", timeout=60)
    assert failed.text.splitlines() == [",".join(imports.columns), rows[1], rows[3], rows[5]]
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=pool, Username="ann")
    review = console.send(made.form(action="start"))
    assert "aws cognito-idp start-user-import-job" in review.text
    started = console.send(review.form(reviewed="yes"))
    assert started.response.headers.get("Refresh") == "2" or "Failed" in started.text or "Succeeded" in started.text
    imports.end(job)
    ended = console.show(f"/console/pools/{pool}/import?id={job['JobId']}&follow=yes")
    assert "Refresh" not in ended.response.headers
    assert "3 imported, 1 skipped, 3 failed" in ended.text
    assert api.admin.admin_get_user(UserPoolId=pool, Username="ann")["UserStatus"] == "RESET_REQUIRED"
    log = shown(console.show(f"/console/pools/{pool}/import-log?id={job['JobId']}"), "log").splitlines()
    assert log[0] == "[SUCCEEDED] Line Number 2 - The import succeeded." and len(log) == 7
    assert "moving" in console.show("/console/jobs").text or "further pools" in console.show("/console/jobs").text


def test_a_file_with_another_header_is_told_before_it_starts_and_replaced(imports, console):
    pool = imports.pool
    form = console.show(f"/console/pools/{pool}/imports").form(name=None, role=None)
    assert imports.role in console.show(f"/console/pools/{pool}/imports").text
    made = upload(console, form, "users.csv", "cognito:username,email\nann,a@b.example\n", name="odd",
                  role=imports.role)
    assert "The header lacks the column" in made.text
    job, = imports.api.admin.list_user_import_jobs(UserPoolId=pool, MaxResults=10)["UserImportJobs"]
    assert job["CloudWatchLogsRoleArn"] == imports.role
    again = next(one for one in made.forms if "file" in one["fields"])
    content = "\n".join([",".join(imports.columns), imports.row("ann")])
    checked = upload(console, again, "users.csv", content)
    assert "1 would become users, 0 exist already, 0 would fail." in checked.text
    for cut in (content[:0], content):
        broken = console.http.post(
            console.server.admin_url + again["action"], data=f"--x\r\n{cut}", timeout=60,
            headers={"Content-Type": "multipart/form-data; boundary=x", "Origin": console.server.admin_url})
        assert broken.status_code == 400
    forged = dict(again, fields={**again["fields"], "form": "AAAA"})
    assert upload(console, forged, "users.csv", "x").status == 403
    foreign = console.http.post(
        console.server.admin_url + again["action"], data={"form": again["fields"]["form"]}, files={"file": ("x", "x")},
        timeout=60, headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403


@pytest.mark.one_engine
@pytest.mark.rows("CT-GEN-01")
def test_the_audit_log_is_searched_shown_and_verified(api, console, roles):
    pool = api.make_pool()
    console.call("cognito-idp", "CreateGroup", UserPoolId=pool, GroupName="searched")
    with refused("GroupExistsException"):
        api.admin.create_group(UserPoolId=pool, GroupName="searched")
    search = f"/console/audit?value={pool}"
    assert eventually(lambda: console.show(search).text.count("CreateGroup") >= 2)
    found = console.show(f"{search}&event=CreateGroup&error=any")
    assert "GroupExistsException" in found.text and "via=console" not in found.text
    assert "No record" in console.show(f"{search}&event=DeleteGroup").text
    assert "No record" in console.show(f"{search}&who=arn%3Aaws%3Aiam%3A%3A1%3Auser%2Fx").text
    assert "No record" in console.show(f"{search}&until=2020-01-01&from=2019-01-01").text
    assert console.show(f"{search}&from=yesterday").status == 400
    link = next(one for one in console.show(f"{search}&event=CreateGroup").links if "/audit/record" in one)
    record = json.loads(shown(console.show(link), "record"))
    assert record["eventName"] == "CreateGroup" and record["additionalEventData"]["userPoolId"] == pool
    form = next(one for one in console.show("/console/audit").forms if one["action"] == "/console/audit"
                and one["method"] == "post")
    assert "The chain is whole" in console.send(form).text
    name = roles.make_user(allow("*"))
    denied = Console(api.server, roles.key_of(name)).show("/console/audit")
    assert denied.status == 400 and "martlet:AdministerServer" in denied.text


@pytest.mark.one_engine
def test_stored_texts_in_the_audit_log_are_texts(api, console):
    pool = api.make_pool()
    agent = {"User-Agent": EVIL}
    console.http.get(f"{console.server.admin_url}/console", headers=agent, timeout=60)
    page = console.show(f"/console/pools/{pool}/new-group").form(GroupName=None)
    review = console.send(page, headers=agent, GroupName="evil", Description=EVIL)
    console.send(review.form(reviewed="yes"), headers=agent)
    search = f"/console/audit?value={pool}&event=CreateGroup"
    assert eventually(lambda: any("/audit/record" in one for one in console.show(search).links))
    link = next(one for one in console.show(search).links if "/audit/record" in one)
    for shown_page in (console.show(search), console.show(link),
                       console.show(f"/console/audit?who={urllib.parse.quote(EVIL)}")):
        assert "<script>alert" not in shown_page.source and "<img src=x" not in shown_page.source
    assert "alert(1)" in console.show(link).source


@pytest.mark.one_engine
def test_each_section_of_settings_tells_who_changed_it(api, console):
    pool = api.make_pool()
    api.admin.update_user_pool(UserPoolId=pool, Policies={"PasswordPolicy": {"MinimumLength": 9}})
    console.save(f"/console/pools/{pool}/settings/policies", Policies__PasswordPolicy__MinimumLength="13")
    section = console.show(f"/console/pools/{pool}/settings/policies")
    page = f"/console/pools/{pool}/history/policies"
    assert page in section.links
    change = "Policies.PasswordPolicy.MinimumLength 9 13"
    assert eventually(lambda: change in console.show(page).text), console.show(page).text
    assert "Policies.PasswordPolicy.MinimumLength not recorded 9" in console.show(page).text


@pytest.mark.one_engine
def test_an_app_client_tells_who_changed_it(api, console):
    client = api.make_client(api.make_pool())
    place = f"/console/pools/{client.pool}"
    api.admin.update_user_pool_client(
        UserPoolId=client.pool, ClientId=client.id, ClientName="before", RefreshTokenValidity=5)
    console.save(f"{place}/client-settings?id={client.id}", ClientName="after")
    page = f"{place}/client-history?id={client.id}"
    assert page in console.show(f"{place}/client?id={client.id}").links
    assert eventually(lambda: "ClientName before after" in console.show(page).text), console.show(page).text
    assert "ClientName not recorded before" in console.show(page).text
    assert "RefreshTokenValidity not recorded 5" in console.show(page).text
    assert "RefreshTokenValidity 5" not in console.show(page).text


@pytest.mark.rows("UP-ASF-19")
def test_events_of_a_user_are_shown_with_reasons_and_marked(api, console):
    pool = api.make_pool(UserPoolTier="PLUS", UserPoolAddOns={"AdvancedSecurityMode": "AUDIT"})
    client = api.make_client(pool)
    user = api.make_user(pool)
    api.sign_in(client, user.username)
    page = f"/console/pools/{pool}/protection?username={user.username}"
    assert page in console.show(f"/console/pools/{pool}/user?username={user.username}").links
    events = console.show(page)
    assert "SignIn Pass" in events.text
    review = console.send(events.form(event=None, value="Invalid"))
    assert "aws cognito-idp admin-update-auth-event-feedback" in review.text
    done = console.send(review.form(reviewed="yes"))
    assert "The feedback is saved." in done.text
    event, = api.admin.admin_list_user_auth_events(UserPoolId=pool, Username=user.username)["AuthEvents"]
    assert event["EventFeedback"]["FeedbackValue"] == "Invalid"
    api.sign_in(client, user.username)
    assert "From where an event was marked invalid." in console.show(page).text
    console.send(console.send(console.show(page).form(event=event["EventId"], value="Valid")).form(reviewed="yes"))
    found = api.admin.admin_list_user_auth_events(UserPoolId=pool, Username=user.username)["AuthEvents"]
    assert found[-1]["EventFeedback"]["FeedbackValue"] == "Valid"


@pytest.mark.one_engine
def test_addresses_are_suppressed_and_cleared(api, console):
    address = new_email()
    page = f"/console/outbox/address?address={urllib.parse.quote(address)}"
    assert "gets e-mail" in console.show(page).text
    stale = console.send(console.show(page).form(action="suppress"))
    done = console.send(stale.form(reviewed="yes"))
    assert "gets no more e-mail" in done.text and "gets no e-mail" in done.text
    console.send(stale.form(reviewed="yes"))
    assert "gets no e-mail" in console.show(page).text, "a second confirmation does not do the opposite"
    console.send(console.send(console.show(page).form(action="clear")).form(reviewed="yes"))
    assert "Send no more e-mail to it" in console.show(page).source
    assert console.show("/console/outbox").status == 200
    assert console.show("/console/outbox?state=failed").status == 200
    assert console.show("/console/outbox/message?id=none").status == 400


@pytest.mark.one_engine
def test_nothing_of_it_is_served_without_a_session(api):
    pool = api.make_pool()
    own = f"{api.server.admin_url}/console/pools/{pool}"
    for path in ("branding", "branding-frame", "message-frame", "imports", "import-header", "import-failed",
                 "protection", "history/general"):
        assert requests.get(f"{own}/{path}", timeout=60).status_code == 401, path
    for path in ("audit", "audit/record", "outbox", "outbox/message", "outbox/address", "jobs"):
        assert requests.get(f"{api.server.admin_url}/console/{path}", timeout=60).status_code == 401, path
    for path in ("imports", "import?id=import-0123456789", "branding-logo"):
        sent = requests.post(f"{own}/{path}", data={"name": "x"}, files={"file": ("x", "x")}, timeout=60)
        assert sent.status_code == 401, path
    assert not api.admin.list_user_import_jobs(UserPoolId=pool, MaxResults=10)["UserImportJobs"]


@pytest.mark.one_engine
def test_a_message_that_waits_is_dropped_or_tried_again(new_server, scratch):
    sink = MailSink(scratch)
    sink.start()
    server = new_server(arguments=sink.arguments)
    server.start()
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]))
    sink.stop()
    kept, dropped = new_email(), new_email()
    for address in (kept, dropped):
        try:
            api.public.sign_up(ClientId=client.id, Username=unique(), Password=PASSWORD,
                               UserAttributes=[{"Name": "email", "Value": address}])
        except api.public.exceptions.CodeDeliveryFailureException:
            pass
    console = Console(server)

    def page_of(address):
        """The page of the message to an address; nothing if none waits."""
        links = [one for one in console.show("/console/outbox").links if "/outbox/message?" in one]
        pages = [console.show(one) for one in links]
        return next((one for one in pages if address in one.text), None)

    page = page_of(dropped)
    assert "pending" in page.text
    review = console.send(page.form(action="drop"))
    assert "This cannot be undone." in review.text and "martlet outbox drop" in review.text
    assert page_of(dropped)
    assert "The message is gone." in console.send(review.form(reviewed="yes")).text
    assert page_of(dropped) is None
    sink.start()
    page = page_of(kept)
    if page:
        review = console.send(page.form(action="retry"))
        assert "martlet outbox retry" in review.text
        console.send(review.form(reviewed="yes"))
    assert sink.wait_for(kept)
    assert [one for one in sink.received if dropped in one.recipients] == []
    sink.stop()
