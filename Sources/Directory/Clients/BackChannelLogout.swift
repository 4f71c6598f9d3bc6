import Kernel

/// How a client is notified that its users have signed out (OpenID Connect Back-Channel Logout 1.0, section 2.2).
package struct BackChannelLogout: Codable, Sendable, Equatable {
    /// The URL that receives logout tokens.
    package var url: String
    /// Whether a logout token names the session that has ended. If it does not, the client ends all its sessions of the
    /// user.
    package var sessionRequired: Bool

    /// Notifies the client at `url`.
    package init(url: String, sessionRequired: Bool = false) {
        self.url = url
        self.sessionRequired = sessionRequired
    }

    private static let maxBytes = 1024

    /// Checks the URL.
    ///
    /// - Throws: `InvalidInput` unless the URL is https, or plain HTTP on this machine, without user info and fragment.
    func check() throws {
        guard url.utf8.count <= Self.maxBytes, ProviderURL.isValid(url), host.utf8.first != UInt8(ascii: ":") else {
            throw InvalidInput(
                "The URL for back-channel logout must be https, or http on this machine, without a fragment, and have "
                    + "at most \(Self.maxBytes) bytes.")
        }
    }

    /// The host that the URL names, with its port, in lower case.
    package var host: String {
        let bytes = Array(url.utf8)
        let start = bytes.firstIndex(of: UInt8(ascii: "/")).map { $0 + 2 } ?? bytes.count
        let authority = bytes.dropFirst(start).prefix { !"/?".utf8.contains($0) }
        return String(decoding: authority.map(\.asciiLowercased), as: UTF8.self)
    }
}
