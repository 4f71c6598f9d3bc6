import AsyncHTTPClient
import Foundation
import Kernel
import NIOCore
import NIOHTTP1
public import SignIn

/// Hands text messages to an HTTP gateway: one `POST` with a JSON body each.
///
/// `{"id", "to", "body", "userPoolId", "purpose"}`, and `Idempotency-Key` with the message's id, so that a gateway can
/// tell a second attempt from a second message.
public final class SMSGatewayCourier: Courier {
    private let gateway: SMSGateway
    private let client: HTTPClient

    /// A courier with connections of its own.
    ///
    /// `close` it before it is let go.
    public init(gateway: SMSGateway) {
        self.gateway = gateway
        var configuration = HTTPClient.Configuration()
        // A redirect would hand the token and the code to whoever is named in it.
        configuration.redirectConfiguration = .disallow
        configuration.timeout = .init(connect: .seconds(5), read: .seconds(10))
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Closes the connections.
    ///
    /// Nothing can be delivered afterwards.
    public func close() async {
        try? await client.shutdown()
    }

    /// Posts `message`, and takes a 2xx status as the gateway's word for it.
    public func deliver(_ message: Message) async throws(DeliveryFailure) {
        guard message.channel == .sms else { throw .permanent("an SMS gateway carries text messages only") }
        guard let number = PhoneNumber(message.destination) else { throw .permanent("the telephone number is none") }
        guard !message.body.utf8.contains(0) else { throw .permanent("the body has a NUL") }
        let status = try await post(Self.payload(message, to: number), id: message.id)
        switch status {
        case 200..<300: return
        // Only these say that the message itself is refused. All else (a wrong token, a wrong address, an overload)
        // is mended without changing the message.
        case 400, 410, 413, 422: throw .permanent("SMS gateway: \(status)")
        default: throw .transient("SMS gateway: \(status)")
        }
    }

    private static func payload(_ message: Message, to number: PhoneNumber) throws(DeliveryFailure) -> Data {
        let fields = [
            "id": message.id, "to": number.text, "body": message.body, "userPoolId": message.userPoolID.rawValue,
            "purpose": message.purpose,
        ]
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(fields)
        } catch {
            throw .permanent("the message cannot be written as JSON")
        }
    }

    private func post(_ payload: Data, id: String) async throws(DeliveryFailure) -> UInt {
        var request = HTTPClientRequest(url: gateway.url)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/json")
        request.headers.add(name: "Idempotency-Key", value: id)
        if let token = gateway.token {
            request.headers.add(name: "Authorization", value: "Bearer \(token.exposed)")
        }
        request.body = .bytes(ByteBuffer(bytes: payload))
        do {
            let response = try await client.execute(request, deadline: .now() + .seconds(10))
            // Read so that the connection can be kept; what it says is of no interest.
            _ = try? await response.body.collect(upTo: 16 * 1024)
            return response.status.code
        } catch let error as HTTPClientError {
            throw .transient("SMS gateway: \(error.shortDescription)")
        } catch {
            throw .transient("SMS gateway cannot be reached")
        }
    }
}
