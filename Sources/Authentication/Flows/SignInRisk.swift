import Directory
import Factors
import Kernel
import Messaging
import Risk
import Storage
import Tokens

/// The risk of a sign-in, as far as it is known.
struct SignInRisk: Sendable {
    var protection: Protection
    /// Who the attempt names, as it is counted for the lockout.
    let subject: ThrottleSubject
    /// Nil for an unknown name.
    let user: UserID?
    /// What is being proven: a password, a second factor, or something else.
    let provesPassword: Bool
    let provesSecondFactor: Bool
    var assessment: RiskAssessment

    /// Records a wrong proof. For an unknown name the same statements write rows of the address, of which only so many
    /// are kept: strangers can think of any number of names.
    func recordFailure(_ tx: any Transaction) throws {
        var event = event()
        event.outcome = .fail
        if provesSecondFactor { event.secondFactor = .wrong }
        if provesPassword { event.password = .wrong }
        try protection.record(event, isKnown: user != nil, tx)
        try protection.countFailure(of: subject.text, tx)
    }

    /// Records a sign-in that the pool's settings refuse.
    func recordBlock(after verified: VerifiedFactor?, _ tx: any Transaction) throws {
        var event = event()
        event.outcome = .fail
        event.isBlocked = true
        if let verified { note(verified, in: &event) }
        try protection.record(event, isKnown: user != nil, tx)
    }

    /// Records that the risk demanded a second factor.
    func recordChallenge(after verified: VerifiedFactor?, _ tx: any Transaction) throws {
        var event = event()
        event.outcome = .inProgress
        if let verified { note(verified, in: &event) }
        try protection.record(event, tx)
    }

    /// Records a completed sign-in.
    ///
    /// - Parameter session: The session that it begins; nil for a browser's.
    func recordSuccess(of user: User, after verified: VerifiedFactor?, session: SessionID?, _ tx: any Transaction)
        throws
    {
        var event = event()
        event.user = user.id
        if let session { event.id = session.rawValue }
        if let verified { note(verified, in: &event) }
        try protection.record(event, tx)
        try protection.forgiveFailures(of: subject.text, tx)
    }

    /// Notes what has been found, for the metrics.
    func note(isBlocked: Bool = false) { protection.note(assessment, isBlocked: isBlocked) }

    private func event() -> AuthEvent {
        let unknown = UserID(rawValue: protection.origin.machine ?? subject.text)
        var event = protection.event(.signIn, of: user ?? unknown)
        event.assessment = assessment
        return event
    }

    private func note(_ verified: VerifiedFactor, in event: inout AuthEvent) {
        if verified.proof == .password { event.password = .right }
        if verified.secondFactor == .proven { event.secondFactor = .right }
    }
}

/// What the risk of a sign-in demands besides what the pool does.
enum RiskDemand: Hashable, Sendable {
    case nothing
    /// A second factor, if the user has one.
    case secondFactorIfSetUp
    case secondFactor
}

extension Authenticator {
    /// Refuses an address that no sign-in may come from, before any proof: a known user and an unknown name are
    /// told the same.
    ///
    /// - Throws: `RiskRefusal.blocked`.
    func requireAdmitted(_ attempt: SignInAttempt) async throws {
        guard let risk = attempt.risk, risk.protection.refusesAddress(risk.assessment) else { return }
        risk.note(isBlocked: true)
        try await services.database.write { try risk.recordBlock(after: nil, $0) }
        throw RiskRefusal.blocked
    }

    /// Compares a user, who has proven to be one, with the user's history. Before, an answer or its time would tell
    /// that there is one.
    ///
    /// - Returns: What the sign-in must ask for.
    /// - Throws: `RiskRefusal.blocked`, `SignInRefusal.passwordResetRequired`.
    func judge(_ verified: VerifiedFactor, of attempt: inout SignInAttempt) async throws -> RiskDemand {
        guard var risk = attempt.risk else { return .nothing }
        // A device that the caller only names is no proof.
        let isRemembered = attempt.device.proven != nil
        risk.assessment = try await services.database.read { [protection = risk.protection] tx in
            try protection.assessment(of: verified.user.id, isRemembered: isRemembered, tx)
        }
        risk.protection.usesCompromised = verified.isCompromised
        attempt.risk = risk
        risk.note()
        // A password that has just been chosen was admitted.
        if verified.isCompromised, !verified.isChanged, risk.protection.refusesCompromised {
            throw try await forbidPassword(verified, for: risk, in: attempt.call.pool)
        }
        switch risk.protection.action(on: risk.assessment) {
        case .none: return .nothing
        case .secondFactorIfSetUp: return verified.secondFactor == .proven ? .nothing : .secondFactorIfSetUp
        case .secondFactor: return verified.secondFactor == .proven ? .nothing : .secondFactor
        case .block: throw try await refuse(verified, for: risk, in: attempt.call.pool)
        }
    }

    /// Requires that a user whose sign-in demands a second factor has one. A second factor that is registered in the
    /// same sign-in proves nothing.
    ///
    /// - Throws: `RiskRefusal.blocked`.
    func require(_ demand: RiskDemand, in plan: SignInPlan, after verified: VerifiedFactor, of attempt: SignInAttempt)
        async throws
    {
        guard demand == .secondFactor, let risk = attempt.risk else { return }
        switch plan {
        case .newPassword, .secondFactorSelection, .secondFactor, .deviceProof: return
        // A remembered device may stand for a second factor (UP-ASF-30).
        case .tokens where verified.device != nil: return
        case .secondFactorSetup, .tokens: throw try await refuse(verified, for: risk, in: attempt.call.pool)
        }
    }

    /// A compromised password signs in no more: the user must choose another (UP-ASF-05).
    private func forbidPassword(_ verified: VerifiedFactor, for risk: SignInRisk, in pool: UserPool) async throws
        -> SignInRefusal
    {
        risk.note(isBlocked: true)
        let user = verified.user
        try await services.database.write { [now = services.world.now()] tx in
            try risk.recordBlock(after: verified, tx)
            guard var current = try UserTable(tx).find(user.id, in: user.pool), current.credential == user.credential
            else { return }
            current.status = .resetRequired
            try UserWriter(tx, of: pool).save(current, now: now)
        }
        return .passwordResetRequired
    }

    private func refuse(_ verified: VerifiedFactor, for risk: SignInRisk, in pool: UserPool) async throws
        -> RiskRefusal
    {
        risk.note(isBlocked: true)
        let notice = notice(.block, of: risk.protection.id, to: verified.user, for: risk, in: pool)
        try await services.database.write { [outbox = services.codes.outbox] tx in
            try risk.recordBlock(after: verified, tx)
            if let notice { try outbox.enqueue(notice, tx) }
        }
        if let notice { services.codes.outbox.sendSoon([notice]) }
        return .blocked
    }
}
