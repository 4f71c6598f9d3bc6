package import Directory
import Kernel

/// Where a code was sent, as responses show it (UP-SIGN-19): enough to recognise the address, not enough to learn it.
package struct DeliveryDetails: Sendable, Equatable {
    /// The contact that the code verifies.
    package var contact: ContactAttribute
    /// The channel it was sent by.
    package var channel: Message.Channel
    /// `a***@e***`, or a number with its last four digits.
    package var destination: String

    /// Creates the details of a code sent to `address`.
    package init(_ contact: ContactAttribute, address: String) {
        self.contact = contact
        channel = contact.channel
        destination = Self.mask(address, contact: contact)
    }

    /// Creates the details of a code that another service has sent, which shows only a part of the address.
    package init(_ contact: ContactAttribute, masked destination: String) {
        (self.contact, channel, self.destination) = (contact, contact.channel, destination)
    }

    /// Details that show no part of the address.
    package static func hidden(_ contact: ContactAttribute) -> DeliveryDetails {
        var details = DeliveryDetails(contact, address: "")
        if contact == .phoneNumber { details.destination = "+" + String(repeating: "*", count: 11) }
        return details
    }

    /// Folds the address first: the stored case would reveal to a caller who typed another case that the address
    /// exists.
    static func mask(_ address: String, contact: ContactAttribute) -> String {
        switch contact {
        case .email:
            let folded = SignInName(address, caseSensitive: false).folded
            let parts = folded.split(separator: "@", omittingEmptySubsequences: false)
            let local = parts.first?.first.map(String.init) ?? ""
            let domain = parts.count > 1 ? parts.last?.first.map(String.init) ?? "" : ""
            return "\(local)***@\(domain)***"
        case .phoneNumber:
            let digits = address.drop { $0 == "+" }
            return "+" + String(repeating: "*", count: max(digits.count - 4, 0)) + digits.suffix(4)
        }
    }
}

extension ContactAttribute {
    /// The channel that reaches this contact.
    package var channel: Message.Channel {
        switch self {
        case .email: .email
        case .phoneNumber: .sms
        }
    }
}
