import Directory
import Factors
import Kernel
import SRP
import Storage

/// The subject of one call's check: the value of a factor, or the answer to a challenge.
struct SignInCheck: Sendable {
    typealias Body = @Sendable (SignInAttempt) async throws -> FactorResult

    var user: UserReference
    /// Whether it counts as a password attempt
    /// (decisions/0014-attempts-are-counted-first-and-refusals-take-fixed-times.md).
    var isCounted: Bool
    /// Whether it proves a second factor, whose wrong codes are counted until a sign-in completes.
    var provesSecondFactor = false
    var singleUse = SingleUse.none
    /// Whether the result is a sealed challenge, which must expire after the sweep horizon
    /// (decisions/0015-what-is-used-once-and-what-the-clock-says.md).
    var sealsChallenge = false
    /// Whether a user who has not confirmed the sign-up may get so far: a code confirms it.
    var admitsUnconfirmed = false
    /// The custom sign-in that this continues, as it is after a right answer.
    var custom: CustomSignIn?
    /// The password by which a function may know an unknown user.
    var migratingPassword: Secret<String>?
    /// A malformed value is refused after the user and the lockout, and is not counted.
    var body: Parsed<Body>
}

/// The user to find, by the name in the request or by the identifier in a challenge.
enum UserReference: Sendable {
    case named(Username, acceptsSub: Bool)
    /// The user of a challenge, who was called `asked` in the request for it and is called `claimed` in the answer.
    case challenged(UserID, asked: Username, claimed: Username)

    /// Whether this is the first request of a sign-in.
    var isFirst: Bool {
        switch self {
        case .named: true
        case .challenged: false
        }
    }

    /// The username as the caller wrote it in the first request.
    var name: Username {
        switch self {
        case .named(let name, _), .challenged(_, let name, _): name
        }
    }

    func find(in pool: UserPool, _ tx: any Transaction) throws -> User? {
        switch self {
        case .named(let name, let acceptsSub):
            let user = try UserTable(tx).findHidden(pool.signInName(name), in: pool.id)
            return acceptsSub || user?.isNamedBySubAlone(name, in: pool) != true ? user : nil
        case .challenged(let id, _, _): return try UserTable(tx).find(id, in: pool.id)
        }
    }

    /// - Throws: `SignInRefusal.invalidSession` if the answer names another user than the challenge is for.
    func requireClaim(on attempt: SignInAttempt) throws {
        guard case .challenged(_, _, let claimed) = self else { return }
        guard attempt.isFor(claimed) else { throw SignInRefusal.invalidSession }
    }
}

extension SignInAttempt {
    /// Whether a response that names `claimed` is about the challenged user. An unknown user accepts the name of the
    /// request and `USER_ID_FOR_SRP`, as a known one does.
    fileprivate func isFor(_ claimed: Username) -> Bool {
        let pool = call.pool
        let names = user?.names ?? [name.rawValue, identity.name]
        return names.map { pool.signInName($0) }.contains(pool.signInName(claimed))
    }
}

extension User {
    /// Whether `name` is the user's `sub`, and the username is another.
    fileprivate func isNamedBySubAlone(_ name: Username, in pool: UserPool) -> Bool {
        pool.signInName(name).folded == id.rawValue && pool.signInName(username).folded != id.rawValue
    }

    /// Every name of the user.
    fileprivate var names: [String] {
        [username.rawValue, id.rawValue]
            + ["email", "phone_number", "preferred_username"].compactMap { attributes[$0] }
    }
}
