import Accounts
import Directory
import Kernel
import TestKit
import Testing

@testable import Messaging

/// The default texts of every message in the languages of the pages.
@Suite struct DefaultTextsTests {
    private func template(_ language: Language) -> MessageTemplate {
        let world = World(now: { Instant(seconds: 1_767_254_400) }, bytes: SeededRandom(seed: 1).bytes)
        let pool = UserPool(
            id: UserPoolID(rawValue: "eu-test-1_abcdefghi"), name: "people", settings: PoolSettings(),
            schema: .standard, createdAt: world.now(), modifiedAt: world.now())
        return MessageTemplate(
            pool: pool, world: world, publicURL: PublicURL("https://auth.example.test"), language: language)
    }

    @Test(arguments: Language.allCases)
    func `a mail has its language, its values and no placeholder`(in language: Language) {
        for kind in MessageKind.allCases {
            let mail = template(language).sample(kind, to: .email, address: "ann@example.com")
            #expect(mail.body.contains("<html lang=\"\(language.rawValue)\" dir=\"\(language.direction)\">"), "\(kind)")
            for secret in [mail.code].compactMap(\.self) { #expect(mail.body.contains(secret), "\(kind)") }
            if [.invitation, .wrongCodes, .lockedFactors, .riskBlocked, .riskSecondFactor, .riskNotice].contains(kind) {
                #expect(mail.body.contains("ann"), "\(kind)")
            }
            #expect(!mail.subject.isEmpty && !(mail.subject + mail.body).contains("{"), "\(kind)")
        }
    }

    @Test(arguments: Language.allCases)
    func `a text message has its code, and fits`(in language: Language) {
        for kind in MessageKind.allCases where kind.contacts.contains(.phoneNumber) {
            let text = template(language).sample(kind, to: .phoneNumber, address: "+15550100123")
            #expect(text.body.contains(text.code ?? "-") && text.body.unicodeScalars.count <= 140, "\(kind)")
            #expect(text.subject.isEmpty && !text.body.contains("<") && !text.body.contains("{"), "\(kind)")
        }
    }

    // UP-MSG-11, UP-MSG-12, UP-MSG-24
    @Test(arguments: Language.allCases)
    func `links have their targets`(in language: Language) {
        let link = template(language).sample(.verificationLink, to: .email, address: "ann@example.com")
        #expect(link.body.contains("<a href=\"https://auth.example.test/confirmUser?"))
        let risk = template(language).sample(.riskNotice, to: .email, address: "ann@example.com")
        for feedback in ["valid", "invalid"] { #expect(risk.body.contains("feedback=\(feedback)\">")) }
    }

    @Test func `details of a risky sign-in keep their order among Arabic words without elements`() {
        let mail = template(.arabic).sample(.riskNotice, to: .email, address: "ann@example.com")
        #expect(mail.body.contains("\u{2068}2026-01-01T08:00:00Z\u{2069}"))
        #expect(mail.body.count { $0 == "\u{2068}" } == 3 && mail.body.count { $0 == "\u{2069}" } == 3)
        let german = template(.german).sample(.riskNotice, to: .email, address: "ann@example.com")
        #expect(german.body.contains("<bdi>2026-01-01T08:00:00Z</bdi>") && !german.body.contains("\u{2068}"))
    }

    @Test func `each kind of message is different in each language`() {
        for kind in MessageKind.allCases {
            let subjects = Language.allCases.map {
                template($0).sample(kind, to: .email, address: "ann@example.com").subject
            }
            #expect(Set(subjects).count == Language.allCases.count, "\(kind): \(subjects)")
        }
    }

    @Test func `no words of a mail have six digits in a row but its code`() {
        for kind in MessageKind.allCases where ![.riskBlocked, .riskSecondFactor, .riskNotice].contains(kind) {
            let mail = template(.english).sample(kind, to: .email, address: "ann@example.com")
            let runs = mail.body.split(whereSeparator: { !$0.isNumber }).map { String($0) }.filter { $0.count >= 6 }
            #expect(runs.allSatisfy { $0 == "123456" }, "\(kind): \(runs)")
        }
    }

    @Test(arguments: Engine.available)
    func `users get their own language, else that of the pool`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        for (name, locale) in [("ann", "de_AT"), ("bob", "pt-br"), ("eve", "xx"), ("zoe", nil)] {
            var attributes = ["email": "\(name)@example.com"]
            attributes["locale"] = locale
            try await server.signUp(name, attributes: attributes, by: client)
        }
        #expect(await server.lastMessage(to: "ann@example.com")?.subject == "Ihr Bestätigungscode")
        #expect(await server.lastMessage(to: "bob@example.com")?.subject == "Seu código de verificação")
        for name in ["eve", "zoe"] {
            #expect(await server.lastMessage(to: "\(name)@example.com")?.subject == "Your verification code")
        }
        _ = try await server.pools.extend(pool.id) { $0.messageLanguage = .french }
        server.clock.advance(2)
        try await server.signUp("pia", attributes: ["email": "pia@example.com"], by: client)
        #expect(await server.lastMessage(to: "pia@example.com")?.subject == "Votre code de vérification")
        try await server.signUp("kim", attributes: ["email": "kim@example.com", "locale": "ko"], by: client)
        #expect(await server.lastMessage(to: "kim@example.com")?.subject == "확인 코드")
    }
}
