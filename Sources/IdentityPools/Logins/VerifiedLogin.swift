package import Cryptography

/// A login whose token is valid, with the token's content.
package struct VerifiedLogin: Sendable {
    /// Identifies the user at the provider.
    package var login: Login
    /// The provider's names in role mappings and principal tag maps.
    package var names: [String]
    /// The claims, for rules and tags.
    package var claims: Claims
    /// The user's name in `amr`, which follows that of the provider.
    package var method: String
    /// The roles that the provider itself allows, if it is a SAML provider (EXT-SAM-07).
    package var roles: [String]

    package init(_ login: Login, names: [String], claims: Claims, method: String, roles: [String] = []) {
        (self.login, self.names, self.claims) = (login, names, claims)
        (self.method, self.roles) = (method, roles)
    }
}
