import Directory
import Kernel
import SignIn
import WireModel

/// The state of a sign-in, as four operations return it.
struct AuthAnswer: Sendable {
    var result: AuthenticationResultType?
    var challenge: ChallengeNameType?
    var parameters: [String: String]?
    var session: Secret<String>?

    init(_ step: SignInStep) {
        switch step {
        case .signedIn(let tokens):
            result = AuthenticationResultType(tokens)
            parameters = [:]
        case .asked(let asked, let session, let given):
            challenge = ChallengeNameType(rawValue: asked.rawValue)
            parameters = given
            self.session = session.map { Secret($0) }
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

extension AuthFlow {
    /// The flow that the caller names.
    ///
    /// - Throws: `invalidInput` for a name that the model does not have.
    init(_ name: AuthFlowType) throws {
        guard let flow = AuthFlow(wireName: name.rawValue) else {
            throw Refusal.invalid("\(name.rawValue) is not an authentication flow.")
        }
        self = flow
    }
}
