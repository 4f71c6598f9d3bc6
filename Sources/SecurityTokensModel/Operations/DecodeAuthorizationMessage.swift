// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DecodeAuthorizationMessage.
public struct DecodeAuthorizationMessageInput: OperationInput {
    public var encodedMessage: String

    public init(
        encodedMessage: String
    ) {
        self.encodedMessage = encodedMessage
    }

    public init(_ fields: JSONObject) throws {
        encodedMessage = try fields.requiredValue("EncodedMessage")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EncodedMessage", encodedMessage)
    }

    public static let shape = StructureShape("DecodeAuthorizationMessageRequest", [
        .init("EncodedMessage", SecurityTokensShapes.encodedMessageType, required: true),
    ])

    public typealias Output = DecodeAuthorizationMessageOutput
    public static let operation = OperationModel(
        name: "DecodeAuthorizationMessage", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .invalidAuthorizationMessage,
        ])
}

/// The output of DecodeAuthorizationMessage.
public struct DecodeAuthorizationMessageOutput: OperationOutput {
    public var decodedMessage: String?

    public init(
        decodedMessage: String? = nil
    ) {
        self.decodedMessage = decodedMessage
    }

    public init(_ fields: JSONObject) throws {
        decodedMessage = try fields.value("DecodedMessage")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DecodedMessage", decodedMessage)
    }

    public static let shape = StructureShape("DecodeAuthorizationMessageResponse", [
        .init("DecodedMessage", SecurityTokensShapes.decodedMessageType),
    ])
}
