/// The page where the code that a device shows is entered (RFC 8628, section 3.3).
package struct EnterDeviceCodeView: PageView {
    package var form: PageForm
    package var code: String
    package var problems: FormProblems

    package init(form: PageForm, code: String = "", problems: FormProblems = FormProblems()) {
        (self.form, self.code, self.problems) = (form, code, problems)
    }
}

/// The page that asks whether a device gets access. The buttons' values are `allow` and `deny`.
package struct ConfirmDeviceView: PageView {
    package var form: PageForm
    package var code: String
    /// The app's name.
    package var app: String
    /// The name of the user who is signed in.
    package var name: String
    package var scopes: [String]
    /// The sign-in page for another user.
    package var otherUser: String?

    package init(
        form: PageForm, code: String, app: String, name: String, scopes: [String] = [], otherUser: String? = nil
    ) {
        (self.form, self.code, self.app, self.name, self.scopes) = (form, code, app, name, scopes)
        self.otherUser = otherUser
    }
}

/// The page after the answer.
package struct DeviceAnsweredView: PageView {
    package var canBeShownAgain: Bool { false }
    package var isAllowed: Bool

    package init(isAllowed: Bool) { self.isAllowed = isAllowed }
}
