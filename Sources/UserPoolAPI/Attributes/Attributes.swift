import Directory
import Kernel
import UserPoolsModel

/// Converts lists of names and values on the wire.
enum Attributes {
    /// The values by name; an attribute without a value becomes the empty string.
    ///
    /// - Throws: `InvalidInput` if a name occurs twice, because it is unclear which value is meant.
    static func read(_ list: [AttributeType]?) throws -> [String: String] {
        var values: [String: String] = [:]
        for attribute in list ?? [] {
            guard values.updateValue(attribute.value?.exposed ?? "", forKey: attribute.name) == nil else {
                throw InvalidInput("Attribute \(attribute.name) is given twice.")
            }
        }
        return values
    }

    /// The values by name; nil if the list is missing.
    static func readIfGiven(_ list: [AttributeType]?) throws -> [String: String]? {
        try list.map { try read($0) }
    }

    /// The user's attributes, `sub` first (UP-STD-01).
    static func write(_ user: User, only wanted: Set<String>? = nil) -> [AttributeType] {
        let all = [(name: "sub", value: user.id.rawValue)] + user.attributes.sorted
        return all.filter { wanted?.contains($0.name) ?? true }
            .map { AttributeType(name: $0.name, value: Secret($0.value)) }
    }
}
