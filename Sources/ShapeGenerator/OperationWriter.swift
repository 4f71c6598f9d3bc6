/// Writes one operation: its input with the operation's model, and its output.
struct OperationWriter {
    let vocabulary: Vocabulary
    let name: String
    let facts: OperationFacts

    var lines: [String] {
        var lines: [String] = []
        if vocabulary.soleMessages[facts.input] != nil {
            lines += structure(
                facts.input, summary: "The input of \(name).", conformances: ["OperationInput"] + traits,
                additions: description + traitMembers)
        } else {
            lines += [
                "/// The input of \(name).", "package typealias \(inputName) = \(type(facts.input))",
            ]
            lines += ["", "extension \(type(facts.input)): \((["OperationInput"] + traits).joined(separator: ", ")) {"]
            lines += (description + traitMembers).map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        }
        return lines + [""] + output
    }

    /// The operation's name, prefixed with the service's if another service has an operation of that name.
    var fileName: String { String(inputName.dropLast("Input".count)) }

    private var output: [String] {
        let summary = "The output of \(name)."
        guard let output = facts.output else {
            return ["/// \(name) has no output.", "package typealias \(outputName) = NoOutput"]
        }
        guard vocabulary.soleMessages[output] == nil else {
            let paging = outputPaging(output)
            return structure(
                output, summary: summary, conformances: ["OperationOutput"] + (paging.isEmpty ? [] : ["PagedOutput"]),
                additions: paging)
        }
        return ["/// \(summary)", "package typealias \(outputName) = \(type(output))"]
    }

    /// The members of a page's output, if the input asks for a page.
    private func outputPaging(_ output: String) -> [String] {
        let members = vocabulary.facts(output).members ?? [:]
        guard pageToken != nil, let token = Self.pageTokens.first(where: { members[$0] != nil }) else { return [] }
        let swift = Naming.member(token)
        let setter =
            members["IsTruncated"] == nil
            ? "\(swift) = newValue" : "(\(swift), isTruncated) = (newValue, newValue != nil)"
        return ["package var pageToken: String? {", "    get { \(swift) }", "    set { \(setter) }", "}"]
    }

    private func structure(_ shape: String, summary: String, conformances: [String], additions: [String])
        -> [String]
    {
        StructureWriter(
            vocabulary: vocabulary, shape: shape, name: type(shape), summary: summary, conformances: conformances,
            additions: additions
        ).declaration()
    }

    private func type(_ shape: String) -> String { vocabulary.name(shape) }

    private var inputName: String { vocabulary.messageNames[name + "Input"] ?? name + "Input" }

    /// The output has the same prefix as the input, so that both sort together.
    private var outputName: String { String(inputName.dropLast("Input".count)) + "Output" }

    // MARK: - The model of the operation

    private var description: [String] {
        var lines = [
            "package typealias Output = \(outputName)",
            "package static let operation = OperationModel(",
            "    name: \"\(name)\", service: .\(vocabulary.serviceFolder.service), signed: \(facts.auth != "none"), "
                + "hasOutput: \(facts.output != nil),",
        ]
        if let http = facts.http {
            lines.append("    route: Route(.\(http.method.lowercased()), \"\(http.requestUri)\"),")
        }
        lines.append("    errors: [")
        lines += Self.filled(facts.errors.map { ".\(Naming.errorCase($0))," }).map { "        " + $0 }
        return lines + ["    ])"]
    }

    /// `words` in as few lines as possible.
    private static func filled(_ words: [String]) -> [String] {
        words.reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count < 104 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(word)
            }
        }
    }

    private var members: [String: ShapeFacts.Reference] { vocabulary.facts(facts.input).members ?? [:] }

    private func demands(_ member: String) -> Bool { vocabulary.facts(facts.input).requires(member) }

    private var traits: [String] {
        var traits: [String] = []
        if members["AccessToken"] != nil {
            traits.append(demands("AccessToken") ? "CarriesAccessToken" : "MayCarryAccessToken")
        }
        if demands("UserPoolId") { traits.append("NamesUserPool") }
        if demands("IdentityPoolId") { traits.append("NamesIdentityPool") }
        if pageToken != nil { traits.append("Paged") }
        return traits
    }

    private var pageToken: String? { Self.pageTokens.first { members[$0] != nil } }

    private static let pageTokens = ["NextToken", "PaginationToken", "Marker"]

    /// The resource that the caller needs a permission for, as named by the members.
    private var resource: [String] {
        let expression: String
        if vocabulary.serviceFolder.service == "iam" {
            guard let entity = EntityResource(name: name, members: Set(members.keys)).expression else { return [] }
            expression = entity
        } else if vocabulary.serviceFolder.service == "sync", demands("IdentityPoolId"), demands("IdentityId") {
            let dataset = demands("DatasetName") ? "datasetName" : "nil"
            expression = ".identity(identityId, pool: identityPoolId, dataset: \(dataset))"
        } else if demands("IdentityPoolId") {
            expression = ".identityPool(identityPoolId)"
        } else if members["UserPoolId"] != nil {
            expression =
                demands("UserPoolId") ? ".userPool(userPoolId)" : "userPoolId.map(Resource.userPool) ?? .everything"
        } else if demands("ResourceArn") {
            expression = ".named(resourceArn)"
        } else {
            return []
        }
        return ["", "package var resource: Resource { \(expression) }"]
    }

    private var traitMembers: [String] { resource + pagingMembers }

    private var pagingMembers: [String] {
        guard let token = pageToken else { return [] }
        var lines = [
            "", "package var pageToken: String? {", "    get { \(Naming.member(token)) }",
            "    set { \(Naming.member(token)) = newValue }", "}",
        ]
        guard let limit = ["Limit", "MaxResults", "MaxItems"].first(where: { members[$0] != nil }),
            let shape = members[limit]?.shape
        else { return lines + ["package var pageLimit: Int? {", "    get { nil }", "    set {}", "}"] }
        let swift = Naming.member(limit)
        let value = demands(limit) ? "newValue ?? Self.maxPage" : "newValue"
        lines += ["package var pageLimit: Int? {", "    get { \(swift) }", "    set { \(swift) = \(value) }", "}"]
        if let max = vocabulary.facts(shape).max ?? TypedShapes.maxPages[name] {
            lines.append("package static let maxPage = \(max)")
        }
        // IAM allows pages of a thousand, and gives a hundred if the caller names no limit.
        if limit == "MaxItems" { lines.append("package static let usualPage = 100") }
        return lines
    }
}
