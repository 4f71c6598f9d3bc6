// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetUser.
package struct IAMGetUserInput: OperationInput {
    package var userName: String?

    package init(
        userName: String? = nil
    ) {
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        userName = try fields.value("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("GetUserRequest", [
        .init("UserName", IAMShapes.existingUserNameType),
    ])

    package typealias Output = IAMGetUserOutput
    package static let operation = OperationModel(
        name: "GetUser", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }
}

/// The output of GetUser.
package struct IAMGetUserOutput: OperationOutput {
    package var user: IAMUser

    package init(
        user: IAMUser
    ) {
        self.user = user
    }

    package init(_ fields: JSONObject) throws {
        user = try fields.requiredValue("User")
    }

    package func write(members json: inout JSONWriter) {
        json.field("User", user)
    }

    package static let shape = StructureShape("GetUserResponse", [
        .init("User", .structure(IAMUser.shape), required: true),
    ])
}
