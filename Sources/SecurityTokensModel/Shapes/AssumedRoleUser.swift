// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AssumedRoleUser`.
public struct AssumedRoleUser: Structure {
    public var arn: String
    public var assumedRoleId: String

    public init(
        arn: String,
        assumedRoleId: String
    ) {
        self.arn = arn
        self.assumedRoleId = assumedRoleId
    }

    public init(_ fields: JSONObject) throws {
        arn = try fields.requiredValue("Arn")
        assumedRoleId = try fields.requiredValue("AssumedRoleId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("AssumedRoleId", assumedRoleId)
    }

    public static let shape = StructureShape("AssumedRoleUser", [
        .init("Arn", SecurityTokensShapes.arnType, required: true),
        .init("AssumedRoleId", SecurityTokensShapes.assumedRoleIdType, required: true),
    ])
}
