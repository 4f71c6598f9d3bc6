/// The base URL of the server for clients: scheme, host and port, without a trailing slash. It may differ by region.
package struct PublicURL: Sendable {
    private let template: RegionalText

    /// Takes the text, which the configuration has checked.
    ///
    /// - Parameter template: A URL, with `{region}` in its host if each region has its own.
    package init(_ template: String) { self.template = RegionalText(template) }

    /// The URL for pools of `region`.
    package func url(in region: String) -> String { template.text(in: region) }

    /// The issuer of a pool's tokens.
    package func issuer(of pool: UserPoolID) -> String { "\(url(in: pool.region))/\(pool.rawValue)" }

    /// The pool of `issuer`, if it is spelled exactly as in issued tokens. The pool may still not exist.
    package func pool(ofIssuer issuer: String) -> UserPoolID? {
        guard let slash = issuer.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let id = issuer.utf8[issuer.utf8.index(after: slash)...]
        let pool = UserPoolID(rawValue: String(Substring(id)))
        guard pool.isPlausible else { return nil }
        return self.issuer(of: pool).hasSameBytes(as: issuer) ? pool : nil
    }

    /// `https://` or `http://`.
    package var scheme: String { OriginParts(url(in: "")).scheme }

    /// The host alone, without brackets and port.
    package func host(in region: String) -> String { OriginParts(url(in: region)).host }
}

/// The parts of a scheme, a host and perhaps a port.
package struct OriginParts: Sendable {
    /// `https://` or `http://`.
    package let scheme: String
    /// Without brackets.
    package let host: String
    /// With its colon, or nothing.
    package let port: String

    /// Splits `origin`, which the configuration has checked. What follows the authority is ignored.
    package init(_ origin: String) {
        let bytes = Array(origin.utf8)
        let start = bytes.firstRange(of: Array("://".utf8))?.upperBound ?? 0
        let authority = bytes[start...].prefix { $0 != UInt8(ascii: "/") }
        // An IPv6 address has colons within brackets.
        let isBracketed = authority.first == UInt8(ascii: "[")
        let name = authority.dropFirst(isBracketed ? 1 : 0).prefix {
            $0 != (isBracketed ? UInt8(ascii: "]") : UInt8(ascii: ":"))
        }
        scheme = String(decoding: bytes[..<start], as: UTF8.self)
        host = String(decoding: name, as: UTF8.self)
        port = String(decoding: authority[name.endIndex...].drop { $0 == UInt8(ascii: "]") }, as: UTF8.self)
    }
}
