import Foundation
import Kernel

/// A URL that Martlet calls: `https`, or `http` on this machine.
package struct TargetURL: Sendable {
    private let text: String
    private let parts: URLComponents?

    package init(_ text: String) {
        self.text = text
        parts = text.utf8.count <= 2048 && text.utf8.allSatisfy(\.isASCIIVisible) ? URLComponents(string: text) : nil
    }

    /// Host and port, for the `Host` header; empty for a URL that is not valid.
    package var hostAndPort: String {
        guard let parts, let host = parts.host else { return "" }
        return parts.port.map { "\(host):\($0)" } ?? host
    }

    /// Whether the host is this machine by its name.
    package var isLoopback: Bool { Loopback.contains(parts?.host ?? "") }

    func check() throws(InvalidInput) {
        guard let parts, let scheme = parts.scheme, let host = parts.host, !host.isEmpty,
            ["http", "https"].contains(scheme)
        else { throw InvalidInput("The address is not an https:// address.") }
        guard scheme == "https" || Loopback.contains(host) else {
            throw InvalidInput("The address must be https unless it is on this machine.")
        }
        guard parts.user == nil, parts.password == nil, parts.fragment == nil else {
            throw InvalidInput("The address must not contain a name, a password or a fragment.")
        }
    }

    /// Checks the same as `check`, and that the URL has no path.
    func checkOrigin() throws(InvalidInput) {
        try check()
        guard parts?.path.isEmpty == true, parts?.query == nil else {
            throw InvalidInput("The endpoint has a scheme, a host and a port, but no path.")
        }
    }
}
