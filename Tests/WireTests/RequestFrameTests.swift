import Kernel
import Testing
import WireRuntime

@testable import Wire

/// The steps that all requests share, with an operation of no AWS protocol.
struct RequestFrameTests {
    /// An OAuth error, which no service model declares.
    private struct GrantError: Error, Equatable {
        var code: String
    }

    private struct TokenEndpoint: FramedOperation {
        let name = "Token"
        let kind = RequestKind.oauth

        func failure(_ error: any Error) -> GrantError {
            (error as? any Refusal).map { GrantError(code: $0.message) } ?? GrantError(code: "server_error")
        }

        func recorded(_ failure: GrantError) -> ErrorRecord {
            ErrorRecord(code: failure.code, status: failure.code == "server_error" ? 500 : 401)
        }
    }

    private let records = RequestRecords()
    private let request = WireRequest(
        headers: [("User-Agent", "walk/1")], remoteAddress: "192.0.2.1", requestID: "r-1")

    private var frame: RequestFrame { RequestFrame { [records] in records.keep($0) } }

    @Test func `a success is recorded once, with caller, subject and status`() async throws {
        let result = await frame.run(request, as: TokenEndpoint(), signer: { WireFixture.administrator }) { context in
            AuditContext.note(UserPoolID(rawValue: "p"))
            AuditContext.note(UserID(rawValue: "u"))
            AuditContext.note(accessKeyID: "AKIAOTHER")
            return context.iamCaller?.accessKeyID
        }
        #expect(try result.get() == "AKIA")
        #expect(records.all.count == 1)
        let record = try #require(records.all.first)
        #expect(record.operation == "Token" && record.status == 200 && record.error == nil)
        #expect(record.context.requestID == "r-1" && record.context.remoteAddress == "192.0.2.1")
        #expect(record.context.userAgent == "walk/1" && record.context.iamCaller == WireFixture.administrator)
        #expect(record.subject.pool?.rawValue == "p" && record.subject.user?.rawValue == "u")
        #expect(record.subject.accessKeyID == "AKIAOTHER")
    }

    @Test func `an error is worded by the protocol and recorded with what was known of the subject`() async throws {
        let result = await frame.run(request, as: TokenEndpoint()) { _ -> Int in
            AuditContext.note(UserPoolID(rawValue: "p"))
            throw TestRefusal(.unauthenticated, "invalid_grant")
        }
        #expect(result == .failure(GrantError(code: "invalid_grant")))
        let record = try #require(records.all.first)
        #expect(record.error?.code == "invalid_grant" && record.status == 401 && record.subject.pool?.rawValue == "p")
    }

    @Test func `nothing is read or performed for a signature that is refused`() async throws {
        let performed = Journal()
        let result = await frame.run(
            request, as: TokenEndpoint(), signer: { throw TestRefusal(.unauthenticated, "invalid_client") }
        ) { _ in await performed.note("performed") }
        #expect(throws: GrantError(code: "invalid_client")) { try result.get() }
        #expect(await performed.entries.isEmpty)
        #expect(records.all.map(\.error?.code) == ["invalid_client"])
        #expect(records.all.first?.context.iamCaller == nil)
    }

    @Test func `a page may succeed with another status than 200`() async throws {
        let result = await frame.run(request, as: .reading("GetReadiness"), status: \.status) { _ in
            WireResponse(status: 503)
        }
        #expect(try result.get().status == 503)
        #expect(records.all.map(\.status) == [503] && records.all.first?.error == nil)
    }

    @Test func `the subject of one request is not that of the next`() async throws {
        _ = await frame.run(request, as: TokenEndpoint()) { _ in AuditContext.note(UserID(rawValue: "u")) }
        _ = await frame.run(request, as: TokenEndpoint()) { _ in }
        #expect(records.all.map(\.subject.user?.rawValue) == ["u", nil])
        #expect(AuditContext.current == nil)
    }

    /// A refusal that carries what a caller has sent.
    private enum Nosy: Refusal {
        case plain, named(String)
        var kind: RefusalKind { .invalid }
        var message: String { "no" }
    }

    @Test func `a refusal is recorded by the name of its case, without what the case carries`() async throws {
        for refusal in [Nosy.plain, .named("ann@example.com")] {
            _ = await frame.run(request, as: TokenEndpoint()) { _ in throw refusal }
        }
        _ = await frame.run(request, as: TokenEndpoint()) { _ in throw InvalidInput("a sentence") }
        #expect(records.all.map { $0.error?.refusal } == ["plain", "named", nil])
    }

    @Test func `what explains a refusal is in the record, beside the subject`() async throws {
        _ = await frame.run(request, as: TokenEndpoint()) { _ in
            AuditContext.note(.wrongPassword)
            AuditContext.note(ClientID(rawValue: "not an id"))
            AuditContext.note(entity: "operators", as: "group")
            AuditContext.explain("what was sent")
            throw Nosy.plain
        }
        let record = try #require(records.all.first)
        #expect(record.subject.reason == .wrongPassword && record.subject.client == nil)
        #expect(record.subject.entities == ["group": "operators"] && record.explanation == "what was sent")
    }
}
