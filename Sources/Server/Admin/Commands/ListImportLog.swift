import Directory
import Kernel
import Storage
import Transfer

/// The next entries of an import job's log.
package struct ListImportLog: AdminCommand {
    let pool: String
    let job: String
    /// The line that the previous part ended at; 0 for the first part.
    let after: Int

    package init(pool: String, job: String, after: Int = 0) { (self.pool, self.job, self.after) = (pool, job, after) }

    /// Some entries.
    package struct Output: Codable, Sendable {
        /// The entries, a line each; nil at the end of the log.
        package let entries: String?
        /// Where the next part begins.
        package let next: Int
    }

    /// - Throws: `TransferRefusal.jobNotFound`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Output {
        let id = UserPoolID.noted(pool)
        let found = try await store.database.read { tx in
            try PoolTable(tx).requireExistence(id)
            return try UserImports.log(of: job, in: id, after: after, tx)
        }
        return Output(entries: found?.entries, next: found?.line ?? after)
    }
}
