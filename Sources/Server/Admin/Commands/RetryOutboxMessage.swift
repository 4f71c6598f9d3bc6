import Kernel
import Messaging

/// Sends a message of the outbox again at once. On a store that no server uses it is sent when one starts.
package struct RetryOutboxMessage: AdminCommand {
    let id: String

    package init(id: String) { self.id = id }

    /// The state of the message; nil if it was sent and is not kept.
    package struct Result: Codable, Sendable {
        package let message: ShownMessage?
    }

    /// - Throws: `MissingResource`.
    package func perform(on store: AdminStore) async throws -> Result {
        AuditContext.note(try await store.outbox.entry(id).pool)
        return Result(message: try await store.outbox.sendAgain(id).map(ShownMessage.init))
    }
}
