/// The page where a user who is signed in changes the password.
package struct ChangePasswordView: PageView {
    package var form: PageForm
    /// Whether the user has a password, which is asked for.
    package var hasPassword: Bool
    package var rules: PasswordRules
    /// The password manager stores the password under this name.
    package var name: String
    /// The account's page.
    package var back: String
    package var problems: FormProblems

    package init(
        form: PageForm, hasPassword: Bool = true, rules: PasswordRules = PasswordRules(), name: String, back: String,
        problems: FormProblems = FormProblems()
    ) {
        (self.form, self.hasPassword, self.rules, self.name) = (form, hasPassword, rules, name)
        (self.back, self.problems) = (back, problems)
    }

    package func screen(in texts: PageTexts) -> Screen {
        var current = texts.passwordField(problems)
        current.label = texts.accountChange.currentPassword
        var fields = texts.newPasswordFields(rules, label: texts.passwords.new, with: problems)
        if hasPassword { fields.insert(current, at: 0) }
        fields[0].hasFocus = true
        let form = ScreenForm(
            target: form, fields: fields, buttons: [ScreenButton(label: texts.passwords.save)], managedName: name)
        return Screen(
            title: texts.accountChange.password, lead: texts.accountChange.passwordLead, alert: texts.alert(problems),
            parts: [.form(form), .link(before: nil, texts.account.back, to: back)])
    }
}
