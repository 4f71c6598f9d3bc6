import Storage

enum ResourceServersSchema {
    static let migrations: [Migration] = [
        Migration(
            "directory-0003-resource-servers",
            statements: [
                """
                CREATE TABLE resource_servers (
                    pool_id \(.text) NOT NULL,
                    identifier \(.text) NOT NULL,
                    name \(.text) NOT NULL,
                    scopes \(.text),
                    created_at \(.integer) NOT NULL,
                    modified_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, identifier)
                )
                """
            ])
    ]

    static let tables = [StoredTable("resource_servers", key: ["pool_id", "identifier"], owner: .pool)]
}
