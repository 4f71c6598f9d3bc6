import Foundation
import NIOCore
import NIOSSL

/// One connection to a `MailSink` (RFC 5321; STARTTLS RFC 3207; AUTH RFC 4954).
final class MailSinkSession: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    enum Event: Sendable { case connected, said(String), mailed(MailSink.Mail) }

    private let manner: MailSink.Manner
    private let tls: NIOSSLContext?
    private let record: @Sendable (Event) -> Void
    private var input = ByteBuffer()
    private var isEncrypted = false
    private var isAuthenticated: Bool
    private var sender = ""
    private var recipients: [String] = []
    private var mime: [String]?
    /// Whether the next line is the answer to AUTH.
    private var awaitsCredentials = false

    init(manner: MailSink.Manner, tls: NIOSSLContext?, record: @escaping @Sendable (Event) -> Void) {
        self.manner = manner
        self.tls = tls
        self.record = record
        isAuthenticated = manner.credentials == nil
    }

    func channelActive(context: ChannelHandlerContext) {
        record(.connected)
        if !manner.isSilent { reply("220 sink.test ESMTP", context) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        input.writeBuffer(&bytes)
        while let line = nextLine() { take(line, context) }
    }

    private func nextLine() -> String? {
        let view = input.readableBytesView
        guard let end = view.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = input.readString(length: end - view.startIndex + 1) ?? ""
        return String(line.unicodeScalars.filter { $0 != "\r" && $0 != "\n" }.map(Character.init))
    }

    private func take(_ line: String, _ context: ChannelHandlerContext) {
        guard !manner.isSilent else { return }
        if let mime { return takeText(line, mime, context) }
        record(.said(line))
        if awaitsCredentials { return authenticate(line, context) }
        let verb = line.split(separator: " ").first.map { $0.uppercased() } ?? ""
        if let other = manner.replies[verb] { return reply(other, context) }
        switch verb {
        case "EHLO": greet(context)
        case "STARTTLS": startTLS(context)
        case "AUTH":
            awaitsCredentials = true
            reply("334 ", context)
        case "MAIL" where !isAuthenticated: reply("530 5.7.0 Authentication required", context)
        case "MAIL":
            sender = Self.path(line)
            recipients = []
            reply("250 ok", context)
        case "RCPT":
            recipients.append(Self.path(line))
            reply("250 ok", context)
        case "DATA":
            mime = []
            reply("354 go on", context)
        case "QUIT": reply("221 bye", context)
        default: reply("502 what?", context)
        }
    }

    private func greet(_ context: ChannelHandlerContext) {
        var lines = ["sink.test"]
        if tls != nil, !isEncrypted { lines.append("STARTTLS") }
        if manner.credentials != nil, tls == nil || isEncrypted { lines.append("AUTH PLAIN") }
        for (index, line) in lines.enumerated() {
            reply("250\(index == lines.count - 1 ? " " : "-")\(line)", context)
        }
    }

    private func startTLS(_ context: ChannelHandlerContext) {
        guard let tls else { return reply("502 no", context) }
        reply("220 go on", context)
        isEncrypted = true
        try? context.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls), position: .first)
    }

    private func authenticate(_ line: String, _ context: ChannelHandlerContext) {
        awaitsCredentials = false
        let wanted = manner.credentials.map { "\u{0}\($0.name)\u{0}\($0.password)" } ?? ""
        isAuthenticated = Data(base64Encoded: line) == Data(wanted.utf8)
        reply(isAuthenticated ? "235 welcome" : "535 5.7.8 no", context)
    }

    private func takeText(_ line: String, _ sofar: [String], _ context: ChannelHandlerContext) {
        guard line == "." else {
            mime = sofar + [line.hasPrefix(".") ? String(line.dropFirst()) : line]
            return
        }
        mime = nil
        if let other = manner.replies["."] { return reply(other, context) }
        record(
            .mailed(
                MailSink.Mail(
                    sender: sender, recipients: recipients, text: sofar.joined(separator: "\r\n"),
                    wasEncrypted: isEncrypted)))
        reply("250 taken", context)
        if manner.hangsUpAfterMessage { context.close(promise: nil) }
    }

    private func reply(_ line: String, _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "\(line)\r\n")), promise: nil)
    }

    private static func path(_ line: String) -> String {
        String(line.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" })
    }
}
