// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `KeyConfigurationType`.
public struct KeyConfigurationType: Structure {
    public var keyType: EncryptionKeyType?
    public var kmsKeyArn: String?

    public init(
        keyType: EncryptionKeyType? = nil,
        kmsKeyArn: String? = nil
    ) {
        self.keyType = keyType
        self.kmsKeyArn = kmsKeyArn
    }

    public init(_ fields: JSONObject) throws {
        keyType = try fields.value("KeyType")
        kmsKeyArn = try fields.value("KmsKeyArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("KeyType", keyType)
        json.field("KmsKeyArn", kmsKeyArn)
    }

    public static let shape = StructureShape("KeyConfigurationType", [
        .init("KeyType", UserPoolsShapes.encryptionKeyType),
        .init("KmsKeyArn", UserPoolsShapes.encryptionKeyArnType),
    ])
}
