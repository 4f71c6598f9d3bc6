import Directory
package import Kernel
package import SRP
import Triggers

/// The input of a custom sign-in.
package struct CustomStart: Sendable {
    /// The client's public value A, if the functions may ask for the password.
    var publicValue: SRPPublicValue?
    /// Whether the caller says that SRP comes first.
    var beginsWithSRP: Bool

    package init(publicValue: SRPPublicValue? = nil, beginsWithSRP: Bool = false) {
        self.publicValue = publicValue
        self.beginsWithSRP = beginsWithSRP
    }
}

/// The pool's functions choose the challenges: `CUSTOM_AUTH` (AUTH-CUS-01).
struct CustomFactor: Factor {
    let srp: SRPFactor

    let flow = AuthFlow.custom
    let acceptsSub = false
    let asksByChallenge = true

    private static let srpStarted = ChallengeResult(DefineAuthChallengeTrigger.Next.srp.rawValue, isRight: true)

    /// Asks the function for the first challenge. SRP comes first or not at all (AUTH-CUS-08): because the caller asks
    /// for it, or because the function does (AUTH-CUS-09).
    func verify(_ start: CustomStart, of attempt: SignInAttempt) async throws -> FactorResult {
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
        return try await srp.challenge(shown, attempt, isCustom: true)
    }

    /// The custom sign-in in which SRP has proven the password (AUTH-CUS-10).
    static func afterSRP(asked: Username) -> CustomSignIn {
        CustomSignIn(asked: asked, results: [srpStarted])
            .passed(DefineAuthChallengeTrigger.Next.passwordVerifier.rawValue)
    }
}

extension FactorInput {
    /// A username, and what a custom sign-in begins with.
    package static func custom(username: Parsed<Username>, _ start: Parsed<CustomStart>) -> Self {
        FactorInput(flow: .custom, username: username, value: start.map { $0 })
    }
}
