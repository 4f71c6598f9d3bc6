package import Directory
package import Kernel
import Messaging
package import Storage

/// A code that starts a sign-in, with its message and destination.
///
/// A decoy replaces it if the user does not exist or may not have a code: the same work is done, but nothing is sent.
package struct FirstFactorCode: Sendable {
    /// The code. The stored hash of a decoy must not match any code, including this one.
    package let code: Secret<String>
    /// The address or number; a simulated one for a decoy.
    package let address: String
    /// Whether the code matches nothing and is never sent.
    package let isDecoy: Bool
    /// The message, and the delivery details to show.
    package let queued: Verification.QueuedMessage
}

extension CodeSender {
    /// A new code for the contact of `user`; a decoy if the user or the contact does not exist.
    ///
    /// The function that writes messages is called immediately, unless its time would reveal that the user exists: it
    /// is then called when the message is delivered.
    ///
    /// - Parameters:
    ///   - name: The username as the caller wrote it.
    ///   - clientMetadata: The caller's input for the pool's functions.
    /// - Throws: `TriggerRefusal`.
    package func firstFactorCode(
        to contact: ContactAttribute, of user: User?, called name: Username, from context: ClientContext,
        clientMetadata: [String: String]?
    ) async throws -> FirstFactorCode {
        var messageContext = MessageContext(client: context.client.id, clientMetadata: clientMetadata)
        if let user, !context.hidesExistence {
            messageContext = try await withTexts(
                messageContext, purpose: .authentication, to: [contact], of: user, in: context.pool)
        }
        let known = user?.attributes.contact(contact)
        let address = known ?? decoyAddress(of: name, contact: contact, from: context)
        let (code, message) = secondFactorMessage(
            to: contact, address: address, of: user ?? decoyUser(called: name, from: context), in: context.pool,
            context: messageContext)
        return FirstFactorCode(
            code: code, address: address, isDecoy: known == nil,
            queued: Verification.QueuedMessage(
                message: message, isDecoy: known == nil,
                details: details(of: contact, address: address, called: name, from: context)))
    }

    /// Writes the message of a code to the outbox. Call `deliver` after the commit.
    ///
    /// - Returns: False if the destination has had too many codes but the caller may not learn that: nothing is sent,
    ///   and the code must not match.
    /// - Throws: `QuotaRefusal.calls` if too many codes were sent.
    package func enqueue(_ code: FirstFactorCode, from context: ClientContext, _ tx: any Transaction) throws -> Bool {
        guard let message = code.queued.message else { return false }
        let isWithinLimits = try budget(of: context.pool.id, tx)
            .spend(on: code.address, by: message.channel, for: .firstFactor, isDecoy: code.isDecoy)
        guard isWithinLimits || context.hidesExistence else { throw QuotaRefusal.calls }
        if isWithinLimits { try outbox.enqueue(message, isDecoy: code.isDecoy, tx) }
        return isWithinLimits
    }

    private func decoyAddress(of name: Username, contact: ContactAttribute, from context: ClientContext) -> String {
        contact.looksRight(name.rawValue)
            ? name.rawValue : context.simulatedAddress(of: name, contact: contact, cipher: cipher)
    }

    private func decoyUser(called name: Username, from context: ClientContext) -> User {
        User(
            pool: context.pool.id, id: context.decoyUserID(called: name, by: cipher), username: name,
            status: .unconfirmed,
            attributes: [:], createdAt: world.now())
    }

    /// The details that the client gets. A client that hides which users exist only gets characters that the caller has
    /// typed.
    private func details(
        of contact: ContactAttribute, address: String, called name: Username, from context: ClientContext
    )
        -> DeliveryDetails
    {
        guard context.hidesExistence else { return DeliveryDetails(contact, address: address) }
        guard contact.looksRight(name.rawValue) else { return .hidden(contact) }
        return DeliveryDetails(contact, address: name.rawValue)
    }
}
