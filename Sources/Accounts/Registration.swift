package import Directory
import Factors
package import Kernel
package import Messaging
import Risk
import Storage
import Triggers

/// Users who sign up themselves (SGN-SELF).
package struct Registration: Sendable {
    let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// The parameters of a sign-up.
    package struct Form: Sendable {
        var client: ClientProof
        var username: Username
        /// Nil for a user who will sign in by codes.
        var password: Secret<String>?
        var attributes: [String: String]
        var triggerInput: SignUpTriggerInput

        /// Creates a form.
        ///
        /// - Parameter triggerInput: The input that only the pool's functions receive.
        package init(
            client: ClientID, secretHash: Secret<String>?, username: Username, password: Secret<String>?,
            attributes: [String: String], triggerInput: SignUpTriggerInput = SignUpTriggerInput()
        ) {
            self.init(
                ClientProof(client, secretHash: secretHash), username: username, password: password,
                attributes: attributes, triggerInput: triggerInput)
        }

        /// Creates a form that comes through a client, with its proof.
        package init(
            _ client: ClientProof, username: Username, password: Secret<String>?, attributes: [String: String],
            triggerInput: SignUpTriggerInput = SignUpTriggerInput()
        ) {
            self.client = client
            self.username = username
            self.password = password
            self.attributes = attributes
            self.triggerInput = triggerInput
        }
    }

    /// The result of a sign-up.
    package struct Registered: Sendable {
        /// The identifier of the user, which never changes.
        package var id: UserID
        /// Whether a function confirmed the user (SGN-AUT-01).
        package var isConfirmed: Bool
        /// Where the code was sent; nil if none was (SGN-ADM-01).
        package var details: DeliveryDetails?
        /// The session of the sign-up. The confirmation with it returns a session that signs the user in; nil if the
        /// user cannot sign in by codes.
        package var session: Secret<String>?
    }

    /// Adds an unconfirmed user and sends the code that confirms the sign-up (SGN-SELF-01 to 05). The pool's function
    /// may refuse the user, confirm the user, and verify contacts (UP-LPS).
    ///
    /// - Throws: `AccountRefusal.signUpNotPermitted` if users may not sign up themselves (UP-ADMCFG-02), `InvalidInput`
    ///   and `PasswordRefusal` if the pool's rules forbid a value, `UserRefusal.usernameTaken`, `QuotaRefusal.calls` if
    ///   too many codes were sent, and `DeliveryRefusal` if the code could not be sent; in this last case the user is
    ///   still added. `TriggerRefusal` if a function refuses; after the confirmation by a function, the user is still
    ///   added.
    package func register(_ form: Form) async throws -> Registered {
        let context = try await form.client.context(
            for: form.username, settings: services.settings, cipher: services.cipher)
        let pool = context.pool
        guard !pool.settings.adminCreateUser.adminsOnly else {
            throw AccountRefusal.signUpNotPermitted
        }
        let password = pool.given(form.password)
        var protection = Protection(context, by: services.risk)
        if let password {
            try services.passwords.requireAcceptable(password, in: pool, for: .signUp)
            try protection?.admit(password, at: .signUp)
        } else if pool.settings.firstFactorCodes.isEmpty {
            throw InvalidInput("Missing required parameter Password")
        }
        var newUser = try NewUser(
            form.username, attributes: form.attributes, by: .user(context.client), in: pool, world: services.world)
        try pool.schema.checkComplete(newUser.user.attributes)
        if password == nil { try newUser.user.requireCodeContact(in: pool) }
        try await requireFree(newUser, in: pool)
        try await services.admit(&newUser, form: form, by: context.client.id, in: pool)
        if let password {
            newUser.user.credential = try await services.passwords.credential(
                of: password, for: newUser.user.id, called: newUser.user.username, in: pool)
        }
        return try await add(newUser, form: form, from: context, protectedBy: protection)
    }

    private func add(
        _ newUser: NewUser, form: Form, from context: ClientContext, protectedBy protection: Protection?
    ) async throws -> Registered {
        let (pool, user) = (context.pool, newUser.user)
        let isConfirmed = user.status == .confirmed
        let messageContext = try await messageContext(for: user, form: form, from: context)
        let analytics = AppAnalytics(context, by: services.risk)
        let queued = try await services.database.write { [services] tx -> Verification.QueuedMessage? in
            // A contact that the function verified is taken from the user who has it as an alias (UP-LPS-07,
            // UP-LPS-10).
            let isVerified = ContactAttribute.allCases.contains(where: user.attributes.isVerified)
            try UserWriter(tx, of: pool).insert(user, calledBy: newUser.contact, force: isVerified)
            try protection?.recordPass(.signUp, of: user.id, tx)
            try analytics?.record(.signUp, of: user.id, tx)
            guard !isConfirmed else { return nil }
            return try Verification(sender: services.codes, pool: pool, requester: .user, context: messageContext)
                .enqueueConfirmation(.signUp, to: user, for: context.client.id, tx)
        }
        AuditContext.note(user.id)
        AuditContext.note(.signUp)
        try await services.codes.send([queued].compactMap { $0 })
        if isConfirmed {
            try await services.announceConfirmation(
                .signUp, of: user, in: pool, by: context.client.id, clientMetadata: form.triggerInput.clientMetadata)
        }
        let session = try queued.flatMap { _ in try services.session(toConfirm: user, from: context) }
        return Registered(id: user.id, isConfirmed: isConfirmed, details: queued?.details, session: session)
    }

    private func messageContext(for user: User, form: Form, from context: ClientContext) async throws -> MessageContext
    {
        let messageContext = MessageContext(client: context.client.id, clientMetadata: form.triggerInput.clientMetadata)
        guard user.status == .unconfirmed, let contact = user.confirmationContact(in: context.pool) else {
            return messageContext
        }
        return try await services.codes.withTexts(
            messageContext, purpose: .signUp, to: [contact], of: user, in: context.pool)
    }

    /// Fails as the commit would, but before the work of hashing a password. Names of providers' users are refused.
    private func requireFree(_ newUser: NewUser, in pool: UserPool) async throws {
        let names = newUser.names(in: pool)
        try await services.database.read { tx in
            try ReservedNames(tx, of: pool).check(newUser.user)
            for name in names where try NameTable(tx).owner(of: name, in: pool.id) != nil {
                throw newUser.nameTaken
            }
        }
    }
}
