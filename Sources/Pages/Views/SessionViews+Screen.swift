extension SignedInView {
    package func screen(in texts: PageTexts) -> Screen {
        let buttons = [
            ScreenButton(label: texts.sessions.continueAs(BidiText.isolated(name)), value: .continueSession),
            ScreenButton(label: texts.sessions.otherAccount, value: .otherUser, style: .plain),
        ]
        let link: [Screen.Part] = account.map { [.link(before: nil, texts.account.title, to: $0)] } ?? []
        return Screen(
            title: texts.sessions.signedIn, lead: texts.continueTo(app),
            parts: [.form(ScreenForm(target: form, buttons: buttons))] + link)
    }
}

extension OtherSessionView {
    package func screen(in texts: PageTexts) -> Screen {
        let buttons = [
            ScreenButton(label: texts.sessions.continueAs(BidiText.isolated(name)), value: .continueSession),
            ScreenButton(
                label: texts.signIn.withProvider(BidiText.isolated(provider)), value: .otherUser, style: .plain),
        ]
        return Screen(
            title: texts.sessions.signedIn, parts: [.form(ScreenForm(target: form, buttons: buttons))])
    }
}

extension SignedOutView {
    package func screen(in texts: PageTexts) -> Screen {
        var screen = Screen(title: texts.sessions.signedOut.title, lead: texts.sessions.signedOut.lead)
        if let signIn { screen.parts.append(.button(texts.signIn.button, to: signIn)) }
        return screen
    }
}

extension ProviderTestEndView {
    package func screen(in texts: PageTexts) -> Screen {
        Screen(title: texts.sessions.tested.title, lead: texts.sessions.tested.lead)
    }
}

extension ReturnToAppView {
    package func screen(in texts: PageTexts) -> Screen {
        Screen(
            title: isSignedIn ? texts.sessions.returning.title : texts.sessions.returnLink,
            lead: texts.sessions.returning.lead, parts: [.button(texts.sessions.returnLink, to: address)],
            refresh: address)
    }
}

extension ProviderView {
    package func screen(in texts: PageTexts) -> Screen {
        let title = texts.signIn.withProvider(BidiText.isolated(name))
        return Screen(title: title, parts: [.button(texts.signIn.next, to: address)], refresh: address)
    }
}

extension ProviderFormView {
    package func screen(in texts: PageTexts) -> Screen {
        var form = ScreenForm(target: form, buttons: [ScreenButton(label: texts.signIn.next)])
        form.isSentAtOnce = true
        return Screen(title: texts.signIn.withProvider(BidiText.isolated(name)), parts: [.form(form)])
    }
}

extension PostToAppView {
    package func screen(in texts: PageTexts) -> Screen {
        var form = ScreenForm(target: form, buttons: [ScreenButton(label: texts.sessions.returnLink)])
        form.isSentAtOnce = true
        // The response may be an error, so the page does not say that the user is signed in.
        return Screen(title: texts.sessions.returnLink, lead: texts.sessions.returning.lead, parts: [.form(form)])
    }
}

extension ForwardView {
    package func screen(in texts: PageTexts) -> Screen {
        var form = ScreenForm(target: form, buttons: [ScreenButton(label: texts.signIn.next)])
        form.isSentAtOnce = true
        return Screen(title: texts.signIn.title, parts: [.form(form)])
    }
}

extension ErrorView {
    package func screen(in texts: PageTexts) -> Screen {
        let heading = heading(texts)
        var screen = Screen(title: heading.title, lead: heading.lead)
        if let back { screen.parts.append(.button(texts.errors.startAgain, to: back)) }
        if let detail { screen.parts.append(.fact(texts.errors.detail, BidiText.isolated(detail))) }
        if let requestID { screen.parts.append(.fact(texts.errors.requestID, BidiText.isolated(requestID))) }
        return screen
    }

    private func heading(_ texts: PageTexts) -> HeadingTexts {
        switch kind {
        case .badRequest: texts.errors.badRequest
        case .unknownApp: texts.errors.unknownApp
        case .expiredForm: texts.errors.expiredForm
        case .notFound: texts.errors.notFound
        case .tooManyRequests: texts.errors.tooManyRequests
        case .unavailable: texts.errors.unavailable
        case .provider: texts.errors.provider
        }
    }
}
