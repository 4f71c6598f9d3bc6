/// What Cognito's API has no setting for in a client. All permissions are off in a new client.
///
/// It is stored apart from the settings, which a change over Cognito's API replaces as a whole.
package struct ClientExtensions: Codable, Sendable, Equatable {
    /// Whether devices without a browser may get tokens with the client's id (RFC 8628).
    package var deviceGrant = false
    /// Whether the client may ask about tokens of its pool (RFC 7662).
    package var introspection = false
    /// How the client is told of sign-outs; nil if it is not told.
    package var backChannelLogout: BackChannelLogout?
    /// What the hosted pages call the client; nil for its name.
    package var displayName: String?

    /// Nothing is permitted.
    package init() {}
}
