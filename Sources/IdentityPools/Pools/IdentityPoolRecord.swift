package import Kernel

/// An identity pool: it gives users of its providers identities, and exchanges their tokens for credentials
/// (POOL-OVR-01).
package struct IdentityPoolRecord: Sendable, Equatable {
    /// The generated id; it never changes.
    package let id: IdentityPoolID
    /// The display name; not unique.
    package var name: String
    /// The administrator's settings.
    package var settings: IdentityPoolSettings
    /// The roles of identities.
    package var roles = RoleSettings()
    /// By the names of providers, which claims become principal tags.
    package var tagMaps: [String: PrincipalTagMap] = [:]
    /// When it was created.
    package let createdAt: Instant
    /// Counts the changes to this record, from 1.
    package var version: Int64 = 1

    init(id: IdentityPoolID, name: String, settings: IdentityPoolSettings, createdAt: Instant) {
        (self.id, self.name, self.settings, self.createdAt) = (id, name, settings, createdAt)
    }
}
