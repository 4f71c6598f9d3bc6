// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `NotifyConfigurationType`.
package struct NotifyConfigurationType: Structure {
    package var blockEmail: NotifyEmailType?
    package var from: String?
    package var mfaEmail: NotifyEmailType?
    package var noActionEmail: NotifyEmailType?
    package var replyTo: String?
    package var sourceArn: String

    package init(
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

    package init(_ fields: JSONObject) throws {
        blockEmail = try fields.value("BlockEmail")
        from = try fields.value("From")
        mfaEmail = try fields.value("MfaEmail")
        noActionEmail = try fields.value("NoActionEmail")
        replyTo = try fields.value("ReplyTo")
        sourceArn = try fields.requiredValue("SourceArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("BlockEmail", blockEmail)
        json.field("From", from)
        json.field("MfaEmail", mfaEmail)
        json.field("NoActionEmail", noActionEmail)
        json.field("ReplyTo", replyTo)
        json.field("SourceArn", sourceArn)
    }

    package static let shape = StructureShape("NotifyConfigurationType", [
        .init("BlockEmail", .structure(NotifyEmailType.shape)),
        .init("From", UserPoolsShapes.stringType),
        .init("MfaEmail", .structure(NotifyEmailType.shape)),
        .init("NoActionEmail", .structure(NotifyEmailType.shape)),
        .init("ReplyTo", UserPoolsShapes.stringType),
        .init("SourceArn", UserPoolsShapes.arnType, required: true),
    ])
}
