extension EnterDeviceCodeView {
    package func screen(in texts: PageTexts) -> Screen {
        var field = ScreenField(
            name: FieldName.userCode, label: texts.devices.code, kind: .userCode, value: code)
        field.hasFocus = true
        field.problem = texts.problem(FieldName.userCode, with: problems)
        let form = ScreenForm(target: form, fields: [field], buttons: [ScreenButton(label: texts.signIn.next)])
        return Screen(
            title: texts.devices.enter.title, lead: texts.devices.enter.lead, alert: texts.alert(problems),
            parts: [.form(form)])
    }
}

extension ConfirmDeviceView {
    package func screen(in texts: PageTexts) -> Screen {
        let buttons = [
            ScreenButton(label: texts.devices.allow, value: .allow),
            ScreenButton(label: texts.devices.deny, value: .deny, style: .plain),
        ]
        var screen = Screen(
            title: texts.devices.confirm(BidiText.isolated(app)),
            lead: texts.devices.confirmLead(BidiText.isolated(code)))
        if !scopes.isEmpty {
            screen.parts.append(.list(title: texts.devices.scopes, scopes.map { Self.sentence($0, in: texts.devices) }))
        }
        let signedIn = texts.devices.signedInAs(BidiText.isolated(name))
        if otherUser == nil { screen.parts.append(.paragraph(signedIn)) }
        screen.parts.append(.form(ScreenForm(target: form, buttons: buttons)))
        if let otherUser { screen.parts.append(.link(before: signedIn, texts.common.notYou, to: otherUser)) }
        return screen
    }

    /// The sentence that describes a scope's permission; a pool's own scope is shown unchanged.
    private static func sentence(_ scope: String, in texts: DeviceTexts) -> String {
        switch scope {
        case "openid": texts.scopeOpenID
        case "email": texts.scopeEmail
        case "phone": texts.scopePhone
        case "profile": texts.scopeProfile
        case "aws.cognito.signin.user.admin": texts.scopeAdmin
        default: BidiText.isolated(scope)
        }
    }
}

extension DeviceAnsweredView {
    package func screen(in texts: PageTexts) -> Screen {
        let heading = isAllowed ? texts.devices.allowed : texts.devices.denied
        return Screen(title: heading.title, lead: heading.lead)
    }
}
