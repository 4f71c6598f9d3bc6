import Authentication
import Directory
import Factors
import Kernel

/// The set-up of a second factor that the pool requires (`MFA_SETUP`).
extension ChallengePage {
    /// The response to the choice of a factor to set up.
    func setUp(_ choice: String?, session: Secret<String>, at step: PendingStep, in hosted: HostedRequest) async throws
        -> HostedResponse
    {
        guard case .factorsToSetUp(let offered) = step.kind, let factor = choice.flatMap(SecondFactor.init(rawValue:)),
            offered.contains(factor)
        else { throw InvalidInput("ANSWER is not one of the factors that can be set up.") }
        return try await hosted.setUp(factor, session: session, at: step)
    }
}

extension HostedRequest {
    /// The page for the set-up of one of `offered`, or for the choice among them. Text messages cannot be set up here:
    /// the number is an attribute that an administrator or the app sets.
    func setUp(oneOf offered: [SecondFactor], session: Secret<String>, at step: PendingStep) async throws
        -> HostedResponse
    {
        let possible = offered.filter { $0 != .sms }
        guard let first = possible.first else { throw SecondFactorRefusal.softwareTokensNotOffered }
        guard possible.count > 1 else { return try await setUp(first, session: session, at: step) }
        return try redirect(to: step.followed(by: .factorsToSetUp(possible), session: session))
    }

    fileprivate func setUp(_ factor: SecondFactor, session: Secret<String>, at step: PendingStep) async throws
        -> HostedResponse
    {
        guard factor == .softwareToken else {
            return try redirect(to: step.followed(by: .emailToSetUp, session: session))
        }
        let (secret, next) = try await site.authenticator.associateSoftwareToken(session, from: .hostedPage)
        return try redirect(to: step.followed(by: .authenticator(key: secret.exposed), session: next))
    }
}

extension PendingStep {
    /// The next step of the same user.
    func followed(by kind: Kind, session: Secret<String>) -> PendingStep {
        PendingStep(username, shownAs: name, session: session, kind: kind)
    }
}
