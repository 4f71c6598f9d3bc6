// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of SetUserPoolClientSessionConfiguration.
package struct SetUserPoolClientSessionConfigurationInput: OperationInput, NamesUserPool {
    package var clientId: ClientID
    package var ssoSession: ClientSSOSessionConfigType
    package var userPoolId: UserPoolID

    package init(
        clientId: ClientID,
        ssoSession: ClientSSOSessionConfigType,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.ssoSession = ssoSession
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        ssoSession = try fields.requiredValue("SSOSession")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("SSOSession", ssoSession)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("SetUserPoolClientSessionConfigurationRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("SSOSession", .structure(ClientSSOSessionConfigType.shape), required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = SetUserPoolClientSessionConfigurationOutput
    package static let operation = OperationModel(
        name: "SetUserPoolClientSessionConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .concurrentModification, .resourceNotFound, .notAuthorized,
            .internalError, .featureUnavailableInTier, .operationNotEnabled,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of SetUserPoolClientSessionConfiguration.
package struct SetUserPoolClientSessionConfigurationOutput: OperationOutput {
    package var clientId: ClientID?
    package var ssoSession: ClientSSOSessionConfigType?
    package var userPoolId: UserPoolID?

    package init(
        clientId: ClientID? = nil,
        ssoSession: ClientSSOSessionConfigType? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.clientId = clientId
        self.ssoSession = ssoSession
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.value("ClientId")
        ssoSession = try fields.value("SSOSession")
        userPoolId = try fields.value("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("SSOSession", ssoSession)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("SetUserPoolClientSessionConfigurationResponse", [
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("SSOSession", .structure(ClientSSOSessionConfigType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}

#endif
