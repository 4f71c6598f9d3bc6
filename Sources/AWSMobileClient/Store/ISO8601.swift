import Kernel

/// The store's format for times: ISO 8601 in UTC, to the second, such as `2020-03-03T04:05:06Z`.
enum ISO8601 {
    /// Formats `instant`, without fractions of a second.
    static func text(_ instant: Instant) -> String { CivilTime(instant).timestamp }

    /// Parses `text`; nil if it has another format.
    static func read(_ text: String) -> Instant? { Instant(timestamp: text) }
}
