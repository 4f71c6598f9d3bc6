public import Kernel
public import Wire

/// Signs requests as a client does.
public struct Signer: Sendable {
    private let accessKeyID: String
    private let secret: Secret<String>
    private let region: String
    private let service: String

    /// - Parameters:
    ///   - region: The region in the credential scope.
    ///   - service: The service's name, as in `ServiceName.signingName`.
    public init(accessKeyID: String, secret: Secret<String>, region: String, service: String) {
        self.accessKeyID = accessKeyID
        self.secret = secret
        self.region = region
        self.service = service
    }

    /// Adds `X-Amz-Date` and `Authorization` to the request, replacing existing ones.
    ///
    /// - Parameter request: Must have a `Server` header. All its headers are signed.
    public func sign(_ request: WireRequest, at now: Instant) -> WireRequest {
        var signed = request
        signed.headers.removeAll { ["authorization", "x-amz-date"].contains($0.name.lowercased()) }
        let time = SignatureTime.text(now)
        signed.headers.append((name: "X-Amz-Date", value: time))
        let names = Set(signed.headers.map { $0.name.lowercased() }).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        let canonical = CanonicalRequest(signed, signed: names)
        let scope = CredentialScope(date: String(time.prefix(8)), region: region, service: service)
        let signature = SignatureFormula.signature(of: canonical, at: time, in: scope, secret: secret)
        let header = AuthorizationHeader.text(
            accessKeyID: accessKeyID, scope: scope, signedHeaders: canonical.signedHeaders, signature: signature)
        signed.headers.append((name: "Authorization", value: header))
        return signed
    }
}
