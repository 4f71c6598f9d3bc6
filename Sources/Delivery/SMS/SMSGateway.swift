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
        _ = try ServiceURL(url)
        try ServiceURL.check(token)
        self.url = url
        self.token = token
    }
}
