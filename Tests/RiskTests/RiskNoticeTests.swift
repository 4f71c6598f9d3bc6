import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Messaging
import TestKit
import Testing
import Tokens

@testable import Risk

/// E-mails about risky sign-ins, and what users say of them.
@Suite struct RiskNoticeTests {
    private static let told: Set<RiskLevel> = [.medium]

    /// The e-mails to `ann` about sign-ins.
    private func mails(_ site: RiskSite) async -> [Message] {
        await site.server.sender.waitForBackgroundWork()
        return site.server.sender.delivered.filter { $0.purpose == "AccountTakeOverNotification" }
    }

    private func notices() throws -> RiskNotices {
        var notices = try RiskNotices(from: "Shop <shop@example.com>", replyTo: "help@example.com", sourceARN: "arn")
        let text = "{username}|{ip-address}|{city}|{country}|{device-name}|{event-id}|{feedback-token}"
        notices.block = try RiskMail(subject: "Blocked: {username}", html: nil, text: text)
        notices.noAction = try RiskMail(subject: "New", html: "<b>{device-name}</b> {login-time}", text: text)
        return notices
    }

    // UP-ASF-12
    @Test(arguments: Engine.available)
    func `users are told of the levels that the settings name`(on engine: Engine) async throws {
        let site = try await RiskSite(engine, .enforced, actions: RiskActions(notified: Self.told))
        try await site.signIn(from: RiskSite.home)
        try await site.signIn(from: RiskSite.home, on: RiskSite.chrome)
        #expect(await mails(site).isEmpty)
        try await site.signIn(from: RiskSite.abroad, on: "Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1")
        let mail = try #require(await mails(site).first)
        #expect(mail.destination == "ann@example.com" && mail.subject == "New sign-in attempt")
        #expect(mail.body.contains("your account ann") && mail.body.contains(RiskSite.abroad))
        #expect(mail.body.contains("\(TestServer.publicURL)/authEventFeedback?") && mail.text == nil)
        let audited = try await RiskSite(engine, .audit, actions: RiskActions(notified: Self.told))
        try await audited.signIn(from: RiskSite.abroad, on: RiskSite.chrome)
        #expect(await mails(audited).isEmpty)
    }

    // UP-ASF-17, UP-MSG-05 to 10, UP-MSG-13, UP-MSG-14
    @Test(arguments: Engine.available)
    func `a pool has its own sender and texts for each kind of mail`(on engine: Engine) async throws {
        let blocking = try await RiskSite(
            engine, .enforced, actions: RiskActions(medium: .block, notified: Self.told), notices: notices())
        _ = try await refusal { try await blocking.signIn(from: RiskSite.abroad, on: RiskSite.chrome) }
        let block = try #require(await mails(blocking).first)
        let event = try #require(try await blocking.events().first)
        #expect(block.subject == "Blocked: ann" && block.sender == "Shop <shop@example.com>")
        #expect(block.replyTo == "help@example.com")
        let parts = try #require(block.text).split(separator: "|").map(String.init)
        #expect(parts[..<5] == ["ann", RiskSite.abroad, "unknown", "unknown", event.origin.device])
        #expect(parts[5] == event.id && block.body == block.text)
        let allowing = try await RiskSite(
            engine, .enforced, actions: RiskActions(notified: Self.told), notices: notices())
        try await allowing.signIn(from: RiskSite.abroad, on: RiskSite.chrome)
        let new = try #require(await mails(allowing).first)
        let time = try #require(try await allowing.events().first).at
        #expect(new.subject == "New" && new.body == "<b>Chrome on Windows</b> \(CivilTime(time).timestamp)")
    }

