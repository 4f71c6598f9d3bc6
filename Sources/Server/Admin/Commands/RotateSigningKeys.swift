import IdentityPools
import Kernel
import Tokens

/// Gives a pool new signing keys.
package struct RotateSigningKeys: AdminCommand {
    /// Names all identity pools together in place of a user pool: their tokens have one issuer, and one set of keys.
    package static let identityTokens = "cognito-identity.amazonaws.com"

    let pool: String
    /// Whether the old keys are withdrawn immediately; nil for no.
    let atOnce: Bool?

    package init(pool: String, atOnce: Bool) { (self.pool, self.atOnce) = (pool, atOnce) }

    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> NoResult {
        let kind: KeyRotation = atOnce == true ? .atOnce : .announced
        if pool.hasSameBytes(as: Self.identityTokens) {
            try await store.identityKeys.rotate(kind)
        } else {
            try await store.keys.rotate(UserPoolID.noted(pool), kind: kind)
        }
        return NoResult()
    }
}
