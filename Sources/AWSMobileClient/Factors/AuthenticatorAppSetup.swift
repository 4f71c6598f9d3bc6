import Kernel

/// The secret that an authenticator app needs, as a text and for a QR code.
public struct AuthenticatorAppSetup: Hashable, Sendable {
    private let secret: Secret<String>
    /// The user's name, which the app shows.
    public let account: String

    init(_ secret: Secret<String>, account: String) {
        self.secret = secret
        self.account = account
    }

    /// The secret in Base32, for typing it in.
    public var secretCode: String { secret.exposed }

    /// The text of the QR code, in the Key URI format: `otpauth://totp/…`.
    ///
    /// - Parameters:
    ///   - issuer: The name of the service, which the app shows; nil for none.
    ///   - account: The name of the account; nil for the user's name.
    /// - Returns: The URI.
    public func uri(issuer: String? = nil, account: String? = nil) -> String {
        let label = [issuer, account ?? self.account].compactMap { $0.map(Self.encoded) }.joined(separator: ":")
        let issuerParameter = issuer.map { "&issuer=\(Self.encoded($0))" } ?? ""
        return "otpauth://totp/\(label)?secret=\(Self.encoded(secretCode))\(issuerParameter)"
    }

    private static func encoded(_ text: String) -> String { PercentEncoding.encode(text.utf8) }
}
