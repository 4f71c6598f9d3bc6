import Directory
import Kernel
package import Transfer

/// Adds the users of some lines of a file to a pool, or reports what that would do.
package struct ImportUsers: AdminCommand {
    let pool: String
    /// Lines of JSON.
    let lines: [String]
    let mode: UserImport.Mode
    /// Whether passwords and recovery codes that only another store can use are left out.
    let dropsSealed: Bool

    package init(pool: String, lines: [String], mode: UserImport.Mode, dropsSealed: Bool = false) {
        (self.pool, self.lines, self.mode, self.dropsSealed) = (pool, lines, mode, dropsSealed)
    }

    /// The result for each line, in their order.
    package struct Output: Codable, Sendable {
        package let outcomes: [Line]
    }

    /// The result for one line.
    package struct Line: Codable, Sendable, Equatable {
        /// Whether the user was added, or would be.
        package var isAdded = false
        /// The names that the user would reserve in the pool, if the user would be added.
        package var claims: [String] = []
        /// Why the line was refused; nil if it was not.
        package var refusal: String?
    }

    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Output {
        let outcomes = try await store.userImport.run(
            lines.map { Array($0.utf8) }, into: UserPoolID.noted(pool), as: mode, dropsSealed: dropsSealed)
        return Output(
            outcomes: outcomes.map { outcome in
                switch outcome {
                case .added: Line(isAdded: true)
                case .addable(let claims): Line(isAdded: true, claims: claims)
                case .present: Line()
                case .refused(let error): Line(refusal: error.message)
                }
            })
    }
}
