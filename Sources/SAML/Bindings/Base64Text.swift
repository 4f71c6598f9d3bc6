import Kernel

/// Base64 in XML and in forms, which may be broken into lines (RFC 2045, section 6.8); otherwise it is strict.
enum Base64Text {
    /// The bytes, or nil for anything but Base64 with whitespace.
    static func decode(_ text: String) -> [UInt8]? {
        let letters = text.utf8.filter { !isSpace($0) }
        return Base64.decode(String(decoding: letters, as: UTF8.self))
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
