import Kernel
package import Messaging
package import WireRuntime

/// The report of a mail service: addresses from which e-mails were returned, or whose owners have complained.
///
/// Accepted are notifications and published events of Amazon SES, as Amazon SNS posts them or in its raw form, and
/// `{"type": "bounce" | "complaint", "addresses": [...]}`.
package struct MailEvents: Equatable, Sendable {
    /// The addresses to suppress; none for a temporary cause, such as a full mailbox.
    package var addresses: [String] = []
    package var cause = SuppressedAddress.Cause.bounce
    /// The page that confirms the subscription of a topic; nil for any other message.
    package var confirmation: String?

    /// Nil if `body` is not such a report.
    package init?(_ body: JSON) {
        guard let object = body.object else { return nil }
        if object["TopicArn"]?.string != nil { self.init(ofTopic: object) } else { self.init(of: object) }
    }

    private init(addresses: [String], cause: SuppressedAddress.Cause) {
        (self.addresses, self.cause) = (addresses, cause)
    }

    /// A message of SNS, which contains the notification of SES as text.
    private init?(ofTopic object: JSONObject) {
        switch object["Type"]?.string {
        case "SubscriptionConfirmation":
            guard let page = object["SubscribeURL"]?.string, page.utf8.count <= 2048,
                page.utf8.starts(with: "https://".utf8), page.utf8.allSatisfy(\.isASCIIVisible)
            else { return nil }
            self.init(addresses: [], cause: .bounce)
            confirmation = page
        case "Notification":
            let text = object["Message"]?.string ?? ""
            guard let inner = (try? JSONReader.read(Array(text.utf8)))?.object else { return nil }
            self.init(of: inner)
        // The operator has ended the subscription.
        case "UnsubscribeConfirmation": self.init(addresses: [], cause: .bounce)
        default: return nil
        }
    }

    private init?(of object: JSONObject) {
        if let type = object["type"]?.string {
            guard let cause = SuppressedAddress.Cause(rawValue: type), cause != .byOperator,
                case .array(let addresses)? = object["addresses"]
            else { return nil }
            self.init(addresses: addresses.compactMap { $0.string.map(Self.plain) }, cause: cause)
            guard self.addresses.count == addresses.count else { return nil }
        } else {
            self.init(ofService: object)
        }
    }

    /// A notification or event of SES. Only permanent bounces and complaints yield addresses; other kinds, such as
    /// deliveries, are accepted without any.
    private init?(ofService object: JSONObject) {
        switch object["notificationType"]?.string ?? object["eventType"]?.string {
        case "Bounce":
            let bounce = object["bounce"]?.object
            let isPermanent = bounce?["bounceType"]?.string == "Permanent"
            self.init(
                addresses: isPermanent ? Self.recipients(in: bounce?["bouncedRecipients"]) : [], cause: .bounce)
        case "Complaint":
            self.init(
                addresses: Self.recipients(in: object["complaint"]?.object?["complainedRecipients"]), cause: .complaint)
        case nil: return nil
        default: self.init(addresses: [], cause: .bounce)
        }
    }

    private static func recipients(in list: JSON?) -> [String] {
        guard case .array(let recipients)? = list else { return [] }
        return recipients.compactMap { $0.object?["emailAddress"]?.string.map(plain) }
    }

    /// The address of a mailbox that may have a name: `Ann <ann@example.com>`.
    private static func plain(_ text: String) -> String {
        let bytes = text.utf8
        guard bytes.last == UInt8(ascii: ">"), let start = bytes.lastIndex(of: UInt8(ascii: "<")) else { return text }
        return String(Substring(bytes[bytes.index(after: start)...].dropLast()))
    }
}
