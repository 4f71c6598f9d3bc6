// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetCallerIdentity.
public struct GetCallerIdentityInput: OperationInput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("GetCallerIdentityRequest", [])

    public typealias Output = GetCallerIdentityOutput
    public static let operation = OperationModel(
        name: "GetCallerIdentity", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
        ])
}

/// The output of GetCallerIdentity.
public struct GetCallerIdentityOutput: OperationOutput {
    public var account: String?
    public var arn: String?
    public var userId: String?

    public init(
        account: String? = nil,
        arn: String? = nil,
        userId: String? = nil
    ) {
        self.account = account
        self.arn = arn
        self.userId = userId
    }

    public init(_ fields: JSONObject) throws {
        account = try fields.value("Account")
        arn = try fields.value("Arn")
        userId = try fields.value("UserId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Account", account)
        json.field("Arn", arn)
        json.field("UserId", userId)
    }

    public static let shape = StructureShape("GetCallerIdentityResponse", [
        .init("Account", SecurityTokensShapes.accountType),
        .init("Arn", SecurityTokensShapes.arnType),
        .init("UserId", SecurityTokensShapes.userIdType),
    ])
}
