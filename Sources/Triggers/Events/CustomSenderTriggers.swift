package import Directory
package import WireRuntime

/// The input of a function that sends messages: the encrypted code and the user.
package struct CustomSenderRequest: Sendable {
    let purpose: String
    let code: String
    let attributes: [String: String]
    let clientMetadata: [String: String]?

    /// - Parameters:
    ///   - purpose: The end of the event's `triggerSource`, such as `SignUp`.
    ///   - code: The encrypted code or temporary password, in Base64.
    ///   - attributes: The user's attributes, as `User.eventTexts` returns them.
    package init(
        _ purpose: String, code: String, attributes: [String: String], clientMetadata: [String: String]?
    ) {
        self.purpose = purpose
        self.code = code
        self.attributes = attributes
        self.clientMetadata = clientMetadata
    }

    fileprivate func json(type: String) -> JSONObject {
        JSONObject([
            .init("type", .string(type)), .init("code", .string(code)),
            .init("userAttributes", .texts(attributes)),
        ]).with(clientMetadata: clientMetadata)
    }
}

/// Sends a text message in place of the server. The function's response is not read.
package struct CustomSMSSenderTrigger: Trigger {
    package static let kind = TriggerKind.customSMSSender
    private let message: CustomSenderRequest

    package init(_ message: CustomSenderRequest) { self.message = message }

    package var source: String { "CustomSMSSender_" + message.purpose }
    package var request: JSONObject { message.json(type: "customSMSSenderRequestV1") }
    package var emptyResponse: JSONObject { JSONObject() }
    package func read(_: JSONObject) throws {}
}

/// Sends an e-mail in place of the server. The function's response is not read.
package struct CustomEmailSenderTrigger: Trigger {
    package static let kind = TriggerKind.customEmailSender
    private let message: CustomSenderRequest

    package init(_ message: CustomSenderRequest) { self.message = message }

    package var source: String { "CustomEmailSender_" + message.purpose }
    package var request: JSONObject { message.json(type: "customEmailSenderRequestV1") }
    package var emptyResponse: JSONObject { JSONObject() }
    package func read(_: JSONObject) throws {}
}

extension ContactAttribute {
    /// The trigger whose function sends messages to this contact.
    package var senderTrigger: TriggerKind {
        switch self {
        case .email: .customEmailSender
        case .phoneNumber: .customSMSSender
        }
    }
}
