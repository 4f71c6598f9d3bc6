import Cryptography
import Directory
import Factors
import Kernel
import Messaging
import Storage
import Triggers

/// A request for a code by a caller who has proven nothing. If the client hides which users exist, a name that may not
/// have a code gets a decoy: the same statements write the same rows, the message is not sent, and the response shows a
/// destination derived only from the name (CODE-16).
struct CodeRequest: Sendable {
    let services: AccountServices
    let purpose: Purpose

    enum Purpose: Sendable {
        /// A new code for an unconfirmed sign-up.
        case confirmation
        case recovery
    }

    /// - Returns: Where the code was sent, or would be.
    func send(to username: Username, through client: ClientProof, clientMetadata: [String: String]?) async throws
        -> DeliveryDetails
    {
        let timer = ResponseTimer()
        let context = try await client.context(for: username, settings: services.settings, cipher: services.cipher)
        return try await timer.delayingRefusals(
            to: context, step: services.responseTiming.code, needsNoProof: { _ in true }
        ) {
            let subject = try await services.calls.subject(of: username, through: context)
            try await services.calls.spend(purpose.limit, of: subject, in: context.pool.id)
            if purpose == .recovery { try await migrate(username, clientMetadata: clientMetadata, through: context) }
            let messageContext = try await withTexts(
                MessageContext(client: context.client.id, clientMetadata: clientMetadata), for: username,
                through: context)
            let queued = try await enqueue(to: username, through: context, messageContext: messageContext)
            return try await services.codes.deliver(queued, from: context)
        }
    }

    /// Adds an unknown user that the pool's function recognises.
    private func migrate(_ username: Username, clientMetadata: [String: String]?, through context: ClientContext)
        async throws
    {
        guard context.pool.settings.function(for: .userMigration) != nil, !purpose.contacts(in: context.pool).isEmpty
        else {
            return
        }
        let name = context.pool.signInName(username)
        let isKnown = try await services.database.read { try NameTable($0).owner(of: name, in: context.pool.id) != nil }
        guard !isKnown, name.isUsable else { return }
        _ = try await UserMigration(services).addAtRecovery(username, clientMetadata: clientMetadata, from: context)
    }

    /// Calls the function that writes messages, unless its time would reveal that the user exists: it is then called
    /// when the message is delivered.
    private func withTexts(_ messageContext: MessageContext, for username: Username, through context: ClientContext)
        async throws
        -> MessageContext
    {
        guard !context.hidesExistence, !purpose.contacts(in: context.pool).isEmpty else { return messageContext }
        return try await services.withTexts(messageContext, purpose: purpose.message, in: context.pool) { tx in
            let user = try UserTable(tx).findHidden(context.pool.signInName(username), in: context.pool.id)
            let (recipient, contact) = try purpose.requireRecipient(user, in: context.pool, tx)
            return PlannedMessages([contact], of: recipient)
        }
    }

    private func enqueue(to username: Username, through context: ClientContext, messageContext: MessageContext)
        async throws
        -> Verification.QueuedMessage
    {
        let contacts = purpose.contacts(in: context.pool)
        // The response depends only on the pool, and does not reveal anything about users.
        guard !contacts.isEmpty else { throw AccountRefusal.recoveryByAdministratorOnly }
        var queued = try await services.database.write { [services, purpose] tx in
            let user = try UserTable(tx).findHidden(context.pool.signInName(username), in: context.pool.id)
            if purpose == .confirmation, user?.isOpenlyConfirmed == true { throw InvalidInput.confirmedAlready }
            do {
                if purpose == .recovery, user == nil {
                    // The read that a user's second factors need, so that the statements do not reveal which users
                    // exist.
                    let decoy = context.decoyUserID(called: username, by: services.cipher)
                    _ = try SecondFactorTable(tx).find(decoy, in: context.pool.id)
                }
                let (recipient, contact) = try purpose.requireRecipient(user, in: context.pool, tx)
                return try Verification(
                    sender: services.codes, pool: context.pool, requester: context.requester, context: messageContext
                ).enqueue(
                    purpose.code, purpose: purpose.message, to: contact,
                    address: recipient.attributes.contact(contact) ?? "",
                    of: recipient, for: context.client.id, tx)
            } catch let refusal as any Refusal where context.hides(refusal) {
                return try services.codes.issueDecoy(
                    purpose.code, purpose: purpose.message, for: username, of: user?.id, among: contacts, from: context,
                    messageContext: messageContext, tx)
            }
        }
        if context.hidesExistence { queued.details = context.decoyDetails(of: username, among: contacts) }
        return queued
    }
}

extension CodeRequest.Purpose {
    fileprivate var code: CodePurpose {
        switch self {
        case .confirmation: .signUp
        case .recovery: .forgotPassword
        }
    }

    fileprivate var message: MessageTemplate.Purpose {
        switch self {
        case .confirmation: .resendCode
        case .recovery: .forgotPassword
        }
    }

    fileprivate var limit: LimitedCall {
        switch self {
        case .confirmation: .resendConfirmationCode
        case .recovery: .forgotPassword
        }
    }

    /// The contacts that such a code can go to in `pool`; none if only administrators reset passwords.
    fileprivate func contacts(in pool: UserPool) -> [ContactAttribute] {
        switch self {
        case .confirmation: [.phoneNumber, .email]
        case .recovery: pool.settings.recoveryOrder.compactMap(\.contact)
        }
    }

    /// The user who gets the code, and the contact that it goes to.
    ///
    /// - Throws: A refusal if `user` may not have it; this may reveal which users exist.
    fileprivate func requireRecipient(_ user: User?, in pool: UserPool, _ tx: any Transaction) throws
        -> (user: User, contact: ContactAttribute)
    {
        guard let user else { throw AccountRefusal.unknownUsername }
        switch self {
        case .recovery: return (user, try user.recoveryContact(in: pool, tx))
        case .confirmation:
            guard user.enabled else { throw UserRefusal.disabled }
            guard user.status == .unconfirmed else { throw InvalidInput.confirmedAlready }
            guard let contact = user.confirmationContact(in: pool) else {
                throw InvalidInput("Cannot resend codes. Auto verification not turned on.")
            }
            return (user, contact)
        }
    }
}

extension ClientContext {
    /// The kind of caller that requests codes through this client.
    var requester: Verification.Requester { hidesExistence ? .anonymous : .user }

    /// Whether `refusal` would reveal which users exist. The limit of the pool's codes does not reveal users.
    func hides(_ refusal: any Refusal) -> Bool { hidesExistence && !(refusal is QuotaRefusal) }
}

extension InvalidInput {
    /// The refusal of another code for a confirmed sign-up.
    fileprivate static let confirmedAlready = Self("User is already confirmed.")
}
