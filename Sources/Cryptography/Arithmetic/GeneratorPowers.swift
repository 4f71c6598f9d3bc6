import COpenSSL
import Crypto

/// Precomputed powers of a fixed g: raising g to a 256-bit exponent takes 68 multiplications instead of over 300.
///
/// The exponent has 64 digits of four bits, e = Σ digit(2j + r) · 16^(2j + r). Row j of the table holds g^(c + d ·
/// 16^(2j)) for each digit d; for r = 1 and then for r = 0 one entry of every row is multiplied in, with four squarings
/// in between. The sequence of multiplications is the same for every exponent, and reading an entry touches its whole
/// row.
///
/// The constant c keeps the time constant. OpenSSL takes a slower path for numbers whose top word is zero, as for small
/// powers of 2; c is chosen so that no entry's top byte is zero, and its contribution to the product, g^(c · 32 · (1 +
/// 16)), is divided out at the end.
struct GeneratorPowers: Sendable {
    static let exponentByteCount = 32
    private static let rows = 32
    private static let digits = 16

    private let wordCount: Int
    private let table: [UInt64]
    /// Cancels the contribution of c.
    private let correction: [UInt64]

    init(of generator: [UInt8], montgomery: MontgomeryContext) throws {
        wordCount = montgomery.byteCount / 8
        guard montgomery.byteCount % 8 == 0 else {
            throw OpenSSLError("the use of a modulus that is not a multiple of 8 bytes")
        }
        for attempt in UInt8.min...UInt8.max {
            let offset = Array(SHA256.hash(data: [attempt]))
            guard let entries = try Self.entries(generator, offset: offset, montgomery: montgomery) else { continue }
            table = entries
            correction = try Self.correction(generator, offset: offset, montgomery: montgomery)
            return
        }
        throw OpenSSLError("the search for a table without leading zeros")
    }

    /// g^exponent, with as many bytes as the modulus.
    ///
    /// - Parameter exponent: Secret, at most 32 bytes.
    func power(_ exponent: [UInt8], montgomery: MontgomeryContext) throws -> [UInt8] {
        let padded = [UInt8](repeating: 0, count: Self.exponentByteCount - exponent.count) + exponent
        let (factor, product, scratch) = (try BigNumber(), try BigNumber(), try Scratch())
        try withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordCount) { words in
            defer { OPENSSL_cleanse(words.baseAddress, words.count * 8) }
            for step in 0..<2 {
                if step > 0 { for _ in 0..<4 { try montgomery.multiply(product, by: product, using: scratch) } }
                for row in 0..<Self.rows {
                    gather(row, digit: Self.digit(2 * row + 1 - step, of: padded), into: words)
                    guard step + row > 0 else {
                        try product.read(words)
                        continue
                    }
                    try factor.read(words)
                    try montgomery.multiply(product, by: factor, using: scratch)
                }
            }
        }
        try correction.withUnsafeBufferPointer { try factor.read($0) }
        try montgomery.multiply(product, by: factor, using: scratch)
        try montgomery.leave(product, using: scratch)
        return try product.bytes(count: montgomery.byteCount)
    }

    /// Four bits of a 32-byte number; digit 0 is the least significant.
    private static func digit(_ index: Int, of number: [UInt8]) -> UInt64 {
        UInt64(number[exponentByteCount - 1 - index / 2] >> (index % 2 == 0 ? 0 : 4) & 15)
    }

    private func gather(_ row: Int, digit: UInt64, into words: UnsafeMutableBufferPointer<UInt64>) {
        table.withUnsafeBufferPointer { table in
            let start = table.baseAddress.map { $0 + row * Self.digits * wordCount }
            martlet_gather(words.baseAddress, start, Self.digits, wordCount, digit)
        }
    }
}

extension GeneratorPowers {
    /// All rows, or nil if an entry's top byte is zero.
    private static func entries(
        _ generator: [UInt8], offset: [UInt8], montgomery: MontgomeryContext
    ) throws -> [UInt64]? {
        let scratch = try Scratch()
        let start = try power(generator, to: BigNumber(offset), montgomery: montgomery)
        let base = try BigNumber(generator)
        try montgomery.enter(base, using: scratch)
        var table: [UInt64] = []
        for _ in 0..<rows {
            let entry = try BigNumber(start)
            try montgomery.enter(entry, using: scratch)
            for _ in 0..<digits {
                let words = try entry.words(byteCount: montgomery.byteCount)
                guard let top = words.last, top >> 56 != 0 else { return nil }
                table += words
                try montgomery.multiply(entry, by: base, using: scratch)
            }
            for _ in 0..<8 { try montgomery.multiply(base, by: base, using: scratch) }
        }
        return table
    }

    private static func correction(
        _ generator: [UInt8], offset: [UInt8], montgomery: MontgomeryContext
    ) throws -> [UInt64] {
        let exponent = try BigNumber(offset)
        try exponent.multiply(by: UInt(rows * 0x11))
        let (share, scratch) = (try BigNumber(power(generator, to: exponent, montgomery: montgomery)), try Scratch())
        try montgomery.invert(share, using: scratch)
        try montgomery.enter(share, using: scratch)
        return try share.words(byteCount: montgomery.byteCount)
    }

    private static func power(
        _ base: [UInt8], to exponent: BigNumber, montgomery: MontgomeryContext
    ) throws -> [UInt8] {
        let result = try BigNumber()
        try montgomery.power(result, base: BigNumber(base), publicExponent: exponent, using: Scratch())
        return try result.bytes(count: montgomery.byteCount)
    }
}

/// Conversions for table entries, which are little-endian.
extension BigNumber {
    fileprivate func multiply(by factor: UInt) throws(OpenSSLError) {
        try OpenSSLError.check(BN_mul_word(pointer, factor), doing: "BN_mul_word")
    }

    fileprivate func read(_ words: some Collection<UInt64>) throws(OpenSSLError) {
        let read = words.withContiguousStorageIfAvailable { words in
            words.withMemoryRebound(to: UInt8.self) { BN_lebin2bn($0.baseAddress, Int32($0.count), pointer) != nil }
        }
        guard read == true else { throw OpenSSLError("BN_lebin2bn") }
    }

    fileprivate func words(byteCount: Int) throws(OpenSSLError) -> [UInt64] {
        var words = [UInt64](repeating: 0, count: byteCount / 8)
        let written = words.withUnsafeMutableBytes { bytes in
            BN_bn2lebinpad(pointer, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bytes.count))
        }
        guard written == Int32(byteCount) else { throw OpenSSLError("BN_bn2lebinpad") }
        return words
    }
}
