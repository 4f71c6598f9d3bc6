import WireRuntime

/// A field of a form for the input of an operation.
struct InputField: Sendable {
    /// How a value is typed.
    enum Kind: Sendable {
        case line
        /// A text of several lines.
        case text
        /// Hidden while it is typed, and never shown again.
        case secret
        case number
        case time
        case choice([String])
        case flag
        /// A list: a line for each element.
        case list
        /// A map: a line `key=value` for each entry.
        case map
        case json
    }

    /// The name of the member, after those of the structures around it: `Policies.PasswordPolicy.MinimumLength`.
    let path: String
    let kind: Kind
    let shape: Shape
    /// Whether an input without it is refused.
    let isRequired: Bool

    /// Structures deeper than this are written as JSON.
    private static let maxDepth = 2

    /// The fields for a structure, with the fields for structures in it.
    ///
    /// - Parameters:
    ///   - path: The names of the structures around it.
    ///   - depth: How many these are.
    static func fields(of shape: StructureShape, in path: String = "", depth: Int = 0) -> [InputField] {
        shape.members.flatMap { member -> [InputField] in
            let name = path.isEmpty ? member.name : "\(path).\(member.name)"
            if case .structure(let inner) = member.shape.kind, depth < maxDepth {
                return fields(of: inner, in: name, depth: depth + 1)
            }
            let kind = Masking.hides(member.name, of: shape, shape: member.shape) ? .secret : Kind(member.shape)
            return [
                InputField(path: name, kind: kind, shape: member.shape, isRequired: member.isRequired && depth == 0)
            ]
        }
    }
}

extension InputField.Kind {
    /// The longest texts that are typed in one line: names, addresses, tokens.
    private static let maxLine = 2048

    /// How the values of a shape are typed.
    init(_ shape: Shape) {
        self =
            switch shape.kind {
            case .string: shape.maximum.map { $0 <= Self.maxLine } ?? true ? .line : .text
            case .blob: .text
            case .enumeration(let words): .choice(words)
            case .boolean: .flag
            case .integer, .long: .number
            case .timestamp: .time
            case .list(let element) where element.isWrittenInLine: .list
            case .map(let key, let value) where key.isWrittenInLine && value.isWrittenInLine: .map
            case .list, .map, .structure, .document: .json
            }
    }
}

extension Shape {
    /// Whether a value has one line of text.
    var isWrittenInLine: Bool {
        switch kind {
        case .string, .enumeration: true
        default: false
        }
    }
}
