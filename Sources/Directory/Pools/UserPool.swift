public import Kernel

/// A directory of users with its own settings, clients, groups and keys (UP-POOL).
public struct UserPool: Sendable, Equatable {
    /// The generated id; it never changes.
    public var id: UserPoolID
    /// The display name; not unique.
    public var name: String
    /// The administrator's settings.
    public var settings: PoolSettings
    /// The attributes of the pool's users.
    public var schema: AttributeSchema
    /// The operator's settings beyond these.
    public var extensions = PoolExtensions()
    /// When it was created.
    public var createdAt: Instant
    /// When it last changed.
    public var modifiedAt: Instant
    /// Counts the changes to this record, from 1.
    public var version: Int64

    /// A pool record.
    public init(
        id: UserPoolID, name: String, settings: PoolSettings, schema: AttributeSchema, createdAt: Instant,
        modifiedAt: Instant, version: Int64 = 1
    ) {
        self.id = id
        self.name = name
        self.settings = settings
        self.schema = schema
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
        self.version = version
    }
}
