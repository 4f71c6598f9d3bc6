// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of RevokeToken.
package struct RevokeTokenInput: OperationInput {
    package var clientId: ClientID
    package var clientSecret: Secret<String>?
    package var revokeAssociatedSessions: RevokeAssociatedSessionsType?
    package var token: Secret<String>

    package init(
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

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        clientSecret = try fields.value("ClientSecret")
        revokeAssociatedSessions = try fields.value("RevokeAssociatedSessions")
        token = try fields.requiredValue("Token")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientSecret", clientSecret)
        json.field("RevokeAssociatedSessions", revokeAssociatedSessions)
        json.field("Token", token)
    }

    package static let shape = StructureShape("RevokeTokenRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientSecret", UserPoolsShapes.clientSecretType),
        .init("RevokeAssociatedSessions", UserPoolsShapes.revokeAssociatedSessionsType),
        .init("Token", UserPoolsShapes.tokenModelType, required: true),
    ])

    package typealias Output = RevokeTokenOutput
    package static let operation = OperationModel(
        name: "RevokeToken", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .tooManyRequests, .internalError, .unauthorized, .invalidParameter, .unsupportedOperation,
            .unsupportedTokenType, .forbidden, .operationNotEnabled,
        ])
}

/// The output of RevokeToken.
package struct RevokeTokenOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("RevokeTokenResponse", [])
}
