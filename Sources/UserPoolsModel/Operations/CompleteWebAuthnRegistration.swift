// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of CompleteWebAuthnRegistration.
package struct CompleteWebAuthnRegistrationInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var credential: JSON

    package init(
        accessToken: Secret<String>,
        credential: JSON
    ) {
        self.accessToken = accessToken
        self.credential = credential
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        credential = try fields.requiredValue("Credential")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("Credential", credential)
    }

    package static let shape = StructureShape("CompleteWebAuthnRegistrationRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("Credential", UserPoolsShapes.document, required: true),
    ])

    package typealias Output = CompleteWebAuthnRegistrationOutput
    package static let operation = OperationModel(
        name: "CompleteWebAuthnRegistration", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .forbidden, .internalError, .invalidParameter, .limitExceeded, .notAuthorized, .tooManyRequests,
            .webAuthnNotEnabled, .webAuthnChallengeNotFound, .webAuthnRelyingPartyMismatch, .webAuthnClientMismatch,
            .webAuthnOriginNotAllowed, .passwordResetRequired, .webAuthnCredentialNotSupported,
            .operationNotEnabled,
        ])
}

/// The output of CompleteWebAuthnRegistration.
package struct CompleteWebAuthnRegistrationOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("CompleteWebAuthnRegistrationResponse", [])
}
