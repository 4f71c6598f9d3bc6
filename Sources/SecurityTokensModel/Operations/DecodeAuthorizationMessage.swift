// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DecodeAuthorizationMessage.
package struct DecodeAuthorizationMessageInput: OperationInput {
    package var encodedMessage: String

    package init(
        encodedMessage: String
    ) {
        self.encodedMessage = encodedMessage
    }

    package init(_ fields: JSONObject) throws {
        encodedMessage = try fields.requiredValue("EncodedMessage")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EncodedMessage", encodedMessage)
    }

    package static let shape = StructureShape("DecodeAuthorizationMessageRequest", [
        .init("EncodedMessage", SecurityTokensShapes.encodedMessageType, required: true),
    ])

    package typealias Output = DecodeAuthorizationMessageOutput
    package static let operation = OperationModel(
        name: "DecodeAuthorizationMessage", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .invalidAuthorizationMessage,
        ])
}

/// The output of DecodeAuthorizationMessage.
package struct DecodeAuthorizationMessageOutput: OperationOutput {
    package var decodedMessage: String?

    package init(
        decodedMessage: String? = nil
    ) {
        self.decodedMessage = decodedMessage
    }

    package init(_ fields: JSONObject) throws {
        decodedMessage = try fields.value("DecodedMessage")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DecodedMessage", decodedMessage)
    }

    package static let shape = StructureShape("DecodeAuthorizationMessageResponse", [
        .init("DecodedMessage", SecurityTokensShapes.decodedMessageType),
    ])
}
