import Storage
import StoragePostgres
import StorageSQLite

/// An open, migrated database, and its engine's parts.
struct OpenEngine: Sendable {
    let database: any Database
    /// How the last writes ended.
    let outcome: WriteOutcome
    /// The engine, if it is the embedded store.
    let sqlite: SQLiteDatabase?
    /// The engine, if it is PostgreSQL.
    let postgres: PostgresDatabase?
}
