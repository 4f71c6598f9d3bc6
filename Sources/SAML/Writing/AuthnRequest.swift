public import Kernel

/// A request to sign a user in (SAML core, section 3.4).
public struct AuthnRequest: Sendable {
    /// The ID, which the response repeats.
    public var id: String
    /// When it is made.
    public var issueInstant: Instant
    /// The address of the provider.
    public var destination: String
    /// The service provider's entity ID.
    public var issuer: String
    /// Where the response is posted to.
    public var consumerURL: String
    /// Whether the provider must ask for credentials although it knows the user.
    public var forcesAuthentication: Bool

    /// A request.
    public init(
        id: String, issueInstant: Instant, destination: String, issuer: String, consumerURL: String,
        forcesAuthentication: Bool = false
    ) {
        (self.id, self.issueInstant, self.destination) = (id, issueInstant, destination)
        (self.issuer, self.consumerURL, self.forcesAuthentication) = (issuer, consumerURL, forcesAuthentication)
    }

    /// The message. It asks for no format of the NameID: providers refuse formats that they are not set up for.
    public var message: OutgoingMessage { OutgoingMessage({ element }, to: destination, "SAMLRequest") }

    private var element: CanonicalXML {
        CanonicalXML(
            .samlp, "AuthnRequest",
            [
                "ID": id, "Version": "2.0", "IssueInstant": CivilTime(issueInstant).timestamp,
                "Destination": destination, "AssertionConsumerServiceURL": consumerURL,
                "ProtocolBinding": SAMLBinding.post.rawValue, "ForceAuthn": forcesAuthentication ? "true" : nil,
            ],
            [CanonicalXML(.saml, "Issuer", text: issuer)])
    }
}
