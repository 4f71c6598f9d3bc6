// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AttachedPolicy`.
package struct IAMAttachedPolicy: Structure {
    package var policyArn: String?
    package var policyName: String?

    package init(
        policyArn: String? = nil,
        policyName: String? = nil
    ) {
        self.policyArn = policyArn
        self.policyName = policyName
    }

    package init(_ fields: JSONObject) throws {
        policyArn = try fields.value("PolicyArn")
        policyName = try fields.value("PolicyName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
        json.field("PolicyName", policyName)
    }

    package static let shape = StructureShape("AttachedPolicy", [
        .init("PolicyArn", IAMShapes.arnType),
        .init("PolicyName", IAMShapes.policyNameType),
    ])
}
