import Directory
import Kernel
import Keys
import Storage

extension SignIn {
    /// Counts a try at the password and uses up what it answers, then evaluates it. The count stays if the password is
    /// wrong; it is taken back if there is no verdict.
    func settleTry(
        _ attempt: Attempt, using ticket: Ticket, _ check: (Attempt) async throws -> Outcome
    ) async throws -> Standing {
        var attempt = attempt
        attempt.isCounted = true
        let counted = CountedTry(
            facilities: facilities, subject: attempt.subject, pool: attempt.call.pool.id, ticket: ticket)
        try await counted.begin()
        var isWrong = false
        do {
            let outcome = try await check(attempt)
            if case .wrong = outcome {
                isWrong = true
                // Committed before the caller is told.
                try await counted.fail()
            }
            return try await settle(outcome, of: attempt, using: .none)
        } catch {
            if !isWrong { await counted.giveBack() }
            throw error
        }
    }

    /// Writes down what happened: plan what comes next, prepare what takes time, commit it all at once.
    func settle(_ outcome: Outcome, of attempt: Attempt, using ticket: Ticket) async throws -> Standing {
        switch outcome {
        case .challenged(let challenge, let parameters):
            return .asked(challenge, session: nil, parameters: parameters)
        case .unusable(let refusal): throw refusal
        case .wrong(let refusal): throw refusal
        case .proven(let user):
            try requireAdmissible(user, now: attempt.now)
            return try await proceed(user, isChanged: false, attempt, ticket)
        case .changed(let user):
            try requireAdmissible(user, now: attempt.now)
            return try await proceed(user, isChanged: true, attempt, ticket)
        }
    }

    /// The one place that orders what still stands between a proven person and the tokens.
    private func proceed(_ user: User, isChanged: Bool, _ attempt: Attempt, _ ticket: Ticket) async throws -> Standing {
        if user.status == .forceChangePassword { return try await ask(.newPassword, of: user, attempt, ticket) }
        return try await admit(user, isChanged: isChanged, attempt, ticket)
    }

    /// The account's own state may forbid what the password allows (SGN-SELF-07, UP-ADMCFG-05).
    private func requireAdmissible(_ user: User, now: Instant) throws {
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

    private func ask(_ challenge: Challenge, of user: User, _ attempt: Attempt, _ ticket: Ticket) async throws
        -> Standing
    {
        let pool = attempt.call.pool
        let session = Base64.encodeURL(facilities.world.bytes(48))
        let pending = PendingSession(
            hash: facilities.vault.digest(session, .session, pool.id.rawValue), client: attempt.call.client.id,
            user: user.id, challenge: challenge, expiresAt: attempt.call.sessionExpiry(from: attempt.now))
        let parameters = try NewPasswordStep.parameters(for: user, attempt.call)
        try await commit(attempt, ticket) { tx, _ in try SessionTable(tx).insert(pending, in: pool.id) }
        return .asked(challenge, session: session, parameters: parameters)
    }

    private func admit(_ user: User, isChanged: Bool, _ attempt: Attempt, _ ticket: Ticket) async throws -> Standing {
        let pool = attempt.call.pool
        let admission = Admission(attempt.call, user: user, groups: attempt.groups, now: attempt.now, facilities)
        let tokens = try await facilities.tokens.issue(admission.order)
        try await commit(attempt, ticket) { tx, now in
            if isChanged {
                try UserRegister(tx, of: pool).save(user, now: now)
                if let before = attempt.user { try CodeTable(tx).deleteCodesOfChangedContacts(from: before, to: user) }
            }
            try admission.write(tx)
        }
        return .signedIn(tokens.with(refreshToken: admission.refreshToken))
    }

    /// Does once what every step onward has in common: the lock, the ticket, and that the person is as planned with.
    private func commit(
        _ attempt: Attempt, _ ticket: Ticket,
        _ body: @escaping @Sendable (any Transaction, Instant) throws -> Void
    ) async throws {
        let pool = attempt.call.pool.id
        let now = facilities.world.now()
        try await facilities.database.write { tx in
            // A counted try was let in before; the lock that it may hold by itself is cleared here.
            if !attempt.isCounted { try FailureTable(tx).requireUnlocked(attempt.subject, in: pool, now: now) }
            try ticket.use(tx, in: pool)
            _ = try attempt.requireUnchanged(attempt.user.flatMap { try UserTable(tx).find($0.id, in: pool) })
            try FailureTable(tx).clear(attempt.subject, in: pool)
            try body(tx, now)
        }
    }
}

extension Ticket {
    /// Uses the ticket up. Of two answers to one challenge, only one gets past here.
    func use(_ tx: any Transaction, in pool: UserPoolID) throws {
        let isFirst =
            switch self {
            case .none: true
            case .session(let hash): try SessionTable(tx).take(hash, in: pool)
            case .challenge(let used, let expiry): try UsedChallengeTable(tx).use(used, in: pool, until: expiry)
            }
        guard isFirst else { throw Refusal.invalidSession }
    }

    /// Lets a challenge be answered once more, after an answer that got no verdict.
    func giveBack(_ tx: any Transaction, in pool: UserPoolID) throws {
        if case .challenge(let used, _) = self { try UsedChallengeTable(tx).release(used, in: pool) }
    }
}
