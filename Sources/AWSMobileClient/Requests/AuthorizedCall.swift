import Foundation
import Kernel
import WireClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request of the app and the redirects that follow it.
struct AuthorizedCall: Sendable {
    /// The last response and the address that gave it.
    struct Response: Sendable {
        var url: URL
        var response: ClientResponse

        var status: Int { response.status }

        /// Body and response as `URLSession` has them.
        var foundation: (Data, HTTPURLResponse) {
            get throws {
                let fields = response.headers.reduce(into: [String: String]()) { fields, header in
                    fields[header.name] = fields[header.name].map { "\($0), \(header.value)" } ?? header.value
                }
                guard
                    let head = HTTPURLResponse(
                        url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: fields)
                else { throw URLError(.badServerResponse) }
                return (Data(response.body), head)
            }
        }
    }

    private static let maxRedirects = 10

    let request: AppRequest
    let transport: Transport

    /// Sends the request with `token`, and follows redirects.
    ///
    /// - Returns: The response, and whether its request had the token. After a redirect to another origin, later
    ///   requests do not have it.
    func send(with token: Secret<String>) async throws -> (response: Response, wasAuthorized: Bool) {
        var (current, isAuthorized) = (request, true)
        for _ in 0...Self.maxRedirects {
            let response = try await transport.send(isAuthorized ? current.authorized(token) : current.request)
            guard let next = current.redirected(by: response) else {
                return (Response(url: current.url, response: response), isAuthorized)
            }
            if next.request.origin != current.request.origin { isAuthorized = false }
            current = next
        }
        throw URLError(.httpTooManyRedirects)
    }
}
