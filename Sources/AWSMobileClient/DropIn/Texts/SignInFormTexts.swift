/// The texts of the drop-in form in a language.
struct SignInFormTexts: Sendable {
    let language: SignInLanguage

    /// The text itself. A missing text is replaced by the English one; a test rules that out.
    subscript(_ text: SignInFormText) -> String {
        Self.all(in: language)[text] ?? Self.english[text] ?? ""
    }

    /// The text with `name` in its placeholder.
    subscript(_ text: SignInFormText, with name: String) -> String { self[text].replacing("%@", with: name) }

    static func all(in language: SignInLanguage) -> [SignInFormText: String] {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        case .italian: italian
        case .brazilian: brazilian
        case .japanese: japanese
        case .korean: korean
        case .simplifiedChinese: simplifiedChinese
        case .traditionalChinese: traditionalChinese
        case .indonesian: indonesian
        case .arabic: arabic
        }
    }
}

extension SignInFormTexts {
    /// The heading of a step.
    func title(_ step: SignInFlow.Step) -> String {
        switch step {
        case .enterName, .enterPassword, .signedIn, .challenge(.enterPassword), .challenge(.done): self[.signIn]
        case .challenge(.newPassword): self[.replacePassword]
        case .challenge(.selectFactor): self[.chooseFactor]
        case .challenge(.setUpFactor), .challenge(.setUpEmail): self[.setUpFactor]
        case .challenge(.setUpAuthenticatorApp): self[.setUpApp]
        case .challenge(.confirmCode): self[.enterCode]
        case .challenge(.customChallenge): self[.confirmFactor]
        case .signUp: self[.createAccount]
        case .confirmSignUp: self[.confirmAccount]
        case .forgotPassword, .resetPassword: self[.resetPassword]
        }
    }

    /// The button that leads to a step.
    func choice(_ step: SignInFlow.Step) -> String {
        switch step {
        case .signUp: self[.createAccount]
        case .forgotPassword: self[.forgotPassword]
        case .enterName, .enterPassword, .challenge, .confirmSignUp, .resetPassword, .signedIn: self[.back]
        }
    }

    func label(_ field: SignInField) -> String {
        switch field {
        case .username: self[.username]
        case .password: self[.password]
        case .newPassword: self[.newPassword]
        case .email: self[.email]
        case .code: self[.code]
        case .factor: self[.chooseFactor]
        case .answer: self[.answer]
        case .attribute(let name): Self.attributes[name].map { self[$0] } ?? name
        }
    }

    func label(_ factor: SignInFactor) -> String {
        switch factor {
        case .sms, .smsInPlaceOfPassword: self[.factorSMS]
        case .email: self[.factorEmail]
        case .authenticatorApp: self[.factorApp]
        case .password: self[.factorPassword]
        default: factor.rawValue
        }
    }

    /// The name of a standard attribute.
    private static let attributes: [String: SignInFormText] = [
        "email": .email, "phone_number": .phone, "address": .address, "birthdate": .birthdate,
        "family_name": .familyName, "gender": .gender, "given_name": .givenName, "locale": .locale,
        "middle_name": .middleName, "name": .fullName, "nickname": .nickname, "picture": .picture,
        "preferred_username": .preferredUsername, "profile": .profile, "website": .website, "zoneinfo": .timeZone,
    ]
}
