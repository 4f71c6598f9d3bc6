import Directory
package import Kernel
import Storage

/// The predicted result of importing some lines of an uploaded file.
package struct ImportCheck: Sendable {
    /// A line that would fail.
    package struct Fault: Sendable {
        package let line: Int
        /// The number of the cell in the line, from 1; nil if the fault is not in one cell.
        package let column: Int?
        package let message: String
    }

    /// A position between two lines: the bytes before it, and the number of the line after it.
    package struct Place: Sendable {
        package let position: Int
        package let line: Int

        package init(position: Int, line: Int) { (self.position, self.line) = (position, line) }
    }

    /// Why no line would be imported; nil if the header is that of the pool.
    package var fileProblem: String?
    /// The first line that was read, and the last one; the header is line 1.
    package var first: Int
    package var last: Int
    /// Lines that would become users, and those whose user exists.
    package var importable = 0
    package var existing = 0
    /// Lines that would fail.
    package var failing = 0
    /// The first of them.
    package var faults: [Fault] = []
    /// The header and the lines that would fail, if they were asked for.
    package var lines: [String] = []
    /// Where the next part begins; nil at the end of the file.
    package var next: Place?

    static let maxFaults = 20
    /// The most lines of a part.
    static let maxLines = 5000
    /// The bytes of kept lines after which a part ends.
    static let maxKeptBytes = 1 << 20

    mutating func add(_ fault: ImportRowError, at line: Int, under header: ImportHeader) {
        failing += 1
        guard faults.count < Self.maxFaults else { return }
        let column = fault.column.flatMap { name in header.columns.firstIndex { $0.hasSameBytes(as: name) } }
        faults.append(Fault(line: line, column: column.map { $0 + 1 }, message: fault.message))
    }
}

extension ImportRowError {
    /// The column that has the fault.
    fileprivate var column: String? {
        switch self {
        case .flagInvalid(let column): column
        case .usernameMissing, .usernameHasSpace, .usernameInvalid: ImportHeader.Column.username
        case .mfaRequired, .mfaOff, .mfaWithoutFactor: ImportHeader.Column.mfaEnabled
        case .contactNotVerified(let contact): contact.verifiedFlag
        case .contactMissing(let contact): contact.rawValue
        case .attributeMissing(let name), .attributeInvalid(let name): name
        case .hashOfOtherAlgorithm, .hashUnusable: ImportHeader.Column.passwordHash
        case .cellCount, .noVerifiedContact, .aliasTaken, .internalError: nil
        }
    }
}

extension UserImports {
    /// Reads some thousand lines of a job's file as an import would. Nothing is written.
    ///
    /// - Parameters:
    ///   - after: Where the part before ended; nil for the first part.
    ///   - keepsLines: Whether the lines that would fail are returned.
    /// - Throws: `TransferRefusal.jobNotFound`, and `.fileMissing` if there is no file, or no longer one.
    package func check(
        _ id: String, in pool: UserPoolID, after: ImportCheck.Place? = nil, keepsLines: Bool = false
    ) async throws -> ImportCheck {
        let job = try await require(id, in: pool)
        let record = try await database.read { try PoolTable($0).require(pool) }
        guard job.upload != nil, job.status == .created else { throw TransferRefusal.fileMissing }
        var check = ImportCheck(first: after?.line ?? 2, last: (after?.line ?? 2) - 1)
        do {
            var first = ImportFileReader(uploads, of: job)
            guard let header = try await first.next() else { throw ImportFileError.empty }
            let columns = try ImportHeader(header.text, for: record, hasHashes: job.hashAlgorithm != nil)
            if keepsLines { check.lines.append(header.text) }
            let begin = after ?? ImportCheck.Place(position: header.end, line: 2)
            guard (header.end...max(header.end, job.fileSize)).contains(begin.position), begin.line >= 2 else {
                throw InvalidInput("The part does not begin within the file.")
            }
            let reader = ImportFileReader(uploads, of: job, from: begin.position, number: begin.line)
            try await check.read(reader, of: job, under: columns, keepsLines: keepsLines) { rows in
                try await outcomes(of: rows, under: columns, for: job, in: record)
            }
        } catch let error as ImportFileError {
            check.fileProblem = error.message
        } catch is ImportFileReader.FileIsGone {
            throw TransferRefusal.fileMissing
        }
        return check
    }

    /// What each line would become, in one snapshot of the pool.
    private func outcomes(
        of lines: [FileLines.Line], under header: ImportHeader, for job: UserImportJob, in pool: UserPool
    ) async throws -> [ImportLogEntry.Outcome] {
        let rows = lines.map { line in
            Result { () throws(ImportRowError) in
                try ImportRow(line.text, under: header, hashes: job.hashAlgorithm, in: pool, world: world)
            }
        }
        return try await database.read { tx in
            let names = UserWriter(tx, of: pool)
            return try rows.map { row in
                let user: NewUser
                switch row {
                case .failure(let error): return .failed(error)
                case .success(let row): user = row.newUser
                }
                return ImportLogEntry.Outcome(of: try names.nameConflict(of: user)) ?? .succeeded
            }
        }
    }
}

extension ImportCheck {
    /// The lines that are checked in one snapshot of the pool.
    private static let maxBatchLines = 50

    /// Reads lines until the part is long enough.
    fileprivate mutating func read(
        _ lines: ImportFileReader, of job: UserImportJob, under header: ImportHeader, keepsLines: Bool,
        outcomes: ([FileLines.Line]) async throws -> [ImportLogEntry.Outcome]
    ) async throws {
        var (reader, keptBytes, isComplete) = (lines, 0, false)
        while !isComplete, last - first + 1 < Self.maxLines, keptBytes < Self.maxKeptBytes {
            let batch = try await Self.batch(of: &reader)
            isComplete = batch.isLast
            for (line, outcome) in zip(batch.lines, try await outcomes(batch.lines)) {
                count(outcome, of: line, under: header)
                guard keepsLines, case .failed = outcome else { continue }
                self.lines.append(line.text)
                keptBytes += line.text.utf8.count
            }
            guard let end = batch.end else { continue }
            last = end.number
            next = Place(position: end.end, line: end.number + 1)
        }
        if isComplete { next = nil }
    }

    /// The next lines that are not blank, the last line that was read, and whether the file ends with it.
    private static func batch(
        of reader: inout ImportFileReader
    ) async throws -> (lines: [FileLines.Line], end: FileLines.Line?, isLast: Bool) {
        var (lines, end): ([FileLines.Line], FileLines.Line?) = ([], nil)
        while lines.count < maxBatchLines {
            guard let line = try await reader.next() else { return (lines, end, isLast: true) }
            end = line
            if !line.isBlank { lines.append(line) }
        }
        return (lines, end, isLast: false)
    }

    private mutating func count(
        _ outcome: ImportLogEntry.Outcome, of line: FileLines.Line, under header: ImportHeader
    ) {
        switch outcome {
        case .succeeded: importable += 1
        case .skipped: existing += 1
        case .failed(let error): add(error, at: line.number, under: header)
        }
    }
}
