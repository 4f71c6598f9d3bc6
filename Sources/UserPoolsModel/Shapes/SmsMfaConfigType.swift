// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `SmsMfaConfigType`.
package struct SmsMfaConfigType: Structure {
    package var smsAuthenticationMessage: String?
    package var smsConfiguration: SmsConfigurationType?

    package init(
        smsAuthenticationMessage: String? = nil,
        smsConfiguration: SmsConfigurationType? = nil
    ) {
        self.smsAuthenticationMessage = smsAuthenticationMessage
        self.smsConfiguration = smsConfiguration
    }

    package init(_ fields: JSONObject) throws {
        smsAuthenticationMessage = try fields.value("SmsAuthenticationMessage")
        smsConfiguration = try fields.value("SmsConfiguration")
    }

    package func write(members json: inout JSONWriter) {
        json.field("SmsAuthenticationMessage", smsAuthenticationMessage)
        json.field("SmsConfiguration", smsConfiguration)
    }

    package static let shape = StructureShape("SmsMfaConfigType", [
        .init("SmsAuthenticationMessage", UserPoolsShapes.smsVerificationMessageType),
        .init("SmsConfiguration", .structure(SmsConfigurationType.shape)),
    ])
}
