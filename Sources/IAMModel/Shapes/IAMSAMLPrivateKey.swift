// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `SAMLPrivateKey`.
public struct IAMSAMLPrivateKey: Structure {
    public var keyId: String?
    public var timestamp: Instant?

    public init(
        keyId: String? = nil,
        timestamp: Instant? = nil
    ) {
        self.keyId = keyId
        self.timestamp = timestamp
    }

    public init(_ fields: JSONObject) throws {
        keyId = try fields.value("KeyId")
        timestamp = try fields.value("Timestamp")
    }

    public func write(members json: inout JSONWriter) {
        json.field("KeyId", keyId)
        json.field("Timestamp", timestamp)
    }

    public static let shape = StructureShape("SAMLPrivateKey", [
        .init("KeyId", IAMShapes.privateKeyIdType),
        .init("Timestamp", IAMShapes.dateType),
    ])
}
