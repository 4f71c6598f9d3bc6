import Kernel

/// What a change does to lists of attributes' names: what clients read and write, and what providers map.
extension SchemaChange {
    /// The names once the change has begun: a renamed attribute is there by both names, because its values are.
    func begun(_ names: [String]) -> [String] {
        switch self {
        case .add, .redefine, .names: names
        case .rename(let name, let other):
            names.contains { $0.hasSameBytes(as: other) }
                ? names : names.flatMap { $0.hasSameBytes(as: name) ? [$0, other] : [$0] }
        case .remove(let name): names.filter { !$0.hasSameBytes(as: name) }
        }
    }

    /// The names once the change has ended.
    func finished(_ names: [String]) -> [String] {
        guard case .rename(let name, _) = self else { return names }
        return names.filter { !$0.hasSameBytes(as: name) }
    }

    /// Why a client could sign up no users under new rules; nil if it can.
    func obstacle(of client: Client) -> String? {
        let name: String
        switch self {
        case .add(let definition, _) where definition.required: name = definition.name
        case .redefine(let changed, let rules) where rules.required == true: name = changed
        case .add, .redefine, .rename, .remove, .names: return nil
        }
        guard let writable = client.settings.writeAttributes, !writable.contains(where: { $0.hasSameBytes(as: name) })
        else { return nil }
        return "The client may not write \(name)"
    }
}
