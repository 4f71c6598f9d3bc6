/// Settings of a client that Cognito's API does not have. All permissions are off in a new client.
///
/// They are stored apart from the settings, which a change over Cognito's API replaces as a whole.
package struct ClientExtensions: Codable, Sendable, Equatable {
    /// Whether devices without a browser may get tokens with the client's id (RFC 8628).
    package var deviceGrant = false
    /// Whether the client may ask about tokens of its pool (RFC 7662).
    package var introspection = false
    /// How the client is notified of sign-outs; nil if it is not.
    package var backChannelLogout: BackChannelLogout?
    /// The client's name on the hosted pages; nil for its usual name.
    package var displayName: String?

    /// Nothing is permitted.
    package init() {}
}
