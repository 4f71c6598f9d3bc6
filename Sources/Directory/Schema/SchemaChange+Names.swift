import Kernel

/// The effect of a change on lists of attribute names: the attributes that clients read and write, and that providers
/// map.
extension SchemaChange {
    /// The names after the start of the change: a renamed attribute is listed under both names, because its values are.
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

    /// Why a client could not sign up users under new rules; nil if it can.
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
