import Kernel

extension WireRequest {
    /// Browsers do not send longer headers for one site; a longer one is not parsed.
    private static let maxCookieBytes = 16_384

    /// The value of the cookie called `name`.
    ///
    /// - Returns: Nil if it is missing, empty, or set twice: a neighbouring host may then have set one of them.
    package func cookie(_ name: String) -> String? {
        let headers = values(of: "cookie")
        guard headers.reduce(0, { $0 + $1.utf8.count }) <= Self.maxCookieBytes else { return nil }
        let pairs = headers.flatMap { $0.utf8.split(separator: UInt8(ascii: ";")) }
        let values = pairs.compactMap { Self.value(of: name, in: $0) }
        guard values.count == 1, let value = values.first, !value.isEmpty else { return nil }
        return value
    }

    private static func value(of name: String, in pair: Substring.UTF8View) -> String? {
        let pair = pair.drop { $0 == UInt8(ascii: " ") }
        guard pair.starts(with: name.utf8) else { return nil }
        let rest = pair.dropFirst(name.utf8.count)
        guard rest.first == UInt8(ascii: "=") else { return nil }
        return String(Substring(rest.dropFirst()))
    }
}

/// A cookie that a response sets (RFC 6265). Forms of other sites do not send it. Scripts cannot read it, unless it is
/// made readable.
package struct SetCookie: Sendable {
    private let name: String
    private let value: String
    private let seconds: Int?
    private let isSecure: Bool
    private let isReadable: Bool
    private let sameSite: SameSite

    /// The requests of other sites that the browser sends the cookie with (RFC 6265bis, section 5.2).
    package enum SameSite: String, Sendable {
        /// Links to this server.
        case lax = "Lax"
        /// None.
        case strict = "Strict"
    }

    /// A cookie.
    ///
    /// - Parameters:
    ///   - seconds: How long the browser keeps it; nil until the browser is closed. 0 deletes the cookie.
    ///   - isSecure: Whether the browser sends it only over TLS.
    ///   - isReadable: Whether scripts of the same origin can read it.
    ///   - sameSite: The requests of other sites that include it.
    package init(
        _ name: String, value: String, seconds: Int?, isSecure: Bool, isReadable: Bool = false,
        sameSite: SameSite = .lax
    ) {
        self.name = name
        self.value = value
        self.seconds = seconds
        self.isSecure = isSecure
        self.isReadable = isReadable
        self.sameSite = sameSite
    }

    /// The cookie's name in browsers. With the prefix `__Host-`, which browsers allow only over TLS, other hosts cannot
    /// set it.
    package static func name(_ name: String, isSecure: Bool) -> String { isSecure ? "__Host-\(name)" : name }

    package var header: WireRequest.Header {
        let age = seconds.map { "; Max-Age=\($0)" } ?? ""
        let secure = isSecure ? "; Secure" : ""
        let hidden = isReadable ? "" : "; HttpOnly"
        return ("Set-Cookie", "\(name)=\(value); Path=/\(age)\(secure)\(hidden); SameSite=\(sameSite.rawValue)")
    }
}
