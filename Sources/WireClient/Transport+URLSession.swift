import Kernel

#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

extension Transport {
    /// Sends requests through a `URLSession` that follows no redirect: the services send none, and a redirect of
    /// another server would forward the credentials in the body.
    ///
    /// Cancellation ends the wait at once, but the request continues and its response is dropped: a `URLSessionTask`
    /// that is cancelled on Linux may never end, or end the process.
    ///
    /// On Linux a session may stop responding and then ignores its time limit as well. A request that exceeds the limit
    /// by some seconds therefore ends here, and later requests go through another session.
    ///
    /// - Parameter configuration: The session's configuration. Its `timeoutIntervalForRequest` is the limit of a
    ///   request. Without a configuration the session is ephemeral and the limit is 30 seconds.
    /// - Returns: A transport that throws `URLError`, or `CancellationError` if the calling task is cancelled.
    public static func urlSession(_ configuration: URLSessionConfiguration? = nil) -> Transport {
        urlSession(configuration ?? standardConfiguration, grace: 5)
    }

    /// - Parameter grace: Seconds after its limit until a request ends here if the session has not ended it.
    static func urlSession(_ configuration: URLSessionConfiguration, grace: Double) -> Transport {
        let sessions = SessionSource(configuration, grace: grace)
        return Transport { request in
            let (urlRequest, pending, session) = (try urlRequest(request), PendingResponse(), sessions.current)
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    guard pending.register(continuation) else { return }
                    session.dataTask(with: urlRequest) { data, response, error in
                        pending.complete(with: Result { try clientResponse(data, response: response, error: error) })
                    }.resume()
                    sessions.scheduleTimeout(of: pending, in: session)
                }
            } onCancel: {
                pending.complete(with: .failure(CancellationError()))
            }
        }
    }

    /// The limit is applied here because Linux ignores that of a `URLRequest`.
    static var standardConfiguration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 30
        return configuration
    }

    private static func urlRequest(_ request: ClientRequest) throws -> URLRequest {
        guard let url = URL(string: request.address) else { throw URLError(.badURL) }
        var urlRequest = URLRequest(url: url)
        urlRequest.cachePolicy = .reloadIgnoringLocalCacheData
        urlRequest.httpMethod = request.method
        urlRequest.httpBody = request.body.isEmpty ? nil : Data(request.body)
        urlRequest.httpShouldHandleCookies = false
        for header in request.headers { urlRequest.setValue(header.value, forHTTPHeaderField: header.name) }
        return urlRequest
    }

    private static func clientResponse(
        _ data: Data?, response: URLResponse?, error: (any Error)?
    ) throws -> ClientResponse {
        if let error { throw withAppleCode(error) }
        // On Linux a connection that is closed before any byte of the response yields neither an error nor a
        // response.
        guard let data, let response = response as? HTTPURLResponse else { throw URLError(.networkConnectionLost) }
        let headers = response.allHeaderFields.map { (name: "\($0.key)", value: "\($0.value)") }
        return ClientResponse(status: response.statusCode, headers: headers, body: [UInt8](data))
    }

    /// `error` with the code that Apple's Foundation gives it. On Linux the code of a connection that ends before the
    /// response is `badServerResponse`, and within it `unknown`.
    private static func withAppleCode(_ error: any Error) -> any Error {
        #if canImport(FoundationNetworking)
            if let error = error as? URLError, [.badServerResponse, .unknown].contains(error.code) {
                return URLError(.networkConnectionLost, userInfo: error.errorUserInfo)
            }
        #endif
        return error
    }
}

/// The continuation of one request. The first of response and cancellation resumes it; the second is dropped.
private final class PendingResponse: Sendable {
    typealias Continuation = CheckedContinuation<ClientResponse, any Error>

    private enum State: Sendable { case new, waiting(Continuation), completed }

    private let state = Locked(State.new)

    /// Keeps `continuation` until the response or the cancellation.
    ///
    /// - Returns: False if the call was cancelled before: there is nothing to send.
    func register(_ continuation: Continuation) -> Bool {
        let isNew = state.change { state in
            guard case .new = state else { return false }
            state = .waiting(continuation)
            return true
        }
        if !isNew { continuation.resume(throwing: CancellationError()) }
        return isNew
    }

    /// - Returns: False if the call has already completed.
    @discardableResult
    func complete(with result: Result<ClientResponse, any Error>) -> Bool {
        guard case .waiting(let continuation) = state.exchange(.completed) else { return false }
        continuation.resume(with: result)
        return true
    }
}

/// The session of a transport, which is replaced when it does not respond any more.
private final class SessionSource: Sendable {
    private let configuration: URLSessionConfiguration
    private let grace: Double
    private let session: Locked<URLSession>

    init(_ configuration: URLSessionConfiguration, grace: Double) {
        (self.configuration, self.grace) = (configuration, grace)
        session = Locked(Self.session(configuration))
    }

    var current: URLSession { session.read { $0 } }

    /// The session asks its own delegate about redirects, but on Linux not the delegate of a single task.
    private static func session(_ configuration: URLSessionConfiguration) -> URLSession {
        URLSession(configuration: configuration, delegate: RedirectRefusal(), delegateQueue: nil)
    }

    /// Completes `pending` after the limit if `session` does not.
    func scheduleTimeout(of pending: PendingResponse, in session: URLSession) {
        #if canImport(FoundationNetworking)
            let limit = configuration.timeoutIntervalForRequest + grace
            DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [self] in
                if pending.complete(with: .failure(URLError(.timedOut))) { replace(session) }
            }
        #endif
    }

    private func replace(_ unresponsive: URLSession) {
        let isCurrent = session.change { session -> Bool in
            guard session === unresponsive else { return false }
            session = Self.session(configuration)
            return true
        }
        if isCurrent { unresponsive.finishTasksAndInvalidate() }
    }
}

private final class RedirectRefusal: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _: URLSession, task _: URLSessionTask, willPerformHTTPRedirection _: HTTPURLResponse,
        newRequest _: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}
