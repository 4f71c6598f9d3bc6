extension SignUpView {
    package func screen(in texts: PageTexts) -> Screen {
        var fields: [ScreenField] = []
        if let nameKind { fields.append(texts.nameField(nameKind, name, problems)) }
        fields += attributes.map { texts.field($0, problems) }
        if let rules {
            fields += texts.newPasswordFields(rules, label: texts.passwords.password, problems)
        }
        let form = ScreenForm(target: form, fields: fields, buttons: [ScreenButton(label: texts.signUp.button)])
        var screen = Screen(title: texts.signUp.title, alert: texts.alert(problems), parts: [.form(form)])
        if let signIn {
            screen.parts.append(.link(before: texts.signIn.haveAccount, texts.signIn.button, to: signIn))
        }
        return screen
    }
}

extension ConfirmSignUpView {
    package func screen(in texts: PageTexts) -> Screen {
        var code = texts.codeField(texts.codes.code, problems)
        code.hasFocus = nameKind == nil || !name.isEmpty
        let fields = (nameKind.map { [texts.nameField($0, name, problems)] } ?? []) + [code]
        let form = ScreenForm(
            target: form, fields: fields, buttons: [ScreenButton(label: texts.signUp.confirmButton)])
        var screen = Screen(title: texts.signUp.confirm, alert: texts.alert(problems), parts: [.form(form)])
        screen.lead = destination.map { texts.codes.sentTo(BidiText.isolated($0)) }
        screen.notice = notice.map(texts.sentence)
        screen.parts += texts.further(resend: resend, signIn: signIn)
        return screen
    }
}

extension ResendCodeView {
    package func screen(in texts: PageTexts) -> Screen {
        var field = texts.nameField(nameKind, name, problems)
        field.hasFocus = true
        let form = ScreenForm(
            target: form, fields: [field], buttons: [ScreenButton(label: texts.passwords.sendCode)])
        return Screen(
            title: texts.signUp.resend.title, lead: texts.signUp.resend.lead, alert: texts.alert(problems),
            parts: [.form(form)] + texts.further(signIn: signIn))
    }
}

extension PageTexts {
    /// The parts below a form: buttons for a new code and for another factor, and links.
    func further(
        resend: PageForm? = nil, otherFactor: PageForm? = nil, recoveryCode: String? = nil, signIn: String? = nil
    ) -> [Screen.Part] {
        var parts: [Screen.Part] = []
        for (target, label) in [(resend, codes.resend), (otherFactor, codes.otherFactor)] {
            guard let target else { continue }
            let button = ScreenButton(label: label, style: .link)
            parts.append(.form(ScreenForm(target: target, buttons: [button], isMinor: true)))
        }
        if let recoveryCode { parts.append(.link(before: nil, codes.useRecovery, to: recoveryCode)) }
        if let signIn { parts.append(.link(before: nil, self.signIn.back, to: signIn)) }
        return parts
    }
}
