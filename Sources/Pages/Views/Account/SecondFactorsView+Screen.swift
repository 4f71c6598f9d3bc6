extension SecondFactorsView {
    private enum FormID {
        static let (preference, setUp, removal, codes) = ("set-preference", "set-up", "remove-app", "make-codes")
    }

    package func screen(in texts: PageTexts) -> Screen {
        var screen = Screen(
            title: texts.account.secondStep, lead: texts.accountChange.lead, alert: texts.alert(problems))
        screen.notice = notice.map(texts.sentence)
        var section = ScreenSection(id: "factors", title: texts.accountChange.methods)
        section.entries = factors.map { entry($0, in: texts) }
        if let codesLeft { section.entries.append(codes(codesLeft, in: texts)) }
        if let forms {
            section.forms = [
                (FormID.preference, forms.preference), (FormID.setUp, forms.setUp), (FormID.removal, forms.removal),
                (FormID.codes, forms.codes),
            ]
        }
        screen.parts = [.section(section)]
        if let signIn {
            screen.parts += [.paragraph(texts.account.proofLead), .button(texts.account.proof, to: signIn)]
        }
        screen.parts.append(.link(before: nil, texts.account.back, to: back))
        return screen
    }

    private func entry(_ factor: Factor, in texts: PageTexts) -> ScreenEntry {
        let state = factor.isEnabled ? texts.accountChange.on : texts.account.off
        let destination = factor.destination.map { [BidiText.isolated($0)] } ?? []
        return ScreenEntry(
            title: texts.label(factor.kind), badge: factor.isPreferred ? texts.accountChange.preferred : nil,
            details: destination + [state], actions: forms == nil ? [] : actions(on: factor, in: texts))
    }

    private func actions(on factor: Factor, in texts: PageTexts) -> [ScreenEntry.Action] {
        func change(_ change: FactorChange, called label: String) -> ScreenEntry.Action {
            .button(label, value: change.value(factor.value), form: FormID.preference)
        }
        let isApp = factor.kind == .authenticatorApp
        let setUp = ScreenEntry.Action.button(texts.accountChange.setUp, value: "app", form: FormID.setUp)
        guard factor.isSetUp else { return isApp ? [setUp] : [] }
        let isOnly = factors.count(where: \.isEnabled) == 1
        var actions: [ScreenEntry.Action] = []
        if !factor.isEnabled { actions.append(change(.on, called: texts.accountChange.turnOn)) }
        if factor.isEnabled, !factor.isPreferred, !isOnly {
            actions.append(change(.prefer, called: texts.accountChange.prefer))
        }
        let isLast = isRequired && factor.isEnabled && isOnly
        switch (isApp, isLast) {
        case (true, true): actions.append(setUp)
        case (true, false):
            actions.append(.button(texts.accountChange.remove, value: "app", form: FormID.removal))
        case (false, false) where factor.isEnabled: actions.append(change(.off, called: texts.accountChange.turnOff))
        case (false, _): break
        }
        return actions
    }

    private func codes(_ left: Int, in texts: PageTexts) -> ScreenEntry {
        ScreenEntry(
            title: texts.accountChange.codes, details: [texts.accountChange.codesLeft("\(left)")],
            actions: forms == nil ? [] : [.button(texts.accountChange.makeCodes, value: "new", form: FormID.codes)])
    }
}
