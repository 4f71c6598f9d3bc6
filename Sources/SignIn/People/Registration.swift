import Directory
public import Kernel
import Storage

/// People who enter a pool by themselves (SGN-SELF).
public struct Registration: Sendable {
    let facilities: Facilities

    /// The room with its facilities.
    public init(_ facilities: Facilities) { self.facilities = facilities }

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
    public struct Entered: Sendable {
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
    public func enter(_ form: Form) async throws -> Entered {
        let call = try await ClientCall(form.client, facilities)
        try call.check(secretHash: form.secretHash, username: form.username)
        let pool = call.pool
        guard !pool.settings.adminCreateUser.adminsOnly else {
            throw Refusal(.notAuthorized, "SignUp is not permitted for this user pool")
        }
        try facilities.passwords.requireGood(form.password, in: pool)
        var newcomer = try Newcomer(
            form.username, form.attributes, by: .person(call.client), in: pool, facilities.world)
        try newcomer.requireComplete(in: pool)
        try await requireFree(newcomer, in: pool)
        newcomer.user.credential = try await facilities.passwords.credential(
            of: form.password, for: newcomer.user.id, called: newcomer.user.username, in: pool)
        let admitted = newcomer
        let posted = try await facilities.database.write { [facilities] tx in
            try UserRegister(tx, of: pool).admit(admitted.user, calledBy: admitted.contact)
            return try Verification(facilities: facilities, pool: pool, asker: .person)
                .postConfirmation(.signUp, to: admitted.user, for: call.client.id, tx)
        }
        Trail.note(admitted.user.id)
        try await facilities.send([posted].compactMap { $0 })
        return Entered(id: admitted.user.id, details: posted?.details)
    }

    /// Says early what the commit would say, before a password is hashed for nothing.
    private func requireFree(_ newcomer: Newcomer, in pool: UserPool) async throws {
        let names = newcomer.names.map(pool.signInName)
        try await facilities.database.read { tx in
            for name in names where try NameTable(tx).owner(of: name, in: pool.id) != nil {
                throw Refusal.usernameTaken
            }
        }
    }
}
