package import Cryptography

/// What takes the claims of a token as they are made. Signing takes values alone; an explanation takes sources too. The
/// sources are made only if they are taken.
protocol ClaimSink: Sendable {
    init()

    /// The value of a claim so far.
    subscript(name: String) -> ClaimValue? { get }

    /// Adds a claim, or gives it another value.
    mutating func put(_ name: String, value: ClaimValue, from source: @autoclosure () -> ClaimSource)

    /// Says that what could be a claim is none.
    mutating func withhold(_ name: String, because absence: ClaimAbsence)

    /// Adds a claim of the pool's function, or gives one its value.
    mutating func override(_ name: String, value: ClaimValue)

    /// Removes a claim, as the pool's function says.
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

/// The claims of a token, each with its source, and what was left out.
package struct SourcedClaims: Sendable {
    package private(set) var claims = Claims()
    private var sources: [String: ClaimSource] = [:]
    /// What is not in the token, in the order in which it was left out.
    package private(set) var absent: [(name: String, absence: ClaimAbsence)] = []

    init() {}

    /// Where a claim comes from; nil if there is no such claim.
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

    /// A function may name what is not there; that says nothing about the token.
    mutating func suppress(_ name: String) {
        guard claims[name] != nil else { return }
        (claims[name], sources[name]) = (nil, nil)
        absent.append((name, .suppressed))
    }
}
