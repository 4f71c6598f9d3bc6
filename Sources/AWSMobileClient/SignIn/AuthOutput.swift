import Kernel
import UserPoolsModel

/// The common part of the outputs of `InitiateAuth` and `RespondToAuthChallenge`.
struct AuthOutput: Sendable {
    var result: AuthenticationResultType?
    var name: ChallengeNameType?
    var parameters: [String: String]
    var session: Secret<String>?
    /// The factors that a sign-in can begin with.
    var available: [String]

    init(_ output: InitiateAuthOutput) {
        (result, name) = (output.authenticationResult, output.challengeName)
        (parameters, session) = (output.challengeParameters ?? [:], output.session)
        available = (output.availableChallenges ?? []).map(\.rawValue)
    }

    init(_ output: RespondToAuthChallengeOutput) {
        (result, name) = (output.authenticationResult, output.challengeName)
        (parameters, session) = (output.challengeParameters ?? [:], output.session)
        available = []
    }
}

/// The result of one step of a sign-in.
enum SignInProgress: Sendable {
    case session(Session)
    case challenge(SignInChallenge)
}

/// A sign-in failed after the service had accepted an answer, so that the challenge is not the one before the call.
struct SignInInterruption: Error {
    /// The error for the app.
    var reason: any Error
    /// The next challenge to answer; nil if the sign-in ended.
    var open: SignInChallenge?
}
