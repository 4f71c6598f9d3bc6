package import Kernel

/// The values that a message about logout must match.
package struct SAMLLogoutExpectations: Sendable {
    /// The entity ID of the provider.
    package var issuer: String
    /// The address that the message was sent to.
    package var destination: String
    package var now: Instant
    /// How many seconds the provider's clock may differ.
    package var skew: Int64

    package init(issuer: String, destination: String, now: Instant, skew: Int64 = 60) {
        (self.issuer, self.destination, self.now, self.skew) = (issuer, destination, now, skew)
    }

    /// How long a message is accepted after its creation.
    private static let validity: Int64 = .minutes(5)

    /// Compares the header of `element`.
    ///
    /// - Returns: The message's ID, and when it can no longer be replayed.
    func check(_ element: XMLElement, name: XMLName) throws(SAMLRefusal) -> (id: String, replayableUntil: Instant) {
        let header = try MessageHeader(element, name: name)
        guard header.issuer?.hasSameBytes(as: issuer) == true else { throw .issuer }
        guard header.destination?.hasSameBytes(as: destination) == true else { throw .destination }
        guard let issued = try SAMLTime.read("IssueInstant", of: element) else { throw .structure }
        let end = min(
            issued.advanced(seconds: Self.validity), try SAMLTime.read("NotOnOrAfter", of: element) ?? Self.never)
        guard now < end.advanced(seconds: skew) else { throw .expired }
        guard now.advanced(seconds: skew) >= issued else { throw .early }
        return (header.id, end.advanced(seconds: skew))
    }

    private static let never = Instant(microseconds: .max)
}
