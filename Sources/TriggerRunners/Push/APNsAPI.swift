import Kernel
import Outbound
import Triggers
import WireRuntime

/// Apple's push service, by HTTP/2 with a provider token.
struct APNsAPI {
    private let target: APNsTarget
    private let key: APNsKey

    /// Apple refuses a token that is older than an hour, and a provider that makes one more often than every 20
    /// minutes.
    private static let (tokenRenewal, tokenMinimum): (Int64, Int64) = (.minutes(40), .minutes(20))

    init?(_ target: APNsTarget, secret: Secret<String>) {
        guard let key = APNsKey(secret) else { return nil }
        (self.target, self.key) = (target, key)
    }

    /// A new provider token.
    func token(at now: Instant) throws -> PlatformToken {
        PlatformToken(
            text: try key.token(keyID: target.keyID, teamID: target.teamID, at: now), madeAt: now,
            renewsAt: now.advanced(seconds: Self.tokenRenewal),
            lastsUntil: now.advanced(seconds: Self.tokenMinimum))
    }

    /// The request with a background notification (PUSH-SRV-02, PUSH-PAY-06).
    func request(_ message: PushMessage, with token: PlatformToken) -> HTTPCall {
        let notification = JSONObject([
            .init("aps", .object(JSONObject([.init("content-available", .integer(1))]))),
            .init("data", .object(message.data)),
        ])
        var writer = JSONWriter()
        writer.write(JSON.object(notification))
        let device = PercentEncoding.encode(Array(message.token.utf8))
        var call = HTTPCall(
            toTarget: "\(target.endpoint(on: message.platform))/3/device/\(device)", isPrivate: target.isPrivate,
            headers: [
                ("authorization", "bearer \(token.text.exposed)"), ("content-type", "application/json"),
                ("apns-topic", target.topic), ("apns-push-type", "background"), ("apns-priority", "5"),
                ("apns-expiration", String(message.expiresAt.seconds)), ("apns-collapse-id", message.collapseKey),
            ], body: writer.bytes)
        call.speaksHTTP2 = true
        return call
    }

    /// Reads Apple's response.
    static func result(_ response: HTTPCallResponse) -> PlatformResponse {
        let word = PlatformResponse.plainWord(response.object?["reason"]?.string)
        let reason = PlatformResponse.reason(word, status: response.status)
        switch (response.status, word) {
        case (200, _): return .accepted
        case (410, "Unregistered"), (410, "ExpiredToken"), (400, "BadDeviceToken"): return .gone
        case (403, "ExpiredPlatformToken"), (403, "InvalidPlatformToken"): return .tokenRefused(reason)
        // These concern only this message or this device.
        case (400, "DeviceTokenNotForTopic"), (400, "BadCollapseId"), (400, "BadExpirationDate"), (413, _),
            (429, "TooManyRequests"):
            return .refused(reason)
        default: return .unreachable(reason)
        }
    }
}
