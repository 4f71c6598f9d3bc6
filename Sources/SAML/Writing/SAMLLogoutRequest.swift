public import Kernel

/// A request to a provider to end its session of a user (SAML core, section 3.7.1).
public struct SAMLLogoutRequest: Sendable {
    /// The ID, which the response repeats.
    public var id: String
    /// When it is made.
    public var issueInstant: Instant
    /// The address of the provider.
    public var destination: String
    /// The service provider's entity ID.
    public var issuer: String
    /// The user, as the assertion named them.
    public var subject: SAMLSubject
    /// The session, as the assertion named it.
    public var sessionIndex: String?

    /// A request.
    public init(
        id: String, issueInstant: Instant, destination: String, issuer: String, subject: SAMLSubject,
        sessionIndex: String?
    ) {
        (self.id, self.issueInstant, self.destination) = (id, issueInstant, destination)
        (self.issuer, self.subject, self.sessionIndex) = (issuer, subject, sessionIndex)
    }

    /// The message. It is good for five minutes.
    public var message: OutgoingMessage { OutgoingMessage({ element }, to: destination, "SAMLRequest") }

    private var element: CanonicalXML {
        let name = CanonicalXML(
            .saml, "NameID",
            [
                "Format": subject.format, "NameQualifier": subject.nameQualifier,
                "SPNameQualifier": subject.spNameQualifier,
            ], text: subject.nameID)
        let session = sessionIndex.map { [CanonicalXML(.samlp, "SessionIndex", text: $0)] } ?? []
        return CanonicalXML(
            .samlp, "LogoutRequest",
            [
                "ID": id, "Version": "2.0", "IssueInstant": CivilTime(issueInstant).timestamp,
                "Destination": destination,
                "NotOnOrAfter": CivilTime(issueInstant.advanced(seconds: .minutes(5))).timestamp,
            ],
            [CanonicalXML(.saml, "Issuer", text: issuer), name] + session)
    }
}
