import AccessControl
import Cryptography
package import Federation
package import Kernel
import SAML

/// Verifies the responses of the SAML providers in IAM (EXT-SAM-10).
package struct SAMLLogins: LoginVerifier {
    private let assertions: SAMLAssertions

    /// Verifies the responses that `assertions` reads.
    package init(_ assertions: SAMLAssertions) { self.assertions = assertions }

    package func verify(_ name: String, token: Secret<String>, in settings: IdentityPoolSettings) async throws
        -> VerifiedLogin?
    {
        guard settings.hasSAMLProvider(name) else { return nil }
        let assertion: SAMLAssertion
        do { assertion = try await assertions.assertion(in: token, provider: name) } catch let refusal
            as SecurityTokenRefusal
        { throw LoginRefusal.invalidToken(refusal.message) }
        let subject = assertion.subject
        guard subject.format?.hasSameBytes(as: SAMLSubject.transient) != true else {
            throw LoginRefusal.invalidToken("Its NameID is new in each session, so it names no user.")
        }
        guard (1...255).contains(subject.nameID.utf8.count) else { throw LoginRefusal.malformed }
        return VerifiedLogin(
            Login(.external, provider: name, subject: subject.nameID), names: [name],
            claims: Self.claims(of: assertion),
            method: "\(name):\(subject.nameID)",
            // The roles that the provider lets the user assume (EXT-SAM-07).
            roles: (try? FederatedSubject.roles(in: assertion, of: name)) ?? [])
    }

    /// The subject of an assertion, with all attributes as claims (RBAC-CLM-06).
    private static func claims(of assertion: SAMLAssertion) -> Claims {
        var claims: Claims = ["sub": .string(assertion.subject.nameID), "iss": .string(assertion.issuer)]
        for attribute in assertion.attributes {
            claims[attribute.name] =
                attribute.values.count == 1 ? .string(attribute.values[0]) : .strings(attribute.values)
        }
        return claims
    }
}

extension IdentityPoolSettings {
    /// Whether users of the SAML provider with this ARN get identities.
    func hasSAMLProvider(_ arn: String) -> Bool { samlProviders.contains { $0.hasSameBytes(as: arn) } }
}
