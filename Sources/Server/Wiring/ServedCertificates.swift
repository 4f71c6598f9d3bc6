import Directory
import HTTPServer
import Kernel
import NIOSSL

/// The certificates that handshakes get. They may be replaced while the listener is open.
struct ServedCertificates: Sendable {
    private let current: Locked<DomainCertificates>

    init(_ certificates: DomainCertificates) { current = Locked(certificates) }

    /// Serves `certificates` in handshakes from now on.
    func use(_ certificates: DomainCertificates) { _ = current.exchange(certificates) }

    /// When each certificate expires.
    var expiries: [(name: String, seconds: Int)] { current.read { $0 }.expiries }

    /// The configuration of a listener that serves custom domains with their certificates; nil without TLS.
    ///
    /// The host of the public URL, and names that cannot be a custom domain, need no lookup, so that they work while
    /// the store does not respond.
    func listener(for hosts: DomainHosts, settings: SettingsCache) -> TLSConfiguration? {
        guard let configuration = current.read({ $0.standard }) else { return nil }
        let hasDomains = current.read { !$0.identities.isEmpty }
        return ServerNames(
            standard: { [current] in current.read { $0.standard?.identity } },
            mayHaveOwn: { name in
                hasDomains && hosts.name(ofHost: name)?.utf8.contains(UInt8(ascii: ".")) == true
            },
            find: { [current] name in
                guard let domain = hosts.name(ofHost: name),
                    let certificate = try await settings.domain(domain)?.certificate
                else { return nil }
                return current.read { $0.identities[certificate.arn] }
            }
        ).applied(to: configuration)
    }
}
