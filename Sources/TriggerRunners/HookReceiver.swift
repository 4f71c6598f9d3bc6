import Directory
import Kernel
import Outbound
import Triggers

/// An HTTP server that is a function: it gets each event in a signed request and returns it with a response.
struct HookReceiver {
    private let target: HookTarget
    private let secret: HookSecret?

    init(_ target: HookTarget, secret: HookSecret?) {
        self.target = target
        self.secret = secret
    }

    /// The signed request. All attempts with an event have the same id.
    func request(_ call: TriggerCall, at now: Instant) -> HTTPCall {
        let signature = secret?.headers(of: call.event, id: call.idempotencyKey, at: now) ?? []
        let headers =
            [("Content-Type", "application/json"), ("x-martlet-function-arn", call.function.rawValue)] + signature
        return HTTPCall(toTarget: target.url, isPrivate: target.isPrivate, headers: headers, body: call.event)
    }

    /// Reads the receiver's response.
    ///
    /// - Throws: `TriggerError.failed` if the response describes an error, `.gone` for the status 410, and
    ///   `.unreachable` for any other status than 2xx.
    static func result(_ response: HTTPCallResponse) throws(TriggerError) -> [UInt8] {
        if (200..<300).contains(response.status) { return response.body }
        // A hook that was removed responds with 410 (Standard Webhooks 1.0).
        if response.status == 410 { throw .gone }
        if response.status >= 400, let message = FunctionErrorText.message(in: response.body) {
            throw .failed(message: message)
        }
        throw .unreachable("the receiver answers with the status \(response.status)")
    }
}
