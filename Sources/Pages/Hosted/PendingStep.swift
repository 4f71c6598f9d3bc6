import Authentication
import Cryptography
import Directory
import Foundation
import Kernel
import Wire

/// The step that a sign-in has come to. It is in the address of the next page, sealed for the browser and the client,
/// so that a page can be loaded again and several tabs do not disturb each other.
struct PendingStep: Codable, Sendable {
    /// The name of the user, for the answer. In some pools it is the `sub`, so that no page shows it.
    var username: String
    /// The name that pages show: what was typed, and once a factor is proven the user's display name. Before that,
    /// another name would tell which users exist.
    var name: String
    /// The auth session; nil if there is none.
    var session: Secret<String>?
    var kind: Kind

    enum Kind: Codable, Sendable {
        /// The choice of a first factor: `FirstFactor`s.
        case firstFactors([String])
        /// The password as the chosen first factor.
        case password
        /// A code as the first factor, and where it went.
        case firstCode(String, destination: String)
        /// A new password, and the attributes that are missing.
        case newPassword(required: [String])
        /// The choice of a second factor: `SecondFactor`s.
        case secondFactors([String])
        /// A code as the second factor; where it went, or nil for an app.
        case secondCode(String, destination: String?)
        /// The choice of a second factor to set up: `SecondFactor`s.
        case factorsToSetUp([String])
        /// The address for codes by e-mail, which are set up.
        case emailToSetUp
        /// The set-up of an authenticator app, whose key is this.
        case authenticator(key: String)
        /// The confirmation of a sign-up, and where its code went.
        case confirmation(destination: String?)
        /// The reset of a password, and where its code went.
        case reset(destination: String)
    }

    private enum CodingKeys: String, CodingKey { case username, name, session, kind }

    /// - Parameter name: The name that pages show; nil if it is the username.
    init(_ username: String, shownAs name: String? = nil, session: Secret<String>? = nil, _ kind: Kind) {
        (self.username, self.name, self.session, self.kind) = (username, name ?? username, session, kind)
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        username = try values.decode(String.self, forKey: .username)
        name = try values.decode(String.self, forKey: .name)
        session = try values.decodeIfPresent(String.self, forKey: .session).map { Secret($0) }
        kind = try values.decode(Kind.self, forKey: .kind)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(username, forKey: .username)
        try values.encode(name, forKey: .name)
        try values.encodeIfPresent(session?.exposed, forKey: .session)
        try values.encode(kind, forKey: .kind)
    }

    /// No step is longer.
    private static let maxBytes = 16_384

    /// The step in an address; nil if there is none, or it is not of this browser and client (UI-05).
    init?(_ parameters: QueryParameters, _ call: ClientContext, _ browser: BrowserCookie, _ cipher: SecretCipher) {
        let steps = browser.texts.lazy.compactMap { Self(parameters, sealedFor: Place(call, $0), cipher) }
        guard let step = steps.first else { return nil }
        self = step
    }

    /// The step in an address, if it was sealed for `place`.
    init?(_ parameters: QueryParameters, sealedFor place: Place, _ cipher: SecretCipher) {
        guard let text = parameters.anyText("step"), text.utf8.count <= Self.maxBytes,
            let sealed = Base64.decodeURL(text),
            let plain = try? cipher.open(sealed, .hostedStep, place.pool, place.client, place.browser),
            let step = try? JSONDecoder().decode(PendingStep.self, from: Data(plain))
        else { return nil }
        self = step
    }

    func sealed(_ call: ClientContext, _ browser: BrowserCookie, _ cipher: SecretCipher) throws -> String {
        let plain = Array(try JSONEncoder().encode(self))
        let place = Place(call, browser.text)
        return Base64.encodeURL(try cipher.seal(plain, .hostedStep, place.pool, place.client, place.browser))
    }

    /// Where a sealed step can be opened.
    struct Place: Sendable {
        var pool: String
        var client: String
        var browser: String

