import Kernel
import Styling
import Testing

/// The logos of pages.
@Suite struct LogoImageTests {
    private static func png(_ width: UInt8, _ height: UInt8, high: UInt8 = 0) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, high, width, 0, 0, 0, height, 8, 6, 0, 0, 0] + [1, 2, 3, 4]
    }

    /// A file with a segment of `comment` before its frame header.
    private static func jpeg(_ width: UInt8, _ height: UInt8, comment: Int = 4) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xFE, UInt8((comment + 2) >> 8), UInt8((comment + 2) & 0xFF)]
            + [UInt8](repeating: 0xFF, count: comment) + [0xFF, 0xC2, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0]
    }

    // UP-UI-04
    @Test func `PNG and JPEG images are known by their bytes`() throws {
        #expect(try LogoImage(Self.png(1, 1)).format == .png)
        #expect(try LogoImage(Self.jpeg(1, 1)).format == .jpeg)
        #expect(try LogoImage(Self.jpeg(1, 1, comment: 300)).format.mediaType == "image/jpeg")
        let (one, other) = (try LogoImage(Self.png(1, 1)), try LogoImage(Self.png(1, 2)))
        #expect(one.hash.utf8.count == 64 && one.hash != other.hash)
    }

    @Test(
        arguments: [
            png(0, 1), png(1, 0), png(1, 1, high: 0x11), jpeg(0, 1), jpeg(1, 0), Array(png(1, 1).prefix(32)),
            Array(jpeg(1, 1).prefix(14)), [0xFF, 0xD8, 0xFF],
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1],
            Array("GIF89a\u{1}\u{0}\u{1}\u{0}".utf8), Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8),
            Array("<script>alert(1)</script>".utf8), [0], [UInt8](repeating: 0xFF, count: 4096),
            [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 4096),
        ] as [[UInt8]])
    func `everything else is refused`(_ bytes: [UInt8]) {
        #expect(throws: InvalidInput.self) { try LogoImage(bytes) }
    }

    // UP-UI-05
    @Test func `a logo has at most 100 KB`() throws {
        let maximum = Self.png(1, 1) + [UInt8](repeating: 0, count: 102_400 - 33)
        #expect(try LogoImage(maximum).bytes.count == 102_400)
        #expect(throws: InvalidInput("The logo has more than 100 KB.")) { try LogoImage(maximum + [0]) }
    }
}
