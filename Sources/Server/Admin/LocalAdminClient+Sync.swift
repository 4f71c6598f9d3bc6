import Kernel
import Sync
import WireRuntime

extension LocalAdminClient {
    func exportRecords(_ part: AdminProtocol.SyncExport) async throws -> AdminProtocol.SyncPage {
        let page = try await transfer.export.page(
            of: IdentityPoolID(rawValue: part.pool), identity: part.identity.map(IdentityID.init(rawValue:)),
            after: part.after.map {
                TransferPosition(
                    identity: IdentityID(rawValue: $0.identity), dataset: $0.dataset, keyHash: $0.keyHash)
            })
        return AdminProtocol.SyncPage(
            records: page.records.map(AdminProtocol.SyncRecord.init),
            next: page.next.map {
                AdminProtocol.SyncPosition(identity: $0.identity.rawValue, dataset: $0.dataset, keyHash: $0.keyHash)
            })
    }

    func importRecords(_ part: AdminProtocol.SyncImport) async throws -> AdminProtocol.SyncImportResult {
        do {
            let dataset = try Self.dataset(of: part)
            let outcome =
                part.isCheck
                ? try await transfer.import.check(dataset)
                : try await transfer.import.run(dataset, replaces: part.replaces)
            return AdminProtocol.SyncImportResult(
                added: outcome.added, unchanged: outcome.unchanged, replaced: outcome.replaced)
        } catch let refusal as SyncRefusal { return AdminProtocol.SyncImportResult(refusal: refusal.message) }
    }

    /// The records of a request, which need not come from the command.
    ///
    /// - Throws: `InvalidInput` if they are not valid records of one dataset.
    private static func dataset(of part: AdminProtocol.SyncImport) throws -> TransferredDataset {
        for record in part.records { try SyncLine(record).validate() }
        guard let first = part.records.first,
            part.records.allSatisfy({ $0.isInDataset(of: first) && $0.copyOf == first.copyOf })
        else { throw InvalidInput("The records are not of one dataset.") }
        guard Set(part.records.map { ByteKey($0.key) }).count == part.records.count else {
            throw InvalidInput("A key occurs twice.")
        }
        return TransferredDataset(
            DatasetPlace(
                first.dataset, of: IdentityID(rawValue: first.identity), in: IdentityPoolID(rawValue: part.pool)),
            copyOf: first.copyOf,
            records: part.records.map {
                RecordChange(
                    $0.key, $0.value, syncCount: 0,
                    deviceModifiedAt: $0.deviceModifiedAt.map(Instant.init(microseconds:)))
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
