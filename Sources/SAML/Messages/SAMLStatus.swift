import Kernel

/// The status of a provider's response (SAML core, section 3.2.2.2).
package enum SAMLStatus: String, CaseIterable, Sendable {
    case success = "Success"
    case requester = "Requester"
    case responder = "Responder"
    case versionMismatch = "VersionMismatch"
    /// A top-level status that the standard does not define.
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

/// The second-level status of a provider's response (SAML core, section 3.2.2.2): the reason. Non-standard statuses are
/// not reported, because anyone may have written them.
package enum SAMLStatusDetail: String, CaseIterable, Sendable {
    case authnFailed = "AuthnFailed"
    case invalidAttrNameOrValue = "InvalidAttrNameOrValue"
    case invalidNameIDPolicy = "InvalidNameIDPolicy"
    case noAuthnContext = "NoAuthnContext"
    case noAvailableIDP = "NoAvailableIDP"
    case noPassive = "NoPassive"
    case noSupportedIDP = "NoSupportedIDP"
    case partialLogout = "PartialLogout"
    case proxyCountExceeded = "ProxyCountExceeded"
    case requestDenied = "RequestDenied"
    case requestUnsupported = "RequestUnsupported"
    case requestVersionDeprecated = "RequestVersionDeprecated"
    case requestVersionTooHigh = "RequestVersionTooHigh"
    case requestVersionTooLow = "RequestVersionTooLow"
    case resourceNotRecognized = "ResourceNotRecognized"
    case tooManyResponses = "TooManyResponses"
    case unknownAttrProfile = "UnknownAttrProfile"
    case unknownPrincipal = "UnknownPrincipal"
    case unsupportedBinding = "UnsupportedBinding"

    /// The second-level status of the message `element`; nil if it has none.
    init?(of element: XMLElement) {
        let code = XMLName.samlp("StatusCode")
        let value = element.child(.samlp("Status"))?.child(code)?.child(code)?.attribute("Value")
        let found = value.flatMap { value in
            Self.allCases.first { value.hasSameBytes(as: "urn:oasis:names:tc:SAML:2.0:status:" + $0.rawValue) }
        }
        guard let found else { return nil }
        self = found
    }
}
