public import Kernel

/// A directory of people with its own rules, clients, groups and keys (spec area UP-POOL).
public struct UserPool: Sendable, Equatable {
    /// Its name for good, which nobody chooses.
    public var id: UserPoolID
    /// What an administrator calls it; not unique.
    public var name: String
    /// What an administrator decided about it.
    public var settings: PoolSettings
    /// What may be known about a person in this pool.
    public var schema: AttributeSchema
    /// When it was made.
    public var createdAt: Instant
    /// When it last changed.
    public var modifiedAt: Instant
    /// Counts the changes to this record, from 1.
    public var version: Int64

    /// A pool as it was or will be stored.
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
