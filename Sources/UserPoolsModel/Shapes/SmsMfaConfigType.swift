// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `SmsMfaConfigType`.
public struct SmsMfaConfigType: Structure {
    public var smsAuthenticationMessage: String?
    public var smsConfiguration: SmsConfigurationType?

    public init(
        smsAuthenticationMessage: String? = nil,
        smsConfiguration: SmsConfigurationType? = nil
    ) {
        self.smsAuthenticationMessage = smsAuthenticationMessage
        self.smsConfiguration = smsConfiguration
    }

    public init(_ fields: JSONObject) throws {
        smsAuthenticationMessage = try fields.value("SmsAuthenticationMessage")
        smsConfiguration = try fields.value("SmsConfiguration")
    }

    public func write(members json: inout JSONWriter) {
        json.field("SmsAuthenticationMessage", smsAuthenticationMessage)
        json.field("SmsConfiguration", smsConfiguration)
    }

    public static let shape = StructureShape("SmsMfaConfigType", [
        .init("SmsAuthenticationMessage", UserPoolsShapes.smsVerificationMessageType),
        .init("SmsConfiguration", .structure(SmsConfigurationType.shape)),
    ])
}
