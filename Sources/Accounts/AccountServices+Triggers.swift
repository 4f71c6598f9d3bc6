import Directory
import Factors
import Kernel
import Messaging
import Storage
import Triggers

/// The functions that sign-ups, confirmations and messages call. No transaction is open.
extension AccountServices {
    /// Asks the pool's function whether a user may sign up, and confirms and verifies according to its response
    /// (UP-LPS-04 to 10).
    ///
    /// - Throws: `TriggerRefusal`, also if the function verifies a contact that the user does not have.
    func admit(_ newUser: inout NewUser, form: Registration.Form, by client: ClientID, in pool: UserPool) async throws {
        let decided = try await ask(
            .signUp, about: newUser, given: form.attributes, input: form.triggerInput, client: client, in: pool)
        guard let decided else { return }
        try triggers.noting(.preSignUp) { try newUser.verify(decided.verified) }
        if decided.confirmsUser { newUser.user.status = .confirmed }
    }

    /// Asks the pool's function about a user who signs in with another provider for the first time. The user does not
    /// need a confirmation.
    ///
    /// - Throws: `TriggerRefusal`.
    func admit(_ newUser: inout NewUser, given: [String: String], by client: ClientID, in pool: UserPool) async throws {
        let decided = try await ask(
            .externalProvider, about: newUser, given: given, input: SignUpTriggerInput(validationData: [:]),
            client: client, in: pool)
        if let decided { try triggers.noting(.preSignUp) { try newUser.verify(decided.verified) } }
    }

    /// Asks the pool's function about a user that an administrator adds. The service ignores the function's other
    /// decisions and uses only a refusal.
    ///
    /// - Throws: `TriggerRefusal`.
    func admit(_ newUser: NewUser, form: Invitation.Form, in pool: UserPool) async throws {
        _ = try await ask(
            .invitation, about: newUser, given: form.attributes, input: form.triggerInput, client: nil, in: pool)
    }

    private func ask(
        _ source: PreSignUpTrigger.Source, about newUser: NewUser, given: [String: String], input: SignUpTriggerInput,
        client: ClientID?, in pool: UserPool
    ) async throws -> PreSignUpTrigger.Response? {
        let trigger = PreSignUpTrigger(
            source, attributes: newUser.attributes(given: given), validationData: input.validationData,
            clientMetadata: input.clientMetadata)
        return try await triggers.invoke(
            trigger, context: TriggerContext(pool, client: client, username: newUser.user.username))
    }

    /// Informs the pool's function that `user` was confirmed, or has reset the password. The change is already
    /// committed: a refusal does not undo it.
    ///
    /// - Throws: `TriggerRefusal`.
    func announceConfirmation(
        _ source: PostConfirmationTrigger.Source, of user: User, in pool: UserPool, by client: ClientID?,
        clientMetadata: [String: String]?
    ) async throws {
        let trigger = PostConfirmationTrigger(source, of: user, in: pool, clientMetadata: clientMetadata)
        try await triggers.invoke(trigger, context: TriggerContext(pool, client: client, username: user.username))
    }

    /// `context` with the texts of the pool's function, if the function writes messages to the contacts that `plan`
    /// finds. This read of the user is only for the function; the following transaction reads the user again. If that
    /// needs a message that was not planned here, the function writes the text at delivery.
    func withTexts(
        _ context: MessageContext, purpose: MessageTemplate.Purpose, in pool: UserPool,
        plan: @escaping @Sendable (any Transaction) throws -> PlannedMessages?
    ) async throws -> MessageContext {
        guard codes.asksForTexts(in: pool), let planned = try await database.read(plan) else { return context }
        return try await codes.withTexts(context, purpose: purpose, to: planned.contacts, of: planned.user, in: pool)
    }
}

extension NewUser {
    /// Marks contacts as verified, according to the function.
    ///
    /// - Throws: `TriggerRefusal.invalidResponse` if the user does not have one of them.
    fileprivate mutating func verify(_ contacts: [ContactAttribute]) throws {
        for contact in contacts {
            guard user.attributes.contact(contact) != nil else {
                throw TriggerRefusal.invalidResponse(
                    .preSignUp, reason: "the user has no \(contact.rawValue) to verify.")
            }
            user.attributes.setVerified(contact, verified: true)
        }
    }

    /// The attributes from the caller, without the verified flags of unproven contacts.
    fileprivate func attributes(given: [String: String]) -> [String: String] {
        var texts = Dictionary(user.attributes.sorted.map { ($0.name, $0.value) }) { first, _ in first }
        for contact in ContactAttribute.allCases where given[contact.verifiedFlag] == nil {
            texts[contact.verifiedFlag] = nil
        }
        return texts
    }
}
