import Accounts
import Authentication
import Directory
import Kernel
import OAuth
import Wire

/// `/login`: the name and the password, or the question whether the signed-in user continues (LGN-GEN-01).
struct LoginPage: HostedPage {
    static let path = "/login"
    static let name = "GetSignInPage"
    static let operation = "InitiateAuth"

    static func usesSession(_ form: QueryParameters) -> Bool { form.button == .continueSession }

    func show(_ hosted: HostedRequest, with problems: FormProblems) async throws -> HostedResponse {
        if problems.isEmpty, let session = try await hosted.acceptedSession() {
            return .view(
                SignedInView(
                    form: hosted.form(), name: hosted.pool.displayName(of: session.user), account: hosted.account,
                    app: hosted.brand.app))
        }
        let choice = try await ProviderChoice(hosted)
        guard !choice.isEmpty else {
            throw AuthorizeError.page(OAuthError(.unauthorizedClient), client: hosted.client.id)
        }
        if problems.isEmpty, let provider = choice.only { return try await hosted.redirect(to: provider) }
        let (pool, takesOwn) = (hosted.pool, choice.takesOwnUsers)
        let allowsSignUp = takesOwn && !pool.settings.adminCreateUser.adminsOnly && hosted.pendingLink == nil
        return .view(
            LoginView(
                form: takesOwn ? hosted.form() : nil, nameKind: SignInNameKind(pool), name: hosted.suggestedName,
                asksPassword: !hosted.beginsWithChoice, providers: choice.buttons(hosted),
                corporate: choice.asksCompany ? hosted.form() : nil, corporateEmail: hosted.typedCompany,
                forgotPassword: hosted.link(ForgotPasswordPage.path),
                signUp: allowsSignUp ? hosted.link(SignUpPage.path) : nil, problems: problems, notice: hosted.notice,
                app: hosted.brand.app))
    }

    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        switch form.button {
        case .continueSession:
            guard let session = try await hosted.acceptedSession() else { return .redirect(hosted.link(Self.path)) }
            return try await hosted.redirectToApp(after: session)
        case .otherUser:
            return .redirect(hosted.linkToOtherUser)
        default:
            guard form.anyText(FieldName.corporateEmail) == nil else { return try await goToCompany(form, in: hosted) }
            return try await signIn(form, in: hosted)
        }
    }

    /// Sends the browser to the company's provider, found by the domain of the address (UP-SAML-19).
    private func goToCompany(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        let address = form.typedName(FieldName.corporateEmail) ?? ""
        guard let provider = try await ProviderChoice(hosted).provider(ofAddress: address) else {
            throw UnknownCompany()
        }
        return try await hosted.showPage(leadingTo: provider)
    }

    private func signIn(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        guard hosted.client.settings.oauth.takesOwnUsers else {
            throw InvalidInput("This app has no users of its own.")
        }
        let username = try form.username()
        let input: SignInInput =
            hosted.beginsWithChoice
            ? .choice(FirstFactorRequest(username: .success(username), preferred: .success(nil), session: nil))
            : .password(username: .success(username), .success(try form.secret(FieldName.password)))
        return try await hosted.signIn(username, shownAs: username.rawValue, by: input)
    }
}

extension HostedRequest {
    /// The user who is signed in in this browser, if the app's request accepts the sign-in. An existing session is not
    /// enough to link an identity: that needs a new proof.
    ///
    /// - Parameter isContinued: Whether the user may have signed in for this very request.
    func acceptedSession(isContinued: Bool = false) async throws -> AuthenticatedUser? {
        guard pendingLink == nil else { return nil }
        return try await site.authorization.acceptedSession(of: request, for: authorize, isContinued: isContinued)
    }

    /// The sign-in page for a user other than the signed-in one.
    var linkToOtherUser: String {
        var again = authorize
        again.prompts = [.login]
        return "\(LoginPage.path)?\(again.query)"
    }

    /// Whether the user chooses a first factor before proving one: the pool has others than the password, and the
    /// client may use them.
    var beginsWithChoice: Bool { !pool.settings.firstFactorCodes.isEmpty && client.allows(.choice) }

    /// The initial value of the field for the name: the text typed before a mistake, or else the name in the step, or
    /// else the app's hint. A name that would reverse the field's text is left out (UI-16).
    var suggestedName: String {
        let typed = QueryParameters(form: request)?[FieldName.username]
        let name = typed ?? step?.name ?? linkedAddress ?? authorize.loginHint ?? ""
        return BidiText.hasControls(name) ? "" : name
    }

    /// The address of the account that an identity is to be linked to, if users sign in with addresses.
    private var linkedAddress: String? {
        let takesAddresses = ![.username, .phone, .usernameOrPhone].contains(SignInNameKind(pool))
        return takesAddresses ? pendingLink?.address : nil
    }

    /// The address at work that was typed before a mistake.
    var typedCompany: String {
        let typed = QueryParameters(form: request)?[FieldName.corporateEmail] ?? ""
        return BidiText.hasControls(typed) ? "" : typed
    }

    /// The notice about the page that led here.
    var notice: PageNotice? { parameters["notice"].flatMap(PageNotice.init(rawValue:)) }
}

extension PageNotice {
    /// The notice in the query of the page that shows it.
    var field: (name: String, value: String) { ("notice", rawValue) }
}

extension QueryParameters {
    /// The button that sent the form; nil if it is not one of `ButtonValue`.
    var button: ButtonValue? { self[FieldName.choice].flatMap(ButtonValue.init(rawValue:)) }

    /// The name in the form.
    ///
    /// - Throws: `InvalidInput` if it is missing.
    func username() throws(InvalidInput) -> Username {
        guard let name = typedName(FieldName.username) else {
            throw InvalidInput("Missing required parameter USERNAME")
        }
        return Username(rawValue: name)
    }

    /// The name in a field, without the blanks around it that keyboards and copied text add; nil if nothing is left.
    func typedName(_ field: String) -> String? {
        guard let typed = self[field]?.unicodeScalars else { return nil }
        let isBlank: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
        guard let first = typed.firstIndex(where: { !isBlank($0) }), let last = typed.lastIndex(where: { !isBlank($0) })
        else { return nil }
        return String(typed[first...last])
    }

    /// The secret in the field `name`, unchecked.
    ///
    /// - Throws: `InvalidInput` if it is missing.
    func secret(_ name: String) throws(InvalidInput) -> Secret<String> {
        guard let text = anyText(name) else { throw InvalidInput("Missing required parameter \(name)") }
        return Secret(text)
    }
}

extension SignInNameKind {
    /// The kind of name that users of `pool` sign in with.
    init(_ pool: UserPool) {
        let names = pool.settings.usernameAttributes
        let aliases = pool.settings.aliasAttributes
        switch (names.contains(.email), names.contains(.phoneNumber)) {
        case (true, true): self = .emailOrPhone
        case (true, false): self = .email
        case (false, true): self = .phone
        case (false, false):
            let (email, phone) = (aliases.contains(.email), aliases.contains(.phoneNumber))
            self = email ? (phone ? .anyName : .usernameOrEmail) : (phone ? .usernameOrPhone : .username)
        }
    }
}
