import Kernel

/// The numbers of attributes in one start tag.
struct XMLTag {
    /// The number of attributes.
    private(set) var attributes = 0
    /// How many of them declare a namespace.
    private(set) var namespaces = 0
    /// Whether the tag also ends its element.
    private(set) var isEmptyElement = false
    /// The position after the tag.
    private(set) var end: Int

    private let bytes: ArraySlice<UInt8>
    /// The start of the present word.
    private var word: Int

    /// The tag at the start of `bytes`.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        end = bytes.startIndex
        word = bytes.startIndex
    }

    /// Reads up to the end of the tag.
    mutating func read() throws(XMLError) {
        var quote: UInt8?
        while end < bytes.endIndex {
            let byte = bytes[end]
            end += 1
            // Even values may not contain it.
            guard byte != UInt8(ascii: "<") || end == bytes.startIndex + 1 else { throw .malformed }
            if let mark = quote {
                if byte == mark { (quote, word) = (nil, end) }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                isEmptyElement = bytes[end - 2] == UInt8(ascii: "/")
                return
            } else {
                count(byte)
            }
        }
        throw .malformed
    }

    private mutating func count(_ byte: UInt8) {
        if byte == UInt8(ascii: "=") {
            attributes += 1
            if bytes[word..<end].starts(with: "xmlns".utf8) { namespaces += 1 }
        } else if byte <= UInt8(ascii: " ") {
            // If a space separates the name and the sign, the previous word is the name.
            if !isSpaceBeforeSign { word = end }
        }
    }

    private var isSpaceBeforeSign: Bool {
        var index = end
        while index < bytes.endIndex, bytes[index] <= UInt8(ascii: " "), index - end < 8 { index += 1 }
        return index < bytes.endIndex && bytes[index] == UInt8(ascii: "=")
    }
}
