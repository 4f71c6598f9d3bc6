package import Kernel

/// The times that signatures cover.
package enum SignatureTime {
    /// The `X-Amz-Date` form: `20261121T003000Z` (ISO 8601, basic format).
    package static func text(_ instant: Instant) -> String { CivilTime(instant).basicTimestamp }

    /// Reads `20261121T003000Z`; nil for anything else.
    package static func parse(_ text: String) -> Instant? { Instant(basicTimestamp: text) }

    /// Reads a `Date` header: the form above, or `Sat, 21 Nov 2026 00:30:00 GMT` (RFC 9110, section 5.6.7).
    package static func parseDate(_ text: String) -> Instant? {
        parse(text) ?? Instant(internetDate: text, zone: "GMT")
    }
}
