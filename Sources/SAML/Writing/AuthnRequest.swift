package import Kernel

/// A request to sign a user in (SAML core, section 3.4).
package struct AuthnRequest: Sendable {
    /// The ID, which the response repeats.
    package var id: String
    /// When it is made.
    package var issueInstant: Instant
    /// The address of the provider.
    package var destination: String
    /// The service provider's entity ID.
    package var issuer: String
    /// Where the response is to be posted.
    package var consumerURL: String
    /// Whether the provider must ask for credentials even if the user has a session there.
    package var forcesAuthentication: Bool

    package init(
        id: String, issueInstant: Instant, destination: String, issuer: String, consumerURL: String,
        forcesAuthentication: Bool = false
    ) {
        (self.id, self.issueInstant, self.destination) = (id, issueInstant, destination)
        (self.issuer, self.consumerURL, self.forcesAuthentication) = (issuer, consumerURL, forcesAuthentication)
    }

    /// The message. It does not request a format of the NameID, because providers refuse formats that they are not set
    /// up for.
    package var message: OutgoingMessage { OutgoingMessage(element, to: destination, parameter: "SAMLRequest") }

    private var element: CanonicalXML {
        CanonicalXML(
            .samlp, name: "AuthnRequest",
            attributes: [
                "ID": id, "Version": "2.0", "IssueInstant": CivilTime(issueInstant).timestamp,
                "Destination": destination, "AssertionConsumerServiceURL": consumerURL,
                "ProtocolBinding": SAMLBinding.post.rawValue, "ForceAuthn": forcesAuthentication ? "true" : nil,
            ],
            children: [CanonicalXML(.saml, name: "Issuer", text: issuer)])
    }
}
