import Directory
import Kernel
package import Wire

/// The links that show a page in another language. They lead to the same path, so to nowhere else.
package struct LanguageSwitch: Sendable {
    private let address: String

    /// - Parameters:
    ///   - path: The path of the page, a constant.
    ///   - query: Its query; its language parameters are replaced.
    package init(_ path: String, query: String) {
        address = "\(path)?\((Self.fields(inAnyLanguage: query) + ["lang="]).joined(separator: "&"))"
    }

    /// The fields of a query, as they are written, without its language parameters.
    package static func fields(inAnyLanguage query: String) -> [String] {
        query.utf8.split(separator: UInt8(ascii: "&")).map { String(decoding: $0, as: UTF8.self) }.filter { field in
            let name = String(decoding: field.utf8.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
            return !parameters.contains(where: name.hasSameBytes)
        }
    }

    /// The links for the page that `request` has opened at `path`.
    package init(_ path: String, of request: WireRequest) { self.init(path, query: request.query) }

    func values(current: Language, in texts: PageTexts) -> PageValues {
        var values = PageValues(sentences: [("language", texts.common.language), ("current", current.ownName)])
        let links = Language.allCases.map { language in
            PageValues(
                [("tag", language.rawValue), ("address", address + language.rawValue)],
                sentences: [("name", language.ownName)], flags: ["isCurrent": language == current])
        }
        values.set("links", to: links)
        return values
    }

    private static let parameters = ["lang", "ui_locales"]

    /// The path of a form or of a following page, with the language that `request` asks for.
    static func path(_ path: String, inLanguageOf request: WireRequest) -> String {
        Language(askedBy: request).map { "\(path)?lang=\($0.rawValue)" } ?? path
    }
}

extension Language {
    /// The name of the language in itself.
    var ownName: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .spanish: "Español"
        case .french: "Français"
        case .italian: "Italiano"
        case .brazilian: "Português (Brasil)"
        case .japanese: "日本語"
        case .korean: "한국어"
        case .simplifiedChinese: "简体中文"
        case .traditionalChinese: "繁體中文"
        case .indonesian: "Bahasa Indonesia"
        case .arabic: "العربية"
        }
    }
}
