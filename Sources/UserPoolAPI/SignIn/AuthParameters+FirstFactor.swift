import Authentication
import Directory
import Kernel

/// A first factor that is chosen, by the name of its challenge. The password has two: it is sent, or proven by SRP.
private enum FirstFactorName: String {
    case password = "PASSWORD"
    case passwordSRP = "PASSWORD_SRP"
    case emailCode = "EMAIL_OTP"
    case smsCode = "SMS_OTP"
    case passkey = "WEB_AUTHN"
}

extension AuthParameters {
    /// The content of a request of `USER_AUTH`.
    func firstFactor(_ session: Secret<String>?) -> FirstFactorRequest {
        let preferred = self["PREFERRED_CHALLENGE"].flatMap { $0.exposed.isEmpty ? nil : $0.exposed }
        return FirstFactorRequest(
            username: username,
            preferred: preferred.map { chosen($0, by: "PREFERRED_CHALLENGE").map { $0 } } ?? .success(nil),
            session: session)
    }

    /// The first factor in the answer to `SELECT_CHALLENGE`.
    var chosenFirstFactor: Parsed<ChosenFirstFactor> { text("ANSWER").flatMap { chosen($0, by: "ANSWER") } }

    /// The first factor called `name`, with the parameters of its proof.
    func chosen(_ name: String, by parameter: String) -> Parsed<ChosenFirstFactor> {
        switch FirstFactorName(rawValue: name) {
        case .password: .success(.password(secret("PASSWORD")))
        case .passwordSRP: .success(.srp(publicValue))
        case .emailCode: .success(.code(.emailCode))
        case .smsCode: .success(.code(.smsCode))
        case .passkey: .success(.unbuilt)
        case nil: .failure(InvalidInput("\(parameter) is not a challenge that can be selected."))
        }
    }
}

extension FirstFactor {
    /// The names of the challenges by which the factor is chosen.
    var challengeNames: [String] {
        switch self {
        case .password: [FirstFactorName.password.rawValue, FirstFactorName.passwordSRP.rawValue]
        case .emailCode: [FirstFactorName.emailCode.rawValue]
        case .smsCode: [FirstFactorName.smsCode.rawValue]
        case .passkey, .authenticator: []
        }
    }
}
