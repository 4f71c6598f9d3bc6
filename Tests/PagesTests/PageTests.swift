import Crypto
import Directory
import Foundation
import Testing
import Wire

@testable import Pages

/// The pages for browsers.
@Suite struct PageTests {
    private static let inboxPage = InboxPage { $0 }
    private static let link = "client_id=c&user_name=%22%3E%3Cb%3E%22%CC%81&confirmation_code=123456"

    private func message(_ text: String) -> [InboxMessage] {
        let json = """
            [{"id": "1", "channel": "sms", "destination": "\(text)", "subject": "\(text)", "body": "\(text)",
            "code": "\(text)", "purpose": "\(text)", "username": "\(text)", "userPoolId": "p"}]
            """
        return (try? JSONDecoder().decode([InboxMessage].self, from: Data(json.utf8))) ?? []
    }

    private func call(_ text: String) -> TriggerCallView {
        TriggerCallView(
            trigger: text, function: text, event: Array(text.utf8), response: Array(text.utf8), problem: nil,
            began: text, milliseconds: 5)
    }

    /// The hash of the content of the page's style element.
    private func styleHash(_ html: String) throws -> String {
        let start = try #require(html.range(of: "<style>")).upperBound
        let end = try #require(html.range(of: "</style>")).lowerBound
        return "'sha256-\(Data(SHA256.hash(data: Data(html[start..<end].utf8))).base64EncodedString())'"
    }

    @Test func `a page's policy allows its own style by hash and nothing else inline`() throws {
        let gallery = try GalleryPage.html("")
        let inbox = try Self.inboxPage.html(message("x"), destination: nil)
        let triggers = try TriggerInboxPage.html([call("x")])
        let pages = [
            (gallery, GalleryPage.style), (inbox, InboxPage.style), (triggers, TriggerInboxPage.style),
        ]
        for (html, style) in pages {
            let response = WireResponse.page(html, style: style)
            let policy = try #require(response.headers.first { $0.name == "Content-Security-Policy" }?.value)
            #expect(try policy.contains("style-src \(styleHash(html));") && !policy.contains("unsafe"))
            #expect(!html.contains(" style=") && !html.contains("<script"))
        }
    }

    @Test func `no value ends a text or an attribute, not even before a combining mark`() throws {
        let evil = "\u{22}\u{301}><b>'&"
        let escaped = "&quot;\u{301}&gt;&lt;b&gt;&#39;&amp;"
        #expect(HTMLText.escaped(evil) == escaped)
        let inbox = try Self.inboxPage.html(message("'\u{301}<b>"), destination: evil)
        #expect(inbox.contains("value=\"\(escaped)\"") && !inbox.contains("<b>") && !inbox.contains("'\u{301}"))
        var failed = call("'\u{301}<b>")
        failed.problem = evil
        let triggers = try TriggerInboxPage.html([call(evil), failed])
        #expect(triggers.contains("No answer: \(escaped)") && triggers.contains("<pre>\(escaped)</pre>"))
        #expect(!triggers.contains("<b>") && !triggers.contains("'\u{301}"))
        let link = try #require(ConfirmUserPage.Link(QueryParameters(Self.link)))
        let view = ConfirmUserPage.question(link, after: WireRequest())
        let question = try HostedPages.response(view, language: .english)
        let page = String(decoding: question.body, as: UTF8.self)
        #expect(page.contains("value=\"&quot;&gt;&lt;b&gt;&quot;\u{301}\"") && !page.contains("<b>"))
    }

    @Test func `a browser at the admin port is told where it is, by a page that loads nothing`() throws {
        let response = try #require(AdminErrorPage.response(status: 405))
        let page = String(decoding: response.body, as: UTF8.self)
        #expect(response.status == 405 && page.contains("href=\"/readyz\"") && !page.contains("<script"))
        #expect(response.header("content-security-policy")?.hasPrefix("default-src 'none'; style-src 'sha256-") == true)
    }

    @Test func `an e-mail is shown in a frame that runs nothing and is of no site`() throws {
        let json = """
            [{"id": "m-1", "channel": "email", "destination": "a@example.com", "subject": "S", "purpose": "SignUp",
            "body": "<b onclick='x()'>Hello</b>", "username": "a", "userPoolId": "p"}]
            """
        let messages = try JSONDecoder().decode([InboxMessage].self, from: Data(json.utf8))
        let inbox = try InboxPage { _ in "Hello" }.html(messages, destination: nil)
        #expect(inbox.contains("src=\"/inbox/messages/m-1\" loading=\"lazy\""))
        #expect(inbox.contains("sandbox=\"allow-popups allow-popups-to-escape-sandbox\""))
        #expect(inbox.contains("<p class=\"text\">Hello</p>") && !inbox.contains("<b onclick"))
        #expect(!inbox.contains("You are signed in"))
        #expect(try InboxPage { $0 }.html([], destination: nil, isCallback: true).contains("You are signed in"))
        let frame = WireResponse.mail(messages[0].body)
        let policy = try #require(frame.headers.first { $0.name == "Content-Security-Policy" }?.value)
        #expect(policy.contains("sandbox allow-popups ") && !policy.contains("allow-scripts"))
        #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'self'"))
        let page = WireResponse.page(inbox, style: InboxPage.style, frames: true)
        #expect(page.headers.contains { $0.value.contains("; frame-src 'self'") })
    }

    @Test func `a form's plus sign is a space and its percent signs are decoded`() {
        func form(_ body: String, _ type: String = "application/x-www-form-urlencoded") -> QueryParameters? {
            QueryParameters(form: WireRequest(headers: [("Content-Type", type)], body: Array(body.utf8)))
        }
        #expect(form("a=b+c%2Bd%20e")?["a"] == "b c+d e")
        #expect(form("a=1", "Application/X-WWW-Form-URLencoded; charset=utf-8")?["a"] == "1")
        #expect(form("a=1", "text/plain") == nil && form("a=1&a=2")?["a"] == nil)
    }
}
