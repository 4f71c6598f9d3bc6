import Cryptography
import Directory
import Factors
package import Kernel
import Messaging
import Risk
import SRP
import Storage
import Triggers

/// Step 2 of a sign-in: reads its state in one snapshot of the database.
extension Authenticator {
    /// Finds the user of a check and requires that it is not locked out. If the client hides which users exist, an
    /// unknown name is not refused: the attempt continues without a user, and neither time nor message reveals that.
    ///
    /// The pool's functions may add or change the user before the attempt is counted. If so, the attempt is opened
    /// again with the present record.
    func open(
        _ check: SignInCheck, of request: SignInRequest, through client: ClientContext, functions: SignInTriggers
    ) async throws -> SignInAttempt {
        let protection = Protection(
            client, isAdministrative: request.origin.isAdministrative, isCustom: check.isCustom, by: services.risk)
        let analytics = AppAnalytics(client, by: services.risk)
        func open() async throws -> SignInAttempt {
            let (attempt, lock) = try await services.database.read { [now = services.world.now()] tx in
                try self.snapshot(
                    check, through: client, functions: functions, protection: protection, analytics: analytics,
                    now: now, tx)
            }
            // Noted before anything is refused, so that the record of a refusal names the user.
            if let user = attempt.user { AuditContext.note(user.id) }
            try await requireAdmitted(attempt)
            if attempt.user != nil || !migrates(check, in: client.pool) {
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
        if try await migrateUser(of: check, in: attempt) { attempt = try await open() }
        if try await preAuthenticate(check, in: attempt) { attempt = try await open() }
        attempt.claim = DeviceClaim(request, in: client.pool)
        return attempt
    }

    private func snapshot(
        _ check: SignInCheck, through client: ClientContext, functions: SignInTriggers, protection: Protection?,
        analytics: AppAnalytics?, now: Instant, _ tx: any Transaction
    ) throws -> (attempt: SignInAttempt, lock: PasswordAttemptTable.State) {
        let (pool, name, cipher) = (client.pool.id, check.user.name, services.cipher)
        let user = try check.user.find(in: client.pool, tx)
        let subject = user.map { ThrottleSubject($0.id) } ?? client.subject(ofUnknown: name, cipher)
        let lock = try PasswordAttemptTable(tx).state(of: subject, in: pool, now: now)
        // Queried for unknown users as well: a missing statement would reveal by its time that the user does not exist
        // (SRP-09).
        let groups = try MembershipTable(tx).groups(of: user?.id ?? .ofNoUser, in: pool)
        let secondFactor = check.provesSecondFactor ? user.map { services.counted($0, in: client.pool) } : nil
        let risk = try protection.map {
            let found = try $0.assessment(tx)
            return SignInRisk(
                protection: $0, subject: subject, user: user?.id, provesPassword: check.provesPassword,
                provesSecondFactor: check.provesSecondFactor, hasAddressFailures: found.hasFailures,
                assessment: found.risk, analytics: analytics)
        }
        let horizon = check.sealsChallenge ? try SweepHorizonTable(tx).ofUsedChallenges() : nil
        let attempt = SignInAttempt(
            call: client, name: name, user: user, identity: client.identity(of: user, called: name, cipher: cipher),
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
            try attempt.call.requireVisible(attempt.user, for: check)
        } catch UserRefusal.notFound {
            if let risk = attempt.risk { try await services.database.write { try risk.recordFailure($0) } }
            throw UserRefusal.notFound
        }
    }

    /// Calls the pool's function before the first proof; it may refuse the sign-in.
    ///
    /// - Returns: Whether the pool has such a function.
    private func preAuthenticate(_ check: SignInCheck, in attempt: SignInAttempt) async throws -> Bool {
        guard check.user.isFirst, attempt.call.pool.settings.function(for: .preAuthentication) != nil else {
            return false
        }
        // A malformed value is refused without the function.
        _ = try check.proof.get()
        try await attempt.preAuthenticate()
        return true
    }
}

// MARK: Users of the pool's function

extension Authenticator {
    /// Whether a function may add a user that is unknown to the pool.
    private func migrates(_ check: SignInCheck, in pool: UserPool) -> Bool {
        check.migratingPassword != nil && pool.settings.function(for: .userMigration) != nil
    }

    /// Adds an unknown user that the pool's function recognises by the password, so that the sign-in can continue
    /// normally. The attempt is counted for the name before the function is called, as for every unknown name.
    ///
    /// - Returns: Whether the user exists after the call.
    /// - Throws: A refusal if the function does not recognise the user by this password either.
    private func migrateUser(of check: SignInCheck, in attempt: SignInAttempt) async throws -> Bool {
        guard attempt.user == nil, migrates(check, in: attempt.call.pool), let password = check.migratingPassword
        else { return false }
        try await attempt.counting(check.proof) { _ in
            // While this attempt waited for others, one of them may have added the user.
            guard try await !services.isKnown(check.user, in: attempt.call.pool) else { return }
            guard let refusal = try await services.refusalToMigrate(attempt, by: password) else { return }
            try await attempt.counted?.keep()
            throw refusal
        }
        return true
    }
}

extension SignInServices {
    /// Adds the user that the pool's function recognises by `password`.
    ///
    /// - Returns: Nil if the user exists after the call. If the function rejects the password, even by an error, the
    ///   refusal is the one for a wrong password.
    /// - Throws: A refusal if the function cannot be called.
    fileprivate func refusalToMigrate(_ attempt: SignInAttempt, by password: Secret<String>) async throws
        -> (any Error)?
    {
        let isAdded: Bool
        do {
            isAdded = try await migrate(attempt.name, password, attempt.triggers.validationData, attempt.call)
        } catch TriggerRefusal.failed(let kind, let message) {
            return TriggerRefusal.failed(kind, message: message)
        }
        guard !isAdded else { return nil }
        return attempt.call.hidesExistence ? SignInRefusal.wrongCredentials : UserRefusal.notFound
    }

    fileprivate func isKnown(_ user: UserReference, in pool: UserPool) async throws -> Bool {
        try await database.read { try user.find(in: pool, $0) != nil }
    }

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
        CountedSecondFactor(of: user, in: pool, codes, max: maxSecondFactorFailures, world: world)
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
