/// The size of a QR code, with the number of its codewords at level M (ISO/IEC 18004, tables 1 and 9).
struct QRVersion: Sendable {
    /// 1 to 20.
    let number: Int
    /// The error correction codewords of each block.
    let correction: Int
    let blocks: Int

    private static let all: [QRVersion] = [
        (10, 1), (16, 1), (26, 1), (18, 2), (24, 2), (16, 4), (18, 4), (22, 4), (22, 5), (26, 5), (30, 5), (22, 8),
        (22, 9), (24, 9), (24, 10), (28, 10), (28, 11), (26, 13), (26, 14), (26, 16),
    ].enumerated().map { QRVersion(number: $0 + 1, correction: $1.0, blocks: $1.1) }

    /// The smallest version that holds `count` bytes; nil if none is large enough.
    static func smallest(for count: Int) -> QRVersion? { all.first { $0.capacity >= count } }

    /// The modules of a side.
    var size: Int { 17 + 4 * number }

    /// The width in bits of the field with the number of bytes.
    var countBits: Int { number < 10 ? 8 : 16 }

    /// The codewords with and without error correction.
    var codewords: Int { dataModules / 8 }
    var dataCodewords: Int { codewords - correction * blocks }

    /// The bytes of text that fit: four bits name the mode.
    private var capacity: Int { (dataCodewords * 8 - 4 - countBits) / 8 }

    /// The modules outside the patterns and the format and version information.
    private var dataModules: Int {
        let centres = alignment.count
        let alignmentModules = centres == 0 ? 0 : (25 * centres - 10) * centres - 55
        return (16 * number + 128) * number + 64 - alignmentModules - (number >= 7 ? 36 : 0)
    }

    /// The coordinates of the centres of the alignment patterns.
    var alignment: [Int] {
        guard number > 1 else { return [] }
        let count = number / 7 + 2
        let step = (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }
}
