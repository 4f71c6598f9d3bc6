import Kernel

/// Identifies the callers of a server: verifies the bearer tokens of user pools, and has Martlet check signatures.
///
///     let access = try MartletAccess(
///         issuers: [AcceptedIssuer("https://id.example.com/eu-west-1_a1B2c3D4e", clients: ["app"])],
///         gateway: "https://id.example.com/verify")
///     let caller = try await access.verify(request, scopes: ["files/read"])
///
/// Tokens are verified locally with the issuer's published keys. Only Martlet has the secret key to check a signature,
/// so this library sends it a description of the request, and Martlet's rules also decide whether the request may pass.
public struct MartletAccess: Sendable {
    private let bearers: BearerVerifier
    private let signatures: SignatureQuestions?

    /// Creates the verifier of a server. It fetches nothing before the first request.
    ///
    /// - Parameters:
    ///   - issuers: The accepted issuers. If the list is empty, no token is accepted.
    ///   - gateway: Martlet's `/verify`, such as `https://id.example.com/verify`. Without it signatures are refused.
    ///   - leeway: How far the clocks of issuer and server may differ, in seconds: 0 to 300.
    ///   - allowsPlainHTTP: Whether keys and responses may come without TLS from other machines. Any machine in between
    ///     can then change them, and so decide who the callers are.
    ///   - transport: Sends the requests to issuers and gateway. It must end by itself, as the standard one does after
    ///     30 seconds.
    ///   - now: The clock.
    /// - Throws: `AccessConfigurationError`.
    public init(
        issuers: [AcceptedIssuer], gateway: String? = nil, leeway: Int64 = 60, allowsPlainHTTP: Bool = false,
        transport: Transport = .urlSession(), now: @escaping @Sendable () -> Instant = Instant.system
    ) throws(AccessConfigurationError) {
        guard !issuers.isEmpty || gateway != nil else { throw .nothingAccepted }
        guard (0...300).contains(leeway) else { throw .leeway(leeway) }
        var keys: [ByteKey: IssuerKeys] = [:]
        var accepted: [ByteKey: AcceptedIssuer] = [:]
        for issuer in issuers {
            let name = ByteKey(issuer.issuer)
            guard accepted.updateValue(issuer, forKey: name) == nil else { throw .sameIssuer(issuer.issuer) }
            guard issuer.clients?.isEmpty != true, !issuer.uses.isEmpty else { throw .acceptsNothing(issuer.issuer) }
            let address = try ServiceAddress(issuer.keySet, allowsPlainHTTP: allowsPlainHTTP)
            keys[name] = IssuerKeys(at: address, transport, now: now)
        }
        bearers = BearerVerifier(accepted: accepted, keys: keys, leeway: leeway, now: now)
        signatures = try gateway.map { url throws(AccessConfigurationError) in
            SignatureQuestions(to: try ServiceAddress(url, allowsPlainHTTP: allowsPlainHTTP), transport)
        }
    }

    /// The caller of `request`.
    ///
    /// - Parameters:
    ///   - request: The request, unchanged.
    ///   - scopes: The scopes that a token must have, all of them, in addition to the scopes of its issuer. A signature
    ///     has no scopes: Martlet's rules determine its permissions.
    /// - Throws: `CallerRefusal`: the request must not be served.
    public func verify(
        _ request: CallerRequest, scopes: [String] = []
    ) async throws(CallerRefusal) -> AccessCaller {
        switch try CallerCredentials(request) {
        case .none: throw missingCredentials
        case .bearer(let token):
            guard bearers.acceptsTokens else { throw missingCredentials }
            return try await bearers.caller(token, requiring: scopes)
        case .signature:
            guard let signatures else { throw missingCredentials }
            return .signer(try await signatures.signer(of: request))
        }
    }

    private var missingCredentials: CallerRefusal {
        .missingCredentials(takesTokens: bearers.acceptsTokens, takesSignatures: signatures != nil)
    }
}
