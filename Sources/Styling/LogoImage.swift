import Crypto
import Kernel

/// A logo that pages show: a PNG or JPEG image (UP-UI-04, UP-UI-05), or an SVG image that was cleaned.
package struct LogoImage: Sendable, Equatable {
    /// The formats that browsers show and that contain no scripts, SVG after it was cleaned.
    package enum Format: String, Sendable, CaseIterable {
        case png, jpeg, svg

        /// The value of `Content-Type`.
        package var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }
    }

    /// The file.
    package let bytes: [UInt8]
    /// The format by the first bytes of the file.
    package let format: Format

    /// Checks an uploaded file.
    ///
    /// - Throws: `InvalidInput` if it is too large, or not an image with a width and a height.
    package init(_ bytes: [UInt8]) throws {
        guard bytes.count <= Self.maxBytes else { throw InvalidInput("The logo has more than 100 KB.") }
        guard !SVGImage.isPlausible(bytes) else {
            (self.bytes, format) = (try SVGImage(bytes).bytes, .svg)
            return
        }
        guard let header = Self.png(bytes) ?? Self.jpeg(bytes) else {
            throw InvalidInput("The logo is not a PNG, JPEG or SVG image.")
        }
        guard (1...Self.maxPixels).contains(header.width), (1...Self.maxPixels).contains(header.height) else {
            throw InvalidInput("The logo must have 1 to \(Self.maxPixels) pixels in each direction.")
        }
        self.bytes = bytes
        format = header.format
    }

    /// The hash of the file, which names it in addresses.
    package var hash: String { Hex.encode(Array(SHA256.hash(data: bytes))) }

    private typealias Header = (format: Format, width: Int, height: Int)

    /// A PNG file begins with a signature and the chunk IHDR (PNG specification, sections 5.2 and 11.2.1).
    private static func png(_ bytes: [UInt8]) -> Header? {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        guard bytes.count >= 33, bytes.starts(with: start) else { return nil }
        return (.png, number(bytes[16..<20]), number(bytes[20..<24]))
    }

    /// A JPEG file is a sequence of segments; the frame header has the size (ITU-T T.81, annex B.2.2).
    private static func jpeg(_ bytes: [UInt8]) -> Header? {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var position = 2
        while position + 9 <= bytes.count {
            guard bytes[position] == 0xFF else { return nil }
            let marker = bytes[position + 1]
            if isFrame(marker) {
                return (
                    .jpeg, number(bytes[(position + 7)..<(position + 9)]),
                    number(bytes[(position + 5)..<(position + 7)])
                )
            }
            // Bytes 0xFF may pad the space before a marker; a segment contains its length.
            let length = marker == 0xFF ? 1 : number(bytes[(position + 2)..<(position + 4)]) + 2
            guard marker == 0xFF || (length >= 4 && marker >= 0xC0) else { return nil }
            position += length
        }
        return nil
    }

    /// SOF0 to SOF15, which are not DHT, JPG and DAC.
    private static func isFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// The big-endian number of at most four bytes.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static let maxBytes = 100 * 1024
    private static let maxPixels = 4096
}
