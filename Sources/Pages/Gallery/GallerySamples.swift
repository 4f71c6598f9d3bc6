/// A screen with sample data.
struct GallerySample: Sendable {
    let name: String
    let title: String
    let view: @Sendable (_ problems: GalleryProblems) -> any PageView

    init(_ name: String, title: String, view: @escaping @Sendable (GalleryProblems) -> any PageView) {
        (self.name, self.title, self.view) = (name, title, view)
    }

    static let all = signIn + factors + signUp + passwords + sessions + account
}

/// The errors of a sample: none, or those given.
struct GalleryProblems: Sendable {
    let isShown: Bool

    /// The problems of a form; none unless errors are shown.
    func problems(form: PageProblem? = nil, fields: [String: PageProblem] = [:]) -> FormProblems {
        isShown ? FormProblems(form, fields: fields) : FormProblems()
    }
}

extension GallerySample {
    static let form = PageForm(action: "/gallery", csrf: "sample")
    static let app = "Shop web"
    private static let providers = [
        ProviderButton(kind: .google, name: "Google", link: "/gallery"),
        ProviderButton(kind: .apple, name: "Apple", link: "/gallery"),
        ProviderButton(kind: .facebook, name: "Facebook", link: "/gallery"),
        ProviderButton(kind: .amazon, name: "Amazon", link: "/gallery"),
        ProviderButton(kind: .corporate, name: "Contoso Werke GmbH", link: "/gallery"),
    ]

    private static let signIn = [
        GallerySample("sign-in", title: "Sign-in") {
            LoginView(
                form: form, nameKind: .email, forgotPassword: "/gallery", signUp: "/gallery",
                problems: $0.problems(form: .wrongCredentials), app: app)
        },
        GallerySample("providers", title: "Sign-in with other providers") {
            LoginView(
                form: form, nameKind: .anyName, providers: providers, corporate: form, forgotPassword: "/gallery",
                signUp: "/gallery",
                problems: $0.problems(form: .wrongCredentials, fields: [FieldName.corporateEmail: .malformed]))
        },
        GallerySample("only-providers", title: "Sign-in with other providers only") { _ in
            LoginView(form: nil, providers: providers)
        },
        GallerySample("name-first", title: "Sign-in with the name first") {
            LoginView(
                form: form, nameKind: .usernameOrPhone, asksPassword: false, signUp: "/gallery",
                problems: $0.problems(fields: [FieldName.username: .missing]), notice: .passwordChanged)
        },
        GallerySample("password-email", title: "Password after an e-mail address") {
            LoginView(
                form: form, nameKind: .email, name: "ann@example.com", forgotPassword: "/gallery",
                problems: $0.problems(form: .wrongCredentials))
        },
        GallerySample("password-phone", title: "Password after a phone number") {
            LoginView(
                form: form, nameKind: .phone, name: "+12065550123", forgotPassword: "/gallery",
                problems: $0.problems(form: .wrongCredentials))
        },
        GallerySample("first-factor-phone", title: "Choice of a first factor, by a phone number") { _ in
            ChooseFactorView(
                form: form, purpose: .first, name: "+12065550123",
                options: [
                    FactorOption(.password, value: "PASSWORD"),
                    FactorOption(.smsCode, value: "SMS_OTP", destination: "+*******0123"),
                ], back: "/gallery")
        },
        GallerySample("first-factor", title: "Choice of a first factor") { _ in
            ChooseFactorView(
                form: form, purpose: .first, name: "ann@example.com",
                options: [
                    FactorOption(.password, value: "PASSWORD"),
                    FactorOption(.emailCode, value: "EMAIL_OTP", destination: "a***@e***.com"),
                    FactorOption(.smsCode, value: "SMS_OTP", destination: "+*******0123"),
                ], back: "/gallery")
        },
    ]

    private static let factors = [
        GallerySample("second-factor", title: "Choice of a second factor") { _ in
            ChooseFactorView(
                form: form, purpose: .second, name: "ann",
                options: [
                    FactorOption(.authenticatorApp, value: "SOFTWARE_TOKEN_MFA"),
                    FactorOption(.smsCode, value: "SMS_MFA", destination: "+*******0123"),
                ], back: "/gallery")
        },
        GallerySample("set-up", title: "Choice of a factor to set up") { _ in
            ChooseFactorView(
                form: form, purpose: .setUp, name: "ann",
                options: [
                    FactorOption(.authenticatorApp, value: "SOFTWARE_TOKEN_MFA"),
                    FactorOption(.emailCode, value: "EMAIL_OTP"),
                ], back: "/gallery")
        },
        GallerySample("code-sms", title: "Code of a text message") {
            CodeView(
                form: form, kind: .sms, destination: "+*******0123", resend: form, otherFactor: form,
                back: "/gallery", name: "ann@example.com", problems: $0.problems(fields: [FieldName.code: .wrongCode]),
                notice: .codeSent)
        },
        GallerySample("code-email", title: "Code of an e-mail") {
            CodeView(
                form: form, kind: .email, destination: "a***@e***.com", resend: form, back: "/gallery",
                problems: $0.problems(form: .tooManyAttempts))
        },
        GallerySample("code-app", title: "Code of an app") {
            CodeView(
                form: form, kind: .authenticatorApp, otherFactor: form, recoveryCode: "/gallery",
                back: "/gallery", problems: $0.problems(fields: [FieldName.code: .wrongCode]))
        },
        GallerySample("app-set-up", title: "Set-up of an app") {
            AuthenticatorSetupView(
                form: form, key: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                address: "otpauth://totp/Martlet:ann%40example.com"
                    + "?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Martlet",
                back: "/gallery", name: "ann@example.com", problems: $0.problems(fields: [FieldName.code: .wrongCode]))
        },
        GallerySample("email-set-up", title: "Set-up of codes by e-mail") {
            EmailSetupView(
                form: form, back: "/gallery", name: "ann",
                problems: $0.problems(fields: [FieldName.attribute("email"): .malformed]))
        },
        GallerySample("recovery-code", title: "Recovery code") {
            RecoveryCodeView(
                form: form, back: "/gallery", name: "ann", problems: $0.problems(fields: [FieldName.code: .wrongCode]))
        },
        GallerySample("remember-device", title: "Remember the device") { _ in RememberDeviceView(form: form) },
    ]
}
