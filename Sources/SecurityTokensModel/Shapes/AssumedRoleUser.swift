// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AssumedRoleUser`.
package struct AssumedRoleUser: Structure {
    package var arn: String
    package var assumedRoleId: String

    package init(
        arn: String,
        assumedRoleId: String
    ) {
        self.arn = arn
        self.assumedRoleId = assumedRoleId
    }

    package init(_ fields: JSONObject) throws {
        arn = try fields.requiredValue("Arn")
        assumedRoleId = try fields.requiredValue("AssumedRoleId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("AssumedRoleId", assumedRoleId)
    }

    package static let shape = StructureShape("AssumedRoleUser", [
        .init("Arn", SecurityTokensShapes.arnType, required: true),
        .init("AssumedRoleId", SecurityTokensShapes.assumedRoleIdType, required: true),
    ])
}
