import Authentication
import Directory
import Kernel
import Storage
import TestKit
import Testing

/// No statement of a browser's sign-in or sign-out scans a whole table, and a redirect costs few of them.
@Suite struct AuthorizeQueryPlanTests {
    @Test(arguments: Engine.available)
    func `no request of a browser scans a whole table`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let site = try await BrowserSite(server)
        recorder.forget()
        let ann = try await server.signInOnPage(by: site.client)
        _ = try await site.authorize(["scope": "openid api/read"], by: ann)
        _ = try await site.authorize(["response_type": "token"], by: ann)
        _ = try await site.get("/logout", ["client_id": site.client.id.rawValue], by: ann)
        server.clock.advance(.hours(2))
        try await server.sweeper.sweep()
        #expect(recorder.statements.count > 20)
        for statement in recorder.statements {
            let scans = try await recorder.fullScans(of: statement)
            #expect(scans.isEmpty, "\(scans) \(statement.rendered(for: .sqlite).text)")
        }
    }

    @Test(arguments: Engine.available)
    func `a code costs one read and one write, and an error neither`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let site = try await BrowserSite(server)
        let ann = try await server.signInOnPage(by: site.client)
        _ = try await site.authorize(by: ann)
        recorder.forget()
        _ = try await site.authorize(by: ann)
        #expect(recorder.transactions == StatementRecorder.Transactions(reads: 1, writes: 1))
        recorder.forget()
        _ = try await site.authorize(["redirect_uri": "https://evil.example.com/"], by: ann)
        _ = try await site.authorize(["response_type": "none"], by: ann)
        #expect(recorder.transactions == StatementRecorder.Transactions())
    }
}
