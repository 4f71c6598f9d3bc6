import Accounts
import Directory
import Factors
import Kernel
import TestKit
import Testing

@testable import Messaging

/// The texts of messages (UP-MSG-18, UP-MSG-22, UP-MSG-28, CODE-17, SGN-ACU-02).
@Suite struct MessageTemplateTests {
    private func wording(_ set: (inout PoolSettings) -> Void = { _ in }) -> MessageTemplate {
        var settings = PoolSettings()
        set(&settings)
        let random = SeededRandom(seed: 1)
        let world = World(now: { Instant(seconds: 1_767_254_400) }, bytes: random.bytes)
        let pool = UserPool(
            id: UserPoolID(rawValue: "eu-test-1_abcdefghi"), name: "people", settings: settings, schema: .standard,
            createdAt: world.now(), modifiedAt: world.now())
        return MessageTemplate(pool: pool, world: world, publicURL: PublicURL("https://auth.example.test"))
    }

    @Test func `the default texts contain the code once`() {
        for (purpose, subject, body) in [
            (MessageTemplate.Purpose.signUp, "Your verification code", "Your verification code is 012345"),
            (.resendCode, "Your verification code", "Your verification code is 012345"),
            (.verifyAttribute, "Your verification code", "Your verification code is 012345"),
            (.updateAttribute, "Your verification code", "Your verification code is 012345"),
            (.forgotPassword, "Your password reset code", "Your password reset code is 012345"),
        ] {
            let mail = wording().code(Secret("012345"), for: purpose, to: .email, address: "ann@example.com", of: "ann")
            #expect(mail.subject == subject && mail.body.contains("<p>\(body)</p>") && mail.code == "012345")
            #expect(mail.channel == .email && mail.destination == "ann@example.com" && mail.username == "ann")
            #expect(mail.purpose == purpose.rawValue && mail.sender == nil)
            let text = wording().code(
                Secret("012345"), for: purpose, to: .phoneNumber, address: "+15550100123", of: "ann")
            #expect(text.channel == .sms && text.subject.isEmpty && text.body == body)
        }
    }

    // UP-MSG-18, UP-MSG-22
    @Test func `the pool's own texts replace the defaults`() {
        let own = wording {
            $0.messages.emailSubject = "Hello {username}"
            $0.messages.emailVerification = "<b>{####}</b> for {username}"
            $0.messages.smsVerification = "{####}!"
            $0.email.from = "People <people@example.com>"
            $0.email.replyTo = "no@example.com"
        }
        let mail = own.code(Secret("012345"), for: .signUp, to: .email, address: "ann@example.com", of: "ann")
        #expect(mail.subject == "Hello ann" && mail.body == "<b>012345</b> for ann")
        #expect(mail.sender == "People <people@example.com>" && mail.replyTo == "no@example.com")
        let text = own.code(Secret("012345"), for: .signUp, to: .phoneNumber, address: "+15550100123", of: "ann")
        #expect(text.body == "012345!")
    }

    // UP-MSG-31
    @Test func `a developer's e-mails are sent from the identity that the pool names`() {
        let identity = "arn:aws:ses:eu-test-1:123456789012:identity/"
        for (source, from, sender) in [
            (identity + "people@example.com", nil, "people@example.com"),
            (identity + "people@example.com", "People <people@example.com>", "People <people@example.com>"),
            (identity + "example.com", "team@example.com", "team@example.com"),
            (identity + "example.com", nil, nil), ("arn:aws:ses:eu-test-1:123456789012:other/a@example.com", nil, nil),
            (identity + "a@example.com\r\nBcc: b@example.com", nil, nil),
        ] as [(String, String?, String?)] {
            let own = wording {
                $0.email.account = .developer
                $0.email.sourceARN = source
                $0.email.from = from
            }
            let mail = own.code(Secret("012345"), for: .signUp, to: .email, address: "ann@example.com", of: "ann")
            #expect(mail.sender == sender, "\(source)")
            #expect(own.invitation(Secret("T"), to: .email, address: "ann@example.com", of: "ann").sender == sender)
        }
    }

