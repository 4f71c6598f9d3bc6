import Directory
import Factors
import Kernel
import Messaging
import Risk
import SRP
import Storage

/// A sign-in in progress: the call, and its user's state in one snapshot of the database.
struct SignInAttempt: Sendable {
    var context: ClientContext
    /// The username as the caller wrote it.
    var name: Username
    /// Nil if no user has the name; the flow then continues with a decoy verifier.
    var user: User?
    /// The identity that SRP computes the verifier with.
    var identity: SRPIdentity
    var subject: ThrottleSubject
    /// The user's groups, by precedence.
    var groups: [Group]
    var now: Instant
    /// The latest expiry among deleted challenges, if this attempt seals one.
    var sweepHorizon: Instant?
    /// The count of the proof as a password attempt; nil if it is not counted.
    var counted: CountedPasswordAttempt?
    /// The attempt to prove a second factor; nil if it does not prove one.
    var secondFactor: CountedSecondFactor?
    /// The auth session or challenge that the reply uses up.
    var singleUse: SingleUse
    /// The device that the call names.
    var claim = DeviceClaim()
    /// The progress of the device's proof, once the user has proven a factor.
    var device = DeviceProgress.untracked
    /// The custom sign-in that this continues, in its state after a right answer.
    var custom: CustomSignIn?
    /// The proof that the sign-in started with.
    var firstProof = FirstProof.password
    /// The password that the followed pool has accepted, and which is not kept yet.
    var followed: FollowedSignIn?
    /// The pool's functions.
    var triggers: SignInTriggers
    /// Nil if the pool does not assess risk.
    var risk: SignInRisk?
    /// Nil if the client has no analytics project.
    var analytics: AppAnalytics?

    /// `now`, or the sweep horizon if the clock was set back behind it: a challenge must expire after the horizon.
    var newerThanSweeps: Instant { max(now, sweepHorizon ?? now) }

    /// The device that a challenge waits for. Browsers send their proof with each reply instead.
    var namedDevice: DeviceKey? { context.isFromPage ? nil : device.known?.key }
}

// MARK: The proof in a call, and its user

/// The subject of one call: the user of the proof, what the proof uses up, and how it is counted.
struct SignInCheck: Sendable {
    var user: UserReference
    /// Whether it is counted as a password attempt
    /// (decisions/0014-attempts-are-counted-first-and-refusals-take-fixed-times.md).
    var isCounted: Bool
    /// Whether it proves a second factor, whose wrong codes are counted until a sign-in completes.
    var provesSecondFactor = false
    var singleUse = SingleUse.none
    /// Whether the result is a sealed challenge, which must expire after the sweep horizon
    /// (decisions/0015-what-is-used-once-and-what-the-clock-says.md).
    var sealsChallenge = false
    /// Whether a user with an unconfirmed sign-up may try: a code confirms it.
    var admitsUnconfirmed = false
    /// The custom sign-in that this continues, in its state after a right answer.
    var custom: CustomSignIn?
    /// The proof that the sign-in started with, if it proves another now.
    var firstProof = FirstProof.password
    /// The sign-in with a password of the followed pool that this continues.
    var followed: FollowedSignIn?
    /// A malformed value is refused after the user and the lockout, and is not counted.
    var proof: Parsed<SignInProof>

    /// Whether the pool's functions choose the challenges of the sign-in, or have accepted the user.
    var isCustom: Bool {
        if case .success(.custom) = proof { return true }
        return custom != nil || firstProof == .functions
    }

    /// Whether the proof is of a password, which an imported user does not have yet.
    var provesPassword: Bool {
        switch proof {
        case .success(.password), .success(.srp), .success(.passwordVerifier): true
        case .success(.choice(let choice)): choice.factor.isPassword
        case .success, .failure: false
        }
    }
}

/// The user to find, by the name in the request or by the identifier in a challenge.
enum UserReference: Sendable {
    case named(Username, acceptsSub: Bool)
    /// The user of a challenge, with the name in the reply, `claimed`. Challenges issued before any proof also contain
    /// the name in the first request, `asked`.
    case challenged(UserID, asked: Username? = nil, claimed: Username)

    /// Whether this is the first request of a sign-in.
    var isFirst: Bool {
        switch self {
        case .named: true
        case .challenged: false
        }
    }

