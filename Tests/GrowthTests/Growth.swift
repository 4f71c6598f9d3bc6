import Foundation
import Testing

/// Measures how cost grows with the input, in this thread's CPU time, so that other load on the machine has no effect.
enum Growth {
    /// Costs below this many milliseconds are not compared, because the clock and the caches distort them.
    private static let leastMeasured = 4.0

    /// Expects that four times the input costs less than ten times as much: linear work costs four times as much,
    /// quadratic work sixteen times. A failed measurement is repeated, because other programs may have disturbed it.
    static func expectLinear(
        _ name: String, size: Int = 4000, _ work: (Int) -> Void, at location: SourceLocation = #_sourceLocation
    ) {
        var (small, large) = (0.0, 0.0)
        for _ in 0..<3 {
            small = cost { work(size) }
            large = cost { work(4 * size) }
            if large < Self.leastMeasured || large < 10 * small { return }
        }
        Issue.record("\(name): \(small) ms for \(size), \(large) ms for \(4 * size)", sourceLocation: location)
    }

    private static func cost(_ work: () -> Void) -> Double {
        let before = now()
        work()
        return now() - before
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
}

/// Texts that are expensive for some parsers, each repeated up to a given length.
enum Text {
    /// Marks of two classes in the wrong order, so that normalization must sort the whole run.
    static let marks = "\u{301}\u{316}"

    static let units = [
        marks, "\u{FF9E}\u{316}", "\u{301}\u{200B}\u{316}", "\u{1161}", "\u{FDFA}", "\u{1F1E6}", "{####}", "{##", "{",
        "<a ",
        "<", "<!--", "<style>", "<a href='", "<a href='x'>", "</a>", "&amp", "&", "9", "A", ".", " ", "a@b.c,", "\"\\",
        "%CC%81%CC%96",
        "a=b&", "&&", "=", "<br>", "\n", ">", "##}",
    ]

    static func repeating(_ unit: String, _ size: Int) -> String {
        String(repeating: unit, count: max(1, size / unit.utf8.count))
    }
}
