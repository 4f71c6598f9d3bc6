package import Kernel
package import Messaging
import Outbound
import WireRuntime

/// Sends e-mails by the operation SendEmail of the API of Amazon SES, version 2.
package final class SESSender: MessageSender {
    private let endpoint: AWSEndpoint
    private let sender: Mailbox
    private let world: World
    private let caller = HTTPCaller()

    /// - Parameter sender: The `From` of messages whose pool does not set one.
    package init(_ endpoint: AWSEndpoint, sender: Mailbox, world: World) {
        (self.endpoint, self.sender, self.world) = (endpoint, sender, world)
    }

    package func deliver(_ message: Message) async throws(DeliveryError) {
        guard message.channel == .email else { throw .permanent("SES carries e-mails only") }
        // Checks the addresses and the subject.
        let mail = try MIMEMessage(message, sender: sender)
        let call = endpoint.call(
            "POST", path: "/v2/email/outbound-emails", of: "ses", headers: [("content-type", "application/json")],
            body: Self.body(message, of: mail, sender: sender), at: world.now())
        let response: HTTPCallResponse
        do throws(HTTPCallError) { response = try await caller.send(call) } catch {
            throw .transient("SES: \(error.reason)")
        }
        guard response.status != 200 else { return }
        let reason = "SES: \(AWSErrorCode.reason(response))"
        // Only these errors concern the message itself; after others it can be sent once the cause is corrected.
        switch AWSErrorCode.of(response) {
        case "MessageRejected", "BadRequestException": throw .permanent(reason)
        default: throw .transient(reason)
        }
    }

    private static func body(_ message: Message, of mail: MIMEMessage, sender: Mailbox) -> [UInt8] {
        let subject = JSONObject([.init("Data", .string(message.subject)), .init("Charset", .string("UTF-8"))])
        let parts = JSONObject(
            [("Text", message.text ?? PlainText.of(html: message.body)), ("Html", message.body)].map { name, text in
                let part = JSONObject([.init("Data", .string(text)), .init("Charset", .string("UTF-8"))])
                return JSONObject.Member(name, .object(part))
            })
        let simple = JSONObject([.init("Subject", .object(subject)), .init("Body", .object(parts))])
        var fields = [
            JSONObject.Member("FromEmailAddress", .string(message.sender ?? sender.header)),
            .init(
                "Destination", .object(JSONObject([.init("ToAddresses", .array([.string(mail.recipient.text)]))]))),
            .init("Content", .object(JSONObject([.init("Simple", .object(simple))]))),
        ]
        if let replyTo = message.replyTo, !replyTo.isEmpty {
            fields.append(.init("ReplyToAddresses", .array([.string(replyTo)])))
        }
        if let set = message.configurationSet { fields.append(.init("ConfigurationSetName", .string(set))) }
        var writer = JSONWriter()
        writer.write(.object(JSONObject(fields)))
        return writer.bytes
    }
}
