import Delivery
import Kernel
import Messaging

/// Sends an e-mail through the configured mail server, and waits until that server accepts or refuses it.
package struct SendTestMail: AdminCommand {
    let address: String

    package init(address: String) { self.address = address }

    /// - Returns: The mail server.
    /// - Throws: `InvalidInput` if no mail server is configured, or with the reason of its refusal.
    package func perform(on store: AdminStore) async throws -> String {
        guard let server = store.configuration.gateways.mail else {
            throw InvalidInput("The server has no --smtp, so it sends no e-mail.")
        }
        // The message belongs to no pool. It does not pass through the outbox, so the id is never looked up.
        let message = Message(
            id: store.world.uuid(), userPoolID: UserPoolID(rawValue: "none"), channel: .email, destination: address,
            subject: "A test of Martlet",
            body: "<p>Martlet sends e-mails by this server. You need not do anything.</p>",
            purpose: "Test", username: nil, createdAt: store.world.now())
        do { try await SMTPSender(server: server, workers: 1).deliver(message) } catch {
            throw InvalidInput("\(server.host):\(server.port) has not taken the e-mail: \(error.reason).")
        }
        return "\(server.host):\(server.port)"
    }
}
