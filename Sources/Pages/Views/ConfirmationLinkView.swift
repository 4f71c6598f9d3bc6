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
}
