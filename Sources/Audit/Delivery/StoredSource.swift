import Kernel
import Storage

/// The chains in the database. One process at a time delivers a chain: it holds the chain's row, and renews that with
/// each batch.
struct StoredSource: DeliverySource {
    let database: any Database
    /// Names this process among all that deliver.
    let sender: String
    let world: World

    func chains() async throws -> [String] {
        let now = world.now()
        return try await database.read { try AuditRecordDeliveryTable($0).waiting(for: sender, at: now) }
    }

    func next(of chain: String) async throws -> DeliveryBatch? {
        let now = world.now()
        let held = try await database.read { try AuditRecordDeliveryTable($0).find(chain) }
        var delivered = held?.sequence ?? 0
        // Only a process that does not hold the chain yet writes before it sends.
        if held?.sender != sender || held.map({ $0.heldUntil <= now }) ?? true {
            let taken = try await database.write { try AuditRecordDeliveryTable($0).take(chain, for: sender, at: now) }
            guard let taken else { return nil }
            delivered = taken
        }
        let records = try await database.read { [delivered] in
            try AuditRecordTable($0).list(of: chain, after: delivered, limit: AuditDelivery.batch)
        }
        guard let first = records.first, let last = records.last else { return nil }
        var batch = DeliveryBatch(lines: records.map { Array($0.line) })
        if first.sequence > delivered + 1 {
            batch.report = .recordsDeleted(chain: chain, before: first.sequence)
        }
        batch.recordDelivery = { [database, sender, world] in
            let now = world.now()
            try await database.write {
                try AuditRecordDeliveryTable($0).put(last.sequence, of: chain, by: sender, at: now)
            }
        }
        return batch
    }

    /// If it fails, the others wait until the hold ends.
    func release() async {
        _ = try? await database.write { [sender] in try AuditRecordDeliveryTable($0).releaseAll(of: sender) }
    }
}
