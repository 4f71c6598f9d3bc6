// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetUserPoolClientSessionConfiguration.
public struct GetUserPoolClientSessionConfigurationInput: OperationInput, NamesUserPool {
    public var clientId: ClientID
    public var userPoolId: UserPoolID

    public init(
        clientId: ClientID,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GetUserPoolClientSessionConfigurationRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = GetUserPoolClientSessionConfigurationOutput
    public static let operation = OperationModel(
        name: "GetUserPoolClientSessionConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .resourceNotFound, .notAuthorized, .internalError,
            .operationNotEnabled,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetUserPoolClientSessionConfiguration.
public struct GetUserPoolClientSessionConfigurationOutput: OperationOutput {
    public var clientId: ClientID?
    public var ssoSession: ClientSSOSessionConfigType?
    public var userPoolId: UserPoolID?

    public init(
        clientId: ClientID? = nil,
        ssoSession: ClientSSOSessionConfigType? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.clientId = clientId
        self.ssoSession = ssoSession
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.value("ClientId")
        ssoSession = try fields.value("SSOSession")
        userPoolId = try fields.value("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("SSOSession", ssoSession)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GetUserPoolClientSessionConfigurationResponse", [
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("SSOSession", .structure(ClientSSOSessionConfigType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}

#endif
