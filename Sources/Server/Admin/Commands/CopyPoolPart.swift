import Kernel
import WireRuntime

/// Makes a part of a pool what another service says of it.
package struct CopyPoolPart: AdminCommand {
    let pool: String
    let part: CopiedPart
    /// What the other service says of it: JSON.
    let there: String
    /// Whether nothing is written.
    let isTrial: Bool

    package init(pool: String, part: CopiedPart, there: String, isTrial: Bool) {
        (self.pool, self.part, self.there, self.isTrial) = (pool, part, there, isTrial)
    }

    package enum Act: String, Codable, Sendable {
        case create, change, keep
    }

    package struct Output: Codable, Sendable, Equatable {
        package var act: Act
        /// A line for each difference.
        package var differences: [String] = []
        /// What cannot be as it is there, and why.
        package var refusals: [String] = []
    }

    /// - Throws: `InvalidInput` for a part that cannot be here.
    package func perform(on store: AdminStore) async throws -> Output {
        guard let there = (try? JSONReader.read(Array(there.utf8), limits: .trusted))?.object else {
            throw InvalidInput("The description is not a JSON object.")
        }
        return try await PoolCopy(store, pool: UserPoolID.noted(pool)).copy(part, there: there, isTrial: isTrial)
    }
}
