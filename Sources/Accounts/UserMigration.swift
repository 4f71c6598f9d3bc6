package import Directory
import Factors
package import Kernel
import Storage
import Triggers

/// Users that are unknown to a pool but not to its function: they come from another directory
/// (decisions/0026-what-the-functions-of-a-sign-in-decide.md).
package struct UserMigration: Sendable {
    let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// Adds the user who signs in with `password`. The user keeps this password, regardless of the pool's policy.
    ///
    /// - Returns: Whether the user now exists: false if the function does not recognise the user by this password.
    /// - Throws: `TriggerRefusal` if the function cannot be called, or describes a user that the pool cannot have. It
    ///   contains the function's own error, unless the client hides which users exist.
    package func addAtSignIn(
        _ name: Username, password: Secret<String>, validationData: [String: String]?, from context: ClientContext
    ) async throws -> Bool {
        try await add(name, password: password, cause: .signIn(password, validationData: validationData), from: context)
    }

    /// Adds the user who has forgotten the password, and must choose a new one.
    ///
    /// - Returns: As `addAtSignIn` does.
    func addAtRecovery(_ name: Username, clientMetadata: [String: String]?, from context: ClientContext) async throws
        -> Bool
    {
        try await add(name, password: nil, cause: .forgotPassword(metadata: clientMetadata), from: context)
    }

    private func add(
        _ name: Username, password: Secret<String>?, cause: UserMigrationTrigger.Cause, from context: ClientContext
    ) async throws -> Bool {
        guard let profile = try await profile(of: name, cause: cause, from: context) else { return false }
        let pool = context.pool
        var newUser = try services.triggers.noting(.userMigration) {
            try self.newUser(name, profile: profile, in: pool)
        }
        newUser.user.status = profile.status ?? (password == nil ? .resetRequired : .confirmed)
        if let password {
            newUser.user.credential = try await services.passwords.credential(
                of: password, for: newUser.user.id, called: newUser.user.username, in: pool)
        }
        let isFirst = try await insert(newUser, profile: profile, in: pool)
        if isFirst { AuditContext.note(newUser.user.id) }
        return true
    }

    /// The user's profile from the function; nil if the user does not exist, or the password is wrong. A function
    /// reports that as an error, whose text is not returned to a client that hides which users exist.
    private func profile(of name: Username, cause: UserMigrationTrigger.Cause, from context: ClientContext) async throws
        -> UserMigrationTrigger.Profile?
    {
        let triggerContext = TriggerContext(context.pool, client: context.client.id, username: name)
        do {
            return try await services.triggers.invoke(UserMigrationTrigger(cause), context: triggerContext) ?? nil
        } catch TriggerRefusal.failed where context.hidesExistence {
            return nil
        }
    }

    /// The user to add, with everything that a new user of the pool must have.
    private func newUser(_ name: Username, profile: UserMigrationTrigger.Profile, in pool: UserPool) throws -> NewUser {
        var attributes = profile.attributes
        let given = attributes.removeValue(forKey: "username").map { Username(rawValue: $0) }
        do {
            try Self.requireContacts(attributes)
            let newUser = try NewUser(
                pool.namesByContact ? name : given ?? name, attributes: attributes, by: .administrator, in: pool,
                world: services.world)
            try pool.schema.checkComplete(newUser.user.attributes)
            _ = try profile.secondFactors(of: newUser.user, in: pool)
            return newUser
        } catch let refusal as InvalidInput {
            throw TriggerRefusal.invalidResponse(UserMigrationTrigger.kind, reason: refusal.message)
        }
    }

    /// If the name is a contact, the typed text becomes that contact: a function that marks a contact as verified must
    /// return it.
    ///
    /// - Throws: `InvalidInput` if a contact is verified but missing.
    private static func requireContacts(_ attributes: [String: String]) throws {
        for contact in ContactAttribute.allCases {
            guard let flag = attributes[contact.verifiedFlag], !flag.isEmpty, !flag.hasSameBytes(as: "false") else {
                continue
            }
            guard attributes[contact.rawValue]?.isEmpty == false else {
                throw InvalidInput("\(contact.verifiedFlag) needs \(contact.rawValue).")
            }
        }
    }

    /// - Returns: False if another request has added the user in the meantime.
    private func insert(_ newUser: NewUser, profile: UserMigrationTrigger.Profile, in pool: UserPool) async throws
        -> Bool
    {
        do {
            try await services.database.write { tx in
                try UserWriter(tx, of: pool).insert(
                    newUser.user, calledBy: newUser.contact, force: profile.forcesAlias)
                guard let factors = try profile.secondFactors(of: newUser.user, in: pool) else { return }
                try SecondFactorTable(tx).put(factors, of: newUser.user.id, in: pool.id)
            }
            return true
        } catch let refusal as UserRefusal where refusal == newUser.nameTaken {
            return false
        }
    }
}

extension UserMigrationTrigger.Profile {
    /// The factors that sign-ins of the user ask for; nil if the function does not enable any.
    ///
    /// - Throws: `InvalidInput` if the pool does not offer codes by text message, or the user has no telephone.
    fileprivate func secondFactors(of user: User, in pool: UserPool) throws -> UserSecondFactors? {
        guard enablesSMS else { return nil }
        var factors = UserSecondFactors()
        let change = SecondFactorChange(.sms, isEnabled: true, isPreferred: false)
        try factors.apply([change], of: user, in: pool.settings)
        return factors
    }
}
