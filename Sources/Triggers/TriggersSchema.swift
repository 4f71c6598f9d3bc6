import Cryptography
package import Storage

/// The table of this module, and its migrations. A released one never changes.
package enum TriggersSchema {
    package static let tables = [
        StoredTable(
            "trigger_targets", key: ["function_arn"], owner: .store,
            sealed: [
                .init("sealed_secret", purpose: Sealer.Purpose.triggerTarget.rawValue, boundTo: ["function_arn"])
            ])
    ]

    /// The migrations, oldest first.
    package static let migrations = [
        Migration(
            "triggers-0001-targets",
            statements: [
                """
                CREATE TABLE trigger_targets (
                    function_arn \(.text) NOT NULL PRIMARY KEY,
                    settings \(.text) NOT NULL,
                    sealed_secret \(.bytes) NOT NULL,
                    created_at \(.integer) NOT NULL
                )
                """
            ]),
        Migration("triggers-0002-pools", statements: ["ALTER TABLE trigger_targets ADD COLUMN pools \(.text)"]),
    ]
}
