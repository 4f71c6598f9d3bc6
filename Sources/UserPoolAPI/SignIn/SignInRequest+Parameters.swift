package import Authentication
package import Directory
package import Kernel
import SRP
import UserPoolsModel
import WireRuntime

extension SignInRequest {
    /// The request in the parameters of an auth call.
    ///
    /// - Parameter session: The session of a user who has just confirmed a sign-up; only used by `USER_AUTH`.
    /// - Throws: `InvalidInput` if the caller may not use the flow. Invalid parameters are refused later, by the
    ///   sign-in.
    package init(
        _ flow: AuthFlow, in parameters: AuthParameters, session: Secret<String>? = nil, client: ClientID,
        origin: Origin, clientMetadata: [String: String]? = nil
    ) throws {
        // InitiateAuth and AdminInitiateAuth have separate password flows.
        guard flow != (origin.isAdministrative ? AuthFlow.password : AuthFlow.adminPassword) else {
            throw InvalidInput("Initiate Auth method not supported")
        }
        self.init(
            client: client, secretHash: parameters["SECRET_HASH"], origin: origin,
            credential: Credential(flow, in: parameters, session: session), device: parameters.device,
            clientMetadata: clientMetadata)
    }
}

extension SignInRequest.Credential {
    /// The input of `flow` in its parameters.
    fileprivate init(_ flow: AuthFlow, in parameters: AuthParameters, session: Secret<String>?) {
        let username = parameters.username
        switch flow {
        case .password, .adminPassword:
            self = .input(.password(username: username, parameters.secret("PASSWORD")))
        case .srp: self = .input(.srp(username: username, parameters.publicValue))
        case .custom: self = .input(.custom(username: username, parameters.customStart))
        case .refreshToken: self = .refreshToken(parameters.secret("REFRESH_TOKEN"))
        case .choice: self = .input(.choice(parameters.firstFactor(session: session)))
        }
    }
}

extension AuthParameters {
    /// A, or the refusal of an A that is missing, not hexadecimal or not between 0 and N (SRP-01).
    var publicValue: Parsed<SRPPublicValue> {
        Parsed { () throws(InvalidInput) in
            let text = try require("SRP_A")
            guard text.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit) else {
                let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(256)))
                throw InvalidInput(
                    "1 validation error detected: Value '\(shown)' at 'sRPA' failed to satisfy constraint: "
                        + "Member must satisfy regular expression pattern: ^[0-9a-fA-F]+$")
            }
            return try SRPPublicValue(hex: text)
        }
    }

    /// The input of a custom sign-in. `CHALLENGE_NAME` requests SRP first; `SRP_A` alone leaves this to the pool's
    /// function.
    fileprivate var customStart: Parsed<CustomStart> {
        Parsed { () throws(InvalidInput) in
            guard let first = self["CHALLENGE_NAME"]?.exposed else {
                return CustomStart(publicValue: self["SRP_A"] == nil ? nil : try publicValue.get())
            }
            guard first.hasSameBytes(as: "SRP_A") else {
                throw InvalidInput("CHALLENGE_NAME is not SRP_A, the only challenge that a sign-in can begin with.")
            }
            return CustomStart(publicValue: try publicValue.get(), beginsWithSRP: true)
        }
    }
}

extension AuthFlow {
    /// The flow that the caller names.
    ///
    /// - Throws: `InvalidInput` for a name that the model does not have.
    init(_ name: AuthFlowType) throws {
        switch name.rawValue {
        case "USER_SRP_AUTH": self = .srp
        case "REFRESH_TOKEN_AUTH", "REFRESH_TOKEN": self = .refreshToken
        case "CUSTOM_AUTH": self = .custom
        case "USER_PASSWORD_AUTH": self = .password
        case "ADMIN_USER_PASSWORD_AUTH", "ADMIN_NO_SRP_AUTH": self = .adminPassword
        case "USER_AUTH": self = .choice
        default: throw InvalidInput("\(name.rawValue) is not an authentication flow.")
        }
    }
}

// MARK: Replies to challenges

