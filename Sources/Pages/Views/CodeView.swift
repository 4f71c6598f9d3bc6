/// The page that asks for a code.
package struct CodeView: PageView {
    package enum Kind: Sendable { case sms, email, authenticatorApp }

    package var form: PageForm
    package var kind: Kind
    /// Where the code went, masked.
    package var destination: String?
    /// The form that sends the code again; nil if that is not possible.
    package var resend: PageForm?
    /// The form that leads to the choice of another factor.
    package var otherFactor: PageForm?
    /// The page that asks for a recovery code.
    package var recoveryCode: String?
    /// The sign-in page.
    package var back: String?
    /// The user who signs in; nil if the page does not show the name.
    package var name: String?
    package var problems: FormProblems
    package var notice: PageNotice?

    package init(
        form: PageForm, kind: Kind, destination: String? = nil, resend: PageForm? = nil, otherFactor: PageForm? = nil,
        recoveryCode: String? = nil, back: String? = nil, name: String? = nil,
        problems: FormProblems = FormProblems(), notice: PageNotice? = nil
    ) {
        (self.form, self.kind, self.destination, self.resend) = (form, kind, destination, resend)
        (self.otherFactor, self.recoveryCode, self.back) = (otherFactor, recoveryCode, back)
        (self.name, self.problems, self.notice) = (name, problems, notice)
    }
}

/// The page that sets up an authenticator app, with a QR code and the key as text.
package struct AuthenticatorSetupView: PageView {
    package var form: PageForm
    /// The key in Base32.
    package var key: String
    /// The `otpauth:` address in the QR code.
    package var address: String
    package var back: String?
    /// The user who signs in; nil if the page does not show the name.
    package var name: String?
    package var problems: FormProblems

    package init(
        form: PageForm, key: String, address: String, back: String? = nil, name: String? = nil,
        problems: FormProblems = FormProblems()
    ) {
        (self.form, self.key, self.address, self.back) = (form, key, address, back)
        (self.name, self.problems) = (name, problems)
    }
}

/// The page that asks for a recovery code.
package struct RecoveryCodeView: PageView {
    package var form: PageForm
    package var back: String?
    /// The user who signs in; nil if the page does not show the name.
    package var name: String?
    package var problems: FormProblems

    package init(
        form: PageForm, back: String? = nil, name: String? = nil, problems: FormProblems = FormProblems()
    ) {
        (self.form, self.back, self.name, self.problems) = (form, back, name, problems)
    }
}

/// The page that asks whether the device is remembered. The buttons' values are `yes` and `no`.
package struct RememberDeviceView: PageView {
    package var form: PageForm

    package init(form: PageForm) { self.form = form }
}
