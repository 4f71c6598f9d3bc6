import Kernel

/// A provider's verified response to a logout request of the service provider.
package struct ReceivedLogoutResponse: Sendable, Equatable {
    /// The request that the response belongs to.
    package var request: String
    /// Whether the provider ended its session.
    package var status: SAMLStatus

    /// Reads a response, which must be signed.
    ///
    /// - Throws: `SAMLRefusal`; a status other than success is not a refusal.
    package static func read(
        _ message: IncomingMessage, expecting expected: SAMLLogoutExpectations, trust: SAMLTrust
    ) throws(SAMLRefusal) -> ReceivedLogoutResponse {
        let element = try message.verified(trust).element
        _ = try expected.check(element, name: .samlp("LogoutResponse"))
        guard let request = element.attribute("InResponseTo") else { throw .unrequested }
        return ReceivedLogoutResponse(request: request, status: try SAMLStatus(of: element))
    }
}
