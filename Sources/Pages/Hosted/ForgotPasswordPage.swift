import Accounts
import Authentication
import Directory
import Kernel
import Messaging
import Wire

/// `/forgotPassword`: sends a code for a new password (UP-SIGN-20).
struct ForgotPasswordPage: HostedPage {
    static let path = "/forgotPassword"
    static let name = "GetForgotPasswordPage"
    static let operation = "ForgotPassword"

    func show(_ hosted: HostedRequest, with problems: FormProblems) async throws -> HostedResponse {
        .view(
            ForgotPasswordView(
                form: hosted.form(), nameKind: SignInNameKind(hosted.pool), name: hosted.suggestedName,
                signIn: hosted.link(LoginPage.path), problems: problems))
    }

    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        let username = try hosted.name(in: form)
        let details = try await hosted.site.recovery.requestCode(for: username, through: hosted.proof)
        let step = PendingStep(username.rawValue, kind: .reset(destination: details.destination))
        let isAgain = hosted.step != nil
        return .redirect(
            try hosted.link(ResetPasswordPage.path, at: step, with: isAgain ? [PageNotice.codeSent.field] : []))
    }
}

/// `/confirmForgotPassword`: the code, and the new password.
struct ResetPasswordPage: HostedPage {
    static let path = "/confirmForgotPassword"
    static let name = "GetResetPasswordPage"
    static let operation = "ConfirmForgotPassword"

    func show(_ hosted: HostedRequest, with problems: FormProblems) async throws -> HostedResponse {
        guard let step = hosted.step, case .reset(let destination) = step.kind else {
            return .redirect(hosted.link(ForgotPasswordPage.path))
        }
        return .view(
            ResetPasswordView(
                form: hosted.form(), name: step.username, destination: destination,
                rules: PasswordRules(hosted.pool), resend: hosted.form(ForgotPasswordPage.path),
                signIn: hosted.link(LoginPage.path), problems: problems, notice: hosted.notice))
    }

    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        guard let step = hosted.step, case .reset = step.kind else {
            return .redirect(hosted.link(ForgotPasswordPage.path))
        }
        let code = try form.secret(FieldName.code)
        let password = try form.newPassword()
        let username = Username(rawValue: step.username)
        try await hosted.site.recovery.resetPassword(
            PasswordReset(of: username, to: password, code: code, through: hosted.proof))
        let input = SignInInput.password(username: .success(username), .success(password))
        return try await hosted.signInAtOnce(as: username, by: input, elseNotice: .passwordChanged)
    }
}
