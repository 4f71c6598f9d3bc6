/// A QR code of a text: byte mode, error correction of level M, versions 1 to 20 (ISO/IEC 18004).
struct QRCode: Sendable, Equatable {
    /// The dark modules by row.
    let rows: [[Bool]]

    /// - Returns: Nil if `text` is longer than 666 bytes.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let version = QRVersion.smallest(for: bytes.count) else { return nil }
        let codewords = QRCodewords.all(of: bytes, version: version)
        let candidates = QRMask.allCases.map { mask in
            var matrix = QRMatrix(version)
            matrix.place(codewords, under: mask)
            return matrix.modules
        }
        guard let best = candidates.min(by: { QRPenalty.of($0) < QRPenalty.of($1) }) else { return nil }
        rows = best
    }

    /// The light modules that the standard requires on each side.
    private static let quietZone = 4

    /// The width of the image in modules.
    var imageSize: Int { rows.count + 2 * Self.quietZone }

    /// The dark modules as the data of an SVG path: a rectangle for each run of a row.
    var path: String {
        var path = ""
        for (y, row) in rows.enumerated() {
            var start: Int?
            for (x, isDark) in (row + [false]).enumerated() {
                if isDark, start == nil { start = x }
                guard !isDark, let first = start else { continue }
                path += "M\(first + Self.quietZone) \(y + Self.quietZone)h\(x - first)v1h-\(x - first)z"
                start = nil
            }
        }
        return path
    }
}
