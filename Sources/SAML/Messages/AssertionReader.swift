import Kernel

/// Reads a verified assertion, and compares it with the expectations (SAML profiles, section 4.1.4.3).
struct AssertionReader {
    private let element: XMLElement
    private let expected: SAMLExpectations

    init(_ assertion: VerifiedElement, expected: SAMLExpectations) {
        element = assertion.element
        self.expected = expected
    }

    /// The assertion.
    ///
    /// - Parameters:
    ///   - header: The response around it.
    ///   - isSigned: Whether that response is signed as well.
    func read(in header: ResponseHeader, isSigned: Bool) throws(SAMLRefusal) -> SAMLAssertion {
        let own = try MessageHeader(element, name: .saml("Assertion"))
        guard let issuer = own.issuer, issuer.hasSameBytes(as: expected.issuer) else { throw .issuer }
        guard let subject = element.child(.saml("Subject")) else { throw .nameID }
        let name = try SAMLSubject(in: subject)
        let confirmation = try SubjectConfirmation.find(in: subject, expected: expected)
        let end = min(try AssertionConditions.check(element, expected: expected) ?? confirmation.end, confirmation.end)
        let request = try request(confirmation.request, header: header, isSigned: isSigned)
        let session = try AuthenticationStatement(in: element, expected: expected)
        return SAMLAssertion(
            id: own.id, issuer: issuer, subject: name, request: request, sessionIndex: session.index,
            sessionEnd: session.end, attributes: try AttributeReader.read(element),
            replayableUntil: end.advanced(seconds: expected.skew))
    }

    /// The request that the assertion responds to. A statement of an unsigned response cannot replace the assertion's
    /// own.
    private func request(
        _ confirmed: String?, header: ResponseHeader, isSigned: Bool
    ) throws(SAMLRefusal) -> String? {
        let request = confirmed ?? (isSigned ? header.request : nil)
        if let outer = header.request, request?.hasSameBytes(as: outer) != true { throw .unrequested }
        guard let request else {
            guard expected.allowsUnsolicited else { throw .unrequested }
            return nil
        }
        guard expected.expects(request) else { throw .unrequested }
        return request
    }
}
