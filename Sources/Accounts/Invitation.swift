package import Directory
import Factors
package import Kernel
package import Messaging
import Storage

/// Users that an administrator creates (UP-ACU).
package struct Invitation: Sendable {
    let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// The parameters of a new user.
    package struct Form: Sendable {
        var pool: UserPoolID
        var username: Username
        var attributes: [String: String]
        /// Nil to generate one (UP-ACU-02), or, if users may sign in by codes, for a user without a password.
        var temporaryPassword: Secret<String>?
        /// The channels of the invitation; empty if it is suppressed (UP-ACU-08). If the request does not name any, the
        /// invitation goes by text message (UP-ACU-05), or by e-mail to users without a telephone, and is not sent to
        /// users with neither.
        var channels: [Message.Channel]?
        /// Whether an alias is taken from the user who has it (UP-ALIAS-17).
        var force: Bool
        var triggerInput: SignUpTriggerInput

        /// Creates a form.
        ///
        /// - Parameter triggerInput: The input that only the pool's function before the invitation receives.
        package init(
            pool: UserPoolID, username: Username, attributes: [String: String], temporaryPassword: Secret<String>?,
            channels: [Message.Channel]?, force: Bool, triggerInput: SignUpTriggerInput = SignUpTriggerInput()
        ) {
            self.pool = pool
            self.username = username
            self.attributes = attributes
            self.temporaryPassword = temporaryPassword
            self.channels = channels
            self.force = force
            self.triggerInput = triggerInput
        }
    }

    /// Creates a user with a temporary password and sends the invitation (UP-ACU-01 to 05).
    ///
    /// - Throws: `UserRefusal.usernameTaken`, `UserRefusal.aliasTaken`, `PasswordRefusal`, `InvalidInput`, and
    ///   `DeliveryRefusal` if the message could not be sent; the user is still created. `TriggerRefusal` if a function
    ///   refuses.
    package func send(_ form: Form) async throws -> User {
        let pool = try await services.settings.pool(form.pool)
        if pool.given(form.temporaryPassword) == nil, !pool.settings.firstFactorCodes.isEmpty {
            return try await addPasswordless(form, in: pool)
        }
        let password = try password(form, in: pool)
        var newUser = try await admit(form, to: pool)
        newUser.user.status = .forceChangePassword
        newUser.user.passwordExpiresAt = pool.temporaryPasswordExpiry(from: newUser.user.createdAt)
        newUser.user.credential = try await services.passwords.credential(
            of: password, for: newUser.user.id, called: newUser.user.username, in: pool)
        let messages = try await messages(password, to: newUser.user, form: form, in: pool)
        try await add(newUser, messages: messages, form: form, in: pool)
        try await services.codes.outbox.send(messages)
        return newUser.user
    }

    /// Adds a user without a password, in a pool whose users may sign in by codes. It sends no invitation: the user
    /// requests a code.
    private func addPasswordless(_ form: Form, in pool: UserPool) async throws -> User {
        var newUser = try await admit(form, to: pool)
        newUser.user.status = .confirmed
        try await add(newUser, messages: [], form: form, in: pool)
        return newUser.user
    }

    /// The new user that `form` describes.
    ///
    /// - Throws: `InvalidInput`, and `TriggerRefusal` if the pool's function refuses the user.
    private func admit(_ form: Form, to pool: UserPool) async throws -> NewUser {
        let newUser = try NewUser(
            form.username, attributes: form.attributes, by: .administrator, in: pool, world: services.world)
        try requireReachable(newUser.user, form: form)
        try await services.admit(newUser, form: form, in: pool)
        return newUser
    }

    private func add(_ newUser: NewUser, messages: [Message], form: Form, in pool: UserPool) async throws {
        try await services.database.write { [services] tx in
            do {
                try UserWriter(tx, of: pool).insert(newUser.user, calledBy: newUser.contact, force: form.force)
            } catch UserRefusal.usernameTaken {
                throw AccountRefusal.invitedUsernameTaken
            }
            for message in messages { try services.codes.outbox.enqueue(message, tx) }
        }
        AuditContext.note(newUser.user.id)
    }

    /// Invites a user again, with a new temporary password and a new expiry (UP-ACU-06, UP-ADMCFG-05).
    ///
    /// - Throws: `AccountRefusal.notInvited` if the user has chosen a password.
    package func resend(_ form: Form) async throws -> User {
        let pool = try await services.settings.pool(form.pool)
        // The generated username is not accepted here, as in the service.
        if pool.namesByContact { _ = try pool.contact(named: form.username) }
        let password = try password(form, in: pool)
        let found = try await services.database.read { try UserTable($0).require(form.username, in: pool) }
        AuditContext.note(found.id)
        try requireWaiting(found)
        try requireReachable(found, form: form)
        let credential = try await services.passwords.credential(
            of: password, for: found.id, called: found.username, in: pool)
        let now = services.world.now()
        let messages = try await messages(password, to: found, form: form, in: pool)
        let user = try await services.database.write { [self] tx in
            var user = try UserTable(tx).require(found.id, in: pool.id)
            try requireWaiting(user)
            user.credential = credential
            user.passwordExpiresAt = pool.temporaryPasswordExpiry(from: now)
            let saved = try UserWriter(tx, of: pool).save(user, now: now)
            try PasswordChange(tx, of: saved, services: services).revokeAccess()
            for message in messages { try services.codes.outbox.enqueue(message, tx) }
            return saved
        }
        try await services.codes.outbox.send(messages)
        return user
    }

    private func password(_ form: Form, in pool: UserPool) throws -> Secret<String> {
        guard let given = form.temporaryPassword else {
            return pool.settings.passwordPolicy.generateTemporary(from: services.world)
        }
        try services.passwords.requireAcceptable(given, in: pool, for: .invitation)
        return given
    }

    private func requireWaiting(_ user: User) throws {
        guard user.status == .forceChangePassword else {
            throw AccountRefusal.notInvited(user.username)
        }
    }

    private func requireReachable(_ user: User, form: Form) throws {
        for channel in form.channels ?? [] where user.address(for: channel) == nil {
            throw InvalidInput(
                channel == .email
                    ? "No email provided but desired delivery medium was Email"
                    : "No phone number provided but desired delivery medium was SMS")
        }
    }

    /// The invitation on each channel. The service does not pass the request's metadata to the functions that write
    /// messages.
    private func messages(_ password: Secret<String>, to user: User, form: Form, in pool: UserPool) async throws
        -> [Message]
    {
        let usual = [Message.Channel.sms, .email].first { user.address(for: $0) != nil }
        let addresses = (form.channels ?? usual.map { [$0] } ?? []).compactMap { user.address(for: $0) }
        let context = try await services.codes.withTexts(
            MessageContext(client: nil, clientMetadata: nil), purpose: .invitation,
            to: addresses.map(\.contact), of: user, in: pool)
        return addresses.map {
            services.codes.invitation(
                password, to: $0.contact, address: $0.address, of: user, in: pool, context: context)
        }
    }
}

extension User {
    /// The contact that `channel` reaches; nil if the user does not have one.
    func address(for channel: Message.Channel) -> ContactAddress? {
        for contact in ContactAttribute.allCases where contact.channel == channel {
            if let address = attributes.contact(contact) { return ContactAddress(contact, address: address) }
        }
        return nil
    }
}
