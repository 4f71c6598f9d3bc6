import Kernel
import WireRuntime

/// Verifies a chain in the database: its lines like those of files, and the columns that repeat parts of them.
struct StoredChainVerifier {
    private var verifier: ChainVerifier
    /// The bytes of all lines so far; nil before the first.
    private var bytes: Int64?

    init(_ chain: String, keys: [AuditPublicKey], head: ChainHead?) {
        verifier = ChainVerifier(chain, keys: keys, head: head)
        verifier.report.isStored = true
    }

    mutating func read(_ record: StoredRecord) {
        let location = AuditProblem.Location.row(record.sequence)
        verifier.read(ArraySlice(record.line), at: location)
        let fields = JSONObject(recordLine: record.line)
        if let number = fields.flatMap({ ChainPosition($0) })?.sequence, number != record.sequence {
            verifier.report.add(.misplaced(location, sequence: number))
        }
        if fields?.eventTime?.seconds != record.time.seconds || bytes.map({ $0 != record.bytesBefore }) ?? false {
            verifier.report.add(.changed(location, sequence: record.sequence))
        }
        bytes = record.bytesThrough
    }

    mutating func finish() -> ChainReport {
        verifier.finish()
        return verifier.report
    }
}
