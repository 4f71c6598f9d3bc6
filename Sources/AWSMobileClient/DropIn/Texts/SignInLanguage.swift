import Foundation

/// The languages of the drop-in form, which are those of the hosted pages.
public enum SignInLanguage: String, CaseIterable, Hashable, Sendable {
    /// English.
    case english = "en"
    /// German.
    case german = "de"
    /// Spanish.
    case spanish = "es"
    /// French.
    case french = "fr"
    /// Italian.
    case italian = "it"
    /// Portuguese of Brazil.
    case brazilian = "pt-BR"
    /// Japanese.
    case japanese = "ja"
    /// Korean.
    case korean = "ko"
    /// Chinese in simplified characters.
    case simplifiedChinese = "zh-CN"
    /// Chinese in traditional characters.
    case traditionalChinese = "zh-TW"
    /// Indonesian.
    case indonesian = "id"
    /// Arabic.
    case arabic = "ar"

    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool { self == .arabic }

    /// The app's language: the first of its localizations that the form has, else English. An app without German
    /// localization stays English on a German phone, and so does the form.
    public static var ofApp: SignInLanguage {
        Bundle.main.preferredLocalizations.lazy.compactMap(SignInLanguage.init(tag:)).first ?? .english
    }

    /// The language of a tag such as `de-AT` or `zh-Hant-TW` (RFC 4647, section 3.4: subtags are removed from the end);
    /// nil if the form does not have it.
    public init?(tag: String) {
        // No tag in use is longer (RFC 5646, section 4.4.1).
        var subtags = tag.utf8.prefix(35).split(whereSeparator: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
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

    private static let tags: [String: SignInLanguage] = {
        var tags: [String: SignInLanguage] = [
            "pt": .brazilian, "zh": .simplifiedChinese, "zh-hans": .simplifiedChinese, "zh-sg": .simplifiedChinese,
            "zh-hant": .traditionalChinese, "zh-hk": .traditionalChinese, "zh-mo": .traditionalChinese,
            "in": .indonesian,
        ]
        for language in allCases { tags[language.rawValue.lowercased()] = language }
        return tags
    }()
}
