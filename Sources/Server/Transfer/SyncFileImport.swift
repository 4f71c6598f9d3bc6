import Kernel
import WireRuntime

/// Writes the records of a file to an identity pool.
///
/// It reads the file twice. It writes nothing before it has validated all lines and found out what they replace. Each
/// dataset is written as a whole, unless it is longer than a request, and records that are written already are skipped,
/// so an interrupted import can be repeated.
package struct SyncFileImport {
    private let admin: any AdminConnection
    private let path: String
    private let pool: String
    private let identity: String?
    private let say: (String) -> Void

    /// The largest number of lines printed of each kind.
    private static let maxSaid = 100

    /// - Parameters:
    ///   - identity: The identity that gets all records; nil for the identities in the lines.
    ///   - say: Prints a line.
    package init(
        _ admin: any AdminConnection, from path: String, pool: String, identity: String?,
        say: @escaping (String) -> Void
    ) {
        (self.admin, self.path, self.pool, self.identity, self.say) = (admin, path, pool, identity, say)
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
        var found = Tally()
        try await eachDataset(&found) { part, tally in
            let result = try await ask(part, isCheck: true, replaces: true)
            if let refusal = result.refusal { return bad(part.first, reason: refusal, tally: &tally) }
            count(
                result, of: part, tally: &tally, note: isCheck || !replaces ? "would be overwritten" : "is overwritten")
        }
        if found.replaced > Self.maxSaid { say("and \(found.replaced - Self.maxSaid) more") }
        guard found.bad == 0 else { throw ConfigurationError("\(found.bad) lines are bad; nothing was written") }
        if isCheck { return say(summary(found, tense: "would be ")) }
        guard replaces || found.replaced == 0 else {
            throw ConfigurationError(
                "\(found.replaced) records would be overwritten: give --overwrite for that; nothing was written")
        }
        var written = Tally()
        try await eachDataset(&written) { part, tally in
            let result = try await ask(part, isCheck: false, replaces: replaces)
            let changed = "records have changed since they were compared"
            if let fault = result.refusal ?? (replaces || result.replaced.isEmpty ? nil : changed) {
                throw Self.stopped(at: part, fault)
            }
            count(result, of: part, tally: &tally, note: nil)
        }
        say(summary(written, tense: ""))
    }

    private func ask(
        _ part: SyncFilePart, isCheck: Bool, replaces: Bool
    ) async throws -> AdminProtocol.SyncImportResult {
        do {
            return try await admin.perform(
                ImportSyncRecords(pool: pool, records: part.records, isCheck: isCheck, replaces: replaces))
        } catch  where !isCheck { throw Self.stopped(at: part, StartupErrorText.line(error)) }
    }

    private static func stopped(at part: SyncFilePart, _ reason: String) -> ConfigurationError {
        ConfigurationError(
            "line \(part.first): \(reason); the lines before it are written: repeat the command to go on")
    }

    /// Calls `body` with the records of each dataset in turn.
    private func eachDataset(
        _ tally: inout Tally, body: (SyncFilePart, inout Tally) async throws -> Void
    ) async throws {
        var parts = try SyncFileParts(path, identity: identity)
        while let next = try parts.next() {
            switch next {
            case .part(let part): try await body(part, &tally)
            case .bad(let line, reason: let reason): bad(line, reason: reason, tally: &tally)
            }
        }
    }

    private func bad(_ line: Int, reason: String, tally: inout Tally) {
        tally.bad += 1
        if tally.bad <= Self.maxSaid { say("line \(line): \(reason)") }
    }

    private func count(
        _ result: AdminProtocol.SyncImportResult, of part: SyncFilePart, tally: inout Tally, note: String?
    ) {
        tally.added += result.added
        tally.unchanged += result.unchanged
        let replaced = Set(result.replaced.map { ByteKey($0) })
        for (record, line) in zip(part.records, part.lines) where replaced.contains(ByteKey(record.key)) {
            tally.replaced += 1
            guard let note, tally.replaced <= Self.maxSaid else { continue }
            // In JSON's form, so that a key cannot act on the terminal.
            var key = JSONWriter()
            key.write(record.key)
            let shown = String(decoding: key.bytes, as: UTF8.self)
            say("line \(line): \(record.identity) \(record.dataset) \(shown) \(note)")
        }
    }

    private func summary(_ tally: Tally, tense: String) -> String {
        let written = "\(tally.added) records \(tense)added, \(tally.replaced) \(tense)overwritten"
        return "\(written), \(tally.unchanged) are there already"
    }
}
