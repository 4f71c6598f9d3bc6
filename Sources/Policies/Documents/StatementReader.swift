import Kernel
import WireRuntime

/// Reads one statement of a policy.
struct StatementReader {
    let members: JSONObject
    let grammar: PolicyGrammar
    let hasVariables: Bool

    private static let elements = [
        "Sid", "Effect", "Action", "NotAction", "Resource", "NotResource", "Principal", "NotPrincipal", "Condition",
    ]

    /// - Throws: `PolicyRefusal`.
    func read(at index: Int) throws(PolicyRefusal) -> PolicyStatement {
        for member in members.members where !Self.elements.contains(where: member.name.hasSameBytes) {
            throw PolicyReader.unknown(member.name)
        }
        let effect = try effect()
        let principals = try principals(for: effect)
        let actions = try actions()
        return PolicyStatement(
            index: index, sid: try sid(), effect: effect, actions: actions, resources: try resources(),
            principals: principals, conditions: try conditions())
    }

    private func sid() throws(PolicyRefusal) -> String? {
        guard let json = members["Sid"] else { return nil }
        guard let sid = json.string else { throw .syntax("Sid is not a string") }
        guard sid.utf8.allSatisfy(\.isASCIIAlphanumeric) else { throw .sid }
        return sid
    }

    private func effect() throws(PolicyRefusal) -> PolicyEffect {
        guard let json = members["Effect"] else { throw .syntax("Missing required field Effect") }
        for effect in [PolicyEffect.allow, .deny] {
            if json.string?.hasSameBytes(as: effect.rawValue) == true { return effect }
        }
        throw .syntax("Effect is neither Allow nor Deny")
    }

    private func actions() throws(PolicyRefusal) -> PolicyStatement.Actions {
        guard let (isNegated, json) = try either("Action", or: "NotAction") else { throw .noActions }
        let texts = try Self.strings(json, what: "An action")
        guard !texts.isEmpty else { throw .noActions }
        if grammar == .trust, isNegated { throw .trustAction }
        var patterns: [WildcardProgram] = []
        for text in texts { patterns.append(try ActionReader.read(text, isTrust: grammar == .trust)) }
        return PolicyStatement.Actions(isNegated: isNegated, patterns: patterns)
    }

    private func resources() throws(PolicyRefusal) -> PolicyStatement.Resources? {
        let element = try either("Resource", or: "NotResource")
        guard grammar.hasResources else {
            guard element == nil else { throw .unexpectedResource }
            return nil
        }
        guard let (isNegated, json) = element else { throw .noResources }
        let texts = try Self.strings(json, what: "A resource")
        guard !texts.isEmpty else { throw .noResources }
        var patterns: [ValuePattern] = []
        for text in texts { patterns.append(try ResourceReader.read(text, hasVariables: hasVariables)) }
        return PolicyStatement.Resources(isNegated: isNegated, patterns: patterns)
    }

    private func principals(for effect: PolicyEffect) throws(PolicyRefusal) -> PolicyPrincipals? {
        let element = try either("Principal", or: "NotPrincipal")
        guard grammar.hasPrincipals else {
            guard element == nil else { throw .unexpectedPrincipal }
            return nil
        }
        guard let (isNegated, json) = element else { throw .noPrincipal }
        // A statement that allows would admit everyone except the named principals.
        guard !isNegated || effect == .deny else { throw .syntax("NotPrincipal is only for statements that deny") }
        return PolicyPrincipals(isNegated: isNegated, names: try PrincipalReader.read(json))
    }

    private func conditions() throws(PolicyRefusal) -> [PolicyCondition] {
        guard let json = members["Condition"] else { return [] }
        return try ConditionReader(hasVariables: hasVariables).read(json)
    }

    /// The value of one of two elements that exclude each other.
    private func either(
        _ name: String, or negated: String
    ) throws(PolicyRefusal) -> (isNegated: Bool, json: JSON)? {
        switch (members[name], members[negated]) {
        case (nil, nil): return nil
        case (let json?, nil): return (false, json)
        case (nil, let json?): return (true, json)
        case (_?, _?): throw .syntax("A statement has both \(name) and \(negated)")
        }
    }

    /// A string, or a list of strings.
    static func strings(_ json: JSON, what: String) throws(PolicyRefusal) -> [String] {
        if let text = json.string { return [text] }
        guard case .array(let elements) = json else { throw .syntax("\(what) is neither a string nor a list") }
        let texts = elements.compactMap(\.string)
        guard texts.count == elements.count else { throw .syntax("\(what) is not a string") }
        return texts
    }
}
