import Directory
import Kernel
import WireModel

/// Lists of names and values, as the wire has them, and what they stand for.
enum Attributes {
    /// The values by name. An attribute without a value is given the empty one.
    ///
    /// Throws `invalidInput` where a name occurs twice: nobody could say which value is meant.
    static func read(_ list: [AttributeType]?) throws -> [String: String] {
        var values: [String: String] = [:]
        for attribute in list ?? [] {
            guard values.updateValue(attribute.value?.exposed ?? "", forKey: attribute.name) == nil else {
                throw Refusal.invalid("Attribute \(attribute.name) is given twice.")
            }
        }
        return values
    }

    /// What is known of a person, `sub` in front (UP-STD-01).
    static func write(_ user: User, only wanted: Set<String>? = nil) -> [AttributeType] {
        let all = [(name: "sub", value: user.id.rawValue)] + user.attributes.sorted
        return all.filter { wanted?.contains($0.name) ?? true }
            .map { AttributeType(name: $0.name, value: Secret($0.value)) }
    }
}
