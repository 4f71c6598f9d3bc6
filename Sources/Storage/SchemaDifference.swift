/// How the schema of a database differs from a program's history.
package struct SchemaDifference: Sendable {
    /// Steps that have not been applied, in their order.
    package var missing: [Migration] = []
    /// Names of steps that a newer program has applied.
    package var unknown: [String] = []

    /// A difference of nothing.
    package init() {}

    /// Whether this program refuses the database.
    package var isRefused: Bool { unknown.contains(where: Migration.isContract) }
}
