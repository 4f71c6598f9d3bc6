import IAMModel
import Wire

/// The condition keys of requests, as AWS's service authorization reference names them.
private enum RequestKeys {
    static func tags(_ tags: [IAMTag]?) -> [String: [String]] {
        TagConditionKeys.request((tags ?? []).map { ($0.key, $0.value) })
    }

    static func entity(_ tags: [IAMTag]?, boundary: String?) -> [String: [String]] {
        var keys = self.tags(tags)
        keys["iam:PermissionsBoundary"] = boundary.map { [$0] }
        return keys
    }

    /// The action that setting tags requires, in addition to the action that creates the entity.
    static func actions(_ tags: [IAMTag]?, action: String) -> [String] { tags?.isEmpty ?? true ? [] : [action] }
}

extension CreateUserInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { RequestKeys.entity(tags, boundary: permissionsBoundary) }
    package var furtherActions: [String] { RequestKeys.actions(tags, action: "TagUser") }
}

extension CreateRoleInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { RequestKeys.entity(tags, boundary: permissionsBoundary) }
    package var furtherActions: [String] { RequestKeys.actions(tags, action: "TagRole") }
}

extension CreatePolicyInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { RequestKeys.tags(tags) }
    package var furtherActions: [String] { RequestKeys.actions(tags, action: "TagPolicy") }
}

extension CreateOpenIDConnectProviderInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { RequestKeys.tags(tags) }
    package var furtherActions: [String] { RequestKeys.actions(tags, action: "TagOpenIDConnectProvider") }
}

extension CreateSAMLProviderInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { RequestKeys.tags(tags) }
    package var furtherActions: [String] { RequestKeys.actions(tags, action: "TagSAMLProvider") }
}

extension TagRoleInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { RequestKeys.tags(tags) }
}

extension UntagRoleInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { ["aws:TagKeys": tagKeys] }
}

extension AttachUserPolicyInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { ["iam:PolicyARN": [policyArn]] }
}

extension AttachRolePolicyInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { ["iam:PolicyARN": [policyArn]] }
}

extension DetachUserPolicyInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { ["iam:PolicyARN": [policyArn]] }
}

extension DetachRolePolicyInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { ["iam:PolicyARN": [policyArn]] }
}