        init(pool: String, client: String, browser: String) {
            (self.pool, self.client, self.browser) = (pool, client, browser)
        }

        fileprivate init(_ call: ClientContext, _ browser: String) {
            self.init(pool: call.pool.id.rawValue, client: call.client.id.rawValue, browser: browser)
        }
    }
}

// MARK: Replies

extension PendingStep {
    /// The form's reply to the challenge.
    ///
    /// - Throws: `InvalidInput` if a field is missing, `RefusedAttribute`, `DifferentPasswords`.
    func reply(in form: QueryParameters, session: Secret<String>, pool: UserPool) throws -> ChallengeReply {
        switch kind {
        case .firstFactors: return .firstFactorSelection(.success(try form.codeFactor()), session: session)
        case .password:
            let password = try form.secret(FieldName.password)
            return .firstFactorSelection(.success(.password(.success(password))), session: session)
        case .firstCode(let factor, _):
            let code = CodeReply(.success(try form.secret(FieldName.code)), session: session)
            return FirstFactor(rawValue: factor) == .smsCode ? .smsCode(code) : .emailCode(code)
        case .newPassword(let required):
            let attributes = form.attributes(required)
            try pool.schema.checkForm(attributes, requiring: required)
            return .newPassword(
                NewPasswordReply(
                    session: session, password: .success(try form.newPassword()), attributes: attributes))
        case .secondFactors:
            guard let factor = form[FieldName.choice].flatMap(SecondFactor.init(rawValue:)) else {
                throw InvalidInput("ANSWER is not one of the user's MFA types.")
            }
            return .secondFactorSelection(.success(factor), session: session)
        case .secondCode(let factor, _):
            let code = CodeReply(.success(try form.secret(FieldName.code)), session: session)
            return switch SecondFactor(rawValue: factor) {
            case .sms?: .smsSecondFactor(code)
            case .email?: .emailCode(code)
            case .softwareToken?, nil: .softwareToken(code)
            }
        case .emailToSetUp:
            let email = form.attributes([ContactAttribute.email.rawValue])
            try pool.schema.checkForm(email, requiring: [ContactAttribute.email.rawValue])
            return .secondFactorSetup(email: email[ContactAttribute.email.rawValue], session: session)
        case .factorsToSetUp, .authenticator, .confirmation, .reset: throw InvalidInput("The form is of another page.")
        }
    }
}

extension QueryParameters {
    /// The factor whose code is to be sent.
    fileprivate func codeFactor() throws(InvalidInput) -> ChosenFirstFactor {
        switch self[FieldName.choice].flatMap(FirstFactor.init(rawValue:)) {
        case .emailCode?: return .code(.emailCode)
        case .smsCode?: return .code(.smsCode)
        default: throw InvalidInput("ANSWER is not a challenge that can be selected.")
        }
    }

    /// The new password, which is given twice.
    ///
    /// - Throws: `InvalidInput` if it is missing, `DifferentPasswords`.
    func newPassword() throws -> Secret<String> {
        let password = try secret(FieldName.newPassword)
        if let repeated = anyText(FieldName.repeatedPassword), !repeated.hasSameBytes(as: password.exposed) {
            throw DifferentPasswords()
        }
        return password
    }

    /// The values of the attributes' fields, without empty ones.
    func attributes(_ names: [String]) -> [String: String] {
        var values: [String: String] = [:]
        for name in names { values[name] = self[FieldName.attribute(name)] }
        return values
    }
}

// MARK: Views

