import Foundation
import Kernel
package import Messaging
import Outbound

/// Sends text messages to an HTTP gateway: one `POST` with a JSON body each.
///
/// The body is `{"id", "to", "body", "userPoolId", "purpose"}`. `Idempotency-Key` is the message's id, so that a
/// gateway can tell a second attempt from a second message.
package final class SMSGatewaySender: MessageSender {
    private let gateway: SMSGateway
    private let caller: HTTPCaller

    /// Creates a sender with its own connections.
    package convenience init(gateway: SMSGateway) { self.init(gateway: gateway, limits: HTTPCallLimits()) }

    init(gateway: SMSGateway, limits: HTTPCallLimits) {
        self.gateway = gateway
        caller = HTTPCaller(limits: limits)
    }

    /// Posts `message`. A 2xx status means that the gateway has accepted it.
    package func deliver(_ message: Message) async throws(DeliveryError) {
        guard message.channel == .sms else { throw .permanent("an SMS gateway carries text messages only") }
        guard let number = PhoneNumber(message.destination) else { throw .permanent("it is not a telephone number") }
        guard !message.body.utf8.contains(0) else { throw .permanent("the body has a NUL") }
        let status = try await post(Self.payload(message, to: number), id: message.id)
        switch status {
        case 200..<300: return
        // Only these statuses refuse the message itself. After others (a wrong token, a wrong address, an overload) it
        // can be sent once the cause is corrected.
        case 400, 410, 413, 422: throw .permanent("SMS gateway: \(status)")
        default: throw .transient("SMS gateway: \(status)")
        }
    }

    private static func payload(_ message: Message, to number: PhoneNumber) throws(DeliveryError) -> [UInt8] {
        let fields = [
            "id": message.id, "to": number.text, "body": message.body, "userPoolId": message.userPoolID.rawValue,
            "purpose": message.purpose,
        ]
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return [UInt8](try encoder.encode(fields))
        } catch {
            throw .permanent("the message cannot be written as JSON")
        }
    }

    private func post(_ payload: [UInt8], id: String) async throws(DeliveryError) -> Int {
        var headers = [("Content-Type", "application/json"), ("Idempotency-Key", id)]
        if let token = gateway.token { headers.append(("Authorization", "Bearer \(token.exposed)")) }
        do throws(HTTPCallError) {
            return try await caller.send(HTTPCall("POST", url: gateway.url, headers: headers, body: payload)).status
        } catch {
            throw .transient("SMS gateway: \(error.reason)")
        }
    }
}
