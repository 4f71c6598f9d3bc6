import Kernel
import Transfer

/// Adds the users of a file to a pool, a batch of lines in each request.
///
/// A batch is written in one transaction, so an import that was interrupted at any point can be continued in the mode
/// `again`: users that were imported already are found by their names, and by the `sub` if the line has one.
package struct UserFileImport {
    /// How a file is imported.
    package struct Options: Sendable {
        let mode: UserImport.Mode
        let dropsSealed: Bool
        let stopsAtRefusal: Bool

        /// - Parameters:
        ///   - isCheck: Only reports what the import would do.
        ///   - goesOn: Whether users who exist are taken as already imported.
        ///   - dropsSealed: Whether passwords and recovery codes that only another store can use are left out.
        ///   - stopsAtRefusal: Whether the import stops after the batch with the first refused line.
        package init(
            isCheck: Bool = false, goesOn: Bool = false, dropsSealed: Bool = false, stopsAtRefusal: Bool = false
        ) {
            mode = isCheck ? .check : goesOn ? .again : .first
            (self.dropsSealed, self.stopsAtRefusal) = (dropsSealed, stopsAtRefusal)
        }
    }

    /// The result of an import, or of a check.
    package struct Tally: Sendable, Equatable {
        package var (added, present, refused) = (0, 0, 0)
        /// How much of the file is read, from 0 to 1; nil if that cannot be known.
        package var fraction: Double?
    }

    /// An event of an import.
    package enum Report {
        case refused(line: Int, reason: String)
        case progress(Tally)
    }

    private let admin: any AdminConnection
    private let pool: String
    private let options: Options
    private let report: (Report) -> Void

    /// A request is sent once its lines have more bytes than this. Even if every byte of it is escaped, the admin port
    /// accepts it.
    private static let maxBytes = 1 << 18

    package init(
        _ admin: any AdminConnection, into pool: String, options: Options, report: @escaping (Report) -> Void
    ) {
        (self.admin, self.pool, self.options, self.report) = (admin, pool, options, report)
    }

    /// Lines that go into one request.
    private struct Batch {
        var lines: [String] = []
        var numbers: [Int] = []
        var bytes = 0
    }

    /// Imports the file at `path`.
    ///
    /// - Throws: `ConfigurationError` if the file cannot be read, and the server's refusal.
    package func run(_ path: String) async throws -> Tally {
        var file = try LineFile(path, maxLength: UserLine.maxBytes)
        var (tally, batch, claimed) = (Tally(), Batch(), [ByteKey: Int]())
        while let line = try file.next() {
            if let fault = Self.fault(of: line) {
                refuse(line: line.number, because: fault, counting: &tally)
            } else if let bytes = line.bytes, !bytes.allSatisfy({ [0x09, 0x20].contains($0) }) {
                batch.lines.append(String(decoding: bytes, as: UTF8.self))
                batch.numbers.append(line.number)
                batch.bytes += bytes.count
            }
            tally.fraction = file.fraction
            if batch.lines.count == UserImport.maxLines || batch.bytes > Self.maxBytes {
                try await send(&batch, counting: &tally, knowing: &claimed)
            }
            if options.stopsAtRefusal, tally.refused > 0 { break }
        }
        try await send(&batch, counting: &tally, knowing: &claimed)
        return tally
    }

    /// Why a line is not sent at all.
    private static func fault(of line: LineFile.Line) -> String? {
        guard let bytes = line.bytes else { return "The line has more than \(UserLine.maxBytes) bytes" }
        // JSON does not allow them, and each would take six bytes of the request.
        let hasControl = bytes.contains { $0 < 0x20 && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") }
        guard !hasControl else { return "The line has a control character" }
        return String(validating: bytes, as: UTF8.self) == nil ? "The line is not UTF-8" : nil
    }

    private func refuse(line: Int, because reason: String, counting tally: inout Tally) {
        tally.refused += 1
        report(.refused(line: line, reason: reason))
    }

    /// - Parameter claimed: The names that a check has found in earlier lines, with the numbers of those lines.
    private func send(
        _ batch: inout Batch, counting tally: inout Tally, knowing claimed: inout [ByteKey: Int]
    ) async throws {
        guard !batch.lines.isEmpty else { return }
        for (number, outcome) in zip(batch.numbers, try await outcomes(of: batch)) {
            if let reason = outcome.refusal ?? Self.repetition(of: outcome.claims, in: number, knowing: &claimed) {
                refuse(line: number, because: reason, counting: &tally)
            } else if outcome.isAdded {
                tally.added += 1
            } else {
                tally.present += 1
            }
        }
        batch = Batch()
        report(.progress(tally))
    }

    private func outcomes(of batch: Batch) async throws -> [ImportUsers.Line] {
        do {
            return try await admin.perform(
                ImportUsers(
                    pool: pool, lines: batch.lines, mode: options.mode, dropsSealed: options.dropsSealed)
            ).outcomes
        } catch  where options.mode != .check && batch.numbers.first != 1 {
            throw ConfigurationError(
                "line \(batch.numbers.first ?? 0): \(StartupErrorText.line(error)); the lines before it are imported: "
                    + "repeat the command with --continue to go on")
        }
    }

    /// Why a line that passes the check would be refused: it repeats names of an earlier batch, whose users a check
    /// does not add to the store.
    private static func repetition(
        of claims: [String], in line: Int, knowing claimed: inout [ByteKey: Int]
    ) -> String? {
        let keys = claims.map { ByteKey($0) }
        if let earlier = keys.compactMap({ claimed[$0] }).first {
            return "Line \(earlier) has the same name, sub, address or identity"
        }
        for key in keys { claimed[key] = line }
        return nil
    }
}
