// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of DeleteWebAuthnCredential.
public struct DeleteWebAuthnCredentialInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var credentialId: String

    public init(
        accessToken: Secret<String>,
        credentialId: String
    ) {
        self.accessToken = accessToken
        self.credentialId = credentialId
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        credentialId = try fields.requiredValue("CredentialId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("CredentialId", credentialId)
    }

    public static let shape = StructureShape("DeleteWebAuthnCredentialRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("CredentialId", UserPoolsShapes.stringType, required: true),
    ])

    public typealias Output = DeleteWebAuthnCredentialOutput
    public static let operation = OperationModel(
        name: "DeleteWebAuthnCredential", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .forbidden, .internalError, .invalidParameter, .tooManyRequests, .limitExceeded, .passwordResetRequired,
            .notAuthorized, .resourceNotFound, .operationNotEnabled,
        ])
}

/// The output of DeleteWebAuthnCredential.
public struct DeleteWebAuthnCredentialOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("DeleteWebAuthnCredentialResponse", [])
}
