import Kernel
public import WireClient

#if canImport(FoundationNetworking)
    public import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

extension AWSMobileClient {
    /// Sends a request of the app with the signed-in user's token in the header `Authorization`.
    ///
    /// After a response with status 401 the tokens are refreshed and the request is sent once more. Redirects are
    /// followed, ten at most. A redirect to another host, scheme or port is sent without the header. A redirect to
    /// plain HTTP on another machine is not followed: its response is returned. The request's timeout and cache policy
    /// have no effect: the transport has its own.
    ///
    /// - Parameters:
    ///   - request: A request to an HTTPS address, or to this machine. A header `Authorization` of its own is replaced.
    ///   - token: The token to send.
    ///   - signInWait: What to do if the user has to sign in again.
    ///   - transport: Sends the request and follows no redirect; by default the transport of the client's own requests.
    ///     `Transport.urlSession(_:)` makes one of a `URLSessionConfiguration`.
    /// - Returns: The body and the response, with any status.
    /// - Throws: The errors of `getTokens(forceRefresh:signInWait:)` and of the transport, and `URLError` with
    ///   `appTransportSecurityRequiresSecureConnection` for plain HTTP to another machine or `badURL` for an address or
    ///   a body that cannot be sent.
    public func authorized(
        _ request: URLRequest, token: RequestToken = .access, signInWait: SignInWait = .wait,
        transport: Transport? = nil
    ) async throws -> (Data, HTTPURLResponse) {
        let call = AuthorizedCall(request: try AppRequest(request), transport: transport ?? self.transport)
        let first = try await getTokens(signInWait: signInWait).secret(token)
        let (response, wasAuthorized) = try await call.send(with: first)
        guard response.status == 401, wasAuthorized else { return try response.foundation }
        // Another call may have refreshed the tokens since.
        let current = try await getTokens(signInWait: signInWait).secret(token)
        let second =
            current != first ? current : try await getTokens(forceRefresh: true, signInWait: signInWait).secret(token)
        return try await call.send(with: second).response.foundation
    }

    /// The form of ``authorized(_:token:signInWait:transport:)`` with a completion handler.
    @preconcurrency
    public func authorized(
        _ request: URLRequest, token: RequestToken = .access, signInWait: SignInWait = .wait,
        transport: Transport? = nil,
        completionHandler: @escaping Completion<(Data, HTTPURLResponse)>
    ) {
        complete(completionHandler) {
            try await self.authorized(request, token: token, signInWait: signInWait, transport: transport)
        }
    }
}

extension Tokens {
    /// The encoded token of the given kind.
    fileprivate func secret(_ kind: RequestToken) throws -> Secret<String> {
        let token =
            switch kind {
            case .access: accessToken
            case .id: idToken
            }
        guard let text = token?.tokenString else { throw AWSMobileClientError.noTokenOfThatUse }
        return Secret(text)
    }
}
