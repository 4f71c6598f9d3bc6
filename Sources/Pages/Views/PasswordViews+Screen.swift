extension NewPasswordView {
    package func screen(in texts: PageTexts) -> Screen {
        var passwords = texts.newPasswordFields(rules, label: texts.passwords.new, with: problems)
        passwords[0].hasFocus = true
        let form = ScreenForm(
            target: form, fields: passwords + attributes.map { texts.field($0, with: problems) },
            buttons: [ScreenButton(label: texts.passwords.save)], managedName: name)
        return Screen(
            title: texts.passwords.replace.title, lead: texts.passwords.replace.lead, alert: texts.alert(problems),
            parts: [.form(form)] + texts.partsBelowForm(name: name.isEmpty ? nil : name, signIn: back))
    }
}

extension ForgotPasswordView {
    package func screen(in texts: PageTexts) -> Screen {
        var field = texts.nameField(nameKind, value: name, with: problems)
        field.hasFocus = true
        let form = ScreenForm(
            target: form, fields: [field], buttons: [ScreenButton(label: texts.passwords.sendCode)])
        return Screen(
            title: texts.passwords.forgot.title, lead: texts.passwords.forgot.lead, alert: texts.alert(problems),
            parts: [.form(form)] + texts.partsBelowForm(signIn: signIn))
    }
}

extension ResetPasswordView {
    package func screen(in texts: PageTexts) -> Screen {
        var code = texts.codeField(texts.codes.code, with: problems)
        code.hasFocus = true
        let form = ScreenForm(
            target: form,
            fields: [code] + texts.newPasswordFields(rules, label: texts.passwords.new, with: problems),
            buttons: [ScreenButton(label: texts.passwords.save)], managedName: name)
        var screen = Screen(title: texts.passwords.reset, alert: texts.alert(problems), parts: [.form(form)])
        screen.lead = destination.map { texts.codes.sentTo(BidiText.isolated($0)) } ?? texts.codes.sent
        screen.notice = notice.map(texts.sentence)
        screen.parts += texts.partsBelowForm(resend: resend, isResendDelayed: problems.isEmpty, signIn: signIn)
        return screen
    }
}
