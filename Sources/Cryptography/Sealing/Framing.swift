/// Length-prefixed texts in one byte sequence, so that ("ab", "c") differs from ("a", "bc").
enum Framing {
    static func bytes(_ texts: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for text in texts {
            withUnsafeBytes(of: UInt64(text.utf8.count).bigEndian) { bytes += $0 }
            bytes += text.utf8
        }
        return bytes
    }
}
