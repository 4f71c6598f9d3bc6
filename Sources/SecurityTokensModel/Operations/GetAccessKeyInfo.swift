// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetAccessKeyInfo.
package struct GetAccessKeyInfoInput: OperationInput {
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

    package static let shape = StructureShape("GetAccessKeyInfoRequest", [
        .init("AccessKeyId", SecurityTokensShapes.accessKeyIdType, required: true),
    ])

    package typealias Output = GetAccessKeyInfoOutput
    package static let operation = OperationModel(
        name: "GetAccessKeyInfo", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
        ])
}

/// The output of GetAccessKeyInfo.
package struct GetAccessKeyInfoOutput: OperationOutput {
    package var account: String?

    package init(
        account: String? = nil
    ) {
        self.account = account
    }

    package init(_ fields: JSONObject) throws {
        account = try fields.value("Account")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Account", account)
    }

    package static let shape = StructureShape("GetAccessKeyInfoResponse", [
        .init("Account", SecurityTokensShapes.accountType),
    ])
}
