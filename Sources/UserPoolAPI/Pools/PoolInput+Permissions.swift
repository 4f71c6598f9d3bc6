import UserPoolsModel
import Wire

extension CreateUserPoolInput: GivesConditionKeys, InvokesFunctions {
    package var conditionKeys: [String: [String]] { TagConditionKeys.request(userPoolTags ?? [:]) }
    package var invokedFunctions: [String] { lambdaConfig?.functionARNs ?? [] }
}

extension UpdateUserPoolInput: GivesConditionKeys, InvokesFunctions {
    package var conditionKeys: [String: [String]] { TagConditionKeys.request(userPoolTags ?? [:]) }
    package var invokedFunctions: [String] { lambdaConfig?.functionARNs ?? [] }
}

extension TagResourceInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { TagConditionKeys.request(tags) }
}

extension UntagResourceInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { ["aws:TagKeys": tagKeys] }
}
