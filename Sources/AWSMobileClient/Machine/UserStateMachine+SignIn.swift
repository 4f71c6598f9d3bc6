import Kernel

extension UserStateMachine {
    /// Begins a sign-in. One that is under way already gives way, and so does a question that nobody answered.
    mutating func signIn(_ call: CallID, _ credentials: Credentials) -> [Action] {
        guard state != .signedIn else { return [.answer(call, .failed(AWSMobileClientError.alreadySignedIn))] }
        let replaced = giveUpAttempt(.replaced)
        attempt = .proving(call)
        return replaced + [.prove(call, credentials)]
    }

    /// Answers the question that a sign-in stands before.
    mutating func confirmSignIn(_ call: CallID, _ answer: ChallengeAnswer) -> [Action] {
        guard case .challenged(let challenge)? = attempt else {
            return [.answer(call, .failed(AWSMobileClientError.nothingToConfirm))]
        }
        attempt = .responding(call, challenge)
        return [.respond(call, challenge, answer)]
    }

    /// Saves, publishes, tells the listeners, lets those go on who waited, and answers: in this order (spec B.1).
    mutating func proved(_ call: CallID, _ proved: Session) -> [Action] {
        guard attempt?.call == call else { return [] }
        let resumed = resume(waiting + (refreshing?.calls ?? []), with: proved)
        (attempt, refreshing, waiting) = (nil, nil, [])
        (session, state) = (proved, .signedIn)
        let info = ["provider": provider, "token": proved.idToken?.exposed ?? ""]
        let done = Action.answer(call, .signIn(SignInResult(.signedIn)))
        return [.save(proved), .notify(.signedIn, info)] + resumed + [done]
    }

    mutating func challenged(_ call: CallID, _ challenge: Challenge) -> [Action] {
        guard attempt?.call == call else { return [] }
        attempt = .challenged(challenge)
        return [.answer(call, .signIn(challenge.result))]
    }

    mutating func signInFailed(_ call: CallID, _ error: any Error, ends: Bool) -> [Action] {
        guard attempt?.call == call else { return [] }
        attempt = ends ? nil : attempt?.withoutCall
        return [.answer(call, .failed(error))]
    }

    /// Forgets everything; whoever waits for anything hears that nobody will sign in.
    mutating func signOut(_ call: CallID?, invalidate: Bool) -> [Action] {
        let held = session
        let waited = waiting + (refreshing?.calls ?? [])
        let abandoned = giveUpAttempt(.signedOutMeanwhile)
        (session, refreshing, waiting, state) = (nil, nil, [], .signedOut)
        let answers = waited.map { Action.answer($0, .failed(AWSMobileClientError.signedOutMeanwhile)) }
        let gone = [.erase, .notify(.signedOut, [:])] + abandoned + answers
        guard let call else { return gone }
        guard invalidate, let held, held.isRevocable else { return gone + [.answer(call, .done)] }
        return gone + [.revoke(call, held)]
    }

    private mutating func giveUpAttempt(_ reason: AWSMobileClientError) -> [Action] {
        defer { attempt = nil }
        guard let call = attempt?.call else { return [] }
        return [.abandon(call), .answer(call, .failed(reason))]
    }

    /// What one person's calls waited for is not given to another person.
    private func resume(_ calls: [CallID], with proved: Session) -> [Action] {
        let isSame = session?.isSamePerson(as: proved) ?? true
        return calls.map { .answer($0, isSame ? .tokens(proved) : .failed(AWSMobileClientError.anotherPerson)) }
    }
}
