import Cryptography
import Kernel
package import Outbound

/// Sends requests to providers (FED-09): within limits of time and size, only to addresses that the operator permits,
/// and without following redirects.
package struct ProviderClient: Sendable {
    /// Sends a request.
    package typealias Send = @Sendable (HTTPCall) async throws(HTTPCallError) -> HTTPAnswer

    private let send: Send
    private let reach: AddressReach
    private let places: ProviderPlaces
    /// How long a request may take; nil for the limit of `send`.
    private var patience: Duration?

    /// - Parameters:
    ///   - reach: The addresses that providers may have.
    ///   - send: Sends a request.
    package init(reach: AddressReach, send: @escaping Send) { self.init(reach: reach, ProviderPlaces(), send: send) }

    /// The same with other limits.
    init(reach: AddressReach, _ places: ProviderPlaces, send: @escaping Send) {
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
        ProviderClient(reach: .any, places, send: send)
    }

    /// The same client, which waits no longer than that for each answer.
    func limited(to patience: Duration) -> ProviderClient {
        var copy = self
        copy.patience = patience
        return copy
    }

    /// The JSON object at `url`.
    ///
    /// - Throws: `FederationRefusal`.
    func json(_ call: HTTPCall, from source: ProviderSource) async throws(FederationRefusal) -> Claims {
        var call = call
        call.headers.append(("Accept", "application/json"))
        let (provider, answer) = (source.name, try await answer(to: call, from: source))
        guard answer.status == 200 else {
            let code = Self.errorCode(in: answer).map { " (\($0))" } ?? ""
            throw .wrongAnswer(provider: provider, reason: "status \(answer.status)\(code)")
        }
        guard answer.headers["content-type"].map({ $0.lowercased().utf8.firstRange(of: "json".utf8) != nil }) ?? false
        else { throw .wrongAnswer(provider: provider, reason: "the content type is not JSON") }
        do { return try Claims(json: answer.body) } catch {
            throw .wrongAnswer(provider: provider, reason: "the body is not a JSON object")
        }
    }

    /// The text at `url`.
    ///
    /// - Throws: `FederationRefusal`.
    func text(_ call: HTTPCall, from source: ProviderSource) async throws(FederationRefusal) -> String {
        let answer = try await answer(to: call, from: source)
        guard answer.status == 200, let text = String(validating: answer.body, as: UTF8.self) else {
            throw .wrongAnswer(provider: source.name, reason: "status \(answer.status), or no text")
        }
        return text
    }

    /// The response of a provider, with any status. If too many requests run, it waits for a limited time.
    ///
    /// - Throws: `FederationRefusal`.
    func answer(to call: HTTPCall, from source: ProviderSource) async throws(FederationRefusal) -> HTTPAnswer {
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
            let answer = try await send(call)
            places.leave(place, hasAnswered: .now - began < Self.promptly)
            return answer
        } catch {
            places.leave(place, hasAnswered: false)
            switch error.cause {
            case .badResponse: throw .wrongAnswer(provider: source.name, reason: error.reason)
            case .busy: throw .busy(provider: source.name)
            case .connection, .timedOut: throw .unreachable(provider: source.name)
            }
        }
    }

    /// The registered error code in a response (RFC 6749, section 5.2), which shows the operator what is misconfigured.
    static func errorCode(in answer: HTTPAnswer) -> String? {
        guard let code = (try? Claims(json: answer.body))?.string("error"), code.utf8.count <= 64,
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
