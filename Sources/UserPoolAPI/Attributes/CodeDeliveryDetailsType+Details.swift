import Directory
import Messaging
import UserPoolsModel

extension CodeDeliveryDetailsType {
    /// Where a code was sent (UP-SIGN-19).
    init(_ details: DeliveryDetails) {
        self.init(
            attributeName: details.contact.rawValue, deliveryMedium: details.channel == .email ? .email : .sms,
            destination: details.destination)
    }
}
