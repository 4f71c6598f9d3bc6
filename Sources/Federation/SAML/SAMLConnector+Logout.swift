package import Directory
import Kernel
package import SAML

extension IdentityProvider {
    /// Whether sessions here and at the SAML provider end together.
    package var endsSessions: Bool { details["IDPSignout"] == "true" }
}

/// Single logout (SAML profiles, section 4.4), by the user's browser in both directions.
extension SAMLConnector {
    /// Whether sessions here and at the provider end together.
    package var endsSessions: Bool { provider.endsSessions }

    /// The step that sends the browser to the provider to end its session.
    ///
    /// - Parameters:
    ///   - id: Identifies the request; the provider's response repeats it.
    ///   - relayState: The value that the provider returns with its response.
    /// - Returns: nil if the provider does not offer logout.
    /// - Throws: `FederationRefusal` if the metadata has expired.
    package func logout(of login: SAMLLogin, id: String, relayState: String) async throws -> ProviderStep? {
        guard let endpoint = try await source.metadata(of: provider).logout(by: [.redirect, .post]) else { return nil }
        let request = SAMLLogoutRequest(
            id: Self.requestID(id), issueInstant: world.now(), destination: endpoint.location,
            issuer: Self.entityID(of: provider.pool), subject: login.subject, sessionIndex: login.sessionIndex)
        return try await step(request.message, binding: endpoint.binding, relayState: relayState, isSigned: true)
    }

    /// Reads the provider's request to end sessions.
    ///
    /// - Parameter address: The address that it was sent to.
    /// - Throws: `FederationRefusal.wrongResponse` unless the provider has signed it for this address (SAML-31).
    package func logoutRequest(_ message: IncomingMessage, at address: String) async throws -> ReceivedLogoutRequest {
        let metadata = try await source.metadata(of: provider)
        let expected = expectations(metadata, address: address)
        return try await refusing(metadata) {
            try ReceivedLogoutRequest.read(message, expecting: expected, trust: SAMLTrust(metadata.certificates))
        }
    }

    /// Reads the provider's response to a request of this server.
    ///
    /// - Parameter id: The request.
    /// - Returns: Whether the provider has ended its session.
    /// - Throws: `FederationRefusal.wrongResponse` unless the provider signed it for this request and this address.
    package func logoutResponse(
        _ message: IncomingMessage, to id: String, at address: String
    ) async throws -> Bool {
        let metadata = try await source.metadata(of: provider)
        let expected = expectations(metadata, address: address)
        let response = try await refusing(metadata) {
            try ReceivedLogoutResponse.read(message, expecting: expected, trust: SAMLTrust(metadata.certificates))
        }
        guard response.request.hasSameBytes(as: Self.requestID(id)) else {
            throw FederationRefusal.wrongResponse(provider: provider.name, reason: "it responds to another request")
        }
        return response.status == .success
    }

    /// The step that returns the response to the provider's request through the browser.
    ///
    /// - Parameters:
    ///   - request: The ID of the provider's request.
    ///   - relayState: The value that came with the request.
    /// - Throws: `FederationRefusal` if the provider does not have an address for it.
    package func response(to request: String, relayState: String?) async throws -> ProviderStep {
        guard let endpoint = try await source.metadata(of: provider).logout(by: [.redirect, .post]) else {
            throw FederationRefusal.wrongResponse(
                provider: provider.name, reason: "its metadata names no address for responses about logout")
        }
        let response = SAMLLogoutResponse(
            id: SAMLMessageID.make(from: world), issueInstant: world.now(), destination: endpoint.responseLocation,
            issuer: Self.entityID(of: provider.pool), request: request, status: .success)
        return try await step(response.message, binding: endpoint.binding, relayState: relayState, isSigned: true)
    }

    private func expectations(_ metadata: SAMLMetadata, address: String) -> SAMLLogoutExpectations {
        SAMLLogoutExpectations(issuer: metadata.entityID, destination: address, now: world.now())
    }

    private func refusing<Value: Sendable>(
        _ metadata: SAMLMetadata, body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        do { return try await read(body) } catch let refusal as SAMLRefusal {
            throw wrongResponse(refusal, metadata: metadata)
        }
    }
}
