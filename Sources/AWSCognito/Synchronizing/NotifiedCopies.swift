import Kernel

/// Calls the merge handler for the copies of a dataset, once in a run for each copy. The handler runs in a task of its
/// own, so it may synchronize the dataset itself.
final class NotifiedCopies: Sendable {
    private let names = Locked<Set<String>>([])

    func notify(_ settings: DatasetSettings, of copies: [String], ofDataset dataset: String) {
        let new = names.change { names in copies.filter { names.insert($0).inserted } }
        guard !new.isEmpty, let handler = settings.datasetMergedHandler else { return }
        Task { await handler(dataset, new) }
    }
}
