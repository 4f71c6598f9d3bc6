import Kernel

/// Lower case, for comparisons that ignore case.
enum CaseFolding {
    /// The lower-case form of `text`, which is UTF-8.
    static func folded(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(where: { $0 >= 0x80 }) else { return text.map(\.asciiLowercased) }
        return Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
    }

    /// The lower-case form of a name, with non-ASCII characters unchanged.
    static func foldedName(_ text: String) -> [UInt8] { text.utf8.map(\.asciiLowercased) }
}
