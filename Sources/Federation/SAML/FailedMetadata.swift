package import Kernel

/// A failure to fetch a SAML provider's metadata again: the last good version stays.
package struct FailedMetadata: Sendable {
    /// The provider's pool.
    package let pool: UserPoolID
    /// The name of the provider.
    package let provider: String
    /// The cause, without the address.
    package let reason: String

    init(pool: UserPoolID, provider: String, cause: any Error) {
        (self.pool, self.provider) = (pool, provider)
        reason = (cause as? any Refusal)?.message ?? String(describing: cause)
    }
}
