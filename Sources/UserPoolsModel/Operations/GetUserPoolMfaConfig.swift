// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of GetUserPoolMfaConfig.
package struct GetUserPoolMfaConfigInput: OperationInput, NamesUserPool {
    package var userPoolId: UserPoolID

    package init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("GetUserPoolMfaConfigRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = GetUserPoolMfaConfigOutput
    package static let operation = OperationModel(
        name: "GetUserPoolMfaConfig", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .resourceNotFound, .notAuthorized, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetUserPoolMfaConfig.
package struct GetUserPoolMfaConfigOutput: OperationOutput {
    package var emailMfaConfiguration: EmailMfaConfigType?
    package var mfaConfiguration: UserPoolMfaType?
    package var smsMfaConfiguration: SmsMfaConfigType?
    package var softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType?
    package var webAuthnConfiguration: WebAuthnConfigurationType?

    package init(
        emailMfaConfiguration: EmailMfaConfigType? = nil,
        mfaConfiguration: UserPoolMfaType? = nil,
        smsMfaConfiguration: SmsMfaConfigType? = nil,
        softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType? = nil,
        webAuthnConfiguration: WebAuthnConfigurationType? = nil
    ) {
        self.emailMfaConfiguration = emailMfaConfiguration
        self.mfaConfiguration = mfaConfiguration
        self.smsMfaConfiguration = smsMfaConfiguration
        self.softwareTokenMfaConfiguration = softwareTokenMfaConfiguration
        self.webAuthnConfiguration = webAuthnConfiguration
    }

    package init(_ fields: JSONObject) throws {
        emailMfaConfiguration = try fields.value("EmailMfaConfiguration")
        mfaConfiguration = try fields.value("MfaConfiguration")
        smsMfaConfiguration = try fields.value("SmsMfaConfiguration")
        softwareTokenMfaConfiguration = try fields.value("SoftwareTokenMfaConfiguration")
        webAuthnConfiguration = try fields.value("WebAuthnConfiguration")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EmailMfaConfiguration", emailMfaConfiguration)
        json.field("MfaConfiguration", mfaConfiguration)
        json.field("SmsMfaConfiguration", smsMfaConfiguration)
        json.field("SoftwareTokenMfaConfiguration", softwareTokenMfaConfiguration)
        json.field("WebAuthnConfiguration", webAuthnConfiguration)
    }

    package static let shape = StructureShape("GetUserPoolMfaConfigResponse", [
        .init("EmailMfaConfiguration", .structure(EmailMfaConfigType.shape)),
        .init("MfaConfiguration", UserPoolsShapes.userPoolMfaType),
        .init("SmsMfaConfiguration", .structure(SmsMfaConfigType.shape)),
        .init("SoftwareTokenMfaConfiguration", .structure(SoftwareTokenMfaConfigType.shape)),
        .init("WebAuthnConfiguration", .structure(WebAuthnConfigurationType.shape)),
    ])
}

#endif
