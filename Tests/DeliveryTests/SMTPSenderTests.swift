import Kernel
import Messaging
import Testing

@testable import Delivery

@Suite(.timeLimit(.minutes(10))) struct SMTPSenderTests {
    private func sender(
        _ port: Int, _ credentials: String = "", authorities: String? = nil, workers: Int = 1
    ) throws -> SMTPSender {
        let url = "smtp://\(credentials)127.0.0.1:\(port)"
        let server = try MailServer(url: url, sender: "Martlet <no-reply@martlet.test>", authorities: authorities)
        return SMTPSender(server: server, workers: workers)
    }

    private func failure(_ sender: SMTPSender, _ message: Message = sampleMessage()) async -> DeliveryError? {
        do {
            try await sender.deliver(message)
            return nil
        } catch { return error }
    }

    private func isPermanent(_ failure: DeliveryError?) -> Bool {
        if case .permanent? = failure { true } else { false }
    }

    private func isTransient(_ failure: DeliveryError?) -> Bool {
        if case .transient? = failure { true } else { false }
    }

    @Test func `a message arrives as it was written, to one recipient`() async throws {
        try await MailSink.with { sink in
            let message = sampleMessage(body: "<p>.dot</p>\n.\nFrom here")
            try await sender(sink.port).deliver(message)
            let mail = try #require(sink.mails.first)
            #expect(sink.mails.count == 1 && mail.recipients == ["ada@example.com"])
            #expect(mail.sender == "no-reply@martlet.test")
            let defaultSender = try #require(Mailbox("Martlet <no-reply@martlet.test>"))
            #expect(mail.text + "\r\n" == (try MIMEMessage(message, sender: defaultSender).text))
        }
    }

    @Test func `ten messages share one connection`() async throws {
        try await MailSink.with { sink in
            let sender = try sender(sink.port)
            for _ in 0..<10 { try await sender.deliver(sampleMessage()) }
            #expect(sink.mails.count == 10 && sink.connections == 1)
        }
    }

    @Test func `a connection that the server has closed is opened again`() async throws {
        try await MailSink.with(.init(hangsUpAfterMessage: true)) { sink in
            let sender = try sender(sink.port)
            for _ in 0..<3 { try await sender.deliver(sampleMessage()) }
            #expect(sink.mails.count == 3 && sink.connections == 3)
        }
    }

    @Test func `credentials are sent only after STARTTLS, to a server with a valid certificate`() async throws {
        let identity = try TestIdentity.make()
        let manner = MailSink.Manner(identity: identity, credentials: ("mar/tlet", "p@ss word"))
        try await MailSink.with(manner) { sink in
            let sender = try sender(sink.port, "mar%2Ftlet:p%40ss%20word@", authorities: identity.certificate)
            try await sender.deliver(sampleMessage())
            #expect(sink.mails.map(\.wasEncrypted) == [true])
            #expect(sink.commands.filter { $0.hasPrefix("AUTH") }.count == 1)
        }
    }

    @Test func `a server without a valid certificate gets neither password nor message`() async throws {
        let manner = MailSink.Manner(identity: try TestIdentity.make(), credentials: ("a", "b"))
        let other = try TestIdentity.make()
        try await MailSink.with(manner) { sink in
            let sender = try sender(sink.port, "a:b@", authorities: other.certificate)
            #expect(isTransient(await failure(sender)))
            #expect(sink.mails.isEmpty && !sink.commands.contains { $0.hasPrefix("AUTH") || $0.hasPrefix("MAIL") })
        }
    }

    @Test func `nothing is sent if STARTTLS is required and not offered`() async throws {
        try await MailSink.with(.init(credentials: ("a", "b"))) { sink in
            var server = try MailServer(url: "smtp://a:b@127.0.0.1:\(sink.port)", sender: "a@b.c")
            server.security = .required
            #expect(isTransient(await failure(SMTPSender(server: server))))
            #expect(sink.mails.isEmpty && !sink.commands.contains { $0.hasPrefix("AUTH") || $0.hasPrefix("MAIL") })
        }
    }

    @Test func `a wrong password is a temporary error`() async throws {
        try await MailSink.with(.init(credentials: ("a", "b"))) { sink in
            let result = await failure(try sender(sink.port, "a:wrong@"))
            #expect(isTransient(result))
            #expect(sink.mails.isEmpty)
        }
    }

    @Test(arguments: ["MAIL", "RCPT", "DATA", "."])
    func `a reply of 5xx is final and one of 4xx is not`(_ command: String) async throws {
        try await MailSink.with(.init(replies: [command: "550 no such user ada@example.com 123456"])) { sink in
            let result = await failure(try sender(sink.port))
            #expect(result == .permanent("mail server: 550"))
            #expect(sink.mails.isEmpty)
        }
        try await MailSink.with(.init(replies: [command: "451 later"])) { sink in
            let result = await failure(try sender(sink.port))
            #expect(isTransient(result))
        }
    }

    @Test func `a missing server is a temporary error`() async throws {
        let port = try await MailSink.with { $0.port }
        let result = await failure(try sender(port))
        #expect(isTransient(result))
    }

    @Test func `a silent server gets the time limit, and no more`() async throws {
        try await MailSink.with(.init(isSilent: true)) { sink in
            var server = try MailServer(url: "smtp://127.0.0.1:\(sink.port)", sender: "a@b.c")
            #expect(server.timeout == 10)
            server.timeout = 1
            let start = ContinuousClock.now
            let result = await failure(SMTPSender(server: server, workers: 1))
            #expect(isTransient(result))
            #expect((1...4).contains((ContinuousClock.now - start).components.seconds))
        }
    }

    @Test(arguments: [
        sampleMessage(to: "ada@example.com\r\nRCPT TO:<eve@example.com>"),
        sampleMessage(subject: "x\r\nBcc: eve@e.org"),
        sampleMessage(sender: "a@b.c>\r\nRSET"), sampleMessage(.sms),
    ])
    func `an attempt to inject does not even open a connection`(_ message: Message) async throws {
        try await MailSink.with { sink in
            let result = await failure(try sender(sink.port), message)
            #expect(isPermanent(result))
            #expect(sink.connections == 0)
        }
    }

    @Test func `messages beyond the queue's depth are refused at once`() async throws {
        try await MailSink.with(.init(isSilent: true)) { sink in
            var server = try MailServer(url: "smtp://127.0.0.1:\(sink.port)", sender: "a@b.c")
            server.timeout = 2
            let sender = SMTPSender(server: server, workers: 1, depth: 1)
            async let sending = failure(sender)
            try await Task.sleep(for: .milliseconds(300))
            async let waiting = failure(sender)
            try await Task.sleep(for: .milliseconds(300))
            #expect(await failure(sender) == .transient("too many messages wait"))
            let results = await [sending, waiting]
            #expect(results.allSatisfy(isTransient))
        }
    }
}
