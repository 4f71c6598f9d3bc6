import Directory
import Kernel
import Transfer

/// The next users of a pool, as lines of a file. The command leaves an audit record, because the lines have secrets.
package struct ExportUsers: AdminCommand {
    let pool: String
    /// The username that the previous part ended with; nil for the first part.
    let after: String?

    package init(pool: String, after: String?) { (self.pool, self.after) = (pool, after) }

    package struct Part: Codable, Sendable {
        package let lines: [String]
        /// Nil if it is the last part.
        package let next: String?
    }

    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Part {
        let (lines, next) = try await store.userExport.lines(of: UserPoolID.noted(pool), after: after)
        return Part(lines: lines, next: next)
    }
}
