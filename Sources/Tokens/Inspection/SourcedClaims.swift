package import Cryptography

/// Receives the claims of a token while they are built. Signing keeps only the values; an explanation also keeps their
/// sources. A source is computed only if it is kept.
protocol ClaimSink: Sendable {
    init()

    /// The value of a claim so far.
    subscript(name: String) -> ClaimValue? { get }

    /// Adds a claim, or gives it another value.
    mutating func put(_ name: String, value: ClaimValue, from source: @autoclosure () -> ClaimSource)

    /// Records why a claim is left out.
    mutating func withhold(_ name: String, because absence: ClaimAbsence)

    /// Adds a claim that the pool's function returned, or replaces the value of one.
    mutating func override(_ name: String, value: ClaimValue)

    /// Removes a claim that the pool's function suppresses.
    mutating func suppress(_ name: String)
}

extension Claims: ClaimSink {
    mutating func put(_ name: String, value: ClaimValue, from source: @autoclosure () -> ClaimSource) {
        self[name] = value
    }

    mutating func withhold(_ name: String, because absence: ClaimAbsence) {}
    mutating func override(_ name: String, value: ClaimValue) { self[name] = value }
    mutating func suppress(_ name: String) { self[name] = nil }
}

/// The claims of a token, each with its source, and the claims that were left out.
package struct SourcedClaims: Sendable {
    package private(set) var claims = Claims()
    private var sources: [String: ClaimSource] = [:]
    /// The claims that are not in the token, in the order in which they were left out.
    package private(set) var absent: [(name: String, absence: ClaimAbsence)] = []

    init() {}

    /// The source of a claim; nil if there is no such claim.
    package func source(of name: String) -> ClaimSource? { sources[name] }
}

extension SourcedClaims: ClaimSink {
    subscript(name: String) -> ClaimValue? { claims[name] }

    mutating func put(_ name: String, value: ClaimValue, from source: @autoclosure () -> ClaimSource) {
        (claims[name], sources[name]) = (value, source())
    }

    mutating func withhold(_ name: String, because absence: ClaimAbsence) { absent.append((name, absence)) }

    mutating func override(_ name: String, value: ClaimValue) {
        (claims[name], sources[name]) = (value, .function(replacing: sources[name]))
    }

    /// A function may also name a claim that the token would not have had; that is not recorded.
    mutating func suppress(_ name: String) {
        guard claims[name] != nil else { return }
        (claims[name], sources[name]) = (nil, nil)
        absent.append((name, .suppressed))
    }
}
