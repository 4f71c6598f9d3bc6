// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of StartWebAuthnRegistration.
package struct StartWebAuthnRegistrationInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>

    package init(
        accessToken: Secret<String>
    ) {
        self.accessToken = accessToken
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
    }

    package static let shape = StructureShape("StartWebAuthnRegistrationRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    package typealias Output = StartWebAuthnRegistrationOutput
    package static let operation = OperationModel(
        name: "StartWebAuthnRegistration", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .forbidden, .internalError, .invalidParameter, .limitExceeded, .notAuthorized, .tooManyRequests,
            .webAuthnNotEnabled, .passwordResetRequired, .webAuthnConfigurationMissing, .operationNotEnabled,
        ])
}

/// The output of StartWebAuthnRegistration.
package struct StartWebAuthnRegistrationOutput: OperationOutput {
    package var credentialCreationOptions: JSON

    package init(
        credentialCreationOptions: JSON
    ) {
        self.credentialCreationOptions = credentialCreationOptions
    }

    package init(_ fields: JSONObject) throws {
        credentialCreationOptions = try fields.requiredValue("CredentialCreationOptions")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CredentialCreationOptions", credentialCreationOptions)
    }

    package static let shape = StructureShape("StartWebAuthnRegistrationResponse", [
        .init("CredentialCreationOptions", UserPoolsShapes.document, required: true),
    ])
}
