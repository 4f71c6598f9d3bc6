import Authentication
import Directory
import Kernel
import Wire

extension PendingStep {
    /// The page that asks for the reply; nil for steps with their own pages.
    func view(in hosted: HostedRequest, problems: FormProblems) -> (any PageView)? {
        let (form, back) = (hosted.form(), hosted.link(LoginPage.path))
        switch kind {
        case .firstFactors(let factors):
            return ChooseFactorView(
                form: form, purpose: .first, name: name, options: factors.compactMap { FactorOption(first: $0) },
                problems: problems, back: back, app: hosted.brand.app)
        case .password:
            return LoginView(
                form: form, nameKind: SignInNameKind(hosted.pool), name: hosted.suggestedName,
                forgotPassword: hosted.link(ForgotPasswordPage.path), problems: problems, app: hosted.brand.app)
        case .firstCode(let factor, let destination):
            return CodeView(
                form: form, kind: factor == .smsCode ? .sms : .email, destination: destination,
                resend: hosted.form(nil, hidden: [(FieldName.choice, ChallengePage.resend)]),
                otherFactor: hosted.form(nil, hidden: [(FieldName.choice, ChallengePage.otherFactor)]), back: back,
                name: name, problems: problems, notice: hosted.notice)
        case .newPassword(let required, let hasHistory):
            return NewPasswordView(
                form: form, rules: PasswordRules(hosted.pool, isOfNewUser: !hasHistory),
                attributes: AttributeField.ordered(required).map { AttributeField($0) }, name: name, back: back,
                problems: problems)
        case .secondFactors(let factors):
            return ChooseFactorView(
                form: form, purpose: .second, name: name,
                options: factors.map { FactorOption(second: $0) }, problems: problems, back: back)
        case .secondCode(let factor, let destination, let isRecoverable, let isResendable):
            return codeView(
                of: factor, destination: destination, isRecoverable: isRecoverable, isResendable: isResendable,
                in: hosted, with: problems)
        case .factorsToSetUp(let factors):
            return ChooseFactorView(
                form: form, purpose: .setUp, name: name,
                options: factors.map { FactorOption(second: $0) }, problems: problems, back: back)
        case .emailToSetUp:
            let typed = QueryParameters(form: hosted.request)?[FieldName.attribute("email")]
            return EmailSetupView(
                form: form, address: typed ?? "", back: back, name: name, problems: problems)
        case .authenticator(let key):
            return AuthenticatorSetupView(
                form: form, key: key, address: Self.address(ofKey: key, for: name, in: hosted), back: back,
                name: name, problems: problems)
        case .confirmation, .reset, .named: return nil
        }
    }

    /// A recovery code can replace any of these codes, in the same form.
    private func codeView(
        of factor: SecondFactor, destination: String?, isRecoverable: Bool, isResendable: Bool,
        in hosted: HostedRequest,
        with problems: FormProblems
    ) -> any PageView {
        let back = hosted.link(LoginPage.path)
        if hosted.asksRecoveryCode {
            return RecoveryCodeView(form: hosted.form(), back: back, name: name, problems: problems)
        }
        return CodeView(
            form: hosted.form(), kind: CodeView.Kind(factor), destination: destination,
            resend: isResendable ? hosted.form(nil, hidden: [(FieldName.choice, ChallengePage.resend)]) : nil,
            recoveryCode: isRecoverable
                ? hosted.link(ChallengePage.path, with: hosted.sealedStep + [HostedRequest.recoveryParameter]) : nil,
            back: back, name: name, problems: problems, notice: hosted.notice)
    }

    /// The address that authenticator apps read (the Key URI Format of Google Authenticator).
    static func address(ofKey key: String, for name: String, in hosted: HostedRequest) -> String {
        let issuer = PercentEncoding.encode((hosted.brand.name ?? hosted.pool.name).utf8)
        return "otpauth://totp/\(issuer):\(PercentEncoding.encode(name.utf8))?secret=\(key)&issuer=\(issuer)"
    }
}

extension CodeView.Kind {
    fileprivate init(_ factor: SecondFactor) {
        switch factor {
        case .sms: self = .sms
        case .email: self = .email
        case .softwareToken: self = .authenticatorApp
        }
    }
}

extension FactorOption {
    /// Nil for factors that users cannot choose on a page.
    fileprivate init?(first factor: FirstFactor) {
        switch factor {
        case .password: self.init(.password, value: factor.rawValue)
        case .emailCode: self.init(.emailCode, value: factor.rawValue)
        case .smsCode: self.init(.smsCode, value: factor.rawValue)
        case .passkey, .authenticator: return nil
        }
    }

    fileprivate init(second factor: SecondFactor) { self.init(Kind(factor), value: factor.rawValue) }
}
