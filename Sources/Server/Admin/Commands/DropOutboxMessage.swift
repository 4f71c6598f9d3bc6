import Kernel
import Messaging

/// Deletes a message from the outbox: it is not sent, or no longer kept.
package struct DropOutboxMessage: AdminCommand {
    let id: String

    package init(id: String) { self.id = id }

    /// - Throws: `MissingResource`.
    package func perform(on store: AdminStore) async throws -> NoResult {
        AuditContext.note(try await store.outbox.entry(id).pool)
        try await store.outbox.drop(id)
        return NoResult()
    }
}
