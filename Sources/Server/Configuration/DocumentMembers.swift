import Foundation

/// The members of one object in the configuration file.
struct DocumentMembers {
    /// Where the object is, for messages.
    let origin: String
    private let values: [String: Any]

    /// - Parameter known: The names that members may have.
    /// - Throws: `ConfigurationError` if `value` is not an object, or has another member.
    init(_ value: Any?, known: [String], at origin: String) throws(ConfigurationError) {
        guard let values = value as? [String: Any] else { throw ConfigurationError("\(origin): it is not an object") }
        if let unknown = values.keys.sorted().first(where: { !known.contains($0) }) {
            throw ConfigurationError("\(origin): there is no member \"\(unknown)\"")
        }
        (self.origin, self.values) = (origin, values)
    }

    /// An error about one member.
    func error(_ name: String, reason: String) -> ConfigurationError {
        ConfigurationError("\(origin): \"\(name)\" \(reason)")
    }

    /// A text; nil if the member is missing.
    func text(_ name: String) throws(ConfigurationError) -> String? {
        guard let value = values[name] else { return nil }
        guard let text = value as? String else { throw error(name, reason: "is not a text") }
        return text
    }

    /// A text that must exist and pass a check.
    ///
    /// - Parameter reason: What the error says if the text does not pass.
    func text(
        _ name: String, reason: String, isGood: (String) -> Bool
    ) throws(ConfigurationError) -> String {
        let text = try requiredText(name)
        guard isGood(text) else { throw error(name, reason: reason) }
        return text
    }

    /// A text that must exist.
    func requiredText(_ name: String) throws(ConfigurationError) -> String {
        guard let text = try text(name) else { throw error(name, reason: "is missing") }
        return text
    }

    /// A list of texts, each once; empty if the member is missing.
    func texts(_ name: String) throws(ConfigurationError) -> [String] {
        guard let value = values[name] else { return [] }
        guard let texts = value as? [String] else { throw error(name, reason: "is not a list of texts") }
        guard Set(texts).count == texts.count else { throw error(name, reason: "has a value twice") }
        return texts
    }

    /// Whether a member is true; false if it is missing.
    func isOn(_ name: String) throws(ConfigurationError) -> Bool {
        guard let value = values[name] else { return false }
        // Foundation reads a Boolean as an NSNumber too; only its type code differs.
        guard let number = value as? NSNumber, String(cString: number.objCType) == "c" else {
            throw error(name, reason: "is neither true nor false")
        }
        return number.boolValue
    }

    /// A list of at least one object.
    func list(_ name: String) throws(ConfigurationError) -> [Any] {
        guard let list = values[name] as? [Any], !list.isEmpty else {
            throw error(name, reason: "is not a list of objects")
        }
        return list
    }
}
