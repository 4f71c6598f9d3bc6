import Cryptography
import Directory
import Factors
package import Kernel
import Messaging
import Risk
import SRP
import Storage
import Triggers

/// Step 2 of a sign-in: finds the proof in a request, and the challenge that it replies to.
extension Authenticator {
    func check(of input: SignInInput, secretHash: Secret<String>?, through context: ClientContext) async throws
        -> SignInCheck
    {
        func name(_ username: Parsed<Username>) throws -> Username {
            let name = try context.requireUsable(username)
            try context.check(secretHash, of: name)
            return name
        }
        switch input {
        case .password(let username, let password):
            return SignInCheck(
                user: .named(try name(username), acceptsSub: true), isCounted: true,
                proof: password.map { .password($0) })
        case .srp(let username, let shown):
            // The service's flow does not accept a `sub` as the username, and neither does the next one.
            return SignInCheck(
                user: .named(try name(username), acceptsSub: false), isCounted: false, sealsChallenge: true,
                proof: shown.map { .srp($0) })
        case .custom(let username, let start):
            return SignInCheck(
                user: .named(try name(username), acceptsSub: false), isCounted: false, sealsChallenge: true,
                proof: start.map { .custom($0) })
        case .choice(let request):
            return try FirstFactorSelection(services: services).check(
                request, secretHash: secretHash, through: context)
        case .signUpOnPage(let username, let session):
            return try SignUpOnPage(services: services).check(session, of: username, through: context)
        case .reply(let username, let reply):
            let name = try username.get()
            try context.check(secretHash, of: name)
            return try await check(of: reply.get(), claimed: name, through: context)
        }
    }

    /// Finds the challenge of a reply.
    ///
    /// - Throws: `SignInRefusal.invalidSession` if none waits for the reply through this client.
    private func check(of reply: ChallengeReply, claimed name: Username, through context: ClientContext) async throws
        -> SignInCheck
    {
        switch reply {
        case .firstFactorSelection(let chosen, let session):
            try FirstFactorSelection(services: services).check(
                chosen, session: session, claimed: name, through: context)
        case .passwordVerifier(let proof):
            try PasswordVerifierStep(services: services).check(proof, claimed: name, through: context)
        case .smsCode(let reply):
            try await SentCodeStep(services: services).check(reply, to: .smsCode, claimed: name, through: context)
        case .emailCode(let reply):
            try await SentCodeStep(services: services).check(reply, to: .emailCode, claimed: name, through: context)
        case .smsSecondFactor(let reply):
            try await SentCodeStep(services: services).check(
                reply, to: .smsSecondFactor, claimed: name, through: context)
        case .newPassword(let reply):
            try await NewPasswordStep(services: services).check(reply, claimed: name, through: context)
        case .secondFactorSetup(let email, let session):
            try await SecondFactorSetupStep(services: services).check(
                email, session: session, claimed: name, through: context)
        case .secondFactorSelection(let factor, let session):
            try await SecondFactorSelectionStep(services: services).check(
                factor, session: session, claimed: name, through: context)
        case .secondFactorResend(let factor, let session):
            try await SecondFactorResendStep(services: services).check(
                factor, session: session, claimed: name, through: context)
        case .softwareToken(let reply):
            try await SoftwareTokenStep(services: services).check(reply, claimed: name, through: context)
        case .deviceSRP(let reply):
            try await DeviceSRPStep(services: services).check(reply, claimed: name, through: context)
        case .deviceVerifier(let device, let proof):
            try await DeviceProofStep(services: services).check(proof, of: device, claimed: name, through: context)
        case .custom(let reply):
            try await CustomChallengeStep(services: services).check(reply, claimed: name, through: context)
        }
    }
}

// MARK: The snapshot

/// Reads the state of the user in one snapshot of the database.
extension Authenticator {
    /// Finds the user of a check and requires that it is not locked out. If the client hides which users exist, an
    /// unknown name is not refused: the attempt continues without a user, and neither time nor message reveals that.
    ///
    /// The pool's functions may add or change the user before the attempt is counted. If so, the attempt is opened
    /// again with the present record.
    func open(
        _ check: SignInCheck, of request: SignInRequest, through context: ClientContext, functions: SignInTriggers
    ) async throws -> SignInAttempt {
        let protection = Protection(
            context, isAdministrative: request.origin.isAdministrative, isCustom: check.isCustom, by: services.risk)
        let analytics = AppAnalytics(context, by: services.risk)
        func open() async throws -> SignInAttempt {
            let (attempt, lock) = try await services.database.read { [now = services.world.now()] tx in
                try self.snapshot(
                    check, through: context, functions: functions, protection: protection, analytics: analytics,
                    now: now, tx)
            }
            // Noted before anything is refused, so that the record of a refusal names the user.
            if let user = attempt.user { AuditContext.note(user.id) }
            if let risk = attempt.risk { try await requireAdmitted(risk) }
            if attempt.user != nil || check.migratingPassword(in: context.pool) == nil {
                try await requireVisible(attempt, for: check)
            }
            if case .locked = lock {
                AuditContext.note(.locked)
                throw SignInRefusal.attemptsExceeded
            }
            try check.user.requireClaim(on: attempt)
            return attempt
        }
        var attempt = try await open()
        if attempt.user == nil, let password = check.migratingPassword(in: context.pool) {
            try await migrateUser(of: check, by: password, in: attempt)
            attempt = try await open()
        }
        if check.user.isFirst, context.pool.settings.function(for: .preAuthentication) != nil {
            // A malformed value is refused without the function.
            _ = try check.proof.get()
            try await attempt.preAuthenticate()
            attempt = try await open()
        }
        attempt.claim = DeviceClaim(request, in: context.pool)
        return attempt
    }

