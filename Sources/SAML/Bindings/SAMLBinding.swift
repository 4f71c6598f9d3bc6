import Kernel

/// The transport of messages.
package enum SAMLBinding: String, Sendable, CaseIterable {
    case redirect = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"
    case post = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"

    /// The binding with this name; nil if it is not supported here.
    init?(uri: String) {
        guard let found = Self.allCases.first(where: { $0.rawValue.hasSameBytes(as: uri) }) else { return nil }
        self = found
    }
}
