/// The pages of the link that confirms a sign-up.
package struct ConfirmationLinkView: PageView {
    package enum State: Sendable {
        /// The page with the question. It does not show data of the link, because an attacker can write a link.
        case question(PageForm)
        case confirmed
        case incomplete
        case invalid
        /// The server cannot respond at present; the form tries again.
        case busy(PageForm)
    }

    package var state: State
    /// The sign-in page, offered after the confirmation.
    package var signIn: String?

    package init(_ state: State, signIn: String? = nil) { (self.state, self.signIn) = (state, signIn) }

    package var status: Int {
        switch state {
        case .question, .confirmed: 200
        case .incomplete, .invalid: 400
        case .busy: 503
        }
    }

    package func screen(in texts: PageTexts) -> Screen {
        let heading = heading(texts.signUp)
        var screen = Screen(title: heading.title, lead: heading.lead)
        switch state {
        case .question(let form):
            screen.parts = [.form(ScreenForm(target: form, buttons: [ScreenButton(label: texts.signUp.confirmButton)]))]
        case .busy(let form):
            screen.parts = [.form(ScreenForm(target: form, buttons: [ScreenButton(label: texts.signUp.tryAgain)]))]
        case .confirmed:
            if let signIn { screen.parts = [.button(texts.signIn.button, to: signIn)] }
        case .incomplete, .invalid: break
        }
        return screen
    }

    private func heading(_ texts: SignUpTexts) -> HeadingTexts {
        switch state {
        case .question: texts.linkQuestion
        case .confirmed: texts.linkDone
        case .incomplete: texts.linkIncomplete
        case .invalid: texts.linkInvalid
        case .busy: texts.busy
        }
    }
}
