public import Foundation

/// The session was removed on this device, but a step at the service failed.
public struct SignOutError: Error, Sendable {
    /// A step of a sign-out at the service.
    public enum Step: String, Hashable, CaseIterable, Sendable {
        /// Ends all sessions of the user. If it failed, the refresh tokens of all devices are still valid.
        case globalSignOut
        /// Revokes this session's refresh token. If it failed, the token is still valid.
        case revokeToken
        /// Shows the page that ends the browser's session. If it failed, the next sign-in in this browser may not ask
        /// for a password.
        case logoutPage
    }

    /// A step that failed.
    public struct Failure: Sendable {
        /// The step.
        public let step: Step
        /// Why it failed: an error of the service or of the network, or `userCancelledSignIn` if the user closed the
        /// page.
        public let error: any Error
    }

    /// The steps that failed, at least one. The other steps succeeded.
    public let failures: [Failure]
}

extension SignOutError: LocalizedError {
    /// The failed steps and their errors.
    public var errorDescription: String? {
        let steps = failures.map { "\($0.step.rawValue): \($0.error.localizedDescription)" }
        return "The user is signed out on this device. What failed: \(steps.joined(separator: "; "))"
    }
}
