import Cryptography
import Federation
import Kernel

/// Which claims of a provider's tokens become tags of the credentials' principal.
package struct PrincipalTagMap: Codable, Sendable, Equatable {
    /// Whether the client and the subject become the tags `client` and `username`.
    package var usesDefaults: Bool
    /// The claims by the tags' keys.
    package var claims: [String: String]

    package init(usesDefaults: Bool, claims: [String: String]) {
        (self.usesDefaults, self.claims) = (usesDefaults, claims)
    }

    private static let defaults = ["client": "aud", "username": "sub"]
    /// The longest value of a tag, in characters.
    private static let maxValueLength = 256

    /// The tags of a token with `claims`. A claim that is absent, or too long for a tag, is skipped.
    func tags(from token: Claims) -> [String: String] {
        (usesDefaults ? Self.defaults : claims).compactMapValues { claim in
            token[claim]?.attributeText.flatMap { text in
                text.unicodeScalars.prefix(Self.maxValueLength + 1).count <= Self.maxValueLength ? text : nil
            }
        }
    }
}
