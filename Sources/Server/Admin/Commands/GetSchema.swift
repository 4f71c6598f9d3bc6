import Directory
import Kernel
import Storage

/// The attributes of a pool, and the names that its users sign in with.
package struct GetSchema: AdminCommand {
    let pool: String

    package init(pool: String) { self.pool = pool }

    /// A line of the listing.
    package struct Line: Codable, Sendable {
        package let name: String
        package let rules: String
    }

    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> [Line] {
        let id = UserPoolID.noted(pool)
        let pool = try await store.database.read { try PoolTable($0).require(id) }
        var lines = pool.schema.definitions.map { Line(name: $0.name, rules: Self.words(of: $0)) }
        lines.append(Line(name: "sign-in names", rules: Self.words(of: SignInNameRules(of: pool))))
        if let next = pool.extensions.nextNameRules {
            lines.append(Line(name: "changing to", rules: Self.words(of: next)))
        }
        return lines
    }

    private static func words(of definition: AttributeDefinition) -> String {
        var words = [definition.kind.rawValue, definition.mutable ? "mutable" : "immutable"]
        if definition.required { words.append("required") }
        if let bounds = definition.length ?? definition.range {
            words.append("\(bounds.least ?? "")..\(bounds.greatest ?? "")")
        }
        if let name = definition.movesTo { words.append("moving to \(name)") }
        return words.joined(separator: " ")
    }

    private static func words(of rules: SignInNameRules) -> String {
        let aliases = rules.aliasAttributes.map(\.rawValue).joined(separator: ",")
        let usernames = rules.usernameAttributes.map(\.rawValue).joined(separator: ",")
        let first = usernames.isEmpty ? "username" : usernames
        return [first, aliases.isEmpty ? "" : "or \(aliases)", rules.caseSensitive ? "case counts" : "in any case"]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
}
