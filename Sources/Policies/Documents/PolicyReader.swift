import Kernel
import WireRuntime

/// Reads the statements of a policy.
///
/// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_grammar.html
struct PolicyReader {
    let grammar: PolicyGrammar

    private static let limits = JSONReader.Limits(length: PolicySize.maxBytes, depth: 8, values: 10_000)

    /// - Throws: `PolicyRefusal`.
    func read(_ text: String) throws(PolicyRefusal) -> [PolicyStatement] {
        let json: JSON
        do throws(JSONError) { json = try JSONReader.read(Array(text.utf8), limits: Self.limits) } catch {
            throw .syntax(error.message)
        }
        guard let members = json.object else { throw .syntax("The policy is not an object") }
        for member in members.members where !Self.isKnown(member.name) { throw Self.unknown(member.name) }
        if let id = members["Id"], id.string == nil { throw .syntax("Id is not a string") }
        let statements = try read(members["Statement"], hasVariables: try hasVariables(members["Version"]))
        var sids: Set<ByteKey> = []
        for statement in statements {
            guard let sid = statement.sid, !sid.isEmpty else { continue }
            guard sids.insert(ByteKey(sid)).inserted else { throw .repeatedSid }
        }
        return statements
    }

    /// Without a version a policy is of the first, which has no variables.
    private func hasVariables(_ version: JSON?) throws(PolicyRefusal) -> Bool {
        guard let version else { return false }
        guard let text = version.string, text.hasSameBytes(as: "2012-10-17") || text.hasSameBytes(as: "2008-10-17")
        else { throw .syntax("Version is neither 2012-10-17 nor 2008-10-17") }
        return text.hasSameBytes(as: "2012-10-17")
    }

    private func read(_ json: JSON?, hasVariables: Bool) throws(PolicyRefusal) -> [PolicyStatement] {
        let objects: [JSON]
        switch json {
        case .object?: objects = json.map { [$0] } ?? []
        case .array(let elements)?: objects = elements
        default: throw .syntax("Statement is missing, or is neither an object nor a list")
        }
        guard !objects.isEmpty else { throw .syntax("The policy has no statement") }
        var statements: [PolicyStatement] = []
        for (index, json) in objects.enumerated() {
            guard let members = json.object else { throw .syntax("A statement is not an object") }
            let reader = StatementReader(members: members, grammar: grammar, hasVariables: hasVariables)
            statements.append(try reader.read(at: index))
        }
        return statements
    }

    private static func isKnown(_ name: String) -> Bool {
        ["Version", "Id", "Statement"].contains { name.hasSameBytes(as: $0) }
    }

    /// The refusal of an element that the grammar does not have.
    static func unknown(_ name: String) -> PolicyRefusal {
        let isPlain = name.utf8.count <= 64 && name.utf8.allSatisfy(\.isASCIIVisible)
        return .syntax(isPlain ? "Unknown field \(name)" : "There is an unknown field")
    }
}
