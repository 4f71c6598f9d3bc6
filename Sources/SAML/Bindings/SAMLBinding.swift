package import Kernel

/// How messages travel.
package enum SAMLBinding: String, Sendable, CaseIterable {
    case redirect = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"
    case post = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"

    /// The binding with this name, or nil if it is not used here.
    init?(uri: String) {
        guard let found = Self.allCases.first(where: { $0.rawValue.hasSameBytes(as: uri) }) else { return nil }
        self = found
    }
}

/// IDs of messages.
package enum SAMLMessageID {
    /// A new ID: a name of XML, which cannot begin with a digit.
    package static func make(_ world: World) -> String { "_" + world.uuid() }
}
