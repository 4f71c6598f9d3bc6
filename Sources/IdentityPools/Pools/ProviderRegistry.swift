package import Cryptography
package import Kernel

/// The identity providers that IAM knows, by their ARNs (EXT-OID-01): the port to what keeps them.
package struct ProviderRegistry: Sendable {
    /// An OpenID Connect provider.
    package struct OpenIDConnectProvider: Hashable, Sendable {
        /// The issuer's URL.
        package var issuer: String
        /// The client ids that tokens may be for.
        package var clientIDs: [String]

        /// A provider.
        package init(issuer: String, clientIDs: [String]) { (self.issuer, self.clientIDs) = (issuer, clientIDs) }

        /// The provider's name in `Logins`: the issuer without its scheme (EXT-OID-04).
        package var name: String {
            let scheme = "https://"
            guard issuer.utf8.starts(with: scheme.utf8) else { return issuer }
            return String(Substring(issuer.utf8.dropFirst(scheme.utf8.count)))
        }
    }

    /// The provider with an ARN; nil if there is none.
    package var openIDConnect: @Sendable (_ arn: String) async throws -> OpenIDConnectProvider?

    /// A user of a SAML provider, by a response.
    package struct SAMLUser: Sendable {
        /// The NameID.
        package var subject: String
        /// The attributes.
        package var claims: Claims
        /// The roles that the provider lets the user assume (EXT-SAM-07).
        package var roles: [String]

        /// A user.
        package init(subject: String, claims: Claims, roles: [String]) {
            (self.subject, self.claims, self.roles) = (subject, claims, roles)
        }
    }

    /// The user that a response of the provider with an ARN names. Throws `LoginRefusal` if it is not valid.
    package var samlUser: @Sendable (_ arn: String, _ response: Secret<String>) async throws -> SAMLUser

    /// Finds providers by the given functions.
    package init(
        openIDConnect: @escaping @Sendable (_ arn: String) async throws -> OpenIDConnectProvider?,
        samlUser: @escaping @Sendable (_ arn: String, _ response: Secret<String>) async throws -> SAMLUser = { _, _ in
            throw LoginRefusal.unsupportedProvider
        }
    ) {
        (self.openIDConnect, self.samlUser) = (openIDConnect, samlUser)
    }

    /// Knows no provider.
    package static let empty = ProviderRegistry(openIDConnect: { _ in nil })
}
