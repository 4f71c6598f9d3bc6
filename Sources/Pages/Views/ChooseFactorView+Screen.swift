extension ChooseFactorView {
    package func screen(in texts: PageTexts) -> Screen {
        var screen = Screen(title: title(texts), lead: lead(texts), alert: texts.alert(problems))
        let buttons = options.map { option in
            ScreenButton(
                label: texts.label(option.kind), value: option.value, style: .option,
                detail: option.destination.map(BidiText.isolated))
        }
        screen.parts = [.form(ScreenForm(target: form, buttons: buttons))]
        screen.parts += texts.partsBelowForm(name: name, signIn: back)
        return screen
    }

    private func title(_ texts: PageTexts) -> String {
        switch purpose {
        case .first: texts.factors.first
        case .second: texts.factors.second
        case .setUp: texts.factors.setUp.title
        }
    }

    private func lead(_ texts: PageTexts) -> String? {
        purpose == .setUp ? texts.factors.setUp.lead : texts.continueTo(app)
    }
}
