// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `NotifyConfigurationType`.
public struct NotifyConfigurationType: Structure {
    public var blockEmail: NotifyEmailType?
    public var from: String?
    public var mfaEmail: NotifyEmailType?
    public var noActionEmail: NotifyEmailType?
    public var replyTo: String?
    public var sourceArn: String

    public init(
        blockEmail: NotifyEmailType? = nil,
        from: String? = nil,
        mfaEmail: NotifyEmailType? = nil,
        noActionEmail: NotifyEmailType? = nil,
        replyTo: String? = nil,
        sourceArn: String
    ) {
        self.blockEmail = blockEmail
        self.from = from
        self.mfaEmail = mfaEmail
        self.noActionEmail = noActionEmail
        self.replyTo = replyTo
        self.sourceArn = sourceArn
    }

    public init(_ fields: JSONObject) throws {
        blockEmail = try fields.value("BlockEmail")
        from = try fields.value("From")
        mfaEmail = try fields.value("MfaEmail")
        noActionEmail = try fields.value("NoActionEmail")
        replyTo = try fields.value("ReplyTo")
        sourceArn = try fields.requiredValue("SourceArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("BlockEmail", blockEmail)
        json.field("From", from)
        json.field("MfaEmail", mfaEmail)
        json.field("NoActionEmail", noActionEmail)
        json.field("ReplyTo", replyTo)
        json.field("SourceArn", sourceArn)
    }

    public static let shape = StructureShape("NotifyConfigurationType", [
        .init("BlockEmail", .structure(NotifyEmailType.shape)),
        .init("From", UserPoolsShapes.stringType),
        .init("MfaEmail", .structure(NotifyEmailType.shape)),
        .init("NoActionEmail", .structure(NotifyEmailType.shape)),
        .init("ReplyTo", UserPoolsShapes.stringType),
        .init("SourceArn", UserPoolsShapes.arnType, required: true),
    ])
}
