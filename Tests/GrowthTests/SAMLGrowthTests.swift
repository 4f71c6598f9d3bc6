import Cryptography
import Foundation
import Kernel
import Testing

@testable import SAML

/// Doubling a message of a provider at most doubles its cost.
@Suite(.serialized) struct SAMLGrowthTests {
    private func parse(_ text: String) { _ = try? XMLDocument(Array(text.utf8), within: .metadata) }

    private func many(_ count: Int, _ unit: (Int) -> String) -> String { (0..<count).map(unit).joined() }

    @Test(arguments: [
        "a", " ", "&amp;", "&#65;", "<![CDATA[a]]>", "<!--a-->", "]]&gt;", "<", ">", "\"", "'", "=", "<a ", "<!--",
        "<![CDATA[",
        "<a>", "</a>", "<a b='", "<?a?>", "&", "&a;", "\u{301}\u{316}", "a:", "xmlns=",
    ])
    func `a document with any text is read in linear time`(_ unit: String) {
        Growth.expectLinear("text", size: 100_000) { parse("<a>" + Text.repeating(unit, $0) + "</a>") }
        Growth.expectLinear("value", size: 100_000) { parse("<a b=\"" + Text.repeating(unit, $0) + "\"/>") }
        Growth.expectLinear("name", size: 100_000) { parse("<a " + Text.repeating(unit, $0) + "/>") }
        Growth.expectLinear("document", size: 100_000) { parse(Text.repeating(unit, $0)) }
    }

    @Test(arguments: ["<b>x</b>", "<b>", "&amp;", "x", " c='d'", "<!--a-->", "\u{301}\u{316}"])
    func `the texts of a small document are read in linear time`(_ unit: String) {
        Growth.expectLinear("texts", size: 15_000) { size in
            let texts = try? XMLTexts(Array(("<a>" + Text.repeating(unit, size) + "</a>").utf8))
            _ = texts?["a", "b"]
        }
    }

    @Test func `a document of any form is read in linear time`() {
        Growth.expectLinear("elements", size: 4900) { count in parse("<a>" + many(count) { "<b\($0)/>" } + "</a>") }
        Growth.expectLinear("levels", size: 10_000) { parse(Text.repeating("<a>", $0)) }
        Growth.expectLinear("attributes", size: 10_000) { count in parse("<a " + many(count) { "b\($0)='' " } + "/>") }
        Growth.expectLinear("namespaces", size: 10_000) { count in
            parse("<a " + many(count) { "xmlns:b\($0)='u' " } + "/>")
        }
        Growth.expectLinear("attributes of elements", size: 500) { count in
            let attributes = many(60) { "b\($0)='' " }
            parse("<a>" + many(count) { _ in "<b \(attributes)/>" } + "</a>")
        }
        Growth.expectLinear("IDs", size: 4900) { count in parse("<a>" + many(count) { "<b ID='a\($0)'/>" } + "</a>") }
        Growth.expectLinear("prefixes", size: 1000) { count in
            let names = many(60) { "xmlns:b\($0)='u\($0)' " }
            parse("<a \(names)>" + many(count) { "<b\($0 % 60):c b1:d='' b2:e='' b3:f=''/>" } + "</a>")
        }
    }

    @Test func `signatures of any form are refused in linear time`() {
        let reference = """
            <ds:Reference URI="#a"><ds:Transforms><ds:Transform Algorithm="x"/></ds:Transforms>\
            <ds:DigestMethod Algorithm="y"/><ds:DigestValue>AAAA</ds:DigestValue></ds:Reference>
            """
        let start = "<a xmlns:ds=\"\(XMLNamespace.signature)\" ID=\"a\">"
        let trust = SAMLTrust([])
        func verify(_ content: String) {
            guard let root = try? SAMLDocument.read(Array((start + content + "</a>").utf8)) else { return }
            _ = try? VerifiedElement(verifying: root, by: trust)
        }
        Growth.expectLinear("references", size: 700) { count in
            verify("<ds:Signature><ds:SignedInfo>" + many(count) { _ in reference } + "</ds:SignedInfo></ds:Signature>")
        }
        Growth.expectLinear("signatures", size: 2000) { count in
            verify(many(count) { _ in "<ds:Signature><ds:SignedInfo/></ds:Signature>" })
        }
        Growth.expectLinear("value", size: 100_000) { size in
            verify(
                "<ds:Signature><ds:SignedInfo/><ds:SignatureValue>" + Text.repeating("A", size)
                    + "</ds:SignatureValue></ds:Signature>"
            )
        }
    }

