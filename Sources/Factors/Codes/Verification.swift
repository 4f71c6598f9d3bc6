package import Directory
package import Kernel
package import Messaging
package import Storage

/// Creates a code and its message in one transaction.
package struct Verification: Sendable {
    let sender: CodeSender
    let pool: UserPool
    let requester: Requester
    let context: MessageContext
    /// Whether the code is a decoy for an unknown name: the same rows are written, but the message is not sent.
    var isDecoy = false

    package init(
        sender: CodeSender, pool: UserPool, requester: Requester, context: MessageContext, isDecoy: Bool = false
    ) {
        self.sender = sender
        self.pool = pool
        self.requester = requester
        self.context = context
        self.isDecoy = isDecoy
    }

    /// The kind of caller that requests a code; it decides the response if too many codes were requested (CODE-09).
    package enum Requester: Sendable {
        /// An administrator, who has no limit.
        case administrator
        /// A user, who gets an error.
        case user
        /// A caller through a client that hides which users exist. The response contains a destination in any case.
        case anonymous
    }

    /// A message to send after the commit, if any, and its delivery details.
    package struct QueuedMessage: Sendable {
        package var message: Message?
        /// Whether the message must not be sent.
        var isDecoy = false
        package var details: DeliveryDetails
    }

    /// Creates a code that verifies `contact`, whose value is `address`, and writes its message to the outbox.
    ///
    /// - Throws: `QuotaRefusal.calls` if too many codes were sent.
    package func enqueue(
        _ code: CodePurpose, purpose: MessageTemplate.Purpose, to contact: ContactAttribute, address: String,
        of user: User, for client: ClientID?, _ tx: any Transaction
    ) throws -> QueuedMessage {
        let codes = VerificationCodes(tx: tx, pool: pool.id, cipher: sender.cipher, now: sender.world.now())
        guard try spend(code.use, on: contact, address: address, tx) else {
            guard requester == .anonymous else { throw QuotaRefusal.calls }
            try codes.keepOrIssueDecoy(code, to: user.id, for: client, world: sender.world)
            return QueuedMessage(message: nil, details: DeliveryDetails(contact, address: address))
        }
        let text = try codes.issue(
            code, to: user.id, proving: contact, value: address, for: client, isDecoy: isDecoy, world: sender.world)
        var message = message(text, purpose: purpose, to: contact, address: address, of: user, for: client)
        message.event = context.event(of: user, to: contact, address: address, in: pool)
        try sender.outbox.enqueue(message, isDecoy: isDecoy, tx)
        return QueuedMessage(message: message, isDecoy: isDecoy, details: DeliveryDetails(contact, address: address))
    }

    /// Counts the code against its limits.
    ///
    /// - Returns: False if too many codes were requested.
    private func spend(
        _ use: CodeUse, on contact: ContactAttribute, address: String, _ tx: any Transaction
    ) throws -> Bool {
        guard requester != .administrator else { return true }
        return try sender.budget(of: pool.id, tx)
            .spend(on: address, by: contact.channel, for: use, isDecoy: isDecoy)
    }

    private func message(
        _ code: Secret<String>, purpose: MessageTemplate.Purpose, to contact: ContactAttribute, address: String,
        of user: User, for client: ClientID?
    ) -> Message {
        let name = user.displayName(in: pool)
        let template = sender.template(for: pool, of: user, texts: context.texts[contact])
        if template.hasLink(purpose, to: contact.channel), let client {
            return template.link(code, for: purpose, to: address, of: name, through: client)
        }
        return template.code(code, for: purpose, to: contact, address: address, of: name)
    }

    /// Writes the message with the code that confirms a sign-up. It goes to the telephone if the pool verifies both
    /// contacts (SGN-SELF-03); none is written if the pool does not verify any contact that the user gave (SGN-ADM-01).
    package func enqueueConfirmation(
        _ purpose: MessageTemplate.Purpose, to user: User, for client: ClientID, _ tx: any Transaction
    ) throws -> QueuedMessage? {
        guard let contact = user.confirmationContact(in: pool), let address = user.attributes.contact(contact) else {
            return nil
        }
        return try enqueue(.signUp, purpose: purpose, to: contact, address: address, of: user, for: client, tx)
    }
}

extension CodePurpose {
    /// The limit that the code is counted against.
    fileprivate var use: CodeUse {
        switch self {
        case .forgotPassword: .reset
        case .signUp, .verifyEmail, .verifyPhoneNumber: .verification
        }
    }
}

extension User {
    /// The contact that the code for a sign-up goes to; nil if the pool does not verify any contact that the user gave.
    package func confirmationContact(in pool: UserPool) -> ContactAttribute? {
        [ContactAttribute.phoneNumber, .email].first { contact in
            pool.settings.autoVerifiedAttributes.contains(contact) && attributes.contact(contact) != nil
        }
    }

    /// The language of messages to the user: the attribute `locale`, or else the pool's language.
    package func language(in pool: UserPool) -> Language {
        attributes["locale"].flatMap(Language.init(locale:)) ?? pool.language
    }

    /// The user's name in messages: the contact used to sign in, if that replaces a username.
    package func displayName(in pool: UserPool) -> Username {
        guard pool.namesByContact else { return username }
        let contact = pool.settings.usernameAttributes.compactMap { attributes.contact($0) }.first
        return contact.map { Username(rawValue: $0) } ?? username
    }
}