    /// The username as the caller wrote it in the first request, or in the reply if the challenge does not contain it.
    var name: Username {
        switch self {
        case .named(let name, _): name
        case .challenged(_, let asked, let claimed): asked ?? claimed
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

    /// - Throws: `SignInRefusal.invalidSession` if the reply and the challenge name different users.
    func requireClaim(on attempt: SignInAttempt) throws {
        guard case .challenged(_, let asked, let claimed) = self else { return }
        // A challenge without the name belongs to a user, who may have been deleted since.
        guard attempt.user != nil || asked != nil, attempt.isFor(claimed) else { throw SignInRefusal.invalidSession }
    }
}

extension SignInAttempt {
    /// Whether a reply that names `claimed` is about the challenged user. An unknown user accepts the name in the
    /// request and `USER_ID_FOR_SRP`, like a known one.
    fileprivate func isFor(_ claimed: Username) -> Bool {
        let pool = context.pool
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

/// The challenge or session that a reply uses up, and when. A sealed challenge, or the auth session of a custom
/// challenge, is used up when the reply is counted, because it is evaluated once. Any other auth session is used up
/// when the result is committed, because a wrong reply may be followed by a right one.
enum SingleUse: Sendable {
    case none
    /// An auth session that waits for this reply.
    case session([UInt8])
    /// A sealed challenge, identified by its digest, and the auth session that it continues, if any.
    case challenge([UInt8], until: Instant, of: [UInt8]? = nil)
    case customChallenge(AuthSession)

    /// The auth session that is used up when the result is committed.
    var session: [UInt8]? {
        switch self {
        case .none, .customChallenge: nil
        case .session(let hash): hash
        case .challenge(_, _, let hash): hash
        }
    }

    /// Uses up a challenge that is evaluated once. Only one of two replies to it succeeds.
    func useWhenCounted(_ tx: any Transaction, in pool: UserPoolID) throws {
        let isFirst =
            switch self {
            case .none, .session: true
            case .challenge(let used, let expiry, _): try UsedChallengeTable(tx).use(used, in: pool, until: expiry)
            case .customChallenge(let session): try AuthSessionTable(tx).take(session.hash, in: pool)
            }
        guard isFirst else { throw SignInRefusal.invalidSession }
    }

    /// Uses up an auth session. Only one of two replies to it succeeds.
    func useWhenCommitted(_ tx: any Transaction, in pool: UserPoolID) throws {
        guard let hash = session else { return }
        guard try AuthSessionTable(tx).take(hash, in: pool) else { throw SignInRefusal.invalidSession }
    }

    /// Allows another reply to a challenge after a reply without a verdict.
    func release(_ tx: any Transaction, in pool: UserPoolID) throws {
        switch self {
        case .none, .session: return
        case .challenge(let used, _, _): try UsedChallengeTable(tx).release(used, in: pool)
        case .customChallenge(let session): try AuthSessionTable(tx).insert(session, in: pool)
        }
    }
}

// MARK: Changes between plan and commit

/// The basis of the plan changed before the commit. The whole call starts again.
struct UserChangedError: Error {}

extension SignInAttempt {
    /// Requires that the facts that decide about the sign-in have not changed since the plan. Other changes do not
    /// matter: a function of the pool may write an attribute of the user while the sign-in waits for it, and would
    /// repeat that each time the call starts again.
    ///
    /// - Parameters:
    ///   - current: The user as presently stored.
    ///   - factors: The second factors that the sign-in was planned with; nil if the plan does not ask for one.
    /// - Throws: `UserChangedError`, and `SignInRefusal.wrongCredentials` if the user no longer exists.
    func requireUnchanged(_ current: User?, with factors: UserSecondFactors?, _ tx: any Transaction) throws -> User {
        guard let user, let current else { throw SignInRefusal.wrongCredentials }
        guard current.version != user.version else { return current }
        guard current.signInBasis == user.signInBasis else { throw UserChangedError() }
        if let factors, try SecondFactorTable(tx).find(user.id, in: user.pool) != factors { throw UserChangedError() }
        return current
    }
}

/// The part of a user's record that decides about sign-ins: who may sign in, the accepted proof, and where codes go. It
/// excludes the expiry of a temporary password, because changes of the user only postpone that.
struct SignInBasis: Equatable {
    let status: UserStatus
    let isEnabled: Bool
    let credential: [UInt8]?
    let contacts: [String?]
    let verified: [Bool]
}

extension User {
    var signInBasis: SignInBasis {
        SignInBasis(
            status: status, isEnabled: enabled, credential: credential,
            contacts: ContactAttribute.allCases.map { attributes.contact($0) },
            verified: ContactAttribute.allCases.map { attributes.isVerified($0) })
    }

    /// This user with the changes of a reply.
    ///
    /// - Parameters:
    ///   - changed: The user after the reply.
    ///   - before: The user before it, in the same `signInBasis` as this one.
    /// - Throws: `UserChangedError` if an attribute that the reply changed has another value here.
    func with(_ changed: User, since before: User) throws -> User {
        var merged = self
        merged.status = changed.status
        merged.enabled = changed.enabled
        merged.credential = changed.credential
        merged.passwordExpiresAt = changed.passwordExpiresAt
        for name in changed.attributes.names.union(before.attributes.names)
        where changed.attributes[name] != before.attributes[name] {
            guard attributes[name] == before.attributes[name] else { throw UserChangedError() }
            merged.attributes[name] = changed.attributes[name]
        }
        return merged
    }
}
