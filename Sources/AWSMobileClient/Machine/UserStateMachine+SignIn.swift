import Kernel

extension UserStateMachine {
    /// Begins a sign-in, which replaces a sign-in under way or an open challenge.
    mutating func signIn(_ call: CallID, _ credentials: SignInCredentials) -> [Action] {
        guard state != .signedIn else { return [.answer(call, .failed(AWSMobileClientError.alreadySignedIn))] }
        let replaced = endAttempt(.replaced)
        attempt = .signingIn(call)
        return replaced + [.signIn(call, credentials)]
    }

    /// Answers the open challenge.
    mutating func confirmSignIn(_ call: CallID, _ answer: ChallengeAnswer) -> [Action] {
        guard case .challenged(let challenge)? = attempt else {
            return [.answer(call, .failed(AWSMobileClientError.nothingToConfirm))]
        }
        attempt = .responding(call, challenge)
        return [.respond(call, challenge, answer)]
    }

    /// Saves the session, notifies the listeners, answers the waiting calls and then the sign-in.
    mutating func signedIn(_ call: CallID, _ newSession: Session) -> [Action] {
        guard attempt?.call == call else { return [] }
        let resumed = resume(waiting + (refreshing?.calls ?? []), with: newSession)
        (attempt, refreshing, waiting) = (nil, nil, [])
        (session, state) = (newSession, .signedIn)
        let info = ["provider": provider, "token": newSession.idToken?.exposed ?? ""]
        let done = Action.answer(call, .signIn(SignInResult(.signedIn)))
        return [.save(newSession), .notify(.signedIn, info)] + resumed + [done]
    }

    mutating func challenged(_ call: CallID, _ challenge: SignInChallenge) -> [Action] {
        guard attempt?.call == call else { return [] }
        attempt = .challenged(challenge)
        return [.answer(call, .signIn(challenge.result))]
    }

    mutating func signInFailed(_ call: CallID, _ error: any Error, ends: Bool) -> [Action] {
        guard attempt?.call == call else { return [] }
        attempt = ends ? nil : attempt?.withoutCall
        return [.answer(call, .failed(error))]
    }

    /// Clears the session. Every waiting call fails with `unableToSignIn`.
    mutating func signOut(_ call: CallID?, invalidate: Bool) -> [Action] {
        let held = session
        let calls = waiting + (refreshing?.calls ?? [])
        let ended = endAttempt(.signedOutMeanwhile)
        (session, refreshing, waiting, state) = (nil, nil, [], .signedOut)
        let answers = calls.map { Action.answer($0, .failed(AWSMobileClientError.signedOutMeanwhile)) }
        let actions = [.erase, .notify(.signedOut, [:])] + ended + answers
        guard let call else { return actions }
        guard invalidate, let held, held.isRevocable else { return actions + [.answer(call, .done)] }
        return actions + [.revoke(call, held)]
    }

    private mutating func endAttempt(_ reason: AWSMobileClientError) -> [Action] {
        defer { attempt = nil }
        guard let call = attempt?.call else { return [] }
        return [.cancelSignIn(call), .answer(call, .failed(reason))]
    }

    /// Answers `calls` with the tokens, or with an error if another user signed in.
    private func resume(_ calls: [CallID], with newSession: Session) -> [Action] {
        let isSame = session?.isSameUser(as: newSession) ?? true
        return calls.map { .answer($0, isSame ? .tokens(newSession) : .failed(AWSMobileClientError.anotherUser)) }
    }
}
