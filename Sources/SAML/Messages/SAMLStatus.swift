import Kernel

/// The status of a provider's answer (SAML core, section 3.2.2.2).
public enum SAMLStatus: String, CaseIterable, Sendable {
    case success = "Success"
    case requester = "Requester"
    case responder = "Responder"
    case versionMismatch = "VersionMismatch"
    /// A status that the standard does not name at the top.
    case other = "Other"

    /// The status with this name.
    init(uri: String) {
        self = Self.allCases.first { $0 != .other && $0.uri.hasSameBytes(as: uri) } ?? .other
    }

    /// The status of the message `element`.
    init(of element: XMLElement) throws(SAMLRefusal) {
        guard let code = element.child(.samlp("Status"))?.child(.samlp("StatusCode"))?.attribute("Value") else {
            throw .structure
        }
        self.init(uri: code)
    }

    /// The name in messages.
    var uri: String { "urn:oasis:names:tc:SAML:2.0:status:" + (self == .other ? Self.responder : self).rawValue }
}
