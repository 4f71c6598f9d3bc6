package import Cryptography
package import Directory
package import Kernel
import SAML

/// Communicates with a SAML 2.0 provider (UP-SAML-01): requests are sent by redirect, responses arrive as forms.
package struct SAMLConnector: Sendable {
    /// The key that signs requests of a pool and decrypts assertions for it.
    package typealias Key = @Sendable (UserPoolID) async throws -> RSAKey

    package let provider: IdentityProvider
    let source: ProviderMetadataSource
    let key: Key
    /// The queue for reading messages: a signature over a long one takes milliseconds, and anyone can send them.
    let reading: CryptoPool
    let world: World

    /// The audience of assertions for `pool` (UP-SAML-04).
    package static func entityID(of pool: UserPoolID) -> String { "urn:amazon:cognito:sp:\(pool)" }

    /// The metadata of `pool` for its `providers`, as a service provider at `origin`. All of them get the same
    /// metadata, so it only states that requests are signed if that is true for each provider.
    ///
    /// - Parameter domains: The origins of the pool's domains, where responses may also be posted.
    package static func metadata(
        of pool: UserPoolID, at origin: String, domains: [String], _ certificate: SelfSignedCertificate,
        for providers: [IdentityProvider]
    ) -> String {
        let providers = providers.filter { $0.kind == .saml }
        return ServiceProviderMetadata(
            entityID: entityID(of: pool), consumerURLs: (domains + [origin]).map { $0 + Connector.samlCallback },
            logoutURL: "\(origin)/\(pool)\(Connector.samlLogout)", signing: certificate,
            signsAllRequests: !providers.isEmpty && providers.allSatisfy(\.isSentSignedRequests),
            encryption: certificate
        ).text
    }

    /// The ID of the request of a sign-in, which the response repeats. It is a name in XML.
    static func requestID(_ id: String) -> String { "_" + id }

    /// The step that sends the browser to the provider to sign in.
    ///
    /// - Parameters:
    ///   - id: Identifies the sign-in.
    ///   - request: The request; its redirect URI is the assertion consumer service.
    /// - Throws: `FederationRefusal`.
    package func authorizationStep(for request: ProviderRequest, id: String) async throws -> ProviderStep {
        let metadata = try await source.metadata(of: provider)
        guard let endpoint = metadata.signOn(by: [.redirect, .post]) else {
            throw FederationRefusal.wrongResponse(
                provider: provider.name, reason: "its metadata names no address for sign-in")
        }
        let message = AuthnRequest(
            id: Self.requestID(id), issueInstant: world.now(), destination: endpoint.location,
            issuer: Self.entityID(of: provider.pool), consumerURL: request.redirectURI,
            forcesAuthentication: request.requiresSignIn)
        let isSigned = metadata.wantsSignedRequests || provider.isSentSignedRequests
        return try await step(message.message, binding: endpoint.binding, relayState: request.state, isSigned: isSigned)
    }

    /// The step that sends a message to the provider through the browser.
    func step(
        _ message: OutgoingMessage, binding: SAMLBinding, relayState: String?, isSigned: Bool
    ) async throws -> ProviderStep {
        let key = isSigned ? try await key(provider.pool) : nil
        switch binding {
        case .redirect: return .redirect(try message.redirectURL(relayState: relayState, key: key))
        case .post:
            let form = try message.form(relayState: relayState, key: key)
            return .form(action: form.action, fields: form.fields)
        }
    }

    /// The user that a response identifies.
    ///
    /// - Parameters:
    ///   - response: The field `SAMLResponse` of the form.
    ///   - consumerURL: The address that the form was sent to.
    ///   - id: The sign-in that it belongs to; nil for a sign-in that the provider started.
    /// - Throws: `FederationRefusal.wrongResponse`, with the reason.
    package func profile(from response: String, at consumerURL: String, of id: String?) async throws -> SAMLProfile {
        let metadata = try await source.metadata(of: provider)
        let expected = SAMLExpectations(
            issuer: metadata.entityID, audiences: [Self.entityID(of: provider.pool)], recipient: consumerURL,
            requests: id.map { [Self.requestID($0)] } ?? [], allowsUnsolicited: id == nil && allowsUnsolicited,
            now: world.now())
        let key = try await key(provider.pool)
        let requiresEncryption = provider.details["EncryptedResponses"] == "true"
        let (reading, timer) = try await read {
            let timer = StepTimer()
            let reading = Result {
                try SAMLResponse.read(
                    SAMLResponse.decode(response), expecting: expected, trust: SAMLTrust(metadata.certificates),
                    key: key, requiresEncryption: requiresEncryption)
            }
            return (reading, timer)
        }
        do {
            let assertion = try reading.get()
            return SAMLProfile(try profile(of: assertion), assertion: assertion)
        } catch let refusal as SAMLRefusal {
            if case .undecryptable = refusal { await timer.wait(for: Self.refusalStep) }
            if case .unsuccessful(let status, let detail) = refusal {
                let codes = [status.rawValue, detail?.rawValue].compactMap(\.self)
                throw FederationRefusal.denied(provider: provider.name, error: codes.joined(separator: ", "))
            }
            throw wrongResponse(refusal, metadata: metadata)
        }
    }

    /// The time step for refusing an encrypted assertion. The duration of reading reveals whether the decrypted text is
    /// well-formed, which would allow an attacker to decrypt a foreign assertion in CBC. Reading takes a few
    /// milliseconds.
    static let refusalStep = Duration.milliseconds(50)

    /// Reads a message in its turn. Other requests can run while this one waits.
    ///
    /// - Throws: `Unavailable` if too many messages wait.
    func read<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        ExecutionSlot.current?.release()
        return try await reading.run(body)
    }

    /// The refusal of a message, with a hint. A signature by an unknown key may be due to outdated metadata that lacks
    /// the provider's new key. Only the dates of the certificates indicate that.
    func wrongResponse(_ refusal: SAMLRefusal, metadata: SAMLMetadata) -> FederationRefusal {
        var reason = refusal.message
        let expired = metadata.expiredCertificates(at: world.now()).count
        // Failures within an encrypted assertion are not distinguished.
        if [.signature, .undecryptable].contains(refusal), expired > 0 {
            let count = metadata.certificates.count
            reason += " Of \(count) certificates in the metadata, \(expired) are not valid at this time."
        }
        return FederationRefusal.wrongResponse(provider: provider.name, reason: reason)
    }

    /// Whether the provider may start sign-ins.
    package var allowsUnsolicited: Bool { provider.details["IDPInit"] == "true" }

    private func profile(of assertion: SAMLAssertion) throws -> ExternalProfile {
        let subject = assertion.subject
        guard subject.format?.hasSameBytes(as: SAMLSubject.transient) != true else {
            throw FederationRefusal.wrongResponse(
                provider: provider.name, reason: "its NameID is new in each session, so it names no user")
        }
        var claims: [String: String] = [:]
        for attribute in assertion.attributes {
            claims[attribute.name] = ClaimValue.strings(attribute.values).joinedText
        }
        claims[Self.nameIdentifier] = claims[Self.nameIdentifier] ?? subject.nameID
        var profile = ExternalProfile(subject: subject.nameID, claims: claims)
        profile.setLists(Dictionary(assertion.attributes.map { ($0.name, $0.values) }) { _, last in last })
        profile.sources.samlResponse = claims
        return profile
    }

    /// The name of the NameID in mappings.
    private static let nameIdentifier = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier"
}

/// A SAML provider's statements about a user, and the assertion, which must not be used twice.
package struct SAMLProfile: Sendable {
    package let profile: ExternalProfile
    /// Identifies the assertion; each is accepted once (SAML-20).
    package let assertionID: String
    /// From then on, the assertion is refused as expired.
    package let replayableUntil: Instant
    /// The provider's names for the user and for its session.
    package let login: SAMLLogin

    fileprivate init(_ profile: ExternalProfile, assertion: SAMLAssertion) {
        self.profile = profile
        login = SAMLLogin(assertion.subject, sessionIndex: assertion.sessionIndex)
        (assertionID, replayableUntil) = (assertion.id, assertion.replayableUntil)
    }
}

extension IdentityProvider {
    /// Whether an administrator requires signed requests. The provider's metadata may require them as well.
    fileprivate var isSentSignedRequests: Bool { details["RequestSigningAlgorithm"] != nil }
}

extension ClaimValue {
    /// A single text unchanged, several in Cognito's form of lists; nil for none.
    fileprivate var joinedText: String? {
        guard case .list(let values) = self, values.count == 1 else {
            if case .list(let values) = self, values.isEmpty { return nil }
            return attributeText
        }
        return values.first?.attributeText
    }
}
