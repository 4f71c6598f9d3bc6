import Kernel

/// A provider's answer to a logout request of the service provider, verified.
package struct ReceivedLogoutResponse: Sendable, Equatable {
    /// The request that it answers.
    package var request: String
    /// Whether the provider ended its session.
    package var status: SAMLStatus

    /// Reads an answer, which must be signed.
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
