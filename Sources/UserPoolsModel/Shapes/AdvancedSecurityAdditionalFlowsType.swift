// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AdvancedSecurityAdditionalFlowsType`.
package struct AdvancedSecurityAdditionalFlowsType: Structure {
    package var customAuthMode: AdvancedSecurityEnabledModeType?

    package init(
        customAuthMode: AdvancedSecurityEnabledModeType? = nil
    ) {
        self.customAuthMode = customAuthMode
    }

    package init(_ fields: JSONObject) throws {
        customAuthMode = try fields.value("CustomAuthMode")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CustomAuthMode", customAuthMode)
    }

    package static let shape = StructureShape("AdvancedSecurityAdditionalFlowsType", [
        .init("CustomAuthMode", UserPoolsShapes.advancedSecurityEnabledModeType),
    ])
}
