import Kernel

/// Converts an HTML body to plain text, for readers that show no HTML.
///
/// It handles small documents such as message templates. It never fails, and leaves out anything that it cannot read.
/// The result is shown as text, so its content is harmless.
///
/// The cost is linear in the length of the body: administrators write the bodies, and one is converted for each
/// message.
package struct PlainText {
    private var source: ArraySlice<UInt8>
    /// The position of the last `>`. A tag that begins after it has no end, so it need not be searched for again.
    private let lastTagEnd: Int
    private var written: [UInt8] = []
    /// The target of the open link, and where its text begins.
    private var link: (target: [UInt8], start: Int)?

    /// The text of `html`.
    package static func of(html: String) -> String {
        var reader = PlainText(source: ArraySlice(html.utf8))
        reader.read()
        while reader.written.last.map(isSpace) == true { reader.written.removeLast() }
        return String(decoding: reader.written, as: UTF8.self)
    }

    private init(source: ArraySlice<UInt8>) {
        self.source = source
        lastTagEnd = source.lastIndex(of: UInt8(ascii: ">")) ?? -1
    }

    private mutating func read() {
        while let byte = source.popFirst() {
            switch byte {
            case UInt8(ascii: "<"): readTag()
            case UInt8(ascii: "&"): append(HTMLEntity.decode(&source))
            case _ where Self.isSpace(byte): appendSpace()
            default: written.append(byte)
            }
        }
    }

    private mutating func append(_ bytes: [UInt8]) { written += bytes }

    private mutating func appendSpace() {
        if let last = written.last, !Self.isSpace(last) { written.append(UInt8(ascii: " ")) }
    }

    private mutating func breakLine() {
        while written.last == UInt8(ascii: " ") { written.removeLast() }
        let isBlank = written.suffix(2).elementsEqual("\n\n".utf8)
        if !written.isEmpty, !isBlank { written.append(UInt8(ascii: "\n")) }
    }

    private mutating func readTag() {
        if source.starts(with: "!--".utf8) { return skip(past: "-->") }
        guard let next = source.first, next.isASCIILetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
        else { return written.append(UInt8(ascii: "<")) }
        guard source.startIndex <= lastTagEnd, let end = source.firstIndex(of: UInt8(ascii: ">")) else {
            return written.append(UInt8(ascii: "<"))
        }
        let inside = source[..<end]
        source = source[(end + 1)...]
        let name = String(decoding: inside.prefix { !Self.isSpace($0) }.map(\.asciiLowercased), as: UTF8.self)
        switch name {
        case "br", "br/", "p", "/p", "div", "/div", "tr", "/tr", "li", "/li", "h1", "/h1", "h2", "/h2", "h3", "/h3",
            "table", "/table", "ul", "/ul":
            breakLine()
        case "style", "script", "title": skip(past: "</\(name)>")
        case "a": link = (Self.target(inside), written.count)
        case "/a": endLink()
        default: break
        }
    }

    private mutating func endLink() {
        guard let link else { return }
        self.link = nil
        let words = written[min(link.start, written.count)...]
        guard !link.target.isEmpty, !words.elementsEqual(link.target) else { return }
        // These brackets mark the end of an address for programs that turn addresses into links (RFC 3986, appendix C).
        written += Array(" <".utf8) + link.target + Array(">".utf8)
    }

    private mutating func skip(past end: String) {
        source = Self.rest(of: source, after: Array(end.utf8))
    }

    /// The rest after the first occurrence of `words`, ignoring case; empty if they do not occur.
    private static func rest(of text: ArraySlice<UInt8>, after words: [UInt8]) -> ArraySlice<UInt8> {
        var rest = text
        while !rest.isEmpty {
            if rest.count >= words.count, zip(rest, words).allSatisfy({ $0.asciiLowercased == $1 }) {
                return rest.dropFirst(words.count)
            }
            rest = rest.dropFirst()
        }
        return rest
    }

    /// The value of `href` if it is quoted.
    private static func target(_ tag: ArraySlice<UInt8>) -> [UInt8] {
        var rest = Self.rest(of: tag, after: Array("href=".utf8))
        guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return [] }
        var value = rest.prefix { $0 != quote }
        var decoded: [UInt8] = []
        while let byte = value.popFirst() {
            decoded += byte == UInt8(ascii: "&") ? HTMLEntity.decode(&value) : [byte]
        }
        return decoded
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
