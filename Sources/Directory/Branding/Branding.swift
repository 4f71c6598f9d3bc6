package import Kernel
package import Styling

/// The look of a pool's pages for the users of one client, or of all clients that do not have their own (UP-UI-01).
package struct Branding: Sendable, Equatable {
    /// A stored logo, without its bytes.
    package struct Logo: Sendable, Equatable {
        /// The hash of the file.
        package var hash: String
        package var format: LogoImage.Format

        /// The name of the file in its address.
        package var fileName: String { "\(hash).\(format.rawValue)" }
    }

    /// The bytes of a stored logo.
    package struct LogoFile: Sendable {
        package let bytes: [UInt8]
        package let format: LogoImage.Format
    }

    package var pool: UserPoolID
    /// The client, or `allClients`.
    package var client: ClientID
    /// The style sheet as the administrator sent it; nil for the pages' own.
    package var css: String?
    /// The logo; nil if there is none.
    package var logo: Logo?
    /// When it was created.
    package var createdAt: Instant
    /// When it last changed.
    package var modifiedAt: Instant

    /// The client of a look for all clients without their own. No client has this id.
    package static let allClients = ClientID(rawValue: "ALL")

    /// The path of the logo on the public URL.
    package var logoPath: String? { logo.map { "/\(pool)/branding/\(client)/\($0.fileName)" } }
}

/// The parts of a branding that pages need.
package struct PageBranding: Sendable, Equatable {
    /// Rules that contain only what `StyleSheet` recognises; empty for none.
    package var styleSheet: String
    /// The path of the logo on the public URL.
    package var logoPath: String?
    /// Whether the pages stay dark where users prefer that.
    package var keepsDark: Bool

    init(_ branding: Branding) throws {
        let sheet = try branding.css.map { try StyleSheet($0) }
        (styleSheet, keepsDark) = (sheet?.text ?? "", sheet?.keepsDark ?? true)
        logoPath = branding.logoPath
    }
}
