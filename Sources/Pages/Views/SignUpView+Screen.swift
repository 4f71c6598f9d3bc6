extension SignUpView {
    package func screen(in texts: PageTexts) -> Screen {
        var fields: [ScreenField] = []
        if let nameKind { fields.append(texts.nameField(nameKind, value: name, with: problems)) }
        fields += attributes.map { texts.field($0, with: problems) }
        if let rules {
            fields += texts.newPasswordFields(rules, label: texts.passwords.password, with: problems)
        }
        if !fields.isEmpty { fields[0].hasFocus = true }
        let form = ScreenForm(target: form, fields: fields, buttons: [ScreenButton(label: texts.signUp.button)])
        var screen = Screen(
            title: texts.signUp.title, lead: texts.continueTo(app), alert: texts.alert(problems), parts: [.form(form)])
        if let signIn {
            screen.parts.append(.link(before: texts.signIn.haveAccount, texts.signIn.button, to: signIn))
        }
        return screen
    }
}

extension ConfirmSignUpView {
    package func screen(in texts: PageTexts) -> Screen {
        var code = texts.codeField(texts.codes.code, with: problems)
        code.hasFocus = nameKind == nil || !name.isEmpty
        var fields = (nameKind.map { [texts.nameField($0, value: name, with: problems)] } ?? []) + [code]
        if !code.hasFocus { fields[0].hasFocus = true }
        let form = ScreenForm(
            target: form, fields: fields, buttons: [ScreenButton(label: texts.signUp.confirmButton)])
        var screen = Screen(title: texts.signUp.confirm, alert: texts.alert(problems), parts: [.form(form)])
        screen.lead = lead(texts)
        screen.notice = notice.map(texts.sentence)
        screen.parts += texts.partsBelowForm(resend: resend, isResendDelayed: problems.isEmpty, signIn: signIn)
        return screen
    }
}

extension ConfirmSignUpView {
    private func lead(_ texts: PageTexts) -> String? {
        let destination = destination.map(BidiText.isolated)
        guard isAskedAtSignIn else { return destination.map(texts.codes.sentTo) }
        return destination.map(texts.common.unconfirmedSentTo) ?? texts.common.unconfirmed
    }
}

extension ResendCodeView {
    package func screen(in texts: PageTexts) -> Screen {
        var field = texts.nameField(nameKind, value: name, with: problems)
        field.hasFocus = true
        let form = ScreenForm(
            target: form, fields: [field], buttons: [ScreenButton(label: texts.passwords.sendCode)])
        return Screen(
            title: texts.signUp.resend.title, lead: texts.signUp.resend.lead, alert: texts.alert(problems),
            parts: [.form(form)] + texts.partsBelowForm(signIn: signIn))
    }
}

extension PageTexts {
    /// For how many seconds a user waits after one code before requesting another.
    private static let secondsToResend = 30

    /// The parts below a form: buttons for a new code and for another factor, and links.
    ///
    /// - Parameters:
    ///   - isResendDelayed: Whether a code was just sent.
    ///   - name: The user who signs in; if given, the link to the sign-in page is for another user.
    func partsBelowForm(
        resend: PageForm? = nil, isResendDelayed: Bool = false, otherFactor: PageForm? = nil,
        recoveryCode: String? = nil, name: String? = nil, signIn: String? = nil
    ) -> [Screen.Part] {
        let wait = isResendDelayed ? Self.secondsToResend : nil
        var parts: [Screen.Part] = []
        for (target, label, wait) in [(resend, codes.resend, wait), (otherFactor, codes.otherFactor, nil)] {
            guard let target else { continue }
            let button = ScreenButton(label: label, style: .link, wait: wait)
            parts.append(.form(ScreenForm(target: target, buttons: [button], isMinor: true)))
        }
        if let recoveryCode { parts.append(.link(before: nil, codes.useRecovery, to: recoveryCode)) }
        if let name, let signIn {
            let sentence = factors.signingInAs(BidiText.isolated(name))
            parts.append(.link(before: sentence, common.notYou, to: signIn))
        } else if let signIn {
            parts.append(.link(before: nil, self.signIn.back, to: signIn))
        }
        return parts
    }

    /// The line that names the app; nil if it has no name.
    func continueTo(_ app: String?) -> String? { app.map { common.continueTo(BidiText.isolated($0)) } }
}
