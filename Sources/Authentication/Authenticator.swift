import Directory
import Factors
import Kernel
import Messaging
import Risk
import Storage
import Tokens

/// Signs users in.
package final class Authenticator: Sendable {
    let services: SignInServices

    package init(_ services: SignInServices) { self.services = services }

    /// Starts a sign-in, or continues one with the reply to its challenge (AUTH-GEN-01 to 06).
    ///
    /// - Returns: Tokens, or for the hosted page the signed-in user; or the next challenge.
    /// - Throws: `InvalidInput` if the client may not use the flow, `SignInRefusal` for wrong credentials and for a
    ///   session that does not wait for this reply, `UserRefusal.notFound` only if the client does not hide which users
    ///   exist.
    package func signIn(_ request: SignInRequest) async throws -> SignInStep {
        let timer = ResponseTimer()
        // 1. The app client, which must allow the flow.
        let context = try await ClientContext(request.client, from: request.origin, services: services)
        if let flow = request.flow { try context.require(flow) }
        let functions = SignInTriggers(services.triggers, for: request)
        switch request.credential {
        case .refreshToken(let token): return try await refresh(token, for: request, through: context)
        case .input(let input):
            AuditContext.note(.begun)
            let step = input.responseStep(in: context.pool)
            return try await delayingRefusals(of: context, to: request.origin, by: step, since: timer) {
                // 2. User or decoy, lockout and challenge, read in one snapshot.
                let check = try await check(of: input, secretHash: request.secretHash, through: context)
                let attempt = try await open(check, of: request, through: context, functions: functions)
                // An attempt that ends without a verdict is not counted.
                let next = try await attempt.counting(check.proof) { proof in
                    // 3. The proof, while no transaction is open. The count of a wrong one is committed before the
                    //    response.
                    let result = try await verify(proof, of: attempt)
                    if result.isWrong {
                        attempt.risk?.note()
                        try await attempt.counted?.keep()
                    }
                    // 4. The plan of the next step, including slow work.
                    let next = try await prepare(result, of: attempt)
                    // 5. One transaction, and the work after it.
                    try await commit(next, of: attempt)
                    return next
                }
                return try await announce(next, of: attempt)
            }
        }
    }
}

// MARK: 1. The client

extension Authenticator {
    /// How often a call is tried, if the user changes each time.
    private static let maxTries = 3

    /// Delays refusals and challenges that do not require a proof, except for administrators.
    private func delayingRefusals(
        of context: ClientContext, to origin: SignInRequest.Origin, by step: KeyPath<ResponseTiming, Duration>,
        since timer: ResponseTimer, _ body: () async throws -> SignInStep
    ) async throws -> SignInStep {
        guard !origin.isAdministrative else { return try await startingOver(body) }
        return try await timer.delayingRefusals(
            to: context, step: services.responseTiming[keyPath: step], needsNoProof: \.needsNoProof
        ) {
            try await startingOver(body)
        }
    }

    private func startingOver(_ body: () async throws -> SignInStep) async throws -> SignInStep {
        for _ in 1..<Self.maxTries {
            do { return try await body() } catch is UserChangedError {}
        }
        do { return try await body() } catch is UserChangedError {
            throw SignInRefusal.userIsChanging
        }
    }

    private func refresh(_ token: Parsed<Secret<String>>, for request: SignInRequest, through context: ClientContext)
        async throws -> SignInStep
    {
        .signedIn(
            try await Refresh(services).exchange(
                token, device: request.device, secretHash: request.secretHash, for: context))
    }
}

// MARK: 3. The proof

extension SignInAttempt {
    /// Counts the attempt, and evaluates it with `body`. A malformed proof is refused before counting.
    func counting<Value>(_ proof: Parsed<SignInProof>, verify body: (SignInProof) async throws -> Value) async throws
        -> Value
    {
        let proof = try proof.get()
        guard let counted else { return try await body(proof) }
        return try await counted.counting { try await body(proof) }
    }
}

