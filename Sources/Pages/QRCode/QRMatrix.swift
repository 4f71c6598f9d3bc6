/// The modules of a QR code: patterns, format and version information, and the codewords between them.
struct QRMatrix {
    private(set) var modules: [[Bool]]
    /// The modules outside of the codewords.
    private var isFixed: [[Bool]]
    private let version: QRVersion

    /// The patterns of `version`, with space reserved for the format.
    init(_ version: QRVersion) {
        self.version = version
        let row = [Bool](repeating: false, count: version.size)
        modules = [[Bool]](repeating: row, count: version.size)
        isFixed = modules
        drawTiming()
        for (x, y) in [(3, 3), (version.size - 4, 3), (3, version.size - 4)] { drawFinder(x: x, y: y) }
        drawAlignment()
        drawVersion()
        drawFormat(.zero)
    }

    /// Places `codewords` under `mask`, and records the mask in the format information.
    mutating func place(_ codewords: [UInt8], under mask: QRMask) {
        var bits = codewords.lazy.flatMap { byte in (0..<8).lazy.map { byte >> UInt8(7 - $0) & 1 == 1 } }
            .makeIterator()
        for (x, y) in path where !isFixed[y][x] {
            // The last modules do not have a bit, but are masked as well.
            modules[y][x] = (bits.next() ?? false) != mask.inverts(x: x, y: y)
        }
        drawFormat(mask)
    }

    /// The modules in the order of the codewords: columns of two from the right, alternately upwards and downwards.
    private var path: [(x: Int, y: Int)] {
        let size = version.size
        var path: [(Int, Int)] = []
        var (right, goesUp) = (size - 1, true)
        while right > 0 {
            // Column 6 is a timing pattern.
            if right == 6 { right = 5 }
            for step in 0..<size {
                let y = goesUp ? size - 1 - step : step
                path += [(right, y), (right - 1, y)]
            }
            (right, goesUp) = (right - 2, !goesUp)
        }
        return path
    }

    private mutating func fix(x: Int, y: Int, isDark: Bool) {
        guard (0..<version.size).contains(x), (0..<version.size).contains(y) else { return }
        modules[y][x] = isDark
        isFixed[y][x] = true
    }

    private mutating func drawTiming() {
        for index in 0..<version.size {
            fix(x: 6, y: index, isDark: index.isMultiple(of: 2))
            fix(x: index, y: 6, isDark: index.isMultiple(of: 2))
        }
    }

    /// A finder pattern with the light modules around it.
    private mutating func drawFinder(x: Int, y: Int) {
        for dy in -4...4 {
            for dx in -4...4 {
                let distance = max(abs(dx), abs(dy))
                fix(x: x + dx, y: y + dy, isDark: distance != 2 && distance != 4)
            }
        }
    }

    private mutating func drawAlignment() {
        let (first, last) = (6, version.size - 7)
        for x in version.alignment {
            for y in version.alignment {
                // The finder patterns are in the other corners.
                if (x, y) == (first, first) || (x, y) == (first, last) || (x, y) == (last, first) { continue }
                for dy in -2...2 { for dx in -2...2 { fix(x: x + dx, y: y + dy, isDark: max(abs(dx), abs(dy)) != 1) } }
            }
        }
    }

    /// Two copies of 15 bits: the level, the mask, and their error correction (ISO/IEC 18004, section 7.9).
    private mutating func drawFormat(_ mask: QRMask) {
        // Level M is 00.
        let bits = Self.withCorrection(mask.rawValue, bits: 10, divisor: 0x537) ^ 0x5412
        let size = version.size
        let around = (0..<6).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (9..<15).map { (14 - $0, 8) }
        let beside = (0..<8).map { (size - 1 - $0, 8) } + (8..<15).map { (8, size - 15 + $0) }
        for modules in [around, beside] {
            for (bit, (x, y)) in modules.enumerated() { fix(x: x, y: y, isDark: bits >> bit & 1 == 1) }
        }
        fix(x: 8, y: size - 8, isDark: true)
    }

    /// Two copies of 18 bits, from version 7 on (section 7.10).
    private mutating func drawVersion() {
        guard version.number >= 7 else { return }
        let bits = Self.withCorrection(version.number, bits: 12, divisor: 0x1F25)
        for bit in 0..<18 {
            let (far, near) = (version.size - 11 + bit % 3, bit / 3)
            fix(x: far, y: near, isDark: bits >> bit & 1 == 1)
            fix(x: near, y: far, isDark: bits >> bit & 1 == 1)
        }
    }

    /// `value` followed by the remainder of its division in the field of two elements.
    private static func withCorrection(_ value: Int, bits: Int, divisor: Int) -> Int {
        var remainder = value
        for _ in 0..<bits { remainder = remainder << 1 ^ (remainder >> (bits - 1)) * divisor }
        return value << bits | remainder
    }
}
