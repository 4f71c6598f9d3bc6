import Foundation
import Kernel
import Messaging
import Testing

@testable import Delivery

struct MIMEMessageTests {
    private let defaultSender: Mailbox
    init() throws { defaultSender = try #require(Mailbox("Martlet <no-reply@martlet.test>")) }

    private func mime(_ message: Message) throws -> [String] {
        try MIMEMessage(message, sender: defaultSender).text.components(separatedBy: "\r\n")
    }

    @Test func `a message has each header once and only ASCII lines`() throws {
        let lines = try mime(sampleMessage(replyTo: "help@example.org"))
        for header in ["From", "Reply-To", "To", "Subject", "Date", "Message-ID", "MIME-Version"] {
            #expect(lines.filter { $0.hasPrefix("\(header): ") }.count == 1, "\(header)")
        }
        #expect(lines.contains("From: \"Martlet\" <no-reply@martlet.test>"))
        #expect(lines.contains("To: <ada@example.com>"))
        #expect(lines.contains("Date: Sat, 21 Nov 2026 00:30:00 +0000"))
        #expect(lines.contains("Message-ID: <5f0c3f0e-7d0a-4a71-9a0e-6a3f0f3b9a11@martlet.test>"))
        #expect(lines.allSatisfy { $0.utf8.count <= 78 && $0.utf8.allSatisfy { (0x20..<0x7F).contains($0) } })
    }

    @Test func `a message contains its body as text and as HTML`() throws {
        let text = try MIMEMessage(sampleMessage(), sender: defaultSender).text
        #expect(text.contains("Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding"))
        #expect(text.contains("\r\n\r\nYour code is 123456.\r\n--=_"))
        #expect(text.contains("\r\n\r\nYour code is <b>123456</b>.\r\n--=_"))
        #expect(text.hasSuffix("--=_5f0c3f0e-7d0a-4a71-9a0e-6a3f0f3b9a11--\r\n"))
    }

    @Test func `a plain text of its own takes the place of the body's words`() throws {
        var message = sampleMessage()
        message.text = "Code: 123456"
        let text = try MIMEMessage(message, sender: defaultSender).text
        #expect(text.contains("\r\n\r\nCode: 123456\r\n--=_"))
        #expect(text.contains("\r\n\r\nYour code is <b>123456</b>.\r\n--=_"))
    }

    @Test func `the pool's sender overrides the server's`() throws {
        let mime = try MIMEMessage(sampleMessage(sender: "Shop <shop@example.org>"), sender: defaultSender)
        #expect(mime.sender.text == "shop@example.org")
        #expect(mime.text.hasPrefix("From: \"Shop\" <shop@example.org>\r\n"))
    }

    @Test func `a subject in any language is split into encoded words of at most 75 characters`() throws {
        let subject = "Подтверждение вашего адреса электронной почты 👩‍👩‍👧‍👦 für Müller"
        let lines = try mime(sampleMessage(subject: subject))
        let first = try #require(lines.firstIndex { $0.hasPrefix("Subject: ") })
        var words: [String] = []
        for line in lines[first...] {
            guard line.hasPrefix("Subject: ") || line.hasPrefix(" ") else { break }
            words.append(line.replacingOccurrences(of: "Subject: ", with: "").trimmingCharacters(in: .whitespaces))
        }
        #expect(words.count > 1 && words.allSatisfy { $0.utf8.count <= 75 })
        let decoded = try words.map { word in
            let data = try #require(Data(base64Encoded: String(word.dropFirst(10).dropLast(2))))
            return try #require(String(bytes: data, encoding: .utf8))
        }
        #expect(decoded.joined() == subject)
    }

    @Test func `a subject that only looks encoded is unchanged`() throws {
        #expect(
            try mime(sampleMessage(subject: "=?UTF-8?B?QQ==?=")).contains { $0.hasPrefix("Subject: =?UTF-8?B?PT9V") })
    }

    @Test(arguments: [
        "ada@example.com\r\nBcc: eve@example.com", "ada@example.com\n", "ada@example.com\u{0}",
        "ada@example.com,eve@example.com",
        "ada@example.com> RCPT TO:<eve@example.com", "\"a b\"@example.com", "ada@[127.0.0.1]", "ada", "@example.com",
        "ada@", "ada@exa mple.com", "ada@-example.com", "ada@example..com", ".ada@example.com", "ädä@example.com",
        "ada@exämple.com", "ada@b@example.com", String(repeating: "a", count: 65) + "@example.com",
        "ada@" + String(repeating: "a.", count: 130) + "com", "ada <ada@example.com>", "ada@example.com ",
    ])
    func `NAME-07: anything but exactly one plain address is refused`(_ destination: String) throws {
        #expect(throws: DeliveryError.permanent("it is not an e-mail address")) {
            try MIMEMessage(sampleMessage(to: destination), sender: defaultSender)
        }
    }

    @Test(arguments: ["\r\n", "\n", "\r", "\u{0}", "\u{B}", "\u{85}", "\u{2028}", "\u{1B}[2J"])
    func `a control character in any header refuses the whole message`(_ control: String) throws {
        let attacks = [
            sampleMessage(subject: "Hi\(control)Bcc: eve@example.com"),
            sampleMessage(sender: "Shop\(control)Bcc: eve@example.com <shop@example.org>"),
            sampleMessage(sender: "shop@example.org\(control)"),
            sampleMessage(replyTo: "a@example.org\(control)X: y"),
            sampleMessage(to: "ada@example.com\(control)"),
            sampleMessage(id: "1\(control)2"),
        ]
        for message in attacks {
            #expect { try MIMEMessage(message, sender: defaultSender) } throws: { error in
                guard case .permanent? = error as? DeliveryError else { return false }
                return true
            }
        }
    }

    @Test func `a body cannot end its part or the message`() throws {
        let body = "a\r\n.\r\nQUIT\r\n--=_5f0c3f0e-7d0a-4a71-9a0e-6a3f0f3b9a11--\r\nFrom: eve"
        let lines = try mime(sampleMessage(body: body))
        #expect(lines.filter { $0 == "--=_5f0c3f0e-7d0a-4a71-9a0e-6a3f0f3b9a11--" }.count == 1)
        #expect(!lines.contains(".") && !lines.contains { $0.hasPrefix("From: eve") })
    }

    @Test(arguments: [
        ("ada@example.com", "", "ada@example.com"), ("<ada@example.com>", "", "ada@example.com"),
        ("Ada L. <ada@example.com>", "Ada L.", "ada@example.com"),
        ("\"Lovelace, Ada\" <ada@example.com>", "Lovelace, Ada", "ada@example.com"),
    ])
    func `a mailbox is an address with or without a name`(_ text: String, name: String, address: String) throws {
        let mailbox = try #require(Mailbox(text))
        #expect(mailbox.name == name && mailbox.address.text == address)
    }

    @Test(arguments: ["a@b.c, d@e.f", "\"Ada\" \"L\" <a@b.c>", "Ada <a@b.c> x", "Ada <<a@b.c>", "Ada", ""])
    func `a text with two senders or none is no mailbox`(_ text: String) {
        #expect(Mailbox(text) == nil)
    }
}
