import Directory
import Federation
import Kernel

/// What a sign-in with a provider changes of its user. The rules for groups are evaluated before the transaction, so
/// that no other waits for that.
struct ExternalUpdate: Sendable {
    let profile: ExternalProfile
    let provider: IdentityProvider
    let pool: UserPool
    let groups: GroupAssignment
    let now: Instant

    /// What the provider says of the user in `profile`.
    init(_ profile: ExternalProfile, at provider: IdentityProvider, in pool: UserPool, now: Instant) {
        (self.profile, self.provider, self.pool, self.now) = (profile, provider, pool, now)
        groups = provider.groups(for: profile)
    }
}
