// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of GetUserPoolSessionConfiguration.
package struct GetUserPoolSessionConfigurationInput: OperationInput, NamesUserPool {
    package var userPoolId: UserPoolID

    package init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("GetUserPoolSessionConfigurationRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = GetUserPoolSessionConfigurationOutput
    package static let operation = OperationModel(
        name: "GetUserPoolSessionConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .resourceNotFound, .notAuthorized, .internalError,
            .operationNotEnabled,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetUserPoolSessionConfiguration.
package struct GetUserPoolSessionConfigurationOutput: OperationOutput {
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

    package static let shape = StructureShape("GetUserPoolSessionConfigurationResponse", [
        .init("TokenSession", .structure(UserPoolTokenSessionConfigType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
        .init("UserSessionTracking", UserPoolsShapes.userSessionTrackingType),
    ])
}

#endif
