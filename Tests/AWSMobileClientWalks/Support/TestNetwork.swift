import Foundation
import Kernel
import WireClient

/// The network of a device: it counts requests, and can be disconnected and delayed.
final class TestNetwork: Sendable {
    /// The real network, shared by all.
    static let direct = Transport.urlSession()

    private struct State: Sendable {
        var calls: [String] = []
        var refreshes = 0
        var isDisconnected = false
        var isDelayed = false
    }

    private let state = Locked(State())
    private let real: Transport

    init(_ real: Transport = direct) { self.real = real }

    /// Fails all requests.
    func disconnect() { state.change { $0.isDisconnected = true } }
    /// Delays all requests.
    func delay() { state.change { $0.isDelayed = true } }
    /// Sends requests again, also the delayed ones.
    func restore() { state.change { ($0.isDisconnected, $0.isDelayed) = (false, false) } }

    /// The number of requests.
    var count: Int { state.read(\.calls.count) }
    /// The number of requests of `operation`.
    func count(_ operation: String) -> Int { state.read { $0.calls.count { $0 == operation } } }
    /// The number of refreshes.
    var refreshes: Int { state.read(\.refreshes) }

    var transport: Transport {
        Transport { request in
            self.record(request)
            while self.state.read(\.isDelayed) { try await Task.sleep(for: .milliseconds(2)) }
            guard !self.state.read(\.isDisconnected) else { throw URLError(.notConnectedToInternet) }
            return try await self.real.send(request)
        }
    }

    private func record(_ request: ClientRequest) {
        let target = request.headers.first { $0.name == "x-amz-target" }?.value ?? ""
        let operation = String(target.split(separator: ".").last ?? "")
        let isRefresh = String(decoding: request.body, as: UTF8.self).contains(#""REFRESH_TOKEN_AUTH""#)
        state.change { state in
            state.calls.append(operation)
            if isRefresh { state.refreshes += 1 }
        }
    }
}
