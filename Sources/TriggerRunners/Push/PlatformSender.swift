import Directory
import Kernel
import Outbound
import Triggers
import WireRuntime

/// Sends messages to the platforms of devices.
final class PlatformSender: Sendable {
    /// Sends a request. If there is no response, it throws the reason as a target's error.
    typealias Send = @Sendable (HTTPCall) async throws(TriggerError) -> HTTPCallResponse

    private let world: World
    private let tokens: PlatformTokens
    /// The endpoints of devices at SNS, by application and token.
    private let endpoints = Locked<[[String]: String]>([:])
    private static let maxEndpoints = 10_000

    init(_ world: World) { (self.world, tokens) = (world, PlatformTokens(world)) }

    /// Sends a message to Apple's platform.
    func send(
        _ message: PushMessage, to target: TriggerTarget, at apns: APNsTarget, by send: Send
    ) async throws(TriggerError) {
        guard let api = APNsAPI(apns, secret: target.secret ?? Secret("")) else { throw .noTarget }
        let now = world.now()
        let token = try await tokens.token(for: target) { try api.token(at: now) }
        try requireAcceptance(
            APNsAPI.result(try await send(api.request(message, with: token))), after: token, of: target)
    }

    /// Sends a message to Google's platform.
    func send(
        _ message: PushMessage, to target: TriggerTarget, at fcm: FCMTarget, by send: @escaping Send
    ) async throws(TriggerError) {
        guard let api = FCMAPI(fcm, secret: target.secret ?? Secret("")) else { throw .noTarget }
        let now = world.now()
        let token = try await tokens.token(for: target) {
            let response = try await send(try api.tokenRequest(at: now))
            return try PlatformToken(response.object, status: response.status, at: now)
        }
        try requireAcceptance(
            FCMAPI.result(try await send(api.request(message, with: token, at: now))), after: token, of: target)
    }

    /// Sends a message to Amazon's platform.
    func send(
        _ message: PushMessage, to target: TriggerTarget, at adm: ADMTarget, by send: @escaping Send
    ) async throws(TriggerError) {
        let (api, now) = (ADMAPI(adm, secret: target.secret ?? Secret("")), world.now())
        let token = try await tokens.token(for: target) {
            let response = try await send(api.tokenRequest())
            return try PlatformToken(response.object, status: response.status, at: now)
        }
        try requireAcceptance(
            ADMAPI.result(try await send(api.request(message, with: token, at: now))), after: token, of: target)
    }

    /// Sends a message to SNS.
    func send(
        _ message: PushMessage, to target: TriggerTarget, at sns: SNSTarget, by send: Send
    ) async throws(TriggerError) {
        let (api, now) = (SNSAPI(sns, secret: target.secret ?? Secret("")), world.now())
        let device = [target.function.rawValue, sns.endpoint, message.token]
        let endpoint: String
        if let known = endpoints.read({ $0[device] }) {
            endpoint = known
        } else {
            endpoint = try SNSAPI.endpoint(
                in: try await send(api.endpointRequest(message, of: target.function, at: now)))
            endpoints.change { endpoints in
                if endpoints.count >= Self.maxEndpoints { endpoints.removeAll() }
                endpoints[device] = endpoint
            }
        }
        let response = SNSAPI.result(try await send(api.request(message, to: endpoint, at: now)), of: .message)
        if response != .accepted { endpoints.change { $0[device] = nil } }
        try response.requireAcceptance()
    }

    private func requireAcceptance(
        _ response: PlatformResponse, after token: PlatformToken, of target: TriggerTarget
    ) throws(TriggerError) {
        if case .tokenRefused = response { tokens.drop(token, of: target.function) }
        try response.requireAcceptance()
    }
}
