import Foundation
import Kernel
import Testing

@testable import AccessControl
@testable import Delivery
@testable import Directory
@testable import HTTPServer
@testable import Messaging
@testable import Pages
@testable import SigV4
@testable import Styling
@testable import Wire

/// Doubling a text at most doubles its cost, in everything that reads text except JSON.
@Suite(.serialized) struct TextGrowthTests {
    @Test(arguments: Text.units)
    func `a message's text is read in linear time`(_ unit: String) {
        Growth.expectLinear("plain text") { _ = PlainText.of(html: Text.repeating(unit, $0)) }
        Growth.expectLinear("quoted-printable") { _ = QuotedPrintable.encode(Text.repeating(unit, $0)) }
        Growth.expectLinear("header") { _ = HeaderText.unstructured(Text.repeating(unit, $0)) }
        Growth.expectLinear("mailbox") { _ = Mailbox(Text.repeating(unit, $0)) }
    }

    @Test func `events of one endpoint are collected in linear time`() {
        let entry = #"{"BatchItem": {"phone": {"Endpoint": {}, "Events": {"1": {}}}}}"#
        Growth.expectLinear("batch") { size in
            var batch = PinpointBatch()
            for _ in 0..<size { batch.add(entry) }
        }
    }

    @Test(arguments: Text.units)
    func `a template is filled in linear time`(_ unit: String) {
        let values = ["{####}": "123456", "{username}": "ann"]
        Growth.expectLinear("filled") { _ = MessageTemplate.filled(Text.repeating(unit, $0), values: values) }
        Growth.expectLinear("linked") { _ = MessageTemplate.linked(Text.repeating(unit, $0), to: "https://e.org") }
        Growth.expectLinear("closed") {
            _ = MessageTemplate.linked("{##" + Text.repeating(unit, $0) + "##}", to: "https://e.org")
        }
        Growth.expectLinear("checked") { size in
            let texts = MessageTexts(sms: Text.repeating(unit, size), emailSubject: Text.repeating(unit, size))
            _ = texts.fault(in: .phoneNumber, for: .signUp, hasLink: true)
            _ = texts.fault(in: .email, for: .signUp, hasLink: true)
        }
        Growth.expectLinear("escaped") { _ = MessageTemplate.escaped(Text.repeating(unit, $0)) }
        Growth.expectLinear("has") { _ = ByteSearch.contains("{####}", in: Text.repeating(unit, $0)) }
    }

    @Test(arguments: Text.units)
    func `names, addresses and filters are read in linear time`(_ unit: String) {
        Growth.expectLinear("name") { _ = SignInName(Text.repeating(unit, $0), caseSensitive: false) }
        Growth.expectLinear("address") { _ = EmailSyntax.admits(Text.repeating(unit, $0)) }
        Growth.expectLinear("number") { _ = DecimalNumber(Text.repeating(unit, $0)) }
        Growth.expectLinear("searched") { _ = UserSearchTable.folded(Text.repeating(unit, $0)) }
        Growth.expectLinear("filter") { _ = try? UserFilter.parse("name = \"" + Text.repeating(unit, $0) + "\"") }
        Growth.expectLinear("filter's name") { _ = try? UserFilter.parse(Text.repeating(unit, $0) + " = \"a\"") }
        Growth.expectLinear("common") { _ = CommonPasswords.contain(Text.repeating(unit, $0)) }
        Growth.expectLinear("redirect") { _ = try? RedirectURL.check("https://" + Text.repeating(unit, $0)) }
        Growth.expectLinear("back channel") { size in
            let logout = BackChannelLogout(url: "https://" + Text.repeating(unit, size))
            _ = (try? logout.check(), logout.host)
        }
        Growth.expectLinear("style sheet") { _ = try? StyleSheet(Text.repeating(unit, $0)) }
        Growth.expectLinear("logo") { size in
            for start in ["<svg viewBox='0 0 1 1'>", "<svg viewBox='0 0 1 1' style='"] {
                _ = try? LogoImage(Array((start + Text.repeating(unit, size)).utf8))
            }
        }
        Growth.expectLinear("rules") { size in
            for start in [".label-customizable{color:", "/*", ".label-customizable{font-family:\""] {
                _ = try? StyleSheet(start + Text.repeating(unit, size) + "}")
            }
            _ = try? StyleSheet(Text.repeating(".label-customizable{color:calc(1px + 2px)}", size)).text
        }
        Growth.expectLinear("sender") { size in
            var email = EmailSettings()
            email.from = Text.repeating(unit, size) + " <a@example.com>"
            _ = try? email.check()
        }
    }

