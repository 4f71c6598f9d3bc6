import Kernel
import Sync

/// The next records of an identity pool, or of one of its identities.
package struct ExportSyncRecords: AdminCommand {
    let pool: String
    let identity: String?
    /// Where the previous part ended; nil for the first part.
    var after: AdminProtocol.SyncPosition?

    init(pool: String, identity: String?) { (self.pool, self.identity) = (pool, identity) }

    /// - Throws: `SyncRefusal` if the pool or the identity does not exist.
    package func perform(on store: AdminStore) async throws -> AdminProtocol.SyncPage {
        let id = IdentityPoolID(rawValue: pool)
        AuditContext.note(id)
        let page = try await store.transfer.export.page(
            of: id, identity: identity.map(IdentityID.init(rawValue:)),
            after: after.map {
                TransferPosition(
                    identity: IdentityID(rawValue: $0.identity), dataset: $0.dataset, keyHash: $0.keyHash)
            })
        return AdminProtocol.SyncPage(
            records: page.records.map(AdminProtocol.SyncRecord.init),
            next: page.next.map {
                AdminProtocol.SyncPosition(identity: $0.identity.rawValue, dataset: $0.dataset, keyHash: $0.keyHash)
            })
    }
}

extension AdminProtocol.SyncRecord {
    fileprivate init(_ transferred: TransferredRecord) {
        let record = transferred.record
        self.init(
            identity: transferred.place.identity.rawValue, dataset: transferred.place.name,
            copyOf: transferred.copyOf, key: record.key, value: record.value ?? "", syncCount: record.syncCount,
            modifiedBy: record.modifiedBy, modifiedAt: record.modifiedAt.microseconds,
            deviceModifiedAt: record.deviceModifiedAt?.microseconds)
    }
}
