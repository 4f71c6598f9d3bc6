import Directory
import Kernel
import Storage

/// Creates a code and its message in one transaction.
struct Verification: Sendable {
    let services: SignInServices
    let pool: UserPool
    let requester: Requester
    /// Whether the code is a decoy for an unknown name: the same rows are written, but the message is never sent.
    var isDecoy = false

    /// Who requests a code, which decides the response if there were too many (CODE-09).
    enum Requester: Sendable {
        /// An administrator, who has no limit.
        case administrator
        /// A user, who gets an error.
        case user
        /// A caller through a client that hides which users exist. The response shows a destination in any case.
        case anonymous
    }

    /// A message to send after the commit, if any, and its delivery details.
    struct QueuedMessage: Sendable {
        var message: Message?
        /// Whether the message must never be sent.
        var isDecoy = false
        var details: DeliveryDetails
    }

    /// Creates a code that verifies `contact`, whose value is `address`, and writes its message to the outbox.
    ///
    /// - Throws: `attemptLimit` if too many codes were sent.
    func enqueue(
        _ code: CodePurpose, _ purpose: MessageTemplate.Purpose, to contact: ContactAttribute, _ address: String,
        of user: User,
        for client: ClientID?, _ tx: any Transaction
    ) throws -> QueuedMessage {
        let codes = VerificationCodes(tx: tx, pool: pool.id, cipher: services.cipher, now: services.world.now())
        guard try isLeft(for: contact, address, tx) else {
            guard requester == .anonymous else { throw Refusal.attemptLimit }
            try codes.keepOrIssueDecoy(code, to: user.id, for: client, world: services.world)
            return QueuedMessage(message: nil, details: DeliveryDetails(contact, address: address))
        }
        let text = try codes.issue(
            code, to: user.id, proving: contact, value: address, for: client, isDecoy: isDecoy, world: services.world
        )
        let message = message(text, purpose, to: contact, address, of: user, for: client)
        try services.outbox.enqueue(message, isDecoy: isDecoy, tx)
        return QueuedMessage(message: message, isDecoy: isDecoy, details: DeliveryDetails(contact, address: address))
    }

    private func isLeft(for contact: ContactAttribute, _ address: String, _ tx: any Transaction) throws -> Bool {
        guard requester != .administrator else { return true }
        return try services.budget(of: pool.id, tx).spend(on: address, by: contact.channel, isDecoy: isDecoy)
    }

    private func message(
        _ code: Secret<String>, _ purpose: MessageTemplate.Purpose, to contact: ContactAttribute, _ address: String,
        of user: User,
        for client: ClientID?
    ) -> Message {
        let name = user.displayName(in: pool)
        let byLink = contact == .email && pool.settings.messages.emailOption == .link
        if byLink, purpose.confirmsSignUp, let client {
            return services.template(for: pool).link(code, for: purpose, to: address, of: name, through: client)
        }
        return services.template(for: pool).code(code, for: purpose, to: contact, address, of: name)
    }

    /// Writes the message with the code that confirms a sign-up. It goes to the telephone if the pool verifies both
    /// contacts (SGN-SELF-03); there is none if the pool verifies no contact that the user gave (SGN-ADM-01).
    func enqueueConfirmation(
        _ purpose: MessageTemplate.Purpose, to user: User, for client: ClientID, _ tx: any Transaction
    ) throws -> QueuedMessage? {
        for contact in [ContactAttribute.phoneNumber, .email]
        where pool.settings.autoVerifiedAttributes.contains(contact) {
            guard let address = user.attributes.contact(contact) else { continue }
            return try enqueue(.signUp, purpose, to: contact, address, of: user, for: client, tx)
        }
        return nil
    }
}

extension MessageTemplate.Purpose {
    /// Whether the code completes a sign-up.
    var confirmsSignUp: Bool { self == .signUp || self == .resendCode }
}

extension SignInServices {
    /// The message templates of `pool`.
    func template(for pool: UserPool) -> MessageTemplate {
        MessageTemplate(pool: pool, world: world, publicURL: tokens.publicURL)
    }

    /// Sends messages that have been committed. Throws as `Outbox.send` does.
    func send(_ queued: [Verification.QueuedMessage]) async throws {
        try await outbox.send(queued.compactMap(\.message))
    }
}

extension User {
    /// The user's name in messages: the contact used to sign in, if it takes the place of a username.
    func displayName(in pool: UserPool) -> String {
        guard pool.namesByContact else { return username }
        return pool.settings.usernameAttributes.compactMap { attributes.contact($0) }.first ?? username
    }
}
