// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of SetUserMFAPreference.
public struct SetUserMFAPreferenceInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var emailMfaSettings: EmailMfaSettingsType?
    public var smsMfaSettings: SMSMfaSettingsType?
    public var softwareTokenMfaSettings: SoftwareTokenMfaSettingsType?
    public var webAuthnMfaSettings: WebAuthnMfaSettingsType?

    public init(
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

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        emailMfaSettings = try fields.value("EmailMfaSettings")
        smsMfaSettings = try fields.value("SMSMfaSettings")
        softwareTokenMfaSettings = try fields.value("SoftwareTokenMfaSettings")
        webAuthnMfaSettings = try fields.value("WebAuthnMfaSettings")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("EmailMfaSettings", emailMfaSettings)
        json.field("SMSMfaSettings", smsMfaSettings)
        json.field("SoftwareTokenMfaSettings", softwareTokenMfaSettings)
        json.field("WebAuthnMfaSettings", webAuthnMfaSettings)
    }

    public static let shape = StructureShape("SetUserMFAPreferenceRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("EmailMfaSettings", .structure(EmailMfaSettingsType.shape)),
        .init("SMSMfaSettings", .structure(SMSMfaSettingsType.shape)),
        .init("SoftwareTokenMfaSettings", .structure(SoftwareTokenMfaSettingsType.shape)),
        .init("WebAuthnMfaSettings", .structure(WebAuthnMfaSettingsType.shape)),
    ])

    public typealias Output = SetUserMFAPreferenceOutput
    public static let operation = OperationModel(
        name: "SetUserMFAPreference", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .passwordResetRequired, .userNotFound,
            .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of SetUserMFAPreference.
public struct SetUserMFAPreferenceOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("SetUserMFAPreferenceResponse", [])
}
