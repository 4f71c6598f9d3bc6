import Kernel
import WireRuntime

/// Verifies a chain in the database: its lines as those of files, and what the rows say of them.
struct StoredChainVerifier {
    private var verifier: ChainVerifier
    private var bytes: Int64?

    init(_ chain: String, keys: [AuditPublicKey], head: ChainHead?) {
        verifier = ChainVerifier(chain, keys: keys, head: head)
        verifier.report.isStored = true
    }

    mutating func read(_ record: StoredRecord) {
        let location = AuditProblem.Location.row(record.sequence)
        verifier.read(ArraySlice(record.line), at: location)
        let fields = (try? JSONReader.read(Array(record.line), limits: .trusted))?.object
        if let number = fields.flatMap({ ChainPosition($0) })?.sequence, number != record.sequence {
            verifier.report.add(.misplaced(location, sequence: number))
        }
        let time = fields?["eventTime"]?.string.flatMap(Instant.init(timestamp:))
        if time?.seconds != record.time.seconds || bytes.map({ $0 != record.bytesBefore }) ?? false {
            verifier.report.add(.changed(location, sequence: record.sequence))
        }
        bytes = record.bytesThrough
    }

    mutating func finish() -> ChainReport {
        verifier.finish()
        return verifier.report
    }
}
