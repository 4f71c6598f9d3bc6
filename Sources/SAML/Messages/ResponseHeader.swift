import Kernel

/// The outer part of a response. If it is not signed, it can only lead to a refusal: its content is not used.
struct ResponseHeader {
    private let header: MessageHeader
    private let status: SAMLStatus
    private let detail: SAMLStatusDetail?
    /// The request that it claims to respond to.
    let request: String?

    init(_ element: XMLElement) throws(SAMLRefusal) {
        header = try MessageHeader(element, name: .samlp("Response"))
        status = try SAMLStatus(of: element)
        detail = SAMLStatusDetail(of: element)
        request = element.attribute("InResponseTo")
    }

    /// Compares it with the expectations.
    ///
    /// - Parameter isSigned: Whether the response itself is signed. If so, it must name its destination (SAML bindings,
    ///   section 3.5.5.2).
    func check(_ expected: SAMLExpectations, isSigned: Bool) throws(SAMLRefusal) {
        try requireSuccess()
        if let issuer = header.issuer, !issuer.hasSameBytes(as: expected.issuer) { throw .issuer }
        guard let destination = header.destination else {
            if isSigned { throw .destination }
            return
        }
        guard destination.hasSameBytes(as: expected.recipient) else { throw .destination }
    }

    /// - Throws: `SAMLRefusal.unsuccessful`.
    func requireSuccess() throws(SAMLRefusal) {
        guard status == .success else { throw .unsuccessful(status, detail: detail) }
    }
}
