// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `UserAttributeUpdateSettingsType`.
package struct UserAttributeUpdateSettingsType: Structure {
    package var attributesRequireVerificationBeforeUpdate: [VerifiedAttributeType]?

    package init(
        attributesRequireVerificationBeforeUpdate: [VerifiedAttributeType]? = nil
    ) {
        self.attributesRequireVerificationBeforeUpdate = attributesRequireVerificationBeforeUpdate
    }

    package init(_ fields: JSONObject) throws {
        attributesRequireVerificationBeforeUpdate = try fields.value("AttributesRequireVerificationBeforeUpdate")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AttributesRequireVerificationBeforeUpdate", attributesRequireVerificationBeforeUpdate)
    }

    package static let shape = StructureShape("UserAttributeUpdateSettingsType", [
        .init("AttributesRequireVerificationBeforeUpdate", UserPoolsShapes.attributesRequireVerificationBeforeUpdateType),
    ])
}
