import Cryptography
import Directory
import Kernel
import WireRuntime

/// Reads a function's changes to tokens, within limits that keep the tokens readable (TRG-09).
struct TokenOverridesReader {
    /// Whether a claim can only be a text, as in the first version of the event.
    let areClaimsTexts: Bool

    private static let kind = TriggerKind.preTokenGeneration
    /// Bytes that one token may gain. Tokens travel in headers, and proxies refuse headers above 8 or 16 KiB.
    private static let maxBytes = 10_240
    /// Claims, including the members of claims that are objects.
    private static let maxMembers = 128
    private static let maxDepth = 6
    private static let maxNameLength = 512
    private static let maxScopes = 50
    private static let maxScopeLength = 256

    func read(_ details: JSONObject) throws -> TokenOverrides {
        var overrides = TokenOverrides()
        if areClaimsTexts {
            overrides.id = try changes(details)
        } else {
            if let id = try object("idTokenGeneration", in: details) { overrides.id = try changes(id) }
            if let access = try object("accessTokenGeneration", in: details) {
                overrides.access = try changes(access)
                overrides.addedScopes = try scopes("scopesToAdd", in: access)
                overrides.suppressedScopes = try texts("scopesToSuppress", in: access)
            }
        }
        overrides.groups = try groups(details)
        return overrides
    }

    /// Null and an empty object remove the groups; a missing member leaves them (UP-LPT-10, UP-LPT-11).
    private func groups(_ details: JSONObject) throws -> TokenOverrides.Groups? {
        let name = "groupOverrideDetails"
        guard details[name] != nil else { return nil }
        guard let given = try object(name, in: details) else { return TokenOverrides.Groups() }
        let groups = TokenOverrides.Groups(
            names: try texts("groupsToOverride", in: given), roles: try texts("iamRolesToOverride", in: given),
            preferredRole: try given.text("preferredRole", of: Self.kind).flatMap { $0.isEmpty ? nil : $0 })
        let size = (groups.names + groups.roles).reduce(0) { $0 + $1.utf8.count + 3 }
        guard size <= Self.maxBytes else { throw Self.refusal("the groups are too long.") }
        return groups
    }

    private func changes(_ token: JSONObject) throws -> TokenOverrides.ClaimChanges {
        TokenOverrides.ClaimChanges(
            added: try claims(try object("claimsToAddOrOverride", in: token) ?? JSONObject()),
            suppressed: try texts("claimsToSuppress", in: token))
    }

    private func claims(_ object: JSONObject) throws -> Claims {
        var writer = JSONWriter()
        writer.write(.object(object))
        guard writer.bytes.count <= Self.maxBytes else { throw Self.refusal("the claims are too long.") }
        var left = Self.maxMembers
        return try claims(object, depth: 1, left: &left)
    }

    private func claims(_ object: JSONObject, depth: Int, left: inout Int) throws -> Claims {
        var claims = Claims()
        for member in object.members where member.value != .null {
            left -= 1
            guard left >= 0, (1...Self.maxNameLength).contains(member.name.utf8.count) else {
                throw Self.refusal("there are too many claims, or a name is empty or too long.")
            }
            claims[member.name] = try value(member.value, depth: depth, left: &left)
        }
        return claims
    }

    private func value(_ json: JSON, depth: Int, left: inout Int) throws -> ClaimValue {
        if case .string(let text) = json { return .string(text) }
        guard !areClaimsTexts else { throw Self.refusal("a claim is not a text.") }
        guard depth < Self.maxDepth else { throw Self.refusal("a claim is nested too deeply.") }
        switch json {
        case .null: return .null
        case .boolean(let truth): return .boolean(truth)
        case .integer(let number): return .integer(number)
        case .number(let number): return .decimal(number)
        case .string(let text): return .string(text)
        case .array(let elements): return .list(try elements.map { try value($0, depth: depth + 1, left: &left) })
        case .object(let object): return .object(try claims(object, depth: depth + 1, left: &left))
        }
    }

    /// A scope is one word (RFC 6749, section 3.3): a space in it would add others.
    private func scopes(_ name: String, in object: JSONObject) throws -> [String] {
        let scopes = try texts(name, in: object)
        let areWords = scopes.allSatisfy { scope in
            (1...Self.maxScopeLength).contains(scope.utf8.count) && scope.utf8.allSatisfy(Self.isOfScope)
        }
        guard scopes.count <= Self.maxScopes, areWords else {
            throw Self.refusal("\(name) has too many scopes, or one that is not a scope.")
        }
        return scopes
    }

    private static func isOfScope(_ byte: UInt8) -> Bool {
        byte.isASCIIVisible && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private func object(_ name: String, in object: JSONObject) throws -> JSONObject? {
        try object.object(name, of: Self.kind)
    }

    private func texts(_ name: String, in object: JSONObject) throws -> [String] {
        try object.list(name, of: Self.kind)
    }

    private static func refusal(_ reason: String) -> TriggerRefusal { .invalidResponse(kind, reason: reason) }
}
