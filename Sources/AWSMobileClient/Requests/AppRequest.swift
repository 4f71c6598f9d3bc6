import Foundation
import Kernel
import WireClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request of the app, as a transport takes it, that may carry a token.
struct AppRequest: Sendable {
    let url: URL
    /// Without the header `Authorization`.
    private(set) var request: ClientRequest

    /// Reads a request.
    ///
    /// - Throws: `URLError` if the address is not one of HTTP, contains a user or a password, or is plain HTTP to
    ///   another machine, or if the body is a stream.
    init(_ request: URLRequest) throws {
        guard let url = request.url?.absoluteURL, request.httpBodyStream == nil else { throw URLError(.badURL) }
        let headers = (request.allHTTPHeaderFields ?? [:]).map { (name: $0.key.lowercased(), value: $0.value) }
        try self.init(
            to: url, method: request.httpMethod ?? "GET", headers: headers.filter { $0.name != "authorization" },
            body: [UInt8](request.httpBody ?? Data()))
    }

    private init(to url: URL, method: String, headers: [ClientRequest.Header], body: [UInt8]) throws {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let origin = Self.origin(parts),
            parts.user == nil, parts.password == nil
        else { throw URLError(.badURL) }
        guard Self.isSafe(parts) else { throw URLError(.appTransportSecurityRequiresSecureConnection) }
        self.url = url
        let path = parts.percentEncodedPath
        request = ClientRequest(
            method: method, origin: origin, path: path.isEmpty ? "/" : path, query: parts.percentEncodedQuery ?? "",
            headers: headers, body: body)
    }

    /// The request with `token` in the header `Authorization`.
    func authorized(_ token: Secret<String>) -> ClientRequest {
        var request = request
        request.headers.append(("authorization", "Bearer \(token.exposed)"))
        return request
    }

    /// The request that `response` redirects to; nil if it is not a redirect, or must not be followed.
    func redirected(by response: ClientResponse) -> AppRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.header("location"),
            let target = URL(string: location, relativeTo: url)?.absoluteURL
        else { return nil }
        // As browsers do (RFC 9110, sections 15.4.2 to 15.4.4).
        let becomesGet = response.status == 303 || response.status <= 302 && request.method == "POST"
        let keepsMethod = !becomesGet || request.method == "HEAD"
        var headers = request.headers
        if !keepsMethod { headers.removeAll { $0.name == "content-type" || $0.name == "content-length" } }
        guard
            var next = try? AppRequest(
                to: target, method: keepsMethod ? request.method : "GET", headers: headers,
                body: keepsMethod ? request.body : [])
        else { return nil }
        if next.request.origin != request.origin { next.request.headers.removeAll { $0.name == "cookie" } }
        return next
    }

    /// Scheme, host and port in one spelling, so that origins can be compared.
    private static func origin(_ parts: URLComponents) -> String? {
        guard let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.encodedHost?.lowercased(), !host.isEmpty
        else { return nil }
        let defaultPort = scheme == "https" ? 443 : 80
        guard let port = parts.port, port != defaultPort else { return "\(scheme)://\(host)" }
        return "\(scheme)://\(host):\(port)"
    }

    private static func isSafe(_ parts: URLComponents) -> Bool {
        parts.scheme?.lowercased() == "https" || Loopback.contains(parts.host ?? "")
    }
}
