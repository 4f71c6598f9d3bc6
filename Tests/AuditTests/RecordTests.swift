import Foundation
import Kernel
import TestKit
import Testing
import WireRuntime

@testable import Audit

/// What a record says, and how its line is spelled.
@Suite struct RecordTests {
    private let position = ChainPosition(chain: "c", sequence: 7, previous: "p")

    private func record(_ identity: AuditIdentity, change: (inout AuditEvent) -> Void = { _ in }) throws
        -> [String: Any]
    {
        var event = AuditEvent(
            .call, name: "CreateIdentityPool", source: "cognito-identity.amazonaws.com",
            time: Instant(seconds: 1_767_254_400), identity: identity, eventID: "e-1")
        change(&event)
        let line = RecordLine.of(event, at: position)
        return try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    }

    // CT-FLD-01, CT-FLD-02, CT-FLD-03, CT-FLD-04, CT-FLD-05, CT-FLD-06, CT-FLD-07, CT-FLD-08, CT-FLD-09, CT-FLD-10,
    // CT-FLD-11, CT-FLD-12, CT-FLD-13, CT-FLD-14, CT-FLD-15, CT-FLD-16, CT-FLD-17, CT-FLD-18, CT-FLD-19
    @Test func `a record has the members of CloudTrail's`() throws {
        let key = AuditIdentity.Key(
            principalID: "AIDA1", arn: "arn:aws:iam::123456789012:user/Alice", account: "123456789012",
            accessKeyID: "AKIA1")
        let record = try record(.user(key, name: "Alice")) { event in
            (event.region, event.address, event.userAgent) = ("us-east-1", "127.0.0.1", "USER_AGENT")
            (event.requestID, event.account) = ("r-1", "123456789012")
            event.details = {
                .init(
                    request: .object(JSONObject([.init("identityPoolName", .string("TestPool"))])),
                    response: .object(JSONObject([.init("identityPoolId", .string("us-east-1:1"))])))
            }
        }
        let identity = try #require(record["userIdentity"] as? [String: String])
        #expect(
            identity == [
                "type": "IAMUser", "principalId": "AIDA1", "arn": "arn:aws:iam::123456789012:user/Alice",
                "accountId": "123456789012", "accessKeyId": "AKIA1", "userName": "Alice",
            ])
        let texts = record.compactMapValues { $0 as? String }
        #expect(
            texts == [
                "eventVersion": "1.03", "eventTime": "2026-01-01T08:00:00Z",
                "eventSource": "cognito-identity.amazonaws.com", "eventName": "CreateIdentityPool",
                "awsRegion": "us-east-1", "sourceIPAddress": "127.0.0.1", "userAgent": "USER_AGENT",
                "requestID": "r-1", "eventID": "e-1", "eventType": "AwsApiCall",
                "recipientAccountId": "123456789012",
            ])
        #expect(record["requestParameters"] as? [String: String] == ["identityPoolName": "TestPool"])
        #expect(record["responseElements"] as? [String: String] == ["identityPoolId": "us-east-1:1"])
    }

    // CT-GEN-07
    @Test func `kinds of callers are told apart`() throws {
        let key = AuditIdentity.Key(principalID: "p", arn: "a", account: "1", accessKeyID: "k")
        let kinds: [(AuditIdentity, String)] = [
            (.root(key), "Root"), (.user(key, name: "n"), "IAMUser"),
            (.role(key, roleID: "AROA", name: "r", since: nil), "AssumedRole"), (.federatedUser(key), "FederatedUser"),
            (.anonymous, "Unknown"), (.operator(userID: 0), "Operator"), (.server, "Service"),
        ]
        for (identity, type) in kinds {
            let shown = try record(identity)["userIdentity"] as? [String: Any]
            #expect(shown?["type"] as? String == type)
        }
    }

    // ADM-12
    @Test func `whatever is in it, a record is one line without what a terminal obeys`() throws {
        let nasty = "a\r\n{\"eventName\":\"Forged\"}\u{1B}[2J\u{9B}31m\u{2028}\u{202E}\u{7F}\u{85}\u{FEFF}"
        var event = AuditEvent(
            .call, name: "InitiateAuth", source: "s", time: Instant(seconds: 0), identity: .anonymous, eventID: "e")
        (event.userAgent, event.requestID, event.address) = (nasty, nasty, nasty)
        event.failure = .init(code: nasty, message: nasty)
        event.subject = [(nasty, nasty)]
        event.details = { .init(request: .object(JSONObject([.init(nasty, .string(nasty))]))) }
        let line = RecordLine.of(event, at: position)
        let text = String(decoding: line, as: UTF8.self)
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
        #expect(!text.unicodeScalars.contains { [0x2028, 0x202E, 0xFEFF].contains($0.value) })
        let read = try #require(try JSONReader.read(line, limits: .trusted).object)
        #expect(read["eventName"]?.string == "InitiateAuth" && read["userAgent"]?.string == nasty)
    }

    @Test func `contacts are left out of names and messages`() throws {
        let key = AuditIdentity.Key(
            principalID: "AROA:ann@example.com", arn: "arn:aws:sts::1:assumed-role/Reader/ann@example.com",
            account: "1", accessKeyID: "k")
        let record = try record(.role(key, roleID: "AROA", name: "Reader", since: nil)) { event in
            event.failure = .init(code: "c", message: "No such user: ann@example.com, +4915112345678.")
            event.subject = [("group", "ann@example.com")]
        }
        let text = "\(record)"
        #expect(!text.contains("example.com") && !text.contains("4915112345678"))
        #expect(text.contains("assumed-role/Reader/HIDDEN_CONTACT"))
    }

    @Test func `records are found by what is asked`() async throws {
        let fixture = try await AuditFixture()
        let log = try await fixture.open()
        var failed = fixture.event("DeleteUser")
        failed.failure = .init(code: "ResourceNotFoundException", message: "")
        failed.subject = [("userPoolId", "us-east-1_a")]
        log.append(failed)
        fixture.clock.advance(60)
        log.append(fixture.event("CreateUserPool"))
        try await log.close()
        func found(_ change: (inout AuditQuery) -> Void) -> [String] {
            var query = AuditQuery()
            query.source = "cognito"
            change(&query)
            return AuditReader([fixture.root]).last(10, matching: query).compactMap { $0.record["eventName"]?.string }
        }
        #expect(found { _ in } == ["DeleteUser", "CreateUserPool"])
        #expect(found { $0.event = "DeleteUser" } == ["DeleteUser"])
        #expect(found { $0.error = "" } == ["DeleteUser"])
        #expect(found { $0.error = "Other" } == [])
        #expect(found { $0.value = "us-east-1_a" } == ["DeleteUser"])
        #expect(found { $0.who = "Anonymous" } == ["DeleteUser", "CreateUserPool"])
        #expect(found { $0.from = fixture.clock.now } == ["CreateUserPool"])
        #expect(found { $0.until = fixture.clock.now } == ["DeleteUser"])
        #expect(found { $0.source = "iam" } == [])
    }
}
