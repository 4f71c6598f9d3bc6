// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of UpdateAccessKey.
package struct UpdateAccessKeyInput: OperationInput {
    package var accessKeyId: String
    package var status: IAMStatusType
    package var userName: String?

    package init(
        accessKeyId: String,
        status: IAMStatusType,
        userName: String? = nil
    ) {
        self.accessKeyId = accessKeyId
        self.status = status
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        accessKeyId = try fields.requiredValue("AccessKeyId")
        status = try fields.requiredValue("Status")
        userName = try fields.value("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("Status", status)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("UpdateAccessKeyRequest", [
        .init("AccessKeyId", IAMShapes.accessKeyIdType, required: true),
        .init("Status", IAMShapes.statusType, required: true),
        .init("UserName", IAMShapes.existingUserNameType),
    ])

    package typealias Output = UpdateAccessKeyOutput
    package static let operation = OperationModel(
        name: "UpdateAccessKey", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .serviceFailure, .invalidInput,
        ])

    package var resource: Resource { .user(userName) }
}

/// UpdateAccessKey has no output.
package typealias UpdateAccessKeyOutput = NoOutput
