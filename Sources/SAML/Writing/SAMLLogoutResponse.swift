public import Kernel

/// The answer to a provider's logout request (SAML core, section 3.7.2).
public struct SAMLLogoutResponse: Sendable {
    /// The ID.
    public var id: String
    /// When it is made.
    public var issueInstant: Instant
    /// The address of the provider.
    public var destination: String
    /// The service provider's entity ID.
    public var issuer: String
    /// The ID of the request.
    public var request: String
    /// The result of the logout.
    public var status: SAMLStatus

    /// An answer.
    public init(
        id: String, issueInstant: Instant, destination: String, issuer: String, request: String, status: SAMLStatus
    ) {
        (self.id, self.issueInstant, self.destination) = (id, issueInstant, destination)
        (self.issuer, self.request, self.status) = (issuer, request, status)
    }

    /// The message.
    public var message: OutgoingMessage { OutgoingMessage({ element }, to: destination, "SAMLResponse") }

    private var element: CanonicalXML {
        let code = CanonicalXML(.samlp, "StatusCode", ["Value": status.uri])
        return CanonicalXML(
            .samlp, "LogoutResponse",
            [
                "ID": id, "Version": "2.0", "IssueInstant": CivilTime(issueInstant).timestamp,
                "Destination": destination, "InResponseTo": request,
            ],
            [CanonicalXML(.saml, "Issuer", text: issuer), CanonicalXML(.samlp, "Status", [:], [code])])
    }
}
