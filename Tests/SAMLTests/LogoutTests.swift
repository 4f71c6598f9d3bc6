import Cryptography
import Foundation
import Kernel
import Testing

@testable import SAML

/// Messages about logout, written and read. Ours are signed like a provider's, so what we write is read again.
@Suite struct LogoutTests {
    private static let address = "https://auth.example/saml2/logout"
    private static let subject = SAMLSubject(
        nameID: "Ann & <Bob>\t\"x\"", format: SAMLSubject.persistent, nameQualifier: "idp", spNameQualifier: "sp")

    private static func request(_ issuer: String = Fixture.issuer, to address: String = address) -> SAMLLogoutRequest {
        SAMLLogoutRequest(
            id: "_logout", issueInstant: Fixture.now, destination: address, issuer: issuer, subject: subject,
            sessionIndex: "_session")
    }

    private static func expectations(_ seconds: Int64 = 0) -> SAMLLogoutExpectations {
        SAMLLogoutExpectations(
            issuer: Fixture.issuer, destination: address, now: Fixture.now.advanced(seconds: seconds))
    }

    private static func redirect(
        _ message: OutgoingMessage, relayState: String? = "a b&c", _ key: RSAKey?, _ name: String = "SAMLRequest"
    ) throws -> IncomingMessage {
        .redirect(try RedirectMessage(query: try query(message, relayState: relayState, key), parameter: name))
    }

    private static func query(
        _ message: OutgoingMessage, relayState: String? = "a b&c", _ key: RSAKey?
    ) throws -> String {
        let url = try message.redirectURL(relayState: relayState, key: key)
        return String(try #require(url.split(separator: "?", maxSplits: 1).last))
    }

    private static func post(_ message: OutgoingMessage, _ key: RSAKey?) throws -> IncomingMessage {
        let form = try message.form(relayState: nil, key: key)
        return .post(try SAMLResponse.decode(try #require(form.fields.first).value))
    }

    private func read(_ message: IncomingMessage, at seconds: Int64 = 0) throws -> ReceivedLogoutRequest {
        let trust = SAMLTrust([try #require(TestSigner.provider).certificate])
        return try ReceivedLogoutRequest.read(message, expecting: Self.expectations(seconds), trust: trust)
    }

    private var key: RSAKey { get throws { try #require(TestSigner.provider).key } }

    @Test func `a signed request is read, by redirect and by POST`() throws {
        let message = Self.request().message
        let messages = [
            try Self.redirect(message, key), try Self.redirect(message, relayState: nil, key),
            try Self.post(message, key),
        ]
        for message in messages {
            let request = try read(message)
            #expect(request.id == "_logout" && request.sessionIndexes == ["_session"])
            #expect(request.subject == Self.subject)
            #expect(request.replayableUntil == Fixture.now.advanced(seconds: 360))
        }
    }

    @Test func `SAML-31: a request without signature, or signed by another key, is refused`() throws {
        let message = Self.request().message
        let other = try #require(TestSigner.other).key
        let unsigned = [try Self.redirect(message, nil), try Self.post(message, nil)]
        for message in unsigned { #expect(throws: SAMLRefusal.unsigned) { try read(message) } }
        let foreign = [try Self.redirect(message, other), try Self.post(message, other)]
        for message in foreign { #expect(throws: SAMLRefusal.signature) { try read(message) } }
    }

    @Test func `SAML-31: each part of a signed query is covered`() throws {
        let query = try Self.query(Self.request().message, key)
        let changes = [
            ("RelayState=a%20b%26c", "RelayState=a%20b%26d"), ("RelayState=a%20b%26c", "RelayState=a+b%26c"),
            ("&RelayState=a%20b%26c", ""), ("rsa-sha256", "rsa-sha512"),
        ]
        for (part, replacement) in changes {
            let changed = query.replacingOccurrences(of: part, with: replacement)
            let message = IncomingMessage.redirect(try RedirectMessage(query: changed, parameter: "SAMLRequest"))
            #expect(changed != query)
            #expect(throws: SAMLRefusal.signature) { try read(message) }
        }
        let sha1 = query.replacingOccurrences(
            of: "2001%2F04%2Fxmldsig-more%23rsa-sha256", with: "2000%2F09%2Fxmldsig%23rsa-sha1")
        let old = IncomingMessage.redirect(try RedirectMessage(query: sha1, parameter: "SAMLRequest"))
        #expect(sha1 != query)
        #expect(throws: SAMLRefusal.algorithm) { try read(old) }
    }

    @Test func `SAML-31: a query with a parameter twice is refused`() throws {
        let query = try Self.query(Self.request().message, key)
        for name in ["SAMLRequest", "SigAlg", "Signature"] {
            #expect(throws: SAMLRefusal.encoding) {
                try RedirectMessage(query: query + "&\(name)=a", parameter: "SAMLRequest")
            }
        }
        #expect(throws: SAMLRefusal.encoding) { try RedirectMessage(query: query, parameter: "SAMLResponse") }
    }

    @Test func `SAML-31: a request of another issuer, to another address, or of another time is refused`() throws {
        let issuer = try Self.post(Self.request("https://evil.example").message, key)
        #expect(throws: SAMLRefusal.issuer) { try read(issuer) }
        let address = try Self.post(Self.request(to: "https://evil.example").message, key)
        #expect(throws: SAMLRefusal.destination) { try read(address) }
        let message = try Self.post(Self.request().message, key)
        #expect(throws: SAMLRefusal.expired) { try read(message, at: 360) }
        #expect(throws: SAMLRefusal.early) { try read(message, at: -61) }
        #expect(try read(message, at: 359).id == "_logout")
    }

    @Test func `SAML-31: a signed message of another kind is no logout request`() throws {
        let response = SAMLLogoutResponse(
            id: "_answer", issueInstant: Fixture.now, destination: Self.address, issuer: Fixture.issuer,
            request: "_logout", status: .success)
        let message = try Self.post(response.message, key)
        #expect(throws: SAMLRefusal.structure) { try read(message) }
        let assertion = IncomingMessage.post(Array(try Fixture().signedResponse().utf8))
        #expect(throws: SAMLRefusal.structure) { try read(assertion) }
    }

    @Test func `a signed answer is read, by redirect and by POST`() throws {
        let trust = SAMLTrust([try #require(TestSigner.provider).certificate])
        for status in [SAMLStatus.success, .requester, .responder] {
            let message = SAMLLogoutResponse(
                id: "_answer", issueInstant: Fixture.now, destination: Self.address, issuer: Fixture.issuer,
                request: "_logout", status: status
            ).message
            for incoming in [try Self.redirect(message, key, "SAMLResponse"), try Self.post(message, key)] {
                let read = try ReceivedLogoutResponse.read(incoming, expecting: Self.expectations(), trust: trust)
                #expect(read == ReceivedLogoutResponse(request: "_logout", status: status))
            }
            let unsigned = try Self.post(message, nil)
            #expect(throws: SAMLRefusal.unsigned) {
                try ReceivedLogoutResponse.read(unsigned, expecting: Self.expectations(), trust: trust)
            }
        }
    }
}