    @Test func `assertions are counted and attributes joined in linear time`() {
        let namespace = "xmlns:saml=\"\(XMLNamespace.assertion)\""
        Growth.expectLinear("attributes", size: 2000) { count in
            let attributes = many(count) {
                "<saml:Attribute Name='a\($0 % 1000)'><saml:AttributeValue>b</saml:AttributeValue></saml:Attribute>"
            }
            let text = "<a \(namespace)><saml:AttributeStatement>\(attributes)</saml:AttributeStatement></a>"
            if let root = try? SAMLDocument.read(Array(text.utf8)) { _ = try? AttributeReader.read(root) }
        }
        Growth.expectLinear("assertions", size: 4000) { count in
            let text = "<a \(namespace)>" + many(count) { _ in "<saml:Assertion/>" } + "</a>"
            if let root = try? SAMLDocument.read(Array(text.utf8)) { _ = root.count(of: [.saml("Assertion")]) }
        }
    }

    @Test func `responses are shown in linear time`() throws {
        let key = try RSAKey.generate()
        let open = """
            <samlp:Response xmlns:samlp='\(XMLNamespace.protocolMessages)' xmlns:saml='\(XMLNamespace.assertion)' \
            xmlns:ds='\(XMLNamespace.signature)'><saml:Assertion>
            """
        func show(_ content: String) {
            let text = open + content + "</saml:Assertion></samlp:Response>"
            _ = SAMLInspection(Base64.encode(Array(text.utf8)), trust: SAMLTrust([]), key: key)
        }
        Growth.expectLinear("text", size: 25_000) { show(Text.repeating("a", $0)) }
        Growth.expectLinear("elements", size: 1000) { count in show(many(count) { "<saml:b c='\($0)'/>" }) }
        Growth.expectLinear("signature values", size: 500) { count in
            show(many(count) { _ in "<ds:SignatureValue>AAAA</ds:SignatureValue>" })
        }
        Growth.expectLinear("levels", size: 1000) { show(Text.repeating("<saml:b>", $0)) }
    }

    @Test func `metadata are read in linear time`() {
        let open = "<md:EntitiesDescriptor xmlns:md=\"\(XMLNamespace.metadata)\">"
        func read(_ content: String) {
            _ = try? SAMLMetadata.read(
                Array((open + content + "</md:EntitiesDescriptor>").utf8), now: Instant(seconds: 0))
        }
        let role = "<md:IDPSSODescriptor protocolSupportEnumeration=\"\(XMLNamespace.protocolMessages)\""
        Growth.expectLinear("entities", size: 2000) { count in
            read(many(count) { "<md:EntityDescriptor entityID='a\($0)'>\(role)/></md:EntityDescriptor>" })
        }
        Growth.expectLinear("services", size: 1000) { count in
            let service = "<md:SingleSignOnService Binding='\(SAMLBinding.post.rawValue)' Location='https://a'/>"
            read(
                "<md:EntityDescriptor entityID='a'>\(role)>" + many(count) { _ in service }
                    + "</md:IDPSSODescriptor></md:EntityDescriptor>")
        }
        Growth.expectLinear("duration", size: 100_000) { _ = MetadataLifetime.seconds("P" + Text.repeating("1D", $0)) }
        Growth.expectLinear("protocols", size: 100_000) { size in
            read(
                "<md:EntityDescriptor entityID='a'><md:IDPSSODescriptor protocolSupportEnumeration='"
                    + Text.repeating("a ", size) + "'/></md:EntityDescriptor>"
            )
        }
    }

    @Test(arguments: ["A", "=", " ", "%", "&", "SAMLRequest=A&", "%41", "+"])
    func `queries and fields are decoded in linear time`(_ unit: String) {
        Growth.expectLinear("query", size: 15_000) {
            _ = try? RedirectMessage(query: "SAMLRequest=" + Text.repeating(unit, $0), parameter: "SAMLRequest")
        }
        Growth.expectLinear("field", size: 100_000) { _ = try? SAMLResponse.decode(Text.repeating(unit, $0)) }
    }
}
