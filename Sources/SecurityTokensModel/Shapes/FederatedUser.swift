// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `FederatedUser`.
package struct FederatedUser: Structure {
    package var arn: String
    package var federatedUserId: String

    package init(
        arn: String,
        federatedUserId: String
    ) {
        self.arn = arn
        self.federatedUserId = federatedUserId
    }

    package init(_ fields: JSONObject) throws {
        arn = try fields.requiredValue("Arn")
        federatedUserId = try fields.requiredValue("FederatedUserId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("FederatedUserId", federatedUserId)
    }

    package static let shape = StructureShape("FederatedUser", [
        .init("Arn", SecurityTokensShapes.arnType, required: true),
        .init("FederatedUserId", SecurityTokensShapes.federatedIdType, required: true),
    ])
}
