import Cryptography
import Directory
import Kernel
import SRP
import Storage

extension Authenticator {
    /// Finds the user of a sign-in. If the client hides which users exist, an unknown name is no error: the attempt
    /// goes on without a user, and neither time nor message reveals it.
    func open(_ call: ClientCall, _ parameters: AuthParameters, for flow: AuthFlow) async throws -> SignInAttempt {
        let name = try parameters.require("USERNAME")
        guard call.pool.signInName(name).isUsable else { throw Refusal.invalid("USERNAME is no name.") }
        try call.check(secretHash: parameters["SECRET_HASH"], username: name)
        return try await attempt(for: .named(name, acceptsSub: flow != .srp), call, parameters)
    }

    /// The user to find, by the name in the request or by the identifier in a challenge.
    enum UserReference: Sendable {
        /// The service's SRP flow does not take a `sub` in place of the username.
        case named(String, acceptsSub: Bool)
        case known(UserID?, called: String)

        var name: String {
            switch self {
            case .named(let name, _), .known(_, let name): name
            }
        }

        func find(in pool: UserPool, _ tx: any Transaction) throws -> User? {
            switch self {
            case .named(let name, let acceptsSub):
                let user = try UserTable(tx).findHidden(pool.signInName(name), in: pool.id)
                return acceptsSub || user?.isNamedBySubAlone(name, in: pool) != true ? user : nil
            case .known(let id, _): return try id.flatMap { try UserTable(tx).find($0, in: pool.id) }
            }
        }
    }

    func attempt(for reference: UserReference, _ call: ClientCall, _ parameters: AuthParameters) async throws
        -> SignInAttempt
    {
        let now = services.world.now()
        let cipher = services.cipher
        let attempt = try await services.database.read { tx in
            let user = try reference.find(in: call.pool, tx)
            try call.requireVisible(user)
            let subject = user.map { ThrottleSubject($0.id) } ?? call.subject(ofUnknown: reference.name, cipher)
            try PasswordAttemptTable(tx).requireUnlocked(subject, in: call.pool.id, now: now)
            // Queried for unknown users too: one more statement would reveal by its time that a user exists (SRP-09).
            let groups = try MembershipTable(tx).groups(of: user?.id ?? UserID(rawValue: ""), in: call.pool.id)
            return SignInAttempt(
                call: call, name: reference.name, user: user,
                identity: call.identity(of: user, called: reference.name, cipher), subject: subject,
                groups: groups,
                parameters: parameters, now: now)
        }
        if let user = attempt.user { AuditContext.note(user.id) }
        return attempt
    }
}

extension ClientCall {
    /// Throws before any proof if there is no such user, or the user may not sign in. A client that hides who exists
    /// learns it only with the right password.
    func requireVisible(_ user: User?) throws {
        guard !hidesExistence else { return }
        guard let user else { throw Refusal.userNotFound }
        guard user.enabled else { throw Refusal.disabled }
        if user.status == .unconfirmed { throw Refusal.notConfirmed }
    }

    /// The subject that attempts for an unknown name are counted for.
    func subject(ofUnknown name: String, _ cipher: SecretCipher) -> ThrottleSubject {
        ThrottleSubject(
            unknown: cipher.digest(pool.signInName(name).folded, .throttle, "unknown name", pool.id.rawValue))
    }

    /// The identity that SRP uses. For an unknown name it has the form that a known one has: the name itself, or a UUID
    /// if the name is an address, because users found by address have another username.
    func identity(of user: User?, called name: String, _ cipher: SecretCipher) -> SRPIdentity {
        if let user { return pool.srpIdentity(of: user.username) }
        let folded = pool.srpIdentity(of: name)
        guard pool.namesByContact || pool.aliasedContact(name) != nil else { return folded }
        return SRPIdentity(pool: pool.id, name: cipher.hashes.decoy.userID(for: folded))
    }

    /// When a challenge issued now expires (`AuthSessionValidity`).
    func sessionExpiry(from now: Instant) -> Instant {
        now.advanced(seconds: Int64(client.settings.authSessionValidity) * .minutes(1))
    }
}

extension User {
    /// Whether `name` is the user's `sub`, and the username is another.
    fileprivate func isNamedBySubAlone(_ name: String, in pool: UserPool) -> Bool {
        pool.signInName(name).folded == id.rawValue && pool.signInName(username).folded != id.rawValue
    }
}
