import Kernel

/// A provider's answer to a logout request of the service provider, verified.
public struct ReceivedLogoutResponse: Sendable, Equatable {
    /// The request that it answers.
    public var request: String
    /// Whether the provider ended its session.
    public var status: SAMLStatus

    /// Reads an answer, which must be signed.
    ///
    /// - Throws: `SAMLRefusal`; a status other than success is no refusal.
    public static func read(
        _ message: IncomingMessage, expecting expected: SAMLLogoutExpectations, trust: SAMLTrust
    ) throws(SAMLRefusal) -> ReceivedLogoutResponse {
        let element = try message.verified(trust).element
        _ = try expected.check(element, .samlp("LogoutResponse"))
        guard let request = element.attribute("InResponseTo") else { throw .unrequested }
        return ReceivedLogoutResponse(request: request, status: try SAMLStatus(of: element))
    }
}
