import Kernel

/// The confirmation that an assertion's bearer is its subject.
struct SubjectConfirmation {
    /// The request that the assertion responds to.
    let request: String?
    /// When it ends.
    let end: Instant

    private static let bearer = "urn:oasis:names:tc:SAML:2.0:cm:bearer"

    /// The first confirmation that is valid for `expected`.
    ///
    /// - Throws: The refusal of the last one if none is valid.
    static func find(in subject: XMLElement, expected: SAMLExpectations) throws(SAMLRefusal) -> SubjectConfirmation {
        var refusal = SAMLRefusal.confirmation
        for element in subject.children(.saml("SubjectConfirmation")) {
            do { return try SubjectConfirmation(element, expected: expected) } catch { refusal = error }
        }
        throw refusal
    }

    private init(_ element: XMLElement, expected: SAMLExpectations) throws(SAMLRefusal) {
        guard element.attribute("Method") == Self.bearer, let data = element.child(.saml("SubjectConfirmationData")),
            let recipient = data.attribute("Recipient"), recipient.hasSameBytes(as: expected.recipient),
            // A bearer's confirmation has an end, but not a start.
            data.attribute("NotBefore") == nil, let end = try SAMLTime.read("NotOnOrAfter", of: data)
        else { throw .confirmation }
        try expected.check(end: end)
        self.end = end
        request = data.attribute("InResponseTo")
    }
}
