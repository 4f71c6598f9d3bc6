import Kernel
import SigV4

#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

extension URLRequest {
    /// This request with the headers of AWS Signature Version 4, as services that check credentials require them.
    ///
    ///     let signed = try await request.signed(with: client, service: "execute-api", region: "us-east-1")
    ///
    /// The time in the signature is the service's, if the client has learnt it from a response; else the device's.
    ///
    /// Sign it last: method, URL, body and signed headers must not change afterwards. A signature is valid for some
    /// minutes.
    ///
    /// - Parameters:
    ///   - provider: Gives the credentials: a client, or `AWSCredentials`.
    ///   - service: The service's name in signatures, such as `execute-api`, `s3` or `sts`.
    ///   - region: The service's region.
    /// - Returns: The request with `X-Amz-Date`, `X-Amz-Security-Token` and `Authorization`.
    /// - Throws: The errors of `provider`, or `AWSMobileClientError.invalidParameter` if the request cannot be signed:
    ///   it does not have a URL with a host, its body is a stream, or it is for `s3` with a path in a special form.
    public func signed(
        with provider: some CredentialsProvider, service: String, region: String
    ) async throws -> URLRequest {
        let keys = try await provider.getAWSCredentials()
        return try signed(with: keys, service: service, region: region, at: World.ofService.now())
    }

    func signed(
        with keys: AWSCredentials, service: String, region: String, at now: Instant
    ) throws -> URLRequest {
        guard httpBodyStream == nil else { throw AWSMobileClientError.unsignable("its body is a stream") }
        var signed = self
        signed.setValue(keys.sessionKey, forHTTPHeaderField: "X-Amz-Security-Token")
        let body = [UInt8](httpBody ?? Data())
        if service == "s3" {
            signed.setValue(CanonicalRequest.payloadHash(body), forHTTPHeaderField: "X-Amz-Content-Sha256")
        }
        let signer = Signer(
            accessKeyID: keys.accessKey, secret: Secret(keys.secretKey), region: region, service: service)
        let request = try signed.signable(body, keepsPath: service == "s3")
        for header in signer.signedHeaders(of: request, at: now) {
            if ["authorization", "x-amz-date"].contains(header.name) {
                signed.setValue(header.value, forHTTPHeaderField: header.name)
            }
        }
        return signed
    }

    /// Headers that are not signed, because what sends the request sets or changes them.
    private static let unsigned: Set<String> = [
        "host", "authorization", "user-agent", "connection", "content-length", "expect", "transfer-encoding",
        "accept-encoding", "te", "upgrade", "x-amzn-trace-id",
    ]

    private func signable(_ body: [UInt8], keepsPath: Bool) throws -> SignableRequest {
        guard let url, let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let host = parts.percentEncodedHost, !host.isEmpty
        else { throw AWSMobileClientError.unsignable("it has no URL with a host") }
        let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        guard !keepsPath || !path.contains("%") && CanonicalRequest.normalized(path) == path else {
            throw AWSMobileClientError.unsignable("its path has percent-encoded letters or empty segments")
        }
        let isDefault = parts.port == (parts.scheme?.lowercased() == "http" ? 80 : 443)
        let port = isDefault ? "" : parts.port.map { ":\($0)" } ?? ""
        let headers = (allHTTPHeaderFields ?? [:]).filter { !Self.unsigned.contains($0.key.lowercased()) }
        return SignableRequest(
            method: httpMethod ?? "GET", path: path, query: parts.percentEncodedQuery ?? "",
            headers: [(name: "host", value: host + port)] + headers.map { (name: $0.key, value: $0.value) },
            body: body)
    }
}
