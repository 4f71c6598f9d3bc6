// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `EmailMfaConfigType`.
public struct EmailMfaConfigType: Structure {
    public var message: String?
    public var subject: String?

    public init(
        message: String? = nil,
        subject: String? = nil
    ) {
        self.message = message
        self.subject = subject
    }

    public init(_ fields: JSONObject) throws {
        message = try fields.value("Message")
        subject = try fields.value("Subject")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Message", message)
        json.field("Subject", subject)
    }

    public static let shape = StructureShape("EmailMfaConfigType", [
        .init("Message", UserPoolsShapes.emailMfaMessageType),
        .init("Subject", UserPoolsShapes.emailMfaSubjectType),
    ])
}
