import Storage
import StoragePostgres

/// An open, migrated database, and its engine's parts.
struct OpenEngine: Sendable {
    let database: any Database
    /// How the last writes ended.
    let outcome: WriteOutcome
    /// The engine, if it is PostgreSQL.
    let postgres: PostgresDatabase?
}
