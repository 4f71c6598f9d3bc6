package import Kernel
package import Messaging
import Outbound

/// Sends text messages by the operation Publish of the API of Amazon SNS.
package final class SNSSender: MessageSender {
    private let endpoint: AWSEndpoint
    private let world: World
    private let caller = HTTPCaller()

    package init(_ endpoint: AWSEndpoint, world: World) { (self.endpoint, self.world) = (endpoint, world) }

    package func deliver(_ message: Message) async throws(DeliveryError) {
        guard message.channel == .sms else { throw .permanent("SNS carries text messages only") }
        guard let number = PhoneNumber(message.destination) else { throw .permanent("it is not a telephone number") }
        let form = [
            ("Action", "Publish"), ("Message", message.body), ("PhoneNumber", number.text), ("Version", "2010-03-31"),
        ]
        let body = form.map { "\($0)=\(PercentEncoding.encode($1.utf8))" }.joined(separator: "&")
        let call = endpoint.call(
            of: "sns", headers: [("content-type", "application/x-www-form-urlencoded; charset=utf-8")],
            body: Array(body.utf8), at: world.now())
        let response: HTTPCallResponse
        do throws(HTTPCallError) { response = try await caller.send(call) } catch {
            throw .transient("SNS: \(error.reason)")
        }
        guard response.status != 200 else { return }
        let reason = "SNS: \(AWSErrorCode.reason(response))"
        // Only these errors concern the message itself; after others it can be sent once the cause is corrected.
        switch AWSErrorCode.of(response) {
        case "InvalidParameter", "InvalidParameterValue", "OptedOut", "ValidationException": throw .permanent(reason)
        default: throw .transient(reason)
        }
    }
}
