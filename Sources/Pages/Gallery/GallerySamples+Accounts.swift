/// Screens of sign-up, passwords and sessions.
extension GallerySample {
    private static let attributes = [
        AttributeField("given_name"), AttributeField("family_name"), AttributeField("birthdate"),
        AttributeField("phone_number"), AttributeField("custom:department", isRequired: false),
    ]

    static let signUp = [
        GallerySample("sign-up", title: "Sign-up") {
            SignUpView(
                form: form, nameKind: .email, name: $0.isShown ? "ann@example.com" : "",
                rules: PasswordRules(), attributes: attributes, signIn: "/gallery",
                problems: $0.problems(
                    form: .nameTaken,
                    fields: [FieldName.newPassword: .weakPassword, FieldName.attribute("phone_number"): .malformed]),
                app: app)
        },
        GallerySample("confirm-sign-up", title: "Confirmation of a sign-up") {
            ConfirmSignUpView(
                form: form, destination: "a***@e***.com", resend: form, signIn: "/gallery",
                problems: $0.problems(fields: [FieldName.code: .expiredCode]))
        },
        GallerySample("confirm-first", title: "Confirmation before a sign-in") {
            ConfirmSignUpView(
                form: form, destination: "a***@e***.com", isAskedAtSignIn: true, resend: form, signIn: "/gallery",
                problems: $0.problems(fields: [FieldName.code: .wrongCode]))
        },
        GallerySample("resend-code", title: "A new code") {
            ResendCodeView(
                form: form, nameKind: .usernameOrEmail, signIn: "/gallery", problems: $0.problems(form: .undelivered))
        },
        GallerySample("link", title: "Confirmation link") { _ in ConfirmationLinkView(.question(form)) },
        GallerySample("link-done", title: "Confirmation link, done") { _ in
            ConfirmationLinkView(.confirmed, signIn: "/gallery")
        },
        GallerySample("link-invalid", title: "Confirmation link, not valid") { _ in ConfirmationLinkView(.invalid) },
        GallerySample("feedback", title: "Feedback link") { _ in FeedbackView(.question(form, isValid: true)) },
        GallerySample("feedback-invalid", title: "Feedback link, not the user") { _ in
            FeedbackView(.question(form, isValid: false))
        },
        GallerySample("feedback-done", title: "Feedback link, done") { _ in FeedbackView(.done) },
        GallerySample("feedback-spent", title: "Feedback link, used") { _ in FeedbackView(.spent) },
    ]

    static let passwords = [
        GallerySample("new-password", title: "New password") {
            NewPasswordView(
                form: form, attributes: [AttributeField("name")], name: "ann", back: "/gallery",
                problems: $0.problems(fields: [FieldName.newPassword: .weakPassword]))
        },
        GallerySample("forgot-password", title: "Forgotten password") {
            ForgotPasswordView(
                form: form, nameKind: .emailOrPhone, signIn: "/gallery", problems: $0.problems(form: .noDestination))
        },
        GallerySample("reset-password", title: "Reset of a password") {
            ResetPasswordView(
                form: form, name: "ann", destination: "a***@e***.com", rules: PasswordRules(minimumLength: 12),
                resend: form, signIn: "/gallery",
                problems: $0.problems(fields: [
                    FieldName.code: .wrongCode, FieldName.repeatedPassword: .differentPasswords,
                ]))
        },
    ]

    static let sessions = [
        GallerySample("signed-in", title: "Signed in already") { _ in
            // The name has a control character that would reverse the text after it.
            SignedInView(form: form, name: "ann\u{202E}moc.elpmaxe@", account: "/gallery", app: app)
        },
        GallerySample("other-session", title: "Sign-in of another user") { _ in
            OtherSessionView(form: form, name: "ann@example.com", provider: "Contoso Werke GmbH")
        },
        GallerySample("link-account", title: "Account of a provider's user") {
            LinkAccountView(
                form: form, provider: "Contoso Werke GmbH", address: "ann@example.com",
                problems: $0.problems(form: .otherAccount))
        },
        GallerySample("signed-out", title: "Signed out") { _ in SignedOutView(signIn: "/gallery") },
        GallerySample("provider-test", title: "End of a provider's test") { _ in ProviderTestEndView() },
        GallerySample("enter-device-code", title: "Code of a device") {
            EnterDeviceCodeView(form: form, problems: $0.problems(fields: [FieldName.userCode: .wrongCode]))
        },
        GallerySample("confirm-device", title: "Access of a device") { _ in
            ConfirmDeviceView(
                form: form, code: "WDJB-MJHT", app: "Living-room television", name: "ann@example.com",
                scopes: ["openid", "email", "https://api.example.com/recordings.read"], otherUser: "/gallery")
        },
        GallerySample("device-allowed", title: "Device connected") { _ in DeviceAnsweredView(isAllowed: true) },
        GallerySample("start", title: "Root of the server") { _ in StartView() },
        GallerySample("error", title: "Error") { _ in
            ErrorView(
                .unknownApp, status: 400, detail: "unauthorized_client",
                requestID: "4f1c9a52-6c1b-4e5f-9f3e-1a2b3c4d5e6f")
        },
        GallerySample("error-form", title: "Expired page") { _ in ErrorView(.expiredForm, status: 403, back: "/gallery")
        },
        GallerySample("error-server", title: "Server error") { _ in
            ErrorView(.unavailable, status: 500, requestID: "4f1c9a52-6c1b-4e5f-9f3e-1a2b3c4d5e6f")
        },
        GallerySample("error-provider", title: "Failed sign-in at a provider") { _ in
            ErrorView(
                .provider, status: 503, detail: "Contoso cannot be reached.",
                requestID: "4f1c9a52-6c1b-4e5f-9f3e-1a2b3c4d5e6f", back: "/gallery")
        },
    ]
}
