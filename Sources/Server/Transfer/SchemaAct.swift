import Directory
import Kernel

/// A change to a pool's schema, as the operator states it.
package enum SchemaAct: Sendable {
    /// Adds a custom attribute; users without a value get `value`.
    case add(String, type: String, rules: Rules, value: String?)
    /// Gives an attribute other rules.
    case redefine(String, Rules)
    /// Gives a custom attribute another name.
    case rename(String, to: String)
    /// Removes a custom attribute with all its values.
    case remove(String)
    /// Changes what users sign in with. Lists are separated by commas; nil members stay.
    case names(aliases: String?, usernames: String?, caseSensitive: Bool?)

    /// Rules of an attribute; nil members stay, and an empty text removes a limit.
    package struct Rules: Sendable {
        package var (mutable, required): (Bool?, Bool?) = (nil, nil)
        package var (least, greatest): (String?, String?) = (nil, nil)

        package init() {}
    }

    /// The change as the server takes it.
    ///
    /// - Throws: `ConfigurationError` for an unknown attribute or type, `InvalidInput` for contradicting rules.
    var change: SchemaChange {
        get throws {
            switch self {
            case .add(let name, let type, let rules, let value):
                guard let kind = AttributeDefinition.Kind(rawValue: type) else {
                    throw ConfigurationError("a type is String, Number, Boolean or DateTime, not \(type)")
                }
                return .add(try AttributeDefinition(name, kind: kind, rules: rules.rules), value: value)
            case .redefine(let name, let rules): return .redefine(name, rules.rules)
            case .rename(let name, let other): return .rename(name, to: other)
            case .remove(let name): return .remove(name)
            case .names(let aliases, let usernames, let caseSensitive):
                var change = SignInNameChange()
                change.aliasAttributes = try aliases.map(Self.attributes)
                change.usernameAttributes = try usernames.map(Self.attributes)
                change.caseSensitive = caseSensitive
                return .names(change)
            }
        }
    }

    private static func attributes<Attribute: RawRepresentable<String> & CaseIterable>(
        _ list: String
    ) throws -> [Attribute] {
        try list.split(separator: ",").map { word in
            guard let attribute = Attribute(rawValue: String(word)) else {
                let known = Attribute.allCases.map(\.rawValue).joined(separator: ", ")
                throw ConfigurationError("users sign in with \(known), not with \(word)")
            }
            return attribute
        }
    }
}

extension SchemaAct.Rules {
    fileprivate var rules: AttributeRules {
        var rules = AttributeRules()
        (rules.mutable, rules.required, rules.least, rules.greatest) = (mutable, required, least, greatest)
        return rules
    }
}
