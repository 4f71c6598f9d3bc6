// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of SetUserPoolSessionConfiguration.
public struct SetUserPoolSessionConfigurationInput: OperationInput, NamesUserPool {
    public var tokenSession: UserPoolTokenSessionConfigType
    public var userPoolId: UserPoolID
    public var userSessionTracking: UserSessionTrackingType

    public init(
        tokenSession: UserPoolTokenSessionConfigType,
        userPoolId: UserPoolID,
        userSessionTracking: UserSessionTrackingType
    ) {
        self.tokenSession = tokenSession
        self.userPoolId = userPoolId
        self.userSessionTracking = userSessionTracking
    }

    public init(_ fields: JSONObject) throws {
        tokenSession = try fields.requiredValue("TokenSession")
        userPoolId = try fields.requiredValue("UserPoolId")
        userSessionTracking = try fields.requiredValue("UserSessionTracking")
    }

    public func write(members json: inout JSONWriter) {
        json.field("TokenSession", tokenSession)
        json.field("UserPoolId", userPoolId)
        json.field("UserSessionTracking", userSessionTracking)
    }

    public static let shape = StructureShape("SetUserPoolSessionConfigurationRequest", [
        .init("TokenSession", .structure(UserPoolTokenSessionConfigType.shape), required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("UserSessionTracking", UserPoolsShapes.userSessionTrackingType, required: true),
    ])

    public typealias Output = SetUserPoolSessionConfigurationOutput
    public static let operation = OperationModel(
        name: "SetUserPoolSessionConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .concurrentModification, .resourceNotFound, .notAuthorized,
            .internalError, .featureUnavailableInTier, .operationNotEnabled,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of SetUserPoolSessionConfiguration.
public struct SetUserPoolSessionConfigurationOutput: OperationOutput {
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

    public static let shape = StructureShape("SetUserPoolSessionConfigurationResponse", [
        .init("TokenSession", .structure(UserPoolTokenSessionConfigType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
        .init("UserSessionTracking", UserPoolsShapes.userSessionTrackingType),
    ])
}

#endif
