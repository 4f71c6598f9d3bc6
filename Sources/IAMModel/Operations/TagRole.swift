// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of TagRole.
public struct TagRoleInput: OperationInput {
    public var roleName: String
    public var tags: [IAMTag]

    public init(
        roleName: String,
        tags: [IAMTag]
    ) {
        self.roleName = roleName
        self.tags = tags
    }

    public init(_ fields: JSONObject) throws {
        roleName = try fields.requiredValue("RoleName")
        tags = try fields.requiredValue("Tags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RoleName", roleName)
        json.field("Tags", tags)
    }

    public static let shape = StructureShape("TagRoleRequest", [
        .init("RoleName", IAMShapes.roleNameType, required: true),
        .init("Tags", IAMShapes.tagListType, required: true),
    ])

    public typealias Output = TagRoleOutput
    public static let operation = OperationModel(
        name: "TagRole", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .invalidInput, .concurrentModification, .serviceFailure,
        ])

    public var resource: Resource { .role(roleName) }
}

/// TagRole has no output.
public typealias TagRoleOutput = NoOutput
