import Foundation
import Kernel
import WireClient

/// The way from a device to the service: it counts what goes over it, and can be cut and held up.
final class Line: Sendable {
    /// The way that nobody meddles with, which all share.
    static let direct = Transport.urlSession()

    private struct State: Sendable {
        var calls: [String] = []
        var refreshes = 0
        var isCut = false
        var isHeld = false
    }

    private let state = Locked(State())

    /// The device is in a tunnel.
    func cut() { state.change { $0.isCut = true } }
    /// Everything sets off and nothing arrives.
    func hold() { state.change { $0.isHeld = true } }
    /// Things go their way again.
    func mend() { state.change { ($0.isCut, $0.isHeld) = (false, false) } }

    /// How many requests set off.
    var count: Int { state.read(\.calls.count) }
    /// How many of them asked for `operation`.
    func count(_ operation: String) -> Int { state.read { $0.calls.count { $0 == operation } } }
    /// How many of them asked for new tokens.
    var refreshes: Int { state.read(\.refreshes) }

    var transport: Transport {
        Transport { request in
            self.note(request)
            while self.state.read(\.isHeld) { try await Task.sleep(for: .milliseconds(2)) }
            guard !self.state.read(\.isCut) else { throw URLError(.notConnectedToInternet) }
            return try await Self.direct.send(request)
        }
    }

    private func note(_ request: ClientRequest) {
        let target = request.headers.first { $0.name == "x-amz-target" }?.value ?? ""
        let operation = String(target.split(separator: ".").last ?? "")
        let isRefresh = String(decoding: request.body, as: UTF8.self).contains(#""REFRESH_TOKEN_AUTH""#)
        state.change { state in
            state.calls.append(operation)
            if isRefresh { state.refreshes += 1 }
        }
    }
}
