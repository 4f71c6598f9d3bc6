import Kernel

/// A change of a pool that may already have users. Cognito can only add attributes, with fewer rules.
package enum SchemaChange: Codable, Sendable, Equatable {
    /// A custom attribute is added. If a value is given, users get it.
    case add(AttributeDefinition, value: String?)
    /// An attribute gets other rules.
    case redefine(String, AttributeRules)
    /// A custom attribute gets another name, and keeps its values.
    case rename(String, to: String)
    /// A custom attribute is removed, with all its values.
    case remove(String)
    /// Users sign in with other names.
    case names(SignInNameChange)

    /// Whether users are changed one by one.
    package var concernsUsers: Bool {
        switch self {
        case .add(_, let value): value != nil
        case .redefine: false
        case .rename, .remove, .names: true
        }
    }

    /// Whether users have names to release after the change.
    package var leavesNames: Bool {
        if case .names = self { true } else { false }
    }

    /// The user with the values after the change; nil if nothing changes.
    func applied(to user: User) throws -> User? {
        var changed = user
        switch self {
        case .add(let definition, let value?):
            guard user.attributes[definition.name]?.isEmpty ?? true else { return nil }
            changed.attributes[definition.name] = try definition.admit(value)
        case .rename(let name, let other):
            guard let value = user.attributes[name] else { return nil }
            changed.attributes[name] = nil
            // A value under the new name is newer, unless the review has reported the user.
            if changed.attributes[other] == nil { changed.attributes[other] = value }
        case .remove(let name):
            guard user.attributes[name] != nil else { return nil }
            changed.attributes[name] = nil
        case .add(_, nil), .redefine, .names: return nil
        }
        return changed
    }

    /// Why the change would leave a user without required values, or drop a value that it does not name; nil if it does
    /// neither.
    func obstacle(of user: User) throws -> String? {
        switch self {
        case .add(let definition, let value):
            return definition.required && value == nil && (user.attributes[definition.name]?.isEmpty ?? true)
                ? "It has no value" : nil
        case .rename(let name, let other):
            let (value, taken) = (user.attributes[name] ?? "", user.attributes[other] ?? "")
            guard !value.isEmpty, !taken.isEmpty, !value.hasSameBytes(as: taken) else { return nil }
            return "It has another value of \(other)"
        case .redefine, .remove, .names: return nil
        }
    }
}

/// New rules of an attribute; nil members stay.
package struct AttributeRules: Codable, Sendable, Equatable {
    /// Whether values may be written after the user's creation.
    package var mutable: Bool?
    /// Whether new users must have a value.
    package var required: Bool?
    /// The lower limit of texts in characters, or of numbers; an empty text removes it.
    package var least: String?
    /// The upper limit, likewise.
    package var greatest: String?

    package init() {}

    /// Why a value breaks the rules of `definition`; nil if it does not.
    func obstacle(of user: User, under definition: AttributeDefinition) -> String? {
        let value = user.attributes[definition.name] ?? ""
        if value.isEmpty { return definition.required ? "It has no value" : nil }
        do {
            _ = try definition.admit(value)
            return nil
        } catch { return (error as? any Refusal)?.message ?? "Its value does not fit" }
    }
}
