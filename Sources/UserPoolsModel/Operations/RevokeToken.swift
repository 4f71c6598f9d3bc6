// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of RevokeToken.
public struct RevokeTokenInput: OperationInput {
    public var clientId: ClientID
    public var clientSecret: Secret<String>?
    public var revokeAssociatedSessions: RevokeAssociatedSessionsType?
    public var token: Secret<String>

    public init(
        clientId: ClientID,
        clientSecret: Secret<String>? = nil,
        revokeAssociatedSessions: RevokeAssociatedSessionsType? = nil,
        token: Secret<String>
    ) {
        self.clientId = clientId
        self.clientSecret = clientSecret
        self.revokeAssociatedSessions = revokeAssociatedSessions
        self.token = token
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        clientSecret = try fields.value("ClientSecret")
        revokeAssociatedSessions = try fields.value("RevokeAssociatedSessions")
        token = try fields.requiredValue("Token")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientSecret", clientSecret)
        json.field("RevokeAssociatedSessions", revokeAssociatedSessions)
        json.field("Token", token)
    }

    public static let shape = StructureShape("RevokeTokenRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientSecret", UserPoolsShapes.clientSecretType),
        .init("RevokeAssociatedSessions", UserPoolsShapes.revokeAssociatedSessionsType),
        .init("Token", UserPoolsShapes.tokenModelType, required: true),
    ])

    public typealias Output = RevokeTokenOutput
    public static let operation = OperationModel(
        name: "RevokeToken", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .tooManyRequests, .internalError, .unauthorized, .invalidParameter, .unsupportedOperation,
            .unsupportedTokenType, .forbidden, .operationNotEnabled,
        ])
}

/// The output of RevokeToken.
public struct RevokeTokenOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("RevokeTokenResponse", [])
}
