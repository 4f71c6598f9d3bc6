package import Directory
package import Kernel
package import Messaging
package import Storage

/// Codes that are sent as a second factor. Each belongs to one auth session, which stores its keyed hash.
extension CodeSender {
    /// A new code for `contact`, in its message.
    package func secondFactorMessage(
        to contact: ContactAttribute, address: String, of user: User, in pool: UserPool, context: MessageContext
    ) -> (code: Secret<String>, message: Message) {
        let code = Secret(world.text(of: 6, from: "0123456789"))
        let template = template(for: pool, of: user, texts: context.texts[contact])
        var message = template.secondFactor(code, to: contact, address: address, of: user.displayName(in: pool))
        message.event = context.event(of: user, to: contact, address: address, in: pool)
        return (code, message)
    }

    /// Writes the message to the outbox. Send it after the commit.
    ///
    /// - Throws: `QuotaRefusal.calls` if too many codes were sent.
    package func enqueue(_ message: Message, _ tx: any Transaction) throws {
        let budget = budget(of: message.userPoolID, tx)
        let isWithinLimits = try budget.spend(
            on: message.destination, by: message.channel, for: .secondFactor, isDecoy: false)
        guard isWithinLimits else { throw QuotaRefusal.calls }
        try outbox.enqueue(message, tx)
    }

    /// Sends a message that has been committed. Throws as `Outbox.send` does.
    package func send(_ message: Message) async throws { try await outbox.send([message]) }

    /// `notice` with the event for the function that sends the pool's e-mails, if there is one. Functions that write
    /// messages are not involved.
    package func withEvent(_ notice: Message, of user: User, to address: String, in pool: UserPool) -> Message {
        guard pool.hasFunctionSending(to: .email) else { return notice }
        var notice = notice
        notice.event = MessageContext(client: nil, clientMetadata: nil).event(
            of: user, to: .email, address: address, in: pool)
        return notice
    }
}
