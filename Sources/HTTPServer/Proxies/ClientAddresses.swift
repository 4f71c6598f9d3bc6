import Kernel
import NIOHTTP1
package import Wire

/// Finds the address of a request's client behind proxies that the operator trusts
/// (`decisions/0077-what-proxies-say-is-configured-not-guessed.md`).
package struct ClientAddresses: Sendable {
    /// The field or protocol that proxies state the address in. Other places are ignored.
    package enum Source: String, CaseIterable, Sendable {
        case xForwardedFor = "x-forwarded-for"
        case forwarded
        case proxyProtocol = "proxy-protocol"
    }

    let proxies: TrustedProxies
    private let source: Source

    /// Trusts the statements of `proxies` in `source`.
    package init(of proxies: TrustedProxies = TrustedProxies(), by source: Source = .xForwardedFor) {
        self.proxies = proxies
        self.source = source
    }

    /// Whether connections from proxies begin with the PROXY protocol.
    package var usesProxyProtocol: Bool { source == .proxyProtocol && !proxies.isEmpty }

    /// Whether connections from `peer` come from a proxy.
    package func isProxy(_ peer: String) -> Bool { proxies.contains(peer) }

    /// Whether the header of a request from `peer` is read.
    func readsHeaders(from peer: String) -> Bool { source != .proxyProtocol && proxies.contains(peer) }

    /// The client that a proxy's header names; nil if the proxy does not state its address.
    ///
    /// - Throws: `MalformedHeader`.
    func client(in headers: HTTPHeaders) throws(MalformedHeader) -> String? {
        let header: ForwardedHeader = source == .forwarded ? .forwarded : .xForwardedFor
        guard let stated = header.addresses(in: headers[header.name]) else { throw MalformedHeader() }
        return proxies.client(of: stated)?.text
    }

    /// The header is malformed, so the client could have written its last address.
    struct MalformedHeader: Error {}
}

/// The sender of a connection's requests: a client, or a proxy for clients.
struct RequestSender {
    /// The address of the connection's other end.
    var peer = ""
    /// The client's address: for the connection, or for the request that is being received.
    var client = ""
    /// Whether a header of each request states the client's address.
    var isInHeaders = false

    /// The proxy's address; nil if the client is connected directly.
    var proxy: String? { client == peer ? nil : peer }
}
