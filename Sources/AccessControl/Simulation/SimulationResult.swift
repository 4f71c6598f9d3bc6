package import Policies

/// The policies' decision on a simulated action on one resource.
package struct SimulatedDecision: Sendable {
    package let resource: String
    package let outcome: AccessDecision.Outcome
    /// The statements that decide.
    package let statements: [SimulatedStatement]
    /// The context keys that statements use but the request lacks.
    package let missingKeys: [String]
    /// Whether the permissions boundary allows it; nil without a boundary.
    package let isWithinBoundary: Bool?
    /// The decisions of each account's policies, if the resource belongs to another account; nil without resources.
    package let accounts: AccountOutcomes?

    /// The decisions of two accounts' policies.
    package struct AccountOutcomes: Hashable, Sendable {
        /// The identity policies; nil if there is one account.
        package var identity: AccessDecision.Outcome?
        /// The resource's policy; nil if there is one account.
        package var resource: AccessDecision.Outcome?
    }
}

/// The policies' decision on a simulated action on all resources.
package struct SimulationResult: Sendable {
    package let action: String
    /// The decisions on each resource, at least one.
    package let decisions: [SimulatedDecision]
    /// Whether the request names resources.
    package let namesResources: Bool

    /// The most restrictive outcome.
    package var outcome: AccessDecision.Outcome { Self.strictest(decisions.map(\.outcome)) }

    /// The most restrictive of several outcomes.
    package static func strictest(_ outcomes: [AccessDecision.Outcome]) -> AccessDecision.Outcome {
        if outcomes.contains(.explicitDeny) { return .explicitDeny }
        return outcomes.contains(.implicitDeny) ? .implicitDeny : .allowed
    }
}
