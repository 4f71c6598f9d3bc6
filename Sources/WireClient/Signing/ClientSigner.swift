import Crypto
public import Kernel
public import WireModel

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
        let stamp = CalendarStamp(now())
        var signed = request
        signed.headers.append(("x-amz-date", stamp.text))
        if let token = keys.sessionToken { signed.headers.append(("x-amz-security-token", token.exposed)) }
        let headers = Self.canonicalHeaders(signed)
        let names = headers.map(\.name).joined(separator: ";")
        let scope = "\(stamp.day)/\(region)/\(service)/aws4_request"
        let text = "AWS4-HMAC-SHA256\n\(stamp.text)\n\(scope)\n\(Self.hash(Self.canonical(signed, headers, names)))"
        let signature = Hex.encode(key([stamp.day, region, service, "aws4_request", text]))
        signed.headers.append(
            (
                "authorization",
                "AWS4-HMAC-SHA256 Credential=\(keys.accessKeyID)/\(scope), SignedHeaders=\(names), "
                    + "Signature=\(signature)"
            ))
        return signed
    }

    /// Chains HMACs: the code of each step is the key of the next.
    private func key(_ steps: [String]) -> [UInt8] {
        steps.reduce(Array("AWS4\(keys.secret.exposed)".utf8)) { key, step in
            Array(HMAC<SHA256>.authenticationCode(for: Array(step.utf8), using: SymmetricKey(data: key)))
        }
    }

    private static func hash(_ text: String) -> String { Hex.encode(Array(SHA256.hash(data: Array(text.utf8)))) }

    private static func canonicalHeaders(_ request: ClientRequest) -> [ClientRequest.Header] {
        (request.headers + [("host", request.host)])
            .map { (name: $0.name.lowercased(), value: $0.value) }
            .sorted { $0.name < $1.name }
    }

    private static func canonical(_ request: ClientRequest, _ headers: [ClientRequest.Header], _ names: String)
        -> String
    {
        let path = request.path.split(separator: "/", omittingEmptySubsequences: false)
            .map { PercentEncoding.encode(String($0)) }.joined(separator: "/")
        let query = request.query.split(separator: "&").map { pair in
            let cut = pair.firstIndex(of: "=") ?? pair.endIndex
            return (name: pair[..<cut], pair: pair)
        }.sorted { ($0.name, $0.pair) < ($1.name, $1.pair) }.map(\.pair).joined(separator: "&")
        let lines = headers.map { "\($0.name):\($0.value)\n" }.joined()
        let payload = Hex.encode(Array(SHA256.hash(data: request.body)))
        return "\(request.method)\n\(path)\n\(query)\n\(lines)\n\(names)\n\(payload)"
    }
}
