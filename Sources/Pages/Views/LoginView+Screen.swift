extension LoginView {
    package func screen(in texts: PageTexts) -> Screen {
        var screen = Screen(title: texts.signIn.title, lead: texts.continueTo(app), alert: texts.alert(problems))
        screen.notice = notice.map(texts.sentence)
        if !providers.isEmpty { screen.parts.append(.providers(providers)) }
        // Cognito's pages also have such a line, with a class for brands' styles (UP-UI-17).
        if providers.contains(where: { $0.kind != .corporate }) { screen.parts.append(.legal(texts.signIn.legal)) }
        if let corporate {
            screen.parts += [.description(texts.signIn.corporateLead), .form(corporateForm(corporate, in: texts))]
        }
        if !screen.parts.isEmpty && form != nil { screen.parts.append(.divider(texts.signIn.or)) }
        if let form { screen.parts.append(.form(ownForm(form, in: texts))) }
        if let forgotPassword, form != nil {
            screen.parts.append(.link(before: nil, texts.signIn.forgotPassword, to: forgotPassword))
        }
        if let signUp {
            screen.parts.append(.link(before: texts.signIn.noAccount, texts.signIn.createAccount, to: signUp))
        }
        return screen
    }

    private func ownForm(_ form: PageForm, in texts: PageTexts) -> ScreenForm {
        var name = texts.nameField(nameKind, value: self.name, with: problems)
        var password = texts.passwordField(problems)
        // If the name is known, the password comes next.
        name.hasFocus = self.name.isEmpty || !asksPassword
        password.hasFocus = !name.hasFocus
        return ScreenForm(
            target: form, fields: asksPassword ? [name, password] : [name],
            buttons: [ScreenButton(label: asksPassword ? texts.signIn.button : texts.signIn.next)])
    }

    private func corporateForm(_ form: PageForm, in texts: PageTexts) -> ScreenForm {
        var field = ScreenField(
            name: FieldName.corporateEmail, label: texts.signIn.corporateEmail, kind: .email, autocomplete: "email")
        field.value = corporateEmail
        field.problem = texts.problem(FieldName.corporateEmail, with: problems)
        return ScreenForm(
            target: form, fields: [field],
            buttons: [ScreenButton(label: texts.signIn.next, style: .plain)])
    }
}