extension SignInRequest {
    /// The reply to the challenge called `name` in the parameters of an auth call. The sign-in refuses invalid ones.
    package init(
        replyTo name: String, session: Secret<String>?, in parameters: AuthParameters, client: ClientID,
        origin: Origin, clientMetadata: [String: String]? = nil
    ) {
        let reply =
            ChallengeKind(rawValue: name).flatMap { parameters.reply(to: $0, session: session) }
            ?? .failure(InvalidInput("\(name) is not a challenge that this service gives."))
        self.init(
            client: client, secretHash: parameters["SECRET_HASH"], origin: origin,
            credential: .input(.reply(username: parameters.respondent, reply)), device: parameters.device,
            clientMetadata: clientMetadata)
    }
}

extension AuthParameters {
    /// The reply to a challenge of `kind`; nil if the service does not give such challenges.
    fileprivate func reply(to kind: ChallengeKind, session: Secret<String>?) -> Parsed<ChallengeReply>? {
        func inSession(_ reply: (Secret<String>) -> ChallengeReply) -> Parsed<ChallengeReply> {
            guard let session else { return .failure(InvalidInput("Missing required parameter Session")) }
            return .success(reply(session))
        }
        func code(_ name: String, as reply: (CodeReply) -> ChallengeReply) -> Parsed<ChallengeReply> {
            inSession { reply(CodeReply(secret(name), session: $0)) }
        }
        return switch kind {
        case .firstFactorSelection: inSession { .firstFactorSelection(chosenFirstFactor, session: $0) }
        case .password, .passwordSRP:
            inSession { .firstFactorSelection(chosenFirstFactor(kind, by: "ChallengeName"), session: $0) }
        case .passwordVerifier: proof.map { .passwordVerifier($0) }
        case .smsCode: code("SMS_OTP_CODE") { .smsCode($0) }
        case .emailCode: code("EMAIL_OTP_CODE") { .emailCode($0) }
        case .newPassword: inSession { .newPassword(newPassword(session: $0)) }
        case .secondFactorSetup: inSession { .secondFactorSetup(email: self["EMAIL"]?.exposed, session: $0) }
        case .secondFactorSelection: inSession { .secondFactorSelection(secondFactor, session: $0) }
        case .smsSecondFactor: code("SMS_MFA_CODE") { .smsSecondFactor($0) }
        case .softwareToken: code("SOFTWARE_TOKEN_MFA_CODE") { .softwareToken($0) }
        case .deviceSRP: deviceKey.map { .deviceSRP(deviceStart($0, session: session)) }
        case .deviceVerifier: deviceKey.flatMap { key in proof.map { .deviceVerifier(key, $0) } }
        case .custom: code("ANSWER") { .custom($0) }
        case .passkey, .passwordSRPStart: nil
        }
    }

    private func newPassword(session: Secret<String>) -> NewPasswordReply {
        NewPasswordReply(
            session: session, password: secret("NEW_PASSWORD"),
            attributes: values(after: NewPasswordChallenge.attributePrefix))
    }

    private func deviceStart(_ device: DeviceKey, session: Secret<String>?) -> DeviceSRPReply {
        DeviceSRPReply(device, session: session, publicValue: publicValue)
    }

    /// The device that the reply proves.
    private var deviceKey: Parsed<DeviceKey> { text("DEVICE_KEY").map { DeviceKey(rawValue: $0) } }
}

extension AuthParameters {
    fileprivate var respondent: Parsed<Username> {
        isEmpty ? .failure(InvalidInput("Missing required parameter challenge responses.")) : username
    }

    /// The second factor that the user chose.
    fileprivate var secondFactor: Parsed<SecondFactor> {
        text("ANSWER").flatMap { answer in
            guard let factor = SecondFactor(rawValue: answer) else {
                return .failure(InvalidInput("ANSWER is not one of the user's MFA types."))
            }
            return .success(factor)
        }
    }

