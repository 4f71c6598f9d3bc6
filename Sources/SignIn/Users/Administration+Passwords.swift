import Directory
public import Kernel
import Storage

extension Administration {
    /// Sets a password and ends all sessions of the user. A permanent password works as it is; a temporary one must be
    /// replaced at the next sign-in.
    ///
    /// - Throws: `invalidPassword`, `passwordHistory`, `concurrentChange`.
    public func setPassword(
        _ password: Secret<String>, permanent: Bool, of username: String, in id: UserPoolID
    ) async throws {
        let pool = try await pool(id)
        try services.passwords.requireAcceptable(password, in: pool, for: .replacement)
        let found = try await find(username, in: id)
        AuditContext.note(found.id)
        guard found.status != .externalProvider else {
            throw Refusal(.unsupportedUserState, "The user signs in with an external provider.")
        }
        let history = PasswordHistory(services, of: pool)
        try await history.requireNew(password, for: found)
        let credential = try await services.passwords.credential(
            of: password, for: found.id, called: found.username, in: pool)
        let now = services.world.now()
        try await services.database.write { tx in
            guard var user = try UserTable(tx).find(found.id, in: id) else { throw Refusal.userNotFound }
            // A password that was set concurrently is not in the history that this one was compared with.
            guard !history.isKept || user.credential == found.credential else {
                throw Refusal(.concurrentChange, "The user's password was changed by another request.")
            }
            user.credential = credential
            user.status = permanent ? .confirmed : .forceChangePassword
            user.passwordExpiresAt = permanent ? nil : pool.temporaryPasswordExpiry(from: now)
            try UserWriter(tx, of: pool).save(user, now: now)
            try PasswordChange(tx, of: user).revokeAccess()
        }
    }

    /// Invalidates the user's password and sends a code to set a new one (USR-UI-09).
    ///
    /// - Throws: `notAuthorized` if the account's state forbids it, `invalidInput` if no contact is verified.
    public func resetPassword(of username: String, in id: UserPoolID) async throws {
        let pool = try await pool(id)
        let now = services.world.now()
        let (user, queued) = try await services.database.write { [services] tx in
            var user = try UserTable(tx).require(username, in: pool)
            guard user.status == .confirmed || user.status == .resetRequired else {
                throw Refusal(.notAuthorized, "User password cannot be reset in the current state.")
            }
            let contact = try user.recoveryContact(in: pool)
            user.status = .resetRequired
            let saved = try UserWriter(tx, of: pool).save(user, now: now)
            try PasswordChange(tx, of: saved).revokeAccess()
            let queued = try Verification(services: services, pool: pool, requester: .administrator).enqueue(
                .forgotPassword, .forgotPassword, to: contact, saved.attributes.contact(contact) ?? "", of: saved,
                for: nil, tx)
            return (saved.id, queued)
        }
        AuditContext.note(user)
        try await services.send([queued])
    }
}
