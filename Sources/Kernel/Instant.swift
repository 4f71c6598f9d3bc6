/// A point in time in microseconds since 1970, the only form for storing and comparing times.
///
/// Arithmetic saturates, so that a number from outside cannot trap.
public struct Instant: Hashable, Comparable, Codable, Sendable {
    /// Microseconds since 1970-01-01 00:00:00 UTC.
    public var microseconds: Int64

    /// The instant `microseconds` after the start of 1970.
    public init(microseconds: Int64) { self.microseconds = microseconds }

    /// The instant `seconds` after the start of 1970.
    public init(seconds: Int64) { microseconds = Self.saturating(seconds) }

    /// Whole seconds since 1970, rounded down, as JWT claims use them (RFC 7519, section 2).
    public var seconds: Int64 { microseconds / 1_000_000 - (microseconds % 1_000_000 < 0 ? 1 : 0) }

    /// Whether `earlier` comes first.
    public static func < (earlier: Self, later: Self) -> Bool { earlier.microseconds < later.microseconds }

    /// The instant `seconds` later, or earlier if `seconds` is negative.
    public func advanced(seconds: Int64) -> Self {
        let (sum, overflow) = microseconds.addingReportingOverflow(Self.saturating(seconds))
        return Self(microseconds: overflow ? (seconds < 0 ? .min : .max) : sum)
    }

    /// Whole seconds from `earlier` to this instant.
    public func seconds(since earlier: Self) -> Int64 {
        let (difference, overflow) = microseconds.subtractingReportingOverflow(earlier.microseconds)
        return (overflow ? (microseconds < 0 ? .min : .max) : difference) / 1_000_000
    }

    private static func saturating(_ seconds: Int64) -> Int64 {
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
        return overflow ? (seconds < 0 ? .min : .max) : product
    }
}

/// Durations in seconds, for constants. They trap on overflow.
extension Int64 {
    /// Minutes in seconds.
    public static func minutes(_ count: Int64) -> Int64 { count * 60 }
    /// Hours in seconds.
    public static func hours(_ count: Int64) -> Int64 { count * 3600 }
    /// Days in seconds.
    public static func days(_ count: Int64) -> Int64 { count * 86_400 }
}
