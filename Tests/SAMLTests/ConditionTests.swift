import Foundation
import Kernel
import Testing

@testable import SAML

/// What a signed response must agree with.
@Suite struct ConditionTests {
    /// Expects the refusal in all three ways of signing.
    private func refuse(
        _ refusal: SAMLRefusal, at location: SourceLocation = #_sourceLocation, _ change: (inout Fixture) -> Void
    ) throws {
        var fixture = Fixture()
        change(&fixture)
        for xml in [try fixture.signedAssertion(), try fixture.signedResponse(), try fixture.signedBoth()] {
            #expect(throws: refusal, sourceLocation: location) { try Fixture.read(xml) }
        }
    }

    private static func audience(_ names: String...) -> String {
        let elements = names.map { "<saml:Audience>\($0)</saml:Audience>" }.joined()
        return "<saml:AudienceRestriction>\(elements)</saml:AudienceRestriction>"
    }

    @Test func `SAML-22: another audience, none, or two restrictions are refused`() throws {
        let (own, other) = (Fixture.audience, Fixture.audience + "x")
        let audiences = [
            "", Self.audience(), Self.audience(other), Self.audience(other, other),
            Self.audience(own) + Self.audience(other), Self.audience(own) + Self.audience(own),
            Self.audience(own + " "),
        ]
        for audience in audiences { try refuse(.audience) { $0.audiences = audience } }
        try refuse(.audience) { $0.conditions = "" }
        for audience in [Self.audience(own, other), Self.audience(other, own)] {
            var fixture = Fixture()
            fixture.audiences = audience
            #expect(throws: Never.self) { try Fixture.read(try fixture.signedAssertion()) }
        }
    }

    @Test func `SAML-22: another recipient is refused`() throws {
        for recipient in ["https://evil.example/saml2/idpresponse", Fixture.recipient + "/", ""] {
            try refuse(.confirmation) { $0.recipient = recipient }
        }
    }

    @Test func `SAML-22: another destination is refused`() throws {
        for destination in ["https://evil.example/saml2/idpresponse", Fixture.recipient + "?", ""] {
            try refuse(.destination) { $0.destination = destination }
        }
        var fixture = Fixture()
        fixture.destination = nil
        let (signedResponse, signedAssertion) = (try fixture.signedResponse(), try fixture.signedAssertion())
        #expect(throws: SAMLRefusal.destination) { try Fixture.read(signedResponse) }
        #expect(try Fixture.read(signedAssertion).id == "_assertion")
    }

    @Test func `SAML-22: another issuer, or one of another format, is refused`() throws {
        let other = "<saml:Issuer>https://evil.example/metadata</saml:Issuer>"
        let format = "<saml:Issuer Format=\"\(SAMLSubject.persistent)\">\(Fixture.issuer)</saml:Issuer>"
        let own = "<saml:Issuer>\(Fixture.issuer)</saml:Issuer>"
        for issuer in [other, format, own + own] {
            try refuse(.issuer) { $0.issuer = issuer }
            try refuse(.issuer) { $0.responseIssuer = issuer }
        }
        var fixture = Fixture()
        fixture.issuer = own.replacingOccurrences(
            of: "Issuer>h", with: "Issuer Format=\"urn:oasis:names:tc:SAML:2.0:nameid-format:entity\">h")
        fixture.responseIssuer = ""
        let xml = try fixture.signedAssertion()
        #expect(try Fixture.read(xml).issuer == Fixture.issuer)
    }

    @Test func `SAML-22: a confirmation that is not a bearer's is refused`() throws {
        for method in ["holder-of-key", "sender-vouches", "Bearer"] {
            try refuse(.confirmation) { $0.method = "urn:oasis:names:tc:SAML:2.0:cm:" + method }
        }
    }

    @Test func `SAML-24: a status other than success is refused`() throws {
        let statuses: [(String, SAMLStatus)] = [
            ("Responder", .responder), ("Requester", .requester), ("AuthnFailed", .other), ("success", .other),
        ]
        for (name, status) in statuses {
            try refuse(.unsuccessful(status)) { $0.status = "urn:oasis:names:tc:SAML:2.0:status:" + name }
        }
    }

