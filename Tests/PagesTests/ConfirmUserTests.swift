import Synchronization
import Testing
import Wire
import WireRuntime

@testable import Pages

/// The page of a confirmation link, and what its button does.
@Suite struct ConfirmUserTests {
    /// What the button has confirmed, and what was recorded.
    private final class Journal: Sendable {
        let confirmed = Mutex<[String]>([])
        let records = Mutex<[RequestRecord]>([])

        var names: [String] { confirmed.withLock { $0 } }
        var recorded: [[String]] {
            records.withLock { $0.map { [$0.operation, $0.error?.code ?? "ok", "\($0.status)"] } }
        }
    }

    private let journal = Journal()
    private static let fields = "client_id=c&user_name=ann&confirmation_code=123456"

    private func answer(
        _ method: String, query: String = "", form: String = "",
        type: String = "application/x-www-form-urlencoded", error: (any Error)? = nil
    ) async throws -> WireResponse {
        let page = ConfirmUser(
            frame: RequestFrame { [journal] record in journal.records.withLock { $0.append(record) } },
            brand: { given, _ in Brand(name: given["client_id"].map { "Shop of \($0)" }) },
            signIn: { given, _ in given["client_id"].map { "/login?client_id=\($0)" } }
        ) { [journal] link in
            if let error { throw error }
            journal.confirmed.withLock { $0.append("\(link.client) \(link.username) \(link.code)") }
        }
        let row = try #require(page.routes.first { $0.method == method && $0.pattern == "/confirmUser" })
        let request = WireRequest(
            method: method, path: "/confirmUser", query: query, headers: [("Content-Type", type)],
            body: Array(form.utf8))
        return try #require(await row.respond(request, PathParameters()))
    }

    @Test func `the link alone confirms nothing`() async throws {
        #expect(try await answer("GET", query: Self.fields).status == 200)
        #expect(try await answer("GET", query: "client_id=c").status == 400)
        #expect(journal.names.isEmpty)
        #expect(journal.recorded == [["GetConfirmationPage", "ok", "200"], ["GetConfirmationPage", "ok", "400"]])
    }

    @Test func `the page is in the browser's language`() async throws {
        let shown = HostedHTML(try await answer("GET", query: Self.fields + "&lang=de")).text
        #expect(shown.contains("Registrierung bestätigen") && shown.contains("value=\"123456\""))
        #expect(shown.contains("action=\"/confirmUser?lang=de\"") && !shown.contains("name=\"csrf\""))
        let answered = HostedHTML(try await answer("POST", query: "lang=de", form: Self.fields)).text
        #expect(answered.contains("<html lang=\"de\""))
    }

    @Test func `the page wears the look of the client that the link names, and leads to its sign-in`() async throws {
        let question = HostedHTML(try await answer("GET", query: Self.fields)).text
        #expect(question.contains("· Shop of c</title>") && !question.contains("href=\"/login"))
        let confirmed = HostedHTML(try await answer("POST", form: Self.fields)).text
        #expect(confirmed.contains("· Shop of c</title>") && confirmed.contains("href=\"/login?client_id=c\""))
        let refused = ServiceError(.expiredCode, "Invalid code provided, please request a code again.")
        let invalid = HostedHTML(try await answer("POST", form: Self.fields, error: refused)).text
        #expect(invalid.contains("· Shop of c</title>") && !invalid.contains("href=\"/login"))
    }

    // ADM-12
    @Test func `the button confirms, and is recorded once as the operation that it performs`() async throws {
        let response = try await answer("POST", form: Self.fields)
        #expect(response.status == 200 && journal.names == ["c ann 123456"])
        #expect(journal.recorded == [["ConfirmSignUp", "ok", "200"]])
    }

    @Test func `a refusal and an unexpected error have their own pages and records`() async throws {
        let expired = ServiceError(.expiredCode, "Invalid code provided, please request a code again.")
        #expect(try await answer("POST", form: Self.fields, error: expired).status == 400)
        #expect(try await answer("POST", form: Self.fields, error: CancellationError()).status == 503)
        #expect(
            journal.recorded == [
                ["ConfirmSignUp", "ExpiredCodeException", "400"],
                ["ConfirmSignUp", "ServiceUnavailableException", "503"],
            ])
    }

    // The function runs after the confirmation, which stays.
    @Test func `a function that fails after the confirmation is recorded, and the page says what is true`() async throws
    {
        let failed = ServiceError(.userLambdaValidation, "PostConfirmation failed with error no.")
        #expect(try await answer("POST", form: Self.fields, error: failed).status == 200)
        #expect(journal.recorded.map { $0.prefix(2) } == [["ConfirmSignUp", "UserLambdaValidationException"]])
    }

    @Test func `what is no form or lacks a field is refused and recorded`() async throws {
        #expect(try await answer("POST", form: Self.fields, type: "text/plain").status == 415)
        #expect(try await answer("POST", form: "client_id=c").status == 400)
        #expect(journal.names.isEmpty)
        #expect(
            journal.recorded == [
                ["ConfirmSignUp", "UnsupportedMediaTypeException", "415"],
                ["ConfirmSignUp", "InvalidParameterException", "400"],
            ])
    }
}
