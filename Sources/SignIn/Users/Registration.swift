import Directory
public import Kernel
import Storage

/// People who enter a pool by themselves (SGN-SELF).
public struct Registration: Sendable {
    let services: SignInServices

    /// The room with its facilities.
    public init(_ services: SignInServices) { self.services = services }

    /// What a person who signs up gives.
    public struct Form: Sendable {
        var client: ClientID
        var secretHash: String?
        var username: String
        var password: Secret<String>
        var attributes: [String: String]

        /// A form as it was filled in.
        public init(
            client: ClientID, secretHash: String?, username: String, password: Secret<String>,
            attributes: [String: String]
        ) {
            self.client = client
            self.secretHash = secretHash
            self.username = username
            self.password = password
            self.attributes = attributes
        }
    }

    /// Who signed up, and where the code went; nil where none was sent (SGN-ADM-01).
    public struct Registered: Sendable {
        /// The identifier that the person has for good.
        public var id: UserID
        /// Where the code went; nil where none was sent.
        public var details: DeliveryDetails?
    }

    /// Adds an unconfirmed person and sends the code that confirms them (SGN-SELF-01 to 05).
    ///
    /// Throws `notAuthorized` where people may not sign themselves up (UP-ADMCFG-02), `invalidInput` and
    /// `invalidPassword` for what the pool's rules refuse, `usernameTaken`, `attemptLimit` where no code may be sent
    /// just now, and `deliveryFailed` where it could not be; in this last case the person is there all the same.
    public func register(_ form: Form) async throws -> Registered {
        let call = try await ClientCall(form.client, services)
        try call.check(secretHash: form.secretHash, username: form.username)
        let pool = call.pool
        guard !pool.settings.adminCreateUser.adminsOnly else {
            throw Refusal(.notAuthorized, "SignUp is not permitted for this user pool")
        }
        try services.passwords.requireAcceptable(form.password, in: pool)
        var newUser = try NewUser(
            form.username, form.attributes, by: .user(call.client), in: pool, services.world)
        try newUser.requireComplete(in: pool)
        try await requireFree(newUser, in: pool)
        newUser.user.credential = try await services.passwords.credential(
            of: form.password, for: newUser.user.id, called: newUser.user.username, in: pool)
        let admitted = newUser
        let queued = try await services.database.write { [services] tx in
            try UserWriter(tx, of: pool).insert(admitted.user, calledBy: admitted.contact)
            return try Verification(services: services, pool: pool, requester: .user)
                .enqueueConfirmation(.signUp, to: admitted.user, for: call.client.id, tx)
        }
        AuditContext.note(admitted.user.id)
        try await services.send([queued].compactMap { $0 })
        return Registered(id: admitted.user.id, details: queued?.details)
    }

    /// Says early what the commit would say, before a password is hashed for nothing.
    private func requireFree(_ newUser: NewUser, in pool: UserPool) async throws {
        let names = newUser.names.map(pool.signInName)
        try await services.database.read { tx in
            for name in names where try NameTable(tx).owner(of: name, in: pool.id) != nil {
                throw Refusal.usernameTaken
            }
        }
    }
}
