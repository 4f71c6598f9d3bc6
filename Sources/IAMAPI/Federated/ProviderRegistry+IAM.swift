package import AccessControl
package import Cryptography
package import IdentityPools
package import Kernel
import SAML

extension ProviderRegistry {
    /// The account's providers, as identity pools know them.
    ///
    /// - Parameter reading: Where SAML responses wait to be read.
    package init(_ store: IAMStore, reading: CryptoPool, world: World) {
        let oidcProviders = OIDCProviders(store)
        let assertions = SAMLAssertions(store, reading: reading, world: world)
        self.init(
            openIDConnect: { arn in
                do {
                    let provider = try await oidcProviders.get(arn)
                    return OpenIDConnectProvider(issuer: "https://" + provider.url, clientIDs: provider.clientIDs)
                } catch is TrustedProviderRefusal { return nil }
            },
            samlUser: { arn, response in
                do {
                    return try SAMLUser(try await assertions.assertion(in: response, provider: arn), of: arn)
                } catch let refusal as SecurityTokenRefusal { throw LoginRefusal.invalidToken(refusal.message) }
            })
    }
}

extension ProviderRegistry.SAMLUser {
    /// The subject of an assertion, with all attributes as claims (RBAC-CLM-06).
    fileprivate init(_ assertion: SAMLAssertion, of provider: String) throws {
        let subject = assertion.subject
        guard subject.format?.hasSameBytes(as: SAMLSubject.transient) != true else {
            throw LoginRefusal.invalidToken("Its NameID is new in each session, so it names no user.")
        }
        var claims: Claims = ["sub": .string(subject.nameID), "iss": .string(assertion.issuer)]
        for attribute in assertion.attributes {
            claims[attribute.name] =
                attribute.values.count == 1 ? .string(attribute.values[0]) : .strings(attribute.values)
        }
        self.init(
            subject: subject.nameID, claims: claims,
            roles: (try? FederatedSubject.roles(in: assertion, of: provider)) ?? [])
    }
}
