// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of TagRole.
package struct TagRoleInput: OperationInput {
    package var roleName: String
    package var tags: [IAMTag]

    package init(
        roleName: String,
        tags: [IAMTag]
    ) {
        self.roleName = roleName
        self.tags = tags
    }

    package init(_ fields: JSONObject) throws {
        roleName = try fields.requiredValue("RoleName")
        tags = try fields.requiredValue("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RoleName", roleName)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("TagRoleRequest", [
        .init("RoleName", IAMShapes.roleNameType, required: true),
        .init("Tags", IAMShapes.tagListType, required: true),
    ])

    package typealias Output = TagRoleOutput
    package static let operation = OperationModel(
        name: "TagRole", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .invalidInput, .concurrentModification, .serviceFailure,
        ])

    package var resource: Resource { .role(roleName) }
}

/// TagRole has no output.
package typealias TagRoleOutput = NoOutput
