import Authentication
import Directory
import Kernel
import Tokens
import UserPoolsModel

/// The state of a sign-in, as returned by four operations.
struct AuthenticationOutput: Sendable {
    var result: AuthenticationResultType?
    var challenge: ChallengeNameType?
    var parameters: [String: String]?
    var session: Secret<String>?
    /// The choices of a user who is starting a sign-in.
    var available: [ChallengeNameType]?

    init(_ step: SignInStep) throws {
        if case .signedIn(let tokens) = step {
            result = AuthenticationResultType(tokens)
            parameters = [:]
        } else if let output = try ChallengeOutput(step) {
            challenge = ChallengeNameType(output.kind)
            parameters = output.parameters
            session = output.session
            available = output.available?.map { ChallengeNameType($0) }
        }
    }
}

extension ChallengeNameType {
    fileprivate init(_ kind: ChallengeKind) { self.init(rawValue: kind.rawValue) }
}

extension AuthenticationResultType {
    init(_ tokens: IssuedTokens) {
        self.init(
            accessToken: tokens.accessToken, expiresIn: tokens.expiresIn, idToken: tokens.idToken,
            newDeviceMetadata: tokens.newDevice.map { NewDeviceMetadataType($0) },
            refreshToken: tokens.refreshToken, tokenType: "Bearer")
    }
}

extension NewDeviceMetadataType {
    fileprivate init(_ device: NewDevice) { self.init(deviceGroupKey: device.group, deviceKey: device.key.rawValue) }
}

extension InitiateAuthOutput {
    init(_ answer: AuthenticationOutput) {
        self.init(
            authenticationResult: answer.result, availableChallenges: answer.available, challengeName: answer.challenge,
            challengeParameters: answer.parameters, session: answer.session)
    }
}

extension AdminInitiateAuthOutput {
    init(_ answer: AuthenticationOutput) {
        self.init(
            authenticationResult: answer.result, availableChallenges: answer.available, challengeName: answer.challenge,
            challengeParameters: answer.parameters, session: answer.session)
    }
}

extension RespondToAuthChallengeOutput {
    init(_ answer: AuthenticationOutput) {
        self.init(
            authenticationResult: answer.result, challengeName: answer.challenge,
            challengeParameters: answer.parameters, session: answer.session)
    }
}

extension AdminRespondToAuthChallengeOutput {
    init(_ answer: AuthenticationOutput) {
        self.init(
            authenticationResult: answer.result, challengeName: answer.challenge,
            challengeParameters: answer.parameters, session: answer.session)
    }
}
