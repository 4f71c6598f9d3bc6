import Directory
import Kernel
import Transfer

/// Says what an import job would do with the lines of its file, some thousand at a time. Nothing is imported.
package struct GetImportCheck: AdminCommand {
    let pool: String
    let job: String
    /// Where the previous part ended; nil for the first part.
    let after: Place?
    /// Whether lines that would fail are returned, with their content.
    let keepsLines: Bool

    package init(pool: String, job: String, after: Place? = nil, keepsLines: Bool = false) {
        (self.pool, self.job, self.after, self.keepsLines) = (pool, job, after, keepsLines)
    }

    /// A place between two lines: the bytes before it, and the number of the line after it.
    package struct Place: Codable, Sendable {
        package let position: Int
        package let line: Int
    }

    /// A line that would fail.
    package struct Fault: Codable, Sendable {
        package let line: Int
        /// The place of the cell in the line, from 1; nil if the fault is not in one cell.
        package let column: Int?
        package let message: String
    }

    /// The result for a part of the file.
    package struct Output: Codable, Sendable {
        /// Why no line would be imported; nil if the header is that of the pool.
        package let fileProblem: String?
        /// The first line of the part, and the last one; the header is line 1.
        package let first, last: Int
        /// How many lines would become users, have a user already, and would fail.
        package let importable, existing, failing: Int
        /// The first lines that would fail.
        package let faults: [Fault]
        /// The header and the lines that would fail, if they were asked for.
        package let lines: [String]
        /// Where the next part begins; nil at the end of the file.
        package let next: Place?
    }

    /// - Throws: `TransferRefusal`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Output {
        let uploads = ImportUploads(
            store.database, cipher: store.store.cipher, world: store.world, publicURL: store.configuration.publicURL)
        // A check creates no job, so no role is checked.
        let imports = UserImports(
            store.database, world: store.world, uploads: uploads, checkRole: { _, _ in nil })
        return Output(
            try await imports.check(
                job, in: UserPoolID.noted(pool),
                after: after.map { ImportCheck.Place(position: $0.position, line: $0.line) }, keepsLines: keepsLines))
    }
}

extension GetImportCheck.Output {
    fileprivate init(_ check: ImportCheck) {
        (fileProblem, first, last) = (check.fileProblem, check.first, check.last)
        (importable, existing, failing) = (check.importable, check.existing, check.failing)
        faults = check.faults.map { GetImportCheck.Fault(line: $0.line, column: $0.column, message: $0.message) }
        lines = check.lines
        next = check.next.map { GetImportCheck.Place(position: $0.position, line: $0.line) }
    }
}
