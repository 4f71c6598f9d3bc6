import Directory
import Factors
package import Kernel
import Messaging
import Storage

extension Administration {
    /// Sets a password and ends all sessions of the user. A permanent password needs no further step; a temporary one
    /// must be replaced at the next sign-in.
    ///
    /// - Throws: `PasswordRefusal`, `ConcurrentChange`.
    package func setPassword(
        _ password: Secret<String>, permanent: Bool, of username: Username, in id: UserPoolID
    ) async throws {
        let pool = try await pool(id)
        try services.passwords.requireAcceptable(password, in: pool, for: .replacement)
        let found = try await find(username, in: id)
        AuditContext.note(found.id)
        guard found.status != .externalProvider else {
            throw AccountRefusal.hasExternalProvider
        }
        let history = PasswordHistory(services.passwords, database: services.database, of: pool)
        try await history.requireNew(password, for: found)
        let credential = try await services.passwords.credential(
            of: password, for: found.id, called: found.username, in: pool)
        let now = services.world.now()
        try await services.database.write { tx in
            var user = try UserTable(tx).require(found.id, in: id)
            // A password that was set concurrently is not in the history that was compared with this one.
            guard !history.isKept || user.credential == found.credential else {
                throw ConcurrentChange(of: "user's password")
            }
            user.credential = credential
            user.status = permanent ? .confirmed : .forceChangePassword
            user.passwordExpiresAt = permanent ? nil : pool.temporaryPasswordExpiry(from: now)
            try UserWriter(tx, of: pool).save(user, now: now)
            try PasswordChange(tx, of: user, services: services).revokeAccess()
        }
    }

    /// Invalidates the user's password and sends a code to set a new one (USR-UI-09).
    ///
    /// - Throws: `AccountRefusal` if the account's state forbids it, `InvalidInput` if no contact is verified,
    ///   `TriggerRefusal` if the function that writes messages fails.
    package func resetPassword(of username: Username, in id: UserPoolID, clientMetadata: [String: String]? = nil)
        async throws
    {
        let pool = try await pool(id)
        let context = try await services.withTexts(
            MessageContext(client: nil, clientMetadata: clientMetadata), purpose: .forgotPassword, in: pool
        ) { tx in
            let user = try UserTable(tx).require(username, in: pool)
            return PlannedMessages([try user.resettableContact(in: pool, tx)], of: user)
        }
        let now = services.world.now()
        let (user, queued) = try await services.database.write { [services] tx in
            var user = try UserTable(tx).require(username, in: pool)
            let contact = try user.resettableContact(in: pool, tx)
            user.status = .resetRequired
            let saved = try UserWriter(tx, of: pool).save(user, now: now)
            try PasswordChange(tx, of: saved, services: services).revokeAccess()
            let queued = try Verification(
                sender: services.codes, pool: pool, requester: .administrator, context: context
            ).enqueue(
                .forgotPassword, purpose: .forgotPassword, to: contact,
                address: saved.attributes.contact(contact) ?? "", of: saved,
                for: nil, tx)
            return (saved.id, queued)
        }
        AuditContext.note(user)
        try await services.codes.send([queued])
    }
}
