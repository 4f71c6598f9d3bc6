import Kernel
import Storage

/// The chains in a folder. The store contains how many bytes of which file were delivered.
struct FolderSource: DeliverySource {
    let root: String
    let database: any Database

    func chains() -> [String] { ChainFolder.all(in: root).map(\.path) }

    func next(of path: String) async throws -> DeliveryBatch? {
        let chain = ChainFolder(path)
        let files = chain.files
        guard let first = files.first else { return nil }
        let stored = try await database.read { try AuditDeliveryTable($0).find(chain.chain) }
        var (part, batch) = (stored ?? DeliveredPart(file: first.number, bytes: 0), DeliveryBatch())
        if part.file < first.number {
            batch.report = .deleted(chain: chain.chain, before: first.number)
            part = DeliveredPart(file: first.number, bytes: 0)
        }
        let start = part
        for file in files where file.number >= start.file {
            if file.number > part.file { part = DeliveredPart(file: file.number, bytes: 0) }
            guard let tail = ChainTail(of: file.path, after: part.bytes, atMost: AuditDelivery.batch) else {
                return nil
            }
            // A fragment that a killed process has left at the end of a file is not a record: the next file describes
            // it.
            guard !tail.lines.isEmpty else { continue }
            // The next file exists before the last record of a file is written.
            guard file.number == start.file || hasEnded(chain, at: start) else { return batch }
            part.bytes += tail.byteCount
            batch.lines = tail.lines
            batch.recordDelivery = { [database, part] in
                try await database.write { try AuditDeliveryTable($0).put(part, of: chain.chain) }
            }
            return batch
        }
        return nil
    }

    /// Only this process reads the folder.
    func release() {}

    /// Whether a file that another one follows has no more records.
    private func hasEnded(_ chain: ChainFolder, at part: DeliveredPart) -> Bool {
        ChainTail(of: chain.path(of: part.file), after: part.bytes, atMost: 1)?.lines.isEmpty ?? true
    }
}
