import Cryptography
import Directory
import Kernel
import Storage

extension Authenticator {
    /// Counts a password attempt and consumes what it answers, then evaluates it. The count stays if the password is
    /// wrong, and is taken back if there is no verdict.
    func completeCounted(
        _ attempt: SignInAttempt, using singleUse: SingleUse, _ check: (SignInAttempt) async throws -> FactorResult
    ) async throws -> SignInStep {
        var attempt = attempt
        attempt.isCounted = true
        let counted = CountedPasswordAttempt(
            services: services, subject: attempt.subject, pool: attempt.call.pool.id, singleUse: singleUse)
        try await counted.begin()
        var isWrong = false
        do {
            let result = try await check(attempt)
            if case .wrong = result {
                isWrong = true
                // Committed before the response is sent.
                try await counted.fail()
            }
            return try await complete(result, of: attempt, using: .none)
        } catch {
            if !isWrong { await counted.cancel() }
            throw error
        }
    }

    /// Plans the next step, prepares what takes time, and commits all of it at once.
    func complete(_ result: FactorResult, of attempt: SignInAttempt, using singleUse: SingleUse) async throws
        -> SignInStep
    {
        switch result {
        case .challenged(let challenge, let parameters):
            return .asked(challenge, session: nil, parameters: parameters)
        case .unusable(let refusal): throw refusal
        case .wrong(let refusal): throw refusal
        case .proven(let user):
            try requireMaySignIn(user, now: attempt.now)
            return try await nextStep(user, isChanged: false, attempt, singleUse)
        case .changed(let user):
            try requireMaySignIn(user, now: attempt.now)
            return try await nextStep(user, isChanged: true, attempt, singleUse)
        }
    }

    /// The only place that orders the challenges between a proven password and the tokens.
    private func nextStep(_ user: User, isChanged: Bool, _ attempt: SignInAttempt, _ singleUse: SingleUse) async throws
        -> SignInStep
    {
        if user.status == .forceChangePassword {
            return try await issueChallenge(.newPassword, of: user, attempt, singleUse)
        }
        return try await issueTokens(user, isChanged: isChanged, attempt, singleUse)
    }

    /// The account's state may forbid what the password allows (SGN-SELF-07, UP-ADMCFG-05).
    private func requireMaySignIn(_ user: User, now: Instant) throws {
        guard user.enabled else { throw Refusal.disabled }
        switch user.status {
        case .confirmed: return
        case .unconfirmed: throw Refusal.notConfirmed
        case .resetRequired: throw Refusal.passwordResetRequired
        case .externalProvider: throw Refusal.wrongCredentials
        case .forceChangePassword:
            guard let expiry = user.passwordExpiresAt, expiry <= now else { return }
            throw Refusal(.notAuthorized, "Temporary password has expired and must be reset by an administrator.")
        }
    }

    private func issueChallenge(_ challenge: Challenge, of user: User, _ attempt: SignInAttempt, _ singleUse: SingleUse)
        async throws
        -> SignInStep
    {
        let pool = attempt.call.pool
        let session = Base64.encodeURL(services.world.bytes(48))
        let pending = AuthSession(
            hash: services.cipher.digest(session, .session, pool.id.rawValue), client: attempt.call.client.id,
            user: user.id, challenge: challenge, expiresAt: attempt.call.sessionExpiry(from: attempt.now))
        let parameters = try NewPasswordStep.parameters(for: user, attempt.call)
        try await commit(attempt, singleUse) { tx, _ in try AuthSessionTable(tx).insert(pending, in: pool.id) }
        return .asked(challenge, session: session, parameters: parameters)
    }

    private func issueTokens(_ user: User, isChanged: Bool, _ attempt: SignInAttempt, _ singleUse: SingleUse)
        async throws -> SignInStep
    {
        let pool = attempt.call.pool
        let newSession = NewSession(attempt.call, user: user, groups: attempt.groups, now: attempt.now, services)
        let tokens = try await services.tokens.issue(newSession.request)
        try await commit(attempt, singleUse) { tx, now in
            if isChanged {
                try UserWriter(tx, of: pool).save(user, now: now)
                if let before = attempt.user { try CodeTable(tx).deleteCodesOfChangedContacts(from: before, to: user) }
            }
            try newSession.write(tx)
        }
        return .signedIn(tokens.with(refreshToken: newSession.refreshToken))
    }

    /// Does what every next step needs: checks the lockout, consumes the response, and requires that the user is
    /// unchanged since the plan.
    private func commit(
        _ attempt: SignInAttempt, _ singleUse: SingleUse,
        _ body: @escaping @Sendable (any Transaction, Instant) throws -> Void
    ) async throws {
        let pool = attempt.call.pool.id
        let now = services.world.now()
        try await services.database.write { tx in
            // A counted attempt was admitted before; the lock that it may cause itself is cleared here.
            if !attempt.isCounted { try PasswordAttemptTable(tx).requireUnlocked(attempt.subject, in: pool, now: now) }
            try singleUse.use(tx, in: pool)
            _ = try attempt.requireUnchanged(attempt.user.flatMap { try UserTable(tx).find($0.id, in: pool) })
            try PasswordAttemptTable(tx).clear(attempt.subject, in: pool)
            try body(tx, now)
        }
    }
}

extension SingleUse {
    /// Consumes it. Only one of two responses to the same challenge succeeds.
    func use(_ tx: any Transaction, in pool: UserPoolID) throws {
        let isFirst =
            switch self {
            case .none: true
            case .session(let hash): try AuthSessionTable(tx).take(hash, in: pool)
            case .challenge(let used, let expiry): try UsedChallengeTable(tx).use(used, in: pool, until: expiry)
            }
        guard isFirst else { throw Refusal.invalidSession }
    }

    /// Lets a challenge be answered again after a response without a verdict.
    func release(_ tx: any Transaction, in pool: UserPoolID) throws {
        if case .challenge(let used, _) = self { try UsedChallengeTable(tx).release(used, in: pool) }
    }
}
