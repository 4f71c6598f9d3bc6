/// One of the five services.
struct ServiceFolder {
    /// The file in `Model`, without its extension.
    let file: String
    /// The prefix of its target, and of names that an earlier service uses.
    let folder: String
    /// The case of `ServiceName`.
    let service: String
    /// The target, with a folder of operations and one of shapes.
    var target: String { "\(folder)Model" }
    var shapes: String { "\(folder)Shapes" }
    /// Whether its structures have the prefix even if no earlier service uses their names, because the domain does:
    /// `Role` is a role, and `IAMRole` its form on the wire.
    var prefixesShapes = false
    /// Whether `AWSMobileClient` calls it. Apps then compile only the operations that need no signature
    /// (decisions/0046-apps-compile-what-apps-call.md).
    var isForApps = false

    /// In the order of naming: an earlier service keeps the plain name.
    static let all = [
        ServiceFolder(file: "cognito-idp", folder: "UserPools", service: "userPools", isForApps: true),
        ServiceFolder(
            file: "cognito-identity", folder: "IdentityPools", service: "identityPools", isForApps: true),
        ServiceFolder(file: "cognito-sync", folder: "Sync", service: "sync"),
        ServiceFolder(file: "sts", folder: "SecurityTokens", service: "securityTokens"),
        ServiceFolder(file: "iam", folder: "IAM", service: "iam", prefixesShapes: true),
    ]
}

/// Names and types of one service's shapes, without clashes with earlier services.
///
/// A *message* is the input or the output of an operation.
struct Vocabulary {
    let serviceFolder: ServiceFolder
    let model: ServiceModel
    /// The Swift name of each structure and enumeration, by its name in the model.
    private(set) var names: [String: String] = [:]
    /// The Swift names of shapes that are one operation's message and nothing else.
    private(set) var soleMessages: [String: String] = [:]
    /// The Swift name of each message, by operation and direction: `ListUsersInput`.
    private(set) var messageNames: [String: String] = [:]

    /// Names used by the hand-written runtime or by targets above.
    private static let taken: Set<String> = [
        "Catalogue", "ErrorCode", "Instant", "JSON", "Operation", "OperationInput", "OperationModel", "OperationOutput",
        "Page", "Pattern", "Secret", "ServiceError", "Shape", "Structure",
    ]

    /// The model refers to a shape that it does not define.
    struct UnknownShape: Error {
        let name: String
    }

    /// Names everything in `model`, avoids the names in `given`, and adds the new ones to it.
    init(serviceFolder: ServiceFolder, model: ServiceModel, given: inout Set<String>) throws {
        self.serviceFolder = serviceFolder
        self.model = model
        let uses = Dictionary(grouping: Self.messageUses(of: model), by: \.shape)
        let nested = Self.nestedShapes(of: model)
        for name in nested.union(uses.keys) where model.shapes[name] == nil { throw UnknownShape(name: name) }
        for (shape, facts) in model.shapes.sorted(by: { $0.key < $1.key }) where facts.exception != true {
            guard facts.enum != nil || (facts.type == "structure" && facts.document != true) else { continue }
            let uses = uses[shape] ?? []
            let messages = uses.map { ($0.name, claim($0.name, given: &given)) }
            messageNames.merge(messages) { first, _ in first }
            if messages.count == 1, !nested.contains(shape) {
                soleMessages[shape] = messages[0].1
            } else {
                let name = Naming.upperFirst(shape)
                names[shape] = claim(serviceFolder.prefixesShapes ? serviceFolder.folder + name : name, given: &given)
            }
        }
    }

    /// `name`, with the service's prefix if it is taken.
    private func claim(_ name: String, given: inout Set<String>) -> String {
        let free = given.contains(name) || Self.taken.contains(name) ? serviceFolder.folder + name : name
        given.insert(free)
        return free
    }

    private static func messageUses(of model: ServiceModel) -> [(shape: String, name: String)] {
        model.operations.sorted { $0.key < $1.key }.flatMap { name, facts in
            [(shape: facts.input, name: name + "Input")]
                + (facts.output.map { [(shape: $0, name: name + "Output")] } ?? [])
        }
    }

    private static func nestedShapes(of model: ServiceModel) -> Set<String> {
        Set(
            model.shapes.values.flatMap { facts in
                (facts.members ?? [:]).values.map(\.shape)
                    + [facts.member, facts.key, facts.value].compactMap { $0?.shape }
            })
    }
}

extension Vocabulary {
    /// The shape's facts. The initializer has checked that they exist.
    func facts(_ shape: String) -> ShapeFacts { model.shapes[shape] ?? ShapeFacts(type: "string") }

    func name(_ shape: String) -> String { soleMessages[shape] ?? names[shape] ?? shape }

    /// The Swift type of a shape, or of a structure's member of that shape.
    func type(_ shape: String, member: String? = nil) -> String {
        let facts = facts(shape)
        let bare = bareType(shape, facts: facts, member: member)
        return TypedShapes.isSecret(shape, facts: facts) ? "Secret<\(bare)>" : bare
    }

    private func bareType(_ shape: String, facts: ShapeFacts, member: String?) -> String {
        switch facts.type {
        case "boolean": "Bool"
        case "integer": "Int"
        case "long": "Int64"
        case "timestamp": "Instant"
        case "blob": "[UInt8]"
        case "list": "[\(type(facts.member?.shape ?? ""))]"
        case "map": "[String: \(type(facts.value?.shape ?? ""))]"
        case "structure": facts.document == true ? "JSON" : name(shape)
        default: facts.enum == nil ? TypedShapes.identifier(shape: shape, member: member) ?? "String" : name(shape)
        }
    }

    /// The expression for this shape in another shape's table.
    func table(_ shape: String) -> String {
        let facts = facts(shape)
        guard facts.type == "structure", facts.document != true else {
            return "\(serviceFolder.shapes).\(Naming.member(shape))"
        }
        return ".structure(\(name(shape)).shape\(facts.sensitive == true ? ", sensitive: true" : ""))"
    }
}
