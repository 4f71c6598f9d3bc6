public import Kernel
import SigV4
public import WireRuntime

/// An access key for signing requests.
public struct SigningKeys: Sendable {
    /// The access key's id.
    public var accessKeyID: String
    /// The secret access key.
    public var secret: Secret<String>
    /// The session token of temporary keys.
    public var sessionToken: Secret<String>?

    /// Makes an access key.
    ///
    /// - Parameters:
    ///   - accessKeyID: The access key's id.
    ///   - secret: The secret access key.
    ///   - sessionToken: The session token, if the keys are temporary.
    public init(accessKeyID: String, secret: Secret<String>, sessionToken: Secret<String>? = nil) {
        self.accessKeyID = accessKeyID
        self.secret = secret
        self.sessionToken = sessionToken
    }
}

/// Signs requests by AWS Signature Version 4.
///
///     let signer = ClientSigner(keys, region: "eu-west-1", now: now)
///     WireClient(origin: origin, transport: .urlSession(), sign: signer.sign)
public struct ClientSigner: Sendable {
    private let keys: SigningKeys
    private let region: String
    private let now: @Sendable () -> Instant

    /// Makes a signer.
    ///
    /// - Parameters:
    ///   - keys: The access key.
    ///   - region: The services' region.
    ///   - now: The clock.
    public init(_ keys: SigningKeys, region: String, now: @escaping @Sendable () -> Instant) {
        self.keys = keys
        self.region = region
        self.now = now
    }

    /// Adds the date, the session token and the signature to the headers of `request`.
    @Sendable
    public func sign(_ request: ClientRequest, for operation: OperationModel) -> ClientRequest {
        sign(request, service: operation.service.signingName)
    }

    func sign(_ request: ClientRequest, service: String) -> ClientRequest {
        var headers = request.headers
        if let token = keys.sessionToken { headers.append(("x-amz-security-token", token.exposed)) }
        // The transport adds the host, which is signed.
        let complete = SignableRequest(
            method: request.method, path: request.path, query: request.query,
            headers: [("host", request.host)] + headers, body: request.body)
        let signer = Signer(accessKeyID: keys.accessKeyID, secret: keys.secret, region: region, service: service)
        var signed = request
        signed.headers = Array(signer.signedHeaders(of: complete, at: now()).dropFirst())
        return signed
    }
}
