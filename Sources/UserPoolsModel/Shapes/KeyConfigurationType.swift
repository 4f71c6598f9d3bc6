// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `KeyConfigurationType`.
package struct KeyConfigurationType: Structure {
    package var keyType: EncryptionKeyType?
    package var kmsKeyArn: String?

    package init(
        keyType: EncryptionKeyType? = nil,
        kmsKeyArn: String? = nil
    ) {
        self.keyType = keyType
        self.kmsKeyArn = kmsKeyArn
    }

    package init(_ fields: JSONObject) throws {
        keyType = try fields.value("KeyType")
        kmsKeyArn = try fields.value("KmsKeyArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("KeyType", keyType)
        json.field("KmsKeyArn", kmsKeyArn)
    }

    package static let shape = StructureShape("KeyConfigurationType", [
        .init("KeyType", UserPoolsShapes.encryptionKeyType),
        .init("KmsKeyArn", UserPoolsShapes.encryptionKeyArnType),
    ])
}
