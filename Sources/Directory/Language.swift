package import Kernel

/// The languages of hosted pages and of messages.
package enum Language: String, Codable, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case spanish = "es"
    case french = "fr"
    case italian = "it"
    case brazilian = "pt-BR"
    case japanese = "ja"
    case korean = "ko"
    case simplifiedChinese = "zh-CN"
    case traditionalChinese = "zh-TW"
    case indonesian = "id"
    case arabic = "ar"

    /// The writing direction of the language.
    package var direction: String { self == .arabic ? "rtl" : "ltr" }

    /// The language of a tag of any case, found by removing its last subtags (RFC 4647, section 3.4).
    package init?(tag: String) {
        guard tag.utf8.count <= 35 else { return nil }
        var subtags = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self).lowercased() }
        while !subtags.isEmpty {
            if let language = Self.tags[subtags.joined(separator: "-")] {
                self = language
                return
            }
            subtags.removeLast()
        }
        return nil
    }

    /// The language of a tag that an operator gives.
    ///
    /// - Throws: `InvalidInput` if the tag does not match a language.
    package init(requiredTag tag: String) throws(InvalidInput) {
        guard let language = Language(tag: tag) else {
            let tags = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw InvalidInput("\(tag.prefix(35)) is not one of the languages, which are \(tags).")
        }
        self = language
    }

    /// The language of a `locale`, which often contains an underscore (OpenID Connect Core 1.0, section 5.1).
    package init?(locale: String) {
        let tag = locale.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
        self.init(tag: String(decoding: tag, as: UTF8.self))
    }

    /// The languages by their tags in lower case, including other tags of the same script.
    private static let tags: [String: Language] = {
        var tags: [String: Language] = [
            "pt": .brazilian, "zh": .simplifiedChinese, "zh-hans": .simplifiedChinese, "zh-sg": .simplifiedChinese,
            "zh-hant": .traditionalChinese, "zh-hk": .traditionalChinese, "zh-mo": .traditionalChinese,
            "in": .indonesian,
        ]
        for language in allCases { tags[language.rawValue.lowercased()] = language }
        return tags
    }()
}
