import Kernel
package import Policies

/// The requests to simulate for a caller.
package struct SimulationRequest: Sendable {
    /// A context key with its values.
    package struct ContextEntry: Sendable {
        /// The name of the key.
        package var key: String
        /// The type that each value must have.
        package var type: ConditionValueType
        /// Whether there may be several values.
        package var isList: Bool
        package var values: [String]

        package init(key: String, type: ConditionValueType, isList: Bool, values: [String]) {
            self.key = key
            self.type = type
            self.isList = isList
            self.values = values
        }
    }

    /// The actions, such as `iam:CreateUser`, without wildcards.
    package var actions: [String]
    /// The ARNs of resources; `*` is any.
    package var resources: [String] = ["*"]
    /// Identity policies, added to those of the principal.
    package var policies: [String] = []
    /// At most one permissions boundary, which replaces the principal's.
    package var boundaries: [String] = []
    /// The policy of each of the resources.
    package var resourcePolicy: String?
    /// The ARN of the account that owns resources without an account in their ARNs.
    package var resourceOwner: String?
    /// The ARN of the caller: a user or role.
    package var caller: String?
    /// The context keys.
    package var context: [ContextEntry] = []

    package init(actions: [String]) { self.actions = actions }

    /// Whether the request names resources.
    var namesResources: Bool { resources.contains { !$0.hasSameBytes(as: "*") } }

    /// Checks the request's own values.
    ///
    /// - Throws: `InvalidInput`.
    func check() throws(InvalidInput) {
        guard !actions.isEmpty, !resources.isEmpty else { throw InvalidInput("There is no action or no resource.") }
        for action in actions where !Self.isAction(action) {
            throw InvalidInput("Invalid action name. Names have a service and no wildcards, such as iam:CreateUser.")
        }
        for resource in resources where !Self.isResource(resource) {
            throw InvalidInput("Invalid resource ARN.")
        }
        guard boundaries.count <= 1 else { throw InvalidInput("There can be only one permissions boundary.") }
        guard resourcePolicy == nil || caller != nil else {
            throw InvalidInput("A resource policy requires CallerArn.")
        }
    }

    /// The values by their keys.
    ///
    /// - Throws: `InvalidInput` if a key is repeated or a value has another type than it should.
    func conditionContext() throws(InvalidInput) -> ConditionContext {
        var found = ConditionContext()
        for entry in context {
            guard found[entry.key] == nil else { throw InvalidInput("A context key is given twice.") }
            guard entry.isList || entry.values.count == 1, entry.values.allSatisfy(entry.type.admits) else {
                throw InvalidInput("The values of a context key do not have the type that the request names.")
            }
            found[entry.key] = entry.values
        }
        return found
    }

    private static func isAction(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
            && parts.joined().allSatisfy { $0.isASCIIAlphanumeric || "-_.".utf8.contains($0) }
    }

    private static func isResource(_ text: String) -> Bool {
        if text.hasSameBytes(as: "*") { return true }
        return text.utf8.starts(with: "arn:".utf8) && text.utf8.count { $0 == UInt8(ascii: ":") } >= 5
    }
}
