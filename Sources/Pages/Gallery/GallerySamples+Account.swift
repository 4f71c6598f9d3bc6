import Kernel

extension GallerySample {
    private static let now = Instant(seconds: 1_764_201_600)

    private static let activeSessions = AccountList(
        [
            AccountSession(
                id: nil, device: "Firefox on Windows", app: nil, isCurrent: true, lastActive: now,
                address: "192.0.2.1"),
            AccountSession(
                id: "tkn1", device: "Chrome on Android", app: "Shop web", lastActive: now, address: "2001:db8::7"),
            AccountSession(id: "tkn2", device: nil, app: "Living-room television\u{202E}", lastActive: now),
        ], form: form)

    private static let signedInUser: AccountView = {
        var view = AccountView(name: "ann@example.com", everywhere: form, signOut: "/gallery")
        view.password = "/gallery"
        view.factors = AccountFactors(enabled: [.authenticatorApp, .smsCode], page: "/gallery")
        view.sessions = activeSessions
        view.devices = AccountList(
            [
                AccountDevice(key: "one", name: "Firefox on Windows", isCurrent: true, lastUsed: now),
                AccountDevice(key: "two", name: nil, lastUsed: now),
            ], form: form)
        view.providers = AccountList(
            [
                AccountProvider(id: "Google 1", name: "Google", since: now),
                AccountProvider(id: nil, name: "Contoso Werke GmbH", since: now),
            ], form: form)
        return view
    }()

    private static let forms = SecondFactorsView.Forms(preference: form, setUp: form, removal: form, codes: form)

    private static let chosenFactors: [SecondFactorsView.Factor] = [
        .init(
            .smsCode, value: "SMS_MFA", destination: "+*******0123", isSetUp: true, isEnabled: true,
            isPreferred: false),
        .init(.authenticatorApp, value: "APP", isSetUp: true, isEnabled: true, isPreferred: true),
        .init(
            .emailCode, value: "EMAIL_OTP", destination: "a***@e***", isSetUp: true, isEnabled: false,
            isPreferred: false),
    ]

    static let account = [
        GallerySample("account", title: "Account") {
            var view = signedInUser
            view.problems = $0.problems(form: .gone)
            view.notice = $0.isShown ? nil : .saved
            return view
        },
        GallerySample("account-password", title: "Account, password") {
            ChangePasswordView(
                form: form, name: "ann", back: "/gallery",
                problems: $0.problems(fields: [FieldName.password: .wrongPassword]))
        },
        GallerySample("account-factors", title: "Account, second factors") {
            SecondFactorsView(
                factors: chosenFactors, forms: forms, codesLeft: 7, back: "/gallery",
                problems: $0.problems(form: .notAllowed))
        },
        GallerySample("account-proof", title: "Account, before a change") { _ in
            SecondFactorsView(factors: chosenFactors, forms: nil, signIn: "/gallery", codesLeft: 0, back: "/gallery")
        },
        GallerySample("account-sign-in", title: "Sign-in before a change") { _ in
            LoginView(form: form, name: "ann", forgotPassword: "/gallery", notice: .signInAgain, app: app)
        },
        GallerySample("account-authenticator", title: "Account, authenticator app") {
            NewAuthenticatorView(
                AuthenticatorSetupView(
                    form: form, key: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                    address: "otpauth://totp/Shop:ann?secret=JBSWY3DPEHPK3PXP&issuer=Shop",
                    problems: $0.problems(fields: [FieldName.code: .wrongCode])), back: "/gallery")
        },
        GallerySample("account-codes", title: "Account, recovery codes") { _ in
            NewRecoveryCodesView(
                (0..<10).map { "k3pa-7xqd-m2v\($0)" }, back: "/gallery")
        },
    ]
}
