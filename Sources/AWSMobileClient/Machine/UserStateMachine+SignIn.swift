import Kernel

extension UserStateMachine {
    /// Begins a sign-in, which replaces a running sign-in or an open challenge.
    mutating func signIn(_ call: CallID, with credentials: SignInCredentials) -> [Action] {
        guard state != .signedIn else { return [.answer(call, .failed(AWSMobileClientError.alreadySignedIn))] }
        let replaced = endAttempt(.replaced)
        attempt = .signingIn(call)
        return replaced + [.signIn(call, credentials)]
    }

    /// Answers the open challenge.
    mutating func confirmSignIn(_ call: CallID, with answer: ChallengeAnswer) -> [Action] {
        guard case .challenged(let challenge)? = attempt else {
            return [.answer(call, .failed(AWSMobileClientError.nothingToConfirm))]
        }
        attempt = .responding(call, challenge)
        return [.respond(call, challenge, answer)]
    }

    /// The session of a sign-in with the user pool.
    mutating func signedIn(_ call: CallID, session newSession: Session) -> [Action] {
        let info = ["provider": provider, "token": newSession.idToken?.exposed ?? ""]
        return enter(call, session: newSession, record: LoginRecord(kind: .userPools), info: info)
    }

    /// Saves the session, notifies the listeners, answers the waiting calls and then the sign-in.
    mutating func enter(
        _ call: CallID, session newSession: Session, record: LoginRecord, info: [String: String]
    ) -> [Action] {
        guard attempt?.call == call else { return [] }
        let identityChange = identityOnSignIn(newSession)
        let resumed = resume(waiting + (refreshing?.calls ?? []), with: newSession)
        (attempt, refreshing, waiting) = (nil, nil, [])
        (session, state, login) = (newSession, .signedIn, record)
        let done = Action.answer(call, .signIn(SignInResult(.signedIn)))
        let kept = identityChange.saved + [.keep(login), .save(newSession), .notify(.signedIn, info)]
        return kept + identityChange.ended + resumed + [done] + fetchAfterSignIn(identityChange.calls)
    }

    mutating func challenged(_ call: CallID, by challenge: SignInChallenge) -> [Action] {
        guard attempt?.call == call else { return [] }
        attempt = .challenged(challenge)
        return [.answer(call, .signIn(challenge.result))]
    }

    mutating func signInFailed(_ call: CallID, error: any Error, ends: Bool) -> [Action] {
        guard attempt?.call == call else { return [] }
        attempt = ends ? nil : attempt?.withoutCall
        return [.answer(call, .failed(error))]
    }

    mutating func signInInterrupted(_ call: CallID, error: any Error, open: SignInChallenge?) -> [Action] {
        guard attempt?.call == call else { return [] }
        attempt = open.map { .challenged($0) }
        return [.answer(call, .failed(error))]
    }

    /// Clears the session. Every waiting call fails with `unableToSignIn`.
    mutating func signOut(_ call: CallID?, invalidate: Bool, globally: Bool) -> [Action] {
        let remote = session.flatMap { RemoteSignOut(of: $0, login: login, invalidate: invalidate, globally: globally) }
        let calls = waiting + (refreshing?.calls ?? [])
        let identityActions = identityOnSignOut()
        let ended = endAttempt(.signedOutMeanwhile)
        (session, refreshing, waiting, state) = (nil, nil, [], .signedOut)
        login = LoginRecord()
        let answers = calls.map { Action.answer($0, .failed(AWSMobileClientError.signedOutMeanwhile)) }
        let actions = [.erase, .notify(.signedOut, [:])] + ended + answers + identityActions
        guard let call else { return actions }
        guard let remote else { return actions + [.answer(call, .done)] }
        return actions + [.signOutRemotely(call, remote)]
    }

    mutating func endAttempt(_ reason: AWSMobileClientError) -> [Action] {
        defer { attempt = nil }
        guard let call = attempt?.call else { return [] }
        return [.cancelSignIn(call), .answer(call, .failed(reason))]
    }

    /// Answers `calls` with the tokens, or with an error if another user signed in.
    func resume(_ calls: [CallID], with newSession: Session) -> [Action] {
        let isSame = session?.isSameUser(as: newSession) ?? true
        return calls.map { .answer($0, isSame ? .tokens(newSession) : .failed(AWSMobileClientError.anotherUser)) }
    }
}
