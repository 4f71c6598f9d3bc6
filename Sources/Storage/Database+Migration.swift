import Kernel

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
        let applied: [String]
        do { applied = try await read { try MigrationTable($0).names() } } catch StorageError.unexpected {
            // A new database has no table of steps.
            applied = []
        }
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
            try mode.applies(self, toNew: isNew.read { $0 }) && !MigrationTable(tx).contains(name)
        }
        guard let index else { return .transaction { if try isDue($0) { try apply($0) } } }
        return .index(
            index,
            isDue: { tx in
                guard try isDue(tx) else { return false }
                guard isNew.read({ $0 }) else { return true }
                // The table is empty, so the index is created at once and is no longer due.
                try apply(tx)
                return false
            }, record: { try MigrationTable($0).add(name) })
    }

    private func apply(_ tx: any Transaction) throws {
        for statement in statements { try tx.execute(statement) }
        try MigrationTable(tx).add(name)
    }
}
