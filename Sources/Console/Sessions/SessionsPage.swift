import Kernel
import Wire
import WireRuntime

/// The sessions that the caller may end.
struct SessionsPage: ConsolePage {
    let pattern = "/console/sessions"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, sessions) = (visit.texts.sessions, visit.console.sessions)
        if visit.isForm {
            guard let id = visit.form["session"] else { throw ServiceError.invalidParameter(texts.missing) }
            try await visit.end(ConsoleSessionID(rawValue: id))
            return .redirect(addressed(pattern, query: [("done", ConsoleVisit.endingSession)]))
        }
        let active = try await sessions.list(
            for: visit.caller, seesAll: visit.administersServer,
            after: try visit.query["next"].map { try Cursor(address: $0) })
        return .page(
            ConsoleContent(.sessions, title: texts.title) {
                element("p", with: [.class("soft")]) { texts.lead }
                visit.table([texts.caller, texts.from, texts.began, texts.used, texts.ends, texts.action]) {
                    for session in active.items { row(session, on: visit) }
                }
                visit.paging(pattern, query: [], next: active.next?.address)
            })
    }

    private func row(_ session: ConsoleSession, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.sessions
        let isOwn = session.id == visit.session.id
        return element("tr") {
            element("th", with: [.scope("row")]) {
                code(session.arn)
                if isOwn { element("span", with: [.class("tag")]) { texts.current } }
            }
            element("td") {
                session.address
                emptyElement("br", with: [])
                element("span", with: [.class("soft")]) { session.userAgent }
            }
            for time in [session.createdAt, session.usedAt, session.expiresAt] { element("td") { visit.time(time) } }
            element("td") {
                visit.button(texts.end, to: pattern, sending: [("session", session.id.rawValue)])
            }
        }
    }
}

/// Ends the session of this browser.
struct LeavePage: ConsolePage {
    let pattern = "/console/leave"
    let methods = ["POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        try await visit.end(visit.session.id)
        return .left
    }
}

extension ConsoleVisit {
    fileprivate static let endingSession = "EndConsoleSession"

    /// Ends a session, with a record of its own.
    fileprivate func end(_ id: ConsoleSessionID) async throws {
        let operation = ConsoleOperation(name: Self.endingSession)
        let ended = await console.frame.run(request, as: operation, signer: { caller }) { _ in
            try await console.sessions.end(id, for: caller, seesAll: administersServer)
        }
        try ended.get()
    }
}

/// A position in the list of sessions: when the last session of a page expires, and its id.
extension Cursor {
    /// The position in the address of the next page.
    fileprivate var address: String { "\(self[0]).\(self[1])" }

    /// - Throws: `ServiceError` for a text that is no position.
    fileprivate init(address: String) throws {
        let parts = address.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1).map { String(Substring($0)) }
        guard parts.count == 2, Int64(parts[0]) != nil, Base64.decodeURL(parts[1]) != nil else {
            throw ServiceError.invalidParameter("Invalid pagination token given.")
        }
        self.init(parts[0], parts[1])
    }
}
