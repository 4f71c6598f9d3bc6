package import Kernel

/// The event for a pool's functions about a message that they write or send when it is delivered.
package struct MessageEvent: Codable, Hashable, Sendable {
    /// The client of the request; nil if an administrator caused the message.
    package var client: ClientID?
    /// The user's own username.
    package var username: Username
    /// The user's attributes, as events have them.
    package var attributes: [String: String]
    /// The metadata that the caller sent for the functions.
    package var clientMetadata: [String: String]?

    package init(
        client: ClientID?, username: Username, attributes: [String: String], clientMetadata: [String: String]?
    ) {
        self.client = client
        self.username = username
        self.attributes = attributes
        self.clientMetadata = clientMetadata
    }
}
