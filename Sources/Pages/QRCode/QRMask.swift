/// The eight masks. The one with the least penalty is used (ISO/IEC 18004, section 7.8).
enum QRMask: Int, CaseIterable {
    case zero, one, two, three, four, five, six, seven

    func inverts(x: Int, y: Int) -> Bool {
        switch self {
        case .zero: (x + y) % 2 == 0
        case .one: y % 2 == 0
        case .two: x % 3 == 0
        case .three: (x + y) % 3 == 0
        case .four: (x / 3 + y / 2) % 2 == 0
        case .five: x * y % 2 + x * y % 3 == 0
        case .six: (x * y % 2 + x * y % 3) % 2 == 0
        case .seven: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}

/// How hard a pattern is to read.
enum QRPenalty {
    static func of(_ rows: [[Bool]]) -> Int {
        let columns = rows.indices.map { x in rows.map { $0[x] } }
        let lines = rows + columns
        return lines.reduce(0) { $0 + runs($1) + 40 * finders($1) } + 3 * blocks(rows) + balance(rows)
    }

    /// Three for five modules of one colour in a row, and one for each further module.
    private static func runs(_ line: [Bool]) -> Int {
        var (penalty, length) = (0, 0)
        var previous: Bool?
        for module in line {
            length = module == previous ? length + 1 : 1
            previous = module
            if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
        }
        return penalty
    }

    private static let pattern = [true, false, true, true, true, false, true]
    private static let light = [Bool](repeating: false, count: 4)
    private static let (lightAfter, lightBefore) = (pattern + light, light + pattern)

    /// How often a line looks like a finder pattern with light modules on one side.
    private static func finders(_ line: [Bool]) -> Int {
        guard line.count >= 11 else { return 0 }
        return (0...line.count - 11).reduce(0) { count, start in
            let part = line[start..<start + 11]
            return count + (part.elementsEqual(lightAfter) || part.elementsEqual(lightBefore) ? 1 : 0)
        }
    }

    /// The squares of two by two modules of one colour.
    private static func blocks(_ rows: [[Bool]]) -> Int {
        var count = 0
        for (upper, lower) in zip(rows, rows.dropFirst()) {
            for x in 1..<upper.count where upper[x] == upper[x - 1] && upper[x] == lower[x] && upper[x] == lower[x - 1]
            {
                count += 1
            }
        }
        return count
    }

    /// Ten for each five percent that the share of dark modules differs from half.
    private static func balance(_ rows: [[Bool]]) -> Int {
        let dark = rows.reduce(0) { $0 + $1.count { $0 } }
        let total = rows.count * rows.count
        return abs(dark * 20 - total * 10) / total * 10
    }
}
