import Kernel

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

    /// A step that creates an index on a table that may be large. On PostgreSQL the nodes that are running go on
    /// writing it.
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

    func applies(_ step: Migration, toNew isNew: Bool) -> Bool { self == .alone || !step.isContract || isNew }
    func bears(_ unknown: String) -> Bool { self == .beside && !Migration.isContract(unknown) }
}

extension Database {
    /// Applies the missing steps of `history` in order, each in its own transaction but for indexes beside writers.
    ///
    /// Any number of nodes may call it at once: one applies the steps, and the others wait and find nothing left to do.
    /// If a step fails, the earlier steps stay and the next start tries it again.
    ///
    /// - Parameter check: Throws if the steps must not be applied now. It runs while no other node changes the schema.
    /// - Throws: `MigrationError`, what `check` throws, or a `StorageError` if a step fails.
    package func migrate(
        _ history: [Migration], mode: MigrationMode = .alone,
        check: @escaping @Sendable (any Transaction) throws -> Void = { _ in }
    ) async throws {
        var known: Set<String> = []
        for step in history where !known.insert(step.name).inserted { throw MigrationError.repeatedName(step.name) }
        let isNew = Locked(false)
        let open: @Sendable (any Transaction) throws -> Void = { [known] tx in
            let count = try MigrationTable(tx).open(knowing: known, mode: mode)
            isNew.change { $0 = count == 0 }
            try check(tx)
        }
        try await exclusively([.transaction(open)] + history.map { $0.exclusiveStep(in: mode, isNew: isNew) })
    }

    /// How many steps have been applied.
    package func schemaStepCount() async throws -> Int { try await read { try MigrationTable($0).names().count } }

    /// How the schema differs from `history`. It changes nothing.
    package func schemaDifference(from history: [Migration]) async throws -> SchemaDifference {
        try await probe()
        // A new database has no table of steps.
        let applied = (try? await read { try MigrationTable($0).names() }) ?? []
        let known = Set(history.map(\.name))
        var difference = SchemaDifference()
        difference.missing = history.filter { !applied.contains($0.name) }
        difference.unknown = applied.filter { !known.contains($0) }
        return difference
    }
}

extension Migration {
    /// Applies the step if it is due.
    ///
    /// - Parameter isNew: Whether no step had been applied. No program uses a new database yet, so its indexes need no
    ///   phases.
    fileprivate func exclusiveStep(in mode: MigrationMode, isNew: Locked<Bool>) -> ExclusiveStep {
        let isDue: @Sendable (any Transaction) throws -> Bool = { tx in
            try mode.applies(self, toNew: isNew.read { $0 }) && !MigrationTable(tx).holds(name)
        }
        guard let index else { return .transaction { if try isDue($0) { try apply($0) } } }
        return .index(
            index,
            isDue: { tx in
                guard try isDue(tx), isNew.read({ $0 }) else { return try isDue(tx) }
                try apply(tx)
                return false
            }, made: { try MigrationTable($0).add(name) })
    }

    private func apply(_ tx: any Transaction) throws {
        for statement in statements { try tx.execute(statement) }
        try MigrationTable(tx).add(name)
    }
}
