import Kernel
import Outbound
import Triggers
import WireRuntime

/// Amazon Device Messaging.
struct ADMAPI {
    private let target: ADMTarget
    private let secret: Secret<String>
    private let endpoint: String
    /// Amazon keeps a message for at least this many seconds.
    private static let minLifetime: Int64 = .minutes(1)

    init(_ target: ADMTarget, secret: Secret<String>) {
        (self.target, self.secret) = (target, secret)
        endpoint = target.endpoint ?? "https://api.amazon.com"
    }

    /// The request for an access token (RFC 6749, section 4.4).
    func tokenRequest() -> HTTPCall {
        HTTPCall(
            toTarget: "\(endpoint)/auth/O2/token", isPrivate: target.isPrivate,
            form: [
                ("grant_type", "client_credentials"), ("scope", "messaging:push"), ("client_id", target.clientID),
                ("client_secret", secret.exposed),
            ])
    }

    /// The request with a message.
    func request(_ message: PushMessage, with token: PlatformToken, at now: Instant) -> HTTPCall {
        let sent = JSONObject([
            .init("data", .object(message.texts)), .init("consolidationKey", .string(message.collapseKey)),
            .init("expiresAfter", .integer(max(message.lifetime(at: now), Self.minLifetime))),
        ])
        var writer = JSONWriter()
        writer.write(JSON.object(sent))
        let device = PercentEncoding.encode(Array(message.token.utf8))
        return HTTPCall(
            toTarget: "\(endpoint)/messaging/registrations/\(device)/messages", isPrivate: target.isPrivate,
            headers: [
                ("authorization", "Bearer \(token.text.exposed)"), ("content-type", "application/json"),
                ("accept", "application/json"),
                ("x-amzn-type-version", "com.amazon.device.messaging.ADMMessage@1.0"),
                ("x-amzn-accept-type", "com.amazon.device.messaging.ADMSendResult@1.0"),
            ], body: writer.bytes)
    }

    /// Reads Amazon's response.
    static func result(_ response: HTTPCallResponse) -> PlatformResponse {
        let word = PlatformResponse.plainWord(response.object?["reason"]?.string)
        let reason = PlatformResponse.reason(word, status: response.status)
        switch (response.status, word) {
        case (200, _): return .accepted
        case (400, "Unregistered"), (400, "InvalidRegistrationId"): return .gone
        case (400, "AccessTokenExpired"), (401, _): return .tokenRefused(reason)
        case (400, .some), (413, _): return .refused(reason)
        default: return .unreachable(reason)
        }
    }
}
