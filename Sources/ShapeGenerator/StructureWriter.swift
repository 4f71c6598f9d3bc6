/// Writes one structure: members, initializers, encoding and its table.
struct StructureWriter {
    let vocabulary: Vocabulary
    let shape: String
    let name: String
    let summary: String
    /// Protocols, traits, and the lines that they require.
    var conformances: [String]
    var additions: [String] = []

    private struct Field {
        let wire: String
        let swift: String
        let type: String
        let isRequired: Bool
        let isOptional: Bool
        let isBytes: Bool
        let table: String
        let location: String?
    }

    private var fields: [Field] {
        let facts = vocabulary.facts(shape)
        return facts.orderedMembers.map { name, reference in
            Field(
                wire: name, swift: Naming.member(name), type: vocabulary.type(reference.shape, member: name),
                isRequired: facts.requires(name),
                isOptional: !facts.requires(name) || TypedShapes.isOptional(name, of: shape),
                isBytes: vocabulary.facts(reference.shape).type == "blob",
                table: vocabulary.table(reference.shape), location: location(of: reference))
        }
    }

    /// The whole declaration.
    func declaration() -> [String] {
        let fields = fields
        var lines = ["/// \(summary)", "package struct \(name): \(conformances.joined(separator: ", ")) {"]
        lines += fields.map { "    package var \($0.swift): \($0.type)\($0.isOptional ? "?" : "")" }
        lines += fields.isEmpty ? [] : [""]
        lines += memberwise(fields) + [""] + reader(fields) + [""] + writer(fields) + [""] + table(fields)
        lines += additions.isEmpty ? [] : [""] + additions.map { $0.isEmpty ? "" : "    " + $0 }
        return lines + ["}"]
    }

    private func memberwise(_ fields: [Field]) -> [String] {
        guard !fields.isEmpty else { return ["    package init() {}"] }
        let parameters = fields.map { field in
            "        \(field.swift): \(field.type)\(field.isOptional ? "? = nil" : "")"
        }
        return ["    package init("] + [parameters.joined(separator: ",\n")] + ["    ) {"]
            + fields.map { "        self.\($0.swift) = \($0.swift)" } + ["    }"]
    }

    private func reader(_ fields: [Field]) -> [String] {
        guard !fields.isEmpty else { return ["    package init(_: JSONObject) throws {}"] }
        let lines = fields.map { field in
            let kind = field.isBytes ? "bytes" : "value"
            return
                "        \(field.swift) = try fields.\(field.isOptional ? kind : "required\(Naming.upperFirst(kind))")"
                + "(\"\(field.wire)\")"
        }
        return ["    package init(_ fields: JSONObject) throws {"] + lines + ["    }"]
    }

    private func writer(_ fields: [Field]) -> [String] {
        guard !fields.isEmpty else { return ["    package func write(members _: inout JSONWriter) {}"] }
        return ["    package func write(members json: inout JSONWriter) {"]
            + fields.map { "        json.\($0.isBytes ? "bytes" : "field")(\"\($0.wire)\", \($0.swift))" } + ["    }"]
    }

    private func table(_ fields: [Field]) -> [String] {
        let head = "    package static let shape = StructureShape(\"\(shape)\", ["
        guard !fields.isEmpty else { return [head + "])"] }
        let rows = fields.map { field in
            let marks =
                (field.isRequired ? ", required: true" : "") + (field.location.map { ", location: \($0)" } ?? "")
            return "        .init(\"\(field.wire)\", \(field.table)\(marks)),"
        }
        return [head] + rows + ["    ])"]
    }

    private func location(of reference: ShapeFacts.Reference) -> String? {
        let name = reference.locationName ?? ""
        return switch reference.location {
        case "uri": ".path(\"\(name)\")"
        case "querystring": ".query(\"\(name)\")"
        case "header": ".header(\"\(name.lowercased())\")"
        default: nil
        }
    }
}
