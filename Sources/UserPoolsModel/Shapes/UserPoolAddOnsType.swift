// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `UserPoolAddOnsType`.
public struct UserPoolAddOnsType: Structure {
    public var advancedSecurityAdditionalFlows: AdvancedSecurityAdditionalFlowsType?
    public var advancedSecurityMode: AdvancedSecurityModeType

    public init(
        advancedSecurityAdditionalFlows: AdvancedSecurityAdditionalFlowsType? = nil,
        advancedSecurityMode: AdvancedSecurityModeType
    ) {
        self.advancedSecurityAdditionalFlows = advancedSecurityAdditionalFlows
        self.advancedSecurityMode = advancedSecurityMode
    }

    public init(_ fields: JSONObject) throws {
        advancedSecurityAdditionalFlows = try fields.value("AdvancedSecurityAdditionalFlows")
        advancedSecurityMode = try fields.requiredValue("AdvancedSecurityMode")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AdvancedSecurityAdditionalFlows", advancedSecurityAdditionalFlows)
        json.field("AdvancedSecurityMode", advancedSecurityMode)
    }

    public static let shape = StructureShape("UserPoolAddOnsType", [
        .init("AdvancedSecurityAdditionalFlows", .structure(AdvancedSecurityAdditionalFlowsType.shape)),
        .init("AdvancedSecurityMode", UserPoolsShapes.advancedSecurityModeType, required: true),
    ])
}
