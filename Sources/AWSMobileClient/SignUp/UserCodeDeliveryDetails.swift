import WireModel

/// How a code travels.
public enum UserCodeDeliveryMedium: String, Hashable, CaseIterable, Sendable {
    /// As a text message.
    case sms
    /// As mail.
    case email
    /// In a way that this client has no word for.
    case unknown
}

/// Where the service sent a code (spec A.3).
public struct UserCodeDeliveryDetails: Hashable, Sendable {
    /// How it was sent.
    public let deliveryMedium: UserCodeDeliveryMedium
    /// The address, most of it hidden.
    public let destination: String?
    /// The attribute that holds the address, such as `email`.
    public let attributeName: String?

    init(_ details: CodeDeliveryDetailsType) {
        deliveryMedium =
            switch details.deliveryMedium {
            case .sms: .sms
            case .email: .email
            default: .unknown
            }
        destination = details.destination
        attributeName = details.attributeName
    }
}
