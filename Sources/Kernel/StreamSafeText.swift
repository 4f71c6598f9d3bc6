/// The limit on combining marks that keeps the cost of text linear (UAX #15, section 13, stream-safe text format).
///
/// `String ==` and `String.hash` normalize their operands, and sorting a run of combining marks takes time quadratic in
/// its length. Input is refused if it has a longer run.
package enum StreamSafeText {
    /// The most combining marks in a row.
    package static let maxRun = 30

    /// Whether no run of combining marks in `text` is longer than `maxRun`.
    package static func admits(_ text: String) -> Bool {
        var text = text
        // Every mark is U+0300 or above, which begins with the byte 0xCC or a greater one in UTF-8.
        let mayHaveMarks = text.withUTF8 { bytes in bytes.contains { $0 >= 0xCC } }
        return !mayHaveMarks || hasShortRuns(text.unicodeScalars)
    }

    private static func hasShortRuns(_ scalars: String.UnicodeScalarView) -> Bool {
        var run = 0
        for scalar in scalars {
            guard let marks = marks(in: scalar) else {
                run = 0
                continue
            }
            run += marks
            guard run <= maxRun else { return false }
        }
        return true
    }

    /// How many marks `scalar` adds to a run; nil if it ends the run.
    ///
    /// Invisible scalars add none and do not end a run: names are compared without them, which joins the runs around
    /// them.
    private static func marks(in scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case ..<0x300: return scalar.value == 0xAD ? 0 : nil
        // The only scalars that are not marks themselves but decompose into marks alone.
        case 0x344, 0xF73, 0xF75, 0xF81: return 2
        case 0xFF9E, 0xFF9F: return 1
        default:
            if scalar.properties.canonicalCombiningClass != .notReordered { return 1 }
            return scalar.properties.isDefaultIgnorableCodePoint ? 0 : nil
        }
    }
}
