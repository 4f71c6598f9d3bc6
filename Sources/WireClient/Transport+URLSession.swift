#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

extension Transport {
    /// Sends through the system's own HTTP, and follows no redirect: a service never sends one, and whoever does wants
    /// the credentials in the body.
    public static func urlSession(_ configuration: URLSessionConfiguration = .ephemeral) -> Transport {
        // The session asks its own delegate about redirects, but on Linux not the delegate of a single task.
        let session = URLSession(configuration: configuration, delegate: StayHere(), delegateQueue: nil)
        return Transport { request in
            let (data, response) = try await session.data(for: urlRequest(request))
            guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
            let headers = response.allHeaderFields.map { (name: "\($0.key)", value: "\($0.value)") }
            return ClientResponse(status: response.statusCode, headers: headers, body: [UInt8](data))
        }
    }

    private static func urlRequest(_ request: ClientRequest) throws -> URLRequest {
        guard let url = URL(string: request.address) else { throw URLError(.badURL) }
        var urlRequest = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 30)
        urlRequest.httpMethod = request.method
        urlRequest.httpBody = request.body.isEmpty ? nil : Data(request.body)
        urlRequest.httpShouldHandleCookies = false
        for header in request.headers { urlRequest.setValue(header.value, forHTTPHeaderField: header.name) }
        return urlRequest
    }
}

/// Declines every redirect.
private final class StayHere: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _: URLSession, task _: URLSessionTask, willPerformHTTPRedirection _: HTTPURLResponse,
        newRequest _: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}
