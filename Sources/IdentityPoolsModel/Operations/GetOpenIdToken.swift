// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetOpenIdToken.
package struct GetOpenIdTokenInput: OperationInput {
    package var identityId: String
    package var logins: [String: Secret<String>]?

    package init(
        identityId: String,
        logins: [String: Secret<String>]? = nil
    ) {
        self.identityId = identityId
        self.logins = logins
    }

    package init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
        logins = try fields.value("Logins")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("Logins", logins)
    }

    package static let shape = StructureShape("GetOpenIdTokenInput", [
        .init("IdentityId", IdentityPoolsShapes.identityId, required: true),
        .init("Logins", IdentityPoolsShapes.loginsMap),
    ])

    package typealias Output = GetOpenIdTokenOutput
    package static let operation = OperationModel(
        name: "GetOpenIdToken", service: .identityPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .externalService,
        ])
}

/// The output of GetOpenIdToken.
package struct GetOpenIdTokenOutput: OperationOutput {
    package var identityId: String?
    package var token: Secret<String>?

    package init(
        identityId: String? = nil,
        token: Secret<String>? = nil
    ) {
        self.identityId = identityId
        self.token = token
    }

    package init(_ fields: JSONObject) throws {
        identityId = try fields.value("IdentityId")
        token = try fields.value("Token")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("Token", token)
    }

    package static let shape = StructureShape("GetOpenIdTokenResponse", [
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("Token", IdentityPoolsShapes.oidcToken),
    ])
}
