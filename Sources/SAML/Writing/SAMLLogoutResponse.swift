package import Kernel

/// The response to a provider's logout request (SAML core, section 3.7.2).
package struct SAMLLogoutResponse: Sendable {
    package var id: String
    /// When it is made.
    package var issueInstant: Instant
    /// The address of the provider.
    package var destination: String
    /// The service provider's entity ID.
    package var issuer: String
    /// The ID of the request.
    package var request: String
    /// The result of the logout.
    package var status: SAMLStatus

    package init(
        id: String, issueInstant: Instant, destination: String, issuer: String, request: String, status: SAMLStatus
    ) {
        (self.id, self.issueInstant, self.destination) = (id, issueInstant, destination)
        (self.issuer, self.request, self.status) = (issuer, request, status)
    }

    package var message: OutgoingMessage { OutgoingMessage(element, to: destination, parameter: "SAMLResponse") }

    private var element: CanonicalXML {
        let code = CanonicalXML(.samlp, name: "StatusCode", attributes: ["Value": status.uri])
        return CanonicalXML(
            .samlp, name: "LogoutResponse",
            attributes: [
                "ID": id, "Version": "2.0", "IssueInstant": CivilTime(issueInstant).timestamp,
                "Destination": destination, "InResponseTo": request,
            ],
            children: [
                CanonicalXML(.saml, name: "Issuer", text: issuer),
                CanonicalXML(.samlp, name: "Status", attributes: [:], children: [code]),
            ])
    }
}
