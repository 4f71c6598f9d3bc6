import Authentication
import Directory
import Kernel

/// What a page for a code offers besides: the code again, and at the beginning of a sign-in another factor.
///
/// For a first factor both begin the sign-in anew, as an app does with `InitiateAuth`, within the same limits. The code
/// of a second factor takes the place of the former one, which the API cannot do: apps ask for the password again.
extension ChallengePage {
    /// The choice of the form that sends the code again.
    static let resend = "resend"
    /// The choice of the form that leads to the other factors.
    static let otherFactor = "other"

    /// The answer to these forms; nil if `choice` is of none of them, or `step` is none of a first factor.
    func begin(_ choice: String?, at step: PendingStep, in hosted: HostedRequest) async throws -> HostedAnswer? {
        switch (choice, step.kind) {
        case (Self.resend, .firstCode(let factor, _)):
            guard let factor = FirstFactor(rawValue: factor) else { return nil }
            return try await hosted.beginAgain(with: factor, called: step.name).noticing("sent")
        case (Self.resend, .secondCode(let factor, _?, _)):
            guard let factor = SecondFactor(rawValue: factor), let session = step.session else { return nil }
            return try await send(.secondFactorResend(factor, session: session), to: step, in: hosted)
                .noticing("sent")
        case (Self.otherFactor, .firstCode): return try await hosted.beginAgain(with: nil, called: step.name)
        default: return nil
        }
    }
}

extension HostedRequest {
    /// Begins the sign-in anew with a code, or with the choice of a factor.
    ///
    /// - Parameter name: The name as it was typed, so that the answer about an unknown one is the same as before.
    func beginAgain(with factor: FirstFactor?, called name: String) async throws -> HostedAnswer {
        let username = Username(rawValue: name)
        let request = SignInRequest(
            client: client.id, secretHash: nil, origin: .hostedPage,
            credential: .input(
                .choice(
                    FirstFactorRequest(
                        username: .success(username), preferred: .success(factor.map { .code($0) }), session: nil))))
        return try await advancing(username, shownAs: name) { try await site.authenticator.signIn(request) }
    }
}

extension HostedAnswer {
    /// The answer with a notice for the next page.
    fileprivate func noticing(_ notice: String) -> HostedAnswer {
        guard case .redirect(let location, let cookies) = self, location.utf8.starts(with: ChallengePage.path.utf8)
        else { return self }
        return .redirect("\(location)&notice=\(notice)", cookies: cookies)
    }
}
