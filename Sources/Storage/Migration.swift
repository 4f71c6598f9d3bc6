/// One step of the schema's history. A released step never changes.
///
/// Most steps only add, and programs without them keep working. A step that removes something that older programs use
/// has a name with the prefix `contract/`. It is applied when no older program runs any more, so that nodes can be
/// replaced one at a time.
package struct Migration: Sendable {
    /// The prefix of steps that remove something.
    private static let contractPrefix = "contract/"

    /// Unique in the history.
    package var name: String
    /// The statements of the step, in order.
    package var statements: [SQL]
    /// The index that the step creates, if it creates it beside writers.
    package var index: NewIndex?

    /// A step called `name`, unique in the history. It is one transaction.
    package init(_ name: String, statements: [SQL]) {
        self.name = name
        self.statements = statements
    }

    /// A step that creates an index on a table that may be large. On PostgreSQL, running
    /// nodes still write the table meanwhile.
    package init(_ name: String, index: NewIndex) {
        self.init(name, statements: [index.statement])
        self.index = index
    }

    /// Whether the step breaks programs that do not contain it.
    package var isContract: Bool { Self.isContract(name) }

    static func isContract(_ name: String) -> Bool { name.hasPrefix(contractPrefix) }

    /// The whole step in both dialects. A test pins it, so that a released step cannot change unnoticed.
    package var text: String {
        let onPostgres = index.map { [$0.concurrentStatement] } ?? statements
        return [(Dialect.sqlite, statements), (.postgres, onPostgres)]
            .flatMap { dialect, statements in statements.map { $0.rendered(for: dialect).text } }
            .joined(separator: ";\n")
    }
}

/// Why no migration was applied.
package enum MigrationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The database has a step that this history does not contain.
    case newerDatabase(step: String)
    /// Two steps of the history have the same name.
    case repeatedName(String)

    /// One sentence for the operator.
    package var description: String {
        switch self {
        case .newerDatabase(let step):
            "This database was made by a newer Martlet: it has the step \(step), which this one does not know."
        case .repeatedName(let name): "Two steps of the schema's history are called \(name)."
        }
    }
}

/// Which steps a program applies, and which unknown ones it tolerates.
package enum MigrationMode: Sendable {
    /// All steps: no other program uses the database. Unknown ones are refused.
    case alone
    /// Steps that add, and all steps of a new database. Unknown steps that add are tolerated: a newer program is
    /// already running.
    case beside
    /// Steps that add. Unknown ones are refused: the program must support all tables.
    case maintenance

    /// Whether a program in this mode applies `step`.
    ///
    /// - Parameter isNew: Whether no step has been applied to the database.
    func applies(_ step: Migration, toNew isNew: Bool) -> Bool { self == .alone || !step.isContract || isNew }
    func tolerates(_ unknown: String) -> Bool { self == .beside && !Migration.isContract(unknown) }
}
