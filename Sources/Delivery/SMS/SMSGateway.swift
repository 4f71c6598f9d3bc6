import Foundation
package import Kernel

/// The HTTP service that sends text messages.
package struct SMSGateway: Sendable {
    /// Where each message is posted.
    package var url: String
    /// The bearer token of each request.
    package var token: Secret<String>?

    /// Creates a gateway at an `https` address, or `http` on this machine.
    ///
    /// - Throws: `DeliverySettingError`.
    package init(url: String, token: Secret<String>?) throws(DeliverySettingError) {
        guard HeaderText.isSafe(url), let parts = URLComponents(string: url), let scheme = parts.scheme,
            let host = parts.host, !host.isEmpty, ["http", "https"].contains(scheme)
        else { throw DeliverySettingError("it is not an https:// address") }
        guard scheme == "https" || Loopback.contains(host) else {
            throw DeliverySettingError("it must be https unless it is on this machine")
        }
        guard parts.user == nil, parts.password == nil, parts.fragment == nil else {
            throw DeliverySettingError("it must not hold a name or password; use the token")
        }
        if let token {
            guard !token.exposed.isEmpty, token.exposed.utf8.allSatisfy(\.isASCIIVisible) else {
                throw DeliverySettingError("the token is not printable ASCII without spaces")
            }
        }
        self.url = url
        self.token = token
    }
}
