import Directory
import Kernel
import WireRuntime

extension FollowedChallenge {
    /// The longest session in bytes, and the longest text that is shown in characters.
    private static let (maxSession, maxText) = (4096, 256)
    /// The most bytes of all parameters together, which a function may set.
    private static let maxParameters = 16_384

    /// Reads the challenge in an output. Nil if it has no session, or if there is nothing to choose from.
    ///
    /// - Parameter username: The user's name there, if the challenge names no other.
    init?(_ kind: ChallengeKind, in output: JSONObject, username: String) {
        let members = output["ChallengeParameters"]?.object?.members ?? []
        let parameters = Dictionary(
            members.prefix(64).compactMap { member in member.value.string.map { (member.name, $0) } },
            uniquingKeysWith: { first, _ in first })
        guard let session = output["Session"]?.string, (1...Self.maxSession).contains(session.utf8.count),
            parameters.reduce(0, { $0 + $1.key.utf8.count + $1.value.utf8.count }) <= Self.maxParameters,
            let question = Question(kind, with: parameters)
        else { return nil }
        let name = parameters["USER_ID_FOR_SRP"] ?? parameters["USERNAME"] ?? username
        self.init(question, reference: Reference(kind, session: session, username: name))
    }

    fileprivate static func shortened(_ text: String?) -> String? {
        text.map { String($0.unicodeScalars.prefix(maxText)) }
    }
}

extension FollowedChallenge.Question {
    fileprivate init?(_ kind: ChallengeKind, with parameters: [String: String]) {
        let destination = FollowedChallenge.shortened(parameters["CODE_DELIVERY_DESTINATION"]) ?? ""
        switch kind {
        case .smsSecondFactor: self = .sentCode(.sms, destination: destination)
        case .emailCode: self = .sentCode(.email, destination: destination)
        case .softwareToken:
            self = .softwareToken(deviceName: FollowedChallenge.shortened(parameters["FRIENDLY_DEVICE_NAME"]))
        case .secondFactorSelection:
            let text = parameters["MFAS_CAN_CHOOSE"] ?? parameters["MFAS_CAN_SETUP"] ?? ""
            guard case .array(let listed)? = try? JSONReader.read(Array(text.utf8)) else { return nil }
            let factors = listed.prefix(8).compactMap(\.string).compactMap(SecondFactor.init(rawValue:))
            guard !factors.isEmpty else { return nil }
            self = .selection(factors)
        case .custom: self = .custom(parameters)
        case .firstFactorSelection, .password, .passwordSRP, .passwordSRPStart, .passwordVerifier, .passkey, .smsCode,
            .newPassword, .secondFactorSetup, .deviceSRP, .deviceVerifier:
            return nil
        }
    }
}

extension ChallengeKind {
    /// The member of a reply that has the answer.
    var answerName: String {
        switch self {
        case .smsSecondFactor: "SMS_MFA_CODE"
        case .emailCode: "EMAIL_OTP_CODE"
        case .softwareToken: "SOFTWARE_TOKEN_MFA_CODE"
        case .secondFactorSelection, .custom: "ANSWER"
        // A followed challenge is none of these: `Question` has no case for them.
        case .firstFactorSelection, .password, .passwordSRP, .passwordSRPStart, .passwordVerifier, .passkey, .smsCode,
            .newPassword, .secondFactorSetup, .deviceSRP, .deviceVerifier:
            "ANSWER"
        }
    }
}
