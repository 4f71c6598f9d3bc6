import Authentication
import Directory
import Kernel

/// The other choices on a page for a code: a new code, and another factor if the sign-in has just begun.
///
/// For a first factor both restart the sign-in, as an app does with `InitiateAuth`, within the same limits. A new code
/// of a second factor replaces the former one. The API cannot do that: apps ask for the password again.
extension ChallengePage {
    /// The choice of the form that sends the code again.
    static let resend = "resend"
    /// The choice of the form that leads to the other factors.
    static let otherFactor = "other"

    /// The response to these forms; nil if `choice` is neither of them, or `step` does not ask for a first factor.
    func submitMinorForm(_ choice: String?, at step: PendingStep, in hosted: HostedRequest) async throws
        -> HostedResponse?
    {
        switch (choice, step.kind) {
        case (Self.resend, .firstCode(let factor, _)):
            return try await hosted.restart(with: factor, called: step.name).noticing(.codeSent)
        case (Self.resend, .secondCode(let factor, _, _, isResendable: true)):
            guard let session = step.session else { return nil }
            return try await send(.secondFactorResend(factor, session: session), to: step, in: hosted)
                .noticing(.codeSent)
        case (Self.otherFactor, .firstCode): return try await hosted.restart(with: nil, called: step.name)
        default: return nil
        }
    }
}

extension HostedRequest {
    /// Restarts the sign-in with a code, or with the choice of a factor.
    ///
    /// - Parameter name: The name as typed, so that the response does not differ for an unknown user.
    func restart(with factor: FirstFactor?, called name: String) async throws -> HostedResponse {
        let username = Username(rawValue: name)
        let choice = FirstFactorRequest(
            username: .success(username), preferred: .success(factor.map { .code($0) }), session: nil)
        return try await signIn(username, shownAs: name, by: .choice(choice))
    }
}

extension HostedResponse {
    /// The response with a notice for the next page.
    fileprivate func noticing(_ notice: PageNotice) -> HostedResponse {
        guard case .redirect(let location, let cookies) = self, location.utf8.starts(with: ChallengePage.path.utf8)
        else { return self }
        return .redirect("\(location)&notice=\(notice.rawValue)", cookies: cookies)
    }
}
