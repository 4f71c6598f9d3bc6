/// Writes everything but structures: enumerations, and the table of a service's simple shapes.
struct SimpleShapeWriter {
    let vocabulary: Vocabulary

    /// One enumeration that later models may extend.
    func enumeration(_ shape: String, values: [String]) -> [String] {
        let name = vocabulary.name(shape)
        return [
            "/// One of the words of the model's `\(shape)`.", "package struct \(name): OpenEnum {",
            "    package var rawValue: String", "    package init(rawValue: String) { self.rawValue = rawValue }", "",
        ]
            + values.map { value in
                "    package static var \(Naming.enumerationCase(value)): Self { Self(rawValue: \"\(value)\") }"
            } + ["}"]
    }

    /// The limits of the service's strings, numbers, lists and maps, by name in the model.
    func table() -> [String] {
        let rows = vocabulary.model.shapes.sorted { $0.key < $1.key }.compactMap { name, facts -> String? in
            guard facts.type != "structure" || facts.document == true else { return nil }
            return "    static let \(Naming.member(name)): Shape = \(expression(name, facts: facts))"
        }
        return [
            "/// The simple shapes of the service, with the limits that the model sets them.",
            "enum \(vocabulary.serviceFolder.shapes) {",
        ]
            + rows + ["}"]
    }

    private func expression(_ name: String, facts: ShapeFacts) -> String {
        var parts: [String] = []
        switch facts.type {
        case "list": parts.append(vocabulary.table(facts.member?.shape ?? ""))
        case "map": parts += [vocabulary.table(facts.key?.shape ?? ""), vocabulary.table(facts.value?.shape ?? "")]
        default: if let values = facts.enum { parts.append("[\(values.map { "\"\($0)\"" }.joined(separator: ", "))]") }
        }
        if let min = facts.min { parts.append("min: \(min)") }
        if let max = TypedShapes.max(name, facts: facts) { parts.append("max: \(max)") }
        if let pattern = TypedShapes.pattern(name, facts: facts) { parts.append("pattern: \(Naming.quoted(pattern))") }
        if TypedShapes.isHidden(name, facts: facts) { parts.append("sensitive: true") }
        if TypedShapes.isUnlogged(name) { parts.append("unlogged: true") }
        if facts.flattened == true { parts.append("flattened: true") }
        return ".\(kind(facts))(\(parts.joined(separator: ", ")))"
    }

    private func kind(_ facts: ShapeFacts) -> String {
        switch facts.type {
        case "structure": "document"
        case "string": facts.enum == nil ? "string" : "enumeration"
        default: facts.type
        }
    }
}
