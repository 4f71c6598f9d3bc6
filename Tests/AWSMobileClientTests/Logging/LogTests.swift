import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the app's log gets, and what it never gets.
@Suite struct LogTests {
    private final class Events: Sendable {
        private let events = Locked<[ClientLogEvent]>([])

        var all: [ClientLogEvent] { events.read { $0 } }
        /// The events without durations, one line each.
        var lines: [String] {
            all.map { event in
                var event = event
                event.duration = nil
                return "\(event)"
            }
        }

        func record(_ client: AWSMobileClient) {
            client.log = { event in self.events.change { $0.append(event) } }
        }
    }

    private func client(_ transport: Transport) -> AWSMobileClient {
        let entry: [String: Any] = [
            "PoolId": "us-east-1_AbCdEf123", "AppClientId": "c", "Endpoint": "localhost:1", "MigrationEnabled": true,
        ]
        return AWSMobileClient(store: MemoryTokenStore(), transport: transport, world: TestClock().world, app: "app") {
            ["CognitoUserPool": ["Default": entry]]
        }
    }

    @Test func `requests, retries, refreshes and states are logged in order`() async throws {
        let (pool, events) = (FakePool.withJane(), Events())
        let client = AWSMobileClient.testing(pool)
        events.record(client)
        try await client.initialize()
        pool.change { $0.faults = [.status(500), .error(.networkConnectionLost)] }
        try await client.signIn(username: "jane", password: "Abc@123!")
        _ = try await client.getTokens(forceRefresh: true)
        pool.change { $0.refresh = .fails(code: "InternalErrorException") }
        _ = try? await client.getTokens(forceRefresh: true)
        pool.change { $0.refresh = .refuses }
        _ = try? await client.getTokens(forceRefresh: true, signInWait: .fail)
        let refused = "response InitiateAuth 400 NotAuthorizedException"
        let expected = [
            "stateChanged signedOut", "response InitiateAuth 500", "retry InitiateAuth (1)",
            "noResponse InitiateAuth URLError -1005", "retry InitiateAuth (2)", "response InitiateAuth 200",
            "stateChanged signedIn", "response InitiateAuth 200", "refreshed",
            "response InitiateAuth 400 InternalErrorException", "refreshFailed InternalErrorException", refused,
            "refreshRefused", "stateChanged signedOutUserPoolsTokenInvalid",
        ]
        try await eventually { events.lines.count >= expected.count }
        #expect(events.lines == expected)
        #expect(events.all.allSatisfy { ($0.duration != nil) == [.response, .noResponse].contains($0.kind) })
    }

    @Test func `retries of the identity pool's calls are logged`() async throws {
        let (setting, events) = (Federated(hasUserPool: false), Events())
        let client = try await setting.begun()
        events.record(client)
        setting.identities.change { $0.faults = [FakeRefusal(code: "TooManyRequestsException", message: "Wait.")] }
        _ = try await client.getIdentityId()
        let expected = ["response GetId 400 TooManyRequestsException", "retry GetId (1)", "response GetId 200"]
        try await eventually { events.lines.count >= expected.count }
        #expect(events.lines == expected)
    }

