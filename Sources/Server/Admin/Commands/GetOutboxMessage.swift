import Messaging

/// One message of the outbox, without its text.
package struct GetOutboxMessage: AdminCommand {
    let id: String

    package init(id: String) { self.id = id }

    /// - Throws: `MissingResource`.
    package func perform(on store: AdminStore) async throws -> ShownMessage {
        ShownMessage(try await store.outbox.entry(id))
    }
}
