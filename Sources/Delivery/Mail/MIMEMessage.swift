import Kernel
import Messaging

/// An e-mail as the server gets it: sender, recipient, and the text with all headers.
struct MIMEMessage: Sendable {
    let sender: MailAddress
    let recipient: MailAddress
    /// ASCII with CR LF line ends (RFC 5322), not yet dot-stuffed.
    let text: String

    /// Formats `message`.
    ///
    /// - Throws: `DeliveryError.permanent` if an address is invalid or a header would contain a control character.
    init(_ message: Message, sender fallback: Mailbox) throws(DeliveryError) {
        guard let recipient = MailAddress(message.destination) else { throw .permanent("it is not an e-mail address") }
        let from = try Self.mailbox(message.sender, named: "sender") ?? fallback
        let replyTo = try Self.mailbox(message.replyTo, named: "reply-to")
        guard HeaderText.isSafe(message.subject) else { throw .permanent("the subject has control characters") }
        guard !message.body.utf8.contains(0), message.text?.utf8.contains(0) != true else {
            throw .permanent("the body has a NUL")
        }
        guard Self.isID(message.id) else {
            throw .permanent("the message's id is not made of letters, digits and hyphens")
        }
        self.sender = from.address
        self.recipient = recipient
        text = Self.headers(message, from: from, replyTo: replyTo, to: recipient) + Self.parts(message)
    }

    private static func mailbox(_ text: String?, named name: String) throws(DeliveryError) -> Mailbox? {
        guard let text, !text.isEmpty else { return nil }
        guard let mailbox = Mailbox(text) else { throw .permanent("the \(name) is not an e-mail address") }
        return mailbox
    }

    private static func headers(_ message: Message, from: Mailbox, replyTo: Mailbox?, to: MailAddress) -> String {
        var lines = ["From: \(from.header)"]
        if let replyTo { lines.append("Reply-To: \(replyTo.header)") }
        lines += [
            "To: <\(to.text)>",
            "Subject: \(HeaderText.unstructured(message.subject))",
            "Date: \(CivilTime(message.createdAt).internetDate(zone: "+0000"))",
            // The same for each attempt, so that a second delivery of one message can be recognized.
            "Message-ID: <\(message.id)@\(from.address.domain)>",
            // Suppresses automatic replies (RFC 3834, section 5).
            "Auto-Submitted: auto-generated",
            "MIME-Version: 1.0",
            "Content-Type: multipart/alternative;\r\n boundary=\"\(boundary(message))\"",
        ]
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// The same text in two forms, the richer one last (RFC 2046, section 5.1.4).
    private static func parts(_ message: Message) -> String {
        let forms = [("text/plain", message.text ?? PlainText.of(html: message.body)), ("text/html", message.body)]
        let parts = forms.map { type, text in
            """
            --\(boundary(message))\r
            Content-Type: \(type); charset=utf-8\r
            Content-Transfer-Encoding: quoted-printable\r
            \r
            \(QuotedPrintable.encode(text))
            """
        }
        return parts.joined() + "--\(boundary(message))--\r\n"
    }

    /// Whether the characters are allowed both in a boundary and in a `Message-ID`.
    private static func isID(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
    }

    /// `=_` cannot occur in quoted-printable text, so the boundary cannot either (RFC 2045, section 6.7).
    private static func boundary(_ message: Message) -> String { "=_\(message.id)" }
}
