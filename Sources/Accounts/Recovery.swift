package import Directory
import Factors
package import Kernel
package import Messaging
import Storage
import Triggers

/// Resets of forgotten passwords (UP-SIGN-20).
package struct Recovery: Sendable {
    let services: AccountServices

    /// Uses the given services.
    package init(_ services: AccountServices) { self.services = services }

    /// Sends a code to a verified contact (UP-VER-05). If the client hides which users exist, the response always shows
    /// a destination (CODE-16).
    ///
    /// A user unknown to the pool may come from another directory, if the pool has a function for that.
    ///
    /// - Parameter clientMetadata: What the client sends to the pool's functions.
    /// - Throws: `InvalidInput` if no contact is verified, `TriggerRefusal` if a function cannot be asked. A client
    ///   that hides which users exist is not told of the function that writes messages.
    package func begin(
        _ username: Username, client: ClientID, secretHash: Secret<String>?, clientMetadata: [String: String]? = nil
    ) async throws -> DeliveryDetails {
        try await begin(username, ClientProof(client, secretHash: secretHash), clientMetadata: clientMetadata)
    }

    /// The same through a client, as `client` says.
    package func begin(_ username: Username, _ client: ClientProof, clientMetadata: [String: String]? = nil)
        async throws -> DeliveryDetails
    {
        let timer = ResponseTimer()
        let call = try await client.call(for: username, settings: services.settings, cipher: services.cipher)
        return try await timer.hold(call, services.responseTiming.code, isTold: { _ in true }) {
            let subject = try await services.calls.subject(of: username, call)
            try await services.calls.spend(.forgotPassword, of: subject, in: call.pool.id)
            try await migrate(username, clientMetadata, call)
            let context = MessageContext(client: call.client.id, clientMetadata: clientMetadata)
            let queued = try await enqueue(username, call, try await withTexts(context, for: username, call))
            return try await services.codes.deliver(queued, call)
        }
    }

    /// Adds an unknown user that the pool's function knows.
    private func migrate(_ username: Username, _ metadata: [String: String]?, _ call: ClientContext) async throws {
        let settings = call.pool.settings
        guard settings.function(for: .userMigration) != nil,
            settings.recoveryOrder.contains(where: { $0.contact != nil })
        else { return }
        let name = call.pool.signInName(username)
        let isKnown = try await services.database.read { try NameTable($0).owner(of: name, in: call.pool.id) != nil }
        guard !isKnown, name.isUsable else { return }
        _ = try await UserMigration(services).forgotPassword(username, metadata: metadata, call)
    }

    /// Asks the function that writes messages, unless its time would tell that the user exists: then it is asked when
    /// the message is delivered.
    private func withTexts(_ context: MessageContext, for username: Username, _ call: ClientContext) async throws
        -> MessageContext
    {
        let mayRecover = call.pool.settings.recoveryOrder.contains { $0.contact != nil }
        guard !call.hidesExistence, mayRecover else { return context }
        return try await services.withTexts(context, .forgotPassword, in: call.pool) { tx in
            let user = try UserTable(tx).findHidden(call.pool.signInName(username), in: call.pool.id)
            guard let user else { throw AccountRefusal.unknownUsername }
            return PlannedMessages([try user.recoveryContact(in: call.pool, tx)], of: user)
        }
    }

    private func enqueue(_ username: Username, _ call: ClientContext, _ context: MessageContext) async throws
        -> Verification.QueuedMessage
    {
        let contacts = call.pool.settings.recoveryOrder.compactMap(\.contact)
        // The answer depends on the pool alone, and tells nothing of users.
        guard !contacts.isEmpty else { throw AccountRefusal.recoveryByAdministratorOnly }
        var queued = try await services.database.write { [services] tx in
            let user = try UserTable(tx).findHidden(call.pool.signInName(username), in: call.pool.id)
            do {
                guard let user else {
                    // The read that a user's second factors need, so that the statements do not tell who exists.
                    let decoy = call.decoyUserID(called: username, services.cipher)
                    _ = try SecondFactorTable(tx).find(decoy, in: call.pool.id)
                    throw AccountRefusal.unknownUsername
                }
                let contact = try user.recoveryContact(in: call.pool, tx)
                return try Verification(
                    sender: services.codes, pool: call.pool, requester: call.requester, context
                ).enqueue(
                    .forgotPassword, .forgotPassword, to: contact, user.attributes.contact(contact) ?? "", of: user,
                    for: call.client.id, tx)
            } catch let refusal as any Refusal where call.hides(refusal) {
                return try services.codes.issueDecoy(
                    .forgotPassword, .forgotPassword, for: username, user?.id, among: contacts, call, context, tx)
            }
        }
        if call.hidesExistence { queued.details = call.decoyDetails(of: username, among: contacts) }
        return queued
    }

    /// The parameters of a password reset with a code.
    package struct Form: Sendable {
        var client: ClientProof
        var username: Username
        var code: Secret<String>
        var password: Secret<String>
        var clientMetadata: [String: String]?

        /// Creates a form.
        ///
        /// - Parameter clientMetadata: What only the pool's function after the reset gets.
        package init(
            client: ClientID, secretHash: Secret<String>?, username: Username, code: Secret<String>,
            password: Secret<String>, clientMetadata: [String: String]? = nil
        ) {
            self.init(
                ClientProof(client, secretHash: secretHash), username: username, code: code, password: password,
                clientMetadata: clientMetadata)
        }

        /// Creates a form that comes through a client, as `client` says.
        package init(
            _ client: ClientProof, username: Username, code: Secret<String>, password: Secret<String>,
            clientMetadata: [String: String]? = nil
        ) {
            self.client = client
            self.username = username
            self.code = code
            self.password = password
            self.clientMetadata = clientMetadata
        }
    }

    /// Sets a new password with the code that was sent. All sessions of the user end, because they may belong to an
    /// attacker who knew the old password. Issues no tokens: the user signs in with the new password (CODE-15).
    ///
    /// - Throws: `PasswordRefusal`, `CodeRefusal.mismatch`, `CodeRefusal.expired`, `QuotaRefusal.calls`, and
    ///   `PasswordRefusal.usedBefore` only if the code is right; the code then stays valid for another password.
    ///   `TriggerRefusal` if the pool's function fails afterwards; the password is changed nevertheless.
    package func finish(_ form: Form) async throws {
        let timer = ResponseTimer()
        let call = try await form.client.call(for: form.username, settings: services.settings, cipher: services.cipher)
        try services.passwords.requireAcceptable(form.password, in: call.pool, for: .replacement)
        let user = try await timer.hold(call, services.responseTiming.code, isTold: { _ in false }) {
            try await finish(form, call)
        }
        try await services.confirmed(.forgotPassword, user, in: call.pool, by: call.client.id, form.clientMetadata)
    }

    private func finish(_ form: Form, _ call: ClientContext) async throws -> User {
        let subject = try await services.calls.subject(of: form.username, call)
        try await services.calls.spend(.confirmForgotPassword, of: subject, in: call.pool.id)
        let name = call.pool.signInName(form.username)
        let found = try await services.database.read { try UserTable($0).findHidden(name, in: call.pool.id) }
        guard found != nil || call.hidesExistence else { throw AccountRefusal.unknownUsername }
        let holder = found?.id ?? call.decoyUserID(called: form.username, services.cipher)
        try await requireNew(form, of: holder, call)
        // Hashed before the code is checked, and for unknown users too, so that all responses take the same time.
        let credential = try await services.passwords.credential(
            of: form.password, for: holder, called: found?.username ?? form.username, in: call.pool)
        return try await reset(holder, to: credential, form, call)
    }

    /// Compares the password with the history, but only if the code is right. All other calls go on to `reset`, which
    /// counts the attempt and refuses it, so neither the response nor its time reveals a former password.
    private func requireNew(_ form: Form, of holder: UserID, _ call: ClientContext) async throws {
        let history = PasswordHistory(services.passwords, services.database, of: call.pool)
        guard history.isKept else { return }
        let (now, cipher) = (services.world.now(), services.cipher)
        // Read together: a later change of the password also deletes the code.
        let proven = try await services.database.read { tx -> User? in
            let user = try UserTable(tx).find(holder, in: call.pool.id)
            let codes = VerificationCodes(tx: tx, pool: call.pool.id, cipher: cipher, now: now)
            let isRight = try codes.wouldRedeem(form.code, .forgotPassword, of: holder, from: call.client.id)
            return isRight && user?.enabled == true ? user : nil
        }
        if let proven { try await history.requireNew(form.password, for: proven) }
    }

    private func reset(_ holder: UserID, to credential: [UInt8], _ form: Form, _ call: ClientContext) async throws
        -> User
    {
        let now = services.world.now()
        let cipher = services.cipher
        return try await services.database.commitEvenIfRefused { tx -> Result<User, any Error> in
            let found = try UserTable(tx).find(holder, in: call.pool.id)
            guard call.hidesExistence || found?.enabled != false else { return .failure(UserRefusal.disabled) }
            let codes = VerificationCodes(tx: tx, pool: call.pool.id, cipher: cipher, now: now)
            switch try codes.redeem(form.code, .forgotPassword, of: holder, from: call.client.id) {
            case .failure(let refusal): return .failure(call.answer(toBadCode: refusal))
            case .success(let proof):
                guard var user = found, user.enabled else { return .failure(CodeRefusal.mismatch) }
                user.credential = credential
                user.status = .confirmed
                user.passwordExpiresAt = nil
                user.prove(by: proof)
                let saved = try UserWriter(tx, of: call.pool).save(user, now: now)
                try PasswordChange(tx, of: user, services).revokeAccess()
                return .success(saved)
            }
        }
    }
}
