package import Kernel

/// Recognises host names that are domains of pools: `<prefix>.<suffix>`, and the whole names of custom domains.
package struct DomainHosts: Sendable {
    /// The suffix after a prefix in each region; nil if prefixes do not have host names, and pages are reached only by
    /// path on the public URL.
    private let suffix: RegionalText?
    private let publicURL: PublicURL
    /// The regions that have an address, and the suffix after a prefix there.
    private let regions: [Region]

    private struct Region {
        let url: String
        let host: String
        let dottedSuffix: String?
    }

    /// The host names of an installation.
    ///
    /// - Parameters:
    ///   - suffix: The suffix after a prefix, such as `auth.example.com`, in lower case, possibly with `{region}`.
    ///   - regions: The regions that the server serves.
    package init(suffix: RegionalText?, publicURL: PublicURL, regions: [String]) {
        (self.suffix, self.publicURL) = (suffix, publicURL)
        self.regions = regions.map { region in
            Region(
                url: publicURL.url(in: region), host: DomainName.lowercased(publicURL.host(in: region)),
                dottedSuffix: suffix.map { ".\($0.text(in: region))" })
        }
    }

    /// The name that the domain of `host` would have, for `SettingsCache.domain`; nil for a host of the public URL and
    /// for names that cannot be a domain.
    ///
    /// - Parameter host: The host of a request, in any case and without a port.
    package func name(ofHost host: String) -> String? {
        let host = DomainName.lowercased(host)
        guard !regions.contains(where: { host.hasSameBytes(as: $0.host) }), DomainName.isHostName(host) else {
            return nil
        }
        for case let suffix? in regions.map(\.dottedSuffix)
        where host.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) {
            let prefix = String(decoding: host.utf8.dropLast(suffix.utf8.count), as: UTF8.self)
            return prefix.utf8.contains(UInt8(ascii: ".")) ? host : prefix
        }
        return host
    }

    /// The domain that belongs to `host`. A prefix has a host name only in the region of its pool.
    ///
    /// - Parameter find: Returns the domain of a name.
    package func domain(
        ofHost host: String, find: (_ name: String) async throws -> PoolDomain?
    ) async throws -> PoolDomain? {
        guard let name = name(ofHost: host), let domain = try await find(name),
            self.host(of: domain)?.hasSameBytes(as: DomainName.lowercased(host)) == true
        else { return nil }
        return domain
    }

    /// The scheme, host and port of `domain`; nil for a prefix without a suffix.
    package func origin(of domain: PoolDomain) -> String? {
        let parts = OriginParts(publicURL.url(in: domain.pool.region))
        return host(of: domain).map { "\(parts.scheme)\($0)\(parts.port)" }
    }

    /// The public URL whose host is `host`.
    package func publicURL(ofHost host: String) -> String? {
        let host = DomainName.lowercased(host)
        return regions.first { host.hasSameBytes(as: $0.host) }?.url
    }

    private func host(of domain: PoolDomain) -> String? {
        switch domain.kind {
        case .custom: domain.name
        case .prefix: suffix.map { "\(domain.name).\($0.text(in: domain.pool.region))" }
        }
    }
}
