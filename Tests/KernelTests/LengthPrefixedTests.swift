import Kernel
import Testing

/// The formats are stored and hashed, so the bytes themselves are expected.
struct LengthPrefixedTests {
    @Test func `a part stands behind its length in two bytes`() throws {
        #expect(try LengthPrefixed.pack([[0x61, 0x62], [], [0x63]]) == [0, 2, 0x61, 0x62, 0, 0, 0, 1, 0x63])
        let long = [UInt8](repeating: 7, count: 0x0102)
        #expect(try LengthPrefixed.pack([long]) == [1, 2] + long)
    }

    @Test func `a text stands behind its length in eight bytes`() {
        #expect(
            LengthPrefixed.pack(texts: ["ab", "", "é"])
                == [0, 0, 0, 0, 0, 0, 0, 2, 0x61, 0x62] + [0, 0, 0, 0, 0, 0, 0, 0]
                + [0, 0, 0, 0, 0, 0, 0, 2, 0xC3, 0xA9])
        #expect(LengthPrefixed.pack(texts: ["ab", "c"]) != LengthPrefixed.pack(texts: ["a", "bc"]))
    }

    @Test func `packed parts come back, up to the longest`() throws {
        let parts = [[UInt8](repeating: 1, count: 65_535), [], [9]]
        #expect(LengthPrefixed.unpack(try LengthPrefixed.pack(parts), count: 3) == parts)
    }

    @Test func `a part that is too long is refused and not cut`() {
        #expect(throws: LengthPrefixed.PartTooLongError.self) {
            try LengthPrefixed.pack([[1], [UInt8](repeating: 1, count: 65_536)])
        }
    }

    @Test(arguments: [[], [0], [0, 2, 1], [0, 1], [0, 1, 1], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0]] as [[UInt8]])
    func `bytes that hold no two parts are not unpacked`(_ packed: [UInt8]) {
        #expect(LengthPrefixed.unpack(packed, count: 2) == nil)
    }
}
