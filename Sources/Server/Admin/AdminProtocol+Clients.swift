import Directory
import Kernel

extension AdminProtocol {
    /// A client's permissions that Cognito's API has no setting for. In a change, nil keeps a member.
    package struct ClientExtensions: Codable, Sendable {
        /// Whether devices without a browser may get tokens with the client's id (RFC 8628).
        package var deviceGrant: Bool?
        /// Whether the client may ask about tokens of its pool (RFC 7662).
        package var introspection: Bool?
        /// Where the client is told of sign-outs (OpenID Connect Back-Channel Logout 1.0). Nil if it is not told; in a
        /// change, an empty text ends that.
        package var backChannelLogoutURL: String?
        /// Whether the client is told which of a user's sessions has ended.
        package var backChannelLogoutSessionRequired: Bool?
        /// What the hosted pages call the client; nil for its name, and in a change, an empty text for that.
        package var displayName: String?

        /// Changes nothing.
        package init() {}

        init(_ stored: Directory.ClientExtensions) {
            deviceGrant = stored.deviceGrant
            introspection = stored.introspection
            backChannelLogoutURL = stored.backChannelLogout?.url
            backChannelLogoutSessionRequired = stored.backChannelLogout?.sessionRequired
            displayName = stored.displayName
        }

        /// - Throws: `InvalidInput` if a session is to be named to a client that is not told of sign-outs.
        func change(_ stored: inout Directory.ClientExtensions) throws {
            if let deviceGrant { stored.deviceGrant = deviceGrant }
            if let introspection { stored.introspection = introspection }
            if let displayName { stored.displayName = displayName.isEmpty ? nil : displayName }
            if let url = backChannelLogoutURL {
                let names = stored.backChannelLogout?.sessionRequired ?? false
                stored.backChannelLogout = url.isEmpty ? nil : BackChannelLogout(url: url, sessionRequired: names)
            }
            guard let names = backChannelLogoutSessionRequired else { return }
            guard stored.backChannelLogout != nil || !names else {
                throw InvalidInput("Without a URL for back-channel logout no session can be named.")
            }
            stored.backChannelLogout?.sessionRequired = names
        }
    }
}
