package import Directory
package import Kernel
package import Messaging
import Triggers

extension CodeSender {
    /// Asks the pool's function for the texts of a message, before the transaction that writes it (UP-LCM).
    ///
    /// - Parameters:
    ///   - contacts: The contacts that the message goes to.
    ///   - user: The user's record after the transaction.
    /// - Returns: `context` with the texts.
    /// - Throws: `TriggerRefusal`, also for texts that cannot be used.
    package func withTexts(
        _ context: MessageContext, purpose: MessageTemplate.Purpose, to contacts: [ContactAttribute], of user: User,
        in pool: UserPool
    ) async throws -> MessageContext {
        let contacts = contacts.filter { pool.hasFunctionWriting(to: $0) }
        guard !contacts.isEmpty else { return context }
        let trigger = CustomMessageTrigger(
            purpose, attributes: user.eventTexts(in: pool), clientMetadata: context.clientMetadata)
        let triggerContext = TriggerContext(pool, client: context.client, username: user.username)
        guard let texts = try await triggers.invoke(trigger, context: triggerContext) else { return context }
        var context = context
        for contact in contacts {
            try triggers.noting(.customMessage) {
                try template(for: pool, of: user).require(texts, usableFor: purpose, to: contact)
            }
            context.texts[contact] = texts
        }
        return context
    }

    /// The message that invites `user` with a temporary password.
    package func invitation(
        _ password: Secret<String>, to contact: ContactAttribute, address: String, of user: User, in pool: UserPool,
        context: MessageContext
    ) -> Message {
        var message = template(for: pool, of: user, texts: context.texts[contact])
            .invitation(password, to: contact, address: address, of: user.displayName(in: pool))
        message.event = context.event(of: user, to: contact, address: address, in: pool)
        return message
    }

    /// Whether a function of `pool` is asked for texts before a transaction.
    package func asksForTexts(in pool: UserPool) -> Bool { pool.settings.function(for: .customMessage) != nil }
}

extension CustomMessageTrigger {
    /// The event of a message for `purpose`. Only an invitation must contain the username (UP-LCM-06).
    init(
        _ purpose: MessageTemplate.Purpose, attributes: [String: String], clientMetadata: [String: String]?
    ) {
        self.init(
            purpose.rawValue, attributes: attributes, clientMetadata: clientMetadata, namesUser: purpose == .invitation)
    }
}

extension MessageTemplate {
    /// - Throws: `TriggerRefusal.invalidResponse` if a text cannot be used.
    func require(_ texts: MessageTexts, usableFor purpose: Purpose, to contact: ContactAttribute) throws {
        let fault = texts.fault(in: contact, for: purpose, hasLink: hasLink(purpose, to: contact.channel))
        if let fault { throw TriggerRefusal.invalidResponse(.customMessage, reason: fault) }
    }
}
