import Cryptography
import Foundation
import Kernel
import Testing

@testable import SAML

/// Documents of pysaml2, which `Vectors/README.md` describes.
@Suite struct VectorTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Vectors")

    private static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }

    /// The bytes between the marks of PEM.
    private static func pem(_ name: String) throws -> [UInt8] {
        let lines = String(decoding: try bytes(name), as: UTF8.self).split(separator: "\n")
        return try #require(Base64.decode(lines.filter { !$0.hasPrefix("-") }.joined()))
    }

    private static func read(_ name: String) throws -> SAMLAssertion {
        let bytes = try bytes(name + ".xml")
        let made = try #require(try SAMLTime.read("IssueInstant", of: try SAMLDocument.read(bytes)))
        var expected = Fixture.expectations
        expected.now = made.advanced(seconds: 30)
        let certificate = try #require(X509Certificate(der: try pem("provider.crt")))
        return try SAMLResponse.read(
            bytes, expecting: expected, trust: SAMLTrust([certificate]),
            key: try RSAKey(pkcs8: Secret(try pem("service.key"))))
    }

    @Test(arguments: [
        "signed-response", "signed-assertion", "signed-both", "encrypted-cbc", "encrypted-cbc-signed", "encrypted-gcm",
    ])
    func `a response of pysaml2 is read`(_ name: String) throws {
        let read = try Self.read(name)
        #expect(read.subject == SAMLSubject(nameID: "Ann-1", format: SAMLSubject.persistent))
        #expect(read.request == "_request" && read.sessionIndex != nil)
        #expect(read.attributes.contains { $0.values == ["ann@example.com"] })
        #expect(read.attributes.contains { $0.values == ["Ann"] })
    }

    @Test func `Triple DES is refused`() {
        #expect(throws: SAMLRefusal.undecryptable) { try Self.read("encrypted-tripledes") }
    }

    @Test func `the metadata of pysaml2 are read`() throws {
        let read = try SAMLMetadata.read(try Self.bytes("provider.xml"), now: Fixture.now)
        #expect(read.entityID == Fixture.issuer)
        #expect(read.certificates.map(\.der) == [try Self.pem("provider.crt")])
        #expect(read.signOn(by: [.redirect])?.location == "https://idp.example/redirect")
        #expect(read.signOn(by: [.post])?.location == "https://idp.example/post")
    }

    /// What the program `check.py` has shown to pysaml2: these files are what it accepts.
    @Test func `what we write is what pysaml2 accepted`() throws {
        let key = try RSAKey(pkcs8: Secret(try Self.pem("service.key")))
        let certificate = SelfSignedCertificate(der: try Self.pem("service.crt"))
        let destination = "https://idp.example/redirect"
        let request = AuthnRequest(
            id: "_request", issueInstant: Fixture.now, destination: destination, issuer: Fixture.audience,
            consumerURL: Fixture.recipient
        ).message
        let logout = SAMLLogoutRequest(
            id: "_logout", issueInstant: Fixture.now, destination: destination, issuer: Fixture.audience,
            subject: SAMLSubject(nameID: "Ann & <1>", format: SAMLSubject.persistent), sessionIndex: "_session"
        ).message
        let metadata = ServiceProviderMetadata(
            entityID: Fixture.audience, consumerURLs: [Fixture.recipient],
            logoutURL: "https://auth.example/saml2/logout",
            signing: certificate, signsAllRequests: true, encryption: certificate)
        try Self.compare(
            "ours/request.xml", try SAMLResponse.decode(try request.form(relayState: nil, key: key).fields[0].value))
        try Self.compare(
            "ours/logout.xml", try SAMLResponse.decode(try logout.form(relayState: nil, key: key).fields[0].value))
        try Self.compare("ours/metadata.xml", Array(metadata.text.utf8))
        // Another version of zlib may compress in another way, so the query is compared by what it says.
        let query = try request.redirectURL(relayState: "state", key: key)
        try Self.writeIfAsked("ours/redirect.txt", Array(query.utf8))
        let accepted = String(decoding: try Self.bytes("ours/redirect.txt"), as: UTF8.self)
        let messages = try [query, accepted].map { query in
            try RedirectMessage(
                query: query.replacingOccurrences(of: destination + "?", with: ""), parameter: "SAMLRequest")
        }
        let trust = SAMLTrust([try #require(X509Certificate(der: certificate.der))])
        for message in messages { #expect(throws: Never.self) { try message.verify(by: trust) } }
        #expect(messages[0].text == messages[1].text)
    }

    private static func compare(_ name: String, _ bytes: [UInt8]) throws {
        try writeIfAsked(name, bytes)
        #expect(try Self.bytes(name) == bytes, "\(name)")
    }

    private static func writeIfAsked(_ name: String, _ bytes: [UInt8]) throws {
        guard ProcessInfo.processInfo.environment["MARTLET_WRITE_VECTORS"] != nil else { return }
        try Data(bytes).write(to: folder.appending(path: name))
    }
}