extension Authenticator {
    private func verify(_ proof: SignInProof, of attempt: SignInAttempt) async throws -> FactorResult {
        switch proof {
        case .password(let password):
            try await PasswordFactor(services: services).verify(password, of: attempt)
        case .srp(let shown):
            try await SRPFactor(services: services).challenge(to: shown, of: attempt)
        case .custom(let start):
            try await CustomFactor(services: services).begin(start, of: attempt)
        case .choice(let choice):
            try await FirstFactorSelection(services: services).verify(choice, of: attempt)
        case .confirmedSignUp(let session):
            try await FirstFactorSelection(services: services).verify(session, of: attempt)
        case .signUpOnPage(let session):
            try SignUpOnPage(services: services).verify(session, of: attempt)
        case .passwordVerifier(let proof, let srp):
            try await PasswordVerifierStep(services: services).verify(proof, in: srp, of: attempt)
        case .firstFactorCode(let code, let contact, let pending):
            try await FirstFactorCodes(services: services).verify(code, sentTo: contact, for: pending, of: attempt)
        case .newPassword(let reply):
            try await NewPasswordStep(services: services).verify(reply, of: attempt)
        case .secondFactorSetup(let email):
            try await SecondFactorSetupStep(services: services).verify(email, of: attempt)
        case .secondFactorSelection(let factor):
            try await SecondFactorSelectionStep(services: services).choose(factor, of: attempt)
        case .secondFactorResend(let factor):
            try await SecondFactorResendStep(services: services).choose(factor, of: attempt)
        case .secondFactorCode(let code, let pending):
            try await SentCodeStep(services: services).verify(code, for: pending, of: attempt)
        case .softwareToken(let code, let app):
            try await SoftwareTokenStep(services: services).verify(code, by: app, of: attempt)
        case .deviceSRP(let shown, let pending):
            try await DeviceSRPStep(services: services).challenge(to: shown, for: pending, of: attempt)
        case .deviceVerifier(let proof, let srp, let pending):
            try await DeviceProofStep(services: services).verify(proof, in: srp, for: pending, of: attempt)
        case .customAnswer(let answer, let custom):
            try await CustomChallengeStep(services: services).verify(answer, in: custom, of: attempt)
        case .followedAnswer(let answer, let reference):
            try await FollowedChallengeStep(services: services).verify(answer, to: reference, of: attempt)
        }
    }
}

// MARK: 5. The commit

extension Authenticator {
    /// The common part of every next step: checks the lockout, consumes the reply, requires that the plan's basis has
    /// not changed, and writes the user if the reply changed it.
    private func commit(_ next: PreparedStep, of attempt: SignInAttempt) async throws {
        guard let write = next.write else { return }
        let pool = attempt.context.pool
        let now = services.world.now()
        let judged = try await services.database.write { tx -> SignInRisk? in
            var judged: SignInRisk?
            // A counted attempt has already been admitted. A lock that it caused itself is cleared here.
            if attempt.counted == nil {
                try PasswordAttemptTable(tx).requireUnlocked(attempt.subject, in: pool.id, now: now)
            }
            try attempt.singleUse.useWhenCommitted(tx, in: pool.id)
            if let verified = next.verified {
                try self.save(verified, plannedWith: next.factors, of: attempt, now: now, tx)
            }
            try self.uncount(attempt, isSignedIn: next.step.isSignedIn, tx)
            if let user = next.completed?.user {
                try self.services.lastSignIns.record(user, at: now, tx)
                judged = try (next.risk ?? attempt.risk)?.recordSuccess(
                    of: user, after: next.verified, session: next.session, tx)
                try attempt.analytics?.record(.signIn, of: user.id, tx)
            }
            if next.isDemandedByRisk { try next.risk?.recordChallenge(after: next.verified, tx) }
            if let notice = next.notice { try self.services.codes.outbox.enqueue(notice, tx) }
            try write(tx)
            return judged
        }
        judged?.note()
    }

