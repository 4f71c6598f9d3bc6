import Kernel

extension SyncRun {
    /// How often conflicts are resolved for one pull, while the app changes the same records.
    private static let maxMerges = 10

    /// Writes pulled records to the file, all in one transaction. Conflicts are resolved before, outside of it.
    ///
    /// - Returns: False if the dataset was cleared, or changed each time a conflict was resolved.
    func merge(_ pulled: PulledChanges) async throws -> Bool {
        for _ in 0..<Self.maxMerges {
            let dataset = dataset
            let conflicts = try await store.perform { try RecordMerge.conflicts(with: pulled, of: dataset, in: $0) }
            let resolved = try await resolve(conflicts)
            let result = try await store.perform { database in
                try RecordMerge.apply(
                    pulled, resolving: resolved, to: dataset, at: context.now, by: writer, in: database)
            }
            switch result {
            case .applied(let keys):
                if !keys.isEmpty {
                    context.events.publish(.didChangeLocalValueFromRemote(dataset: dataset.name, keys: keys))
                }
                return true
            case .cleared: return false
            case .changed: continue
            }
        }
        return false
    }

    /// The author of changes that are made while synchronizing.
    private var writer: String { device ?? AWSCognito.localDevice }

    private func resolve(_ conflicts: [RecordMerge.Conflict]) async throws -> [ByteKey: RecordMerge.Resolution] {
        let handler = settings.conflictHandler ?? AWSCognito.defaultConflictHandler()
        var resolved: [ByteKey: RecordMerge.Resolution] = [:]
        for conflict in conflicts {
            let shown = AWSCognitoConflict(
                localRecord: AWSCognitoRecord(conflict.local), remoteRecord: AWSCognitoRecord(conflict.remote))
            guard let resolution = await handler(dataset.name, shown) else { throw AWSCognitoError.unresolvedConflict }
            if case .value(let value?) = resolution.choice { try SyncLimits.check(value: value) }
            resolved[ByteKey(conflict.local.key)] = RecordMerge.Resolution(
                change: conflict.local.change, choice: resolution.choice)
        }
        return resolved
    }
}
