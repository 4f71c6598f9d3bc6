/// The pages of a link in an e-mail about a sign-in.
package struct FeedbackView: PageView {
    package enum State: Sendable {
        /// The page with the question. It does not show data of the link, because an attacker can write a link.
        case question(PageForm, isValid: Bool)
        case done
        case incomplete
        case spent
        /// The server cannot respond at present; the form tries again.
        case busy(PageForm)
    }

    package var state: State

    package init(_ state: State) { self.state = state }

    package var status: Int {
        switch state {
        case .question, .done: 200
        case .incomplete, .spent: 400
        case .busy: 503
        }
    }

    package func screen(in texts: PageTexts) -> Screen {
        let heading = heading(texts)
        var screen = Screen(title: heading.title, lead: heading.lead)
        switch state {
        case .question(let form, let isValid):
            let label = isValid ? texts.feedback.validButton : texts.feedback.invalidButton
            screen.parts = [.form(ScreenForm(target: form, buttons: [ScreenButton(label: label)]))]
        case .busy(let form):
            screen.parts = [.form(ScreenForm(target: form, buttons: [ScreenButton(label: texts.signUp.tryAgain)]))]
        case .done, .incomplete, .spent: break
        }
        return screen
    }

    private func heading(_ texts: PageTexts) -> HeadingTexts {
        switch state {
        case .question(_, let isValid): isValid ? texts.feedback.valid : texts.feedback.invalid
        case .done: texts.feedback.done
        case .incomplete: texts.signUp.linkIncomplete
        case .spent: texts.feedback.spent
        case .busy: texts.signUp.busy
        }
    }
}
