import Kernel
package import Wire

/// The routes of a listener: rows of methods, path patterns and handlers.
///
/// Paths are compared byte by byte: each has one spelling, and others do not exist (WIRE-17). A path does not match two
/// patterns, so the order of the rows does not matter. There are two exceptions: a pattern with a wildcard takes
/// precedence over patterns with parameters instead of its literals, and a pattern that begins with a literal takes
/// precedence over all that begin with a parameter.
package struct Routes: Sendable {
    private struct Entry: Sendable {
        let pattern: PathPattern
        var responders: [String: PathRoute.Responder] = [:]
        /// The method whose bodies are processed while they arrive, and the most bytes of one.
        var streamed: (method: String, maxBytes: Int)?
    }

    private let frame: RequestFrame
    private let hosts: AllowedHosts?
    /// The methods of handlers that process bodies while they arrive. For others no further look-up is needed.
    private let streamedMethods: [String]
    private let page: ErrorPage?
    /// The patterns without parameters.
    private let exact: [String: Entry]
    /// The patterns with parameters: first all with a wildcard, then all that begin with a literal.
    private let patterns: [Entry]

    /// The page that replaces an error for programs when a browser opens the address; nil if there is none.
    package typealias ErrorPage = @Sendable (_ request: WireRequest, _ status: Int) async -> WireResponse?

    /// Creates the routes in `rows`.
    ///
    /// - Parameters:
    ///   - frame: Records requests that do not reach a handler. Handlers run their own operations in it.
    ///   - hosts: If given, all routes only accept these host names.
    ///   - page: The page for browsers that request an unknown path or method.
    /// - Throws: `PathPatternError` if a pattern is malformed, or if a request matches two rows.
    package init(
        _ rows: [PathRoute], frame: RequestFrame, only hosts: AllowedHosts? = nil, page: ErrorPage? = nil
    ) throws(PathPatternError) {
        var entries: [Entry] = []
        for row in rows { try Self.add(row, to: &entries) }
        streamedMethods = rows.filter { $0.maxStreamed != nil }.map(\.method)
        self.frame = frame
        self.hosts = hosts
        self.page = page
        let parameterized = entries.filter { !$0.pattern.names.isEmpty }
        let fixed = parameterized.filter { !$0.pattern.hasWildcard }
        patterns =
            parameterized.filter(\.pattern.hasWildcard) + fixed.filter(\.pattern.beginsWithLiteral)
            + fixed.filter { !$0.pattern.beginsWithLiteral }
        exact = Dictionary(
            entries.filter { $0.pattern.names.isEmpty }.map { ($0.pattern.text, $0) }
        ) { first, _ in first }
    }

    /// The response to any request, errors included.
    package func respond(to request: WireRequest) async -> WireResponse {
        let response = await routed(request)
        guard let page, [404, 405].contains(response.status), request.acceptsHTML, !response.isPage,
            var replacement = await page(request, response.status)
        else { return response }
        replacement.headers += response.headers.filter { $0.name.hasSameLetters(as: "allow") }
        return replacement
    }

    private func routed(_ request: WireRequest) async -> WireResponse {
        if let hosts, !hosts.allow(request) { return refuse(request, refusal: .foreignHost) }
        guard let (entry, parameters) = find(request.path) else { return await respondWithoutPath(to: request) }
        guard let respond = entry.responders[request.method] else {
            return refuse(request, refusal: .wrongMethod(allowed: entry.responders.keys.sorted()))
        }
        guard request.method == "OPTIONS" else {
            return await respond(request, parameters) ?? refuse(request, refusal: .noSuchPath)
        }
        return await preflight(request) {
            guard let response = await respond(request, parameters) else { throw UnroutedRequest.noSuchPath }
            return response
        }
    }

    /// Preflights also succeed for unknown paths, so that the script learns of the error from the response to its
    /// request.
    private func respondWithoutPath(to request: WireRequest) async -> WireResponse {
        guard request.method == "OPTIONS" else { return refuse(request, refusal: .noSuchPath) }
        return await preflight(request) { CrossOrigin.preflight(request) }
    }

    /// The response of `respond`, recorded as a preflight.
    private func preflight(
        _ request: WireRequest, respond: @Sendable () async throws -> WireResponse
    ) async -> WireResponse {
        let result = await frame.run(request, as: PreflightOperation(), status: \.status) { _ in try await respond() }
        return switch result {
        case .success(let response): response
        case .failure(let refusal): refusal.response(to: request)
        }
    }

    private func refuse(_ request: WireRequest, refusal: UnroutedRequest) -> WireResponse {
        frame.refuse(refusal, to: request, as: UnroutedOperation()).response(to: request)
    }

    private static func add(_ row: PathRoute, to entries: inout [Entry]) throws(PathPatternError) {
        let pattern = try PathPattern(row.pattern)
        guard let index = entries.firstIndex(where: { $0.pattern.overlaps(pattern) }) else {
            entries.append(
                Entry(
                    pattern: pattern, responders: [row.method: row.respond],
                    streamed: row.maxStreamed.map { (row.method, $0) }))
            return
        }
        let existing = entries[index]
        guard existing.pattern.text == pattern.text else { throw .ambiguous(existing.pattern.text, pattern.text) }
        guard existing.responders[row.method] == nil else { throw .repeated(method: row.method, pattern.text) }
        entries[index].responders[row.method] = row.respond
        if let maxBytes = row.maxStreamed { entries[index].streamed = (row.method, maxBytes) }
    }

    /// The most bytes of a body that the handler processes while it arrives; nil if it needs whole bodies.
    package func maxStreamed(_ method: String, path: String) -> Int? {
        guard streamedMethods.contains(method), let streamed = find(path)?.0.streamed, streamed.method == method else {
            return nil
        }
        return streamed.maxBytes
    }

    private func find(_ path: String) -> (Entry, PathParameters)? {
        if let entry = exact[path] { return (entry, PathParameters()) }
        let segments = PathPattern.segments(of: path)
        for entry in patterns {
            if let parameters = entry.pattern.parameters(of: segments) { return (entry, parameters) }
        }
        return nil
    }
}

extension WireResponse {
    /// Whether it is HTML.
    fileprivate var isPage: Bool {
        headers.contains { $0.name.hasSameLetters(as: "content-type") && $0.value.utf8.starts(with: "text/html".utf8) }
    }
}
