import Directory
import Kernel

/// Messages that confirm a sign-up by a link, and texts that replace those of a message already written.
extension MessageTemplate {
    /// Where the link in a message leads: opening it confirms the sign-up (SGN-STA-06).
    func target(of code: Secret<String>, for username: Username, through client: ClientID) -> String {
        let query = [
            ("client_id", client.rawValue), ("user_name", username.rawValue), ("confirmation_code", code.exposed),
        ]
        return publicURL.url(in: pool.id.region) + "/confirmUser?"
            + query.map { "\($0)=\(PercentEncoding.encode($1.utf8))" }.joined(separator: "&")
    }

    /// Whether a message to `channel` has a link in place of a code (UP-VER-02).
    package func hasLink(_ purpose: Purpose, to channel: Message.Channel) -> Bool {
        channel == .email && purpose.confirmsSignUp && pool.settings.messages.emailOption == .link
    }

    /// `message`, which has the standard texts, with the texts of this template.
    package func reworded(_ message: Message) -> Message {
        var reworded = message
        if let body = message.channel == .email ? texts.email : texts.sms {
            reworded.body = Self.body(body, of: message, target: target(of: message))
            reworded.text = nil
        }
        if let subject = texts.emailSubject { reworded.subject = Self.subject(subject, of: message) }
        return reworded
    }

    private func target(of message: Message) -> String? {
        guard let purpose = Purpose(rawValue: message.purpose), hasLink(purpose, to: message.channel),
            let client = message.event?.client, let username = message.username
        else { return nil }
        return target(of: Secret(message.code ?? ""), for: username, through: client)
    }
}

extension MessageTemplate.Purpose {
    /// Whether the code completes a sign-up.
    fileprivate var confirmsSignUp: Bool { self == .signUp || self == .resendCode }
}