    @Test(arguments: Engine.available)
    func `a demanded second factor is an event of its own, told once`(on engine: Engine) async throws {
        let site = try await RiskSite(
            engine, .enforced, mfa: .optional,
            actions: RiskActions(medium: .secondFactorIfSetUp, notified: Self.told))
        let app = try await site.server.registerApp(try await site.signIn(from: RiskSite.home))
        try await site.act(from: RiskSite.abroad, on: RiskSite.chrome) { [server = site.server] in
            let asked = try await server.begin(
                .password, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: site.client
            ).pendingChallenge
            let code = app.code(at: server.clock.now)
            _ = try await server.answer(
                .softwareToken, session: asked.session, with: ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": code],
                by: site.client
            ).tokens
        }
        let events = try await site.events()
        #expect(Set(events.prefix(2).map(\.outcome)) == [.pass, .inProgress])
        let mail = try #require(await mails(site).first)
        #expect(await mails(site).count == 1 && mail.body.contains("asked for a second factor"))
        let asked = try #require(events.first { $0.outcome == .inProgress })
        #expect(mail.body.contains(asked.id))
        // What is marked as not the user counts, although it has not passed.
        try await site.mark(asked, isValid: false)
        try await site.signIn(from: RiskSite.home)
        let again = try await site.act(from: RiskSite.abroad, on: RiskSite.chrome) { [server = site.server] in
            try await server.begin(
                .password, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: site.client
            ).pendingChallenge
        }
        #expect(again.challenge == .softwareToken)
        #expect(try await site.events().first?.assessment?.reasons.contains(.rangeMarkedInvalid) == true)
    }

    // UP-ASF-18, UP-MSG-14
    @Test(arguments: Engine.available)
    func `the token of a mail gives feedback once, without a sign-in`(on engine: Engine) async throws {
        let site = try await RiskSite(
            engine, .enforced, actions: RiskActions(notified: Self.told), hidesExistence: true,
            notices: notices())
        try await site.signIn(from: RiskSite.abroad, on: RiskSite.chrome)
        let parts = try #require(await mails(site).first?.text).split(separator: "|").map(String.init)
        let feedback = EventFeedback(site.server.accounts)
        func give(
            isValid: Bool = false, on event: String, of name: Username = "ann", token: String
        ) async throws -> (any Refusal)? {
            try await refusal {
                try await feedback.give(
                    isValid: isValid, on: event, of: name, in: site.pool.id, token: Secret(token))
            }
        }
        let first = try #require(try await site.events().last)
        for refused in [
            try await give(on: parts[5], token: "0" + parts[6]), try await give(on: first.id, token: parts[6]),
            try await give(on: parts[5], of: "bob", token: parts[6]), try await give(on: "none", token: parts[6]),
        ] {
            #expect(refused == RiskRefusal.invalidFeedbackToken)
        }
        #expect(try await site.events().allSatisfy { $0.feedback == nil })
        #expect(try await give(on: parts[5], token: parts[6]) == nil)
        #expect(try await give(isValid: true, on: parts[5], token: parts[6]) == RiskRefusal.invalidFeedbackToken)
        let marked = try #require(try await site.events().first?.feedback)
        #expect(!marked.isValid && marked.source == .user)
        try await site.signIn(from: RiskSite.abroad, on: RiskSite.chrome)
        #expect(try await site.events().first?.assessment?.level == .high)
    }

    @Test(arguments: Engine.available)
    func `a link says nothing after an administrator`(on engine: Engine) async throws {
        let site = try await RiskSite(
            engine, .enforced, actions: RiskActions(notified: Self.told), notices: notices())
        try await site.signIn(from: RiskSite.abroad, on: RiskSite.chrome)
        let parts = try #require(await mails(site).first?.text).split(separator: "|").map(String.init)
        try await site.mark(try #require(try await site.events().first), isValid: false)
        let refused = try await refusal {
            try await EventFeedback(site.server.accounts).give(
                isValid: true, on: parts[5], of: "ann", in: site.pool.id, token: Secret(parts[6]))
        }
        #expect(refused == RiskRefusal.invalidFeedbackToken)
        #expect(try await site.events().first?.feedback?.source == .administrator)
    }

    @Test func `a sender or a subject that could end a line is refused`() {
        #expect(throws: InvalidInput.self) {
            try RiskNotices(from: "a@b.c\r\nBcc: d@e.f", replyTo: nil, sourceARN: "arn")
        }
        #expect(throws: InvalidInput.self) { try RiskMail(subject: "a\nBcc: d@e.f", html: nil, text: nil) }
    }
}
