/// The codewords of a QR code: the padded text, in blocks with error correction.
enum QRCodewords {
    /// The codewords in their order in the matrix (ISO/IEC 18004, sections 7.4 to 7.6).
    static func all(of bytes: [UInt8], version: QRVersion) -> [UInt8] {
        let blocks = blocks(data(of: bytes, version: version), version: version)
        let divisor = ReedSolomon.divisor(degree: version.correction)
        let corrections = blocks.map { ReedSolomon.remainder(of: $0, by: divisor) }
        return interleaved(blocks) + interleaved(corrections)
    }

    /// Mode, length, text, terminator, and alternating padding bytes.
    private static func data(of bytes: [UInt8], version: QRVersion) -> [UInt8] {
        var bits = QRBits()
        bits.append(0b0100, count: 4)
        bits.append(bytes.count, count: version.countBits)
        for byte in bytes { bits.append(Int(byte), count: 8) }
        bits.append(0, count: min(4, version.dataCodewords * 8 - bits.count))
        bits.append(0, count: (8 - bits.count % 8) % 8)
        var codewords = bits.bytes
        var filling: UInt8 = 0xEC
        while codewords.count < version.dataCodewords {
            codewords.append(filling)
            filling = filling == 0xEC ? 0x11 : 0xEC
        }
        return codewords
    }

    /// The later blocks have one more codeword if the number cannot be divided evenly.
    private static func blocks(_ data: [UInt8], version: QRVersion) -> [[UInt8]] {
        let short = data.count / version.blocks
        let longer = data.count % version.blocks
        var rest = data[...]
        return (0..<version.blocks).map { index in
            let length = index < version.blocks - longer ? short : short + 1
            defer { rest = rest.dropFirst(length) }
            return Array(rest.prefix(length))
        }
    }

    /// The first of each block, the second of each block, and so on.
    private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
        let longest = blocks.map(\.count).max() ?? 0
        return (0..<longest).flatMap { index in blocks.compactMap { index < $0.count ? $0[index] : nil } }
    }
}

/// Bits, the first of them the highest of its byte.
private struct QRBits {
    private(set) var count = 0
    private(set) var bytes: [UInt8] = []

    mutating func append(_ value: Int, count: Int) {
        for bit in stride(from: count - 1, through: 0, by: -1) {
            if self.count % 8 == 0 { bytes.append(0) }
            if value >> bit & 1 == 1 { bytes[self.count / 8] |= 0x80 >> UInt8(self.count % 8) }
            self.count += 1
        }
    }
}

/// Error correction in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
    /// The coefficients of the divisor of `degree`, without the leading one.
    static func divisor(degree: Int) -> [UInt8] {
        var divisor = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                divisor[index] = product(divisor[index], by: root) ^ (index + 1 < degree ? divisor[index + 1] : 0)
            }
            root = product(root, by: 2)
        }
        return divisor
    }

    static func remainder(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for index in divisor.indices { remainder[index] ^= product(divisor[index], by: factor) }
        }
        return remainder
    }

    private static func product(_ a: UInt8, by b: UInt8) -> UInt8 {
        var (product, a): (UInt8, UInt8) = (0, a)
        for bit in 0..<8 {
            if b >> UInt8(bit) & 1 == 1 { product ^= a }
            a = a & 0x80 == 0 ? a << 1 : a << 1 ^ 0x1D
        }
        return product
    }
}
