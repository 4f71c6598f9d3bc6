import Directory
import Kernel
import TestKit
import Testing

@testable import Federation

/// Which addresses a provider has verified, by the mapping's rules.
@Suite struct VerifiedAddressTests {
    private func address(
        _ kind: ProviderKind, _ mapping: [String: String], _ claims: [String: String]
    ) -> String? {
        let now = Instant(seconds: 0)
        return IdentityProvider(
            pool: UserPoolID(rawValue: "eu-test-1_abc"), name: "Corp", kind: kind, details: [:],
            attributeMapping: mapping, identifiers: [], createdAt: now, modifiedAt: now
        ).verifiedAddress(in: claims)
    }

    private let usual = ["email": "email", "email_verified": "email_verified"]

    // FED-05
    @Test(arguments: [ProviderKind.openIDConnect, .google, .apple, .saml])
    func `an address with its flag is verified`(_ kind: ProviderKind) {
        #expect(address(kind, usual, ["email": "a@b.example", "email_verified": "true"]) == "a@b.example")
        for flag in ["false", "TRUE", "1", "yes", ""] {
            #expect(address(kind, usual, ["email": "a@b.example", "email_verified": flag]) == nil, "\(flag)")
        }
        #expect(address(kind, usual, ["email": "a@b.example"]) == nil)
        #expect(address(kind, ["email": "email"], ["email": "a@b.example", "email_verified": "true"]) == nil)
    }

    @Test func `the standard's flag verifies only the standard's address`() {
        let mapping = ["email": "upn", "email_verified": "email_verified"]
        let claims = ["upn": "boss@b.example", "email": "a@b.example", "email_verified": "true"]
        #expect(address(.openIDConnect, mapping, claims) == nil)
        #expect(address(.google, mapping, claims) == nil)
        #expect(
            address(.openIDConnect, mapping, claims.merging(["email": "boss@b.example"]) { $1 }) == "boss@b.example")
        #expect(address(.openIDConnect, mapping, ["upn": "boss@b.example", "email_verified": "true"]) == nil)
    }

    @Test func `a flag of another name verifies what the administrator maps beside it`() {
        let mapping = ["email": "mail", "email_verified": "mailChecked"]
        let claims = ["mail": "a@b.example", "mailChecked": "true", "email": "c@d.example"]
        #expect(address(.openIDConnect, mapping, claims) == "a@b.example")
        #expect(
            address(
                .saml, ["email": "urn:mail", "email_verified": "email_verified"],
                [
                    "urn:mail": "a@b.example", "email_verified": "true",
                ]) == "a@b.example")
    }
}
