extension ConsoleTexts {
    /// The pages of the account: users, roles, policies, providers, the simulator.
    struct Access: Sendable {
        let title, lead, shipped, shippedLead, shippedPolicy: String
        /// The policies for operators, and what each permits.
        let shippedPolicies: [(name: String, does: String)]
        let attached, detach, inline, newInline, inlineLead, keys, newKey, secretOnce, activate, deactivate: String
        let deleteKey, trust, trustLead, editTrust, remove, clientIDs, back: String
        let policyLead, holders, noHolders, versions, isDefault, makeDefault: String
        let simulator, simulatorLead, simulate, simulation: String
        let principal, principalHint, document, documentHint, actions, actionsHint, resources, resourcesHint: String
        let context, contextHint, nothingToSimulate, results, decidedBy, nearly, noStatement, unread: String
        let moreActions, otherResource: String
        let missing: @Sendable (_ member: String) -> String
        let missingKeys: @Sendable (_ keys: String) -> String
        let doneBefore: @Sendable (_ operations: [String]) -> String
        let effect: @Sendable (AccessAction) -> String
        let decision: @Sendable (_ outcome: String) -> String
        /// Why a condition is not met: what the request has for its key.
        let failed: @Sendable (_ test: String, _ key: String, _ given: [String]?) -> String
    }
}
