import Kernel

/// The attributes of one start tag, counted.
struct XMLTag {
    /// The number of attributes.
    private(set) var attributes = 0
    /// How many of them declare a namespace.
    private(set) var namespaces = 0
    /// Whether the tag ends its element too.
    private(set) var isEmptyElement = false
    /// The place behind the tag.
    private(set) var end: Int

    private let bytes: ArraySlice<UInt8>
    /// Where the present word begins.
    private var word: Int

    /// The tag at the start of `bytes`.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        end = bytes.startIndex
        word = bytes.startIndex
    }

    /// Counts up to the end of the tag.
    mutating func read() throws(XMLError) {
        var quote: UInt8?
        while end < bytes.endIndex {
            let byte = bytes[end]
            end += 1
            // Not even a value may contain it.
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
            // A space may stand between the name and the sign: then the word that counts is the name.
            if !isSpaceBeforeSign { word = end }
        }
    }

    private var isSpaceBeforeSign: Bool {
        var place = end
        while place < bytes.endIndex, bytes[place] <= UInt8(ascii: " "), place - end < 8 { place += 1 }
        return place < bytes.endIndex && bytes[place] == UInt8(ascii: "=")
    }
}
