import Directory
import Federation
import Kernel

/// The changes that a sign-in with a provider makes to its user. The rules for groups are evaluated before the
/// transaction, so that no other waits for that.
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
}
