import Directory
import Kernel

/// A pool's own texts, which replace those of the pages: by the tag of a language, and by names such as `signIn.title`.
/// `attributes.custom:size` is the label of one of the pool's own attributes.
package struct OwnTexts: Sendable, Equatable {
    private let texts: [Language: [String: String]]

    /// - Parameter stored: The texts that the pool has stored. Entries unknown to this version are left out.
    package init(_ stored: [String: [String: String]]?) {
        var texts: [Language: [String: String]] = [:]
        for (tag, own) in stored ?? [:] {
            guard let language = Language(rawValue: tag) else { continue }
            texts[language] = own
        }
        self.texts = texts
    }

    /// The texts in `language`, with the pool's own.
    func texts(in language: Language) -> PageTexts {
        var all = PageTexts.of(language)
        for (name, text) in texts[language] ?? [:] { all.set(name, to: text) }
        return all
    }

    /// Every name with its default text in the language of `tag`, in the order of the names. `{}` marks the position of
    /// a value.
    package static func all(in tag: String) -> [(name: String, text: String)] {
        guard let language = Language(rawValue: tag) else { return [] }
        let texts = PageTexts.of(language)
        let plain = PageTexts.plain.map { ($0.name, texts[keyPath: $0.path]) }
        let filled = PageTexts.filled.map { ($0.name, texts[keyPath: $0.path](PageTexts.placeholder)) }
        return (plain + filled).sorted { $0.0 < $1.0 }
    }

    /// - Throws: `InvalidInput` for an unknown language or name, and for a text that lacks the mark for its value.
    package static func check(_ text: String, for name: String, in tag: String) throws {
        guard Language(rawValue: tag) != nil else {
            let tags = Language.allCases.map(\.rawValue).joined(separator: ", ")
            throw InvalidInput("\(tag.prefix(35)) is not a language of the pages, which are \(tags).")
        }
        if PageTexts.filled.contains(where: { $0.name == name }) {
            guard text.firstRange(of: PageTexts.placeholder) != nil else {
                throw InvalidInput("\(name) needs {} in the place of its value.")
            }
            return
        }
        guard PageTexts.plain.contains(where: { $0.name == name }) || PageTexts.ownAttribute(name) != nil else {
            throw InvalidInput("\(name.prefix(80)) is not a text of the pages.")
        }
    }
}

extension PageTexts {
    typealias PlainText = (name: String, path: any WritableKeyPath<PageTexts, String> & Sendable)
    typealias FilledPath = (name: String, path: any WritableKeyPath<PageTexts, FilledText> & Sendable)

    static let plain = plainOfSignIn + plainOfAccount + plainOfOthers
    private static let plainPaths = Dictionary(plain.map { ($0.name, $0.path) }) { first, _ in first }
    private static let filledPaths = Dictionary(filled.map { ($0.name, $0.path) }) { first, _ in first }

    /// The mark for the value in a text of a pool's own.
    fileprivate static let placeholder = "{}"

    fileprivate mutating func set(_ name: String, to text: String) {
        if let path = Self.plainPaths[name] {
            self[keyPath: path] = text
        } else if let path = Self.filledPaths[name] {
            let parts = text.split(separator: Self.placeholder, maxSplits: 1, omittingEmptySubsequences: false)
            self[keyPath: path] = { parts.joined(separator: $0) }
        } else if let attribute = Self.ownAttribute(name) {
            ownLabels[attribute] = text
        }
    }

    /// The full name of a pool's own attribute whose label `name` is.
    fileprivate static func ownAttribute(_ name: String) -> String? {
        let (section, prefix) = ("attributes.", "attributes.custom:")
        guard name.utf8.starts(with: prefix.utf8), name.utf8.count > prefix.utf8.count else { return nil }
        return String(name.dropFirst(section.count))
    }
}
