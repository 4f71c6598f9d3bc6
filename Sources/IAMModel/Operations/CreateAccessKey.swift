// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of CreateAccessKey.
package struct CreateAccessKeyInput: OperationInput {
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

    package static let shape = StructureShape("CreateAccessKeyRequest", [
        .init("UserName", IAMShapes.existingUserNameType),
    ])

    package typealias Output = CreateAccessKeyOutput
    package static let operation = OperationModel(
        name: "CreateAccessKey", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .limitExceeded, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }
}

/// The output of CreateAccessKey.
package struct CreateAccessKeyOutput: OperationOutput {
    package var accessKey: IAMAccessKey

    package init(
        accessKey: IAMAccessKey
    ) {
        self.accessKey = accessKey
    }

    package init(_ fields: JSONObject) throws {
        accessKey = try fields.requiredValue("AccessKey")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessKey", accessKey)
    }

    package static let shape = StructureShape("CreateAccessKeyResponse", [
        .init("AccessKey", .structure(IAMAccessKey.shape), required: true),
    ])
}
