import Crypto
import Testing

@testable import Pages

/// QR codes, by the examples of ISO/IEC 18004 and by symbols that another program has read.
@Suite struct QRCodeTests {
    // The symbol of annex I: version 1 at level M.
    @Test func `the error correction is that of the standard's example`() {
        let data: [UInt8] = [
            0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
        ]
        let correction = ReedSolomon.remainder(of: data, by: ReedSolomon.divisor(degree: 10))
        #expect(correction == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
    }

    // Section 7.9: level M with mask 5 is 100000011001110.
    @Test func `the format is that of the standard's example`() throws {
        var matrix = QRMatrix(try #require(QRVersion.smallest(for: 14)))
        matrix.place([], under: .five)
        let rows = matrix.modules
        let bits = (0..<8).map { rows[8][20 - $0] } + (8..<15).map { rows[6 + $0][8] }
        #expect(bits.reversed().map { $0 ? "1" : "0" }.joined() == "100000011001110")
        #expect(rows[13][8], "the dark module")
    }

    // Annex D: version 7 is 000111110010010100.
    @Test func `the version is that of the standard's example`() throws {
        let version = try #require(QRVersion.smallest(for: 122))
        #expect(version.number == 7 && version.size == 45 && version.alignment == [6, 22, 38])
        let rows = QRMatrix(version).modules
        let bits = (0..<18).map { rows[$0 / 3][34 + $0 % 3] }
        #expect(bits.reversed().map { $0 ? "1" : "0" }.joined() == "000111110010010100")
    }

    // Table 7.
    @Test func `each version holds as many bytes as the standard says`() {
        let capacities = [
            14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
        ]
        for (index, capacity) in capacities.enumerated() {
            #expect(QRVersion.smallest(for: capacity)?.number == index + 1)
            #expect(QRVersion.smallest(for: capacity + 1)?.number != index + 1)
        }
        #expect(QRCode(String(repeating: "a", count: 667)) == nil)
    }

    /// `count` bytes that use the printable characters.
    private static func text(_ count: Int) -> String {
        String(decoding: (0..<count).map { UInt8(33 + ($0 * 7) % 90) }, as: UTF8.self)
    }

    // ZBar 0.23 has read these symbols as the texts that they were made of.
    @Test(arguments: [(14, "8a60fbca"), (122, "39006086"), (213, "df05043b"), (666, "d84bbed5")])
    func `a symbol is as another program has read it`(_ count: Int, _ hash: String) throws {
        let code = try #require(QRCode(Self.text(count)))
        let digits = SHA256.hash(data: Array(code.path.utf8)).prefix(4).map { byte in
            byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
        }
        #expect(digits.joined() == hash)
    }

    @Test func `the image has a quiet zone of four modules`() throws {
        let code = try #require(QRCode("a"))
        #expect(code.imageSize == 29 && code.path.hasPrefix("M4 4h7v1h-7z"))
    }
}
