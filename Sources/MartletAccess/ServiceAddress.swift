import Foundation
import Kernel

/// The address of a document or an endpoint of Martlet.
struct ServiceAddress: Sendable {
    /// Scheme, host and optional port.
    let origin: String
    let path: String

    /// Reads a URL.
    ///
    /// - Throws: `AccessConfigurationError` for another scheme, and for parts that an address of Martlet cannot have.
    init(_ text: String, allowsPlainHTTP: Bool) throws(AccessConfigurationError) {
        guard let url = URLComponents(string: text), let host = url.host, !host.isEmpty, url.user == nil,
            url.password == nil, url.query == nil, url.fragment == nil, url.percentEncodedPath.utf8.count > 1
        else { throw .address(text) }
        let isEncrypted = url.scheme == "https"
        guard isEncrypted || url.scheme == "http" else { throw .address(text) }
        guard isEncrypted || allowsPlainHTTP || Loopback.contains(host) else { throw .plainHTTP(text) }
        let port = url.port.map { ":\($0)" } ?? ""
        origin = "\(isEncrypted ? "https" : "http")://\(url.percentEncodedHost ?? host)\(port)"
        path = url.percentEncodedPath
    }
}
