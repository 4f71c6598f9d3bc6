/// One step of the schema's history. A released step never changes.
package struct Migration: Sendable {
    /// Unique in the history.
    package var name: String
    /// The statements of the step, in order.
    package var statements: [SQL]

    /// A step called `name`, unique in the history.
    package init(_ name: String, statements: [SQL]) {
        self.name = name
        self.statements = statements
    }

    /// The whole step in both dialects. A test pins it, so that a released step cannot change unnoticed.
    package var text: String {
        [Dialect.sqlite, .postgres]
            .flatMap { dialect in statements.map { $0.rendered(for: dialect).text } }
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

extension Database {
    /// Applies the missing steps of `history` in order, each in its own transaction.
    ///
    /// Any number of nodes may call it at once: one applies the steps, and the others wait and find nothing to do. If a
    /// step fails, the earlier steps stay and the next start tries it again.
    ///
    /// - Throws: `MigrationError`, or a `StorageError` if a step fails.
    package func migrate(_ history: [Migration]) async throws {
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
