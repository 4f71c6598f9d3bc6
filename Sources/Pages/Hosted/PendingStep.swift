import Authentication
import Cryptography
import Directory
import Foundation
import Kernel
import Wire

/// The current step of a sign-in. The address of the next page contains it, sealed for the browser and the client, so
/// that pages can be reloaded and several tabs do not affect each other.
struct PendingStep: Codable, Sendable {
    /// The user's name for the reply. In some pools it is the `sub`, so pages do not show it.
    var username: String
    /// The name on pages: the typed text, and the user's display name once a factor is proven. Showing another name
    /// earlier would reveal which users exist.
    var name: String
    /// The auth session; nil if there is none.
    var session: Secret<String>?
    var kind: Kind

    enum Kind: Codable, Sendable {
        /// The choice of a first factor.
        case firstFactors([FirstFactor])
        /// The password as the chosen first factor.
        case password
        /// A code as the first factor, and where it went.
        case firstCode(FirstFactor, destination: String)
        /// A new password, the attributes that are missing, and whether earlier passwords are forbidden.
        case newPassword(required: [String], hasHistory: Bool)
        /// The choice of a second factor.
        case secondFactors([SecondFactor])
        /// A code as the second factor; where it went, or nil for an app; whether the user has recovery codes, and
        /// whether the code can be sent again.
        case secondCode(SecondFactor, destination: String?, isRecoverable: Bool, isResendable: Bool)
        /// The choice of a second factor to set up.
        case factorsToSetUp([SecondFactor])
        /// The address for codes by e-mail, which are set up.
        case emailToSetUp
        /// The set-up of an authenticator app, whose key is this.
        case authenticator(key: String)
        /// The confirmation of a sign-up, and where its code went. With the session of the sign-up, the user is signed
        /// in as well.
        case confirmation(destination: String?, isAskedAtSignIn: Bool = false)
        /// The reset of a password, and where its code went.
        case reset(destination: String)
        /// The sign-in has just begun, and the name is entered.
        case named
    }

    private enum CodingKeys: String, CodingKey { case username, name, session, kind }

    /// - Parameter name: The name that pages show; nil if it is the username.
    init(_ username: String, shownAs name: String? = nil, session: Secret<String>? = nil, kind: Kind) {
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

    /// The name in an address.
    static let parameter = "step"
    /// The upper limit on a step's length.
    private static let maxBytes = 16_384

    /// The step in an address; nil if it is missing, or belongs to another browser or client (UI-05).
    init?(_ parameters: QueryParameters, from context: ClientContext, browser: BrowserCookie, cipher: SecretCipher) {
        let steps = browser.texts.lazy.compactMap {
            Self(parameters, in: SealContext(context, browser: $0), cipher: cipher)
        }
        guard let step = steps.first else { return nil }
        self = step
    }

    /// The step in an address, if it was sealed in `context`.
    init?(_ parameters: QueryParameters, in context: SealContext, cipher: SecretCipher) {
        guard let text = parameters.anyText(Self.parameter), text.utf8.count <= Self.maxBytes,
            let sealed = Base64.decodeURL(text),
            let plain = try? cipher.open(sealed, .hostedStep, context.pool, context.client, context.browser),
            let step = try? JSONDecoder().decode(PendingStep.self, from: Data(plain))
        else { return nil }
        self = step
    }

    func sealed(_ context: ClientContext, browser: BrowserCookie, cipher: SecretCipher) throws -> String {
        let plain = Array(try JSONEncoder().encode(self))
        let seal = SealContext(context, browser: browser.text)
        return Base64.encodeURL(try cipher.seal(plain, .hostedStep, seal.pool, seal.client, seal.browser))
    }

    /// The pool, client and browser that a step is sealed for.
    struct SealContext: Sendable {
        var pool: String
        var client: String
        var browser: String

        init(pool: String, client: String, browser: String) {
            (self.pool, self.client, self.browser) = (pool, client, browser)
        }

        fileprivate init(_ context: ClientContext, browser: String) {
            self.init(pool: context.pool.id.rawValue, client: context.client.id.rawValue, browser: browser)
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
            return factor == .smsCode ? .smsCode(code) : .emailCode(code)
        case .newPassword(let required, _):
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
        case .secondCode(let factor, _, _, _):
            let code = CodeReply(.success(try form.secret(FieldName.code)), session: session)
            return switch factor {
            case .sms: .smsSecondFactor(code)
            case .email: .emailCode(code)
            case .softwareToken: .softwareToken(code)
            }
        case .emailToSetUp:
            let email = form.attributes([ContactAttribute.email.rawValue])
            try pool.schema.checkForm(email, requiring: [ContactAttribute.email.rawValue])
            return .secondFactorSetup(email: email[ContactAttribute.email.rawValue], session: session)
        case .factorsToSetUp, .authenticator, .confirmation, .reset, .named:
            throw InvalidInput("The form is of another page.")
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
