// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `InstanceProfile`.
public struct IAMInstanceProfile: Structure {
    public var arn: String
    public var createDate: Instant
    public var instanceProfileId: String
    public var instanceProfileName: String
    public var path: String
    public var roles: [IAMRole]
    public var tags: [IAMTag]?

    public init(
        arn: String,
        createDate: Instant,
        instanceProfileId: String,
        instanceProfileName: String,
        path: String,
        roles: [IAMRole],
        tags: [IAMTag]? = nil
    ) {
        self.arn = arn
        self.createDate = createDate
        self.instanceProfileId = instanceProfileId
        self.instanceProfileName = instanceProfileName
        self.path = path
        self.roles = roles
        self.tags = tags
    }

    public init(_ fields: JSONObject) throws {
        arn = try fields.requiredValue("Arn")
        createDate = try fields.requiredValue("CreateDate")
        instanceProfileId = try fields.requiredValue("InstanceProfileId")
        instanceProfileName = try fields.requiredValue("InstanceProfileName")
        path = try fields.requiredValue("Path")
        roles = try fields.requiredValue("Roles")
        tags = try fields.value("Tags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("CreateDate", createDate)
        json.field("InstanceProfileId", instanceProfileId)
        json.field("InstanceProfileName", instanceProfileName)
        json.field("Path", path)
        json.field("Roles", roles)
        json.field("Tags", tags)
    }

    public static let shape = StructureShape("InstanceProfile", [
        .init("Arn", IAMShapes.arnType, required: true),
        .init("CreateDate", IAMShapes.dateType, required: true),
        .init("InstanceProfileId", IAMShapes.idType, required: true),
        .init("InstanceProfileName", IAMShapes.instanceProfileNameType, required: true),
        .init("Path", IAMShapes.pathType, required: true),
        .init("Roles", IAMShapes.roleListType, required: true),
        .init("Tags", IAMShapes.tagListType),
    ])
}
