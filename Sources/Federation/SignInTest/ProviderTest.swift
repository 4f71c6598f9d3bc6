package import Kernel

/// A sign-in with a provider that an operator tries. It leads to a report, never to a user or a session.
///
/// Its state is another kind of text than that of a sign-in: it names a row, which has the rest. A state of a sign-in
/// is sealed text without a dot, so neither can be taken for the other.
package struct ProviderTest: Sendable {
    /// Identifies the test in its pool.
    package let id: String
    package let pool: UserPoolID
    package let provider: String
    /// The operator who began it, as policies name callers. Only this one sees the report.
    package let operatorARN: String
    package let start: Start
    /// What the provider has sent; nil until the browser is back.
    package let report: ProviderTestReport?
    /// When the browser came back.
    package let takenAt: Instant?
    package let expiresAt: Instant

    /// What the browser and the provider must repeat.
    package struct Start: Codable, Sendable {
        /// Nonce, PKCE verifier, and where the provider redirects the browser.
        package let state: FederationState
        /// The part of the state's text that only the browser and the provider know.
        let secret: String
    }

    /// The path where the browser begins.
    package static let path = "/oauth2/provider-test"
    /// How many seconds a test and its report last.
    package static let lifetime: Int64 = .minutes(10)
    /// How many tests of a pool there may be at a time.
    package static let maxPerPool = 20

    private static let mark = "test."
    /// The longest text of a state, in bytes.
    private static let maxBytes = 256

    /// Whether `state` is of a test. That the test exists is not known.
    package static func isState(_ state: String) -> Bool { state.utf8.starts(with: mark.utf8) }

    /// What the provider gets as `state`, and returns.
    package var stateText: String { "\(Self.mark)\(pool).\(id).\(start.secret)" }

    /// The parts of a state's text; nil for any other text.
    struct StateParts {
        let pool: UserPoolID
        let id: String
        let secret: String

        init?(_ text: String) {
            guard text.utf8.count <= ProviderTest.maxBytes, ProviderTest.isState(text) else { return nil }
            let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard parts.count == 4 else { return nil }
            let texts = parts.map { String(Substring($0)) }
            (pool, id, secret) = (UserPoolID(rawValue: texts[1]), texts[2], texts[3])
            guard pool.isPlausible else { return nil }
        }
    }

    /// The address where the operator's browser begins.
    package var address: String {
        let end = start.state.redirectURI.utf8.firstRange(of: "://".utf8)?.upperBound
        let rest = end.map { start.state.redirectURI.utf8[$0...] } ?? start.state.redirectURI.utf8[...]
        let path = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        let origin = String(Substring(start.state.redirectURI.utf8[..<path]))
        return "\(origin)\(Self.path)?state=\(PercentEncoding.encode(stateText.utf8))"
    }

    /// The request to the provider.
    package var request: ProviderRequest { start.state.request(stateText) }
}

/// Why a test of a provider is not begun or not shown.
package enum ProviderTestRefusal: Refusal {
    /// There is no such test, it has expired, or another operator began it.
    case notFound
    /// The pool has as many as it may have.
    case tooMany(Int)

    package var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .tooMany: .limited
        }
    }

    package var message: String {
        switch self {
        case .notFound: "The test does not exist, has expired, or was begun by another operator."
        case .tooMany(let maximum):
            "A pool has at most \(maximum) tests of its providers within ten minutes. Try again later."
        }
    }
}
