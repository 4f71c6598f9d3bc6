import Kernel

/// A chart of stacked columns, drawn by the server with classes and attributes only. A sentence says what it shows, and
/// a table has every number.
struct ChartFigure {
    /// What is counted in one colour, in each column.
    struct Series {
        let name: String
        let values: [Int]
        /// The number of its colour, from 1 to 6.
        let tone: Int

        var sum: Int { values.reduce(0, +) }
    }

    /// The beginning of the ids of its parts.
    let id: String
    let title: String
    let sentence: String
    /// When each column's part began.
    let began: [String]
    let series: [Series]

    /// The units of a column's width and of the drawing's height.
    private static let (width, height) = (10, 1000)

    /// The sum of each column.
    var columns: [Int] { began.indices.map { part in series.reduce(0) { $0 + $1.values[part] } } }

    /// The figure. Nothing is drawn if nothing was counted.
    func markup(on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.charts
        let highest = columns.max() ?? 0
        return element("section", with: [.class("card chart"), .id(id)]) {
            element("h2") { title }
            element("p") { sentence }
            if highest > 0 {
                element("p", with: [.class("axis")]) { texts.highest(highest) }
                drawing(upTo: highest)
                element("p", with: [.class("axis")]) {
                    element("span") { Self.shown(began.first) }
                    element("span") { texts.now }
                }
                legend
                element("details") {
                    element("summary") { texts.asTable }
                    table(on: visit)
                }
            }
        }
    }

    private var legend: Markup {
        element("ul", with: [.class("legend")]) {
            for one in series {
                element("li") {
                    element("span", with: [.class("key s\(one.tone)"), Attribute("aria-hidden", value: "true")])
                    "\(one.name): \(one.sum)"
                }
            }
        }
    }

    private func table(on visit: ConsoleVisit) -> Markup {
        visit.table([visit.texts.administration.charts.from] + series.map(\.name)) {
            for part in began.indices {
                element("tr") {
                    element("th", with: [.scope("row")]) { Self.shown(began[part]) }
                    for one in series { element("td") { String(one.values[part]) } }
                }
            }
        }
    }

    /// The columns as a picture, the highest of which has the whole height.
    func drawing(upTo highest: Int) -> Markup {
        let attributes = [
            Attribute("role", value: "img"), Attribute("aria-labelledby", value: "\(id)-title"),
            Attribute("viewBox", value: "0 0 \(began.count * Self.width) \(Self.height)"),
            Attribute("preserveAspectRatio", value: "none"),
        ]
        return element("svg", with: attributes) {
            element("title", with: [.id("\(id)-title")]) { "\(title): \(sentence)" }
            element("path", with: [.class("grid"), Attribute("d", value: grid)])
            for (index, one) in series.enumerated() where one.sum > 0 {
                element(
                    "path", with: [.class("s\(one.tone)"), Attribute("d", value: path(of: index, upTo: highest))])
            }
        }
    }

    /// Lines at the bottom, in the middle and at the top.
    private var grid: String {
        [0, Self.height / 2, Self.height].map { "M0 \($0)h\(began.count * Self.width)" }.joined()
    }

    /// A rectangle in each column, above the rectangles of the series before.
    private func path(of index: Int, upTo highest: Int) -> String {
        // As floating point, because the product of a count and the height may overflow an integer.
        func level(_ count: Int) -> Int { Int(Double(count) / Double(max(highest, 1)) * Double(Self.height)) }
        return began.indices.map { part -> String in
            let below = series[..<index].reduce(0) { $0 + $1.values[part] }
            let count = series[index].values[part]
            guard count > 0 else { return "" }
            let (bottom, top) = (Self.height - level(below), Self.height - level(below + count))
            let left = part * Self.width + 1
            return "M\(left) \(bottom)V\(top)h\(Self.width - 2)V\(bottom)z"
        }.joined()
    }

    /// A time of a report to the minute, without its zone.
    private static func shown(_ timestamp: String?) -> String {
        // Such as 2026-01-01T08:00:00Z.
        guard let bytes = timestamp?.utf8, bytes.count == 20 else { return "–" }
        let (day, time) = (bytes.prefix(10), bytes.dropFirst(11).prefix(5))
        return "\(Substring(day)) \(Substring(time))"
    }
}
