import Kernel
import Messaging
package import Pages

/// The latest messages, newest first.
package struct ListMessages: AdminCommand {
    /// How many at most.
    let limit: Int

    package init(limit: Int) { self.limit = limit }

    private static let maxCount = 500

    /// - Throws: `InvalidInput` if the server keeps no messages.
    package func perform(on store: AdminStore) async throws -> [InboxMessage] {
        guard store.outbox.keepsSent else { throw InvalidInput("The server has no inbox, because it has no --dev.") }
        return try await store.outbox.recent(limit: min(max(limit, 1), Self.maxCount))
            .map { InboxMessage($0.message, sentAt: $0.sentAt) }
    }
}
