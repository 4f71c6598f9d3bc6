/// The base URL of the server for clients: scheme, host and port, without a trailing slash. It may differ by region.
package struct PublicURL: Sendable {
    private let template: RegionalText

    /// Takes the text, which the configuration has checked.
    ///
    /// - Parameter template: A URL, with `{region}` in its host if each region has its own.
    package init(_ template: String) { self.template = RegionalText(template) }

    package func url(in region: String) -> String { template.text(in: region) }

    /// The issuer of a pool's tokens.
    package func issuer(of pool: UserPoolID) -> String { "\(url(in: pool.region))/\(pool.rawValue)" }

    /// The pool of `issuer`, if it is spelled exactly as in issued tokens. Whether the pool exists is not known.
    package func pool(ofIssuer issuer: String) -> UserPoolID? {
        guard let slash = issuer.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let id = issuer.utf8[issuer.utf8.index(after: slash)...]
        guard (1...55).contains(id.count), id.allSatisfy(Self.isPoolID) else { return nil }
        let pool = UserPoolID(rawValue: String(Substring(id)))
        return self.issuer(of: pool).hasSameBytes(as: issuer) ? pool : nil
    }

    /// `https://` or `http://`.
    package var scheme: String { OriginParts(url(in: "")).scheme }

    /// The host alone, without brackets and port.
    package func host(in region: String) -> String { OriginParts(url(in: region)).host }

    private static func isPoolID(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "_-".utf8.contains(byte) }
}

/// The parts of a scheme, a host and perhaps a port.
package struct OriginParts: Sendable {
    /// `https://` or `http://`.
    package let scheme: String
    /// Without brackets.
    package let host: String
    /// With its colon, or nothing.
    package let port: String

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
