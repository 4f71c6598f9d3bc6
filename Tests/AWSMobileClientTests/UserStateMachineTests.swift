import Testing

@testable import AWSMobileClient
@testable import Kernel

/// The state machine alone: events in, actions out.
@Suite struct UserStateMachineTests {
    private let now = Instant(seconds: 1_800_000_000)
    private let one = CallID(number: 1)
    private let two = CallID(number: 2)
    private let jane = SignInCredentials(username: "jane", password: Secret("Abc@123!"), validationData: [:])

    private func session(_ name: String = "jane", seconds: Int64 = 3600, refresh: String? = "r") -> Session {
        Session(
            username: name, accessToken: Secret("a-\(name)"), refreshToken: refresh.map(Secret.init),
            expiration: now.advanced(seconds: seconds))
    }

    private func machine(_ session: Session? = nil) -> UserStateMachine {
        var machine = UserStateMachine(provider: "p")
        _ = machine.take(.restored(session, LoginRecord()))
        return machine
    }

    /// A text for each action, to compare orders.
    private func words(_ actions: [Action]) -> [String] {
        actions.map { action in
            switch action {
            case .save(let session): "save \(session.username)"
            case .keep(let login): "keep \(login.kind)"
            case .erase: "erase"
            case .notify(let state, _): "notify \(state)"
            case .answer(let call, let outcome): "answer \(call.number) \(word(outcome))"
            case .limitWait(let call): "limit \(call.number)"
            case .refresh(let id, _): "refresh \(id.number)"
            case .signIn(let call, _): "signIn \(call.number)"
            case .respond(let call, _, _): "respond \(call.number)"
            case .cancelSignIn(let call): "cancelSignIn \(call.number)"
            case .showHostedUI(let call, _): "showHostedUI \(call.number)"
            case .signOutRemotely(let call, _): "signOutRemotely \(call.number)"
            case .identity(.save(let kept)):
                "identity \(kept.id ?? "none") \(kept.keys == nil ? "without" : "with") keys"
            case .identity(.fetch(let id, _)): "fetch \(id.number)"
            case .identity(.cancel(let id)): "cancelFetch \(id.number)"
            }
        }
    }

    private func word(_ result: CallResult) -> String {
        switch result {
        case .tokens: "tokens"
        case .signIn(let result): result.signInState.rawValue
        case .credentials: "credentials"
        case .identity(let id): id
        case .done: "done"
        case .failed(let error as AWSMobileClientError): String("\(error)".prefix { $0 != "(" })
        case .failed(let error): "\(type(of: error))"
        }
    }

    @Test func `the store decides the first state, without a notification`() {
        #expect(machine().state == .signedOut)
        #expect(machine(session()).state == .signedIn)
        #expect(machine(session(seconds: -9999)).state == .signedIn)
        var later = machine(session())
        _ = later.take(.restored(nil, LoginRecord()))
        #expect(later.state == .signedIn)
    }

    @Test func `tokens with more than five minutes left are returned, and others are refreshed once for all calls`() {
        var fresh = machine(session(seconds: 301))
        #expect(words(fresh.take(.wantTokens(one, now: now))) == ["answer 1 tokens"])
        var stale = machine(session(seconds: 300))
        #expect(words(stale.take(.wantTokens(one, now: now))) == ["refresh 1"])
        #expect(words(stale.take(.wantTokens(two, now: now))) == [])
        let renewed = stale.take(.refreshed(RefreshID(number: 1), .renewed(session())))
        #expect(words(renewed) == ["save jane", "answer 1 tokens", "answer 2 tokens"])
        #expect(words(stale.take(.refreshed(RefreshID(number: 1), .refused))) == [])
    }

