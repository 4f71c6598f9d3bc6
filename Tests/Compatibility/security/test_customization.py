"""What administrators register for pages: redirect URIs and style sheets cannot harm users."""

import pytest

from testkit.aws import refused

pytestmark = pytest.mark.one_engine

LABEL = ".label-customizable { %s }"


@pytest.fixture
def branded(api):
    client = api.make_client(api.make_pool())
    api.make_domain(client.pool)
    return client


@pytest.mark.parametrize("url", [
    "javascript:alert(1)", "JavaScript:alert(1)", "java\tscript:alert(1)", "data:text/html,<script>alert(1)</script>",
    "vbscript:x", "file:///etc/passwd", "blob:https://app.example.com/x", "http://app.example.com/cb",
    "http://localhost.evil.example/cb", "http://localhost@evil.example/cb", "http://127.0.0.1:80@evil.example/",
    "https://app.example.com/cb#fragment", "https://*.example.com/cb", "https://app.example.com/*", "/cb",
    "//app.example.com/cb", "app.example.com/cb", "https:///cb", "https://app.example.com\\@evil.example/",
    "https://app.example.com/\r\nSet-Cookie: a=b", "https://app.example.com/ cb", "<script>", "*"])
@pytest.mark.rows("OA-02")
def test_a_harmful_redirect_uri_cannot_be_registered(api, url):
    pool = api.make_pool()
    good = {"AllowedOAuthFlowsUserPoolClient": True, "AllowedOAuthFlows": ["code"], "AllowedOAuthScopes": ["openid"]}
    settings = {"ClientName": "app", "UserPoolId": pool, **good}
    for bad in ({"CallbackURLs": [url]}, {"CallbackURLs": ["https://app.example.com/cb", url]},
                {"CallbackURLs": ["https://app.example.com/cb"], "LogoutURLs": [url]}):
        with refused("InvalidParameterException"):
            api.unchecked.create_user_pool_client(**settings, **bad)
    assert api.admin.list_user_pool_clients(UserPoolId=pool)["UserPoolClients"] == []
    made = api.admin.create_user_pool_client(**settings, CallbackURLs=["https://app.example.com/cb"])["UserPoolClient"]
    with refused("InvalidParameterException"):
        api.unchecked.update_user_pool_client(
            UserPoolId=pool, ClientId=made["ClientId"], **good, CallbackURLs=[url])
    kept = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=made["ClientId"])["UserPoolClient"]
    assert kept["CallbackURLs"] == ["https://app.example.com/cb"]


@pytest.mark.parametrize("url", [
    "https://app.example.com/cb?x=1", "http://localhost:3000/cb", "http://127.0.0.1/cb", "http://[::1]:8080/cb",
    "myapp://signin", "com.example.app:/cb"])
@pytest.mark.rows("OA-02")
def test_a_harmless_redirect_uri_is_registered(api, url):
    api.make_client(
        api.make_pool(), AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid"], CallbackURLs=[url], LogoutURLs=[url])


BAD = [
    "</style><script>alert(1)</script>", LABEL % "color: red" + "</style><script>alert(1)</script>",
    "<!-- x -->", "/* </style> */ body { color: red }", "@import url(//evil.example/x.css);",
    "@import '//evil.example';", "@\\69mport url(//evil.example);",
    "@media all { .label-customizable { color: red } }", "@font-face { src: url(x) }",
    "@supports (color: red) { .label-customizable { color: red } }", "@page { margin: 0 }", "@charset \"utf-8\";",
    "@namespace url(http://www.w3.org/1999/xhtml);", "body { display: none }", "* { color: red }",
    "input[name=password][value^=a] { color: red }", ".label-customizable::before { color: red }",
    ".label-customizable, body { color: red }", ".label-customizable:not(x) { color: red }",
    LABEL % "background: url(//evil.example/x.png)", LABEL % "background: URL('//evil.example/x.png')",
    LABEL % "background: url (x)", LABEL % "background: u\\72l(//evil.example)", LABEL % "background: \\75 rl(x)",
    LABEL % "background: ur/**/l(//evil.example)", LABEL % "background: url(javascript:alert(1))",
    LABEL % "background: image-set('//evil.example/x.png' 1x)", LABEL % "background: -webkit-image-set(url(x) 1x)",
    LABEL % "background: cross-fade(url(x), url(y), 50%)", LABEL % "cursor: url(x), auto", LABEL % "src: url(x)",
    LABEL % "list-style: url(x)", LABEL % "width: expression(alert(1))", LABEL % "width: exp\\72ession(alert(1))",
    LABEL % "width: EXPRESSION(alert(1))", LABEL % "behavior: url(x.htc)", LABEL % "-moz-binding: url(x.xml#y)",
    LABEL % "--x: url(x)", LABEL % "color: var(--x)", LABEL % "content: 'Pay at evil.example'",
    LABEL % "filter: progid:DXImageTransform.Microsoft.AlphaImageLoader(src='x')",
    LABEL % "color: red; } body { color: red", LABEL % "color: red /*", LABEL % "font-family: '</style>'",
    LABEL % "font-family: 'a\\'; } body { color: red'", LABEL % "color: \u202ered", "\ufeffbody { color: red }",
]


@pytest.mark.parametrize("css", BAD)
@pytest.mark.rows("UI-09", "UP-UI-07", "UP-UI-08")
def test_a_harmful_style_sheet_is_refused_and_changes_nothing(api, branded, css):
    good = LABEL % "color: red"
    api.admin.set_ui_customization(UserPoolId=branded.pool, ClientId=branded.id, CSS=good)
    for client in (branded.id, "ALL"):
        with refused("InvalidParameterException"):
            api.admin.set_ui_customization(UserPoolId=branded.pool, ClientId=client, CSS=css)
    kept = api.admin.get_ui_customization(UserPoolId=branded.pool, ClientId=branded.id)["UICustomization"]
    assert kept["CSS"] == good


@pytest.mark.rows("UI-09")
def test_the_longest_style_sheet_is_read_and_a_longer_one_refused(api, branded):
    rule = LABEL % "color: rgb(1, 2, 3)" + "\n"
    longest = (rule * (131_072 // len(rule))).ljust(131_072)
    api.admin.set_ui_customization(UserPoolId=branded.pool, CSS=longest)
    with refused("InvalidParameterException", "131072"):
        api.unchecked.set_ui_customization(UserPoolId=branded.pool, CSS=longest + " ")


@pytest.mark.parametrize("logo", [
    b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", b"<script>alert(1)</script>",
    b"GIF89a\x01\x00\x01\x00",
    b"\x89PNG\r\n\x1a\n", b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR" + b"\xff" * 17, b"\xff\xd8\xff" + b"\xff" * 4096,
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x02\x00\x00\x00" + bytes(102_400)])
@pytest.mark.rows("UP-UI-05")
def test_what_is_no_small_image_is_no_logo(api, branded, logo):
    with refused("InvalidParameterException", "logo"):
        api.admin.set_ui_customization(UserPoolId=branded.pool, ImageFile=logo)
