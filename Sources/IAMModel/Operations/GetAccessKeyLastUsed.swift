// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetAccessKeyLastUsed.
package struct GetAccessKeyLastUsedInput: OperationInput {
    package var accessKeyId: String

    package init(
        accessKeyId: String
    ) {
        self.accessKeyId = accessKeyId
    }

    package init(_ fields: JSONObject) throws {
        accessKeyId = try fields.requiredValue("AccessKeyId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
    }

    package static let shape = StructureShape("GetAccessKeyLastUsedRequest", [
        .init("AccessKeyId", IAMShapes.accessKeyIdType, required: true),
    ])

    package typealias Output = GetAccessKeyLastUsedOutput
    package static let operation = OperationModel(
        name: "GetAccessKeyLastUsed", service: .iam, signed: true, hasOutput: true,
        errors: [
        ])

    package var resource: Resource { .accessKey(accessKeyId) }
}

/// The output of GetAccessKeyLastUsed.
package struct GetAccessKeyLastUsedOutput: OperationOutput {
    package var accessKeyLastUsed: IAMAccessKeyLastUsed?
    package var userName: String?

    package init(
        accessKeyLastUsed: IAMAccessKeyLastUsed? = nil,
        userName: String? = nil
    ) {
        self.accessKeyLastUsed = accessKeyLastUsed
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        accessKeyLastUsed = try fields.value("AccessKeyLastUsed")
        userName = try fields.value("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessKeyLastUsed", accessKeyLastUsed)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("GetAccessKeyLastUsedResponse", [
        .init("AccessKeyLastUsed", .structure(IAMAccessKeyLastUsed.shape)),
        .init("UserName", IAMShapes.existingUserNameType),
    ])
}
