import Cryptography
import Directory
import Federation
import Kernel
import Storage

/// The changes that a sign-in with a provider makes to its user. The rules for groups are evaluated before the
/// transaction, so that other transactions do not wait for that.
struct ExternalUpdate: Sendable {
    let profile: ExternalProfile
    let provider: IdentityProvider
    let pool: UserPool
    let groups: GroupAssignment
    let now: Instant

    /// The changes that `profile` makes.
    init(_ profile: ExternalProfile, at provider: IdentityProvider, in pool: UserPool, now: Instant) {
        (self.profile, self.provider, self.pool, self.now) = (profile, provider, pool, now)
        groups = provider.groups(for: profile)
    }

    /// Stores the data for renewing the provider's tokens in the attributes of `user`.
    func keepTokens(of user: UserID, by cipher: SecretCipher, _ tx: any Transaction) throws {
        guard let tokens = profile.tokens else { return }
        try ProviderTokenTable(tx, cipher: cipher).put(tokens, of: user, at: provider, now: now)
    }
}
