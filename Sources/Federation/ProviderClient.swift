import Cryptography
import Kernel
package import Outbound

/// Sends requests to providers (FED-09): within limits of time and size, only to addresses that the operator permits,
/// and without following redirects.
package struct ProviderClient: Sendable {
    /// Sends a request.
    package typealias Send = @Sendable (HTTPCall) async throws(HTTPCallError) -> HTTPCallResponse

    private let send: Send
    private let reach: AddressReach
    private let places: ProviderPlaces
    /// How long a request may take; nil for the limit of `send`.
    private var patience: Duration?
    /// Where a test keeps the requests.
    private var log: ProviderRequestLog?

    /// - Parameters:
    ///   - reach: The addresses that providers may have.
    ///   - send: Sends a request.
    package init(reach: AddressReach, send: @escaping Send) {
        self.init(reach: reach, places: ProviderPlaces(), send: send)
    }

    /// The same with other limits.
    init(reach: AddressReach, places: ProviderPlaces, send: @escaping Send) {
        self.reach = reach
        self.places = places
        self.send = send
    }

    /// The largest number of concurrent requests.
    package static let maxAtOnce = ProviderPlaces.Limits().maxAtOnce
    /// A host that takes longer has not responded in time: it cannot use capacity that is reserved for responsive
    /// hosts.
    private static let promptly = Duration.seconds(2)

    /// The same client and places, for addresses that the operator has given and that may be private.
    func reachingAll() -> ProviderClient {
        ProviderClient(reach: .any, places: places, send: send)
    }

    /// The same client, which waits at most that long for each response.
    func limited(to patience: Duration) -> ProviderClient {
        var copy = self
        copy.patience = patience
        return copy
    }

    /// The same client, which keeps its requests in `log`.
    func keeping(_ log: ProviderRequestLog) -> ProviderClient {
        var copy = self
        copy.log = log
        return copy
    }

    /// The JSON object at `url`.
    ///
    /// - Throws: `FederationRefusal`.
    func json(_ call: HTTPCall, from source: ProviderSource) async throws(FederationRefusal) -> Claims {
        var call = call
        call.headers.append(("Accept", "application/json"))
        let (provider, response) = (source.name, try await response(to: call, from: source))
        guard response.status == 200 else {
            let code = Self.errorCode(in: response).map { " (\($0))" } ?? ""
            throw .wrongResponse(provider: provider, reason: "status \(response.status)\(code)")
        }
        guard response.headers["content-type"].map({ $0.lowercased().utf8.firstRange(of: "json".utf8) != nil }) ?? false
        else { throw .wrongResponse(provider: provider, reason: "the content type is not JSON") }
        do { return try Claims(json: response.body) } catch {
            throw .wrongResponse(provider: provider, reason: "the body is not a JSON object")
        }
    }

    /// The text at `url`.
    ///
    /// - Throws: `FederationRefusal`.
    func text(_ call: HTTPCall, from source: ProviderSource) async throws(FederationRefusal) -> String {
        let response = try await response(to: call, from: source)
        guard response.status == 200, let text = String(validating: response.body, as: UTF8.self) else {
            throw .wrongResponse(provider: source.name, reason: "status \(response.status), or no text")
        }
        return text
    }

    /// The response of a provider, with any status. If too many requests run, it waits for a limited time.
    ///
    /// - Throws: `FederationRefusal`.
    func response(to call: HTTPCall, from source: ProviderSource) async throws(FederationRefusal) -> HTTPCallResponse {
        var call = call
        call.reach = reach
        if let patience { call.deadline = .now + patience }
        // Other requests can run while this one waits for another server.
        ExecutionSlot.current?.release()
        let host = TargetHost.name(in: call.url)
        guard let place = await places.enter(source, host: host, patience: patience) else {
            throw .busy(provider: source.name)
        }
        let began = ContinuousClock.now
        do {
            let response = try await send(call)
            places.leave(place, hasResponded: .now - began < Self.promptly)
            log?.keep(call, response: response)
            return response
        } catch {
            places.leave(place, hasResponded: false)
            log?.keep(call, failure: error.reason)
            switch error.cause {
            case .badResponse: throw .wrongResponse(provider: source.name, reason: error.reason)
            case .busy: throw .busy(provider: source.name)
            case .connection, .timedOut: throw .unreachable(provider: source.name)
            }
        }
    }

    /// The registered error code in a response (RFC 6749, section 5.2), which shows the operator what is misconfigured.
    static func errorCode(in response: HTTPCallResponse) -> String? {
        guard let code = (try? Claims(json: response.body))?.string("error"), code.utf8.count <= 64,
            code.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") })
        else { return nil }
        return code
    }
}

/// The host of a URL, the key of the record of responsive hosts.
private enum TargetHost {
    /// The part between `://` and the next slash, in lower case.
    static func name(in url: String) -> String {
        let rest = url.utf8.firstRange(of: "://".utf8).map { url.utf8[$0.upperBound...] } ?? url.utf8[...]
        return Substring(rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }).lowercased()
    }
}
