import UserPoolsModel
import Wire

extension CreateUserPoolInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { TagConditionKeys.request(userPoolTags ?? [:]) }
}

extension UpdateUserPoolInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { TagConditionKeys.request(userPoolTags ?? [:]) }
}

extension TagResourceInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { TagConditionKeys.request(tags) }
}

extension UntagResourceInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { ["aws:TagKeys": tagKeys] }
}
