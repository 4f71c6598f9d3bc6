// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `SAMLPrivateKey`.
package struct IAMSAMLPrivateKey: Structure {
    package var keyId: String?
    package var timestamp: Instant?

    package init(
        keyId: String? = nil,
        timestamp: Instant? = nil
    ) {
        self.keyId = keyId
        self.timestamp = timestamp
    }

    package init(_ fields: JSONObject) throws {
        keyId = try fields.value("KeyId")
        timestamp = try fields.value("Timestamp")
    }

    package func write(members json: inout JSONWriter) {
        json.field("KeyId", keyId)
        json.field("Timestamp", timestamp)
    }

    package static let shape = StructureShape("SAMLPrivateKey", [
        .init("KeyId", IAMShapes.privateKeyIdType),
        .init("Timestamp", IAMShapes.dateType),
    ])
}
