package import Storage

extension DirectorySchema {
    /// The tables, each after the tables that its rows depend on: deletions iterate in the reverse order.
    package static let tables: [StoredTable] =
        PoolsSchema.tables + UsersSchema.tables + GroupsSchema.tables
        + ResourceServersSchema.tables + DomainsSchema.tables + BrandingSchema.tables
        + ProvidersSchema.tables
}

extension PoolsSchema {
    static let tables = [
        StoredTable(
            "pools", key: ["pool_id"], owner: .pool, poolRemoval: .atOnce,
            sealed: [.init("hash_key", purpose: "pool-hash-key", boundTo: ["pool_id"])]),
        StoredTable(
            "clients", key: ["pool_id", "client_id"], owner: .pool, poolRemoval: .atOnce,
            // The second one comes first, because it moves into the other column when the oldest is deleted.
            sealed: [
                .init("second_secret", purpose: "client-secret", boundTo: ["pool_id", "client_id"]),
                .init("secret", purpose: "client-secret", boundTo: ["pool_id", "client_id"]),
            ]),
        StoredTable(
            "pool_sources", key: ["pool_id"], owner: .pool, poolRemoval: .atOnce,
            sealed: [.init("secrets", purpose: "source-secret", boundTo: ["pool_id"])]),
        // A row outlives its pool: it says that rows of the pool are left to delete.
        StoredTable("removed_pools", key: ["pool_id"], owner: .store),
    ]
}

extension UsersSchema {
    // Users come before former passwords: a password that is replaced during resealing moves from one table to the
    // other.
    static let tables = [
        StoredTable(
            "users", key: ["pool_id", "user_id"], owner: .user("user_id"),
            sealed: [.init("credential", purpose: "verifier", boundTo: ["pool_id", "user_id"])]),
        // A former password is only bound to the user, as it was while it was the current one.
        StoredTable(
            "former_passwords", key: ["pool_id", "user_id", .integer("version")], owner: .user("user_id"),
            sealed: [.init("credential", purpose: "verifier", boundTo: ["pool_id", "user_id"])]),
        StoredTable("sign_in_names", key: ["pool_id", "name"], owner: .user("user_id")),
        StoredTable("user_search", key: ["pool_id", "attribute", "value", "user_id"], owner: .user("user_id")),
    ]
}

extension GroupsSchema {
    static let tables = [
        StoredTable("user_groups", key: ["pool_id", "name"], owner: .pool),
        StoredTable("memberships", key: ["pool_id", "group_name", "user_id"], owner: .user("user_id")),
    ]
}
