import Authentication
import Directory
import EventLogs
import Foundation
import Kernel
import Storage
import TestKit
import Testing

@testable import Risk

/// Events leave log entries for pools that have a destination.
@Suite struct ActivityLogTests {
    private static let group = LogDestination(
        .logGroup, arn: "arn:aws:logs:eu-test-1:123456789012:log-group:users")

    private func site(_ engine: Engine, logs: Bool = true) async throws -> RiskSite {
        let site = try await RiskSite(engine, .audit, hidesExistence: true)
        guard logs else { return site }
        var delivery = LogDelivery()
        delivery.userAuthEvents = try #require(Self.group)
        try await site.server.pools.setLogDelivery(delivery, of: site.pool.id)
        site.server.clock.advance(2)
        return site
    }

    /// The messages of the entries, oldest first.
    private func messages(_ site: RiskSite) async throws -> [[String: String]] {
        let texts = try await site.server.database.read { tx in
            try tx.fetch("SELECT entry FROM log_records ORDER BY created_at").map { row -> String in
                try row.value("entry")
            }
        }
        return try texts.map { text in
            let entry = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            #expect(entry?["eventSource"] as? String == "USER_ACTIVITY" && entry?["logLevel"] as? String == "INFO")
            let message = try #require(entry?["message"] as? [String: Any])
            return message.compactMapValues { ($0 as? String) ?? ($0 as? [String])?.joined(separator: ",") }
        }
    }

    @Test(arguments: Engine.available)
    func `a sign-in's entry has its user, risk and origin`(on engine: Engine) async throws {
        let site = try await site(engine)
        try await site.signIn(from: RiskSite.abroad, on: RiskSite.chrome)
        _ = try await refusal { try await site.signIn(password: "Wrong-Horse-9", from: RiskSite.home) }
        let (user, event) = (try await site.server.user("ann", in: site.pool.id), try await site.events()[1])
        let all = try await messages(site)
        #expect(all.count == 2)
        let passed = try #require(all.first)
        let expected = [
            "version": "1", "eventId": event.id, "eventType": "SignIn", "userSub": user.id.rawValue,
            "userName": "ann", "userPoolId": site.pool.id.rawValue, "clientId": site.client.id.rawValue,
            "eventResponse": "Pass", "challenges": "Password:Success", "ipAddress": RiskSite.abroad,
            "deviceName": "Chrome on Windows", "compromisedCredentialDetected": "false", "hasContextData": "true",
            "riskDecision": "ACCOUNT_TAKEOVER", "riskLevel": "Medium",
        ]
        for (name, value) in expected { #expect(passed[name] == value, "\(name)") }
        #expect(passed["creationDate"] == CivilTime(event.at).textDate)
        #expect(all.last?["eventResponse"] == "Fail" && all.last?["challenges"] == "Password:Failure")
    }

    // The statements are the same, so that the time does not tell who exists.
    @Test(arguments: Engine.available)
    func `an attempt at an unknown name leaves an entry without a user`(on engine: Engine) async throws {
        let site = try await site(engine)
        _ = try await refusal { try await site.signIn("nobody", from: RiskSite.abroad) }
        let entry = try #require(try await messages(site).first)
        #expect(entry["userSub"]?.isEmpty == true && entry["userName"]?.isEmpty == true)
        #expect(entry["eventResponse"] == "Fail" && entry["ipAddress"] == RiskSite.abroad)
    }

    @Test(arguments: Engine.available)
    func `a pool without a destination leaves none`(on engine: Engine) async throws {
        let site = try await site(engine, logs: false)
        try await site.signIn(from: RiskSite.home)
        #expect(try await messages(site).isEmpty)
    }
}
