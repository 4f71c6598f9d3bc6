import Accounts
import Authentication
import Directory
import Kernel
import Messaging
import Wire

/// `/signup`: name, password, and exactly the attributes that the pool requires (UP-ATTR-04).
struct SignUpPage: HostedPage {
    static let path = "/signup"
    static let name = "GetSignUpPage"
    static let operation = "SignUp"

    func show(_ hosted: HostedRequest, with problems: FormProblems) async throws -> HostedResponse {
        let form = QueryParameters(form: hosted.request)
        return .view(
            SignUpView(
                form: hosted.form(), nameKind: SignInNameKind(namesOf: hosted.pool),
                name: form?[FieldName.username] ?? "", rules: PasswordRules(hosted.pool, isOfNewUser: true),
                attributes: AttributeField.ordered(hosted.askedAttributes).map {
                    AttributeField($0, value: form?[FieldName.attribute($0)] ?? "")
                }, signIn: hosted.link(LoginPage.path), problems: problems, app: hosted.brand.app))
    }

    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        let username = try form.username()
        let attributes = form.attributes(hosted.askedAttributes)
        try hosted.pool.schema.checkForm(attributes, requiring: hosted.askedAttributes)
        let registered = try await hosted.site.registration.register(
            Registration.Form(
                hosted.proof, username: username, password: try form.newPassword(),
                attributes: attributes))
        guard !registered.isConfirmed else { return try hosted.redirectToSignIn(as: username, notice: .confirmed) }
        let step = PendingStep(
            username.rawValue, session: registered.session,
            kind: .confirmation(destination: registered.details?.destination))
        return .redirect(try hosted.link(ConfirmPage.path, at: step))
    }
}

extension HostedRequest {
    /// The required attributes that the client may write, without an attribute that is the name. If none of them can
    /// receive the confirmation code, the form also asks for an address.
    fileprivate var askedAttributes: [String] {
        let names = pool.settings.usernameAttributes.map(\.rawValue)
        let required = pool.schema.required.filter { client.mayWrite($0) && !(names.count == 1 && names.contains($0)) }
        let verified = pool.settings.autoVerifiedAttributes.map(\.rawValue).filter { client.mayWrite($0) }
        let isReachable = verified.isEmpty || verified.contains { required.contains($0) || names.contains($0) }
        return isReachable ? required : required + verified.prefix(1)
    }
}

extension SignInNameKind {
    /// The kind of name of new users of `pool`: aliases are added later.
    fileprivate init(namesOf pool: UserPool) { self = pool.namesByContact ? SignInNameKind(pool) : .username }
}

/// `/confirm`: the code of a sign-up (SGN-SELF-08).
struct ConfirmPage: HostedPage {
    static let path = "/confirm"
    static let name = "GetConfirmationCodePage"
    static let operation = "ConfirmSignUp"

    func show(_ hosted: HostedRequest, with problems: FormProblems) async throws -> HostedResponse {
        var (name, destination, isAskedAtSignIn): (String?, String?, Bool) = (nil, nil, false)
        if let step = hosted.step, case .confirmation(let sentTo, let isAsked) = step.kind {
            (name, destination, isAskedAtSignIn) = (step.name, sentTo, isAsked)
        }
        return .view(
            ConfirmSignUpView(
                form: hosted.form(), nameKind: name == nil ? SignInNameKind(hosted.pool) : nil, name: name ?? "",
                destination: destination, isAskedAtSignIn: isAskedAtSignIn,
                resend: name == nil ? nil : hosted.form(ResendCodePage.path),
                signIn: hosted.link(LoginPage.path), problems: problems, notice: hosted.notice))
    }

    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        let username = try hosted.name(in: form)
        let session = try await hosted.site.confirmation.confirm(
            username, code: try form.secret(FieldName.code), through: hosted.proof, session: hosted.sessionOfSignUp)
        guard let session else { return try hosted.redirectToSignIn(as: username, notice: .confirmed) }
        let input = SignInInput.signUpOnPage(username: username, session: session)
        return try await hosted.signInAtOnce(as: username, by: input, elseNotice: .confirmed)
    }
}

/// `/resendcode`: another code for a sign-up (UP-SIGN-13).
struct ResendCodePage: HostedPage {
    static let path = "/resendcode"
    static let name = "GetResendCodePage"
    static let operation = "ResendConfirmationCode"

    func show(_ hosted: HostedRequest, with problems: FormProblems) async throws -> HostedResponse {
        .view(
            ResendCodeView(
                form: hosted.form(), nameKind: SignInNameKind(hosted.pool), name: hosted.suggestedName,
                signIn: hosted.link(LoginPage.path), problems: problems))
    }

    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        let username = try hosted.name(in: form)
        let details = try await hosted.site.confirmation.resendCode(to: username, through: hosted.proof)
        let step = PendingStep(
            username.rawValue, shownAs: hosted.step?.name, session: hosted.sessionOfSignUp,
            kind: .confirmation(destination: details.destination))
        return .redirect(try hosted.link(ConfirmPage.path, at: step, with: [PageNotice.codeSent.field]))
    }
}

extension HostedRequest {
    /// The name in the step, or in the form.
    func name(in form: QueryParameters) throws(InvalidInput) -> Username {
        if let step { return Username(rawValue: step.username) }
        return try form.username()
    }
}