    /// The proof, or the refusal of the first part that is missing or malformed, in the order of the service. The
    /// signature covers the canonical form of the time, regardless of the form that was sent.
    fileprivate var proof: Parsed<SRPProof> {
        Parsed { () throws(InvalidInput) in
            let timeText = try require("TIMESTAMP")
            let signatureText = try require("PASSWORD_CLAIM_SIGNATURE")
            let blockText = try require("PASSWORD_CLAIM_SECRET_BLOCK")
            guard let time = SRPTimestamp.parse(timeText) else {
                throw InvalidInput("TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.")
            }
            guard let signature = Base64.decode(signatureText) else {
                throw InvalidInput("Invalid PASSWORD_CLAIM_SIGNATURE format. Must be a Base64 string.")
            }
            // A block that is not Base64 was not sealed here either, and is refused in the same way.
            let block = Base64.decode(blockText) ?? []
            return SRPProof(secretBlock: block, timestamp: SRPTimestamp.text(time), signature: signature)
        }
    }
}

// MARK: First factors

extension AuthParameters {
    /// The input of a sign-in with `USER_AUTH`.
    func firstFactor(session: Secret<String>?) -> FirstFactorRequest {
        let preferred = self["PREFERRED_CHALLENGE"].flatMap { $0.exposed.isEmpty ? nil : $0.exposed }
        return FirstFactorRequest(
            username: username,
            preferred: preferred.map { name in
                chosenFirstFactor(ChallengeKind(rawValue: name), by: "PREFERRED_CHALLENGE").map { $0 }
            } ?? .success(nil),
            session: session)
    }

    /// The first factor in the reply to `SELECT_CHALLENGE`.
    var chosenFirstFactor: Parsed<ChosenFirstFactor> {
        text("ANSWER").flatMap { chosenFirstFactor(ChallengeKind(rawValue: $0), by: "ANSWER") }
    }

    /// The first factor of the challenge `kind`, with the parameters of its proof.
    func chosenFirstFactor(_ kind: ChallengeKind?, by parameter: String) -> Parsed<ChosenFirstFactor> {
        switch kind {
        case .password: .success(.password(secret("PASSWORD")))
        case .passwordSRP: .success(.srp(publicValue))
        case .emailCode: .success(.code(.emailCode))
        case .smsCode: .success(.code(.smsCode))
        case .passkey: .success(.unbuilt)
        default: .failure(InvalidInput("\(parameter) is not a challenge that can be selected."))
        }
    }
}

/// The string map of an auth call.
package struct AuthParameters: Sendable {
    private let values: Secret<[String: String]>

    package init(_ values: Secret<[String: String]>?) { self.values = values ?? Secret([:]) }

    var isEmpty: Bool { values.exposed.isEmpty }

    subscript(_ name: String) -> Secret<String>? { values.exposed[name].map { Secret($0) } }

    /// The value of the parameter `name`.
    ///
    /// - Throws: `InvalidInput` if it is missing or empty.
    func require(_ name: String) throws(InvalidInput) -> String {
        guard let value = values.exposed[name], !value.isEmpty else {
            throw InvalidInput("Missing required parameter \(name)")
        }
        return value
    }

    /// The value of the parameter `name`, or the refusal of a missing one.
    func text(_ name: String) -> Parsed<String> {
        Parsed { () throws(InvalidInput) in try require(name) }
    }

    /// The name in the parameter `USERNAME`, or the refusal of a missing one.
    var username: Parsed<Username> { text("USERNAME").map { Username(rawValue: $0) } }

    /// The device that the app claims to run on. An empty key, which some apps send, is ignored.
    var device: DeviceKey? {
        guard let key = values.exposed["DEVICE_KEY"], !key.isEmpty else { return nil }
        return DeviceKey(rawValue: key)
    }

    /// The secret in the parameter `name`, or the refusal of a missing one.
    func secret(_ name: String) -> Parsed<Secret<String>> { text(name).map { Secret($0) } }

    /// The parameters whose names begin with `prefix`, by the rest of their names.
    func values(after prefix: String) -> [String: String] {
        var found: [String: String] = [:]
        for (name, value) in values.exposed where name.utf8.starts(with: prefix.utf8) {
            found[String(decoding: name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)] = value
        }
        return found
    }
}
