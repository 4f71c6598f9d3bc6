// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of GetClientToken.
package struct GetClientTokenInput: OperationInput {
    package var clientId: ClientID
    package var clientMetadata: [String: String]?
    package var scopes: [String]?
    package var secret: Secret<String>

    package init(
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

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        scopes = try fields.value("Scopes")
        secret = try fields.requiredValue("Secret")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("Scopes", scopes)
        json.field("Secret", secret)
    }

    package static let shape = StructureShape("GetClientTokenRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("Scopes", UserPoolsShapes.scopeListType),
        .init("Secret", UserPoolsShapes.clientSecretType, required: true),
    ])

    package typealias Output = GetClientTokenOutput
    package static let operation = OperationModel(
        name: "GetClientToken", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
            .operationNotEnabled, .forbidden,
        ])
}

/// The output of GetClientToken.
package struct GetClientTokenOutput: OperationOutput {
    package var clientAuthenticationResult: ClientAuthenticationResultType?

    package init(
        clientAuthenticationResult: ClientAuthenticationResultType? = nil
    ) {
        self.clientAuthenticationResult = clientAuthenticationResult
    }

    package init(_ fields: JSONObject) throws {
        clientAuthenticationResult = try fields.value("ClientAuthenticationResult")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientAuthenticationResult", clientAuthenticationResult)
    }

    package static let shape = StructureShape("GetClientTokenResponse", [
        .init("ClientAuthenticationResult", .structure(ClientAuthenticationResultType.shape)),
    ])
}

#endif
