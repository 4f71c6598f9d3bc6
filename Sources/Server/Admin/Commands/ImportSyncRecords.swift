import Kernel
import Sync

/// Writes records of one dataset, or reports what that would do.
package struct ImportSyncRecords: AdminCommand {
    let pool: String
    let records: [AdminProtocol.SyncRecord]
    /// Whether the result is only reported.
    let isCheck: Bool
    /// Whether records with another value are replaced. If not, and there are any, nothing is written.
    let replaces: Bool

    init(pool: String, records: [AdminProtocol.SyncRecord], isCheck: Bool, replaces: Bool) {
        (self.pool, self.records, self.isCheck, self.replaces) = (pool, records, isCheck, replaces)
    }

    /// - Throws: `InvalidInput`.
    package func perform(on store: AdminStore) async throws -> AdminProtocol.SyncImportResult {
        AuditContext.note(IdentityPoolID(rawValue: pool))
        let transfer = store.transfer.import
        do {
            let dataset = try dataset
            let outcome =
                isCheck ? try await transfer.check(dataset) : try await transfer.run(dataset, replaces: replaces)
            return AdminProtocol.SyncImportResult(
                added: outcome.added, unchanged: outcome.unchanged, replaced: outcome.replaced)
        } catch let refusal as SyncRefusal { return AdminProtocol.SyncImportResult(refusal: refusal.message) }
    }

    /// The records, checked: any program may send the request.
    private var dataset: TransferredDataset {
        get throws {
            for record in records { try SyncLine(record).validate() }
            guard let first = records.first,
                records.allSatisfy({ $0.isInDataset(of: first) && $0.copyOf == first.copyOf })
            else { throw InvalidInput("The records are not of one dataset.") }
            guard Set(records.map { ByteKey($0.key) }).count == records.count else {
                throw InvalidInput("A key occurs twice.")
            }
            return TransferredDataset(
                DatasetPlace(
                    first.dataset, of: IdentityID(rawValue: first.identity), in: IdentityPoolID(rawValue: pool)),
                copyOf: first.copyOf,
                records: records.map {
                    RecordChange(
                        $0.key, value: $0.value, syncCount: 0,
                        deviceModifiedAt: $0.deviceModifiedAt.map(Instant.init(microseconds:)))
                })
        }
    }
}
