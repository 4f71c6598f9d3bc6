import Cryptography
package import Storage

/// The migrations of these tables, oldest first, and their descriptions.
package enum AuditSchema {
    /// The key of checkpoints, and how far each chain has been signed.
    package static let migrations: [Migration] = [
        Migration(
            "audit-0001-keys-and-chains",
            statements: [
                """
                CREATE TABLE audit_keys (
                    key_id \(.text) NOT NULL PRIMARY KEY,
                    sealed \(.bytes) NOT NULL,
                    created_at \(.integer) NOT NULL
                )
                """,
                """
                CREATE TABLE audit_chains (
                    chain_id \(.text) NOT NULL PRIMARY KEY,
                    node \(.text) NOT NULL,
                    sequence \(.integer) NOT NULL,
                    hash \(.text) NOT NULL,
                    signed_at \(.integer) NOT NULL
                )
                """,
            ]),
        // How far each chain has been delivered to a receiver.
        Migration(
            "audit-0002-deliveries",
            statements: [
                """
                CREATE TABLE audit_deliveries (
                    chain_id \(.text) NOT NULL PRIMARY KEY,
                    file \(.integer) NOT NULL,
                    bytes \(.integer) NOT NULL
                )
                """
            ]),
        Migration("audit-0003-records", statements: records),
    ]

    /// The records of chains in the database, who writes each chain, and how far it has been delivered.
    private static let records: [SQL] = [
        """
        CREATE TABLE audit_records (
            chain_id \(.text) NOT NULL,
            sequence \(.integer) NOT NULL,
            event_at \(.integer) NOT NULL,
            bytes_before \(.integer) NOT NULL,
            line \(.bytes) NOT NULL,
            PRIMARY KEY (chain_id, sequence)
        )
        """,
        "CREATE INDEX audit_records_by_time ON audit_records (event_at, chain_id, sequence)",
        """
        CREATE TABLE audit_stored_chains (
            chain_id \(.text) NOT NULL PRIMARY KEY,
            node \(.text) NOT NULL,
            writer \(.text) NOT NULL,
            held_until \(.integer) NOT NULL
        )
        """,
        """
        CREATE TABLE audit_record_deliveries (
            chain_id \(.text) NOT NULL PRIMARY KEY,
            sequence \(.integer) NOT NULL,
            sender \(.text) NOT NULL,
            held_until \(.integer) NOT NULL
        )
        """,
    ]

    /// They belong to the store.
    package static let tables = [
        StoredTable(
            "audit_keys", key: ["key_id"], owner: .store,
            sealed: [.init("sealed", purpose: Sealer.Purpose.auditKey.rawValue, boundTo: ["key_id"])]),
        StoredTable("audit_chains", key: ["chain_id"], owner: .store),
        StoredTable("audit_deliveries", key: ["chain_id"], owner: .store),
        StoredTable("audit_stored_chains", key: ["chain_id"], owner: .store),
        StoredTable("audit_records", key: ["chain_id", .integer("sequence")], owner: .store),
        StoredTable("audit_record_deliveries", key: ["chain_id"], owner: .store),
    ]
}
