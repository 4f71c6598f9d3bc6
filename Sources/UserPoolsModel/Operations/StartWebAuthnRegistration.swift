// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of StartWebAuthnRegistration.
public struct StartWebAuthnRegistrationInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>

    public init(
        accessToken: Secret<String>
    ) {
        self.accessToken = accessToken
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
    }

    public static let shape = StructureShape("StartWebAuthnRegistrationRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    public typealias Output = StartWebAuthnRegistrationOutput
    public static let operation = OperationModel(
        name: "StartWebAuthnRegistration", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .forbidden, .internalError, .invalidParameter, .limitExceeded, .notAuthorized, .tooManyRequests,
            .webAuthnNotEnabled, .passwordResetRequired, .webAuthnConfigurationMissing, .operationNotEnabled,
        ])
}

/// The output of StartWebAuthnRegistration.
public struct StartWebAuthnRegistrationOutput: OperationOutput {
    public var credentialCreationOptions: JSON

    public init(
        credentialCreationOptions: JSON
    ) {
        self.credentialCreationOptions = credentialCreationOptions
    }

    public init(_ fields: JSONObject) throws {
        credentialCreationOptions = try fields.requiredValue("CredentialCreationOptions")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CredentialCreationOptions", credentialCreationOptions)
    }

    public static let shape = StructureShape("StartWebAuthnRegistrationResponse", [
        .init("CredentialCreationOptions", UserPoolsShapes.document, required: true),
    ])
}
