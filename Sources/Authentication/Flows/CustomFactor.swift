import Directory
import Kernel
import SRP
import Triggers

/// The pool's functions choose the challenges: `CUSTOM_AUTH` (AUTH-CUS-01).
struct CustomFactor: Sendable {
    let services: SignInServices

    private static let srpStarted = ChallengeResult(.passwordSRPStart, isRight: true)

    /// Asks the function for the first challenge. SRP comes first or not at all (AUTH-CUS-08): because the caller
    /// requests it, or because the function does (AUTH-CUS-09).
    func begin(_ start: CustomStart, of attempt: SignInAttempt) async throws -> FactorResult {
        var custom = CustomSignIn(
            asked: attempt.name, results: start.beginsWithSRP ? [Self.srpStarted] : [],
            claimedDevice: attempt.claim.usableKey)
        var decision = try await attempt.decision(after: custom, for: attempt.user)
        guard let shown = start.publicValue else { return .decided(decision, custom) }
        if decision == .challenge(.srp), custom.results.isEmpty {
            custom.results = [Self.srpStarted]
            decision = try await attempt.decision(after: custom, for: attempt.user)
        }
        guard decision == .challenge(.passwordVerifier), custom.results == [Self.srpStarted] else {
            return .decided(decision, custom)
        }
        return try await SRPFactor(services: services).challenge(to: shown, of: attempt, isCustom: true)
    }

    /// The custom sign-in after SRP has proven the password (AUTH-CUS-10).
    static func afterSRP(asked: Username) -> CustomSignIn {
        CustomSignIn(asked: asked, results: [srpStarted])
            .passed(.passwordVerifier)
    }
}
