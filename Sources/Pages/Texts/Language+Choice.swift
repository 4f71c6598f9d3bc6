package import Directory
import Kernel
package import Wire

extension Language {
    /// The language that `request` asks for: the first available one in its parameters `lang` and `ui_locales` (OpenID
    /// Connect Core 1.0, section 3.1.2.1), or else in its header `Accept-Language`, or else English.
    package init(of request: WireRequest) {
        self =
            Language(askedBy: request) ?? request.header("accept-language").flatMap(Self.accepted) ?? .english
    }

    /// The language in the parameters of `request`; nil if they name none that the pages have.
    init?(askedBy request: WireRequest) {
        let query = QueryParameters(request.query, plusSign: .space)
        let tags = [query["lang"], query["ui_locales"]].compactMap(\.self).flatMap(Self.tags)
        guard let language = tags.lazy.compactMap(Language.init(tag:)).first else { return nil }
        self = language
    }

    /// The tags in a list with spaces between them.
    private static func tags(in list: String) -> [String] {
        list.utf8.split(separator: UInt8(ascii: " "), maxSplits: maxRanges).prefix(maxRanges)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The ranges of a header, or tags of a list, that are read; browsers and apps send fewer.
    private static let maxRanges = 32

    /// The first of the languages with the greatest weight (RFC 9110, section 12.5.4); nil if the pages have none of
    /// them.
    static func accepted(_ header: String) -> Language? {
        var best: (language: Language, weight: Int)?
        for range in header.utf8.split(separator: UInt8(ascii: ","), maxSplits: maxRanges).prefix(maxRanges) {
            let parts = range.split(separator: UInt8(ascii: ";"), maxSplits: 1).map(trimmed)
            guard let tag = parts.first, let weight = parts.count == 2 ? weight(parts[1]) : 1000, weight > 0,
                let language = Language(tag: String(decoding: tag, as: UTF8.self)),
                weight > best?.weight ?? 0
            else { continue }
            best = (language, weight)
        }
        return best?.language
    }

    private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
        var text = text
        while let first = text.first, isSpace(first) { text = text.dropFirst() }
        while let last = text.last, isSpace(last) { text = text.dropLast() }
        return text
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// The thousandths of `q=0.8`; nil if it is malformed.
    private static func weight(_ parameter: Substring.UTF8View) -> Int? {
        let bytes = Array(parameter)
        guard bytes.count >= 3, bytes.count <= 7, bytes[0] | 0x20 == UInt8(ascii: "q"),
            bytes[1] == UInt8(ascii: "="), bytes[2] == UInt8(ascii: "0") || bytes[2] == UInt8(ascii: "1")
        else { return nil }
        let digits = bytes.dropFirst(4)
        guard bytes.count == 3 || bytes[3] == UInt8(ascii: "."), digits.allSatisfy(\.isASCIIDigit) else { return nil }
        let fraction = (0..<3).reduce(0) { sum, index in
            sum * 10 + (index < digits.count ? Int(bytes[4 + index]) - 0x30 : 0)
        }
        let weight = Int(bytes[2] - 0x30) * 1000 + fraction
        return weight <= 1000 ? weight : nil
    }
}