    // SGN-ACU-02, UP-ACU-04, UP-MSG-28, UP-MSG-29
    @Test func `an invitation contains the username and the temporary password`() {
        let mail = wording().invitation(Secret("Temp-9!"), to: .email, address: "ann@example.com", of: "ann")
        #expect(mail.body.contains("<p>Your username is ann and temporary password is Temp-9!.</p>"))
        #expect(mail.subject == "Your temporary password" && mail.code == "Temp-9!")
        let own = wording {
            $0.adminCreateUser.invitationEmail = "<p title=\"&amp;\">{username}: <b>{####}</b></p>"
            $0.adminCreateUser.invitationSMS = "{####} {username}"
            $0.adminCreateUser.invitationSubject = "Come in"
        }
        let invited = own.invitation(Secret("Temp-9!"), to: .email, address: "ann@example.com", of: "ann")
        #expect(invited.body == "<p title=\"&amp;\">ann: <b>Temp-9!</b></p>" && invited.subject == "Come in")
        #expect(own.invitation(Secret("T"), to: .phoneNumber, address: "+15550100123", of: "ann").body == "T ann")
    }

    // CODE-17
    @Test func `a name is escaped in an e-mail, and never used as a placeholder`() {
        let own = wording {
            $0.messages.emailVerification = "{username} {####}"
            $0.adminCreateUser.invitationEmail = "{username} {####}"
        }
        for (name, escaped) in [
            ("<a href=//evil>", "&lt;a href=//evil&gt;"), ("{####}", "{####}"), ("{username}", "{username}"),
            ("{{username}}", "{{username}}"), ("\"'&", "&quot;&#39;&amp;"), ("{####", "{####"),
        ] {
            let mail = own.code(
                Secret("012345"), for: .signUp, to: .email, address: "ann@example.com", of: Username(rawValue: name))
            #expect(mail.body == "\(escaped) 012345")
            let invitation = own.invitation(
                Secret("<b>&{username}"), to: .email, address: "ann@example.com", of: Username(rawValue: name))
            #expect(invitation.body == "\(escaped) &lt;b&gt;&amp;{username}")
        }
        let text = wording { $0.messages.smsVerification = "{username} <{####}>" }
            .code(Secret("012345"), for: .signUp, to: .phoneNumber, address: "+15550100123", of: "<b>")
        #expect(text.body == "<b> <012345>")
    }

    @Test func `braces that are no placeholder are unchanged`() {
        #expect(MessageTemplate.filled("{a} {####} {", values: ["{####}": "1"]) == "{a} 1 {")
        #expect(MessageTemplate.filled("", values: ["{####}": "1"]).isEmpty)
        #expect(MessageTemplate.filled("{{####}}{####}", values: ["{####}": "1"]) == "{1}1")
    }

    // UP-MSG-24
    @Test(arguments: Engine.available)
    func `a link in the e-mail confirms a sign-up`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) {
            $0.messages.emailOption = .link
            $0.messages.emailByLink = "Come {##this & way##}."
        }
        try await server.signUp("a&n n", attributes: ["email": "ann@example.com"], by: client)
        let mail = try #require(await server.lastMessage(to: "ann@example.com"))
        let code = try #require(mail.code)
        let link = "https://auth.example.test/confirmUser?client_id=\(client.id)&amp;user_name=a%26n%20n"
        #expect(mail.body == "Come <a href=\"\(link)&amp;confirmation_code=\(code)\">this & way</a>.")
        let wrong = try await refusal {
            try await server.confirmation.confirm(byLink: "a&n n", code: Secret("wrong"), client: client.id)
        }
        #expect(wrong == CodeRefusal.mismatch)
        try await server.confirmation.confirm(byLink: "a&n n", code: Secret(code), client: client.id)
        let user = try await server.user("a&n n", in: pool.id)
        #expect(user.status == .confirmed && user.attributes["email_verified"] == "true")
    }

    // UP-MSG: messages call users by the name that they sign in with.
    @Test(arguments: Engine.available)
    func `if users sign in with an address, the message contains the address`(on engine: Engine) async throws {
        let (server, pool, _) = try await TestServer.withPoolAndClient(engine) { $0.usernameAttributes = [.email] }
        try await server.invite("ann@example.com", by: [.email], to: pool)
        let mail = try #require(await server.lastMessage(to: "ann@example.com"))
        #expect(mail.username == "ann@example.com" && mail.body.contains("ann@example.com"))
    }
}
