import Foundation

/// An object in the configuration, and its path.
struct ConfigurationSection {
    /// All values, as they were read.
    let values: [String: Any]
    private let path: [String]

    init(_ values: [String: Any], at path: [String] = []) {
        self.values = values
        self.path = path
    }

    /// The error for `key`, with its full path.
    func wrong(_ key: String, because reason: String) -> AWSMobileClientError {
        .invalidConfiguration(message: "\((path + [key]).joined(separator: ".")) \(reason).")
    }

    /// The object under `key`, or nil if there is none.
    func section(_ key: String) throws -> ConfigurationSection? {
        guard let value = values[key] else { return nil }
        guard let section = value as? [String: Any] else { throw wrong(key, because: "must be an object") }
        return ConfigurationSection(section, at: path + [key])
    }

    /// The text under `key`, else under its former name, else nil.
    func text(_ key: String, formerly former: String? = nil) throws -> String? {
        if values[key] == nil, let former { return try text(former) }
        guard let value = values[key] else { return nil }
        guard let text = value as? String else { throw wrong(key, because: "must be a text") }
        guard !text.isEmpty else { throw wrong(key, because: "is empty") }
        return text
    }

    /// The text under `key` or its former name.
    ///
    /// - Throws: An error if there is neither.
    func requiredText(_ key: String, formerly former: String? = nil) throws -> String {
        guard let text = try text(key, formerly: former) else { throw wrong(key, because: "is missing") }
        return text
    }

    /// The list of texts under `key`, or nil if there is none.
    func textList(_ key: String) throws -> [String]? {
        guard let value = values[key] else { return nil }
        guard let list = value as? [String] else { throw wrong(key, because: "must be a list of texts") }
        return list
    }

    /// The boolean under `key`, or nil if there is none.
    func flag(_ key: String) throws -> Bool? {
        guard let value = values[key] else { return nil }
        guard let flag = value as? Bool else { throw wrong(key, because: "must be true or false") }
        return flag
    }
}
