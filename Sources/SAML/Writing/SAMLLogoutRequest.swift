package import Kernel

/// A request to a provider to end its session of a user (SAML core, section 3.7.1).
package struct SAMLLogoutRequest: Sendable {
    /// The ID, which the response repeats.
    package var id: String
    /// When it is made.
    package var issueInstant: Instant
    /// The address of the provider.
    package var destination: String
    /// The service provider's entity ID.
    package var issuer: String
    /// The user, by the names in the assertion.
    package var subject: SAMLSubject
    /// The session, by its name in the assertion.
    package var sessionIndex: String?

    package init(
        id: String, issueInstant: Instant, destination: String, issuer: String, subject: SAMLSubject,
        sessionIndex: String?
    ) {
        (self.id, self.issueInstant, self.destination) = (id, issueInstant, destination)
        (self.issuer, self.subject, self.sessionIndex) = (issuer, subject, sessionIndex)
    }

    /// The message. It is valid for five minutes.
    package var message: OutgoingMessage { OutgoingMessage(element, to: destination, parameter: "SAMLRequest") }

    private var element: CanonicalXML {
        let name = CanonicalXML(
            .saml, name: "NameID",
            attributes: [
                "Format": subject.format, "NameQualifier": subject.nameQualifier,
                "SPNameQualifier": subject.spNameQualifier,
            ], text: subject.nameID)
        let session = sessionIndex.map { [CanonicalXML(.samlp, name: "SessionIndex", text: $0)] } ?? []
        return CanonicalXML(
            .samlp, name: "LogoutRequest",
            attributes: [
                "ID": id, "Version": "2.0", "IssueInstant": CivilTime(issueInstant).timestamp,
                "Destination": destination,
                "NotOnOrAfter": CivilTime(issueInstant.advanced(seconds: .minutes(5))).timestamp,
            ],
            children: [CanonicalXML(.saml, name: "Issuer", text: issuer), name] + session)
    }
}
