// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetUserPoolSessionConfiguration.
public struct GetUserPoolSessionConfigurationInput: OperationInput, NamesUserPool {
    public var userPoolId: UserPoolID

    public init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GetUserPoolSessionConfigurationRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = GetUserPoolSessionConfigurationOutput
    public static let operation = OperationModel(
        name: "GetUserPoolSessionConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .resourceNotFound, .notAuthorized, .internalError,
            .operationNotEnabled,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetUserPoolSessionConfiguration.
public struct GetUserPoolSessionConfigurationOutput: OperationOutput {
    public var tokenSession: UserPoolTokenSessionConfigType?
    public var userPoolId: UserPoolID?
    public var userSessionTracking: UserSessionTrackingType?

    public init(
        tokenSession: UserPoolTokenSessionConfigType? = nil,
        userPoolId: UserPoolID? = nil,
        userSessionTracking: UserSessionTrackingType? = nil
    ) {
        self.tokenSession = tokenSession
        self.userPoolId = userPoolId
        self.userSessionTracking = userSessionTracking
    }

    public init(_ fields: JSONObject) throws {
        tokenSession = try fields.value("TokenSession")
        userPoolId = try fields.value("UserPoolId")
        userSessionTracking = try fields.value("UserSessionTracking")
    }

    public func write(members json: inout JSONWriter) {
        json.field("TokenSession", tokenSession)
        json.field("UserPoolId", userPoolId)
        json.field("UserSessionTracking", userSessionTracking)
    }

    public static let shape = StructureShape("GetUserPoolSessionConfigurationResponse", [
        .init("TokenSession", .structure(UserPoolTokenSessionConfigType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
        .init("UserSessionTracking", UserPoolsShapes.userSessionTrackingType),
    ])
}

#endif
