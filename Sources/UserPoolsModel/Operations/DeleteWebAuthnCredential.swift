// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of DeleteWebAuthnCredential.
package struct DeleteWebAuthnCredentialInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var credentialId: String

    package init(
        accessToken: Secret<String>,
        credentialId: String
    ) {
        self.accessToken = accessToken
        self.credentialId = credentialId
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        credentialId = try fields.requiredValue("CredentialId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("CredentialId", credentialId)
    }

    package static let shape = StructureShape("DeleteWebAuthnCredentialRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("CredentialId", UserPoolsShapes.stringType, required: true),
    ])

    package typealias Output = DeleteWebAuthnCredentialOutput
    package static let operation = OperationModel(
        name: "DeleteWebAuthnCredential", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .forbidden, .internalError, .invalidParameter, .tooManyRequests, .limitExceeded, .passwordResetRequired,
            .notAuthorized, .resourceNotFound, .operationNotEnabled,
        ])
}

/// The output of DeleteWebAuthnCredential.
package struct DeleteWebAuthnCredentialOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("DeleteWebAuthnCredentialResponse", [])
}
