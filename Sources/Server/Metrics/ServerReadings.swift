import HTTPServer
import Kernel
import StoragePostgres

/// Values read for each request to `/metrics`, unlike the counters since the start.
struct ServerReadings: Sendable {
    var load: AdmissionQueue.Load
    var process: ProcessUse?
    /// When the server began, in seconds since 1970.
    var startedAt = 0
    var lostLogLines = 0
    /// Audit records that were lost, and whether records can be written; nil without an audit log.
    var audit: (lost: Int, isWritable: Bool)?
    var store = Readiness.StoreState.responding
    var logoutNoticesWaiting: Int?
    var syncWaiting = 0
    /// The messages that wait, and how many seconds the oldest has waited.
    var outbox: (waiting: Int, oldestSeconds: Int)?
    var lockedUsers: Int?
    /// The counters of the connections to PostgreSQL; nil for the embedded store.
    var postgres: PostgresActivity?
    /// How many steps the store's schema has.
    var schemaSteps: Int?
    /// Bytes of the embedded store's files.
    var storeBytes: Int?
    /// Bytes that are free on the disk of the data folder.
    var freeBytes: Int?
    /// When certificates expire, in seconds since 1970.
    var certificates: [(name: String, seconds: Int)] = []
    /// When the oldest key that signs users' tokens was made, in seconds since 1970.
    var oldestSigningKey: Int?
}
