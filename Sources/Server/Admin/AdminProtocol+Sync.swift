import Kernel
import Sync

/// The operator's operations on the data of identities.
package protocol SyncAdminClient: Sendable {
    /// The next records of an identity pool, or of one of its identities.
    ///
    /// - Throws: `SyncRefusal` if the pool or the identity does not exist.
    func exportRecords(_ part: AdminProtocol.SyncExport) async throws -> AdminProtocol.SyncPage
    /// Writes records of one dataset, or says what that would do.
    func importRecords(_ part: AdminProtocol.SyncImport) async throws -> AdminProtocol.SyncImportResult
}

extension AdminProtocol {
    /// A place in the order of a pool's records.
    package struct SyncPosition: Codable, Sendable {
        var identity: String
        var dataset: String
        var keyHash: String?
    }

    /// What is exported: an identity pool or one identity, after a place.
    package struct SyncExport: Codable, Sendable {
        var pool: String
        var identity: String?
        var after: SyncPosition?
    }

    /// A record with the dataset that it belongs to.
    package struct SyncRecord: Codable, Sendable, Equatable {
        var identity: String
        var dataset: String
        /// The dataset of which it is a copy that a merge of identities has made.
        var copyOf: String?
        var key: String
        var value: String
        var syncCount: Int64?
        var modifiedBy: String?
        /// Microseconds since 1970.
        var modifiedAt: Int64?
        var deviceModifiedAt: Int64?
    }

    /// A part of the records of a pool.
    package struct SyncPage: Codable, Sendable {
        var records: [SyncRecord]
        /// Nil if it is the last part.
        var next: SyncPosition?
    }

    /// Records of one dataset.
    package struct SyncImport: Codable, Sendable {
        var pool: String
        var records: [SyncRecord]
        /// Whether nothing is written.
        var isCheck = false
        /// Whether records with another value are replaced. If not, and there are any, nothing is written.
        var replaces = false
    }

    /// What an import has done with the records of a dataset, or would do.
    package struct SyncImportResult: Codable, Sendable {
        var added = 0
        var unchanged = 0
        /// The keys of records with another value.
        var replaced: [String] = []
        /// Why the dataset cannot have the records; nil if it can.
        var refusal: String?
    }
}

extension AdminOperation {
    /// The operations about the data of identities.
    static func syncOperations(of admin: any AdminClient) -> [AdminOperation] {
        [
            AdminOperation(.exportSyncRecords) {
                guard let part = $0.syncExport else { throw InvalidInput("The pool is missing.") }
                AuditContext.note(IdentityPoolID(rawValue: part.pool))
                return try await admin.exportRecords(part)
            },
            AdminOperation(.importSyncRecords) {
                guard let part = $0.syncImport else { throw InvalidInput("The records are missing.") }
                AuditContext.note(IdentityPoolID(rawValue: part.pool))
                return try await admin.importRecords(part)
            },
        ]
    }
}

extension RemoteAdminClient {
    func exportRecords(_ part: AdminProtocol.SyncExport) async throws -> AdminProtocol.SyncPage {
        try await ask(.exportSyncRecords, AdminProtocol.Arguments(syncExport: part))
    }

    func importRecords(_ part: AdminProtocol.SyncImport) async throws -> AdminProtocol.SyncImportResult {
        try await ask(.importSyncRecords, AdminProtocol.Arguments(syncImport: part))
    }
}
