package import Cryptography
import Kernel

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

    /// A login that was verified.
    package init(_ login: Login, names: [String], claims: Claims, method: String, roles: [String] = []) {
        (self.login, self.names, self.claims) = (login, names, claims)
        (self.method, self.roles) = (method, roles)
    }
}

/// A user of a provider.
package struct Login: Hashable, Sendable {
    /// The provider or back end that vouches for the user.
    package enum Kind: String, Sendable {
        /// The provider, by a token.
        case external
        /// The developer's back end, by its signature.
        case developer
    }

    package var kind: Kind
    package var provider: String
    /// The user at the provider; compared by bytes.
    package var subject: String

    /// A user of a provider.
    package init(_ kind: Kind, provider: String, subject: String) {
        (self.kind, self.provider, self.subject) = (kind, provider, subject)
    }

    /// The login's key in its pool: 64 hexadecimal digits, however long the subject is.
    var key: String {
        get throws {
            let text = LengthPrefixed.pack(texts: [kind.rawValue, provider, subject])
            return Hex.encode(try DigestAlgorithm.sha256.digest(of: text))
        }
    }

    /// Whether both are the same user.
    package static func == (one: Self, other: Self) -> Bool {
        one.kind == other.kind && one.provider.hasSameBytes(as: other.provider)
            && one.subject.hasSameBytes(as: other.subject)
    }

    /// Hashes the bytes.
    package func hash(into hasher: inout Hasher) {
        ByteKey(provider).hash(into: &hasher)
        ByteKey(subject).hash(into: &hasher)
    }
}
