import Foundation
import Kernel

/// Receives the redirect of a browser on this machine: only the first request to the redirect URI's path that answers
/// the page which was shown. Anything else that a program or another site's page sends there gets an error page.
///
/// A thread of its own serves at most 32 connections, each for five seconds and 16 KiB; a new connection replaces the
/// oldest. So connections that send nothing, or too much, delay neither the browser nor the app.
final class LoopbackListener: Sendable {
    /// The redirect URI with the port.
    let redirectURI: String
    private let path: String
    private let origin: String
    private let isAnswer: @Sendable (URL) -> Bool
    private let files: [CInt]
    private let result = FirstResult<URL>()
    private let isClosed = Locked(false)

    private static let connectionLimit = 32
    private static let timeLimit = Duration.seconds(5)

    private init(
        _ redirect: LoopbackRedirect, files: [CInt], port: UInt16, isAnswer: @escaping @Sendable (URL) -> Bool
    ) {
        self.isAnswer = isAnswer
        redirectURI = redirect.uri(port: port)
        path = redirect.path
        origin = "http://\(redirect.host):\(port)"
        self.files = files
    }

    /// Listens on 127.0.0.1, ::1 or both, depending on the redirect URI's host.
    ///
    /// - Parameters:
    ///   - redirect: The redirect URI.
    ///   - isAnswer: Whether a URL of the redirect URI's path is the redirect. Others are ignored.
    /// - Returns: The listener, which waits until `close`.
    /// - Throws: `AWSMobileClientError.errorLoadingPage` if the port is in use, or no port is free.
    static func listen(
        _ redirect: LoopbackRedirect, isAnswer: @escaping @Sendable (URL) -> Bool = { _ in true }
    ) async throws -> LoopbackListener {
        // An earlier listener of this process may still be closing its port.
        for _ in 0..<40 {
            if let (files, port) = open(redirect) {
                let listener = LoopbackListener(redirect, files: files, port: port, isAnswer: isAnswer)
                do { try SystemThread.start("AWSMobileClient.redirect") { listener.serve() } } catch {
                    files.forEach(LoopbackSocket.close)
                    throw AWSMobileClientError.errorLoadingPage(message: "\(error)")
                }
                return listener
            }
            try await Task.sleep(for: .milliseconds(50))
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

    /// Closes the port, within 50 milliseconds.
    func close() { _ = isClosed.exchange(true) }

    private func serve() {
        var connections: [LoopbackConnection] = []
        while isOpen {
            let ready = LoopbackSocket.ready(files + connections.map(\.file), within: 50)
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

    /// Reads the received bytes and answers the requests that are complete.
    private func advance(_ connections: inout [LoopbackConnection], ready: some Collection<Bool>) {
        var kept: [LoopbackConnection] = []
        for (connection, isReady) in zip(connections, ready) {
            var connection = connection
            switch isReady ? connection.read() : ContinuousClock.now < connection.end ? .incomplete : .ended {
            case .incomplete: kept.append(connection)
            case .ended: LoopbackSocket.close(connection.file)
            case .complete: LoopbackSocket.finish(connection.file, sending: reply(to: connection.head))
            }
        }
        connections = kept
    }

    private func reply(to head: [UInt8]) -> [UInt8] {
        switch LoopbackRequest.answer(head, path: path) {
        case .redirect(let target):
            guard isOpen, let url = URL(string: origin + target) else {
                return LoopbackReply.badRequest
            }
            guard isAnswer(url) else { return LoopbackReply.otherAnswer }
            close()
            result.end(.success(url))
            return LoopbackReply.done
        case .notFound: return LoopbackReply.notFound
        case .badRequest: return LoopbackReply.badRequest
        }
    }
}

/// A connection to the listener, with the bytes that it has sent.
struct LoopbackConnection {
    enum Progress { case incomplete, complete, ended }

    let file: CInt
    let end: ContinuousClock.Instant
    private(set) var head: [UInt8] = []

    private static let sizeLimit = 16_384

    init(file: CInt, end: ContinuousClock.Instant) {
        self.file = file
        self.end = end
    }

    mutating func read() -> Progress {
        guard let piece = LoopbackSocket.receive(file) else { return .ended }
        let from = max(0, head.count - 3)
        head += piece
        guard head.count <= Self.sizeLimit else { return .ended }
        if Self.hasEmptyLine(head[from...]) { return .complete }
        return ContinuousClock.now < end ? .incomplete : .ended
    }

    private static func hasEmptyLine(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.firstRange(of: Array("\r\n\r\n".utf8)) != nil
    }
}

/// The listener's answers.
enum LoopbackReply {
    static let done = make(
        status: "200 OK",
        page: """
            <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
            <title>Done</title><p>You can close this window and return to the app.</p></html>
            """)
    static let otherAnswer = make(
        status: "400 Bad Request",
        page: """
            <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
            <title>Bad request</title><p>This is not the answer that the app waits for. The app still waits.</p></html>
            """)
    static let notFound = make(
        status: "404 Not Found", page: "<!doctype html><title>Not found</title><p>There is no such page.</p>")
    static let badRequest = make(
        status: "400 Bad Request", page: "<!doctype html><title>Bad request</title><p>Bad request.</p>")

    /// An answer contains nothing from the request, and its page may neither run a script nor load anything.
    private static func make(status: String, page: String) -> [UInt8] {
        let head = [
            "HTTP/1.1 \(status)", "content-type: text/html; charset=utf-8", "content-length: \(page.utf8.count)",
            "connection: close", "cache-control: no-store", "content-security-policy: default-src 'none'",
            "referrer-policy: no-referrer", "x-content-type-options: nosniff", "x-frame-options: DENY",
        ]
        return Array((head.joined(separator: "\r\n") + "\r\n\r\n" + page).utf8)
    }
}
