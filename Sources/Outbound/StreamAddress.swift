/// The receiver of a stream of bytes over TCP, with TLS or without.
package struct StreamAddress: Hashable, Sendable {
    package let host: String
    package let port: Int
    /// Whether the other side must show a certificate for `host`.
    package let isEncrypted: Bool
    /// A PEM file of authorities to trust instead of the system's; nil for the system's.
    package let authorities: String?

    package init(host: String, port: Int, isEncrypted: Bool, authorities: String? = nil) {
        (self.host, self.port, self.isEncrypted, self.authorities) = (host, port, isEncrypted, authorities)
    }
}
