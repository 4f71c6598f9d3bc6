// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `FederatedUser`.
public struct FederatedUser: Structure {
    public var arn: String
    public var federatedUserId: String

    public init(
        arn: String,
        federatedUserId: String
    ) {
        self.arn = arn
        self.federatedUserId = federatedUserId
    }

    public init(_ fields: JSONObject) throws {
        arn = try fields.requiredValue("Arn")
        federatedUserId = try fields.requiredValue("FederatedUserId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("FederatedUserId", federatedUserId)
    }

    public static let shape = StructureShape("FederatedUser", [
        .init("Arn", SecurityTokensShapes.arnType, required: true),
        .init("FederatedUserId", SecurityTokensShapes.federatedIdType, required: true),
    ])
}
