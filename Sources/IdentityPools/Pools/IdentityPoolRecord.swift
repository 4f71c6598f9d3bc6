public import Kernel

/// An identity pool: it gives users of its providers identities, and exchanges their tokens for credentials
/// (POOL-OVR-01).
public struct IdentityPoolRecord: Sendable, Equatable {
    /// The generated id; it never changes.
    public let id: IdentityPoolID
    /// The display name; not unique.
    public var name: String
    /// The administrator's settings.
    public var settings: IdentityPoolSettings
    /// The roles of identities.
    public var roles = RoleSettings()
    /// By the names of providers, which claims become principal tags.
    public var tagMaps: [String: PrincipalTagMap] = [:]
    /// When it was created.
    public let createdAt: Instant
    /// Counts the changes to this record, from 1.
    public var version: Int64 = 1

    init(id: IdentityPoolID, name: String, settings: IdentityPoolSettings, createdAt: Instant) {
        (self.id, self.name, self.settings, self.createdAt) = (id, name, settings, createdAt)
    }
}
