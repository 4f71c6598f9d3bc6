import Accounts
import Authentication
import Directory
import Foundation
import Kernel
import Storage
import TestKit
import Testing

@testable import Risk

/// What the analytics projects of app clients are told.
@Suite struct AnalyticsTests {
    private static let project = "d70b2ba36a8c4dc5a04a0451a31a1e12"
    private static let device = "Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile"

    /// A server whose client has a project.
    private func site(
        _ engine: Engine, shares: Bool = false, _ set: (inout ClientSettings) -> Void = { _ in }
    ) async throws -> (TestServer, UserPool, Client) {
        let server = try await TestServer(engine)
        let pool = try await server.poolVerifyingEmail()
        let client = try await server.client(in: pool) { settings in
            var analytics = AnalyticsSettings()
            (analytics.applicationID, analytics.externalID) = (Self.project, "x")
            (analytics.roleARN, analytics.userDataShared) = ("arn:aws:iam::123456789012:role/r", shares)
            settings.analytics = analytics
            settings.existenceErrors = .enabled
            set(&settings)
        }
        return (server, pool, client)
    }

    private struct Told {
        let queue: String
        /// The endpoints by their names.
        let endpoints: [String: [String: Any]]
        /// The events as `endpoint kind`.
        let events: [String]
    }

    /// What waits for projects, oldest first.
    private func told(_ server: TestServer) async throws -> [Told] {
        let rows = try await server.database.read { tx in
            try tx.fetch("SELECT queue, entry FROM log_records ORDER BY created_at, record_id").map { row in
                (try row.value("queue", as: String.self), try row.value("entry", as: String.self))
            }
        }
        return try rows.map { queue, entry in
            let body = try JSONSerialization.jsonObject(with: Data(entry.utf8)) as? [String: Any]
            let items = try #require(body?["BatchItem"] as? [String: [String: Any]])
            let events = items.flatMap { name, item in
                ((item["Events"] as? [String: [String: String]]) ?? [:]).values.map { event in
                    "\(name) \(event["EventType"] ?? "") \(event["Timestamp"] ?? "")"
                }
            }
            return Told(
                queue: queue, endpoints: items.compactMapValues { $0["Endpoint"] as? [String: Any] }, events: events)
        }
    }

    private func onEndpoint<Value: Sendable>(
        _ endpoint: String, _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        let agent = CallerAgent(Self.device, address: "192.0.2.1").speaking(onEndpoint: endpoint)
        return try await CallerAgent.$current.withValue(agent) { try await body() }
    }

    // UP-ANA-01, UP-ANA-06, UP-ANA-07
    @Test(arguments: Engine.available)
    func `sign-ups, sign-ins and failed sign-ins are told, on the endpoint that the app names`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await site(engine)
        try await onEndpoint("phone-1") {
            _ = try await server.makeUser("ann", attributes: ["email": "ann@example.com", "locale": "de"], by: client)
            server.clock.advance(1)
            try await server.signIn("ann", by: client)
            server.clock.advance(1)
            _ = try await refusal { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        }
        let (user, all) = (try await server.user("ann", in: pool.id), try await told(server))
        let kinds = ["_userauth.sign_up", "_userauth.sign_in", "_userauth.auth_fail"]
        #expect(all.flatMap(\.events).map { $0.split(separator: " ").map(String.init)[1] } == kinds)
        let arn = "arn:aws:mobiletargeting:\(pool.id.region):123456789012:apps/\(Self.project)"
        for one in all {
            #expect(one.queue == "mobiletargeting \(arn) \(pool.id)")
            #expect(Array(one.endpoints.keys) == ["phone-1"], "nothing of the user's addresses")
            let endpoint = try #require(one.endpoints["phone-1"])
            #expect((endpoint["User"] as? [String: String]) == ["UserId": user.id.rawValue])
            #expect((endpoint["Demographic"] as? [String: String]) == ["Platform": "Android", "Locale": "de"])
        }
        let last = try #require(all.last?.events.first)
        #expect(last.hasSuffix(" " + CivilTime(server.clock.now).timestamp))
    }

    // UP-ANA-04
    @Test(arguments: Engine.available)
    func `addresses are told if the client shares them, each as an endpoint`(on engine: Engine) async throws {
        let (server, pool, client) = try await site(engine, shares: true)
        _ = try await server.makeUser(
            "ann", attributes: ["email": "ann@example.com", "phone_number": TestServer.phone], by: client)
        let id = try await server.user("ann", in: pool.id).id.rawValue
        let one = try #require(try await told(server).last)
        #expect(Set(one.endpoints.keys) == [id, "\(id)-email", "\(id)-sms"])
        let (email, sms) = (one.endpoints["\(id)-email"], one.endpoints["\(id)-sms"])
        #expect(email?["ChannelType"] as? String == "EMAIL" && email?["Address"] as? String == "ann@example.com")
        #expect(sms?["ChannelType"] as? String == "SMS" && sms?["Address"] as? String == TestServer.phone)
        #expect((sms?["User"] as? [String: String]) == ["UserId": id])
        #expect(one.events.count == 1, "the addresses have no events of their own")
        // An app may call its device as the server calls an address.
        try await onEndpoint("\(id)-email") { _ = try await server.signIn("ann", by: client) }
        let named = try #require(try await told(server).last)
        #expect(Set(named.endpoints.keys) == ["\(id)-email", "\(id)-sms"] && named.events.count == 1)
    }

    @Test(arguments: Engine.available)
    func `an attempt at an unknown name is told of the client, by as many statements`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await site(engine)
        _ = try await refusal { try await server.signIn("unknown", by: client) }
        let one = try #require(try await told(server).first)
        #expect(Array(one.endpoints.keys) == [client.id.rawValue] && one.endpoints.values.first?["User"] == nil)
        #expect(one.events.first?.contains("_userauth.auth_fail") == true)
    }

    // UP-ANA-03
    @Test(arguments: Engine.available)
    func `a client without a project tells nothing, and two may share one`(on engine: Engine) async throws {
        let (server, pool, client) = try await site(engine)
        let (plain, other) = (
            try await server.client(in: pool),
            try await server.client(in: pool) { $0.analytics = client.settings.analytics }
        )
        _ = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: plain)
        try await server.signIn("ann", by: plain)
        #expect(try await told(server).isEmpty)
        try await server.signIn("ann", by: client)
        try await server.signIn("ann", by: other)
        #expect(Set(try await told(server).map(\.queue)).count == 1)
        #expect(try await told(server).count == 2)
    }

    // UP-ANA-02
    @Test(arguments: ["d1", String(repeating: "g", count: 32), String(repeating: "a", count: 33), ""])
    func `a project's id has 32 hexadecimal digits`(_ id: String) async throws {
        let refused = try await refusal {
            try await site(.sqliteFile) { $0.analytics?.applicationID = id }
        }
        #expect(refused is InvalidInput)
    }

    @Test(arguments: [
        "arn:aws:mobiletargeting:us-east-1:123456789012:apps/", "arn:aws:s3:::bucket",
        "arn:aws:mobiletargeting:us-east-1:123456789012:apps/../../x",
    ])
    func `an ARN of something else is no project`(_ arn: String) async throws {
        let refused = try await refusal {
            try await site(.sqliteFile) { settings in
                settings.analytics = AnalyticsSettings()
                settings.analytics?.applicationARN = arn
            }
        }
        #expect(refused is InvalidInput)
    }
}
