/// The policies' decision on a request, with the statements that made it.
package struct AccessDecision: Sendable {
    /// The outcome, in the words of SimulateCustomPolicy.
    package enum Outcome: String, Sendable {
        /// A statement allows it, in each of the layers.
        case allowed
        /// A statement denies it.
        case explicitDeny
        /// No statement denies it, and a layer does not allow it.
        case implicitDeny
    }

    package let outcome: Outcome
    /// Every statement that matches, layer by layer.
    package let matches: [StatementMatch]
    /// The layers without a statement that allows it.
    package let layersWithoutAllow: [PolicyLayer]
    /// The context keys that statements for the action use and the request lacks.
    package let missingKeys: [String]

    /// Whether it is allowed.
    package var isAllowed: Bool { outcome == .allowed }

    /// The statements that decide: the ones that deny it, else the ones that allow it; empty if it is implicitly
    /// denied.
    package var deciding: [StatementMatch] {
        switch outcome {
        case .allowed: matches
        case .explicitDeny: matches.filter { $0.effect == .deny }
        case .implicitDeny: []
        }
    }

    /// How closely the statements of a trust policy that allow it name the principal; nil if none does.
    package var principalMatch: PrincipalMatch? {
        matches.lazy.filter { $0.effect == .allow }.compactMap(\.principalMatch).max()
    }
}

/// The kinds of policies that all must allow a request.
package enum PolicyLayer: String, Sendable {
    /// The policies of the user or role, and of the user's groups.
    case identity
    case permissionsBoundary
    /// The policies that narrow a session since it was opened.
    case session
    /// The trust policy of a role.
    case trust
    case resource
}

/// A statement that matches a request.
package struct StatementMatch: Sendable {
    package let layer: PolicyLayer
    /// The name of its policy.
    package let policy: String
    /// Its index in the policy, counted from 0.
    package let index: Int
    package let sid: String?
    /// Its effect.
    package let effect: PolicyEffect
    /// How closely it names the principal, in a trust policy.
    package let principalMatch: PrincipalMatch?
}
