// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetUserPoolMfaConfig.
public struct GetUserPoolMfaConfigInput: OperationInput, NamesUserPool {
    public var userPoolId: UserPoolID

    public init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GetUserPoolMfaConfigRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = GetUserPoolMfaConfigOutput
    public static let operation = OperationModel(
        name: "GetUserPoolMfaConfig", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .resourceNotFound, .notAuthorized, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetUserPoolMfaConfig.
public struct GetUserPoolMfaConfigOutput: OperationOutput {
    public var emailMfaConfiguration: EmailMfaConfigType?
    public var mfaConfiguration: UserPoolMfaType?
    public var smsMfaConfiguration: SmsMfaConfigType?
    public var softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType?
    public var webAuthnConfiguration: WebAuthnConfigurationType?

    public init(
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

    public init(_ fields: JSONObject) throws {
        emailMfaConfiguration = try fields.value("EmailMfaConfiguration")
        mfaConfiguration = try fields.value("MfaConfiguration")
        smsMfaConfiguration = try fields.value("SmsMfaConfiguration")
        softwareTokenMfaConfiguration = try fields.value("SoftwareTokenMfaConfiguration")
        webAuthnConfiguration = try fields.value("WebAuthnConfiguration")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EmailMfaConfiguration", emailMfaConfiguration)
        json.field("MfaConfiguration", mfaConfiguration)
        json.field("SmsMfaConfiguration", smsMfaConfiguration)
        json.field("SoftwareTokenMfaConfiguration", softwareTokenMfaConfiguration)
        json.field("WebAuthnConfiguration", webAuthnConfiguration)
    }

    public static let shape = StructureShape("GetUserPoolMfaConfigResponse", [
        .init("EmailMfaConfiguration", .structure(EmailMfaConfigType.shape)),
        .init("MfaConfiguration", UserPoolsShapes.userPoolMfaType),
        .init("SmsMfaConfiguration", .structure(SmsMfaConfigType.shape)),
        .init("SoftwareTokenMfaConfiguration", .structure(SoftwareTokenMfaConfigType.shape)),
        .init("WebAuthnConfiguration", .structure(WebAuthnConfigurationType.shape)),
    ])
}

#endif
