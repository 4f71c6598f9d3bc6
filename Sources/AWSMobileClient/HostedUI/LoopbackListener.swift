import Foundation
import Kernel

/// Receives the redirect of a browser on this machine: only the first request to the redirect URI's path that is the
/// response of the page which was shown. Anything else that a program or another site's page sends there gets an error
/// page.
///
/// A thread of its own serves at most 32 connections, each for five seconds and 16 KiB; a new connection replaces the
/// oldest. So connections that send nothing, or too much, delay neither the browser nor the app.
final class LoopbackListener: Sendable {
    /// The redirect URI with the port.
    let redirectURI: String
    private let path: String
    private let origin: String
    private let isResponse: @Sendable (URL) -> Bool
    private let files: [CInt]
    private let result = FirstResult<URL>()
    private let isClosed = Locked(false)

    private static let connectionLimit = 32
    private static let timeLimit = Duration.seconds(5)
    /// How long `serve` waits for its sockets before it looks for `close`, in milliseconds.
    private static let pollInterval: CInt = 50
    /// How often, and how far apart, a port is tried.
    private static let (attempts, pause) = (40, Duration.milliseconds(50))

    private init(
        _ redirect: LoopbackRedirect, files: [CInt], port: UInt16, isResponse: @escaping @Sendable (URL) -> Bool
    ) {
        self.isResponse = isResponse
        redirectURI = redirect.uri(port: port)
        path = redirect.path
        origin = "http://\(redirect.host):\(port)"
        self.files = files
    }

    /// Listens on 127.0.0.1, ::1 or both, depending on the redirect URI's host.
    ///
    /// - Parameters:
    ///   - redirect: The redirect URI.
    ///   - isResponse: Whether a URL of the redirect URI's path is the redirect. Others are ignored.
    /// - Returns: The listener, which waits until `close`.
    /// - Throws: `AWSMobileClientError.errorLoadingPage` if the port is in use, or no port is free.
    static func listen(
        _ redirect: LoopbackRedirect, isResponse: @escaping @Sendable (URL) -> Bool = { _ in true }
    ) async throws -> LoopbackListener {
        // An earlier listener of this process may still be closing its port.
        for _ in 0..<attempts {
            if let (files, port) = open(redirect) {
                let listener = LoopbackListener(redirect, files: files, port: port, isResponse: isResponse)
                do { try SystemThread.start("AWSMobileClient.redirect") { listener.serve() } } catch {
                    files.forEach(LoopbackSocket.close)
                    throw AWSMobileClientError.errorLoadingPage(message: "\(error)")
                }
                return listener
            }
            try await Task.sleep(for: pause)
        }
        let place = redirect.port.map { "port \($0)" } ?? "any port"
        throw AWSMobileClientError.errorLoadingPage(message: "This machine cannot listen on \(place).")
    }

    /// The sockets, all with the same port. If the port is in use at one address, none is opened: another program there
    /// would get the code.
    private static func open(_ redirect: LoopbackRedirect) -> (files: [CInt], port: UInt16)? {
        var (files, port): ([CInt], UInt16) = ([], redirect.port ?? 0)
        for isIPv6 in [false, true] {
            guard isIPv6 ? redirect.usesIPv6 : redirect.usesIPv4 else { continue }
            if let (file, used) = LoopbackSocket.listen(isIPv6: isIPv6, port: port) {
                files.append(file)
                port = used
            } else if !LoopbackSocket.isMissingFamily {
                files.forEach(LoopbackSocket.close)
                return nil
            }
        }
        return files.isEmpty ? nil : (files, port)
    }

    /// Waits for the redirect.
    func redirect() async throws -> URL { try await result.wait() }

    /// Ends the wait with an error.
    func fail(_ error: any Error) { result.end(.failure(error)) }

    /// Whether it still waits.
    var isOpen: Bool { !isClosed.read { $0 } }

    /// Closes the port, after the poll interval at the latest.
    func close() { _ = isClosed.exchange(true) }

    private func serve() {
        var connections: [LoopbackConnection] = []
        while isOpen {
            let ready = LoopbackSocket.ready(files + connections.map(\.file), within: Self.pollInterval)
            advance(&connections, ready: ready.dropFirst(files.count))
            for (file, isReady) in zip(files, ready) where isReady { accept(from: file, into: &connections) }
        }
        for connection in connections { LoopbackSocket.close(connection.file) }
        files.forEach(LoopbackSocket.close)
    }

    private func accept(from file: CInt, into connections: inout [LoopbackConnection]) {
        for _ in 0..<Self.connectionLimit {
            guard let connection = LoopbackSocket.accept(file) else { return }
            if connections.count == Self.connectionLimit { LoopbackSocket.close(connections.removeFirst().file) }
            connections.append(LoopbackConnection(file: connection, end: ContinuousClock.now + Self.timeLimit))
        }
    }

    /// Reads the received bytes, and responds to the requests that are complete.
    private func advance(_ connections: inout [LoopbackConnection], ready: some Collection<Bool>) {
        var kept: [LoopbackConnection] = []
        for (connection, isReady) in zip(connections, ready) {
            var connection = connection
            switch isReady ? connection.read() : ContinuousClock.now < connection.end ? .incomplete : .ended {
            case .incomplete: kept.append(connection)
            case .ended: LoopbackSocket.close(connection.file)
            case .complete: LoopbackSocket.finish(connection.file, sending: response(to: connection.head))
            }
        }
        connections = kept
    }

    /// The response to a request; the redirect ends the wait and closes the port.
    private func response(to head: [UInt8]) -> [UInt8] {
        switch LoopbackRequest.read(head, path: path) {
        case .redirect(let target):
            guard isOpen, let url = URL(string: origin + target) else {
                return LoopbackResponse.badRequest
            }
            guard isResponse(url) else { return LoopbackResponse.otherResponse }
            close()
            result.end(.success(url))
            return LoopbackResponse.done
        case .notFound: return LoopbackResponse.notFound
        case .badRequest: return LoopbackResponse.badRequest
        }
    }
}
