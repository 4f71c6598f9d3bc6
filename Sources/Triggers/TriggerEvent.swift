import Directory
import Kernel
import WireRuntime

/// The event that a function gets (UP-LAM-14).
struct TriggerEvent {
    let json: JSON

    init(_ trigger: some Trigger, context: TriggerContext) {
        self.init(
            version: trigger.version, source: trigger.source, request: trigger.request,
            emptyResponse: trigger.emptyResponse, context: context)
    }

    init(version: String, source: String, request: JSONObject, emptyResponse: JSONObject, context: TriggerContext) {
        json = .object(
            JSONObject([
                .init("version", .string(version)),
                .init("triggerSource", .string(source)),
                .init("region", .string(context.pool.id.region)),
                .init("userPoolId", .string(context.pool.id.rawValue)),
                .init("userName", context.username.map { .string($0.rawValue) } ?? .null),
                .init("callerContext", Self.caller(context)),
                .init("request", .object(request)),
                .init("response", .object(emptyResponse)),
            ]))
    }

    /// The service uses this name for an unknown SDK, and this client for calls of administrators.
    private static func caller(_ context: TriggerContext) -> JSON {
        .object(
            JSONObject([
                .init("awsSdkVersion", .string(CallerAgent.current?.sdkVersion ?? "aws-sdk-unknown-unknown")),
                .init("clientId", .string(context.client?.rawValue ?? "CLIENT_ID_NOT_APPLICABLE")),
            ]))
    }

    var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.write(json)
        return writer.bytes
    }
}
