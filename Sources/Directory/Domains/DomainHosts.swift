import Kernel

/// Which host names are domains of pools: `<prefix>.<suffix>`, and the whole names of custom domains.
package struct DomainHosts: Sendable {
    /// The suffix after a prefix; nil if prefixes have no host names, and pages are reached by path on the public URL
    /// only.
    package let suffix: String?
    /// `https://` or `http://`.
    private let scheme: String
    /// The port with its colon, or nothing.
    private let port: String
    private let publicHost: String

    /// - Parameters:
    ///   - suffix: What follows a prefix, such as `auth.example.com`, in lower case.
    ///   - publicURL: Scheme, host and perhaps port, without a slash at its end.
    package init(suffix: String?, publicURL: String) {
        self.suffix = suffix
        let bytes = Array(publicURL.utf8)
        let start = bytes.firstRange(of: Array("://".utf8))?.upperBound ?? 0
        let authority = bytes[start...]
        // An IPv6 address has colons within brackets.
        let hostEnd = authority.lastIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
        let colon = authority[(hostEnd ?? start)...].firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
        scheme = String(decoding: bytes[..<start], as: UTF8.self)
        port = String(decoding: authority[colon...], as: UTF8.self)
        publicHost = DomainName.lowercased(String(decoding: authority[..<colon], as: UTF8.self))
    }

    /// The name that the domain of `host` would have, for `SettingsCache.domain`; nil for the host of the public URL
    /// and for what can be no domain.
    ///
    /// - Parameter host: The host of a request, in any case and without a port.
    package func name(ofHost host: String) -> String? {
        let host = DomainName.lowercased(host)
        guard !host.hasSameBytes(as: publicHost), DomainName.isHostName(host) else { return nil }
        guard let suffix, host.utf8.suffix(suffix.utf8.count + 1).elementsEqual(".\(suffix)".utf8) else { return host }
        let prefix = String(decoding: host.utf8.dropLast(suffix.utf8.count + 1), as: UTF8.self)
        return prefix.utf8.contains(UInt8(ascii: ".")) ? host : prefix
    }

    /// The scheme, host and port under which `domain` answers; nil for a prefix if there is no suffix.
    package func origin(of domain: PoolDomain) -> String? {
        switch domain.kind {
        case .custom: "\(scheme)\(domain.name)\(port)"
        case .prefix: suffix.map { "\(scheme)\(domain.name).\($0)\(port)" }
        }
    }
}
