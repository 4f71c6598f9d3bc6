import Kernel
import Messaging

/// The waiting messages, in the order of their next attempts, then the failed ones, the latest first.
package struct ListOutbox: AdminCommand {
    /// Only messages in this state; nil for the waiting and the failed ones.
    let state: String?
    /// How many of each state at most.
    let limit: Int

    package init(state: String?, limit: Int) { (self.state, self.limit) = (state, limit) }

    private static let maxCount = 1000

    /// - Throws: `InvalidInput` for an unknown state.
    package func perform(on store: AdminStore) async throws -> [ShownMessage] {
        var shown: [ShownMessage] = []
        for state in try states {
            shown += try await store.outbox.list(state, limit: min(max(limit, 1), Self.maxCount)).map(ShownMessage.init)
        }
        return shown
    }

    private var states: [OutboxState] {
        get throws {
            guard let state else { return [.pending, .failed] }
            guard let known = OutboxState(rawValue: state) else {
                throw InvalidInput("A state is pending, failed or sent.")
            }
            return [known]
        }
    }
}
