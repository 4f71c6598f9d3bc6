public import Policies

/// The policies' decision on a simulated action on one resource.
public struct SimulatedDecision: Sendable {
    /// The resource.
    public let resource: String
    /// The outcome.
    public let outcome: AccessDecision.Outcome
    /// The statements that decide.
    public let statements: [SimulatedStatement]
    /// The context keys that statements ask for and the request lacks.
    public let missingKeys: [String]
    /// Whether the permissions boundary allows it; nil without a boundary.
    public let isWithinBoundary: Bool?
    /// The decisions of each account's policies, if the resource belongs to another account; nil without resources.
    public let accounts: AccountOutcomes?

    /// The decisions of two accounts' policies.
    public struct AccountOutcomes: Hashable, Sendable {
        /// The identity policies; nil if there is one account.
        public var identity: AccessDecision.Outcome?
        /// The resource's policy; nil if there is one account.
        public var resource: AccessDecision.Outcome?
    }
}

/// The policies' decision on a simulated action on all resources.
public struct SimulationResult: Sendable {
    /// The action.
    public let action: String
    /// The decisions on each resource, at least one.
    public let decisions: [SimulatedDecision]
    /// Whether the request names resources.
    public let namesResources: Bool

    /// The outcome that is most restrictive.
    public var outcome: AccessDecision.Outcome { Self.strictest(decisions.map(\.outcome)) }

    /// The outcome that is most restrictive of several.
    public static func strictest(_ outcomes: [AccessDecision.Outcome]) -> AccessDecision.Outcome {
        if outcomes.contains(.explicitDeny) { return .explicitDeny }
        return outcomes.contains(.implicitDeny) ? .implicitDeny : .allowed
    }
}
