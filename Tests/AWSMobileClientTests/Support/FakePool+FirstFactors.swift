@testable import Kernel
@testable import UserPoolsModel
@testable import WireRuntime

/// Sign-ins that begin with a factor of the user's choice.
extension FakePool.State {
    /// Begins with the preferred factor if the user has it, else asks for the choice.
    mutating func chooseFirst(
        _ name: String, _ user: FakePool.User, _ parameters: [String: String]
    ) throws -> InitiateAuthOutput {
        let session = FakeAuthSession(name: name, challenge: .selectChallenge)
        guard let preferred = parameters["PREFERRED_CHALLENGE"], user.firstFactors.contains(preferred) else {
            var output = InitiateAuthOutput(ask(.selectChallenge, session))
            output.availableChallenges = user.firstFactors.map(ChallengeNameType.init(rawValue:))
            return output
        }
        return InitiateAuthOutput(try begin(preferred, session, parameters))
    }

    /// Continues with the factor that was chosen. The auth session stays.
    mutating func takeChoice(
        _ session: FakeAuthSession, _ responses: [String: String]
    ) throws -> RespondToAuthChallengeOutput {
        let chosen = responses["ANSWER"] ?? ""
        guard users[session.name]?.firstFactors.contains(chosen) == true else {
            throw FakeRefusal(code: "InvalidParameterException", message: "Selected challenge is not available")
        }
        return try begin(chosen, session, responses)
    }

    private mutating func begin(
        _ factor: String, _ session: FakeAuthSession, _ parameters: [String: String]
    ) throws -> RespondToAuthChallengeOutput {
        guard let user = users[session.name] else { throw FakeRefusal.wrong }
        switch factor {
        case "PASSWORD":
            guard user.password == parameters["PASSWORD"] else { throw FakeRefusal.wrong }
            return try proved(session.name, user, nil)
        case "PASSWORD_SRP":
            let asked = try verifiers.challenge(session.name, user.password, publicValue: parameters["SRP_A"] ?? "")
            return RespondToAuthChallengeOutput(
                challengeName: asked.challengeName, challengeParameters: asked.challengeParameters)
        default:
            var next = session
            next.isFirstFactor = true
            return ask(for: factor, next)
        }
    }
}
