// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `PolicyGroup`.
public struct IAMPolicyGroup: Structure {
    public var groupId: String?
    public var groupName: String?

    public init(
        groupId: String? = nil,
        groupName: String? = nil
    ) {
        self.groupId = groupId
        self.groupName = groupName
    }

    public init(_ fields: JSONObject) throws {
        groupId = try fields.value("GroupId")
        groupName = try fields.value("GroupName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("GroupId", groupId)
        json.field("GroupName", groupName)
    }

    public static let shape = StructureShape("PolicyGroup", [
        .init("GroupId", IAMShapes.idType),
        .init("GroupName", IAMShapes.groupNameType),
    ])
}
