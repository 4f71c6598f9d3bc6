import Authentication
import Kernel
import Tokens
import UserPoolsModel

/// The state of a sign-in, as four operations return it.
struct AuthAnswer: Sendable {
    var result: AuthenticationResultType?
    var challenge: ChallengeNameType?
    var parameters: [String: String]?
    var session: Secret<String>?

    init(_ step: SignInStep) throws {
        if case .signedIn(let tokens) = step {
            result = AuthenticationResultType(tokens)
            parameters = [:]
        } else if let output = try ChallengeOutput(step) {
            challenge = ChallengeNameType(rawValue: output.name)
            parameters = output.parameters
            session = output.session
        }
    }
}

extension AuthenticationResultType {
    init(_ tokens: IssuedTokens) {
        self.init(
            accessToken: tokens.accessToken, expiresIn: tokens.expiresIn, idToken: tokens.idToken,
            refreshToken: tokens.refreshToken, tokenType: "Bearer")
    }
}

extension InitiateAuthOutput {
    init(_ answer: AuthAnswer) {
        self.init(
            authenticationResult: answer.result, challengeName: answer.challenge,
            challengeParameters: answer.parameters, session: answer.session)
    }
}

extension AdminInitiateAuthOutput {
    init(_ answer: AuthAnswer) {
        self.init(
            authenticationResult: answer.result, challengeName: answer.challenge,
            challengeParameters: answer.parameters, session: answer.session)
    }
}

extension RespondToAuthChallengeOutput {
    init(_ answer: AuthAnswer) {
        self.init(
            authenticationResult: answer.result, challengeName: answer.challenge,
            challengeParameters: answer.parameters, session: answer.session)
    }
}

extension AdminRespondToAuthChallengeOutput {
    init(_ answer: AuthAnswer) {
        self.init(
            authenticationResult: answer.result, challengeName: answer.challenge,
            challengeParameters: answer.parameters, session: answer.session)
    }
}
