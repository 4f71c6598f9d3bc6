// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetAccessKeyInfo.
public struct GetAccessKeyInfoInput: OperationInput {
    public var accessKeyId: String

    public init(
        accessKeyId: String
    ) {
        self.accessKeyId = accessKeyId
    }

    public init(_ fields: JSONObject) throws {
        accessKeyId = try fields.requiredValue("AccessKeyId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
    }

    public static let shape = StructureShape("GetAccessKeyInfoRequest", [
        .init("AccessKeyId", SecurityTokensShapes.accessKeyIdType, required: true),
    ])

    public typealias Output = GetAccessKeyInfoOutput
    public static let operation = OperationModel(
        name: "GetAccessKeyInfo", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
        ])
}

/// The output of GetAccessKeyInfo.
public struct GetAccessKeyInfoOutput: OperationOutput {
    public var account: String?

    public init(
        account: String? = nil
    ) {
        self.account = account
    }

    public init(_ fields: JSONObject) throws {
        account = try fields.value("Account")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Account", account)
    }

    public static let shape = StructureShape("GetAccessKeyInfoResponse", [
        .init("Account", SecurityTokensShapes.accountType),
    ])
}
