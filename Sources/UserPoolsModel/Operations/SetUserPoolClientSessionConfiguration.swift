// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of SetUserPoolClientSessionConfiguration.
public struct SetUserPoolClientSessionConfigurationInput: OperationInput, NamesUserPool {
    public var clientId: ClientID
    public var ssoSession: ClientSSOSessionConfigType
    public var userPoolId: UserPoolID

    public init(
        clientId: ClientID,
        ssoSession: ClientSSOSessionConfigType,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.ssoSession = ssoSession
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        ssoSession = try fields.requiredValue("SSOSession")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("SSOSession", ssoSession)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("SetUserPoolClientSessionConfigurationRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("SSOSession", .structure(ClientSSOSessionConfigType.shape), required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = SetUserPoolClientSessionConfigurationOutput
    public static let operation = OperationModel(
        name: "SetUserPoolClientSessionConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .concurrentModification, .resourceNotFound, .notAuthorized,
            .internalError, .featureUnavailableInTier, .operationNotEnabled,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of SetUserPoolClientSessionConfiguration.
public struct SetUserPoolClientSessionConfigurationOutput: OperationOutput {
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

    public static let shape = StructureShape("SetUserPoolClientSessionConfigurationResponse", [
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("SSOSession", .structure(ClientSSOSessionConfigType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}

#endif
