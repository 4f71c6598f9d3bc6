/// Counts durations in ranges from half a millisecond to ten seconds.
struct Histogram {
    /// The upper bounds, in microseconds, and as text in seconds.
    static let bounds: [(microseconds: Int64, name: String)] = [
        (500, "0.0005"), (1000, "0.001"), (2500, "0.0025"), (5000, "0.005"), (10_000, "0.01"), (25_000, "0.025"),
        (50_000, "0.05"), (100_000, "0.1"), (250_000, "0.25"), (500_000, "0.5"), (1_000_000, "1"),
        (2_500_000, "2.5"), (10_000_000, "10"),
    ]

    /// The count of each range; the last is for durations beyond all bounds.
    private(set) var ranges = [Int](repeating: 0, count: bounds.count + 1)
    private(set) var sum = Duration.zero

    /// The number of durations.
    var total: Int { ranges.reduce(0, +) }

    mutating func count(_ duration: Duration) {
        let (seconds, fraction) = duration.components
        let microseconds = seconds >= 11 ? .max : seconds * 1_000_000 + fraction / 1_000_000_000_000
        ranges[Self.bounds.firstIndex { microseconds <= $0.microseconds } ?? Self.bounds.count] += 1
        sum += duration
    }
}