    @Test func `an error of the service has its name, status and request id in the log`() async throws {
        let (pool, events) = (FakePool.withJane(), Events())
        let client = client(
            Transport { request in
                var response = try await pool.transport.send(request)
                response.headers.append(("X-Amzn-RequestId", "5c1e-7"))
                return response
            })
        events.record(client)
        await #expect(throws: AWSMobileClientError.self) {
            try await client.signIn(username: "jane", password: "wrong")
        }
        try await eventually { events.all.count == 1 }
        let event = try #require(events.all.first)
        #expect(event.operation == "InitiateAuth" && event.status == 400 && event.requestID == "5c1e-7")
        #expect(event.errorName == "NotAuthorizedException")
        #expect("\(event)".hasPrefix("response InitiateAuth 400 NotAuthorizedException ") && "\(event)".hasSuffix("7"))
        client.log = nil
        _ = try? await client.signIn(username: "jane", password: "wrong")
        #expect(client.log == nil && events.all.count == 1)
    }

    @Test func `no secret and no name of a user is logged`() async throws {
        let (pool, events, clock) = (FakePool.withJane(needsNewPassword: true), Events(), TestClock())
        let client = AWSMobileClient.testing(pool, clock: clock, flow: "USER_SRP_AUTH", secret: "client-secret")
        events.record(client)
        try await client.initialize()
        try await client.signUp(username: "joe", password: "Pass@123!", userAttributes: ["email": "joe@example.com"])
        _ = try? await client.confirmSignUp(username: "joe", confirmationCode: "654321")
        try await client.confirmSignUp(username: "joe", confirmationCode: "123456")
        _ = try? await client.signIn(username: "jane", password: "Wrong@123!")
        try await client.signIn(username: "jane", password: "Abc@123!")
        try await client.confirmSignIn(challengeResponse: "New@12345")
        clock.advance(seconds: 3_600)
        let tokens = try await client.getTokens()
        _ = try await client.getUserAttributes()
        try await client.changePassword(currentPassword: "New@12345", proposedPassword: "Next@12345")
        try await client.signOut(options: SignOutOptions())
        try await eventually { events.lines.last == "response RevokeToken 200" }
        var secrets = [
            "jane", "joe", "example.com", "Abc@123!", "Pass@123!", "Wrong@123!", "New@12345", "Next@12345", "123456",
            "654321", "client-secret", "3n4b5urk1ft4fl3mg5e62d9ado", "session-", "refresh-", "e30.", "localhost",
        ]
        secrets += [tokens.idToken, tokens.accessToken, tokens.refreshToken].compactMap { $0?.tokenString }
        for var event in events.all {
            // A number like any other, whose digits may be those of a code.
            event.duration = nil
            var text = "\(event) \(String(reflecting: event))"
            dump(event, to: &text)
            for secret in secrets { #expect(!text.contains(secret), "\(secret) in \(event)") }
        }
        #expect(events.all.count > 12)
    }

    @Test func `what another machine responds is logged only if it looks like a name`() async throws {
        let (events, long) = (Events(), String(repeating: "a", count: 65))
        let bodies = Locked([
            #"{"__type":"eyJ.abc def"}"#, #"{"__type":"\#(long)"}"#, #"{"error":"invalid_grant"}"#,
            #"{"__type":"com.amazon#NotAuthorizedException:http://x"}"#, "<html>", #"{"__type":""}"#,
        ])
        let client = client(
            Transport { _ in
                let body = bodies.change { $0.removeFirst() }
                return ClientResponse(status: 400, headers: [("x-amzn-requestid", "a\nb")], body: Array(body.utf8))
            })
        events.record(client)
        for _ in 0..<6 { _ = try? await client.signIn(username: "jane", password: "p") }
        try await eventually { events.all.count == 6 }
        #expect(events.all.map(\.errorName) == [nil, nil, "invalid_grant", "NotAuthorizedException", nil, nil])
        #expect(events.all.allSatisfy { $0.requestID == nil })
    }

    @Test func `of a request of the app neither headers nor the body of the response are logged`() async throws {
        let (pool, events) = (FakePool.withJane(), Events())
        let client = client(
            Transport { request in
                guard request.address == "https://api.example.com/jane" else {
                    return try await pool.transport.send(request)
                }
                return ClientResponse(status: 403, body: Array(#"{"code":"123456"}"#.utf8))
            })
        try await client.signIn(username: "jane", password: "Abc@123!")
        events.record(client)
        var request = URLRequest(url: try #require(URL(string: "https://api.example.com/jane")))
        request.setValue("a.my secret", forHTTPHeaderField: "X-Amz-Target")
        _ = try await client.authorized(request)
        try await eventually { events.lines == ["response other 403"] }
    }

    @Test func `the log may call the client`() async throws {
        let client = AWSMobileClient.testing(.withJane())
        let heard = EventLog()
        client.log = { event in
            heard.append("\(event.kind)")
            if event.state == .signedIn { client.signOut() }
        }
        try await client.signIn(username: "jane", password: "Abc@123!")
        try await eventually { heard.all.count == 3 }
        #expect(heard.all == ["response", "stateChanged", "stateChanged"] && !client.isSignedIn)
    }

    @Test func `an error says the service's name of it`() {
        for code in ["NotAuthorized", "MFAMethodNotFound", "InternalError", "InvalidOAuthFlow", "Forbidden"] {
            let error = AWSMobileClientError.makeMobileClientError(from: ErrorFixture.make("\(code)Exception"))
            #expect((error as? AWSMobileClientError)?.serviceErrorName == "\(code)Exception")
        }
        #expect(AWSMobileClientError.noUserSignedIn.serviceErrorName == nil)
        #expect(AWSMobileClientError.noSession.serviceErrorName == nil)
        #expect(AWSMobileClientError.unknown(message: "").serviceErrorName == nil)
    }
}
