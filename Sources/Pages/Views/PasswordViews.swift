/// The page for a new password, at the first sign-in of an invited user, with the attributes that are missing.
package struct NewPasswordView: PageView {
    package var form: PageForm
    package var rules: PasswordRules
    package var attributes: [AttributeField]
    /// A password manager stores the password under this name.
    package var name: String
    /// The sign-in page.
    package var back: String?
    package var problems: FormProblems

    package init(
        form: PageForm, rules: PasswordRules = PasswordRules(), attributes: [AttributeField] = [], name: String = "",
        back: String? = nil, problems: FormProblems = FormProblems()
    ) {
        (self.form, self.rules, self.attributes, self.name) = (form, rules, attributes, name)
        (self.back, self.problems) = (back, problems)
    }
}

/// The page that asks which user's password to reset.
package struct ForgotPasswordView: PageView {
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

/// The page that asks for the code of a reset and the new password.
package struct ResetPasswordView: PageView {
    package var form: PageForm
    /// A password manager stores the new password under this name.
    package var name: String
    /// Where the code went, masked.
    package var destination: String?
    package var rules: PasswordRules
    package var resend: PageForm?
    package var signIn: String?
    package var problems: FormProblems
    package var notice: PageNotice?

    package init(
        form: PageForm, name: String = "", destination: String? = nil, rules: PasswordRules = PasswordRules(),
        resend: PageForm? = nil, signIn: String? = nil, problems: FormProblems = FormProblems(),
        notice: PageNotice? = nil
    ) {
        (self.form, self.name, self.destination, self.rules) = (form, name, destination, rules)
        (self.resend, self.signIn, self.problems, self.notice) = (resend, signIn, problems, notice)
    }
}
