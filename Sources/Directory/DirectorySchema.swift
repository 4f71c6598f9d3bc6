package import Storage

/// The migrations of the directory's tables, oldest first. A released step never changes.
package enum DirectorySchema {
    /// Pools and clients, then groups, users, and later additions.
    package static let migrations: [Migration] =
        PoolsSchema.migrations + GroupsSchema.migrations + UsersSchema.migrations
        + ResourceServersSchema.migrations + [PoolsSchema.secondSecrets]
        + DomainsSchema.migrations + BrandingSchema.migrations + [PoolsSchema.clientExtensions]
        + ProvidersSchema.migrations + [
            PoolsSchema.poolExtensions, ProvidersSchema.unlinkedIdentities, ProvidersSchema.groupRules,
            ProvidersSchema.callbacks, PoolsSchema.sources,
        ]
}
