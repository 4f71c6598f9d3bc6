/// The page where a user who is signed in sets up an authenticator app.
package struct NewAuthenticatorView: PageView {
    package var setUp: AuthenticatorSetupView
    /// The page of second factors.
    package var back: String

    package init(_ setUp: AuthenticatorSetupView, back: String) { (self.setUp, self.back) = (setUp, back) }

    package func screen(in texts: PageTexts) -> Screen {
        var screen = setUp.screen(in: texts)
        screen.parts.append(.link(before: nil, texts.accountChange.cancel, to: back))
        return screen
    }
}

/// The page that shows new recovery codes, once.
package struct NewRecoveryCodesView: PageView {
    package var canBeShownAgain: Bool { false }
    package var codes: [String]
    /// The page of second factors.
    package var back: String

    package init(_ codes: [String], back: String) { (self.codes, self.back) = (codes, back) }

    package func screen(in texts: PageTexts) -> Screen {
        Screen(
            title: texts.accountChange.codes, lead: texts.accountChange.codesLead,
            parts: [
                .list(title: texts.accountChange.codesTitle, codes.map(BidiText.isolated)),
                .button(texts.accountChange.codesKept, to: back),
            ])
    }
}
