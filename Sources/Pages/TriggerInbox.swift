import Foundation
package import Wire
import WireRuntime

/// The latest calls of functions, as a page and as JSON, next to the development inbox.
///
/// Events contain data and input of users, so it exists only with `--dev` and only under the host names that `hosts`
/// allows.
package struct TriggerInbox: Sendable {
    private let frame: RequestFrame
    private let hosts: @Sendable (WireRequest) -> WireResponse?
    private let calls: @Sendable () -> [TriggerCallView]

    /// - Parameters:
    ///   - hosts: Refuses requests for host names that the inbox does not allow.
    ///   - calls: The latest calls, newest first.
    package init(
        frame: RequestFrame, hosts: @escaping @Sendable (WireRequest) -> WireResponse?,
        calls: @escaping @Sendable () -> [TriggerCallView]
    ) {
        self.frame = frame
        self.hosts = hosts
        self.calls = calls
    }

    /// The calls at their two paths.
    package var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: "/inbox/triggers") { request, _ in
                await respond(to: request, operation: "GetTriggerInbox") {
                    .page(try TriggerInboxPage.html($0), style: TriggerInboxPage.style)
                }
            },
            PathRoute("GET", pattern: "/inbox/triggers/calls") { request, _ in
                await respond(to: request, operation: "GetTriggerCalls") { calls in
                    let encoder = JSONEncoder()
                    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                    return .json(Array(try encoder.encode(calls)))
                }
            },
        ]
    }

    private func respond(
        to request: WireRequest, operation: String,
        show: @Sendable ([TriggerCallView]) throws -> WireResponse
    ) async -> WireResponse {
        let result = await frame.run(request, as: .reading(operation), status: \.status) { _ in
            try hosts(request) ?? show(calls())
        }
        guard case .success(let response) = result else {
            return .plain(503, message: "The calls cannot be shown just now.", requestID: request.requestID)
        }
        return response
    }
}
