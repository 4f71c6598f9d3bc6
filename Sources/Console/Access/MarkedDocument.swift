/// A document with a part of it marked.
struct MarkedDocument: Sendable {
    /// A place before a character, by its line and column, counted from 1.
    typealias Place = (line: Int, column: Int)

    let before, inside, after: String

    /// The characters that are shown before the part, and after it.
    private static let maxAround = 600

    /// Marks what is between two places of `text`.
    init(text: String, start: Place, end: Place) {
        var (before, inside, after) = (
            String.UnicodeScalarView(), String.UnicodeScalarView(), String.UnicodeScalarView()
        )
        var place: Place = (1, 1)
        for scalar in text.unicodeScalars {
            if place < start {
                before.append(scalar)
            } else if place < end {
                inside.append(scalar)
            } else {
                after.append(scalar)
            }
            if scalar == "\n" { place = (place.line + 1, 1) } else { place.column += 1 }
        }
        self.before = (before.count > Self.maxAround ? "…" : "") + String(Substring(before.suffix(Self.maxAround)))
        self.inside = String(inside)
        self.after = String(Substring(after.prefix(Self.maxAround))) + (after.count > Self.maxAround ? "…" : "")
    }

    var markup: Markup {
        element("pre") {
            before
            element("mark") { inside }
            after
        }
    }
}
