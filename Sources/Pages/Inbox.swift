import Foundation
package import Wire
import WireRuntime

/// The development inbox: every sent message, as a page and as JSON.
///
/// It shows codes and passwords without authentication, so it exists only with `--dev` and only under the names that
/// `hosts` allows.
package struct Inbox: Sendable {
    private let frame: RequestFrame
    private let page: InboxPage
    private let hosts: @Sendable (WireRequest) -> WireResponse?
    private let messages: @Sendable (_ limit: Int) async throws -> [InboxMessage]
    private static let maxMessages = 500

    /// - Parameters:
    ///   - plainText: Reads the text of an HTML message.
    ///   - hosts: Refuses requests for host names that the inbox does not allow.
    ///   - messages: The latest messages, newest first.
    package init(
        frame: RequestFrame, plainText: @escaping @Sendable (_ html: String) -> String,
        hosts: @escaping @Sendable (WireRequest) -> WireResponse?,
        messages: @escaping @Sendable (_ limit: Int) async throws -> [InboxMessage]
    ) {
        self.frame = frame
        self.hosts = hosts
        self.messages = messages
        page = InboxPage(plainText: plainText)
    }

    /// The inbox as a page and as JSON, and each e-mail alone.
    package var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: "/inbox") { request, _ in
                await respond(to: request, operation: "GetInbox") { messages in
                    .page(
                        try page.html(
                            messages, destination: Self.destination(request),
                            isCallback: QueryParameters(request.query)["code"] != nil), style: InboxPage.style,
                        frames: true)
                }
            },
            PathRoute("GET", pattern: "/inbox/messages") { request, _ in
                await respond(to: request, operation: "GetInboxMessages") { messages in
                    let encoder = JSONEncoder()
                    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                    return .json(Array(try encoder.encode(messages)))
                }
            },
            PathRoute("GET", pattern: "/inbox/messages/{id}") { request, parameters in
                await respond(to: request, operation: "GetInboxMessage") { messages in
                    let mail = messages.first { $0.id == parameters["id"] && $0.channel == "email" }
                    return mail.map { .mail($0.body) }
                        ?? .plain(404, message: "Not Found", requestID: request.requestID)
                }
            },
        ]
    }

    private func respond(
        to request: WireRequest, operation: String,
        show: @Sendable ([InboxMessage]) throws -> WireResponse
    ) async -> WireResponse {
        let result = await frame.run(request, as: .reading(operation), status: \.status) { _ in
            if let refusal = hosts(request) { return refusal }
            return try show(try await latest(to: Self.destination(request)))
        }
        guard case .success(let response) = result else {
            return .plain(503, message: "The inbox cannot be read just now.", requestID: request.requestID)
        }
        return response
    }

    /// The latest messages, or only those sent to `destination`.
    private func latest(to destination: String?) async throws -> [InboxMessage] {
        let messages = try await messages(Self.maxMessages)
        guard let destination else { return messages }
        return messages.filter { $0.destination == destination }
    }

    /// The `destination` of the query; nil if missing or empty.
    private static func destination(_ request: WireRequest) -> String? {
        QueryParameters(request.query)["destination"]
    }
}
