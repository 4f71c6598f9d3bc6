import Kernel
import Outbound

/// The requests of a test, with the bodies of their responses.
final class ProviderRequestLog: Sendable {
    private struct Entry {
        let request: ProviderTestReport.Request
        let body: [UInt8]
    }

    private let entries = Locked<[Entry]>([])

    /// The requests in their order.
    var requests: [ProviderTestReport.Request] { entries.read { $0.map(\.request) } }

    func keep(_ call: HTTPCall, response: HTTPCallResponse) {
        keep(call, status: response.status, problem: ProviderClient.errorCode(in: response), body: response.body)
    }

    func keep(_ call: HTTPCall, failure: String) { keep(call, status: nil, problem: failure, body: []) }

    /// The body of the last response from `url`; nil if it was not asked.
    func body(from url: String) -> [UInt8]? {
        let wanted = Self.withoutQuery(url)
        return entries.read { entries in
            entries.last { $0.request.url.hasSameBytes(as: wanted) && $0.request.status != nil }?.body
        }
    }

    private func keep(_ call: HTTPCall, status: Int?, problem: String?, body: [UInt8]) {
        let request = ProviderTestReport.Request(
            method: call.method, url: Self.withoutQuery(call.url), status: status, problem: problem)
        entries.change { $0.append(Entry(request: request, body: body)) }
    }

    /// Queries can contain tokens.
    private static func withoutQuery(_ url: String) -> String {
        String(Substring(url.utf8.prefix { $0 != UInt8(ascii: "?") }))
    }
}
