import Cryptography
import Directory
import Kernel
import SRP
import Storage

extension Authenticator {
    /// Finds whom a sign-in is for. An unknown name is no error where the client hides who exists: the attempt goes on
    /// without a person, and neither time nor message tells.
    func open(_ call: ClientCall, _ parameters: AuthParameters) async throws -> SignInAttempt {
        let name = try parameters.require("USERNAME")
        guard call.pool.signInName(name).isUsable else { throw Refusal.invalid("USERNAME is no name.") }
        try call.check(secretHash: parameters["SECRET_HASH"], username: name)
        return try await attempt(for: .named(name), call, parameters)
    }

    /// The person who is to answer, by the name they gave or by the identifier that a challenge remembers.
    enum UserReference: Sendable {
        case named(String)
        case known(UserID?, called: String)

        var name: String {
            switch self {
            case .named(let name), .known(_, let name): name
            }
        }

        func find(in pool: UserPool, _ tx: any Transaction) throws -> User? {
            switch self {
            case .named(let name): try UserTable(tx).findHidden(pool.signInName(name), in: pool.id)
            case .known(let id, _): try id.flatMap { try UserTable(tx).find($0, in: pool.id) }
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
            // Asked for nobody as well: a statement more would tell by its time that there is somebody (SRP-09).
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
    /// Says who does not exist, and who must reset their password, to clients that do not hide it.
    func requireVisible(_ user: User?) throws {
        guard !hidesExistence else { return }
        guard let user else { throw Refusal.userNotFound }
        if user.status == .resetRequired { throw Refusal.passwordResetRequired }
    }

    /// Whom tries against a name that nobody has are counted for.
    func subject(ofUnknown name: String, _ cipher: SecretCipher) -> ThrottleSubject {
        ThrottleSubject(
            unknown: cipher.digest(pool.signInName(name).folded, .throttle, "unknown name", pool.id.rawValue))
    }

    /// Whom SRP takes the password to belong to. For an unknown name it is what a known one would have shown: the name
    /// itself, or a UUID where it is an address, by which people are found who are called otherwise.
    func identity(of user: User?, called name: String, _ cipher: SecretCipher) -> SRPIdentity {
        if let user { return pool.srpIdentity(of: user.username) }
        let folded = pool.srpIdentity(of: name)
        guard pool.namesByContact || pool.aliasedContact(name) != nil else { return folded }
        return SRPIdentity(pool: pool.id, name: cipher.hashes.decoy.userID(for: folded))
    }

    /// When a challenge given now ceases to wait (`AuthSessionValidity`).
    func sessionExpiry(from now: Instant) -> Instant {
        now.advanced(seconds: Int64(client.settings.authSessionValidity) * .minutes(1))
    }
}
