// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of UntagRole.
public struct UntagRoleInput: OperationInput {
    public var roleName: String
    public var tagKeys: [String]

    public init(
        roleName: String,
        tagKeys: [String]
    ) {
        self.roleName = roleName
        self.tagKeys = tagKeys
    }

    public init(_ fields: JSONObject) throws {
        roleName = try fields.requiredValue("RoleName")
        tagKeys = try fields.requiredValue("TagKeys")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RoleName", roleName)
        json.field("TagKeys", tagKeys)
    }

    public static let shape = StructureShape("UntagRoleRequest", [
        .init("RoleName", IAMShapes.roleNameType, required: true),
        .init("TagKeys", IAMShapes.tagKeyListType, required: true),
    ])

    public typealias Output = UntagRoleOutput
    public static let operation = OperationModel(
        name: "UntagRole", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .concurrentModification, .serviceFailure,
        ])

    public var resource: Resource { .role(roleName) }
}

/// UntagRole has no output.
public typealias UntagRoleOutput = NoOutput