    @Test func `only a refusal begins the wait, and notifies once`() {
        var machine = machine(session(seconds: 0))
        _ = machine.take(.wantTokens(one, now: now))
        #expect(
            words(machine.take(.refreshed(RefreshID(number: 1), .failed(CancellationError())))) == [
                "answer 1 CancellationError"
            ])
        #expect(machine.state == .signedIn)
        _ = machine.take(.wantTokens(one, now: now))
        #expect(
            words(machine.take(.refreshed(RefreshID(number: 2), .refused))) == [
                "notify signedOutUserPoolsTokenInvalid", "limit 1",
            ])
        #expect(words(machine.take(.wantTokens(two, now: now))) == ["limit 2"])
        #expect(words(machine.take(.releaseSignInWait)) == ["answer 1 unableToSignIn", "answer 2 unableToSignIn"])
        #expect(words(machine.take(.releaseSignInWait)) == [])
        #expect(
            words(machine.take(.wantTokens(two, now: now))) == [
                "notify signedOutUserPoolsTokenInvalid", "limit 2",
            ])
        #expect(words(machine.take(.waitLimitReached(two))) == ["answer 2 unableToSignIn"])
        #expect(words(machine.take(.waitLimitReached(two))) == [])
    }

    @Test func `a sign-in saves, notifies, and answers the waiting calls before its own`() {
        var machine = waiting(for: two)
        _ = machine.take(.signIn(one, jane))
        #expect(
            words(machine.take(.signedIn(one, session()))) == [
                "keep userPools", "save jane", "notify signedIn", "answer 2 tokens", "answer 1 SIGN_IN_COMPLETE",
            ])
        #expect(words(machine.take(.signIn(two, jane))) == ["answer 2 invalidState"])
    }

    @Test func `calls keep waiting after a failed sign-in`() {
        var machine = waiting(for: two)
        _ = machine.take(.signIn(one, jane))
        #expect(
            words(machine.take(.signInFailed(one, AWSMobileClientError.replaced, ends: false))) == [
                "answer 1 unableToSignIn"
            ])
        #expect(machine.waiting == [two])
    }

    @Test func `calls of one user are not answered with another user's tokens`() {
        var machine = waiting(for: two)
        _ = machine.take(.signIn(one, jane))
        #expect(
            words(machine.take(.signedIn(one, session("john")))) == [
                "keep userPools", "save john", "notify signedIn", "answer 2 unableToSignIn",
                "answer 1 SIGN_IN_COMPLETE",
            ])
    }

    @Test func `a sign-out answers every call, and the sign-in under way has no effect`() {
        var machine = waiting(for: two)
        _ = machine.take(.signIn(one, jane))
        #expect(
            words(machine.take(.signOut(CallID(number: 3), invalidate: true))) == [
                "erase", "notify signedOut", "cancelSignIn 1", "answer 1 unableToSignIn", "answer 2 unableToSignIn",
                "answer 3 done",
            ])
        #expect(words(machine.take(.signedIn(one, session()))) == [])
        #expect(machine.state == .signedOut && machine.session == nil)
        #expect(words(machine.take(.signOut(nil, invalidate: false))) == ["erase", "notify signedOut"])
    }

    @Test func `the result of a refresh after a sign-out has no effect`() {
        var machine = machine(session(seconds: 0))
        _ = machine.take(.wantTokens(one, now: now))
        #expect(words(machine.take(.signOut(nil, invalidate: false))).last == "answer 1 unableToSignIn")
        #expect(words(machine.take(.refreshed(RefreshID(number: 1), .renewed(session())))) == [])
        #expect(machine.session == nil)
    }

    @Test func `a later sign-in replaces an earlier one`() {
        var machine = machine()
        #expect(words(machine.take(.signIn(one, jane))) == ["signIn 1"])
        #expect(words(machine.take(.signIn(two, jane))) == ["cancelSignIn 1", "answer 1 unableToSignIn", "signIn 2"])
        #expect(words(machine.take(.signedIn(one, session()))) == [])
        #expect(words(machine.take(.signedIn(two, session()))).last == "answer 2 SIGN_IN_COMPLETE")
    }

    @Test func `a challenge takes one answer at a time, and another after an error that leaves it open`() {
        var machine = machine()
        let question = SignInChallenge(kind: .newPassword, username: "jane", session: nil, parameters: [:])
        let answer = ChallengeAnswer(response: Secret("x"), attributes: [:], clientMetadata: [:])
        #expect(words(machine.take(.confirmSignIn(one, answer))) == ["answer 1 invalidState"])
        _ = machine.take(.signIn(one, jane))
        #expect(words(machine.take(.challenged(one, question))) == ["answer 1 NEW_PASSWORD_REQUIRED"])
        #expect(words(machine.take(.confirmSignIn(two, answer))) == ["respond 2"])
        #expect(words(machine.take(.confirmSignIn(one, answer))) == ["answer 1 invalidState"])
        _ = machine.take(.signInFailed(two, AWSMobileClientError.invalidPassword(message: ""), ends: false))
        #expect(words(machine.take(.confirmSignIn(two, answer))) == ["respond 2"])
        #expect(words(machine.take(.cancel(two))) == ["cancelSignIn 2", "answer 2 CancellationError"])
        #expect(words(machine.take(.confirmSignIn(two, answer))) == ["respond 2"])
        _ = machine.take(.signInFailed(two, AWSMobileClientError.notAuthorized(message: ""), ends: true))
        #expect(words(machine.take(.confirmSignIn(two, answer))) == ["answer 2 invalidState"])
    }

    @Test func `an interrupted answer opens the challenge that came of it, or none`() {
        var machine = machine()
        let question = SignInChallenge(kind: .smsCode, username: "jane", session: nil, parameters: [:])
        let device = SignInChallenge(kind: .device, username: "jane", session: Secret("s"), parameters: [:])
        let answer = ChallengeAnswer(response: Secret("1"), attributes: [:], clientMetadata: [:])
        _ = machine.take(.signIn(one, jane))
        #expect(words(machine.take(.challenged(one, question))) == ["answer 1 CONFIRMATION_CODE"])
        _ = machine.take(.confirmSignIn(two, answer))
        let failed = machine.take(.signInInterrupted(two, CancellationError(), device))
        #expect(words(failed) == ["answer 2 CancellationError"])
        guard case .respond(_, let open, _)? = machine.take(.confirmSignIn(one, answer)).first else {
            Issue.record("No challenge is open.")
            return
        }
        #expect(open.kind == .device && open.session == Secret("s"))
        _ = machine.take(.signInInterrupted(one, CancellationError(), nil))
        #expect(words(machine.take(.confirmSignIn(two, answer))) == ["answer 2 invalidState"])
    }

    @Test func `several rounds keep one attempt, and what comes after a sign-out or cancellation has no effect`() {
        let answer = ChallengeAnswer(response: Secret("1"), attributes: [:], clientMetadata: [:])
        let first = SignInChallenge(kind: .custom, username: "jane", session: Secret("1"), parameters: [:])
        let second = SignInChallenge(kind: .custom, username: "jane", session: Secret("2"), parameters: [:])
        var machine = machine()
        _ = machine.take(.signIn(one, jane))
        _ = machine.take(.challenged(one, first))
        _ = machine.take(.confirmSignIn(two, answer))
        #expect(words(machine.take(.challenged(two, second))) == ["answer 2 CUSTOM_CHALLENGE"])
        _ = machine.take(.confirmSignIn(one, answer))
        #expect(words(machine.take(.cancel(one))) == ["cancelSignIn 1", "answer 1 CancellationError"])
        #expect(words(machine.take(.signInInterrupted(one, CancellationError(), nil))) == [])
        #expect(words(machine.take(.confirmSignIn(two, answer))) == ["respond 2"])
        #expect(
            words(machine.take(.signOut(nil, invalidate: false))) == [
                "erase", "notify signedOut", "cancelSignIn 2", "answer 2 unableToSignIn",
            ])
        #expect(words(machine.take(.signInInterrupted(two, CancellationError(), second))) == [])
        #expect(words(machine.take(.challenged(two, second))) == [])
        #expect(words(machine.take(.confirmSignIn(one, answer))) == ["answer 1 invalidState"])
    }

    @Test func `a cancelled call is answered, and the others go on`() {
        var machine = machine(session(seconds: 0))
        _ = machine.take(.wantTokens(one, now: now))
        _ = machine.take(.wantTokens(two, now: now))
        #expect(words(machine.take(.cancel(one))) == ["answer 1 CancellationError"])
        #expect(words(machine.take(.cancel(one))) == [])
        #expect(words(machine.take(.refreshed(RefreshID(number: 1), .renewed(session())))).last == "answer 2 tokens")
    }

    @Test func `tokens of a refresh that began before a change of attributes are refreshed again`() {
        var machine = machine(session(seconds: 0))
        _ = machine.take(.wantTokens(one, now: now))
        #expect(words(machine.take(.tokensOutdated)) == ["save jane"])
        let brought = machine.take(.refreshed(RefreshID(number: 1), .renewed(session())))
        #expect(words(brought) == ["save jane", "answer 1 tokens"])
        #expect(words(machine.take(.wantTokens(two, now: now))) == ["refresh 2"])
        _ = machine.take(.refreshed(RefreshID(number: 2), .renewed(session())))
        #expect(words(machine.take(.wantTokens(one, now: now))) == ["answer 1 tokens"])
    }

    @Test func `a sign-in that began before the store was read replaces the stored session and its refresh`() {
        var machine = UserStateMachine(provider: "p")
        _ = machine.take(.signIn(one, jane))
        _ = machine.take(.restored(session("john", seconds: 0), LoginRecord()))
        #expect(words(machine.take(.wantTokens(two, now: now))) == ["refresh 1"])
        #expect(
            words(machine.take(.signedIn(one, session()))).dropFirst(3) == [
                "answer 2 unableToSignIn", "answer 1 SIGN_IN_COMPLETE",
            ])
        #expect(words(machine.take(.refreshed(RefreshID(number: 1), .renewed(session("john"))))) == [])
        #expect(machine.session?.username == "jane")
    }

    @Test func `without a refresh token the wait begins at once`() {
        var machine = machine(session(seconds: 0, refresh: nil))
        #expect(
            words(machine.take(.wantTokens(one, now: now))) == ["notify signedOutUserPoolsTokenInvalid", "limit 1"])
        var signedOut = self.machine()
        #expect(words(signedOut.take(.wantTokens(one, now: now))) == ["answer 1 notSignedIn"])
    }

    private func waiting(for call: CallID) -> UserStateMachine {
        var machine = machine(session(seconds: 0, refresh: nil))
        _ = machine.take(.wantTokens(call, now: now))
        return machine
    }
}
