import Storage

enum BrandingSchema {
    static let migrations: [Migration] = [
        // A logo has at most 100 KB, and is stored in the row so that backups and removals contain it.
        Migration(
            "directory-0006-branding",
            statements: [
                """
                CREATE TABLE branding (
                    pool_id \(.text) NOT NULL,
                    client_id \(.text) NOT NULL,
                    css \(.text),
                    logo \(.bytes),
                    logo_format \(.text),
                    logo_hash \(.text),
                    created_at \(.integer) NOT NULL,
                    modified_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, client_id)
                )
                """
            ])
    ]

    static let tables = [StoredTable("branding", key: ["pool_id", "client_id"], owner: .pool)]
}
