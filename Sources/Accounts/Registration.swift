import Directory
import Factors
public import Kernel
public import Messaging
import Storage

/// Users who sign up themselves (SGN-SELF).
public struct Registration: Sendable {
    let services: AccountServices

    /// Uses the given services.
    package init(_ services: AccountServices) { self.services = services }

    /// The parameters of a sign-up.
    public struct Form: Sendable {
        var client: ClientID
        var secretHash: Secret<String>?
        var username: Username
        var password: Secret<String>
        var attributes: [String: String]

        /// Creates a form.
        public init(
            client: ClientID, secretHash: Secret<String>?, username: Username, password: Secret<String>,
            attributes: [String: String]
        ) {
            self.client = client
            self.secretHash = secretHash
            self.username = username
            self.password = password
            self.attributes = attributes
        }
    }

    /// The result of a sign-up.
    public struct Registered: Sendable {
        /// The identifier of the user, which never changes.
        public var id: UserID
        /// Where the code was sent; nil if none was (SGN-ADM-01).
        public var details: DeliveryDetails?
    }

    /// Adds an unconfirmed user and sends the code that confirms the sign-up (SGN-SELF-01 to 05).
    ///
    /// - Throws: `AccountRefusal.signUpNotPermitted` if users may not sign up themselves (UP-ADMCFG-02), `InvalidInput`
    ///   and `PasswordRefusal` if the pool's rules forbid a value, `UserRefusal.usernameTaken`, `QuotaRefusal.calls` if
    ///   too many codes were sent, and `DeliveryRefusal` if the code could not be sent; in this last case the user is
    ///   added nevertheless.
    public func register(_ form: Form) async throws -> Registered {
        let call = try await ClientCall(form.client, services.settings, services.cipher)
        try call.check(form.secretHash, of: form.username)
        let pool = call.pool
        guard !pool.settings.adminCreateUser.adminsOnly else {
            throw AccountRefusal.signUpNotPermitted
        }
        try services.passwords.requireAcceptable(form.password, in: pool, for: .signUp)
        var newUser = try NewUser(
            form.username, form.attributes, by: .user(call.client), in: pool, services.world)
        try pool.schema.checkComplete(newUser.user.attributes)
        try await requireFree(newUser, in: pool)
        newUser.user.credential = try await services.passwords.credential(
            of: form.password, for: newUser.user.id, called: newUser.user.username, in: pool)
        let admitted = newUser
        let queued = try await services.database.write { [services] tx in
            try UserWriter(tx, of: pool).insert(admitted.user, calledBy: admitted.contact)
            return try Verification(sender: services.codes, pool: pool, requester: .user)
                .enqueueConfirmation(.signUp, to: admitted.user, for: call.client.id, tx)
        }
        AuditContext.note(admitted.user.id)
        try await services.codes.send([queued].compactMap { $0 })
        return Registered(id: admitted.user.id, details: queued?.details)
    }

    /// Fails early, as the commit would, before a password is hashed in vain.
    private func requireFree(_ newUser: NewUser, in pool: UserPool) async throws {
        let names = newUser.names(in: pool)
        try await services.database.read { tx in
            for name in names where try NameTable(tx).owner(of: name, in: pool.id) != nil {
                throw newUser.nameTaken
            }
        }
    }
}
