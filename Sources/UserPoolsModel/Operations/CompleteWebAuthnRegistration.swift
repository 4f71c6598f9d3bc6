// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of CompleteWebAuthnRegistration.
public struct CompleteWebAuthnRegistrationInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var credential: JSON

    public init(
        accessToken: Secret<String>,
        credential: JSON
    ) {
        self.accessToken = accessToken
        self.credential = credential
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        credential = try fields.requiredValue("Credential")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("Credential", credential)
    }

    public static let shape = StructureShape("CompleteWebAuthnRegistrationRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("Credential", UserPoolsShapes.document, required: true),
    ])

    public typealias Output = CompleteWebAuthnRegistrationOutput
    public static let operation = OperationModel(
        name: "CompleteWebAuthnRegistration", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .forbidden, .internalError, .invalidParameter, .limitExceeded, .notAuthorized, .tooManyRequests,
            .webAuthnNotEnabled, .webAuthnChallengeNotFound, .webAuthnRelyingPartyMismatch, .webAuthnClientMismatch,
            .webAuthnOriginNotAllowed, .passwordResetRequired, .webAuthnCredentialNotSupported,
            .operationNotEnabled,
        ])
}

/// The output of CompleteWebAuthnRegistration.
public struct CompleteWebAuthnRegistrationOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("CompleteWebAuthnRegistrationResponse", [])
}
