import Directory
import Kernel
package import Wire

/// The languages of hosted pages, for pages outside of pools.
package enum PageLanguage: CaseIterable, Sendable {
    case english, german, spanish, french, italian, brazilian, japanese, korean, simplifiedChinese,
        traditionalChinese, indonesian, arabic

    private init(_ language: Language) {
        switch language {
        case .english: self = .english
        case .german: self = .german
        case .spanish: self = .spanish
        case .french: self = .french
        case .italian: self = .italian
        case .brazilian: self = .brazilian
        case .japanese: self = .japanese
        case .korean: self = .korean
        case .simplifiedChinese: self = .simplifiedChinese
        case .traditionalChinese: self = .traditionalChinese
        case .indonesian: self = .indonesian
        case .arabic: self = .arabic
        }
    }

    /// The language of a tag; nil if it is none of these.
    package init?(tag: String) {
        guard let language = Language(tag: tag) else { return nil }
        self.init(language)
    }

    /// The language in the parameters of `request`; nil if they name none of these.
    package init?(askedBy request: WireRequest) {
        guard let language = Language(askedBy: request) else { return nil }
        self.init(language)
    }

    /// The language that `request` asks for, as for hosted pages.
    package init(of request: WireRequest) { self.init(Language(of: request)) }

    private var language: Language { Language.allCases.first { Self($0) == self } ?? .english }

    package var tag: String { language.rawValue }

    /// The writing direction.
    package var direction: String { language.direction }

    /// The name of the language in itself.
    package var ownName: String { language.ownName }
}