    private func save(
        _ verified: VerifiedFactor, plannedWith factors: UserSecondFactors?, of attempt: SignInAttempt, now: Instant,
        _ tx: any Transaction
    ) throws {
        let pool = attempt.context.pool
        let found = try attempt.user.flatMap { try UserTable(tx).find($0.id, in: pool.id) }
        let current = try attempt.requireUnchanged(found, with: factors, tx)
        try verified.use(tx)
        guard verified.isChanged, let before = attempt.user else { return }
        let changed = try current.with(verified.user, since: before)
        try ReservedNames(tx, of: pool).check(changed, since: current)
        // A sign-in replaces a temporary password or a foreign hash of the same password. Neither belongs in the
        // history.
        try UserWriter(tx, of: pool).save(changed, remembersPassword: false, now: now)
        try CodeTable(tx).deleteCodesOfChangedContacts(from: current, to: changed)
    }

    /// A completed sign-in clears the attempts. A right password before another challenge only takes back its own: it
    /// must not allow more wrong codes (MFA-04).
    private func uncount(_ attempt: SignInAttempt, isSignedIn: Bool, _ tx: any Transaction) throws {
        let pool = attempt.context.pool
        guard isSignedIn else {
            try attempt.counted?.uncount(tx)
            try attempt.secondFactor?.uncount(tx)
            return
        }
        if let counted = attempt.counted {
            try counted.clear(tx)
        } else {
            try PasswordAttemptTable(tx).clear(attempt.subject, in: pool.id)
        }
        if pool.settings.mfa != .off || attempt.secondFactor != nil, let user = attempt.user {
            try SecondFactorFailureTable(tx).clear(user.id, in: pool.id)
        }
    }

    /// Sends the message and calls the function for completed sign-ins, after the commit and before the response. The
    /// function is called once, even if the request was repeated.
    ///
    /// - Throws: `TriggerRefusal` if the function refuses; the new session then ends, and its tokens are not returned.
    private func announce(_ next: PreparedStep, of attempt: SignInAttempt) async throws -> SignInStep {
        if let notice = next.notice { services.codes.outbox.sendSoon([notice]) }
        if let message = next.message { try await services.codes.send(message) }
        if let completed = next.completed {
            do { try await attempt.postAuthenticate(completed.user, onNewDevice: next.step.isOnNewDevice) } catch {
                try await services.database.write { try completed.endSession($0) }
                throw error
            }
        }
        if next.step.isSignedIn { AuditContext.note(.completed) }
        return next.step
    }
}

/// Records when users last signed in, at most once a minute for each user: programs that sign in again and again, some
/// of them for every call, do not cost further statements.
final class LastSignIns: Sendable {
    private let recorded = Locked<[UserID: Instant]>([:])
    /// Seconds within which a user's further sign-ins are not recorded.
    private static let interval: Int64 = .minutes(1)
    /// How many users are cached. Beyond that, the cache is emptied, and users are recorded again.
    private static let maxCount = 10_000

    func record(_ user: User, at now: Instant, _ tx: any Transaction) throws {
        guard markIfDue(user.id, at: now) else { return }
        try LastSignInTable(tx).put(user.id, in: user.pool, at: now)
    }

    /// Marks the sign-in as recorded before its transaction commits. If the transaction is repeated or fails, one
    /// record is lost, but not the sign-in.
    ///
    /// - Returns: Whether the sign-in is to be recorded.
    private func markIfDue(_ user: UserID, at now: Instant) -> Bool {
        recorded.change { recorded in
            if let last = recorded[user], last < now, now.seconds(since: last) < Self.interval { return false }
            if recorded.count >= Self.maxCount { recorded.removeAll(keepingCapacity: true) }
            recorded[user] = now
            return true
        }
    }
}
