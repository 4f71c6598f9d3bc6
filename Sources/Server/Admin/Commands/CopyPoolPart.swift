import Kernel
import WireRuntime

/// Copies a part of a pool from another service, by its description there.
package struct CopyPoolPart: AdminCommand {
    let pool: String
    let part: CopiedPart
    /// The description of the part at the other service, as JSON.
    let there: String
    /// Whether the result is only reported.
    let isTrial: Bool

    package init(pool: String, part: CopiedPart, there: String, isTrial: Bool) {
        (self.pool, self.part, self.there, self.isTrial) = (pool, part, there, isTrial)
    }

    /// What the copy does with the part here.
    package enum Act: String, Codable, Sendable {
        case create, change, keep
    }

    package struct Output: Codable, Sendable, Equatable {
        package var act: Act
        /// A line for each difference.
        package var differences: [String] = []
        /// A line for each member that cannot be copied, with the reason.
        package var refusals: [String] = []
    }

    /// - Throws: `InvalidInput` for a part that this server refuses.
    package func perform(on store: AdminStore) async throws -> Output {
        guard let there = (try? JSONReader.read(Array(there.utf8), limits: .trusted))?.object else {
            throw InvalidInput("The description is not a JSON object.")
        }
        return try await PoolCopy(store, pool: UserPoolID.noted(pool)).copy(part, from: there, isTrial: isTrial)
    }
}
