public import Kernel

/// How the pages of a pool look to the users of one client, or of all clients without a look of their own (UP-UI-01).
public struct Branding: Sendable, Equatable {
    /// A stored logo, without its bytes.
    public struct Logo: Sendable, Equatable {
        /// The hash of the file.
        public var hash: String
        /// The format.
        public var format: LogoImage.Format

        /// The name of the file in its address.
        public var fileName: String { "\(hash).\(format.rawValue)" }
    }

    /// The bytes of a stored logo.
    public struct LogoFile: Sendable {
        /// The file.
        public let bytes: [UInt8]
        /// The format.
        public let format: LogoImage.Format
    }

    /// The pool.
    public var pool: UserPoolID
    /// The client, or `allClients`.
    public var client: ClientID
    /// The style sheet as the administrator sent it; nil for the pages' own.
    public var css: String?
    /// The logo, if there is one.
    public var logo: Logo?
    /// When it was created.
    public var createdAt: Instant
    /// When it last changed.
    public var modifiedAt: Instant

    /// The client of a look for all clients without their own. No client has this id.
    public static let allClients = ClientID(rawValue: "ALL")

    /// The path of the logo on the public URL.
    public var logoPath: String? { logo.map { "/\(pool)/branding/\(client)/\($0.fileName)" } }
}

/// The parts of a branding that pages need.
public struct PageBranding: Sendable, Equatable {
    /// Rules that contain nothing but what `StyleSheet` recognises; empty for none.
    public var styleSheet: String
    /// The path of the logo on the public URL.
    public var logoPath: String?

    init(_ branding: Branding) throws {
        styleSheet = try branding.css.map { try StyleSheet($0).text } ?? ""
        logoPath = branding.logoPath
    }
}
