import Kernel
import WireRuntime

/// Documents of a provider as operators see them: without tokens, codes and secrets, and of limited length.
package struct ShownDocument: Sendable {
    /// Texts that are hidden if a text is one of them.
    private let secrets: [String]
    /// The beginnings of the longer ones: a text with one of them is hidden. They are limited, so that a long secret
    /// does not make the search in each of many texts expensive.
    private let beginnings: [[UInt8]]

    /// The longest document, in bytes.
    static let maxBytes = 65_536
    /// The longest value, in bytes. Attributes are shorter.
    static let maxValueBytes = 4096
    /// Replaces what is hidden.
    static let hidden = "…"
    /// The shortest secret that is searched for within texts: shorter ones could be parts of words.
    private static let minSearched = 8
    private static let maxSearched = 64
    /// Members that no document shows, by the ends of their names. An ID token is shown by its parts.
    private static let hiddenEndings = ["token", "secret", "password", "assertion", "private_key"]
    private static let code = "code"

    /// - Parameter secrets: Texts that are hidden wherever they occur.
    package init(hiding secrets: [String] = []) {
        self.secrets = secrets.filter { !$0.isEmpty }
        beginnings = secrets.filter { $0.utf8.count >= Self.minSearched }
            .map { Array($0.utf8.prefix(Self.maxSearched)) }
    }

    /// `text` without secrets; its length if it is too long.
    func text(_ text: String) -> String { shown(text, upTo: Self.maxBytes) }

    /// `value` without secrets; its length if it is too long.
    package func value(_ value: String) -> String { shown(value, upTo: Self.maxValueBytes) }

    /// JSON without secrets; nil if `bytes` are not a JSON object.
    func json(_ bytes: [UInt8]) -> String? {
        guard let object = (try? JSONReader.read(bytes))?.object else { return nil }
        var writer = JSONWriter()
        writer.write(shown(.object(object)))
        let text = String(decoding: writer.bytes, as: UTF8.self)
        return text.utf8.count <= Self.maxBytes ? text : "{\"bytes\":\(text.utf8.count)}"
    }

    private func shown(_ text: String, upTo maximum: Int) -> String {
        guard text.utf8.count <= maximum else { return "(\(text.utf8.count) bytes)" }
        let isSecret =
            secrets.contains { $0.hasSameBytes(as: text) }
            || beginnings.contains { text.utf8.firstRange(of: $0) != nil }
        return isSecret ? Self.hidden : text
    }

    private func shown(_ value: JSON) -> JSON {
        switch value {
        case .string(let text): .string(self.text(text))
        case .array(let values): .array(values.map(shown))
        case .object(let object):
            .object(
                JSONObject(
                    object.members.map { member in
                        let value: JSON = Self.isHidden(member.name) ? .string(Self.hidden) : shown(member.value)
                        return JSONObject.Member(member.name, value)
                    }))
        case .null, .boolean, .integer, .number: value
        }
    }

    private static func isHidden(_ name: String) -> Bool {
        let name = name.utf8.map(\.asciiLowercased)
        return name.elementsEqual(code.utf8)
            || hiddenEndings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}