    @Test(arguments: Text.units)
    func `identifiers are compared and hashed in linear time`(_ unit: String) {
        Growth.expectLinear("username") { size in
            let names = ["a", "b"].map { Username(rawValue: Text.repeating(unit, size) + $0) }
            _ = names[0] == names[1] || names[0] != names[1] || Set(names).isEmpty
        }
        Growth.expectLinear("group") { size in
            let names = ["a", "b"].map { GroupName(rawValue: Text.repeating(unit, size) + $0) }
            _ = Set(names).count
        }
    }

    @Test(arguments: Text.units)
    func `queries and headers are read in linear time`(_ unit: String) {
        Growth.expectLinear("query") { _ = QueryParameters("user_name=" + Text.repeating(unit, $0))["user_name"] }
        Growth.expectLinear("query's name") { _ = QueryParameters(Text.repeating(unit, $0) + "=1")["user_name"] }
        Growth.expectLinear("path") { size in
            let segments = PathPattern.segments(of: "/" + Text.repeating(unit, size) + "/.well-known/jwks.json")
            _ = try? PathPattern("/{pool}/.well-known/jwks.json").parameters(of: segments)
        }
        Growth.expectLinear("segments") { size in
            let path = "/" + Text.repeating("a/" + unit + "%2F", size)
            _ = try? PathPattern("/{pool}/.well-known/jwks.json").parameters(of: PathPattern.segments(of: path))
        }
        Growth.expectLinear("canonical query") { _ = CanonicalRequest.query(Text.repeating(unit, $0)) }
        Growth.expectLinear("canonical path") { _ = CanonicalRequest.normalized(Text.repeating(unit, $0)) }
        Growth.expectLinear("canonical value") { _ = CanonicalRequest.trimmed(Text.repeating(unit, $0)) }
        Growth.expectLinear("authorization") {
            _ = try? RequestSignature(header: "AWS4-HMAC-SHA256 Credential=" + Text.repeating(unit, $0))
        }
        Growth.expectLinear("content type") { size in
            let type = "application/json; " + Text.repeating(unit, size)
            _ = MediaType.isJSON(WireRequest(headers: [("content-type", type), ("content-encoding", type)]))
        }
    }

    @Test(arguments: Text.units + ["de,", "de;q=0.5,", "de-", ";", "\u{202E}"])
    func `what the pages read and show is read in linear time`(_ unit: String) {
        Growth.expectLinear("accepted languages") { _ = Language.accepted(Text.repeating(unit, $0)) }
        Growth.expectLinear("language") { _ = Language(tag: Text.repeating(unit, $0)) }
        Growth.expectLinear("shown") { _ = BidiText.isolated(Text.repeating(unit, $0)) }
        Growth.expectLinear("sentence") { _ = HTMLText.sentence(Text.repeating(unit, $0)) }
        Growth.expectLinear("languages") { _ = LanguageSwitch("/", query: Text.repeating(unit, $0)) }
        Growth.expectLinear("source") { _ = FormTarget.source("http://" + Text.repeating(unit, $0)) }
        Growth.expectLinear("page") { size in
            let view = SignedInView(form: PageForm(action: "/", csrf: nil), name: Text.repeating(unit, size))
            _ = try? HostedPages.response(view, language: .english)
        }
    }

    // 644 bytes are near the largest symbol.
    @Test func `a QR code is drawn in linear time`() {
        Growth.expectLinear("QR code", size: 161) { _ = QRCode(Text.repeating("a", $0)) }
    }

    @Test func `a query finds nothing in text that is not stream-safe`() {
        let run = String(repeating: "%CC%81", count: 31)
        #expect(QueryParameters("a=x\(run)")["a"] == nil)
        #expect(QueryParameters("a=x\(run.dropLast(6))")["a"] != nil)
        #expect(QueryParameters("e%CC%81=1")["\u{E9}"] == nil)
    }
}
