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
    /// The subject that the lockout counts the attempt for.
    let subject: ThrottleSubject
    /// Nil for an unknown name.
    let user: UserID?
    /// Whether the attempt proves a password.
    let provesPassword: Bool
    let provesSecondFactor: Bool
    /// Whether attempts for any name have failed from the address.
    let hasAddressFailures: Bool
    var assessment: RiskAssessment
    /// Whether the request comes from a device that the pool remembers for the user.
    var isRemembered = false
    /// Whether the user's events are still to be read, in the transaction that records the sign-in.
    var isOpen = false
    /// Nil if the client has no analytics project.
    let analytics: AppAnalytics?

    /// Records a wrong proof. For an unknown name, the same statements write rows of the address, whose number is
    /// limited: an attacker can invent any number of names.
    func recordFailure(_ tx: any Transaction) throws {
        var event = event()
        event.outcome = .fail
        if provesSecondFactor { event.secondFactor = .wrong }
        if provesPassword { event.password = .wrong }
        try protection.record(event, isKnown: user != nil, tx)
        try protection.countFailure(of: subject.text, tx)
    }

    /// Records a sign-in that the pool's settings refuse, also for the client's analytics.
    func recordBlock(after verified: VerifiedFactor?, _ tx: any Transaction) throws {
        var event = event()
        event.outcome = .fail
        event.isBlocked = true
        if let verified { note(verified, in: &event) }
        try protection.record(event, isKnown: user != nil, tx)
        try analytics?.record(.failure, of: user, tx)
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
    /// - Parameter session: The session that it starts; nil for a browser's.
    /// - Returns: The risk with its assessment.
    func recordSuccess(
        of user: User, after verified: VerifiedFactor?, session: SessionID?, _ tx: any Transaction
    ) throws -> SignInRisk {
        let history = isOpen ? try protection.history(of: user.id, tx) : nil
        let judged = history.map(completed) ?? self
        var event = judged.event()
        event.user = user.id
        if let session { event.id = session.rawValue }
        if let verified { note(verified, in: &event) }
        try protection.record(event, after: history, tx)
        if hasAddressFailures { try protection.forgiveFailures(of: subject.text, tx) }
        return judged
    }

    /// The same with the user's events.
    func completed(with history: RiskHistory) -> SignInRisk {
        var judged = self
        judged.assessment = protection.complete(assessment, with: history, isRemembered: isRemembered)
        judged.isOpen = false
        return judged
    }

    /// Notes the assessment for the metrics.
    func note(isBlocked: Bool = false) { protection.note(assessment, isBlocked: isBlocked) }

    private func event() -> AuthEvent {
        let unknown = UserID(rawValue: protection.origin.machine ?? subject.text)
        var event = protection.event(.signIn, of: user ?? unknown)
        event.assessment = assessment
        return event
    }

    private func note(_ verified: VerifiedFactor, in event: inout AuthEvent) {
        if verified.proof == .password || verified.followsPassword { event.password = .right }
        if verified.secondFactor.isProven { event.secondFactor = .right }
    }
}

/// The demands of a sign-in's risk, in addition to those of the pool.
enum RiskDemand: Hashable, Sendable {
    case nothing
    /// A second factor, if the user has one.
    case secondFactorIfSetUp
    case secondFactor
}

extension Authenticator {
    /// Refuses blocked addresses before any proof: the response is the same for known and unknown names.
    ///
    /// - Throws: `RiskRefusal.blocked`.
    func requireAdmitted(_ risk: SignInRisk) async throws {
        guard risk.protection.refusesAddress(risk.assessment) else { return }
        risk.note(isBlocked: true)
        try await services.database.write { try risk.recordBlock(after: nil, $0) }
        throw RiskRefusal.blocked
    }

    /// Compares the sign-in with the user's history, after a proof. Earlier, the response or its time would reveal that
    /// the user exists. If no action can follow, the history is read in the commit instead
    /// (decisions/0102-audit-mode-judges-in-the-sign-ins-commit.md).
    ///
    /// - Returns: The demands on the sign-in.
    /// - Throws: `RiskRefusal.blocked`, `SignInRefusal.passwordResetRequired`.
    func judge(_ verified: VerifiedFactor, of attempt: inout SignInAttempt) async throws -> RiskDemand {
        guard var risk = attempt.risk else { return .nothing }
        // A device that the caller only names does not prove anything.
        risk.isRemembered = attempt.device.proven != nil
        risk.protection.usesCompromised = verified.isCompromised
        risk.isOpen = true
        if risk.protection.isEnforced { risk = try await complete(risk, for: verified.user) }
        attempt.risk = risk
        risk.note()
        if verified.isCompromised, risk.protection.refusesCompromised {
            throw try await forbidPassword(verified, for: risk, of: attempt)
        }
        switch risk.protection.action(on: risk.assessment) {
        case .none: return .nothing
        case .secondFactorIfSetUp: return verified.secondFactor.isProven ? .nothing : .secondFactorIfSetUp
        case .secondFactor: return verified.secondFactor.isProven ? .nothing : .secondFactor
        case .block: throw try await refuse(verified, for: risk, in: attempt.context.pool)
        }
    }

    /// The risk with the user's events.
    func complete(_ risk: SignInRisk, for user: User) async throws -> SignInRisk {
        guard risk.isOpen else { return risk }
        return risk.completed(
            with: try await services.database.read { [protection = risk.protection] tx in
                try protection.history(of: user.id, tx)
            })
    }

    /// Requires that a user whose sign-in demands a second factor has one. A second factor registered in the same
    /// sign-in does not prove anything.
    ///
    /// - Throws: `RiskRefusal.blocked`.
    func requireSecondFactor(in plan: SignInPlan, after verified: VerifiedFactor, of attempt: SignInAttempt)
        async throws
    {
        guard let risk = attempt.risk else { return }
        switch plan {
        case .newPassword, .secondFactorSelection, .secondFactor, .deviceProof: return
        // A remembered device may replace a second factor (UP-ASF-30).
        case .tokens where verified.device != nil: return
        case .tokens
        where verified.proof == .functions && attempt.device.standsForSecondFactor(in: attempt.context.pool.settings):
            return
        case .secondFactorSetup, .tokens: throw try await refuse(verified, for: risk, in: attempt.context.pool)
        }
    }

    /// A compromised password can no longer sign in: the user must choose another (UP-ASF-05). The stored credential
    /// stays, also if the sign-in would have replaced a foreign hash or the mark of a followed password.
    ///
    /// - Returns: The refusal to throw.
    private func forbidPassword(_ verified: VerifiedFactor, for risk: SignInRisk, of attempt: SignInAttempt)
        async throws -> SignInRefusal
    {
        risk.note(isBlocked: true)
        let (pool, before) = (attempt.context.pool, attempt.user)
        try await services.database.write { [now = services.world.now()] tx in
            try risk.recordBlock(after: verified, tx)
            guard let before, var current = try UserTable(tx).find(before.id, in: pool.id),
                current.credential == before.credential
            else { return }
            current.status = .resetRequired
            try UserWriter(tx, of: pool).save(current, now: now)
        }
        return .passwordResetRequired
    }

    /// Records the blocked sign-in, and notifies the user.
    ///
    /// - Returns: The refusal to throw.
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
