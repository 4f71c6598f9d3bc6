import Authentication
import Directory
import Kernel
import Wire

/// `/login/challenge`: asks for everything that a sign-in needs after its start.
struct ChallengePage: HostedPage {
    static let path = "/login/challenge"
    static let name = "GetChallengePage"
    static let operation = "RespondToAuthChallenge"

    /// Without a step the sign-in starts again: it took too long, or the address belongs to another browser.
    func show(_ hosted: HostedRequest, with problems: FormProblems) async throws -> HostedResponse {
        guard let step = hosted.step, problems.form != .expiredSession,
            let view = step.view(in: hosted, problems: problems)
        else {
            return .redirect(hosted.link(LoginPage.path))
        }
        return .view(view)
    }

    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        guard let step = hosted.step, let session = step.session else { return .redirect(hosted.link(LoginPage.path)) }
        if case .firstFactors = step.kind, form[FieldName.choice] == FirstFactor.password.rawValue {
            return .redirect(try hosted.link(Self.path, at: step.followed(by: .password, session: session)))
        }
        if case .password = step.kind, let typed = form[FieldName.username], !typed.hasSameBytes(as: step.name) {
            return try await hosted.restart(with: nil, called: typed)
        }
        if case .authenticator = step.kind {
            return try await register(try form.secret(FieldName.code), session: session, at: step, in: hosted)
        }
        if let response = try await submitMinorForm(form[FieldName.choice], at: step, in: hosted) { return response }
        if case .factorsToSetUp = step.kind {
            return try await setUp(form[FieldName.choice], session: session, at: step, in: hosted)
        }
        return try await send(step.reply(in: form, session: session, pool: hosted.pool), to: step, in: hosted)
    }

    func send(_ reply: ChallengeReply, to step: PendingStep, in hosted: HostedRequest) async throws
        -> HostedResponse
    {
        let username = Username(rawValue: step.username)
        return try await hosted.signIn(
            username, shownAs: step.name, by: .reply(username: .success(username), .success(reply)))
    }

    /// Verifies the first code of a new authenticator app, and continues the sign-in.
    private func register(
        _ code: Secret<String>, session: Secret<String>, at step: PendingStep, in hosted: HostedRequest
    ) async throws -> HostedResponse {
        let next = try await hosted.site.authenticator.verifySoftwareToken(
            code, deviceName: nil, session: session, from: .hostedPage)
        return try await send(.secondFactorSetup(email: nil, session: next), to: step, in: hosted)
    }
}
