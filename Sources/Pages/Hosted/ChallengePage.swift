import Authentication
import Directory
import Kernel
import Wire

/// `/login/challenge`: whatever the sign-in asks for after its beginning.
struct ChallengePage: HostedPage {
    static let path = "/login/challenge"
    static let name = "GetChallengePage"
    static let operation = "RespondToAuthChallenge"

    /// Without a step the sign-in begins anew: it took too long, or the address is of another browser.
    func show(_ hosted: HostedRequest, _ problems: FormProblems) async throws -> HostedAnswer {
        guard let step = hosted.step, problems.form != .expiredSession, let view = step.view(hosted, problems) else {
            return .redirect(hosted.link(LoginPage.path))
        }
        return .view(view)
    }

    func submit(_ form: QueryParameters, _ hosted: HostedRequest) async throws -> HostedAnswer {
        guard let step = hosted.step, let session = step.session else { return .redirect(hosted.link(LoginPage.path)) }
        if case .firstFactors = step.kind, form[FieldName.choice] == FirstFactor.password.rawValue {
            return .redirect(try hosted.link(Self.path, PendingStep(step.username, session: session, .password)))
        }
        if case .authenticator = step.kind {
            return try await register(try form.secret(FieldName.code), session, step, hosted)
        }
        return try await answer(try step.answer(in: form, session), step, hosted)
    }

    private func answer(
        _ answer: any AuthChallengeAnswer, _ step: PendingStep, _ hosted: HostedRequest
    ) async throws -> HostedAnswer {
        let username = Username(rawValue: step.username)
        let response = AuthChallengeResponse(
            client: hosted.client.id, secretHash: nil, origin: .hostedPage, username: .success(username),
            answer: .success(answer))
        return try await hosted.advancing(username) { try await hosted.site.authenticator.answer(response) }
    }

    /// Verifies the first code of a new authenticator app, and goes on with the sign-in.
    private func register(
        _ code: Secret<String>, _ session: Secret<String>, _ step: PendingStep, _ hosted: HostedRequest
    ) async throws -> HostedAnswer {
        let next = try await hosted.site.authenticator.verifySoftwareToken(
            code, deviceName: nil, session, from: .hostedPage)
        return try await answer(SecondFactorSetupAnswer(session: next), step, hosted)
    }
}

extension PendingStep {
    /// What the form answers to the challenge.
    ///
    /// - Throws: `InvalidInput` if a field is missing, `DifferentPasswords`.
    fileprivate func answer(in form: QueryParameters, _ session: Secret<String>) throws -> any AuthChallengeAnswer {
        switch kind {
        case .firstFactors: return FirstFactorAnswer(session: session, chosen: .success(try form.codeFactor()))
        case .password:
            return FirstFactorAnswer(
                session: session, chosen: .success(.password(.success(try form.secret(FieldName.password)))))
        case .firstCode(let factor, _):
            return SentCodeAnswer(
                FirstFactor(rawValue: factor), session: session, code: .success(try form.secret(FieldName.code)))
        case .newPassword(let required):
            return NewPasswordAnswer(
                session: session, password: .success(try form.newPassword()), attributes: form.attributes(required))
        case .secondFactors:
            guard let factor = form[FieldName.choice].flatMap(SecondFactor.init(rawValue:)) else {
                throw InvalidInput("ANSWER is not one of the user's MFA types.")
            }
            return SecondFactorSelectionAnswer(session: session, factor: .success(factor))
        case .secondCode(let factor, _):
            let code = Parsed<Secret<String>>.success(try form.secret(FieldName.code))
            guard let factor = SecondFactor(rawValue: factor), factor != .softwareToken else {
                return SoftwareTokenAnswer(session: session, code: code)
            }
            return SentCodeAnswer(nil, factor, session: session, code: code)
        case .authenticator, .confirmation, .reset: throw InvalidInput("The form is of another page.")
        }
    }
}

extension QueryParameters {
    /// The factor whose code is to be sent.
    fileprivate func codeFactor() throws(InvalidInput) -> ChosenFirstFactor {
        switch self[FieldName.choice].flatMap(FirstFactor.init(rawValue:)) {
        case .emailCode?: return .code(.emailCode)
        case .smsCode?: return .code(.smsCode)
        default: throw InvalidInput("ANSWER is not a challenge that can be selected.")
        }
    }

    /// The new password, which is given twice.
    ///
    /// - Throws: `InvalidInput` if it is missing, `DifferentPasswords`.
    func newPassword() throws -> Secret<String> {
        let password = try secret(FieldName.newPassword)
        if let repeated = anyText(FieldName.repeatedPassword), !repeated.hasSameBytes(as: password.exposed) {
            throw DifferentPasswords()
        }
        return password
    }

    /// The values of the attributes' fields, without empty ones.
    func attributes(_ names: [String]) -> [String: String] {
        var values: [String: String] = [:]
        for name in names { values[name] = self[FieldName.attribute(name)] }
        return values
    }
}
