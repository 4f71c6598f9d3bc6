// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of UntagRole.
package struct UntagRoleInput: OperationInput {
    package var roleName: String
    package var tagKeys: [String]

    package init(
        roleName: String,
        tagKeys: [String]
    ) {
        self.roleName = roleName
        self.tagKeys = tagKeys
    }

    package init(_ fields: JSONObject) throws {
        roleName = try fields.requiredValue("RoleName")
        tagKeys = try fields.requiredValue("TagKeys")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RoleName", roleName)
        json.field("TagKeys", tagKeys)
    }

    package static let shape = StructureShape("UntagRoleRequest", [
        .init("RoleName", IAMShapes.roleNameType, required: true),
        .init("TagKeys", IAMShapes.tagKeyListType, required: true),
    ])

    package typealias Output = UntagRoleOutput
    package static let operation = OperationModel(
        name: "UntagRole", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .concurrentModification, .serviceFailure,
        ])

    package var resource: Resource { .role(roleName) }
}

/// UntagRole has no output.
package typealias UntagRoleOutput = NoOutput
