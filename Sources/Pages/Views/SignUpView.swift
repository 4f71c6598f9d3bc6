/// The sign-up page, with exactly the attributes that the pool requires (UP-ATTR-04).
package struct SignUpView: PageView {
    package var form: PageForm
    /// The kind of name; nil if no name is asked for.
    package var nameKind: SignInNameKind?
    package var name: String
    /// Nil if users sign up without a password.
    package var rules: PasswordRules?
    package var attributes: [AttributeField]
    package var signIn: String?
    package var problems: FormProblems
    /// The app's name; nil if the page does not show it.
    package var app: String?

    package init(
        form: PageForm, nameKind: SignInNameKind? = .username, name: String = "",
        rules: PasswordRules? = PasswordRules(), attributes: [AttributeField] = [], signIn: String? = nil,
        problems: FormProblems = FormProblems(), app: String? = nil
    ) {
        self.app = app
        (self.form, self.nameKind, self.name, self.rules) = (form, nameKind, name, rules)
        (self.attributes, self.signIn, self.problems) = (attributes, signIn, problems)
    }
}

/// The page that asks for the code of a sign-up.
package struct ConfirmSignUpView: PageView {
    package var form: PageForm
    /// The kind of name; nil if the name is in a hidden field.
    package var nameKind: SignInNameKind?
    package var name: String
    /// Where the code went, masked.
    package var destination: String?
    /// Whether the user tried to sign in; the page then explains why it appears first.
    package var isAskedAtSignIn: Bool
    /// The form that sends the code again.
    package var resend: PageForm?
    package var signIn: String?
    package var problems: FormProblems
    package var notice: PageNotice?

    package init(
        form: PageForm, nameKind: SignInNameKind? = nil, name: String = "", destination: String? = nil,
        isAskedAtSignIn: Bool = false, resend: PageForm? = nil, signIn: String? = nil,
        problems: FormProblems = FormProblems(),
        notice: PageNotice? = nil
    ) {
        (self.form, self.nameKind, self.name, self.destination) = (form, nameKind, name, destination)
        self.isAskedAtSignIn = isAskedAtSignIn
        (self.resend, self.signIn, self.problems, self.notice) = (resend, signIn, problems, notice)
    }
}

/// The page that asks which sign-up's code to send again.
package struct ResendCodeView: PageView {
    package var form: PageForm
    package var nameKind: SignInNameKind
    package var name: String
    package var signIn: String?
    package var problems: FormProblems

    package init(
        form: PageForm, nameKind: SignInNameKind = .username, name: String = "", signIn: String? = nil,
        problems: FormProblems = FormProblems()
    ) {
        (self.form, self.nameKind, self.name) = (form, nameKind, name)
        (self.signIn, self.problems) = (signIn, problems)
    }
}
