import Kernel
import WireRuntime

/// Writes the records of a file to an identity pool.
///
/// The file is read twice: nothing is written before all lines have been validated, and compared with the records that
/// they replace. Each dataset is written as a whole, unless it is longer than a request, and records that are written
/// already are skipped, so an interrupted import can be repeated.
package struct SyncFileImport {
    private let admin: any AdminConnection
    private let path: String
    private let pool: String
    private let identity: String?
    private let printLine: (String) -> Void

    /// How many lines of each kind are printed.
    private static let maxPrinted = 100

    /// - Parameters:
    ///   - identity: The identity that gets all records; nil for the identities in the lines.
    ///   - printLine: Prints a line.
    package init(
        _ admin: any AdminConnection, from path: String, pool: String, identity: String?,
        printLine: @escaping (String) -> Void
    ) {
        (self.admin, self.path, self.pool, self.identity, self.printLine) = (admin, path, pool, identity, printLine)
    }

    /// The result of an import, or of a check.
    private struct Tally {
        var (added, unchanged, replaced, bad) = (0, 0, 0, 0)
    }

    /// Imports the file.
    ///
    /// - Parameters:
    ///   - isCheck: Only reports what the import would do.
    ///   - replaces: Whether records with another value are replaced.
    /// - Throws: `ConfigurationError` if nothing was written, or the import has stopped.
    package func run(isCheck: Bool, replaces: Bool) async throws {
        let found = try await check(note: isCheck || !replaces ? "would be overwritten" : "is overwritten")
        if isCheck { return printLine(summary(found, tense: "would be ")) }
        guard replaces || found.replaced == 0 else {
            throw ConfigurationError(
                "\(found.replaced) records would be overwritten: give --overwrite for that; nothing was written")
        }
        printLine(summary(try await write(replaces: replaces), tense: ""))
    }

    /// Validates all lines and compares them with the records here.
    ///
    /// - Parameter note: What is printed of records with another value.
    /// - Throws: `ConfigurationError` for lines that cannot be written.
    private func check(note: String) async throws -> Tally {
        var found = Tally()
        try await eachDataset(counting: &found) { part, tally in
            let result = try await send(part, isCheck: true, replaces: true)
            if let refusal = result.refusal { return refuse(part.first, because: refusal, counting: &tally) }
            count(result, of: part, in: &tally, note: note)
        }
        if found.replaced > Self.maxPrinted { printLine("and \(found.replaced - Self.maxPrinted) more") }
        guard found.bad == 0 else { throw ConfigurationError("\(found.bad) lines are bad; nothing was written") }
        return found
    }

    private func write(replaces: Bool) async throws -> Tally {
        var written = Tally()
        try await eachDataset(counting: &written) { part, tally in
            let result = try await send(part, isCheck: false, replaces: replaces)
            let changed = "records have changed since they were compared"
            if let fault = result.refusal ?? (replaces || result.replaced.isEmpty ? nil : changed) {
                throw Self.stopped(at: part, because: fault)
            }
            count(result, of: part, in: &tally, note: nil)
        }
        return written
    }

    private func send(
        _ part: SyncFilePart, isCheck: Bool, replaces: Bool
    ) async throws -> AdminProtocol.SyncImportResult {
        do {
            return try await admin.perform(
                ImportSyncRecords(pool: pool, records: part.records, isCheck: isCheck, replaces: replaces))
        } catch  where !isCheck { throw Self.stopped(at: part, because: StartupErrorText.line(error)) }
    }

    private static func stopped(at part: SyncFilePart, because reason: String) -> ConfigurationError {
        ConfigurationError(
            "line \(part.first): \(reason); the lines before it are written: repeat the command to go on")
    }

    /// Calls `body` with the records of each dataset in turn.
    private func eachDataset(
        counting tally: inout Tally, body: (SyncFilePart, inout Tally) async throws -> Void
    ) async throws {
        var parts = try SyncFileParts(path, identity: identity)
        while let next = try parts.next() {
            switch next {
            case .part(let part): try await body(part, &tally)
            case .bad(let line, reason: let reason): refuse(line, because: reason, counting: &tally)
            }
        }
    }

    private func refuse(_ line: Int, because reason: String, counting tally: inout Tally) {
        tally.bad += 1
        if tally.bad <= Self.maxPrinted { printLine("line \(line): \(reason)") }
    }

    /// - Parameter note: What is printed of replaced records; nil to print nothing.
    private func count(
        _ result: AdminProtocol.SyncImportResult, of part: SyncFilePart, in tally: inout Tally, note: String?
    ) {
        tally.added += result.added
        tally.unchanged += result.unchanged
        let replaced = Set(result.replaced.map { ByteKey($0) })
        for (record, line) in zip(part.records, part.lines) where replaced.contains(ByteKey(record.key)) {
            tally.replaced += 1
            guard let note, tally.replaced <= Self.maxPrinted else { continue }
            // The key is written as JSON, so that it cannot act on the terminal.
            var key = JSONWriter()
            key.write(record.key)
            let shown = String(decoding: key.bytes, as: UTF8.self)
            printLine("line \(line): \(record.identity) \(record.dataset) \(shown) \(note)")
        }
    }

    private func summary(_ tally: Tally, tense: String) -> String {
        let written = "\(tally.added) records \(tense)added, \(tally.replaced) \(tense)overwritten"
        return "\(written), \(tally.unchanged) are there already"
    }
}
