// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of SetUserPoolSessionConfiguration.
package struct SetUserPoolSessionConfigurationInput: OperationInput, NamesUserPool {
    package var tokenSession: UserPoolTokenSessionConfigType
    package var userPoolId: UserPoolID
    package var userSessionTracking: UserSessionTrackingType

    package init(
        tokenSession: UserPoolTokenSessionConfigType,
        userPoolId: UserPoolID,
        userSessionTracking: UserSessionTrackingType
    ) {
        self.tokenSession = tokenSession
        self.userPoolId = userPoolId
        self.userSessionTracking = userSessionTracking
    }

    package init(_ fields: JSONObject) throws {
        tokenSession = try fields.requiredValue("TokenSession")
        userPoolId = try fields.requiredValue("UserPoolId")
        userSessionTracking = try fields.requiredValue("UserSessionTracking")
    }

    package func write(members json: inout JSONWriter) {
        json.field("TokenSession", tokenSession)
        json.field("UserPoolId", userPoolId)
        json.field("UserSessionTracking", userSessionTracking)
    }

    package static let shape = StructureShape("SetUserPoolSessionConfigurationRequest", [
        .init("TokenSession", .structure(UserPoolTokenSessionConfigType.shape), required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("UserSessionTracking", UserPoolsShapes.userSessionTrackingType, required: true),
    ])

    package typealias Output = SetUserPoolSessionConfigurationOutput
    package static let operation = OperationModel(
        name: "SetUserPoolSessionConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .concurrentModification, .resourceNotFound, .notAuthorized,
            .internalError, .featureUnavailableInTier, .operationNotEnabled,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of SetUserPoolSessionConfiguration.
package struct SetUserPoolSessionConfigurationOutput: OperationOutput {
    package var tokenSession: UserPoolTokenSessionConfigType?
    package var userPoolId: UserPoolID?
    package var userSessionTracking: UserSessionTrackingType?

    package init(
        tokenSession: UserPoolTokenSessionConfigType? = nil,
        userPoolId: UserPoolID? = nil,
        userSessionTracking: UserSessionTrackingType? = nil
    ) {
        self.tokenSession = tokenSession
        self.userPoolId = userPoolId
        self.userSessionTracking = userSessionTracking
    }

    package init(_ fields: JSONObject) throws {
        tokenSession = try fields.value("TokenSession")
        userPoolId = try fields.value("UserPoolId")
        userSessionTracking = try fields.value("UserSessionTracking")
    }

    package func write(members json: inout JSONWriter) {
        json.field("TokenSession", tokenSession)
        json.field("UserPoolId", userPoolId)
        json.field("UserSessionTracking", userSessionTracking)
    }

    package static let shape = StructureShape("SetUserPoolSessionConfigurationResponse", [
        .init("TokenSession", .structure(UserPoolTokenSessionConfigType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
        .init("UserSessionTracking", UserPoolsShapes.userSessionTrackingType),
    ])
}

#endif
