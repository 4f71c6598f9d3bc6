extension AccountView {
    package func screen(in texts: PageTexts) -> Screen {
        var screen = Screen(
            title: texts.account.title, lead: texts.devices.signedInAs(BidiText.isolated(name)),
            alert: texts.alert(problems))
        screen.notice = notice.map(texts.sentence)
        let lists = [
            sessions.map { section($0, in: texts) }, devices.map { section($0, in: texts) },
            providers.map { section($0, in: texts) },
        ]
        screen.parts = ([signIn(texts)] + lists).compactMap(\.self).filter { !$0.entries.isEmpty }.map { .section($0) }
        let end = ScreenButton(label: texts.account.signOutEverywhere, value: .everywhere, style: .plain)
        screen.parts += [
            .form(ScreenForm(target: everywhere, buttons: [end])),
            .link(before: nil, texts.account.signOut, to: signOut),
        ]
        return screen
    }

    private func signIn(_ texts: PageTexts) -> ScreenSection {
        var section = ScreenSection(id: "sign-in", title: texts.account.signIn)
        if let password {
            section.entries.append(
                ScreenEntry(title: texts.passwords.password, actions: [.link(texts.account.change, to: password)]))
        }
        if let factors {
            let names = factors.enabled.map(texts.label)
            section.entries.append(
                ScreenEntry(
                    title: texts.account.secondStep, details: names.isEmpty ? [texts.account.off] : names,
                    actions: [.link(texts.account.change, to: factors.page)]))
        }
        return section
    }

    private func section(_ list: AccountList<AccountSession>, in texts: PageTexts) -> ScreenSection {
        let form = "end-session"
        let entries = list.items.map { session in
            let app = session.app.map(BidiText.isolated) ?? texts.account.browser
            return ScreenEntry(
                title: texts.name(ofDevice: session.device), badge: session.isCurrent ? texts.account.here : nil,
                details: [app] + (session.address.map { [BidiText.isolated($0)] } ?? []),
                time: (texts.account.lastUsed, session.lastActive),
                actions: session.id.map { [.button(texts.account.signOut, value: $0, form: form)] } ?? [])
        }
        return ScreenSection(
            id: "sessions", title: texts.account.sessions, entries: entries, forms: [(form, list.form)])
    }

    private func section(_ list: AccountList<AccountDevice>, in texts: PageTexts) -> ScreenSection {
        let form = "forget-device"
        let entries = list.items.map { device in
            ScreenEntry(
                title: texts.name(ofDevice: device.name), badge: device.isCurrent ? texts.account.here : nil,
                time: (texts.account.lastUsed, device.lastUsed),
                actions: [.button(texts.account.forget, value: device.key, form: form)])
        }
        return ScreenSection(
            id: "devices", title: texts.account.devices, lead: texts.account.devicesLead, entries: entries,
            forms: [(form, list.form)])
    }

    private func section(_ list: AccountList<AccountProvider>, in texts: PageTexts) -> ScreenSection {
        let form = "unlink"
        let entries = list.items.map { provider in
            ScreenEntry(
                title: BidiText.isolated(provider.name), time: (texts.account.since, provider.since),
                actions: provider.id.map { [.button(texts.account.unlink, value: $0, form: form)] } ?? [])
        }
        return ScreenSection(
            id: "providers", title: texts.account.providers, lead: texts.account.providersLead, entries: entries,
            forms: [(form, list.form)])
    }
}

extension PageTexts {
    fileprivate func name(ofDevice name: String?) -> String {
        name.map(BidiText.isolated) ?? account.unknownDevice
    }

    /// The name of a factor.
    func label(_ kind: FactorOption.Kind) -> String {
        switch kind {
        case .password: factors.password
        case .smsCode: factors.sms
        case .emailCode: factors.email
        case .authenticatorApp: factors.app
        case .passkey: factors.passkey
        }
    }
}
