import Foundation
package import Kernel

/// The mail server for outgoing e-mail, and how its connection is protected.
package struct MailServer: Sendable {
    /// How the connection is protected.
    package enum Security: Hashable, Sendable {
        /// TLS from the first byte (`smtps`).
        case implicit
        /// STARTTLS; without it nothing is sent.
        case required
        /// STARTTLS if the server offers it: only without credentials, or on this machine.
        case offered
    }

    package struct Credentials: Sendable {
        package var name: String
        package var password: Secret<String>
    }

    /// A name, or an address without brackets.
    package var host: String
    /// 1 to 65535.
    package var port: Int
    /// Follows from the scheme, the host and the credentials.
    package var security: Security
    /// For AUTH; nil for a server that needs none.
    package var credentials: Credentials?
    /// A file of PEM certificates to trust instead of the system's.
    package var authorities: String?
    /// The `From` of messages whose pool does not set one.
    package var sender: Mailbox
    /// The limit in seconds for opening a connection, and again for sending a message.
    var timeout = 10

    /// Parses `smtp://[name:password@]host[:port]` or `smtps://…`.
    ///
    /// The default port is 587, or 465 for `smtps`. Credentials are never sent in the clear: with them, STARTTLS is
    /// required unless the host is loopback.
    ///
    /// - Parameter password: The password for a name in `url` without one.
    /// - Throws: `DeliverySettingError`.
    package init(
        url: String, password: Secret<String>? = nil, sender: String, authorities: String? = nil
    ) throws(DeliverySettingError) {
        guard HeaderText.isSafe(url), let parts = URLComponents(string: url), let scheme = parts.scheme,
            ["smtp", "smtps"].contains(scheme)
        else { throw DeliverySettingError("it is not an smtp:// or smtps:// address") }
        guard let host = parts.host, !host.isEmpty else { throw DeliverySettingError("it names no host") }
        guard ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil else {
            throw DeliverySettingError("nothing may follow the host and port")
        }
        guard let sender = Mailbox(sender) else { throw DeliverySettingError("the sender is not an e-mail address") }
        port = parts.port ?? (scheme == "smtps" ? 465 : 587)
        guard (1...65_535).contains(port) else { throw DeliverySettingError("the port is not between 1 and 65535") }
        credentials = try Self.credentials(parts, separate: password)
        self.host = host
        self.sender = sender
        self.authorities = authorities
        if scheme == "smtps" {
            security = .implicit
        } else {
            security = credentials != nil && !Loopback.contains(host) ? .required : .offered
        }
    }

    private static func credentials(
        _ parts: URLComponents, separate: Secret<String>?
    ) throws(DeliverySettingError) -> Credentials? {
        if separate != nil {
            guard parts.user?.isEmpty == false else {
                throw DeliverySettingError("it names no user for the password")
            }
            guard parts.password == nil else { throw DeliverySettingError("its password is given twice") }
        }
        switch (parts.user, separate?.exposed ?? parts.password) {
        case (nil, nil): return nil
        case (let name?, let password?) where HeaderText.isSafe(name) && HeaderText.isSafe(password):
            return Credentials(name: name, password: Secret(password))
        default: throw DeliverySettingError("a name needs a password, and neither may hold control characters")
        }
    }

    /// The address that libcurl connects to.
    var url: String { "\(security == .implicit ? "smtps" : "smtp")://\(host):\(port)" }

    /// On this machine a certificate is only checked if authorities were configured.
    var checksCertificate: Bool { authorities != nil || !Loopback.contains(host) }
}
