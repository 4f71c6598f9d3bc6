package import Kernel

/// Signs requests as a client does.
package struct Signer: Sendable {
    private let accessKeyID: String
    private let secret: Secret<String>
    private let region: String
    private let service: String

    /// Creates a signer for the requests to one service.
    ///
    /// - Parameters:
    ///   - accessKeyID: The access key's id.
    ///   - secret: The secret access key.
    ///   - region: The region in the credential scope.
    ///   - service: The service's name in the credential scope, such as `cognito-idp`.
    package init(accessKeyID: String, secret: Secret<String>, region: String, service: String) {
        self.accessKeyID = accessKeyID
        self.secret = secret
        self.region = region
        self.service = service
    }

    /// The header fields of `request` with `x-amz-date` and `authorization`, which replace existing ones.
    ///
    /// - Parameter request: Must have a `host` header. All its headers are signed.
    package func signedHeaders(of request: SignableRequest, at now: Instant) -> [SignableRequest.Header] {
        var signed = request
        signed.headers.removeAll { ["authorization", "x-amz-date"].contains($0.name.lowercased()) }
        let time = SignatureTime.text(now)
        signed.headers.append((name: "x-amz-date", value: time))
        let canonical = CanonicalRequest(signed, signed: Self.names(of: signed.headers))
        let scope = scope(at: time)
        let signature = SignatureFormula.signature(of: canonical, at: time, in: scope, secret: secret)
        let credential = "\(SignatureFormula.algorithm) Credential=\(accessKeyID)/\(scope.text)"
        return signed.headers + [
            (
                name: "authorization",
                value: "\(credential), SignedHeaders=\(canonical.signedHeaders), Signature=\(signature)"
            )
        ]
    }

    /// The query of a presigned URL: the query of `request` with the parameters of the signature.
    ///
    /// - Parameters:
    ///   - request: Its headers, among them `host`, are signed.
    ///   - seconds: How long the URL may be used.
    ///   - token: The session token of temporary credentials.
    package func presignedQuery(
        of request: SignableRequest, for seconds: Int, token: String? = nil, at now: Instant
    ) -> String {
        let time = SignatureTime.text(now)
        let scope = scope(at: time)
        let names = Self.names(of: request.headers)
        var parameters = [
            ("X-Amz-Algorithm", SignatureFormula.algorithm), ("X-Amz-Credential", "\(accessKeyID)/\(scope.text)"),
            ("X-Amz-Date", time), ("X-Amz-Expires", String(seconds)),
            ("X-Amz-SignedHeaders", names.joined(separator: ";")),
        ]
        if let token { parameters.append(("X-Amz-Security-Token", token)) }
        var signed = request
        let encoded = parameters.map { "\($0)=\(PercentEncoding.encode($1.utf8))" }
        signed.query = ([request.query].filter { !$0.isEmpty } + encoded).joined(separator: "&")
        let canonical = CanonicalRequest(signed, signed: names)
        let signature = SignatureFormula.signature(of: canonical, at: time, in: scope, secret: secret)
        return "\(signed.query)&X-Amz-Signature=\(signature)"
    }

    /// - Parameter time: The signed time, whose first eight characters are the date.
    private func scope(at time: String) -> CredentialScope {
        CredentialScope(date: String(time.prefix(8)), region: region, service: service)
    }

    /// The names of all headers, as signatures list them: in lower case, in the order of their bytes, each once.
    private static func names(of headers: [SignableRequest.Header]) -> [String] {
        Set(headers.map { $0.name.lowercased() }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
