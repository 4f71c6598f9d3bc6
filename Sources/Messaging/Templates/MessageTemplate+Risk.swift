package import Directory
package import Kernel

/// What an e-mail about a risky sign-in tells.
package struct RiskyEvent: Sendable {
    package var id: String
    package var address: String?
    package var device: String
    package var at: Instant
    /// Gives feedback on the event without a sign-in.
    package var token: Secret<String>

    package init(id: String, address: String?, device: String, at: Instant, token: Secret<String>) {
        (self.id, self.address, self.device, self.at, self.token) = (id, address, device, at, token)
    }
}

extension MessageTemplate {
    /// The e-mail about a risky sign-in, with the placeholders of UP-MSG-05 to 14. A plain text alone is shown as HTML
    /// too.
    package func notice(
        _ notice: RiskNotice, of event: RiskyEvent, by notices: RiskNotices?, to address: String, of username: Username
    ) -> Message {
        let own = notices?[notice]
        var message = message(
            .accountTakeOverNotification, contact: .email, address: address, username: username, subject: "", body: "",
            secret: nil)
        if let sender = notices?.sender {
            message.sender = sender.sender ?? message.sender
            message.replyTo = sender.replyTo ?? message.replyTo
        }
        let values = values(of: event, of: username)
        message.subject = Self.filled(own?.subject ?? notice.subject, values: values)
        let html = own?.html ?? own?.text.map(Self.lines) ?? notice.html
        message.body = Self.filled(html, values: values.mapValues(Self.escaped))
        message.text = own?.text.map { Self.filled($0, values: values) }
        return message
    }

    private func values(of event: RiskyEvent, of username: Username) -> [String: String] {
        let unknown = "unknown"
        return [
            "{username}": username.rawValue, "{ip-address}": event.address ?? unknown, "{device-name}": event.device,
            "{login-time}": CivilTime(event.at).timestamp, "{city}": unknown, "{country}": unknown,
            "{event-id}": event.id, "{feedback-token}": event.token.exposed,
            "{one-click-link-valid}": link("valid", on: event, of: username),
            "{one-click-link-invalid}": link("invalid", on: event, of: username),
        ]
    }

    private func link(_ feedback: String, on event: RiskyEvent, of username: Username) -> String {
        let query = [
            ("user_pool_id", pool.id.rawValue), ("user_name", username.rawValue), ("event_id", event.id),
            ("feedback_token", event.token.exposed), ("feedback", feedback),
        ]
        return publicURL.url(in: pool.id.region) + "/authEventFeedback?"
            + query.map { "\($0)=\(PercentEncoding.encode($1.utf8))" }.joined(separator: "&")
    }

    /// A plain text as HTML. The values of placeholders are escaped later.
    private static func lines(_ text: String) -> String {
        escaped(text).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "<br>\n")
    }
}

extension RiskNotice {
    fileprivate var subject: String {
        switch self {
        case .block: "Blocked sign-in attempt"
        case .secondFactor, .noAction: "New sign-in attempt"
        }
    }

    fileprivate var html: String {
        let happened =
            switch self {
            case .block: "We have blocked a sign-in to your account {username}."
            case .secondFactor: "An unusual sign-in to your account {username} was asked for a second factor."
            case .noAction: "There was an unusual sign-in to your account {username}."
            }
        return """
            <p>\(happened)</p>
            <p>Time: {login-time}<br>Device: {device-name}<br>Address: {ip-address}</p>
            <p>If it was you, <a href="{one-click-link-valid}">tell us so</a>. If it was not, change your password, and
            <a href="{one-click-link-invalid}">tell us</a>.</p>
            """
    }
}
