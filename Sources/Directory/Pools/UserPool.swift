package import Kernel

/// A directory of users with its own settings, clients, groups and keys (UP-POOL).
package struct UserPool: Sendable, Equatable {
    /// The generated id; it never changes.
    package var id: UserPoolID
    /// The display name; not unique.
    package var name: String
    /// The administrator's settings.
    package var settings: PoolSettings
    /// The attributes of the pool's users.
    package var schema: AttributeSchema
    /// The operator's settings beyond these.
    package var extensions = PoolExtensions()
    /// When it was created.
    package var createdAt: Instant
    /// When it last changed.
    package var modifiedAt: Instant
    /// The number of changes to this record, from 1.
    package var version: Int64

    package init(
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
