import Console
import Kernel
import Messaging
import Storage

/// Creates an operator in the operators' pool, and the pool if there is none.
package struct InviteOperator: AdminCommand {
    let username: String
    /// Where the one-time address is sent if the console has an origin of its own; nil to print the address.
    let email: String?
    let kind: OperatorKind

    package init(username: String, email: String?, kind: OperatorKind) {
        (self.username, self.email, self.kind) = (username, email, kind)
    }

    /// Where the invited operator goes on.
    package struct Result: Codable, Sendable {
        /// Path and query of the address at which the operator chooses a password; nil if it was sent.
        package let address: String?
        /// The origin of the console; nil for the admin port.
        package let origin: String?
    }

    /// - Throws: `InvalidInput` for an invalid username, `UserRefusal.usernameTaken` if a user with the name has chosen
    ///   a password.
    package func perform(on store: AdminStore) async throws -> Result {
        let setup = store.operators
        let draft = OperatorsSetup.Draft(name: username, email: email, kind: kind)
        if let marked = try await setup.find() {
            try await setup.add(draft, to: marked)
        } else {
            try await setup.createPool(for: draft)
        }
        let address = try OneTimeAddress.make(for: username, cipher: store.store.cipher, world: store.world)
        let origin = store.configuration.management.consoleURL
        if let email, let origin, try await store.send("\(origin)\(address)", to: email, for: username) {
            return Result(address: nil, origin: origin)
        }
        return Result(address: address, origin: origin)
    }
}

extension AdminStore {
    var operators: OperatorsSetup { OperatorsSetup(store, settings: settings, configuration: configuration) }

    /// Sends an invitation.
    ///
    /// - Returns: False if no server sends e-mails, or the attempt failed.
    fileprivate func send(_ address: String, to email: String, for username: String) async throws -> Bool {
        guard outbox.canSend, let pool = try await operators.find()?.pool else { return false }
        let message = Message(
            id: world.uuid(), userPoolID: pool, channel: .email, destination: email,
            subject: "You are invited to the console of Martlet",
            body: """
                <p>Choose a password within a day. The address is good once: <a href="\(address)">\(address)</a></p>
                """,
            purpose: "OperatorInvitation", username: Username(rawValue: username), createdAt: world.now())
        guard try await sendNow(message) != nil else { return true }
        try await outbox.drop(message.id)
        return false
    }
}
