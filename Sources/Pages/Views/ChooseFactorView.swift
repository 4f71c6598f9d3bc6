/// A factor that a user may choose.
package struct FactorOption: Sendable {
    package enum Kind: Sendable { case password, smsCode, emailCode, authenticatorApp, passkey }

    package var kind: Kind
    /// The value of the button, in the field `FieldName.choice`.
    package var value: String
    /// Where a code goes, masked.
    package var destination: String?

    package init(_ kind: Kind, value: String, destination: String? = nil) {
        (self.kind, self.value, self.destination) = (kind, value, destination)
    }
}

/// The choice of a factor. Each option is a button of the form.
package struct ChooseFactorView: PageView {
    package enum Purpose: Sendable {
        /// The start of a sign-in.
        case first
        /// The second factor that a sign-in asks for, after the password.
        case second
        /// The second factor to set up.
        case setUp
    }

    package var form: PageForm
    package var purpose: Purpose
    /// The name of the user who signs in; nil if it is not shown.
    package var name: String?
    package var options: [FactorOption]
    package var problems: FormProblems
    /// The sign-in page.
    package var back: String?
    /// The app's name; nil if the page does not show it.
    package var app: String?

    package init(
        form: PageForm, purpose: Purpose, name: String? = nil, options: [FactorOption],
        problems: FormProblems = FormProblems(), back: String? = nil, app: String? = nil
    ) {
        self.app = app
        (self.form, self.purpose, self.name, self.options) = (form, purpose, name, options)
        (self.problems, self.back) = (problems, back)
    }
}
