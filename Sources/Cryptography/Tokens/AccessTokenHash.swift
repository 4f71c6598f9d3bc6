import Crypto
import Kernel

/// The claim `at_hash` of an ID token: it binds the access token that is issued with it (OpenID Connect Core 1.0,
/// section 3.1.3.6).
package enum AccessTokenHash {
    /// The left half of the SHA-256 hash of `token`, which RS256 uses, in Base64.
    package static func of(_ token: String) -> String {
        Base64.encodeURL(Array(SHA256.hash(data: Array(token.utf8)).prefix(16)))
    }
}
