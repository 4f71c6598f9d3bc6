import Kernel
import WireRuntime

/// Reads a chain from its beginning to its end, and finds what was changed, dropped, reordered or cut off.
struct ChainVerifier {
    private let keys: [AuditPublicKey]
    private let head: ChainHead?
    var report: ChainReport
    /// The position that the next record must have; nil before the first.
    private var expected: ChainPosition?
    private var first: Int64?
    private var oldest: Int64 = 1
    /// The end of the previous file, if it is a fragment of a record.
    private var torn: TornRecord?
    private var hasHead = false

    /// Verifies the chain in `folder`.
    ///
    /// - Parameter head: The state of the chain in the store; nil to skip that comparison.
    static func report(on folder: ChainFolder, keys: [AuditPublicKey], head: ChainHead?) -> ChainReport {
        var verifier = ChainVerifier(folder.chain, keys: keys, head: head)
        for file in folder.files { verifier.read(file) }
        verifier.finish()
        return verifier.report
    }

    init(_ chain: String, keys: [AuditPublicKey], head: ChainHead?) {
        (self.keys, self.head, report) = (keys, head, ChainReport(chain))
    }

    private mutating func read(_ file: ChainFolder.File) {
        report.files += 1
        guard let lines = AuditLines(file.path) else {
            return report.add(.unreadable(.line(1, file: file.number)))
        }
        for (index, line) in lines.enumerated() { read(line, at: .line(index + 1, file: file.number)) }
        if !lines.torn.isEmpty {
            if torn != nil { report.add(.unreadable(.line(1, file: file.number))) }
            torn = TornRecord(lines.torn)
        }
    }

    mutating func read(_ line: ArraySlice<UInt8>, at location: AuditProblem.Location) {
        guard let record = JSONObject(recordLine: line), let position = ChainPosition(record),
            position.chain.hasSameBytes(as: report.chain)
        else { return report.add(.unreadable(location)) }
        report.records += 1
        report.unsigned += 1
        check(position, of: record, at: location)
        if let head, position.sequence == head.sequence {
            hasHead = true
            if !RecordHash.of(line).hasSameBytes(as: head.hash) { report.add(.unlikeStore(sequence: head.sequence)) }
        }
        if Checkpoint.isNamed(by: record) { readCheckpoint(record, line: line, at: location) }
        expected = position.next(after: line)
    }

    /// Checks that the position of a record follows that of its predecessor.
    private mutating func check(_ position: ChainPosition, of record: JSONObject, at location: AuditProblem.Location) {
        defer { torn = nil }
        // A fragment is accepted only if the record after it describes it: a killed process leaves one.
        if let torn, TornRecord(record) != torn { report.add(.unreadable(location)) }
        if torn == nil, TornRecord(record) != nil { report.add(.changed(location, sequence: position.sequence)) }
        guard let expected else {
            first = position.sequence
            guard position.sequence != 1 || position == .first(of: position.chain) else {
                return report.add(.changed(location, sequence: position.sequence))
            }
            return
        }
        if position.sequence > expected.sequence {
            report.add(.missing(location, from: expected.sequence, through: position.sequence - 1))
        } else if position.sequence < expected.sequence {
            report.add(.misplaced(location, sequence: position.sequence))
        } else if position != expected {
            report.add(.changed(location, sequence: position.sequence))
        }
    }

    private mutating func readCheckpoint(
        _ record: JSONObject, line: ArraySlice<UInt8>, at location: AuditProblem.Location
    ) {
        guard let checkpoint = Checkpoint(record), keys.contains(where: checkpoint.isSigned),
            checkpoint.line.elementsEqual(line)
        else {
            return report.add(.unsigned(location, sequence: ChainPosition(record)?.sequence ?? 0))
        }
        report.checkpoints += 1
        (report.signedAt, report.unsigned) = (checkpoint.time, 0)
        oldest = max(oldest, checkpoint.oldest)
    }

    mutating func finish() {
        if let torn { report.torn = torn.bytes }
        if let first, first > oldest { report.add(.missingBeginning(before: first)) }
        guard let head, !hasHead else { return }
        let last = (expected?.sequence ?? 1) - 1
        if last < head.sequence {
            report.add(.truncated(after: last, signed: head.sequence))
        } else if head.sequence >= first ?? 1 {
            report.add(.unlikeStore(sequence: head.sequence))
        }
    }
}
