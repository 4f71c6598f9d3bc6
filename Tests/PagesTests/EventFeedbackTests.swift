import Synchronization
import Testing
import Wire
import WireRuntime

@testable import Pages

/// The page of the links in an e-mail about a sign-in, and what its button does.
@Suite struct EventFeedbackTests {
    private final class Journal: Sendable {
        let given = Mutex<[String]>([])
        let records = Mutex<[String]>([])
    }

    private let journal = Journal()

    private static func fields(_ feedback: String) -> String {
        "user_pool_id=eu-test-1_abcdefghi&user_name=ann&event_id=e&feedback_token=t&feedback=\(feedback)"
    }

    private func answer(
        _ method: String, query: String = "", form: String = "",
        type: String = "application/x-www-form-urlencoded", error: (any Error)? = nil
    ) async throws -> WireResponse {
        let frame = RequestFrame { [journal] record in
            journal.records.withLock { $0.append("\(record.operation) \(record.status)") }
        }
        let brand: Brand.Lookup = { given, _ in Brand(name: given["user_pool_id"].map { "Shop of \($0)" }) }
        let page = EventFeedbackPages(frame: frame, brand: brand) { [journal] link in
            if let error { throw error }
            journal.given.withLock { $0.append("\(link.username) \(link.event) \(link.isValid)") }
        }
        let row = try #require(page.routes.first { $0.method == method })
        let request = WireRequest(
            method: method, path: "/authEventFeedback", query: query, headers: [("Content-Type", type)],
            body: Array(form.utf8))
        return try #require(await row.respond(request, PathParameters()))
    }

    // UP-MSG-11, UP-MSG-12
    @Test func `the link alone says nothing, and its button says what the link says`() async throws {
        for (feedback, label, isValid) in [("valid", "It was me", true), ("invalid", "It was not me", false)] {
            let page = try await answer("GET", query: Self.fields(feedback))
            #expect(page.status == 200 && HostedHTML(page).text.contains(label))
            #expect(journal.given.withLock { $0 }.isEmpty)
            #expect(try await answer("POST", form: Self.fields(feedback)).status == 200)
            #expect(journal.given.withLock { $0 } == ["ann e \(isValid)"])
            journal.given.withLock { $0 = [] }
        }
        let recorded = journal.records.withLock { $0 }
        #expect(
            recorded == [
                "GetFeedbackPage 200", "UpdateAuthEventFeedback 200", "GetFeedbackPage 200",
                "UpdateAuthEventFeedback 200",
            ])
    }

    @Test func `the pages say whose they are`() async throws {
        let title = "· Shop of eu-test-1_abcdefghi</title>"
        for page in [
            try await answer("GET", query: Self.fields("valid")),
            try await answer("GET", query: Self.fields("perhaps")),
            try await answer("POST", form: Self.fields("valid")),
            try await answer("POST", form: Self.fields("valid"), error: ServiceError(.notAuthorized, "no")),
            try await answer("POST", form: Self.fields("valid"), error: CancellationError()),
        ] { #expect(HostedHTML(page).text.contains(title), "\(page.status)") }
    }

    @Test func `an incomplete link, a used one and a busy server have their own pages`() async throws {
        #expect(try await answer("GET", query: Self.fields("perhaps")).status == 400)
        #expect(try await answer("POST", form: "feedback=valid").status == 400)
        #expect(try await answer("POST", form: "{}", type: "application/json").status == 415)
        let used = ServiceError(.notAuthorized, "Invalid feedback token.")
        #expect(
            HostedHTML(try await answer("POST", form: Self.fields("valid"), error: used)).text.contains(
                "not valid any more"))
        #expect(try await answer("POST", form: Self.fields("valid"), error: CancellationError()).status == 503)
    }
}
