/// The kind of name that users of a pool sign in with; also the label of the field.
package enum SignInNameKind: Sendable, CaseIterable {
    case username, email, phone, emailOrPhone, usernameOrEmail, usernameOrPhone, anyName
}

/// A button that leads to another provider.
package struct ProviderButton: Sendable {
    /// The provider of the button.
    package enum Kind: Sendable {
        case google, facebook, amazon, apple
        /// A provider of the pool's own.
        case corporate
    }

    package var kind: Kind
    /// The name that is shown.
    package var name: String
    package var link: String

    package init(kind: Kind, name: String, link: String) { (self.kind, self.name, self.link) = (kind, name, link) }
}

/// The sign-in page: a form for a name and a password, and the buttons of other providers.
package struct LoginView: PageView {
    /// The form; nil if a client admits only other providers.
    package var form: PageForm?
    package var nameKind: SignInNameKind
    /// The name that is filled in.
    package var name: String
    /// False if the choice of a first factor comes first.
    package var asksPassword: Bool
    package var providers: [ProviderButton]
    /// The form of the corporate e-mail box; nil without one.
    package var corporate: PageForm?
    /// The address that is filled in there.
    package var corporateEmail: String
    package var forgotPassword: String?
    package var signUp: String?
    package var problems: FormProblems
    package var notice: PageNotice?
    /// The app's name; nil if the page does not show it.
    package var app: String?

    package init(
        form: PageForm?, nameKind: SignInNameKind = .username, name: String = "", asksPassword: Bool = true,
        providers: [ProviderButton] = [], corporate: PageForm? = nil, corporateEmail: String = "",
        forgotPassword: String? = nil, signUp: String? = nil, problems: FormProblems = FormProblems(),
        notice: PageNotice? = nil, app: String? = nil
    ) {
        self.app = app
        (self.form, self.nameKind, self.name, self.asksPassword) = (form, nameKind, name, asksPassword)
        (self.providers, self.corporate, self.corporateEmail) = (providers, corporate, corporateEmail)
        (self.forgotPassword, self.signUp, self.problems, self.notice) = (forgotPassword, signUp, problems, notice)
    }
}
