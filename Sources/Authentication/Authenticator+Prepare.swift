import Cryptography
import Directory
import Factors
import Kernel
import Messaging
import SRP
import Storage
import Tokens
import Triggers

/// A next step, the rows that are written before the response, and the message that is sent after them.
struct PreparedStep: Sendable {
    var step: SignInStep
    var message: Message?
    /// The proof that the step follows; nil if a function's challenge follows, which does not require a proof.
    var verified: VerifiedFactor?
    /// The second factors that the step was planned with; nil if the plan does not ask for one.
    var factors: UserSecondFactors?
    /// The session that a completed sign-in starts; nil for a browser's.
    var session: SessionID?
    /// The assessed risk; nil if the pool does not assess it.
    var risk: SignInRisk?
    /// Whether the step asks for a second factor because of the risk.
    var isDemandedByRisk = false
    /// The e-mail to the user about the risky sign-in.
    var notice: Message?
    /// Nil if the sign-in is not complete.
    var completed: CompletedSignIn?
    /// Nil if the challenge contains its own state, which leaves nothing to commit.
    var write: (@Sendable (any Transaction) throws -> Void)?
}

/// A completed sign-in, whose session ends again if the pool's function then refuses the user.
struct CompletedSignIn: Sendable {
    var user: User
    var endSession: @Sendable (any Transaction) throws -> Void
}

/// Step 4 of a sign-in: plans the next step, and does slow work before the commit.
extension Authenticator {
    func prepare(_ result: FactorResult, of attempt: SignInAttempt) async throws -> PreparedStep {
        switch result {
        case .challenged(let step): return PreparedStep(step: step)
        case .wrong(let refusal): throw refusal
        case .verified(let verified): return try await prepareNext(after: verified, of: attempt)
        case .decided(let decision, let custom):
            return try await applyDecision(decision, in: custom, after: nil, of: attempt)
        case .answered(_, let custom): return try await continueCustom(custom, after: nil, of: attempt)
        case .challengedAtSource(let challenge, let followed):
            return try await ask(challenge, of: followed, in: attempt)
        }
    }

    /// Assesses the device, then the risk, and prepares the next step.
    private func prepareNext(after verified: VerifiedFactor, of attempt: SignInAttempt) async throws -> PreparedStep {
        var attempt = attempt
        if attempt.claim.isTracked || verified.device != nil {
            attempt.device = try await services.device(after: verified, of: attempt)
        }
        return try await prepareJudged(verified, of: attempt)
    }

    /// Assesses the risk, plans, and prepares the step that the plan names. The attempt has the state of the device.
    func prepareJudged(_ verified: VerifiedFactor, of attempt: SignInAttempt) async throws -> PreparedStep {
        let pool = attempt.context.pool
        // After the proof of a second factor, no other is asked for; after functions, one only because of the risk.
        let isAsked =
            verified.secondFactor != .proven && (verified.proof != .functions || attempt.risk != nil)
        let factors = isAsked ? try await services.secondFactors(of: verified.user.id, in: pool) : UserSecondFactors()
        var attempt = attempt
        let demand = attempt.risk == nil ? .nothing : try await judge(verified, of: &attempt)
        let plan = try SignInPlan(
            after: verified, factors: factors, device: attempt.device, demand: demand, in: pool.settings,
            at: attempt.now)
        if demand == .secondFactor { try await requireSecondFactor(in: plan, after: verified, of: attempt) }
        var verified = verified
        if let followed = attempt.followed, plan.keepsPassword {
            verified = followed.addingPassword(to: verified)
            attempt.followed = nil
        }
        var next: PreparedStep
        if plan == .tokens, let custom = attempt.custom {
            next = try await continueCustom(custom, after: verified, of: attempt)
        } else {
            next = try await prepareStep(plan, after: verified, factors: factors, of: attempt)
            next.verified = verified
        }
        next.risk = attempt.risk
        if next.completed == nil, let risk = next.risk, risk.isOpen {
            next.risk = try await complete(risk, for: verified.user)
            next.risk?.note()
        }
        addNotice(to: &next, of: plan, on: demand, in: pool)
        next.factors = isAsked && pool.settings.mfa != .off ? factors : nil
        return next
    }

    func prepareStep(
        _ plan: SignInPlan, after verified: VerifiedFactor, factors: UserSecondFactors, of attempt: SignInAttempt
    ) async throws -> PreparedStep {
        let user = verified.user
        func pending(_ kind: ChallengeKind) -> PendingChallenge {
            PendingChallenge(kind: kind, firstProof: verified.proof)
        }
        switch plan {
        case .newPassword:
            var shown = NewPasswordChallenge(for: user, through: attempt.context)
            if attempt.context.isFromPage {
                shown.hasHistory = try await PasswordHistory(services, of: attempt.context.pool).hasPasswords(of: user)
            }
            return try ask(pending(.newPassword), of: user, in: attempt) { .newPassword(shown, session: $0) }
        case .secondFactorSetup(let offered):
            return try askForSecondFactor(
                .registration(offered), as: pending(.secondFactorSetup), of: user, in: attempt)
        case .secondFactorSelection(let asked):
            return try askForSecondFactor(
                .selection(asked), as: pending(.secondFactorSelection), of: user, in: attempt)
        case .secondFactor(let factor):
            let isRecoverable = attempt.context.isFromPage ? try await services.hasRecoveryCodes(user) : false
            guard let contact = factor.contact, let address = user.attributes.contact(contact) else {
                return try askForSecondFactor(
                    .softwareToken(deviceName: factors.deviceName), as: pending(factor.challenge), of: user,
                    in: attempt, isRecoverable: isRecoverable)
            }
            return try await askForCode(
                of: factor, as: pending(factor.challenge), to: contact, address: address, of: user, in: attempt,
                isRecoverable: isRecoverable)
        case .deviceProof(let proof, let progress):
            let challenge = PendingChallenge(kind: .deviceSRP, firstProof: proof, progress: progress)
            return try ask(challenge, of: user, in: attempt) { .deviceProof(session: $0) }
        case .tokens:
            guard !attempt.context.isFromPage else { return completeOnPage(for: user, in: attempt) }
            return try await completeWithTokens(
                for: user, in: attempt, source: verified.device == nil ? verified.tokenSource : .device)
        }
    }
}

