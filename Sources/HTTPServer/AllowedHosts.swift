package import Kernel
package import Wire

/// The host names that the admin port and the inbox accept: those of this machine, and those of the public URL.
///
/// A page from elsewhere can resolve its own name to 127.0.0.1 (DNS rebinding), and the browser then lets it read the
/// responses. The Host header still contains the page's name.
package struct AllowedHosts: Sendable {
    private let publicNames: [String]

    /// Creates the names of this machine and of `publicURL` in `regions`.
    package init(publicURL: PublicURL, regions: [String]) {
        publicNames = regions.map { publicURL.host(in: $0).lowercased() }
    }

    /// Whether a request has one of the names.
    ///
    /// A request without a Host header is HTTP/1.0, which load balancers use for health checks, but browsers do not
    /// send.
    func allow(_ request: WireRequest) -> Bool {
        let values = request.values(of: "host")
        return values.isEmpty || values.count == 1 && allows(values[0])
    }

    /// The response that refuses a request for another name; nil if the name is allowed.
    package func refusal(of request: WireRequest) -> WireResponse? {
        allow(request) ? nil : UnroutedRequest.foreignHost.response(to: request)
    }

    private func allows(_ value: String) -> Bool {
        guard let name = HostHeader(value)?.name else { return false }
        return Loopback.contains(name) || publicNames.contains(name)
    }
}
