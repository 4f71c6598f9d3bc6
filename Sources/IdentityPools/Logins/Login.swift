import Cryptography
import Kernel

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
