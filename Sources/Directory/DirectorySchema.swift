public import Storage

/// The history of this wing's tables, oldest first.
///
/// Once released a step never changes.
public enum DirectorySchema {
    /// Pools and clients, then groups, then people.
    public static let migrations: [Migration] =
        PoolsSchema.migrations + GroupsSchema.migrations + UsersSchema.migrations
}
