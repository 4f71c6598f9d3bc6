import Kernel

extension SyncStore {
    /// Makes `next` the current identity, and moves the data that follow to it.
    ///
    /// Datasets that were stored without an identity belong to the first one, under the same names. The datasets of a
    /// guest move to the user who signs in, as copies that are named after the guest's identity; the merge handler
    /// reports them to the app.
    ///
    /// - Returns: The identity's id, or `unknownIdentity` if `next` is nil.
    func adopt(_ next: SyncIdentity?) throws -> String {
        let id = next?.id ?? Self.unknownIdentity
        guard adopted.read({ $0 }) != .some(next) else { return id }
        try write { database in
            let new = next ?? SyncIdentity(id: Self.unknownIdentity, isGuest: false)
            let old = try StateTable.identity(in: database)
            guard old != new else { return }
            if old.id == Self.unknownIdentity {
                try Self.move(old.id, to: new.id, in: database) { $0 }
            } else if old.isGuest, !new.isGuest, old.id != new.id, next != nil {
                try Self.move(old.id, to: new.id, in: database) { "\($0).\(old.id)" }
            }
            try StateTable.set(new, in: database)
        }
        adopted.change { $0 = .some(next) }
        return id
    }

    /// Moves the datasets of an identity to another one.
    private static func move(
        _ old: String, to new: String, in database: LocalDatabase, name: (String) -> String
    ) throws {
        let change = try StateTable.nextChange(in: database)
        for dataset in try LocalDatasetTable.all(of: old, in: database) {
            let source = DatasetKey(identity: old, name: dataset.name)
            let target = DatasetKey(identity: new, name: name(dataset.name))
            if try LocalRecordTable.size(of: source, in: database).records > 0 {
                try LocalDatasetTable.insert(
                    target, at: Instant(date: dataset.lastModifiedDate), by: dataset.lastModifiedBy, in: database)
            }
            try LocalRecordTable.move(source, to: target, change: change, in: database)
            try LocalDatasetTable.delete(source, in: database)
        }
    }
}
