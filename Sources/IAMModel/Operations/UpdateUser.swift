// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of UpdateUser.
package struct UpdateUserInput: OperationInput {
    package var newPath: String?
    package var newUserName: String?
    package var userName: String

    package init(
        newPath: String? = nil,
        newUserName: String? = nil,
        userName: String
    ) {
        self.newPath = newPath
        self.newUserName = newUserName
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        newPath = try fields.value("NewPath")
        newUserName = try fields.value("NewUserName")
        userName = try fields.requiredValue("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("NewPath", newPath)
        json.field("NewUserName", newUserName)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("UpdateUserRequest", [
        .init("NewPath", IAMShapes.pathType),
        .init("NewUserName", IAMShapes.userNameType),
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])

    package typealias Output = UpdateUserOutput
    package static let operation = OperationModel(
        name: "UpdateUser", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .entityAlreadyExists, .entityTemporarilyUnmodifiable,
            .concurrentModification, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }
}

/// UpdateUser has no output.
package typealias UpdateUserOutput = NoOutput
