import Directory
import Factors
import Kernel
import Messaging
import SRP

/// The answer to a challenge of the followed pool, which judges it (docs/follow.md). A wrong one is counted here too.
struct FollowedChallengeStep: Sendable {
    let services: SignInServices

    func check(
        _ answer: Parsed<Secret<String>>, for pending: AuthSession, claimed: Username, through context: ClientContext
    ) throws -> SignInCheck {
        guard let followed = try services.sessions.followedSignIn(of: pending, in: context.pool.id),
            let reference = followed.reference
        else { throw SignInRefusal.invalidSession }
        let isProof = reference.kind != .secondFactorSelection
        return SignInCheck(
            user: .challenged(pending.user, claimed: claimed), isCounted: isProof, provesSecondFactor: isProof,
            singleUse: .session(pending.hash), followed: followed, proof: answer.map { .followedAnswer($0, reference) })
    }

    /// - Throws: `SignInRefusal.invalidSession` if the user has another password by now, `SourceRefusal`.
    func verify(
        _ answer: Secret<String>, to reference: FollowedChallenge.Reference, of attempt: SignInAttempt
    ) async throws -> FactorResult {
        guard let user = attempt.user, let followed = attempt.followed,
            case .atSource = try services.passwords.stored(of: user, identity: attempt.identity)
        else { throw SignInRefusal.invalidSession }
        switch try await services.proveAtSource(.answer(answer, reference), user, attempt.context.pool) {
        case .right:
            var verified = VerifiedFactor(user: user, secondFactor: .provenAtSource)
            verified.isCompromised = followed.isCompromised
            return .verified(verified)
        case .challenged(let next): return .challengedAtSource(next, try followed.next(next.reference))
        case .wrong: return .wrong(reference.kind.mismatch)
        }
    }
}

extension ChallengeKind {
    /// The refusal of a wrong answer, as if the challenge were of this pool.
    fileprivate var mismatch: any Refusal {
        switch self {
        case .softwareToken: SecondFactorRefusal.softwareTokenMismatch
        case .smsSecondFactor, .emailCode: SecondFactorRefusal.sentCodeMismatch
        default: SignInRefusal.wrongCredentials
        }
    }
}

extension Authenticator {
    /// Passes a challenge of the followed pool on. The sign-in is judged first, as before a challenge of this pool.
    ///
    /// - Throws: A refusal if the user may not sign in here, `RiskRefusal.blocked`.
    func ask(
        _ challenge: FollowedChallenge, of followed: FollowedSignIn, in attempt: SignInAttempt
    ) async throws -> PreparedStep {
        guard let user = attempt.user else { throw SignInRefusal.invalidSession }
        try user.requireMaySignIn(by: .password, at: attempt.now)
        var attempt = attempt
        let verified = VerifiedFactor(user: user, isCompromised: followed.isCompromised)
        attempt.device = try await services.device(after: verified, of: attempt)
        _ = try await judge(verified, of: &attempt)
        attempt.followed = followed
        let pending = PendingChallenge(
            kind: challenge.reference.kind, firstProof: .followedPassword, progress: .atSource)
        return try ask(pending, of: user, in: attempt) { [attempt] session in
            challenge.step(for: user, in: attempt, session: session)
        }
    }
}

extension FollowedChallenge {
    fileprivate func step(for user: User, in attempt: SignInAttempt, session: Secret<String>) -> SignInStep {
        func secondFactor(_ kind: SecondFactorChallenge.Kind) -> SignInStep {
            var shown = SecondFactorChallenge(kind, for: user, through: attempt.context)
            shown.isResendable = false
            return .secondFactor(shown, session: session)
        }
        switch question {
        case .sentCode(let factor, let destination):
            return secondFactor(.sentCode(factor, DeliveryDetails(factor.contact ?? .email, masked: destination)))
        case .softwareToken(let deviceName): return secondFactor(.softwareToken(deviceName: deviceName))
        case .selection(let factors): return secondFactor(.selection(factors))
        case .custom(let parameters):
            return .custom(CustomChallenge(username: attempt.identity.name, parameters: parameters), session: session)
        }
    }
}
