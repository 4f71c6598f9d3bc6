import Directory
import Kernel
import Storage

/// Makes a code and the message that takes it to its owner, in one transaction.
struct Verification: Sendable {
    let services: SignInServices
    let pool: UserPool
    let requester: Requester
    /// Whether the code is a decoy for an unknown name: the same rows are written, but the message is never sent.
    var isDecoy = false

    /// Who asks for codes, which decides how one code too many is answered (CODE-09).
    enum Requester: Sendable {
        /// Whoever signed the request answers for it: there are never too many.
        case administrator
        /// They are told.
        case user
        /// Through a client that hides who exists: they are told a place, whether a code goes there or not.
        case anonymous
    }

    /// A message to be sent after the commit, if there is one, and what its owner may be told of it.
    struct QueuedMessage: Sendable {
        var message: Message?
        /// Whether the message must never leave.
        var isDecoy = false
        var details: DeliveryDetails
    }

    /// Makes a code that proves `contact`, whose value is `address`, and posts it.
    ///
    /// Throws `attemptLimit` where there have been too many.
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

    /// Posts the code that confirms a sign-up: to the telephone where the pool verifies both (SGN-SELF-03), to nobody
    /// where it verifies neither contact that the person gave (SGN-ADM-01).
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
    /// What messages of `pool` say.
    func template(for pool: UserPool) -> MessageTemplate {
        MessageTemplate(pool: pool, world: world, publicURL: tokens.publicURL)
    }

    /// Tries what was posted and has been committed. Throws as `Outbox.send` does.
    func send(_ queued: [Verification.QueuedMessage]) async throws {
        try await outbox.send(queued.compactMap(\.message))
    }
}

extension User {
    /// What messages call the person: the contact they sign in with, where that stands for a username.
    func displayName(in pool: UserPool) -> String {
        guard pool.namesByContact else { return username }
        return pool.settings.usernameAttributes.compactMap { attributes.contact($0) }.first ?? username
    }
}