    @Test func `times count with a minute's difference of the clocks`() throws {
        try refuse(.expired) { $0.confirmationEnd = Fixture.time(-60) }
        try refuse(.expired) { $0.notOnOrAfter = Fixture.time(-60) }
        try refuse(.early) { $0.notBefore = Fixture.time(61) }
        try refuse(.structure) { $0.notBefore = "2026-02-30T00:00:00Z" }
        try refuse(.expired) {
            $0.statement = "<saml:AuthnStatement SessionNotOnOrAfter=\"\(Fixture.time(-60))\"/>"
        }
        var fixture = Fixture()
        (fixture.confirmationEnd, fixture.notOnOrAfter) = (Fixture.time(-59), Fixture.time(-59))
        fixture.notBefore = Fixture.time(60)
        fixture.statement = "<saml:AuthnStatement SessionNotOnOrAfter=\"\(Fixture.time(-59))\"/>"
        let read = try Fixture.read(try fixture.signedAssertion())
        #expect(read.sessionEnd == Fixture.now.advanced(seconds: -59) && read.sessionIndex == nil)
        #expect(read.replayableUntil == Fixture.now.advanced(seconds: 1))
    }

    @Test func `an assertion can be replayed until the first of its ends`() throws {
        var fixture = Fixture()
        fixture.confirmationEnd = Fixture.time(200)
        #expect(try Fixture.read(try fixture.signedAssertion()).replayableUntil == Fixture.now.advanced(seconds: 260))
        fixture.notOnOrAfter = Fixture.time(100)
        #expect(try Fixture.read(try fixture.signedAssertion()).replayableUntil == Fixture.now.advanced(seconds: 160))
    }

    @Test func `only known conditions are accepted`() throws {
        let audience = Self.audience(Fixture.audience)
        var fixture = Fixture()
        fixture.audiences = audience + "<saml:OneTimeUse/>"
        #expect(try Fixture.read(try fixture.signedResponse()).id == "_assertion")
        try refuse(.condition) { $0.audiences = audience + "<saml:Condition/>" }
        try refuse(.condition) { $0.audiences = audience + "<saml:Assertion2/>" }
    }

    @Test func `a response answers a request that was made`() throws {
        try refuse(.unrequested) { ($0.confirmedRequest, $0.responseRequest) = ("_other", "_other") }
        try refuse(.unrequested) { $0.confirmedRequest = "_other" }
        try refuse(.unrequested) { $0.responseRequest = "_other" }
        try refuse(.unrequested) { ($0.confirmedRequest, $0.responseRequest) = (nil, nil) }
    }

    @Test func `a response without request is accepted only if that is switched on`() throws {
        var expected = Fixture.expectations
        expected.allowsUnsolicited = true
        var fixture = Fixture()
        (fixture.confirmedRequest, fixture.responseRequest) = (nil, nil)
        #expect(try Fixture.read(try fixture.signedAssertion(), expecting: expected).request == nil)
        fixture.confirmedRequest = "_other"
        let other = try fixture.signedAssertion()
        #expect(throws: SAMLRefusal.unrequested) { try Fixture.read(other, expecting: expected) }
    }

    @Test func `an unsigned InResponseTo does not stand in for a signed one`() throws {
        var fixture = Fixture()
        fixture.confirmedRequest = nil
        let (signedAssertion, signedResponse) = (try fixture.signedAssertion(), try fixture.signedResponse())
        #expect(throws: SAMLRefusal.unrequested) { try Fixture.read(signedAssertion) }
        #expect(try Fixture.read(signedResponse).request == "_request")
    }

    @Test func `another version and two assertions are refused`() throws {
        try refuse(.version) { $0.version = "1.1" }
        var fixture = Fixture()
        let first = try fixture.signedAssertion()
        fixture.assertionID = "_second"
        let second = try #require(TestSigner.provider).sign(
            fixture.assertion(SignatureTemplate("#_second").text), ids: ["_second"])
        let both = first.replacingOccurrences(of: "</samlp:Response>", with: second + "</samlp:Response>")
        #expect(throws: SAMLRefusal.structure) { try Fixture.read(both) }
        #expect(throws: SAMLRefusal.structure) { try Fixture.read(Fixture().response("")) }
        #expect(throws: SAMLRefusal.structure) { try Fixture.read(fixture.assertion()) }
    }
}
