import IdentityPoolsModel
import Wire

extension CreateIdentityPoolInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { TagConditionKeys.request(identityPoolTags ?? [:]) }
}

extension IdentityPool: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { TagConditionKeys.request(identityPoolTags ?? [:]) }
}

extension IdentityPoolsTagResourceInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { TagConditionKeys.request(tags) }
}

extension IdentityPoolsUntagResourceInput: GivesConditionKeys {
    package var conditionKeys: [String: [String]] { ["aws:TagKeys": tagKeys] }
}
