extension PageTexts {
    /// The field for a name. Its autocomplete token identifies it to password managers.
    func nameField(_ kind: SignInNameKind, value: String, with problems: FormProblems) -> ScreenField {
        var field = ScreenField(name: FieldName.username, label: label(kind), value: value, autocomplete: "username")
        field.kind = kind == .email ? .email : kind == .phone ? .phone : .text
        field.hint = kind == .phone ? names.phoneHint : nil
        field.problem = problem(FieldName.username, with: problems)
        return field
    }

    func passwordField(_ problems: FormProblems) -> ScreenField {
        var field = ScreenField(name: FieldName.password, label: passwords.password, kind: .password)
        field.autocomplete = "current-password"
        field.problem = problem(FieldName.password, with: problems)
        return field
    }

    /// The two fields for a new password, with the rules below the first.
    func newPasswordFields(_ rules: PasswordRules, label: String, with problems: FormProblems) -> [ScreenField] {
        var first = ScreenField(name: FieldName.newPassword, label: label, kind: .password)
        first.autocomplete = "new-password"
        (first.rules, first.rulesTitle) = (self.rules(rules), passwords.rules)
        first.problem = problem(FieldName.newPassword, with: problems)
        var second = ScreenField(name: FieldName.repeatedPassword, label: passwords.repeated, kind: .password)
        second.autocomplete = "new-password"
        second.problem = problem(FieldName.repeatedPassword, with: problems)
        return [first, second]
    }

    func codeField(_ label: String, with problems: FormProblems) -> ScreenField {
        var field = ScreenField(name: FieldName.code, label: label, kind: .code, autocomplete: "one-time-code")
        field.problem = problem(FieldName.code, with: problems)
        return field
    }

    private func rules(_ rules: PasswordRules) -> [ScreenRule] {
        var shown = [
            ScreenRule(
                kind: .length, text: passwords.length("\(rules.minimumLength)"), count: rules.minimumLength)
        ]
        if rules.uppercase { shown.append(ScreenRule(kind: .uppercase, text: passwords.uppercase)) }
        if rules.lowercase { shown.append(ScreenRule(kind: .lowercase, text: passwords.lowercase)) }
        if rules.number { shown.append(ScreenRule(kind: .number, text: passwords.number)) }
        if rules.symbol { shown.append(ScreenRule(kind: .symbol, text: passwords.symbol)) }
        if rules.history > 0 {
            shown.append(ScreenRule(kind: .history, text: passwords.history("\(rules.history)")))
        }
        return shown
    }

    func label(_ kind: SignInNameKind) -> String {
        switch kind {
        case .username: names.username
        case .email: names.email
        case .phone: names.phone
        case .emailOrPhone: names.emailOrPhone
        case .usernameOrEmail: names.usernameOrEmail
        case .usernameOrPhone: names.usernameOrPhone
        case .anyName: names.any
        }
    }
}