extension PendingStep {
    /// The page that asks for the answer; nil for steps that have pages of their own.
    func view(_ hosted: HostedRequest, _ problems: FormProblems) -> (any PageView)? {
        let (form, back) = (hosted.form(), hosted.link(LoginPage.path))
        switch kind {
        case .firstFactors(let factors):
            return ChooseFactorView(
                form: form, purpose: .first, name: name, options: factors.compactMap(FactorOption.init(first:)),
                problems: problems, back: back)
        case .password:
            return LoginView(
                form: form, nameKind: SignInNameKind(hosted.pool), name: hosted.suggestedName,
                forgotPassword: hosted.link(ForgotPasswordPage.path), problems: problems)
        case .firstCode(let factor, let destination):
            return CodeView(
                form: form, kind: factor == FirstFactor.smsCode.rawValue ? .sms : .email, destination: destination,
                resend: hosted.form(nil, [(FieldName.choice, ChallengePage.resend)]),
                otherFactor: hosted.form(nil, [(FieldName.choice, ChallengePage.otherFactor)]), back: back,
                problems: problems, notice: hosted.notice)
        case .newPassword(let required):
            return NewPasswordView(
                form: form, rules: PasswordRules(hosted.pool), attributes: required.map { AttributeField($0) },
                name: name, problems: problems)
        case .secondFactors(let factors):
            return ChooseFactorView(
                form: form, purpose: .second, options: factors.compactMap(FactorOption.init(second:)),
                problems: problems, back: back)
        case .secondCode(let factor, let destination):
            return codeView(of: factor, destination, hosted, problems)
        case .factorsToSetUp(let factors):
            return ChooseFactorView(
                form: form, purpose: .setUp, options: factors.compactMap(FactorOption.init(second:)),
                problems: problems, back: back)
        case .emailToSetUp:
            let typed = QueryParameters(form: hosted.request)?[FieldName.attribute("email")]
            return EmailSetupView(form: form, address: typed ?? "", back: back, problems: problems)
        case .authenticator(let key):
            return AuthenticatorSetupView(
                form: form, key: key, address: Self.address(ofKey: key, for: name, in: hosted), back: back,
                problems: problems)
        case .confirmation, .reset: return nil
        }
    }

    /// A recovery code takes the place of any of these codes, in the same form.
    private func codeView(
        of factor: String, _ destination: String?, _ hosted: HostedRequest, _ problems: FormProblems
    ) -> any PageView {
        let back = hosted.link(LoginPage.path)
        if hosted.asksRecoveryCode {
            return RecoveryCodeView(form: hosted.form(), back: back, problems: problems)
        }
        return CodeView(
            form: hosted.form(), kind: CodeView.Kind(factor), destination: destination,
            recoveryCode: hosted.link(ChallengePage.path, hosted.sealedStep + [("recovery", "1")]), back: back,
            problems: problems)
    }

    /// What authenticator apps read (the Key URI Format of the first of them).
    private static func address(ofKey key: String, for name: String, in hosted: HostedRequest) -> String {
        let issuer = PercentEncoding.encode(hosted.pool.name.utf8)
        return "otpauth://totp/\(issuer):\(PercentEncoding.encode(name.utf8))?secret=\(key)&issuer=\(issuer)"
    }
}

extension CodeView.Kind {
    fileprivate init(_ factor: String) {
        switch SecondFactor(rawValue: factor) {
        case .sms?: self = .sms
        case .email?: self = .email
        default: self = .authenticatorApp
        }
    }
}

extension FactorOption {
    fileprivate init?(first factor: String) {
        switch FirstFactor(rawValue: factor) {
        case .password?: self.init(.password, value: factor)
        case .emailCode?: self.init(.emailCode, value: factor)
        case .smsCode?: self.init(.smsCode, value: factor)
        default: return nil
        }
    }

    fileprivate init?(second factor: String) {
        switch SecondFactor(rawValue: factor) {
        case .sms?: self.init(.smsCode, value: factor)
        case .email?: self.init(.emailCode, value: factor)
        case .softwareToken?: self.init(.authenticatorApp, value: factor)
        case nil: return nil
        }
    }
}

extension PasswordRules {
    /// The rules of `pool` for passwords.
    init(_ pool: UserPool) {
        let policy = pool.settings.passwordPolicy
        self.init(
            minimumLength: policy.minimumLength, uppercase: policy.requireUppercase,
            lowercase: policy.requireLowercase, number: policy.requireNumbers, symbol: policy.requireSymbols,
            history: policy.historySize ?? 0)
    }
}
