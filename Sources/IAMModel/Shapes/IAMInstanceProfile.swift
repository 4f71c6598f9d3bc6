// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `InstanceProfile`.
package struct IAMInstanceProfile: Structure {
    package var arn: String
    package var createDate: Instant
    package var instanceProfileId: String
    package var instanceProfileName: String
    package var path: String
    package var roles: [IAMRole]
    package var tags: [IAMTag]?

    package init(
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

    package init(_ fields: JSONObject) throws {
        arn = try fields.requiredValue("Arn")
        createDate = try fields.requiredValue("CreateDate")
        instanceProfileId = try fields.requiredValue("InstanceProfileId")
        instanceProfileName = try fields.requiredValue("InstanceProfileName")
        path = try fields.requiredValue("Path")
        roles = try fields.requiredValue("Roles")
        tags = try fields.value("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("CreateDate", createDate)
        json.field("InstanceProfileId", instanceProfileId)
        json.field("InstanceProfileName", instanceProfileName)
        json.field("Path", path)
        json.field("Roles", roles)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("InstanceProfile", [
        .init("Arn", IAMShapes.arnType, required: true),
        .init("CreateDate", IAMShapes.dateType, required: true),
        .init("InstanceProfileId", IAMShapes.idType, required: true),
        .init("InstanceProfileName", IAMShapes.instanceProfileNameType, required: true),
        .init("Path", IAMShapes.pathType, required: true),
        .init("Roles", IAMShapes.roleListType, required: true),
        .init("Tags", IAMShapes.tagListType),
    ])
}
