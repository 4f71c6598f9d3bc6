package import Directory
package import Kernel

/// The content of an e-mail about a risky sign-in.
package struct RiskyEvent: Sendable {
    package var id: String
    package var address: String?
    /// Nil, as the country, if the location of the address is not known.
    package var city: String?
    package var country: String?
    package var device: String
    package var at: Instant
    /// Gives feedback on the event without a sign-in.
    package var token: Secret<String>

    package init(id: String, address: String?, device: String, at: Instant, token: Secret<String>) {
        (self.id, self.address, self.device, self.at, self.token) = (id, address, device, at, token)
    }
}

extension MessageTemplate {
    /// The e-mail about a risky sign-in, with the placeholders of UP-MSG-05 to 14. If the pool has only a plain text,
    /// it is also shown as HTML.
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
        message.subject = Self.filled(own?.subject ?? subject(of: notice), values: values)
        let html = own?.html ?? own?.text.map(Self.lines) ?? standard(notice)
        message.body = Self.filled(html, values: values.mapValues(Self.escaped))
        message.text = own?.text.map { Self.filled($0, values: values) }
        return message
    }

    private func values(of event: RiskyEvent, of username: Username) -> [String: String] {
        let unknown = "unknown"
        return [
            "{username}": username.rawValue, "{ip-address}": event.address ?? unknown, "{device-name}": event.device,
            "{login-time}": CivilTime(event.at).timestamp, "{city}": event.city ?? unknown,
            "{country}": event.country ?? unknown, "{event-id}": event.id, "{feedback-token}": event.token.exposed,
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

/// The default texts.
extension MessageTemplate {
    private func subject(of notice: RiskNotice) -> String {
        switch notice {
        case .block: defaults.risk.blockedSubject
        case .secondFactor, .noAction: defaults.risk.subject
        }
    }

    private func standard(_ notice: RiskNotice) -> String {
        let texts = defaults.risk
        let happened =
            switch notice {
            case .block: texts.blocked
            case .secondFactor: texts.secondFactor
            case .noAction: texts.noAction
            }
        let details = [(texts.time, "{login-time}"), (texts.device, "{device-name}"), (texts.address, "{ip-address}")]
            .map { "\($0): \(isolated($1))" }.joined(separator: "<br>\n")
        return document(
            [
                happened, details, Self.linked(texts.wasUser, to: "{one-click-link-valid}"),
                Self.linked(texts.wasNotUser, to: "{one-click-link-invalid}"),
            ], title: subject(of: notice))
    }

    /// A value whose parts keep their order. The plain part has no elements, and a text from right to left would turn
    /// the date of a time around: characters isolate there (UAX #9, section 2.4).
    private func isolated(_ value: String) -> String {
        language == .arabic ? "\u{2068}\(value)\u{2069}" : "<bdi>\(value)</bdi>"
    }
}
