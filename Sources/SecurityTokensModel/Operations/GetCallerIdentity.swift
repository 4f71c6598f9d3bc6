// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetCallerIdentity.
package struct GetCallerIdentityInput: OperationInput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("GetCallerIdentityRequest", [])

    package typealias Output = GetCallerIdentityOutput
    package static let operation = OperationModel(
        name: "GetCallerIdentity", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
        ])
}

/// The output of GetCallerIdentity.
package struct GetCallerIdentityOutput: OperationOutput {
    package var account: String?
    package var arn: String?
    package var userId: String?

    package init(
        account: String? = nil,
        arn: String? = nil,
        userId: String? = nil
    ) {
        self.account = account
        self.arn = arn
        self.userId = userId
    }

    package init(_ fields: JSONObject) throws {
        account = try fields.value("Account")
        arn = try fields.value("Arn")
        userId = try fields.value("UserId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Account", account)
        json.field("Arn", arn)
        json.field("UserId", userId)
    }

    package static let shape = StructureShape("GetCallerIdentityResponse", [
        .init("Account", SecurityTokensShapes.accountType),
        .init("Arn", SecurityTokensShapes.arnType),
        .init("UserId", SecurityTokensShapes.userIdType),
    ])
}
