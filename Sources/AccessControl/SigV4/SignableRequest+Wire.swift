package import Kernel
package import SigV4
package import Wire

extension SignableRequest {
    /// The parts of a request that was received.
    init(_ request: WireRequest) {
        self.init(
            method: request.method, path: request.path, query: request.query, headers: request.headers,
            body: request.body)
    }
}

extension Signer {
    /// Adds `x-amz-date` and `authorization` to the request, replacing existing ones.
    ///
    /// - Parameter request: Must have a `host` header. All its headers are signed.
    package func sign(_ request: WireRequest, at now: Instant) -> WireRequest {
        var signed = request
        signed.headers = signedHeaders(of: SignableRequest(request), at: now)
        return signed
    }
}
