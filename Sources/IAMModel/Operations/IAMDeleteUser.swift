// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DeleteUser.
package struct IAMDeleteUserInput: OperationInput {
    package var userName: String

    package init(
        userName: String
    ) {
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        userName = try fields.requiredValue("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("DeleteUserRequest", [
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])

    package typealias Output = IAMDeleteUserOutput
    package static let operation = OperationModel(
        name: "DeleteUser", service: .iam, signed: true, hasOutput: false,
        errors: [
            .limitExceeded, .noSuchEntity, .deleteConflict, .concurrentModification, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }
}

/// DeleteUser has no output.
package typealias IAMDeleteUserOutput = NoOutput
