import Cryptography
import Kernel
package import Outbound

/// Sends requests to providers (FED-09): within limits of time and size, to the addresses that the operator permits,
/// and following no redirects.
package struct ProviderClient: Sendable {
    /// Sends a request.
    package typealias Send = @Sendable (HTTPCall) async throws(HTTPCallError) -> HTTPAnswer

    private let send: Send
    private let reach: AddressReach
    private let calls = CallsInFlight()
    /// How long a request may take; nil for the limit of `send`.
    private var patience: Duration?

    /// - Parameters:
    ///   - reach: The addresses that providers may have.
    ///   - send: Sends a request.
    package init(reach: AddressReach, send: @escaping Send) {
        self.reach = reach
        self.send = send
    }

    /// The same client, which waits no longer than that for each answer.
    func limited(to patience: Duration) -> ProviderClient {
        var copy = self
        copy.patience = patience
        return copy
    }

    /// The JSON object that `url` answers.
    ///
    /// - Parameter provider: The provider's name, for refusals.
    /// - Throws: `FederationRefusal`.
    func json(_ call: HTTPCall, from provider: String) async throws(FederationRefusal) -> Claims {
        var call = call
        call.headers.append(("Accept", "application/json"))
        let answer = try await answer(to: call, from: provider)
        guard answer.status == 200 else {
            throw .wrongAnswer(provider: provider, reason: "status \(answer.status)\(Self.error(in: answer))")
        }
        guard answer.headers["content-type"].map({ $0.lowercased().utf8.firstRange(of: "json".utf8) != nil }) ?? false
        else { throw .wrongAnswer(provider: provider, reason: "the content type is not JSON") }
        do { return try Claims(json: answer.body) } catch {
            throw .wrongAnswer(provider: provider, reason: "the body is no JSON object")
        }
    }

    /// The text that `url` answers.
    ///
    /// - Throws: `FederationRefusal`.
    func text(_ call: HTTPCall, from provider: String) async throws(FederationRefusal) -> String {
        let answer = try await answer(to: call, from: provider)
        guard answer.status == 200, let text = String(validating: answer.body, as: UTF8.self) else {
            throw .wrongAnswer(provider: provider, reason: "status \(answer.status), or no text")
        }
        return text
    }

    /// The answer of `provider`, whatever its status.
    ///
    /// - Throws: `FederationRefusal`.
    func answer(to call: HTTPCall, from provider: String) async throws(FederationRefusal) -> HTTPAnswer {
        var call = call
        call.reach = reach
        if let patience { call.deadline = .now + patience }
        guard calls.begin(provider) else { throw .busy(provider: provider) }
        defer { calls.end(provider) }
        // Other requests need not wait while this one waits for another server.
        ExecutionSlot.current?.release()
        do { return try await send(call) } catch {
            switch error.cause {
            case .badResponse: throw .wrongAnswer(provider: provider, reason: error.reason)
            case .busy: throw .busy(provider: provider)
            case .connection, .timedOut: throw .unreachable(provider: provider)
            }
        }
    }

    /// The registered error code in an answer (RFC 6749, section 5.2), which tells the operator what is misconfigured.
    private static func error(in answer: HTTPAnswer) -> String {
        guard let code = (try? Claims(json: answer.body))?.string("error"), code.utf8.count <= 64,
            code.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") })
        else { return "" }
        return " (\(code))"
    }
}

/// Counts the requests to each provider, so that a slow one holds no others up.
private final class CallsInFlight: Sendable {
    private static let perProvider = 16
    private let counts = Locked<[String: Int]>([:])

    /// - Returns: False if there are too many; otherwise `end` must follow.
    func begin(_ provider: String) -> Bool {
        counts.change { counts in
            let count = counts[provider, default: 0]
            guard count < Self.perProvider else { return false }
            counts[provider] = count + 1
            return true
        }
    }

    func end(_ provider: String) {
        counts.change { counts in
            let count = counts[provider, default: 0] - 1
            counts[provider] = count > 0 ? count : nil
        }
    }
}
