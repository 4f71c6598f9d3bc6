import Kernel
import Outbound
import Triggers
import WireRuntime

/// Firebase Cloud Messaging, HTTP v1.
struct FCMAPI {
    private let target: FCMTarget
    private let account: FCMServiceAccount

    private static let endpoint = "https://fcm.googleapis.com"

    init?(_ target: FCMTarget, secret: Secret<String>) {
        guard let account = FCMServiceAccount(secret) else { return nil }
        (self.target, self.account) = (target, account)
    }

    /// The request for an access token (RFC 7523, section 2.1).
    func tokenRequest(at now: Instant) throws -> HTTPCall {
        HTTPCall(
            toTarget: account.tokenURI, isPrivate: target.isPrivate,
            form: [
                ("grant_type", "urn:ietf:params:oauth:grant-type:jwt-bearer"),
                ("assertion", try account.assertion(at: now).exposed),
            ])
    }

    /// The request with a message of data only.
    func request(_ message: PushMessage, with token: PlatformToken, at now: Instant) -> HTTPCall {
        let android = JSONObject([
            .init("priority", .string("NORMAL")), .init("collapse_key", .string(message.collapseKey)),
            .init("ttl", .string("\(message.lifetime(at: now))s")),
        ])
        let sent = JSONObject([
            .init("token", .string(message.token)), .init("data", .object(message.texts)),
            .init("android", .object(android)),
        ])
        var writer = JSONWriter()
        writer.write(JSON.object(JSONObject([.init("message", .object(sent))])))
        let project = PercentEncoding.encode(Array(account.projectID.utf8))
        return HTTPCall(
            toTarget: "\(target.endpoint ?? Self.endpoint)/v1/projects/\(project)/messages:send",
            isPrivate: target.isPrivate,
            headers: [("authorization", "Bearer \(token.text.exposed)"), ("content-type", "application/json")],
            body: writer.bytes)
    }

    /// Reads Google's response.
    static func result(_ response: HTTPCallResponse) -> PlatformResponse {
        let error = response.object?["error"]?.object
        let word = PlatformResponse.plainWord(code(in: error) ?? error?["status"]?.string)
        let reason = PlatformResponse.reason(word, status: response.status)
        switch (response.status, word) {
        case (200, _): return .accepted
        // A 404 without Google's error comes from another server, and does not concern the device.
        case (404, .some): return .gone
        case (401, _): return .tokenRefused(reason)
        case (400, "INVALID_ARGUMENT"), (403, "SENDER_ID_MISMATCH"): return .refused(reason)
        default: return .unreachable(reason)
        }
    }

    /// The code of the error's details that are FCM's own.
    private static func code(in error: JSONObject?) -> String? {
        guard case .array(let details)? = error?["details"] else { return nil }
        return details.lazy.compactMap { $0.object?["errorCode"]?.string }.first
    }
}
