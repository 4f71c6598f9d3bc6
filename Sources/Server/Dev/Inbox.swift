import Foundation
import SignIn
import Wire

/// The development inbox: every sent message, as a page and as JSON.
///
/// It shows codes and passwords without authentication, so it exists only with `--dev` and only under the names in
/// `hosts`.
struct Inbox: Sendable {
    let outbox: Outbox
    let hosts: AllowedHosts
    private static let most = 500

    /// Adds the inbox at its two paths.
    func addRoutes(to routes: inout Routes) {
        routes.add("GET", "/inbox") { request in
            await answer(request) { messages in
                .page(
                    try InboxPage.shared.html(messages, destination: Self.destination(request)),
                    style: InboxPage.style)
            }
        }
        routes.add("GET", "/inbox/messages") { request in
            await answer(request) { messages in
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                return .json(Array(try encoder.encode(messages)))
            }
        }
    }

    private func answer(
        _ request: WireRequest, _ show: ([InboxMessage]) throws -> WireResponse
    ) async -> WireResponse {
        if let refusal = hosts.refusal(of: request) { return refusal }
        do {
            let messages = try await outbox.recent(limit: Self.most).map { InboxMessage($0.message, sentAt: $0.sentAt) }
            let wanted = Self.destination(request)
            return try show(wanted.map { wanted in messages.filter { $0.destination == wanted } } ?? messages)
        } catch {
            return .plain(503, message: "The inbox cannot be read just now.", requestID: request.requestID)
        }
    }

    /// The `destination` of the query; nil if missing or empty.
    private static func destination(_ request: WireRequest) -> String? {
        Query(request.query)["destination"]
    }
}
