// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminSetUserMFAPreference.
public struct AdminSetUserMFAPreferenceInput: OperationInput, NamesUserPool {
    public var emailMfaSettings: EmailMfaSettingsType?
    public var smsMfaSettings: SMSMfaSettingsType?
    public var softwareTokenMfaSettings: SoftwareTokenMfaSettingsType?
    public var userPoolId: UserPoolID
    public var username: Username
    public var webAuthnMfaSettings: WebAuthnMfaSettingsType?

    public init(
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

    public init(_ fields: JSONObject) throws {
        emailMfaSettings = try fields.value("EmailMfaSettings")
        smsMfaSettings = try fields.value("SMSMfaSettings")
        softwareTokenMfaSettings = try fields.value("SoftwareTokenMfaSettings")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
        webAuthnMfaSettings = try fields.value("WebAuthnMfaSettings")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EmailMfaSettings", emailMfaSettings)
        json.field("SMSMfaSettings", smsMfaSettings)
        json.field("SoftwareTokenMfaSettings", softwareTokenMfaSettings)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
        json.field("WebAuthnMfaSettings", webAuthnMfaSettings)
    }

    public static let shape = StructureShape("AdminSetUserMFAPreferenceRequest", [
        .init("EmailMfaSettings", .structure(EmailMfaSettingsType.shape)),
        .init("SMSMfaSettings", .structure(SMSMfaSettingsType.shape)),
        .init("SoftwareTokenMfaSettings", .structure(SoftwareTokenMfaSettingsType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
        .init("WebAuthnMfaSettings", .structure(WebAuthnMfaSettingsType.shape)),
    ])

    public typealias Output = AdminSetUserMFAPreferenceOutput
    public static let operation = OperationModel(
        name: "AdminSetUserMFAPreference", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .passwordResetRequired, .userNotFound,
            .userNotConfirmed, .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminSetUserMFAPreference.
public struct AdminSetUserMFAPreferenceOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminSetUserMFAPreferenceResponse", [])
}

#endif
