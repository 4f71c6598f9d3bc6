// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `UserAttributeUpdateSettingsType`.
public struct UserAttributeUpdateSettingsType: Structure {
    public var attributesRequireVerificationBeforeUpdate: [VerifiedAttributeType]?

    public init(
        attributesRequireVerificationBeforeUpdate: [VerifiedAttributeType]? = nil
    ) {
        self.attributesRequireVerificationBeforeUpdate = attributesRequireVerificationBeforeUpdate
    }

    public init(_ fields: JSONObject) throws {
        attributesRequireVerificationBeforeUpdate = try fields.value("AttributesRequireVerificationBeforeUpdate")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AttributesRequireVerificationBeforeUpdate", attributesRequireVerificationBeforeUpdate)
    }

    public static let shape = StructureShape("UserAttributeUpdateSettingsType", [
        .init("AttributesRequireVerificationBeforeUpdate", UserPoolsShapes.attributesRequireVerificationBeforeUpdateType),
    ])
}
