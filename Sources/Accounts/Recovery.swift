package import Directory
import Factors
package import Kernel
package import Messaging
import Risk
import Storage
import Triggers

/// Resets of forgotten passwords (UP-SIGN-20).
package struct Recovery: Sendable {
    let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// Sends a code to a verified contact (UP-VER-05). If the client hides which users exist, the response always shows
    /// a destination (CODE-16).
    ///
    /// If the pool has a function that migrates users, a user unknown to the pool may come from another directory.
    ///
    /// - Parameter clientMetadata: The client's input for the pool's functions.
    /// - Throws: `InvalidInput` if no contact is verified, `TriggerRefusal` if a function cannot be called. A client
    ///   that hides which users exist does not get the error of the function that writes messages.
    package func requestCode(
        for username: Username, through client: ClientProof, clientMetadata: [String: String]? = nil
    ) async throws -> DeliveryDetails {
        try await CodeRequest(services: services, purpose: .recovery).send(
            to: username, through: client, clientMetadata: clientMetadata)
    }

    /// Sets a new password with the code that was sent. All sessions of the user end, because they may belong to an
    /// attacker who knew the old password. The reset does not issue tokens: the user signs in with the new password
    /// (CODE-15).
    ///
    /// - Throws: `PasswordRefusal`, `CodeRefusal.mismatch`, `CodeRefusal.expired`, `QuotaRefusal.calls`, and
    ///   `PasswordRefusal.usedBefore` only if the code is right; the code then stays valid for another password.
    ///   `TriggerRefusal` if the pool's function fails afterwards; the password is still changed.
    package func resetPassword(_ reset: PasswordReset) async throws {
        let timer = ResponseTimer()
        let context = try await reset.client.context(
            for: reset.username, settings: services.settings, cipher: services.cipher)
        try services.passwords.requireAcceptable(reset.password, in: context.pool, for: .replacement)
        var protection = Protection(context, by: services.risk)
        try protection?.admit(reset.password, at: .change)
        let user = try await timer.delayingRefusals(
            to: context, step: services.responseTiming.code, needsNoProof: { _ in false }
        ) {
            [protection] in
            try await self.reset(reset, through: context, protectedBy: protection)
        }
        try await services.announceConfirmation(
            .forgotPassword, of: user, in: context.pool, by: context.client.id, clientMetadata: reset.clientMetadata)
    }

    private func reset(
        _ reset: PasswordReset, through context: ClientContext, protectedBy protection: Protection?
    ) async throws -> User {
        let subject = try await services.calls.subject(of: reset.username, through: context)
        try await services.calls.spend(.confirmForgotPassword, of: subject, in: context.pool.id)
        let name = context.pool.signInName(reset.username)
        let found = try await services.database.read { try UserTable($0).findHidden(name, in: context.pool.id) }
        guard found != nil || context.hidesExistence else { throw AccountRefusal.unknownUsername }
        let holder = found?.id ?? context.decoyUserID(called: reset.username, by: services.cipher)
        try await requireNew(reset, of: holder, through: context)
        // Hashed before the code is checked, and for unknown users as well, so that all responses take the same time.
        let credential = try await services.passwords.credential(
            of: reset.password, for: holder, called: found?.username ?? reset.username, in: context.pool)
        return try await write(credential, of: holder, for: reset, through: context, protectedBy: protection)
    }

    /// Compares the password with the history, but only if the code is right. All other calls continue to `write`,
    /// which refuses and counts them, so neither the response nor its time reveals a former password.
    private func requireNew(_ reset: PasswordReset, of holder: UserID, through context: ClientContext) async throws {
        let history = PasswordHistory(services.passwords, database: services.database, of: context.pool)
        guard history.isKept else { return }
        let (now, cipher) = (services.world.now(), services.cipher)
        // Read together: a later change of the password also deletes the code.
        let proven = try await services.database.read { tx -> User? in
            let user = try UserTable(tx).find(holder, in: context.pool.id)
            let codes = VerificationCodes(tx: tx, pool: context.pool.id, cipher: cipher, now: now)
            let isRight = try codes.wouldRedeem(reset.code, for: .forgotPassword, of: holder, from: context.client.id)
            return isRight && user?.enabled == true ? user : nil
        }
        if let proven { try await history.requireNew(reset.password, for: proven) }
    }

    private func write(
        _ credential: [UInt8], of holder: UserID, for reset: PasswordReset, through context: ClientContext,
        protectedBy protection: Protection?
    ) async throws -> User {
        let now = services.world.now()
        let cipher = services.cipher
        return try await services.database.commitEvenIfRefused { tx -> Result<User, any Error> in
            let found = try UserTable(tx).find(holder, in: context.pool.id)
            guard context.hidesExistence || found?.enabled != false else { return .failure(UserRefusal.disabled) }
            let codes = VerificationCodes(tx: tx, pool: context.pool.id, cipher: cipher, now: now)
            switch try codes.redeem(reset.code, for: .forgotPassword, of: holder, from: context.client.id) {
            case .failure(let refusal): return .failure(context.refusal(toBadCode: refusal))
            case .success(let proof):
                guard var user = found, user.enabled else { return .failure(CodeRefusal.mismatch) }
                user.credential = credential
                user.status = .confirmed
                user.passwordExpiresAt = nil
                user.prove(by: proof)
                let saved = try UserWriter(tx, of: context.pool).save(user, now: now)
                try PasswordChange(tx, of: user, services: services).revokeAccess()
                try protection?.recordPass(.passwordReset, of: user.id, tx)
                return .success(saved)
            }
        }
    }
}

/// A password reset with a code.
package struct PasswordReset: Sendable {
    let client: ClientProof
    let username: Username
    let code: Secret<String>
    let password: Secret<String>
    /// The input that only the pool's function after the reset receives.
    let clientMetadata: [String: String]?

    package init(
        of username: Username, to password: Secret<String>, code: Secret<String>, through client: ClientProof,
        clientMetadata: [String: String]? = nil
    ) {
        self.client = client
        self.username = username
        self.code = code
        self.password = password
        self.clientMetadata = clientMetadata
    }
}
