public import Storage

/// The migrations of the directory's tables, oldest first. A released step never changes.
public enum DirectorySchema {
    /// Pools and clients, then groups, then users.
    public static let migrations: [Migration] =
        PoolsSchema.migrations + GroupsSchema.migrations + UsersSchema.migrations
}
