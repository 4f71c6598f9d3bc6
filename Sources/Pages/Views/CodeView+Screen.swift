extension CodeView {
    package func screen(in texts: PageTexts) -> Screen {
        var field = texts.codeField(texts.codes.code, with: problems)
        field.hasFocus = true
        let form = ScreenForm(target: form, fields: [field], buttons: [ScreenButton(label: texts.codes.verify)])
        var screen = Screen(title: texts.codes.title, lead: lead(texts), alert: texts.alert(problems))
        screen.notice = notice.map(texts.sentence)
        screen.parts =
            [.form(form)]
            + texts.partsBelowForm(
                resend: resend, isResendDelayed: problems.isEmpty, otherFactor: otherFactor,
                recoveryCode: recoveryCode, name: name, signIn: back)
        return screen
    }

    private func lead(_ texts: PageTexts) -> String {
        guard kind != .authenticatorApp else { return texts.codes.fromApp }
        guard let destination else { return texts.codes.sent }
        let sentence = kind == .sms ? texts.codes.sentBySMS : texts.codes.sentByEmail
        return sentence(BidiText.isolated(destination))
    }
}

extension RecoveryCodeView {
    package func screen(in texts: PageTexts) -> Screen {
        var field = texts.codeField(texts.codes.recoveryCode, with: problems)
        // A recovery code may have letters.
        (field.kind, field.autocomplete, field.hasFocus) = (.text, "off", true)
        let form = ScreenForm(target: form, fields: [field], buttons: [ScreenButton(label: texts.codes.verify)])
        return Screen(
            title: texts.codes.recovery.title, lead: texts.codes.recovery.lead, alert: texts.alert(problems),
            parts: [.form(form)] + texts.partsBelowForm(name: name, signIn: back))
    }
}

extension AuthenticatorSetupView {
    package func screen(in texts: PageTexts) -> Screen {
        var screen = Screen(
            title: texts.factors.appTitle, lead: texts.factors.appScan, alert: texts.alert(problems))
        // If an address is too long for a code, the page shows only the key.
        if let code = QRCode(address) { screen.parts.append(.qrCode(code, label: texts.factors.appImage)) }
        var field = texts.codeField(texts.factors.appCode, with: problems)
        field.hasFocus = true
        let form = ScreenForm(target: form, fields: [field], buttons: [ScreenButton(label: texts.factors.finish)])
        screen.parts +=
            [.key(key, label: texts.factors.appKey), .form(form)] + texts.partsBelowForm(name: name, signIn: back)
        return screen
    }
}

extension RememberDeviceView {
    package func screen(in texts: PageTexts) -> Screen {
        let buttons = [
            ScreenButton(label: texts.factors.rememberYes, value: .yes),
            ScreenButton(label: texts.factors.rememberNo, value: .no, style: .plain),
        ]
        return Screen(
            title: texts.factors.remember.title, lead: texts.factors.remember.lead,
            parts: [.form(ScreenForm(target: form, buttons: buttons))])
    }
}
