import Directory
import Kernel

extension AdminProtocol {
    /// A client's permissions that Cognito's API has no setting for. In a change, nil keeps a member.
    package struct ClientExtensions: Codable, Sendable {
        /// Whether devices without a browser may get tokens with the client's id (RFC 8628).
        package var deviceGrant: Bool?
        /// Whether the client may ask about tokens of its pool (RFC 7662).
        package var introspection: Bool?
        /// The URL that receives the client's sign-out notices (OpenID Connect Back-Channel Logout 1.0). Nil if it gets
        /// none; in a change, an empty text removes the URL.
        package var backChannelLogoutURL: String?
        /// Whether the notices name the user session that ended.
        package var backChannelLogoutSessionRequired: Bool?
        /// The name of the client on the hosted pages; nil for the client's own name. In a change, an empty text
        /// restores that.
        package var displayName: String?

        /// A change that keeps every member.
        package init() {}

        init(_ stored: Directory.ClientExtensions) {
            deviceGrant = stored.deviceGrant
            introspection = stored.introspection
            backChannelLogoutURL = stored.backChannelLogout?.url
            backChannelLogoutSessionRequired = stored.backChannelLogout?.sessionRequired
            displayName = stored.displayName
        }

        /// Changes the stored members that are not nil here.
        ///
        /// - Throws: `InvalidInput` if notices are to name sessions, but the client receives none.
        func apply(to stored: inout Directory.ClientExtensions) throws {
            if let deviceGrant { stored.deviceGrant = deviceGrant }
            if let introspection { stored.introspection = introspection }
            if let displayName { stored.displayName = displayName.isEmpty ? nil : displayName }
            if let url = backChannelLogoutURL {
                let isRequired = stored.backChannelLogout?.sessionRequired ?? false
                stored.backChannelLogout = url.isEmpty ? nil : BackChannelLogout(url: url, sessionRequired: isRequired)
            }
            guard let isRequired = backChannelLogoutSessionRequired else { return }
            guard stored.backChannelLogout != nil || !isRequired else {
                throw InvalidInput("Without a URL for back-channel logout no session can be named.")
            }
            stored.backChannelLogout?.sessionRequired = isRequired
        }
    }
}
