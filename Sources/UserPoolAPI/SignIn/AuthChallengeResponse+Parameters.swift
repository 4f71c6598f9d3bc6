package import Authentication
import Directory
package import Kernel
import SRP

extension AuthChallengeResponse {
    /// The answer in the parameters of an auth call to the challenge called `name`.
    package init(
        _ name: String, session: Secret<String>?, _ parameters: AuthParameters, client: ClientID,
        origin: SignInRequest.Origin, clientMetadata: [String: String]? = nil
    ) {
        let parse = Self.parsers[name] ?? { _, _ in .failure(.notGiven(name)) }
        self.init(
            client: client, secretHash: parameters["SECRET_HASH"], origin: origin, username: parameters.respondent,
            answer: parse(parameters, session), device: parameters.device, clientMetadata: clientMetadata)
    }

    /// How the answer to each challenge is read.
    private static let parsers:
        [String: @Sendable (AuthParameters, Secret<String>?) -> Parsed<any AuthChallengeAnswer>] = [
            "PASSWORD_VERIFIER": { parameters, _ in parameters.proof.map { PasswordVerifierAnswer($0) } },
            "DEVICE_SRP_AUTH": { parameters, session in
                parameters.text("DEVICE_KEY").map {
                    DeviceSRPAnswer(DeviceKey(rawValue: $0), session: session, parameters.publicValue)
                }
            },
            "DEVICE_PASSWORD_VERIFIER": { parameters, _ in
                parameters.text("DEVICE_KEY").flatMap { key in
                    parameters.proof.map { DeviceProofAnswer(DeviceKey(rawValue: key), $0) }
                }
            },
            "NEW_PASSWORD_REQUIRED": inSession { parameters, session in
                NewPasswordAnswer(
                    session: session, password: parameters.secret("NEW_PASSWORD"),
                    attributes: parameters.values(after: NewPasswordChallenge.attributePrefix))
            },
            "SELECT_CHALLENGE": inSession { FirstFactorAnswer(session: $1, chosen: $0.chosenFirstFactor) },
            "PASSWORD": choosing("PASSWORD"),
            "PASSWORD_SRP": choosing("PASSWORD_SRP"),
            "SMS_OTP": inSession { SentCodeAnswer(.smsCode, session: $1, code: $0.secret("SMS_OTP_CODE")) },
            "SMS_MFA": inSession { SentCodeAnswer(nil, .sms, session: $1, code: $0.secret("SMS_MFA_CODE")) },
            "EMAIL_OTP": inSession {
                SentCodeAnswer(.emailCode, .email, session: $1, code: $0.secret("EMAIL_OTP_CODE"))
            },
            "SOFTWARE_TOKEN_MFA": inSession { parameters, session in
                SoftwareTokenAnswer(session: session, code: parameters.secret("SOFTWARE_TOKEN_MFA_CODE"))
            },
            "SELECT_MFA_TYPE": inSession { SecondFactorSelectionAnswer(session: $1, factor: $0.secondFactor) },
            "CUSTOM_CHALLENGE": inSession { CustomChallengeAnswer(session: $1, answer: $0.secret("ANSWER")) },
            "MFA_SETUP": inSession { SecondFactorSetupAnswer(session: $1, email: $0["EMAIL"]?.exposed) },
        ]

    /// Reads an answer that names the chosen factor itself, and not in `ANSWER`.
    private static func choosing(
        _ name: String
    ) -> @Sendable (AuthParameters, Secret<String>?) -> Parsed<any AuthChallengeAnswer> {
        inSession { FirstFactorAnswer(session: $1, chosen: $0.chosen(name, by: "ChallengeName")) }
    }

    /// Reads an answer that comes with the session of its challenge.
    private static func inSession(
        _ parse: @escaping @Sendable (AuthParameters, Secret<String>) -> any AuthChallengeAnswer
    ) -> @Sendable (AuthParameters, Secret<String>?) -> Parsed<any AuthChallengeAnswer> {
        { parameters, session in
            guard let session else { return .failure(InvalidInput("Missing required parameter Session")) }
            return .success(parse(parameters, session))
        }
    }
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
    /// signature is over the canonical form of the time, in whichever form the time is sent.
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
            // A block that is not Base64 was not sealed here either, and is refused as any such block is.
            let block = Base64.decode(blockText) ?? []
            return SRPProof(secretBlock: block, timestamp: SRPTimestamp.text(time), signature: signature)
        }
    }
}

extension InvalidInput {
    fileprivate static func notGiven(_ challenge: String) -> Self {
        Self("\(challenge) is not a challenge that this service gives.")
    }
}
