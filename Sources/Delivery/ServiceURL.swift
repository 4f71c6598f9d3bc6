import Foundation
import Kernel

/// The address of an HTTP service that the operator names: `https`, or `http` on this machine.
struct ServiceURL {
    /// Host and port as the `Host` header has them.
    let hostAndPort: String
    /// Whether there is nothing after the port.
    let isOrigin: Bool

    /// - Throws: `DeliverySettingError`.
    init(_ url: String) throws(DeliverySettingError) {
        guard HeaderText.isSafe(url), let parts = URLComponents(string: url), let scheme = parts.scheme,
            let host = parts.host, !host.isEmpty, ["http", "https"].contains(scheme)
        else { throw DeliverySettingError("it is not an https:// address") }
        guard scheme == "https" || Loopback.contains(host) else {
            throw DeliverySettingError("it must be https unless it is on this machine")
        }
        guard parts.user == nil, parts.password == nil, parts.fragment == nil else {
            throw DeliverySettingError("it must not hold a name or password; use the token")
        }
        hostAndPort = parts.port.map { "\(host):\($0)" } ?? host
        isOrigin = parts.path.isEmpty && parts.query == nil
    }

    /// - Throws: `DeliverySettingError` if `token` could be more than a header's value.
    static func check(_ token: Secret<String>?) throws(DeliverySettingError) {
        guard let token else { return }
        guard !token.exposed.isEmpty, token.exposed.utf8.allSatisfy(\.isASCIIVisible) else {
            throw DeliverySettingError("the token is not printable ASCII without spaces")
        }
    }
}
