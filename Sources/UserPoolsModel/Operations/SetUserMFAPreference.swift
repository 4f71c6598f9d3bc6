// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of SetUserMFAPreference.
package struct SetUserMFAPreferenceInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var emailMfaSettings: EmailMfaSettingsType?
    package var smsMfaSettings: SMSMfaSettingsType?
    package var softwareTokenMfaSettings: SoftwareTokenMfaSettingsType?
    package var webAuthnMfaSettings: WebAuthnMfaSettingsType?

    package init(
        accessToken: Secret<String>,
        emailMfaSettings: EmailMfaSettingsType? = nil,
        smsMfaSettings: SMSMfaSettingsType? = nil,
        softwareTokenMfaSettings: SoftwareTokenMfaSettingsType? = nil,
        webAuthnMfaSettings: WebAuthnMfaSettingsType? = nil
    ) {
        self.accessToken = accessToken
        self.emailMfaSettings = emailMfaSettings
        self.smsMfaSettings = smsMfaSettings
        self.softwareTokenMfaSettings = softwareTokenMfaSettings
        self.webAuthnMfaSettings = webAuthnMfaSettings
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        emailMfaSettings = try fields.value("EmailMfaSettings")
        smsMfaSettings = try fields.value("SMSMfaSettings")
        softwareTokenMfaSettings = try fields.value("SoftwareTokenMfaSettings")
        webAuthnMfaSettings = try fields.value("WebAuthnMfaSettings")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("EmailMfaSettings", emailMfaSettings)
        json.field("SMSMfaSettings", smsMfaSettings)
        json.field("SoftwareTokenMfaSettings", softwareTokenMfaSettings)
        json.field("WebAuthnMfaSettings", webAuthnMfaSettings)
    }

    package static let shape = StructureShape("SetUserMFAPreferenceRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("EmailMfaSettings", .structure(EmailMfaSettingsType.shape)),
        .init("SMSMfaSettings", .structure(SMSMfaSettingsType.shape)),
        .init("SoftwareTokenMfaSettings", .structure(SoftwareTokenMfaSettingsType.shape)),
        .init("WebAuthnMfaSettings", .structure(WebAuthnMfaSettingsType.shape)),
    ])

    package typealias Output = SetUserMFAPreferenceOutput
    package static let operation = OperationModel(
        name: "SetUserMFAPreference", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .passwordResetRequired, .userNotFound,
            .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of SetUserMFAPreference.
package struct SetUserMFAPreferenceOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("SetUserMFAPreferenceResponse", [])
}
