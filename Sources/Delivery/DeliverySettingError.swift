/// An invalid setting of a message sender.
package struct DeliverySettingError: Error, Hashable, Sendable {
    /// One clause for the operator, without secrets: "the port is not between 1 and 65535".
    package var reason: String

    init(_ reason: String) { self.reason = reason }
}
