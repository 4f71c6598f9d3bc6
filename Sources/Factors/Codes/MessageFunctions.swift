package import Cryptography
package import Directory
package import Kernel
import Messaging
package import Triggers

/// Calls the functions that write or send messages when those are delivered.
package struct MessageFunctions: Sendable {
    private let triggers: TriggerInvoker
    private let settings: SettingsCache
    private let world: World
    private let publicURL: PublicURL
    private let key: Locked<SenderKey?>

    /// - Parameters:
    ///   - publicURL: The base of links in messages.
    ///   - key: The key for functions that send messages; without one, their messages wait.
    package init(
        _ triggers: TriggerInvoker, settings: SettingsCache, world: World, publicURL: PublicURL, key: SenderKey?
    ) {
        self.triggers = triggers
        self.settings = settings
        self.world = world
        self.publicURL = publicURL
        self.key = Locked(key)
    }

    /// Encrypts codes under `key` from now on; with nil, messages for functions that send wait.
    package func use(_ key: SenderKey?) { _ = self.key.exchange(key) }

    /// Lets the pool's function send or write `message`.
    ///
    /// - Returns: The message to send; nil if a function has sent it.
    func process(_ message: Message) async throws -> Message? {
        guard let event = message.event else { return message }
        let pool = try await settings.pool(message.userPoolID)
        let contact = message.channel.contact
        if pool.hasFunctionSending(to: contact) {
            try await send(message, event: event, in: pool)
            return nil
        }
        return pool.hasFunctionWriting(to: contact)
            ? try await write(message, event: event, in: pool, contact: contact) : message
    }

    private func send(_ message: Message, event: MessageEvent, in pool: UserPool) async throws {
        guard let key = key.read({ $0 }) else {
            throw DeliveryError.transient("there is no key for functions that send messages")
        }
        let sealed = try EncryptedMessage.seal(
            Array((message.code ?? "").utf8), under: key, context: ["userpool-id": pool.id.rawValue], world: world)
        let request = CustomSenderRequest(
            message.purpose, code: Base64.encode(sealed), attributes: event.attributes,
            clientMetadata: event.clientMetadata)
        let context = TriggerContext(pool, client: event.client, username: event.username)
        do {
            switch message.channel {
            case .email: try await triggers.invoke(CustomEmailSenderTrigger(request), context: context)
            case .sms: try await triggers.invoke(CustomSMSSenderTrigger(request), context: context)
            }
        } catch TriggerRefusal.invalidResponse, TriggerRefusal.noJSON {
            // The function has run and sent the message. The service does not read its response either.
        }
    }

    private func write(_ message: Message, event: MessageEvent, in pool: UserPool, contact: ContactAttribute)
        async throws -> Message
    {
        guard let purpose = MessageTemplate.Purpose(rawValue: message.purpose) else { return message }
        let trigger = CustomMessageTrigger(purpose, attributes: event.attributes, clientMetadata: event.clientMetadata)
        let context = TriggerContext(pool, client: event.client, username: event.username)
        guard let texts = try await triggers.invoke(trigger, context: context) else { return message }
        let template = MessageTemplate(pool: pool, world: world, publicURL: publicURL, texts: texts)
        try triggers.noting(.customMessage) { try template.require(texts, usableFor: purpose, to: contact) }
        return template.reworded(message)
    }
}

extension Message.Channel {
    fileprivate var contact: ContactAttribute {
        switch self {
        case .email: .email
        case .sms: .phoneNumber
        }
    }
}
