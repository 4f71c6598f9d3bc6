import Foundation

/// One object of the configuration, and where it stands.
struct ConfigurationSection {
    private let values: [String: Any]
    private let path: [String]

    init(_ values: [String: Any], at path: [String] = []) {
        self.values = values
        self.path = path
    }

    /// The error about `key`: what it is called in full, and what is wrong with it.
    func wrong(_ key: String, _ what: String) -> AWSMobileClientError {
        .invalidConfiguration(message: "\((path + [key]).joined(separator: ".")) \(what).")
    }

    /// The object under `key`, or nil where there is none.
    func section(_ key: String) throws -> ConfigurationSection? {
        guard let value = values[key] else { return nil }
        guard let section = value as? [String: Any] else { throw wrong(key, "must be an object") }
        return ConfigurationSection(section, at: path + [key])
    }

    /// The text under `key`, or under the name that it had once; nil where there is neither.
    func text(_ key: String, formerly former: String? = nil) throws -> String? {
        if values[key] == nil, let former { return try text(former) }
        guard let value = values[key] else { return nil }
        guard let text = value as? String else { throw wrong(key, "must be a text") }
        guard !text.isEmpty else { throw wrong(key, "is empty") }
        return text
    }

    /// As `text`, where it has to be there.
    func requiredText(_ key: String, formerly former: String? = nil) throws -> String {
        guard let text = try text(key, formerly: former) else { throw wrong(key, "is missing") }
        return text
    }

    /// The truth value under `key`, or nil where there is none.
    func flag(_ key: String) throws -> Bool? {
        guard let value = values[key] else { return nil }
        guard let flag = value as? Bool else { throw wrong(key, "must be true or false") }
        return flag
    }
}
