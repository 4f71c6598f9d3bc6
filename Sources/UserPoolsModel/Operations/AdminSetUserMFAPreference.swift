// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminSetUserMFAPreference.
package struct AdminSetUserMFAPreferenceInput: OperationInput, NamesUserPool {
    package var emailMfaSettings: EmailMfaSettingsType?
    package var smsMfaSettings: SMSMfaSettingsType?
    package var softwareTokenMfaSettings: SoftwareTokenMfaSettingsType?
    package var userPoolId: UserPoolID
    package var username: Username
    package var webAuthnMfaSettings: WebAuthnMfaSettingsType?

    package init(
        emailMfaSettings: EmailMfaSettingsType? = nil,
        smsMfaSettings: SMSMfaSettingsType? = nil,
        softwareTokenMfaSettings: SoftwareTokenMfaSettingsType? = nil,
        userPoolId: UserPoolID,
        username: Username,
        webAuthnMfaSettings: WebAuthnMfaSettingsType? = nil
    ) {
        self.emailMfaSettings = emailMfaSettings
        self.smsMfaSettings = smsMfaSettings
        self.softwareTokenMfaSettings = softwareTokenMfaSettings
        self.userPoolId = userPoolId
        self.username = username
        self.webAuthnMfaSettings = webAuthnMfaSettings
    }

    package init(_ fields: JSONObject) throws {
        emailMfaSettings = try fields.value("EmailMfaSettings")
        smsMfaSettings = try fields.value("SMSMfaSettings")
        softwareTokenMfaSettings = try fields.value("SoftwareTokenMfaSettings")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
        webAuthnMfaSettings = try fields.value("WebAuthnMfaSettings")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EmailMfaSettings", emailMfaSettings)
        json.field("SMSMfaSettings", smsMfaSettings)
        json.field("SoftwareTokenMfaSettings", softwareTokenMfaSettings)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
        json.field("WebAuthnMfaSettings", webAuthnMfaSettings)
    }

    package static let shape = StructureShape("AdminSetUserMFAPreferenceRequest", [
        .init("EmailMfaSettings", .structure(EmailMfaSettingsType.shape)),
        .init("SMSMfaSettings", .structure(SMSMfaSettingsType.shape)),
        .init("SoftwareTokenMfaSettings", .structure(SoftwareTokenMfaSettingsType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
        .init("WebAuthnMfaSettings", .structure(WebAuthnMfaSettingsType.shape)),
    ])

    package typealias Output = AdminSetUserMFAPreferenceOutput
    package static let operation = OperationModel(
        name: "AdminSetUserMFAPreference", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .passwordResetRequired, .userNotFound,
            .userNotConfirmed, .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminSetUserMFAPreference.
package struct AdminSetUserMFAPreferenceOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminSetUserMFAPreferenceResponse", [])
}

#endif
