// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `PolicyGroup`.
package struct IAMPolicyGroup: Structure {
    package var groupId: String?
    package var groupName: String?

    package init(
        groupId: String? = nil,
        groupName: String? = nil
    ) {
        self.groupId = groupId
        self.groupName = groupName
    }

    package init(_ fields: JSONObject) throws {
        groupId = try fields.value("GroupId")
        groupName = try fields.value("GroupName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("GroupId", groupId)
        json.field("GroupName", groupName)
    }

    package static let shape = StructureShape("PolicyGroup", [
        .init("GroupId", IAMShapes.idType),
        .init("GroupName", IAMShapes.groupNameType),
    ])
}
