package import Directory
import Kernel
package import WireRuntime

extension JSON {
    /// An object of texts; null for nil, as the service sends it.
    package static func texts(_ texts: [String: String]?) -> JSON {
        guard let texts else { return .null }
        let names = texts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return .object(JSONObject(names.map { .init($0, .string(texts[$0] ?? "")) }))
    }

    /// An array of texts.
    package static func list(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}

extension JSONObject {
    /// The same object with `clientMetadata`, if the caller sent any.
    package func with(clientMetadata: [String: String]?) -> JSONObject {
        guard let clientMetadata else { return self }
        var object = self
        object["clientMetadata"] = .texts(clientMetadata)
        return object
    }

    /// The object called `name`; nil if it is missing or null.
    ///
    /// - Throws: `TriggerRefusal.invalidResponse` for any other value.
    package func object(_ name: String, of kind: TriggerKind) throws -> JSONObject? {
        switch self[name] {
        case nil, .null?: return nil
        case .object(let object)?: return object
        default: throw TriggerRefusal.invalidResponse(kind, reason: "\(name) is not an object.")
        }
    }

    /// The texts in the array called `name`; empty if it is missing or null.
    ///
    /// - Throws: `TriggerRefusal.invalidResponse` if it is not an array, or an element is not a text.
    package func list(_ name: String, of kind: TriggerKind) throws -> [String] {
        switch self[name] {
        case nil, .null?: return []
        case .array(let elements)?:
            return try elements.map { element in
                guard let text = element.string else {
                    throw TriggerRefusal.invalidResponse(kind, reason: "an element of \(name) is not a text.")
                }
                return text
            }
        default: throw TriggerRefusal.invalidResponse(kind, reason: "\(name) is not an array.")
        }
    }

    /// The boolean called `name`; false if it is missing or null.
    ///
    /// - Throws: `TriggerRefusal.invalidResponse` for any other value: a text "true" is not true.
    package func flag(_ name: String, of kind: TriggerKind) throws -> Bool {
        switch self[name] {
        case nil, .null?: return false
        case .boolean(let value)?: return value
        default: throw TriggerRefusal.invalidResponse(kind, reason: "\(name) is not a boolean.")
        }
    }

    /// The text called `name`; nil if it is missing or null.
    ///
    /// - Throws: `TriggerRefusal.invalidResponse` for any other value.
    package func text(_ name: String, of kind: TriggerKind) throws -> String? {
        switch self[name] {
        case nil, .null?: return nil
        case .string(let value)?: return value
        default: throw TriggerRefusal.invalidResponse(kind, reason: "\(name) is not a text.")
        }
    }

    /// The object of texts called `name`; nil if it is missing or null.
    ///
    /// - Throws: `TriggerRefusal.invalidResponse` if it is not an object, or a member is not a text.
    package func texts(_ name: String, of kind: TriggerKind) throws -> [String: String]? {
        switch self[name] {
        case nil, .null?: return nil
        case .object(let object)?:
            var texts: [String: String] = [:]
            for member in object.members where member.value != .null {
                guard let text = member.value.string else {
                    throw TriggerRefusal.invalidResponse(kind, reason: "a member of \(name) is not a text.")
                }
                texts[member.name] = text
            }
            return texts
        default: throw TriggerRefusal.invalidResponse(kind, reason: "\(name) is not an object.")
        }
    }
}
