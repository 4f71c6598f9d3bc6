import Wire

/// Maps paths to handlers. Paths are compared byte by byte: each has one spelling, and others do not exist (WIRE-17).
struct Routes: Sendable {
    typealias Answer = @Sendable (WireRequest) async -> WireResponse

    private let hosts: AllowedHosts?
    private var exact: [String: [String: Answer]] = [:]
    private var wellKnown: [String: @Sendable (_ poolID: String, WireRequest) async -> WireResponse?] = [:]

    /// Creates an empty table.
    ///
    /// - Parameter hosts: If given, all routes respond only under these names.
    init(only hosts: AllowedHosts? = nil) { self.hosts = hosts }

    /// Adds `answer` for `method` on exactly `path`.
    mutating func add(_ method: String, _ path: String, _ answer: @escaping Answer) {
        exact[path, default: [:]][method] = answer
    }

    /// Adds `answer` for `GET /<pool id>/.well-known/<name>`. It returns nil if there is no such pool.
    mutating func addWellKnown(
        _ name: String, _ answer: @escaping @Sendable (_ poolID: String, WireRequest) async -> WireResponse?
    ) {
        wellKnown[name] = answer
    }

    /// The response to any request, errors included.
    func respond(to request: WireRequest) async -> WireResponse {
        if let refusal = hosts?.refusal(of: request) { return refusal }
        if let methods = exact[request.path] {
            guard let answer = methods[request.method] else { return Self.wrongMethod(request, methods.keys.sorted()) }
            return await answer(request)
        }
        return await wellKnown(request) ?? Self.missing(request)
    }

    private func wellKnown(_ request: WireRequest) async -> WireResponse? {
        let parts = request.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard parts.count == 4, parts[0] == "", parts[2] == ".well-known", Self.isPoolID(parts[1]),
            let answer = wellKnown[parts[3]]
        else { return nil }
        switch request.method {
        case "GET", "HEAD": return await answer(parts[1], request)
        case "OPTIONS": return Self.readableByAll(WireResponse(status: 204))
        default: return Self.wrongMethod(request, ["GET", "HEAD", "OPTIONS"])
        }
    }

    /// Lets pages of any origin read public documents.
    private static func readableByAll(_ response: WireResponse) -> WireResponse {
        var response = response
        response.headers += [("Access-Control-Allow-Origin", "*"), ("Access-Control-Allow-Methods", "GET,HEAD")]
        return response
    }

    /// Whether `text` has the characters of a pool's id (UP-POOL-11); the store knows whether the pool exists.
    private static func isPoolID(_ text: String) -> Bool {
        (1...55).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private static func missing(_ request: WireRequest) -> WireResponse {
        .plain(404, message: "Not Found", requestID: request.requestID)
    }

    private static func wrongMethod(_ request: WireRequest, _ allowed: [String]) -> WireResponse {
        .plain(
            405, message: "Method Not Allowed", requestID: request.requestID,
            also: [("Allow", allowed.joined(separator: ", "))])
    }
}
