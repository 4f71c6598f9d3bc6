// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `UserPoolAddOnsType`.
package struct UserPoolAddOnsType: Structure {
    package var advancedSecurityAdditionalFlows: AdvancedSecurityAdditionalFlowsType?
    package var advancedSecurityMode: AdvancedSecurityModeType

    package init(
        advancedSecurityAdditionalFlows: AdvancedSecurityAdditionalFlowsType? = nil,
        advancedSecurityMode: AdvancedSecurityModeType
    ) {
        self.advancedSecurityAdditionalFlows = advancedSecurityAdditionalFlows
        self.advancedSecurityMode = advancedSecurityMode
    }

    package init(_ fields: JSONObject) throws {
        advancedSecurityAdditionalFlows = try fields.value("AdvancedSecurityAdditionalFlows")
        advancedSecurityMode = try fields.requiredValue("AdvancedSecurityMode")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AdvancedSecurityAdditionalFlows", advancedSecurityAdditionalFlows)
        json.field("AdvancedSecurityMode", advancedSecurityMode)
    }

    package static let shape = StructureShape("UserPoolAddOnsType", [
        .init("AdvancedSecurityAdditionalFlows", .structure(AdvancedSecurityAdditionalFlowsType.shape)),
        .init("AdvancedSecurityMode", UserPoolsShapes.advancedSecurityModeType, required: true),
    ])
}
