import Directory
public import Kernel
import Storage

/// People who forgot their password (UP-SIGN-20).
public struct Recovery: Sendable {
    let facilities: Facilities

    /// The room with its facilities.
    public init(_ facilities: Facilities) { self.facilities = facilities }

    /// Sends a code to a proven contact (UP-VER-05).
    ///
    /// Throws `invalidInput` where there is none; clients that hide who exists are told a place either way (CODE-16).
    public func begin(_ username: String, client: ClientID, secretHash: String?) async throws -> DeliveryDetails {
        let timer = AnswerTimer()
        let call = try await ClientCall(client, facilities)
        try call.check(secretHash: secretHash, username: username)
        return try await timer.hold(call, facilities.answerGrid.code, isTold: { _ in true }) {
            let subject = try await facilities.subject(of: username, call)
            try await facilities.spend(.forgotPassword, of: subject, in: call.pool.id)
            let posted = try await post(username, call)
            return try await facilities.deliver(posted, call)
        }
    }

    private func post(_ username: String, _ call: ClientCall) async throws -> Verification.Posted {
        let contacts = call.pool.settings.recoveryOrder.compactMap(\.contact)
        var posted = try await facilities.database.write { [facilities] tx in
            let user = try UserTable(tx).findHidden(call.pool.signInName(username), in: call.pool.id)
            do {
                guard let user else { throw Refusal.userNotFound }
                let contact = try user.recoveryContact(in: call.pool)
                return try Verification(facilities: facilities, pool: call.pool, asker: call.asker).post(
                    .forgotPassword, .forgotPassword, to: contact, user.attributes.contact(contact) ?? "", of: user,
                    for: call.client.id, tx)
            } catch let refusal as Refusal where call.hides(refusal) {
                return try facilities.pretend(
                    .forgotPassword, .forgotPassword, for: username, user?.id, among: contacts, call, tx)
            }
        }
        if call.hidesExistence { posted.details = call.openDetails(of: username, among: contacts) }
        return posted
    }

    /// What a person gives who sets a new password with a code.
    public struct Form: Sendable {
        var client: ClientID
        var secretHash: String?
        var username: String
        var code: Secret<String>
        var password: Secret<String>

        /// A form as it was filled in.
        public init(
            client: ClientID, secretHash: String?, username: String, code: Secret<String>, password: Secret<String>
        ) {
            self.client = client
            self.secretHash = secretHash
            self.username = username
            self.code = code
            self.password = password
        }
    }

    /// Sets a new password with the code that was sent. All other sign-ins of the person end, for whoever knew the old
    /// password may have them. No tokens are given: the person signs in with the new one (CODE-15).
    ///
    /// Throws `invalidPassword`, `codeMismatch`, `codeExpired`, `attemptLimit`, and `passwordHistory` only to those who
    /// have the code, which stays good for a better password.
    public func finish(_ form: Form) async throws {
        let timer = AnswerTimer()
        let call = try await ClientCall(form.client, facilities)
        try call.check(secretHash: form.secretHash, username: form.username)
        try facilities.passwords.requireGood(form.password, in: call.pool)
        try await timer.hold(call, facilities.answerGrid.code, isTold: { _ in false }) { try await finish(form, call) }
    }

    private func finish(_ form: Form, _ call: ClientCall) async throws {
        let subject = try await facilities.subject(of: form.username, call)
        try await facilities.spend(.confirmForgotPassword, of: subject, in: call.pool.id)
        let name = call.pool.signInName(form.username)
        let found = try await facilities.database.read { try UserTable($0).findHidden(name, in: call.pool.id) }
        guard found != nil || call.hidesExistence else { throw Refusal.userNotFound }
        let holder = found?.id ?? call.nobody(called: form.username, facilities.vault)
        try await requireNew(form, of: holder, call)
        // Hashed before the code is looked at and whoever is asked for, so that all answers cost the caller the same.
        let credential = try await facilities.passwords.credential(
            of: form.password, for: holder, called: found?.username ?? form.username, in: call.pool)
        try await reset(holder, to: credential, form, call)
    }

    /// Holds the password against those before it, but only where the code is right. All others go on to `reset`, which
    /// counts the try and refuses it, and learn nothing: not by the answer, and not by its time.
    private func requireNew(_ form: Form, of holder: UserID, _ call: ClientCall) async throws {
        let history = PasswordHistory(facilities, of: call.pool)
        guard history.isKept else { return }
        let (now, vault) = (facilities.world.now(), facilities.vault)
        // Read together: whoever changes the password after this takes the code away with it.
        let proven = try await facilities.database.read { tx -> User? in
            let user = try UserTable(tx).find(holder, in: call.pool.id)
            let desk = CodeDesk(tx: tx, pool: call.pool.id, vault: vault, now: now)
            let isRight = try desk.wouldRedeem(form.code, .forgotPassword, of: holder, from: form.client)
            return isRight && user?.enabled == true ? user : nil
        }
        if let proven { try await history.requireNew(form.password, for: proven) }
    }

    private func reset(_ holder: UserID, to credential: [UInt8], _ form: Form, _ call: ClientCall) async throws {
        let now = facilities.world.now()
        let vault = facilities.vault
        try await facilities.database.settle { tx -> Result<Void, Refusal> in
            let found = try UserTable(tx).find(holder, in: call.pool.id)
            guard call.hidesExistence || found?.enabled != false else { return .failure(.disabled) }
            let desk = CodeDesk(tx: tx, pool: call.pool.id, vault: vault, now: now)
            switch try desk.redeem(form.code, .forgotPassword, of: holder, from: form.client) {
            case .failure(let refusal): return .failure(refusal)
            case .success(let proof):
                guard var user = found, user.enabled else { return .failure(.codeMismatch) }
                user.credential = credential
                user.status = .confirmed
                user.passwordExpiresAt = nil
                user.prove(by: proof)
                try UserRegister(tx, of: call.pool).save(user, now: now)
                try PasswordChange(tx, of: user).settle()
                return .success(())
            }
        }
    }
}

extension User {
    /// The proven contact that a recovery code goes to, in the order that the pool prefers.
    ///
    /// Throws `notAuthorized` where the account's state forbids recovery, `invalidInput` where no contact is proven
    /// (SGN-AUT-03).
    func recoveryContact(in pool: UserPool, forAdministrator: Bool = false) throws -> ContactAttribute {
        guard enabled else { throw Refusal.disabled }
        guard status != .forceChangePassword, status != .externalProvider else {
            throw Refusal(.notAuthorized, "User password cannot be reset in the current state.")
        }
        var contacts = pool.settings.recoveryOrder.compactMap(\.contact)
        if contacts.isEmpty {
            guard forAdministrator else { throw Refusal(.notAuthorized, "Contact administrator to reset password.") }
            contacts = ContactAttribute.allCases
        }
        if let contact = contacts.first(where: attributes.isVerified) { return contact }
        throw Refusal.invalid(
            "Cannot reset password for the user as there is no registered/verified email or phone_number")
    }
}

extension RecoveryMechanism {
    /// The contact that this way leads through.
    var contact: ContactAttribute? {
        switch self {
        case .verifiedEmail: .email
        case .verifiedPhoneNumber: .phoneNumber
        case .adminOnly: nil
        }
    }
}