    private func snapshot(
        _ check: SignInCheck, through context: ClientContext, functions: SignInTriggers, protection: Protection?,
        analytics: AppAnalytics?, now: Instant, _ tx: any Transaction
    ) throws -> (attempt: SignInAttempt, lock: PasswordAttemptTable.State) {
        let (pool, name, cipher) = (context.pool.id, check.user.name, services.cipher)
        let user = try check.user.find(in: context.pool, tx)
        let subject = user.map { ThrottleSubject($0.id) } ?? context.subject(ofUnknown: name, by: cipher)
        let lock = try PasswordAttemptTable(tx).state(of: subject, in: pool, now: now)
        // Queried for unknown users as well: a missing statement would reveal by its time that the user does not exist
        // (SRP-09).
        let groups = try MembershipTable(tx).groups(of: user?.id ?? .ofNoUser, in: pool)
        let secondFactor = check.provesSecondFactor ? user.map { services.counted($0, in: context.pool) } : nil
        let risk = try protection.map {
            let found = try $0.assessment(tx)
            return SignInRisk(
                protection: $0, subject: subject, user: user?.id, provesPassword: check.provesPassword,
                provesSecondFactor: check.provesSecondFactor, hasAddressFailures: found.hasFailures,
                assessment: found.risk, analytics: analytics)
        }
        let horizon = check.sealsChallenge ? try SweepHorizonTable(tx).ofUsedChallenges() : nil
        let attempt = SignInAttempt(
            context: context, name: name, user: user,
            identity: context.identity(of: user, called: name, cipher: cipher),
            subject: subject, groups: groups, now: now, sweepHorizon: horizon,
            counted: check.isCounted
                ? services.counted(
                    subject, in: pool, consuming: check.singleUse, secondFactor: secondFactor
                ) { tx in
                    try risk?.recordFailure(tx)
                    try analytics?.record(.failure, of: user?.id, tx)
                } : nil,
            secondFactor: secondFactor, singleUse: check.singleUse, custom: check.custom, firstProof: check.firstProof,
            followed: check.followed, triggers: functions, risk: risk, analytics: analytics)
        return (attempt, lock)
    }

    /// Throws as `ClientContext.requireVisible`. An unknown name counts against the address, as it does if the client
    /// hides which users exist: otherwise an address could try any number of names.
    private func requireVisible(_ attempt: SignInAttempt, for check: SignInCheck) async throws {
        do {
            try attempt.context.requireVisible(attempt.user, for: check)
        } catch UserRefusal.notFound {
            if let risk = attempt.risk { try await services.database.write { try risk.recordFailure($0) } }
            throw UserRefusal.notFound
        }
    }
}

// MARK: The counts of an attempt

extension SignInServices {
    /// An attempt that consumes the challenge that it replies to.
    fileprivate func counted(
        _ subject: ThrottleSubject, in pool: UserPoolID, consuming singleUse: SingleUse,
        secondFactor: CountedSecondFactor?, recordFailure: @escaping @Sendable (any Transaction) throws -> Void
    ) -> CountedPasswordAttempt {
        CountedPasswordAttempt(
            of: subject, in: pool, database: database, world: world, wait: attemptWait,
            effects: CountedPasswordAttempt.Effects(
                count: { tx in
                    try secondFactor?.count(tx)
                    try singleUse.useWhenCounted(tx, in: pool)
                },
                keep: { tx in
                    try secondFactor?.noteFailure(tx)
                    try recordFailure(tx)
                },
                uncount: { tx in
                    try secondFactor?.uncount(tx)
                    try singleUse.release(tx, in: pool)
                }))
    }

    fileprivate func counted(_ user: User, in pool: UserPool) -> CountedSecondFactor {
        CountedSecondFactor(of: user, in: pool, codes: codes, max: maxSecondFactorFailures, world: world)
    }
}

// MARK: Visible users

extension ClientContext {
    /// - Throws: `InvalidInput` for a username that is missing or cannot be one.
    func requireUsable(_ username: Parsed<Username>) throws -> Username {
        let name = try username.get()
        guard pool.signInName(name).isUsable else { throw InvalidInput("Username cannot be used as a name.") }
        return name
    }

    /// Throws before any proof if the user does not exist or may not sign in. A client that hides which users exist
    /// learns that only with the right password.
    fileprivate func requireVisible(_ user: User?, for check: SignInCheck) throws {
        guard !hidesExistence else { return }
        guard let user else { throw UserRefusal.notFound }
        guard user.enabled else { throw UserRefusal.disabled }
        if user.status == .unconfirmed, !check.admitsUnconfirmed { throw SignInRefusal.notConfirmed }
        // An imported user does not have a password to prove (IMP-PWD-02).
        if user.status == .resetRequired, user.credential == nil, check.provesPassword {
            throw SignInRefusal.passwordResetRequired
        }
    }

    /// The identity that SRP uses. For an unknown name it has the same form as for a known one: the name itself, or a
    /// UUID if the name is an address, because users found by address have another username.
    fileprivate func identity(of user: User?, called name: Username, cipher: SecretCipher) -> SRPIdentity {
        if let user { return pool.srpIdentity(of: user.username) }
        let folded = pool.srpIdentity(ofUnknown: name)
        guard pool.namesByContact || pool.aliasedContact(name.rawValue) != nil else { return folded }
        return SRPIdentity(pool: pool.id, name: cipher.hashes.decoy.userID(for: folded))
    }
}

// MARK: What clients may state

extension Authenticator {
    /// Whether a client with a secret may name the address of its user. A client that does not exist may not.
    package func takesUserContext(from id: ClientID) async throws -> Bool {
        do {
            let client = try await services.settings.client(id)
            return client.isConfidential && client.settings.propagatesUserContext
        } catch is MissingResource { return false }
    }
}
