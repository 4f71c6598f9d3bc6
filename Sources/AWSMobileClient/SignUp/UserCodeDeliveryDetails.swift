import UserPoolsModel

/// How a code is sent.
public enum UserCodeDeliveryMedium: String, Hashable, CaseIterable, Sendable {
    /// By text message.
    case sms
    /// By email.
    case email
    /// By a medium without a case.
    case unknown
}

/// Where a code was sent.
public struct UserCodeDeliveryDetails: Hashable, Sendable {
    /// How it was sent.
    public let deliveryMedium: UserCodeDeliveryMedium
    /// The masked address or phone number, such as `j***@e***`.
    public let destination: String?
    /// The attribute with the address, such as `email`.
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