// MARK: Challenges

extension Authenticator {
    /// A challenge that waits for its reply in an auth session.
    func ask(
        _ challenge: PendingChallenge, of user: User, in attempt: SignInAttempt, step: (Secret<String>) -> SignInStep
    ) throws -> PreparedStep {
        let (session, pending) = try newSession(for: challenge, of: user.id, in: attempt)
        return PreparedStep(step: step(session)) { tx in
            try AuthSessionTable(tx).insert(pending, in: attempt.context.pool.id)
        }
    }

    /// - Parameter isRecoverable: Whether the user may reply with a recovery code instead.
    private func askForSecondFactor(
        _ kind: SecondFactorChallenge.Kind, as challenge: PendingChallenge, of user: User, in attempt: SignInAttempt,
        isRecoverable: Bool = false
    ) throws -> PreparedStep {
        let shown = SecondFactorChallenge(kind, for: user, through: attempt.context, hasRecoveryCodes: isRecoverable)
        return try ask(challenge, of: user, in: attempt) { .secondFactor(shown, session: $0) }
    }

    /// An auth session that waits for the reply, and its text, which the reply repeats.
    private func newSession(for challenge: PendingChallenge, of user: UserID, in attempt: SignInAttempt) throws
        -> (text: Secret<String>, pending: AuthSession)
    {
        let text = services.sessions.newText(for: attempt.context, from: attempt.now)
        var followed = attempt.followed
        // A challenge of this pool follows the last one of the followed pool.
        if challenge.progress != .atSource { followed?.reference = nil }
        var pending = try services.sessions.pending(
            text, of: user, for: challenge, in: attempt.custom, followed: followed, through: attempt.context,
            from: attempt.now)
        pending.device = attempt.namedDevice
        return (text, pending)
    }

    /// The challenge for a code, which is written to the outbox with the auth session.
    private func askForCode(
        of factor: SecondFactor, as challenge: PendingChallenge, to contact: ContactAttribute, address: String,
        of user: User, in attempt: SignInAttempt, isRecoverable: Bool
    ) async throws -> PreparedStep {
        let (context, sessions) = (attempt.context, services.sessions)
        let messageContext = try await services.codes.withTexts(
            MessageContext(client: context.client.id, clientMetadata: attempt.clientMetadata), purpose: .authentication,
            to: [contact], of: user, in: context.pool)
        let (code, message) = services.codes.secondFactorMessage(
            to: contact, address: address, of: user, in: context.pool, context: messageContext)
        var (session, pending) = try newSession(for: challenge, of: user.id, in: attempt)
        pending.codeHash = sessions.hash(
            ofCode: code, sentTo: address, in: pending.hash, of: user.id, in: context.pool.id)
        let shown = SecondFactorChallenge(
            .sentCode(factor, DeliveryDetails(contact, address: address)), for: user, through: context,
            hasRecoveryCodes: isRecoverable)
        return PreparedStep(step: .secondFactor(shown, session: session), message: message) {
            [codes = services.codes, pending] tx in
            try codes.enqueue(message, tx)
            try AuthSessionTable(tx).insert(pending, in: context.pool.id)
        }
    }
}

// MARK: Completed sign-ins

extension Authenticator {
    /// The end of a sign-in by the API: a token session, with a new device if the app names none.
    private func completeWithTokens(for user: User, in attempt: SignInAttempt, source: TokenSource) async throws
        -> PreparedStep
    {
        let pool = attempt.context.pool.id
        let new = attempt.device.isNew ? services.newDevice(of: user.id, in: pool) : nil
        var newSession = NewSession(
            of: attempt.context, user: user, groups: attempt.groups, device: new?.key ?? attempt.device.proven?.key,
            now: attempt.now, services: services)
        newSession.request.source = source
        newSession.request.clientMetadata = attempt.clientMetadata
        var tokens = try await services.tokens.issue(newSession.request)
        tokens.newDevice = new
        return PreparedStep(
            step: .signedIn(tokens.with(refreshToken: newSession.refreshToken)), session: newSession.id,
            completed: CompletedSignIn(user: user) { [newSession] tx in try newSession.end(tx) }
        ) { [newSession] tx in
            try newSession.write(tx)
        }
    }

    /// The end of a sign-in on the hosted page: a browser session. The client gets tokens when it exchanges the code.
    private func completeOnPage(for user: User, in attempt: SignInAttempt) -> PreparedStep {
        let (pool, device) = (attempt.context.pool, attempt.device.proven)
        let session = NewBrowserSession(
            of: user.id, through: attempt.context, now: attempt.now, cipher: services.cipher, world: services.world)
        var signedIn = AuthenticatedUser(
            user: user, pool: pool, session: session.text, authenticatedAt: attempt.now)
        signedIn.isOnNewDevice = attempt.device.isNew
        return PreparedStep(
            step: .authenticated(signedIn), completed: CompletedSignIn(user: user) { try session.end($0) }
        ) { tx in
            // A sign-in that was planned with another state of the device starts over.
            if let device,
                try !UserDeviceTable(tx).authenticate(device, of: user.id, in: pool.id, now: attempt.now)
            {
                throw UserChangedError()
            }
            try session.write(tx)
        }
    }
}
