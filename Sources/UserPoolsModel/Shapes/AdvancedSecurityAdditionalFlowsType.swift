// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AdvancedSecurityAdditionalFlowsType`.
public struct AdvancedSecurityAdditionalFlowsType: Structure {
    public var customAuthMode: AdvancedSecurityEnabledModeType?

    public init(
        customAuthMode: AdvancedSecurityEnabledModeType? = nil
    ) {
        self.customAuthMode = customAuthMode
    }

    public init(_ fields: JSONObject) throws {
        customAuthMode = try fields.value("CustomAuthMode")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CustomAuthMode", customAuthMode)
    }

    public static let shape = StructureShape("AdvancedSecurityAdditionalFlowsType", [
        .init("CustomAuthMode", UserPoolsShapes.advancedSecurityEnabledModeType),
    ])
}
