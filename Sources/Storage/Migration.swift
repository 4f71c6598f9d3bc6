/// One step of the schema's history.
///
/// Once released it never changes.
public struct Migration: Sendable {
    /// Unique in the history.
    public var name: String
    /// What the step does, in order.
    public var statements: [SQL]

    /// A step called `name`, unique in the history.
    public init(_ name: String, _ statements: [SQL]) {
        self.name = name
        self.statements = statements
    }

    /// The whole step as both engines read it.
    ///
    /// What a test pins, so that a released step cannot change unseen.
    public var text: String {
        [Dialect.sqlite, .postgres]
            .flatMap { dialect in statements.map { $0.rendered(for: dialect).text } }
            .joined(separator: ";\n")
    }
}

/// Why a database was left as it is.
public enum MigrationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The database has a step that this history does not know.
    case newerDatabase(step: String)
    /// Two steps of the history have one name.
    case repeatedName(String)

    /// One sentence for whoever starts the program.
    public var description: String {
        switch self {
        case .newerDatabase(let step):
            "This database was made by a newer Martlet: it has the step \(step), which this one does not know."
        case .repeatedName(let name): "Two steps of the schema's history are called \(name)."
        }
    }
}

extension Database {
    /// Applies the steps of `history` that have not been applied, in order, each in a transaction of its own.
    ///
    /// Any number of nodes may do so at once (RACE-17): one works, the others wait and find nothing left to do. Throws
    /// `MigrationError`, or a `StorageError` where a step fails; the steps before it then stay, and it is tried again
    /// at the next start.
    public func migrate(_ history: [Migration]) async throws {
        var known: Set<String> = []
        for step in history where !known.insert(step.name).inserted { throw MigrationError.repeatedName(step.name) }
        try await exclusively([{ [known] in try MigrationTable($0).open(knowing: known) }] + history.map(applying))
    }

    private func applying(_ step: Migration) -> @Sendable (any Transaction) throws -> Void {
        { tx in
            let table = MigrationTable(tx)
            guard try !table.holds(step.name) else { return }
            for statement in step.statements { try tx.execute(statement) }
            try table.add(step.name)
        }
    }
}
