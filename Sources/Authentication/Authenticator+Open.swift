import Cryptography
import Directory
import Factors
import Kernel
import Messaging
import SRP
import Storage

extension Authenticator {
    /// Finds the user of a check and requires that it is not locked out, in one snapshot. If the client hides which
    /// users exist, an unknown name is no error: the attempt goes on without a user, and neither time nor message
    /// reveals it.
    func open(_ check: SignInCheck, _ call: ClientContext, _ triggers: SignInTriggers) async throws -> SignInAttempt {
        let attempt = try await services.database.read { [now = services.world.now()] tx in
            try self.snapshot(check, call, triggers, now: now, tx)
        }
        if let user = attempt.user { AuditContext.note(user.id) }
        try check.user.requireClaim(on: attempt)
        return attempt
    }

    /// Calls the pool's function before the first proof; it may refuse the sign-in before anything is counted.
    ///
    /// - Returns: Whether there is one. It may have changed the user, so that the sign-in goes on with what is stored
    ///   now.
    func preAuthenticate(_ attempt: SignInAttempt, by check: SignInCheck) async throws -> Bool {
        guard check.user.isFirst, attempt.call.pool.settings.function(for: .preAuthentication) != nil else {
            return false
        }
        // A malformed value is refused without the function.
        _ = try check.body.get()
        try await attempt.preAuthenticate()
        return true
    }

    private func snapshot(
        _ check: SignInCheck, _ call: ClientContext, _ triggers: SignInTriggers, now: Instant, _ tx: any Transaction
    ) throws -> SignInAttempt {
        let (pool, name, cipher) = (call.pool.id, check.user.name, services.cipher)
        let user = try check.user.find(in: call.pool, tx)
        if user != nil || !migrates(check, call) { try call.requireVisible(user, check) }
        let subject = user.map { ThrottleSubject($0.id) } ?? call.subject(ofUnknown: name, cipher)
        try PasswordAttemptTable(tx).requireUnlocked(subject, in: pool, now: now)
        // Queried for unknown users too: one more statement would reveal by its time that a user exists (SRP-09).
        let groups = try MembershipTable(tx).groups(of: user?.id ?? UserID(rawValue: ""), in: pool)
        let secondFactor = check.provesSecondFactor ? user.map { services.counted($0, in: call.pool) } : nil
        let horizon = check.sealsChallenge ? try SweepHorizonTable(tx).ofUsedChallenges() : nil
        return SignInAttempt(
            call: call, name: name, user: user, identity: call.identity(of: user, called: name, cipher),
            subject: subject, groups: groups, now: now, sweepHorizon: horizon,
            counted: check.isCounted ? counted(subject, check.singleUse, in: pool, secondFactor) : nil,
            secondFactor: secondFactor, singleUse: check.singleUse, custom: check.custom, triggers: triggers)
    }

    private func counted(
        _ subject: ThrottleSubject, _ singleUse: SingleUse, in pool: UserPoolID, _ secondFactor: CountedSecondFactor?
    ) -> CountedPasswordAttempt {
        CountedPasswordAttempt(
            services: services, subject: subject, pool: pool, singleUse: singleUse, secondFactor)
    }
}

extension SignInServices {
    fileprivate func counted(_ user: User, in pool: UserPool) -> CountedSecondFactor {
        CountedSecondFactor(of: user, in: pool, codes, max: maxSecondFactorFailures, world: world)
    }
}

extension ClientContext {
    /// - Throws: `InvalidInput` for a username that is missing or cannot be one.
    func requireUsable(_ username: Parsed<Username>) throws -> Username {
        let name = try username.get()
        guard pool.signInName(name).isUsable else { throw InvalidInput("Username cannot be used as a name.") }
        return name
    }

    /// Throws before any proof if there is no such user, or the user may not sign in. A client that hides who exists
    /// learns it only with the right password.
    fileprivate func requireVisible(_ user: User?, _ check: SignInCheck) throws {
        guard !hidesExistence else { return }
        guard let user else { throw UserRefusal.notFound }
        guard user.enabled else { throw UserRefusal.disabled }
        if user.status == .unconfirmed, !check.admitsUnconfirmed { throw SignInRefusal.notConfirmed }
    }

    /// The identity that SRP uses. For an unknown name it has the form that a known one has: the name itself, or a UUID
    /// if the name is an address, because users found by address have another username.
    fileprivate func identity(of user: User?, called name: Username, _ cipher: SecretCipher) -> SRPIdentity {
        if let user { return pool.srpIdentity(of: user.username) }
        let folded = pool.srpIdentity(of: name)
        guard pool.namesByContact || pool.aliasedContact(name.rawValue) != nil else { return folded }
        return SRPIdentity(pool: pool.id, name: cipher.hashes.decoy.userID(for: folded))
    }
}
