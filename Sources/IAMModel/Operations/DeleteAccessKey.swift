// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DeleteAccessKey.
package struct DeleteAccessKeyInput: OperationInput {
    package var accessKeyId: String
    package var userName: String?

    package init(
        accessKeyId: String,
        userName: String? = nil
    ) {
        self.accessKeyId = accessKeyId
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        accessKeyId = try fields.requiredValue("AccessKeyId")
        userName = try fields.value("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("DeleteAccessKeyRequest", [
        .init("AccessKeyId", IAMShapes.accessKeyIdType, required: true),
        .init("UserName", IAMShapes.existingUserNameType),
    ])

    package typealias Output = DeleteAccessKeyOutput
    package static let operation = OperationModel(
        name: "DeleteAccessKey", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }
}

/// DeleteAccessKey has no output.
package typealias DeleteAccessKeyOutput = NoOutput
