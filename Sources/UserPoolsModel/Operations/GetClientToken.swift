// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetClientToken.
public struct GetClientTokenInput: OperationInput {
    public var clientId: ClientID
    public var clientMetadata: [String: String]?
    public var scopes: [String]?
    public var secret: Secret<String>

    public init(
        clientId: ClientID,
        clientMetadata: [String: String]? = nil,
        scopes: [String]? = nil,
        secret: Secret<String>
    ) {
        self.clientId = clientId
        self.clientMetadata = clientMetadata
        self.scopes = scopes
        self.secret = secret
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        scopes = try fields.value("Scopes")
        secret = try fields.requiredValue("Secret")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("Scopes", scopes)
        json.field("Secret", secret)
    }

    public static let shape = StructureShape("GetClientTokenRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("Scopes", UserPoolsShapes.scopeListType),
        .init("Secret", UserPoolsShapes.clientSecretType, required: true),
    ])

    public typealias Output = GetClientTokenOutput
    public static let operation = OperationModel(
        name: "GetClientToken", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
            .operationNotEnabled, .forbidden,
        ])
}

/// The output of GetClientToken.
public struct GetClientTokenOutput: OperationOutput {
    public var clientAuthenticationResult: ClientAuthenticationResultType?

    public init(
        clientAuthenticationResult: ClientAuthenticationResultType? = nil
    ) {
        self.clientAuthenticationResult = clientAuthenticationResult
    }

    public init(_ fields: JSONObject) throws {
        clientAuthenticationResult = try fields.value("ClientAuthenticationResult")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientAuthenticationResult", clientAuthenticationResult)
    }

    public static let shape = StructureShape("GetClientTokenResponse", [
        .init("ClientAuthenticationResult", .structure(ClientAuthenticationResultType.shape)),
    ])
}

#endif
